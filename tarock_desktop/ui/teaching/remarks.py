"""What the teacher writes about a step: a comment for the room, a note for himself."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from PySide6.QtCore import QObject, Signal

from tarock_desktop.journal.comments import Reader
from tarock_desktop.journal.errors import JournalError
from tarock_desktop.session.lecture import Lecture
from tarock_desktop.ui.page.tables import TaughtTable
from tarock_desktop.ui.teaching.board import Board
from tarock_desktop.ui.teaching.lesson_table import Taught
from tarock_desktop.ui.teaching.showing import Showing


@final
class Remarks(QObject):
    """Keeps it with the game that is taught."""

    changed = Signal()
    """Something else is to be shown at the step."""

    def __init__(
        self,
        table: TaughtTable,
        lecture: Lecture,
        showing: Showing,
        board: Callable[[], Board],
        *,
        taught: Callable[[], Taught | None],
    ) -> None:
        """Serve one table; *board* and *taught* give what stands around the step."""
        super().__init__(table.page)
        self._table, self._lecture = table, lecture
        self._showing, self._board, self._taught = showing, board, taught
        self.shows_notes = False
        """Whether the teacher's notes are shown on the only screen: nobody else is there yet."""

    def keep(self, text: str, reader: Reader = Reader.ROOM) -> None:
        """Keep a comment on the step that is shown."""
        lesson, taught, words = self._lecture.lesson, self._taught(), self._table.words
        if taught is None or lesson is None or words is None:
            return
        number = self._lecture.number
        if text == self._showing.said(number, reader, words):
            # A sentence of the program stays one, in every language.
            return
        try:
            taught.comments.write(lesson.steps[number].moment, text, reader)
        except JournalError as error:
            self._table.report_unsaved(error)
        self.changed.emit()

    def tell_damage(self) -> None:
        """Say what is wrong with the comments on the game."""
        session = self._table.session
        if session is not None and session.comments.damage is not None:
            self._table.report(
                self.tr("A comment on this game can't be read. {details}").format(
                    details=self._table.problem(session.comments.damage)
                )
            )

    def write(self) -> None:
        """Let the teacher write a comment on the step that is shown."""
        self._board().bar.write()

    def write_note(self) -> None:
        """Let the teacher write a note on the step that is shown, for himself alone."""
        words = self._table.words
        if words is not None:
            note = self._showing.said(self._lecture.number, Reader.TEACHER, words)
            self._board().bar.write(Reader.TEACHER, note)

    def toggle_notes(self) -> None:
        """Show the teacher's notes on the only screen, or not."""
        self.shows_notes = not self.shows_notes
        self.changed.emit()
