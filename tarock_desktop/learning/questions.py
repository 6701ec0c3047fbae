"""Questions for judges: what can be asked about a sheet, and one question by its seed."""

from __future__ import annotations

from tarock_desktop.cases.frames import Frame
from tarock_desktop.cases.incidents import incident_rows
from tarock_desktop.learning.askable import case_files
from tarock_desktop.learning.case_questions import frames_of_case, question_from
from tarock_desktop.learning.incident_questions import frames_of_question, question_about
from tarock_desktop.learning.question import FROM_CASES, Kind, Part, Question, part_of
from tarock_desktop.variants.loader import load_variant


def sources(ruleset: str) -> tuple[tuple[str, Part], ...]:
    """Return all that questions of a sheet are made from, each with its part of the hand.

    Nothing is played through for it. Worked cases stand under the count, whatever they are about.
    """
    rows = incident_rows()
    laws = load_variant(ruleset).sheet.irregularity
    told = ((law.id, part_of(law.rules[0])) for law in laws if law.rules and law.id in rows)
    return (*told, *((name, Part.COUNT) for name in case_files(ruleset)))


def question_of(ruleset: str, source: str, kind: Kind, seed: str) -> Question | None:
    """Return a question; the same seed gives the same one.

    `None`: there are not enough answers that are certainly wrong, or nothing to be asked.
    """
    is_row = incident_rows().get(source) == ruleset
    if is_row is (kind in FROM_CASES):
        return None
    if is_row:
        return question_about(source, kind, seed)
    return question_from(ruleset, source, kind, seed)


def shown_frames(question: Question) -> tuple[Frame, ...]:
    """Return the position and the table after each act that the question shows.

    Never the ruling, nor what comes to it: an act that the table did not let happen is told in
    words.
    """
    if question.kind in FROM_CASES:
        return frames_of_case(question)
    return frames_of_question(question)
