"""Setting up a Texas-Czech table as a case describes it."""

from __future__ import annotations

from msgspec.structs import replace

from tarock_desktop.cases.layout import Layout
from tarock_desktop.cases.settling import declared_values
from tarock_desktop.cases.staging import (
    ask_in_turn,
    exchange_of,
    play_of,
    spoken,
    with_cards,
    with_talon_before,
)
from tarock_desktop.cases.texas.scene import TexasScene
from tarock_desktop.rules.evening.bank import paid
from tarock_desktop.rules.hand.facts import HandFacts as FinishedHand
from tarock_desktop.rules.texas.forehand import find_forehand
from tarock_desktop.table.evolve import fold
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.records import Auction, BidEntry, Calls, TalonCard
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.texas.variant import as_texas


def set_texas(state: State, layout: Layout[TexasScene]) -> State:
    """Return the table with the cards of a position and all that was done before it."""
    scene = layout.scene
    state = _with_forehand(with_cards(state, layout, _talon(layout)), scene)
    if scene.is_past("bid"):
        state = _bid_over(state, scene)
    if scene.is_past("discard"):
        state = _declared(state, scene)
    if scene.is_past("declare"):
        state = replace(state, notices=spoken(state.notices, scene.facts))
    if scene.at == "play":
        state = replace(state, play=play_of(state, scene))
    return state


def _talon(layout: Layout[TexasScene]) -> tuple[TalonCard, ...]:
    """Return the talon; who plays alone may have taken its last cards."""
    taken, left = layout.taken_places(), tuple(map(TalonCard, layout.talon))
    last = not layout.scene.calls and layout.scene.facts.draw == 2
    return (*left, *taken) if last else (*taken, *left)


def _with_forehand(state: State, scene: TexasScene) -> State:
    """Return the table with the forehand: named, or the one with its card."""
    if scene.forehand is not None:
        return state
    full = scene.variant.sheet.deal.hand
    forehand, card = scene.order[0], None
    if not (scene.is_past("announce") and any(h.size < full for h in state.deal.hands)):
        forehand, card = find_forehand(state, scene.variant.sheet.forehand)
    return replace(state, deal=replace(state.deal, forehand=forehand, forehand_card=card))


def _bid_over(state: State, scene: TexasScene) -> State:
    """Book the bidding and what followed it, as far as the hand has come."""
    calls = Calls()
    if scene.called is not None:
        calls = Calls(scene.called, spoken=scene.facts.called is not None)
    bids = (BidEntry(scene.declarer, scene.game.id),)
    auction = Auction(bids, scene.game.id, scene.declarer)
    return replace(state, auction=auction, exchange=exchange_of(state, scene), calls=calls)


def _declared(state: State, scene: TexasScene) -> State:
    """Book and pay the values that were declared before the script."""
    named = declared_values(scene.facts, scene.order)
    over = scene.is_past("declare")
    declared = tuple(named[seat] or (() if over else None) for seat in sorted(scene.order))
    state = replace(state, notices=replace(state.notices, declared=declared))
    hand = FinishedHand(order=scene.order, table=scene.people, declared=named)
    return fold(state, paid(state, scene.variant.lines(hand), scene.variant.sheet.bank))


def ask_texas(state: State, seat: Seat, variant: Variant) -> State:
    """Return the table when *seat* is asked instead of the seat that is due."""
    if state.phase is Phase.TALON and seat != state.declarer:
        own = as_texas(variant).contract(state).talon
        state = with_talon_before(state, seat, own, variant)
    return ask_in_turn(state, seat, variant)
