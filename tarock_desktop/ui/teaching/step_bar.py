"""The bar below a taught table: which step is shown, what happened, the teacher's comment."""

from __future__ import annotations

from typing import assert_never, final

from msgspec import Struct
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout

from tarock_desktop.journal.comments import LONGEST, Reader
from tarock_desktop.session.lesson import Chapter
from tarock_desktop.ui.page.lesson_parts import LessonBar
from tarock_desktop.ui.style.tips import set_tip
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Choice, ElidedLabel, Text
from tarock_desktop.ui.teaching.count_box import CountRow


class StepLook(Struct, frozen=True):
    """What the bar says."""

    number: int
    """Of the step, from 1."""
    total: int
    chapter: Chapter
    said: str
    """What happened."""
    comment: str
    note: str
    """What the teacher wrote for himself."""
    is_commented: bool
    """Whether any step of the hand has a comment."""
    may_go_back: bool
    is_past: bool
    votes: tuple[int, ...] | None = None
    """Hands that went up for each act that is voted on; empty: the acts are being looked for;
    `None`: nothing is counted here."""


@final
class ChapterTexts(QObject):
    """Names the parts of a hand."""

    def said(self, chapter: Chapter, what: str) -> str:
        """Return what happened, with the part of the hand it belongs to."""
        if not what:
            return self._chapter(chapter)
        return self.tr("{chapter}: {what}").format(chapter=self._chapter(chapter), what=what)

    def _chapter(self, chapter: Chapter) -> str:
        match chapter:
            case Chapter.DEAL:
                return self.tr("Dealing")
            case Chapter.BIDDING:
                return self.tr("Bidding")
            case Chapter.TALON:
                return self.tr("Talon and discards")
            case Chapter.WORDS:
                return self.tr("Announcing")
            case Chapter.PLAY:
                return self.tr("Playing")
            case Chapter.COUNT:
                return self.tr("Counting")
            case _:
                assert_never(chapter)


@final
class CommentLine(QLineEdit):
    """One line to write in; Escape gives it up."""

    given_up = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give up with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.given_up.emit()
        else:
            super().keyPressEvent(event)


@final
class StepBar(LessonBar):
    """Buttons of a presenter, and what there is to say about the step."""

    back_wanted = Signal()
    on_wanted = Signal()
    present_wanted = Signal()
    commented = Signal(str, object)
    """The teacher has written a comment on the step that is shown, and for which `Reader`; may be
    empty."""
    writing = Signal(bool)
    """A comment begins to be written, or is not written any more."""
    counted = Signal(int, int)
    """Another count of an act, by its place from 0."""
    resized = Signal()
    """It needs another height."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("steps")
        self._look: StepLook | None = None
        self._chapters = ChapterTexts(self)
        self.back_button = Choice("◀", self.back_wanted.emit)
        self.on_button = Choice("▶", self.on_wanted.emit)
        self.count = Text("", "title")
        self.count.setWordWrap(False)
        self.said = ElidedLabel()
        self.comment_button = Choice("", self.write)
        self.present_button = Choice("▶▶", self.present_wanted.emit, primary=True)
        self.comment, self.note = Text("", "legal"), Text("", "muted")
        self._reader = Reader.ROOM
        """For whom a comment is being written."""
        self.line = CommentLine()
        self.line.setMaxLength(LONGEST)
        self.line.returnPressed.connect(self._keep)
        self.line.given_up.connect(self._close_line)
        self.line.hide()
        self.votes = CountRow()
        self.votes.counted.connect(self.counted)
        self.votes.hide()
        self._build()
        self.retranslate()

    def _build(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(Space.S)
        for button in (self.back_button, self.on_button, self.present_button):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.comment_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        row.addWidget(self.back_button)
        row.addWidget(self.on_button)
        row.addWidget(self.present_button)
        row.addWidget(self.count)
        row.addWidget(self.said, 1)
        row.addWidget(self.votes, 1)
        row.addWidget(self.comment_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.S, Space.XS, Space.S, Space.XS)
        column.setSpacing(Space.XS)
        column.addLayout(row)
        column.addWidget(self.comment)
        column.addWidget(self.note)
        column.addWidget(self.line)

    @property
    def is_writing(self) -> bool:
        """Whether a comment is being written."""
        return not self.line.isHidden()

    def show_look(self, look: StepLook) -> None:
        """Show another step; a comment that is being written belongs to the one before."""
        if self.is_writing and self._look is not None and look.number != self._look.number:
            self._close_line()
        self._look = look
        self._tell(look)

    def write(self, reader: Reader = Reader.ROOM, text: str | None = None) -> None:
        """Let the teacher write a comment on the step that is shown, for the room or for himself.

        *text*: what stands there already; `None`: what is shown.
        """
        if self._look is None or self.is_writing:
            return
        self._reader = reader
        is_note = reader is Reader.TEACHER
        self.line.setPlaceholderText(
            self.tr("One line for yourself") if is_note else self.tr("One line about this step")
        )
        self.line.setText(self._look.comment if text is None else text)
        self.comment.hide()
        self.note.hide()
        self.line.show()
        # The key may have come from the window of the room.
        self.line.activateWindow()
        self.line.setFocus()
        self.line.selectAll()
        self.resized.emit()
        self.writing.emit(True)

    def keep(self) -> None:
        """Keep what is being written, before something else is shown."""
        if self.is_writing:
            self._keep()

    def _keep(self) -> None:
        text = self.line.text()
        self._close_line()
        self.commented.emit(text, self._reader)

    def _close_line(self) -> None:
        self.line.hide()
        if self._look is not None:
            self._tell(self._look)
        self.writing.emit(False)

    def _tell(self, look: StepLook) -> None:
        self.back_button.setEnabled(look.may_go_back)
        self.on_button.setEnabled(look.is_past)
        self.present_button.setEnabled(look.is_past)
        self.count.setText(
            self.tr("Step {number} of {total}").format(number=look.number, total=look.total)
        )
        self.said.set_texts(self._chapters.said(look.chapter, look.said), look.said)
        self.comment.setText(look.comment)
        # The table keeps its size from step to step.
        self.comment.setVisible(look.is_commented and not self.is_writing)
        self.note.setText(self.tr("For you: {note}").format(note=look.note) if look.note else "")
        self.note.setVisible(bool(look.note) and not self.is_writing)
        if look.votes is not None:
            self.votes.show_counts(look.votes)
        # They take the place of the words: the table keeps its size.
        self.votes.setVisible(look.votes is not None)
        for part in (self.count, self.said, self.comment_button):
            part.setVisible(look.votes is None)
        self.resized.emit()

    def height_for(self, width: int) -> int:
        """Return the height it needs in a *width*."""
        tall = max(button.sizeHint().height() for button in (self.on_button, self.comment_button))
        if not self.line.isHidden():
            tall += self.line.sizeHint().height() + Space.XS
        for part in (self.comment, self.note):
            if not part.isHidden():
                tall += part.heightForWidth(width - 2 * Space.S) + Space.XS
        line_above = 1
        return tall + 2 * Space.XS + line_above

    def retranslate(self) -> None:
        """Say everything anew."""
        for button, name in (
            (self.back_button, self.tr("Step back")),
            (self.on_button, self.tr("Next step")),
            (self.present_button, self.tr("Back to the game")),
        ):
            button.setAccessibleName(name)
            set_tip(button, name)
        self.comment_button.setText(self.tr("Comment"))
        self.line.setAccessibleName(self.tr("Comment"))
        self.votes.retranslate()
        if self._look is not None:
            self._tell(self._look)
