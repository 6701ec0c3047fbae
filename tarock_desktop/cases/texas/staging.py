"""Setting up a Texas-Czech table as a case describes it."""

from __future__ import annotations

from msgspec.structs import replace

from tarock_desktop.cases.layout import Layout
from tarock_desktop.cases.settling import declared_values
from tarock_desktop.cases.staging import (
    ask_in_turn,
    play_of,
    spoken,
    with_bidding,
    with_cards,
    with_declared,
    with_talon_before,
)
from tarock_desktop.cases.texas.scene import TexasScene
from tarock_desktop.rules.evening.bank import paid
from tarock_desktop.rules.hand.facts import HandFacts as FinishedHand
from tarock_desktop.rules.texas.forehand import find_forehand
from tarock_desktop.table.evolve import fold
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.texas.variant import as_texas


def set_texas(state: State, layout: Layout[TexasScene]) -> State:
    """Return the table with the cards of a position and all that was done before it."""
    scene = layout.scene
    state = _with_forehand(with_cards(state, layout), scene)
    if scene.is_past("bid"):
        state = with_bidding(state, scene)
    if scene.is_past("discard"):
        state = _with_values(state, scene)
    if scene.is_past("declare"):
        state = replace(state, notices=spoken(state.notices, scene.facts))
    if scene.at == "play":
        state = replace(state, play=play_of(state, scene))
    return state


def _with_forehand(state: State, scene: TexasScene) -> State:
    """Return the table with the forehand: named, or the one with its card."""
    if scene.forehand is not None:
        return state
    full = scene.variant.sheet.deal.hand
    forehand, card = scene.order[0], None
    if not (scene.is_past("announce") and any(h.size < full for h in state.deal.hands)):
        forehand, card = find_forehand(state, scene.variant.sheet.forehand)
    return replace(state, deal=replace(state.deal, forehand=forehand, forehand_card=card))


def _with_values(state: State, scene: TexasScene) -> State:
    """Return the table with the values that were declared before the script, paid at once."""
    state = with_declared(state, scene)
    values = declared_values(scene.facts, scene.order)
    hand = FinishedHand(order=scene.order, table=scene.people, declared=values)
    return fold(state, paid(state, scene.variant.lines(hand), scene.variant.sheet.bank))


def ask_texas(state: State, seat: Seat, variant: Variant) -> State:
    """Return the table when *seat* is asked instead of the seat that is due."""
    if state.phase is Phase.TALON and seat != state.declarer:
        own = as_texas(variant).contract(state).talon
        state = with_talon_before(state, seat, own, variant)
    return ask_in_turn(state, seat, variant)
