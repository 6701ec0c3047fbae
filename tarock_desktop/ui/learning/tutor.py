"""Who judges an answer and helps with it, in a thread beside the window."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import partial
from typing import Final, final

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from tarock_desktop.bots.coach import hint
from tarock_desktop.bots.thought import Hint
from tarock_desktop.learning.judging import JudgingError, Verdict, Weighed, judge, weigh
from tarock_desktop.learning.lesson_file import BEST, LEGAL, Text
from tarock_desktop.learning.tally import Outcome
from tarock_desktop.learning.task import Answer, Task
from tarock_desktop.learning.trial import Trial
from tarock_desktop.table.actions import Action, PlayCard
from tarock_desktop.ui.threads.calculations import Calculation, Calculations

MOST_TRIES: Final = 3
"""The last of so many wrong answers brings the right one."""


class AidKind(Enum):
    """How somebody is helped."""

    LIGHT = "light"
    """What may be chosen is lit."""
    HINT = "hint"
    """The writer of the lesson says something."""
    REASON = "reason"
    """The coach says something."""
    ANSWER = "answer"


class Aid(Struct, frozen=True):
    """One piece of help."""

    kind: AidKind
    text: Text | None = None
    hint: Hint | None = None
    answer: Answer | None = None


@final
class Tutor(QObject):
    """Looks after one task at a time."""

    judged = Signal(object)
    """The `Verdict` on an answer."""
    helped = Signal(object)
    """An `Aid`."""
    failed = Signal()
    """It cannot be judged."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._calculations = Calculations(self)
        self._calculations.found.connect(self._found)
        self._calculation: Calculation | None = None
        """What is under way."""
        self._weighing: Calculation | None = None
        """What last began to weigh acts."""
        self._then: Callable[[object], None] = self._forget
        self._task: Task | None = None
        self._trial: Trial | None = None
        self._weighed: Weighed | None = None
        self._aids: list[Aid] = []
        self.tries = 0
        """Wrong answers to this task."""
        self.has_helped = False
        """Whether help was wanted with this task."""
        self.has_shown = False
        """Whether the answer was shown."""

    # ------------------------------------------------------------------ the task

    def take(self, task: Task) -> None:
        """Take another task."""
        self._stop_calculation()
        self._task, self._trial = task, None
        self.tries, self.has_helped, self.has_shown = 0, False, False
        self._aids = []

    def ask(self, trial: Trial | None, hints: tuple[Text, ...]) -> None:
        """Hear what is asked now, at which table, with what the writer says to help."""
        task = self._task
        if task is None:
            return
        self._stop_calculation()
        self._trial, self._weighed = trial, None
        acts = task.ask in {"act", "hand"}
        asked = None if trial is None else trial.prompt()
        choice = None if asked is None else asked.cards
        lights = acts and choice is not None and bool(choice.barred)
        self._aids = [Aid(AidKind.LIGHT)] if lights else []
        self._aids += [Aid(AidKind.HINT, text=text) for text in hints]
        self._aids += [Aid(AidKind.REASON)] if acts and not hints else []
        self._aids.append(Aid(AidKind.ANSWER))
        if task.ask == "act" and task.accept not in {LEGAL, BEST}:
            # So that the verdict comes at once.
            self._weigh(self._forget)

    @property
    def may_help(self) -> bool:
        """Whether there is more help than was given."""
        return bool(self._aids)

    @property
    def is_last_try(self) -> bool:
        """Whether no other wrong answer is waited for."""
        return self.tries >= MOST_TRIES

    @property
    def outcome(self) -> Outcome:
        """How the task ended, if the last answer was right."""
        if self.has_shown:
            return Outcome.SHOWN
        return Outcome.AT_LAST if self.tries or self.has_helped else Outcome.AT_ONCE

    # ------------------------------------------------------------------ answers

    def judge(self, answer: Answer | None) -> None:
        """Judge an answer; `judged` tells it."""
        task, trial = self._task, self._trial
        if task is None:
            return
        if task.ask == "act" and task.accept not in {LEGAL, BEST} and self._weighed is None:
            self._weigh(lambda _: self._judge(task, trial, answer))
        else:
            self._judge(task, trial, answer)

    def _judge(self, task: Task, trial: Trial | None, answer: Answer | None) -> None:
        own = None if trial is None else trial.copy()
        self._do(partial(judge, task, own, answer, self._weighed), self._tell)

    def _tell(self, found: object) -> None:
        if not isinstance(found, Verdict):
            self.failed.emit()
            return
        if not found.is_right:
            self.tries += 1
            self.has_shown = self.has_shown or self.is_last_try
        self.judged.emit(found)

    # ------------------------------------------------------------------ help

    def help(self) -> None:
        """Help once more; `helped` tells how."""
        if not self._aids:
            return
        aid = self._aids.pop(0)
        self.has_helped = True
        match aid.kind:
            case AidKind.REASON:
                self._weigh(self._reason)
            case AidKind.ANSWER:
                self.has_shown = True
                self._find_answer()
            case _:
                self.helped.emit(aid)

    def _reason(self, found: object) -> None:
        if isinstance(found, Weighed):
            told = hint(found.request, found.alternatives)
            self.helped.emit(Aid(AidKind.REASON, hint=told))
        else:
            self.help()

    def _find_answer(self) -> None:
        task, trial = self._task, self._trial
        if task is None:
            return
        own = None if trial is None else trial.copy()
        if task.wish is not None:
            self.helped.emit(Aid(AidKind.ANSWER, answer=task.wish))
        elif task.ask in {"act", "hand"} and task.accept != BEST:
            self._weigh(self._answer_best)
        else:
            self._do(partial(judge, task, own, _any_act(trial)), self._answer_judged)

    def _answer_best(self, found: object) -> None:
        answer = found.best if isinstance(found, Weighed) else _any_act(self._trial)
        self.helped.emit(Aid(AidKind.ANSWER, answer=answer))

    def _answer_judged(self, found: object) -> None:
        answer = found.answer if isinstance(found, Verdict) else None
        self.helped.emit(Aid(AidKind.ANSWER, answer=answer))

    # ------------------------------------------------------------------ the thread

    def stop(self) -> None:
        """Hear of nothing any more."""
        self._calculations.close()

    def _stop_calculation(self) -> None:
        self._calculations.stop()
        self._calculation = None

    def _weigh(self, then: Callable[[object], None]) -> None:
        """Find out what the acts are worth, if that is not known; then go on with it."""
        if self._weighed is not None:
            then(self._weighed)
            return
        trial = self._trial
        if trial is None:
            then(None)
            return

        def keep(found: object) -> None:
            self._weighed = found if isinstance(found, Weighed) else None
            then(found)

        if self._calculation is not None and self._weighing is self._calculation:
            self._then = keep
        else:
            self._do(partial(weigh, trial.copy()), keep)
            self._weighing = self._calculation

    def _do(self, piece: Callable[[], object], then: Callable[[object], None]) -> None:
        self._then = then
        self._calculation = self._calculations.begin((piece,))

    def _found(self, calculation: Calculation, found: object) -> None:
        if calculation is not self._calculation:
            return
        if isinstance(found, Exception) and not isinstance(found, JudgingError):
            raise found
        self._calculation = None
        self._then(found)

    def _forget(self, found: object) -> None:
        """Do nothing with what was found."""


def _any_act(trial: Trial | None) -> Action | None:
    """Return an act that may be done; `None`: nobody is asked."""
    asked = None if trial is None else trial.prompt()
    if asked is None:
        return None
    if asked.cards is not None and asked.cards.count == 1 and asked.cards.legal:
        return PlayCard(asked.seat, next(iter(asked.cards.legal)))
    return next(iter(asked.open_actions), None)
