"""An incident as a lesson: step by step, all hands open."""

from __future__ import annotations

from tarock_desktop.cases.incidents import find_row, play_incident
from tarock_desktop.journal.comments import Comments
from tarock_desktop.session.deals import LETTERS
from tarock_desktop.session.lesson import Lesson, lesson_of_acts
from tarock_desktop.table.rulings import Mode
from tarock_desktop.ui.teaching.lesson_table import Taught


def incident_lesson(row: str) -> tuple[Lesson, Taught]:
    """Return the incident of a row, and what stands around it.

    Raises:
        UnknownIncidentError: there is no such row.
    """
    incident = play_incident(find_row(row))
    acts = ((each.state, each.events) for each in incident.happenings)
    taught = Taught(
        sheet=incident.variant.sheet,
        mode=Mode(incident.case.facts.table.mode or Mode.GUARD.value),
        names=tuple(LETTERS[: len(incident.position.round.seats)]),
        near=None,
        comments=Comments(),
        is_guest=True,
    )
    return lesson_of_acts(incident.position, acts, incident.variant), taught
