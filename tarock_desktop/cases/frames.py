"""An incident as a row of pictures: what somebody at the table knows after each of its acts."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from tarock_desktop.cases.incidents import Incident
from tarock_desktop.table import events as ev
from tarock_desktop.table.events import Event
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.redact import observe, redact
from tarock_desktop.table.seats import Viewer
from tarock_desktop.table.view import Observation, View


class Frame(Struct, frozen=True):
    """The table after an act, and what the act did; nothing for the position before all acts."""

    observation: Observation
    events: tuple[Event, ...] = ()


def frames_of(incident: Incident, viewer: Viewer) -> tuple[Frame, ...]:
    """Return the position and the table after every act, as *viewer* may know them."""
    first = Frame(observe(incident.position, viewer))
    acts = (
        Frame(observe(each.state, viewer), tuple(redact(event, viewer) for event in each.events))
        for each in incident.happenings
    )
    return (first, *acts)


def told_before(state: View) -> Iterator[Event]:
    """Yield, as events of the log, what a position has behind it."""
    if state.round.dealer is not None and state.deal.order:
        yield ev.HandStarted(state.round.hand_no, state.round.dealer, state.deal.order)
    if state.phase is Phase.BID and state.deal.forehand is not None:
        yield ev.ForehandFound(state.deal.forehand, state.deal.forehand_card)
    if state.auction.contract is not None:
        yield ev.ContractSet(state.auction.contract, state.declarer)
    if state.calls.known_to:
        yield ev.CalledUnnamed(state.declarer, None, ())
    elif state.calls.card is not None and state.calls.spoken:
        yield ev.CardCalled(state.declarer, state.calls.card, spoken=True)
    for seat in state.deal.order:
        values = state.notices.declared[seat]
        if values:
            yield ev.ValuesDeclared(seat, values)
    for entry in state.notices.announcements:
        yield ev.ItemAnnounced(entry.seat, entry.item)
    for doubling in state.notices.doublings:
        for step, seat in enumerate(doubling.seats, 1):
            yield ev.Challenged(seat, doubling.target, step)
        for step, seat in doubling.repeated:
            yield ev.StepRepeated(seat, doubling.target, step)
    for played in state.play.trick:
        yield ev.CardPlayed(played.seat, played.card, played.seat)
