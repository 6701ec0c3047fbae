"""Setting up a Czech table as a case describes it."""

from __future__ import annotations

from msgspec.structs import replace

from tarock_desktop.cases.czech.scene import CzechScene
from tarock_desktop.cases.layout import Layout
from tarock_desktop.cases.staging import (
    ask_in_turn,
    play_of,
    spoken,
    with_bidding,
    with_cards,
    with_declared,
    with_talon_before,
)
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.records import Announcement, TalonCard, Trick
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.czech.variant import as_czech


def set_czech(state: State, layout: Layout[CzechScene]) -> State:
    """Return the table with the cards of a position and all that was done before it."""
    scene = layout.scene
    state = with_cards(state, layout, _talon(layout))
    if scene.is_past("bid"):
        state = with_bidding(state, scene)
    state = _said(state, scene)
    return _in_play(state, scene) if scene.at == "play" else state


def _talon(layout: Layout[CzechScene]) -> tuple[TalonCard, ...]:
    """Return the talon; of a position in play only the cards that the case names are left."""
    scene, places = layout.scene, layout.talon_places()
    gone = scene.variant.sheet.deal.talon - len(places)
    return (*((TalonCard(None, added=scene.is_each),) * gone), *places)


def _said(state: State, scene: CzechScene) -> State:
    """Book the values and announcements that the case names; nothing is paid for them yet."""
    facts, notices = scene.facts, state.notices
    if scene.is_past("declare"):
        notices = spoken(notices, facts)
    announces = scene.game.announces
    if scene.is_past("bid") and announces is not None and notices.announcer(announces) is None:
        entry = Announcement(scene.declarer, announces)
        notices = replace(notices, announcements=(entry, *notices.announcements))
    return with_declared(replace(state, notices=notices), scene)


def _in_play(state: State, scene: CzechScene) -> State:
    """Return the table with the trick, who has won one, and talon cards that lie open."""
    state = replace(state, play=play_of(state, scene))
    if scene.is_each and any(
        hand.size < scene.variant.sheet.deal.hand for hand in state.deal.hands
    ):
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
    if max(left) >= scene.variant.sheet.deal.hand or scene.facts.number == 1:
        return state
    tricks = state.play.tricks
    leader = tricks[-1].winner if tricks else state.forehand
    without = scene.trickless
    winners = (seat for seat in scene.order if seat not in without and seat != leader)
    fakes = (*(Trick((), seat) for seat in winners), Trick((), leader))
    return replace(state, play=replace(state.play, tricks=fakes))


def ask_czech(state: State, seat: Seat, variant: Variant) -> State:
    """Return the table when *seat* is asked instead of the seat that is due."""
    if state.phase is Phase.TALON and seat != state.declarer:
        own = as_czech(variant).contract(state).talon
        state = with_talon_before(state, seat, own, variant)
    return ask_in_turn(state, seat, variant)
