"""Setting up a Czech table as a case describes it."""

from __future__ import annotations

from dataclasses import replace

from tarock_desktop.cases.czech.scene import CzechScene, czech_scene_of
from tarock_desktop.cases.people import letter_of, seat_of
from tarock_desktop.cases.schema import HandFacts
from tarock_desktop.cases.texas.layout import Layout, lay_out
from tarock_desktop.cases.texas.staging import PHASES, play_of, spoken, start_hand, turn_from
from tarock_desktop.cases.texas.staging import ask as ask_any
from tarock_desktop.cases.unjudged import UnjudgedError
from tarock_desktop.table.actions import Bid
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.records import (
    Announcement,
    Auction,
    BidEntry,
    Calls,
    Exchange,
    TalonCard,
    Trick,
)
from tarock_desktop.table.seats import TABLE, Seat
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.czech.sheet import czech


def set_czech_scene(state: State, facts: HandFacts, variant: Variant, *, filled: bool) -> State:
    """Return a table on which the act named by `at` is due.

    Raises:
        UnjudgedError: the position can't be or is not supported.
    """
    state = start_hand(state, variant)
    scene = czech_scene_of(facts, variant, state.deal.order)
    if scene.at == "deal":
        return state
    state = _with_cards(state, lay_out(scene, filled=filled))
    if scene.is_past("bid"):
        state = _bid_over(state, scene)
    state = _said(state, scene)
    if scene.at == "play":
        state = _in_play(state, scene)
    return _asked(state, scene)


def _with_cards(state: State, layout: Layout) -> State:
    deal = replace(
        state.deal,
        hands=layout.hand_records,
        discards=layout.discard_records,
        talon=_talon(layout),
        exposed=layout.exposed,
        forehand=layout.scene.forehand,
    )
    return replace(state, deal=deal)


def _talon(layout: Layout) -> tuple[TalonCard, ...]:
    """Return the talon; of a position in play only the cards that the case names are left."""
    scene, records = layout.scene, layout.talon_records
    size = scene.variant.sheet.deal.talon
    gone = isinstance(scene, CzechScene) and scene.is_each
    return (*((TalonCard(None, added=gone),) * (size - len(records))), *records)


def _bid_over(state: State, scene: CzechScene) -> State:
    """Book the auction and what followed it, as far as the hand has come."""
    others = state.from_seat(scene.declarer)[1:]
    bids = (BidEntry(scene.declarer, scene.game.id), *(BidEntry(seat, None) for seat in others))
    taken, piles = scene.taken, state.deal.discards
    laid = (seat for seat in scene.order if 0 < taken[seat] <= piles[seat].size)
    exchange = Exchange(drawn=taken, laid=tuple(laid))
    if scene.is_past("take") and scene.game.talon:
        exchange = replace(exchange, draw=1 if scene.calls else scene.facts.draw or 1)
    calls = Calls() if scene.called is None else Calls(scene.called, spoken=True)
    auction = Auction(bids, scene.game.id, scene.declarer)
    return replace(state, auction=auction, exchange=exchange, calls=calls)


def _said(state: State, scene: CzechScene) -> State:
    """Book the values and announcements that the case names; nothing is paid for them yet."""
    facts, notices = scene.facts, state.notices
    if scene.is_past("declare"):
        notices = spoken(notices, facts)
    announces = scene.game.announces
    if scene.is_past("bid") and announces is not None and notices.announcer(announces) is None:
        entry = Announcement(scene.declarer, announces)
        notices = replace(notices, announcements=(entry, *notices.announcements))
    over = scene.is_past("declare")
    named = {seat: tuple(facts.declared.get(letter_of(seat), "").split()) for seat in scene.order}
    if scene.is_past("discard"):
        said = tuple(named[seat] or (() if over else None) for seat in sorted(scene.order))
        notices = replace(notices, declared=said)
    return replace(state, notices=notices)


def _in_play(state: State, scene: CzechScene) -> State:
    """Return the table with the trick, who has won one, and talon cards that lie open."""
    state = replace(state, play=play_of(state, scene))
    if scene.is_each and any(hand.size < scene.sheet.deal.hand for hand in state.deal.hands):
        return _with_winners(state, scene)
    shown = not scene.calls and scene.game.talon and (scene.facts.draw or 1) > 1
    if shown:
        talon = tuple(
            replace(card, shown=card.shown or (card.taken_by is None and card.card is not None))
            for card in state.deal.talon
        )
        state = replace(state, deal=replace(state.deal, talon=talon))
    return state


def _with_winners(state: State, scene: CzechScene) -> State:
    """Return the table with an earlier trick for everybody who is not said to have none."""
    played = {entry.seat for entry in state.play.trick}
    left = [state.deal.hands[seat].size + (seat in played) for seat in scene.order]
    if max(left) >= scene.sheet.deal.hand or scene.facts.number == 1:
        return state
    tricks = state.play.tricks
    leader = tricks[-1].winner if tricks else state.forehand
    without = {seat_of(letter) for letter in scene.facts.trickless or ()}
    winners = (seat for seat in scene.order if seat not in without and seat != leader)
    fakes = (*(Trick((), seat) for seat in winners), Trick((), leader))
    return replace(state, play=replace(state.play, tricks=fakes))


def _asked(state: State, scene: CzechScene) -> State:
    """Return the table with the phase and the seat whose act is due."""
    phase = PHASES[scene.at]
    if phase is Phase.ANNOUNCE and state.notices.doublings:
        phase = Phase.CHALLENGE
    return turn_from(state, scene.variant, phase, Bid(TABLE, scene.game.id))


def ask_czech(state: State, seat: Seat, variant: Variant) -> State:
    """Return the table when *seat* is asked instead of the seat that is due."""
    if state.phase is not Phase.TALON or seat == state.declarer:
        return ask_any(state, seat, variant)
    contract = czech(variant.sheet).game(state.auction.contract or "")
    order = state.from_seat(state.declarer)
    takers = [state.declarer] * contract.talon + list(order[1 : order.index(seat)])
    size = variant.sheet.deal.talon
    if len(takers) >= size or contract.sides != "partner":
        raise UnjudgedError(f"{letter_of(seat)} gets no talon card of his own")
    places = [TalonCard(None, taker, taker) for taker in takers]
    places += [TalonCard(None)] * (size - len(takers))
    drawn = tuple(takers.count(other) for other in sorted(state.deal.order))
    exchange = replace(state.exchange, drawn=drawn, draw=1)
    deal = replace(state.deal, talon=tuple(places))
    return replace(state, deal=deal, exchange=exchange, turn=seat)
