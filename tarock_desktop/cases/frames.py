"""An incident as a row of pictures: what somebody at the table knows after each of its acts."""

from __future__ import annotations

from msgspec import Struct

from tarock_desktop.cases.incidents import Incident
from tarock_desktop.table.events import Event
from tarock_desktop.table.redact import observe, redact
from tarock_desktop.table.seats import Viewer
from tarock_desktop.table.view import Observation


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
