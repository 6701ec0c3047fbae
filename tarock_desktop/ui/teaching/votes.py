"""A vote of the room: acts are proposed, hands are counted, and the answer tells what is right."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import final

from PySide6.QtCore import QObject, Signal

from tarock_desktop.session.lecture import Lecture, Option, Vote
from tarock_desktop.session.lesson import Lesson
from tarock_desktop.session.voting import all_options, proposed
from tarock_desktop.ui.page.tables import TaughtTable
from tarock_desktop.ui.panels.notice import Audience
from tarock_desktop.ui.teaching.board import Board
from tarock_desktop.ui.threads.calculations import Calculation, Calculations


@final
class Votes(QObject):
    """Looks for what can be voted on, and keeps the counts."""

    changed = Signal()
    """Both windows are to be drawn anew."""

    def __init__(self, table: TaughtTable, lecture: Lecture, board: Callable[[], Board]) -> None:
        """Serve one table; *board* gives what stands around it."""
        super().__init__(table.page)
        self._table, self._lecture, self._board = table, lecture, board
        self._search = Calculations(self)
        self._search.found.connect(self._found)
        self._calculation: Calculation | None = None
        self._place: tuple[Lesson | None, int] = None, 0
        """The step for which acts are looked for."""
        table.closed.connect(self._search.close)

    @property
    def is_thinking(self) -> bool:
        """Whether acts to vote for are being looked for."""
        return self._calculation is not None

    def ask(self) -> None:
        """Ask the room, and let it vote; or take the vote away."""
        lecture = self._lecture
        if not self._may_vote():
            return
        if lecture.vote is None and not lecture.is_asking:
            lecture.ask()
        self.propose()

    def _may_vote(self) -> bool:
        """Return whether there is something to vote on, or say why not."""
        if len(self.everything()) > 1:
            return True
        said = self.tr(
            "There are no acts to choose from at this step: there is nothing to vote on."
        )
        if self._lecture.mover is None:
            said = self.tr("Nobody is asked at this step: there is nothing to vote on.")
        self._table.tell(said, Audience.TABLE)
        return False

    def propose(self) -> None:
        """Propose acts to vote for, or take the vote away."""
        lecture = self._lecture
        if lecture.vote is not None or self.is_thinking:
            self._search.stop()
            self._calculation, lecture.vote = None, None
            self.changed.emit()
            return
        lesson, why = lecture.lesson, lecture.why
        request = None if lesson is None else lesson.request(lecture.number)
        if request is None or why is None or not self._may_vote():
            return
        self._place = lesson, lecture.number
        self._calculation = self._search.begin((partial(proposed, request, why),))
        self.changed.emit()

    def _found(self, calculation: Calculation, found: object) -> None:
        if calculation is not self._calculation:
            return
        self._calculation = None
        lecture, everything = self._lecture, self.everything()
        if self._place != (lecture.lesson, lecture.number) or not everything:
            self.changed.emit()
            return
        if not isinstance(found, tuple):
            # A room can vote without an answer, and what went wrong does not help it.
            said = self.tr("What is best could not be found. These acts can be voted for.")
            self._table.tell(said, Audience.TABLE)
            found = ()
        lecture.vote = Vote.on(found or everything)
        self.changed.emit()
        first = self._board().counts[0]
        if first.isVisible():
            first.activateWindow()
            first.setFocus()
            first.selectAll()

    def everything(self) -> tuple[Option, ...]:
        """Return all acts that can be voted for now, those of the vote as they are known."""
        lecture = self._lecture
        lesson, why = lecture.lesson, lecture.why
        request = None if lesson is None else lesson.request(lecture.number)
        if request is None or why is None:
            return ()
        found = list(all_options(request, why))
        known = () if lecture.vote is None else lecture.vote.options
        for option in known:
            at = next((n for n, each in enumerate(found) if each.is_same(option)), None)
            if at is None:
                found.append(option)
            else:
                found[at] = option
        return tuple(found)

    def count(self, place: int, count: int) -> None:
        """Note how many hands went up for an option."""
        if self._lecture.vote is not None:
            self._lecture.vote = self._lecture.vote.with_count(place, count)
            self.changed.emit()

    def exchange(self, place: int, index: int) -> None:
        """Let another act be voted for."""
        everything = self.everything()
        if self._lecture.vote is not None and index < len(everything):
            self._lecture.vote = self._lecture.vote.with_option(place, everything[index])
            self.changed.emit()
