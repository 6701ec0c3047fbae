"""Which answer a task wants that is no act at the table."""

from __future__ import annotations

from collections.abc import Sequence

from tarock_desktop.cases.frames import Frame, frames_of
from tarock_desktop.cases.incidents import Incident
from tarock_desktop.learning.finding import refused_by, rule_broken
from tarock_desktop.learning.task import Task, WrongAct
from tarock_desktop.table.events import RulingIssued
from tarock_desktop.table.prompts import Prompt
from tarock_desktop.table.seats import Seat, Watcher
from tarock_desktop.ui.learning.answer_texts import LessonWords
from tarock_desktop.ui.learning.asking_table import said_game
from tarock_desktop.ui.learning.task_answers import (
    AnswerPart,
    CountAnswer,
    PayAnswer,
    SeatAnswer,
    SidesAnswer,
    ValuesAnswer,
)
from tarock_desktop.ui.learning.task_find import FindAnswer, offered_rows
from tarock_desktop.variants.schema import Sheet


def answer_part(
    task: Task, said: LessonWords, seats: Sequence[Seat], asked: Prompt | None
) -> AnswerPart | None:
    """Return where a task is answered; `None`: at the table.

    Args:
        task: what is asked.
        said: the words of the present language.
        seats: of the people who can be the answer.
        asked: what the table asks of whoever is due.
    """
    words = said.words
    match task.ask:
        case "sides":
            return SidesAnswer(words, seats, said.acts)
        case "winner":
            return SeatAnswer(words, seats)
        case "count":
            return CountAnswer("" if task.pile is None else words.cards(task.pile))
        case "pay":
            return PayAnswer(words, seats if task.seat is None else (task.seat,))
        case "values":
            return ValuesAnswer(words, () if asked is None else asked.every_value)
        case _:
            return None


def find_part(
    frames: Sequence[Frame], incident: Incident, wrong: WrongAct, sheet: Sheet, said: LessonWords
) -> FindAnswer:
    """Return where the wrong act of an incident is found."""
    words, rule = said.words, rule_broken(incident)
    acts = [_told(frame, said) for frame in frames[1:]]
    ruling = refused_by(incident, wrong.act)
    if ruling is not None:
        acts[wrong.act] = said.judge.act(ruling.action) or words.message(ruling.explanation)
    game = said_game(frames[0].observation.auction, words)
    return FindAnswer(game, acts, offered_rows(incident.row, rule, sheet, words))


def _told(frame: Frame, said: LessonWords) -> str:
    """Return what the acts of a frame were; lapses have no other words than their event's."""
    lines = said.judge.course([frame])
    events = (said.words.event(event, Watcher.REFEREE) for event in frame.events)
    return " ".join(lines or filter(None, events))


def frames_to_find(incident: Incident, wrong: WrongAct) -> tuple[Frame, ...]:
    """Return what happens before anybody says that something was wrong.

    Where the table did not let the wrong act happen, it is seen as it was before: what follows
    from the ruling would tell it.
    """
    frames = frames_of(incident, Watcher.REFEREE)
    ruled = (number for number, frame in enumerate(frames) if number and _is_ruled(frame))
    last = max(next(ruled, len(frames)) - 1, wrong.act + 1)
    kept = (
        Frame(frame.observation, tuple(e for e in frame.events if not isinstance(e, RulingIssued)))
        for frame in frames[: last + 1]
    )
    shown = list(kept)
    if refused_by(incident, wrong.act) is not None:
        shown[wrong.act + 1] = Frame(shown[wrong.act].observation)
    return tuple(shown)


def _is_ruled(frame: Frame) -> bool:
    return any(isinstance(event, RulingIssued) for event in frame.events)
