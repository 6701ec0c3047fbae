"""What the coach proposes: the act, why, and a button to do it. It bars nothing."""

from __future__ import annotations

from typing import Final, final

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from tarock_desktop.texts.coaching import HintText
from tarock_desktop.ui.style.flow import FlowLayout
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Choice, Text

NARROWEST: Final = 320
WIDEST: Final = 460


@final
class HintCard(QFrame):
    """One proposal in the upper left corner of a table, beside the trick."""

    done = Signal()
    """The act is to be done."""
    dismissed = Signal()
    knew = Signal()
    """Somebody asks what the coach knew."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.setObjectName("notice")
        # The window closes what is private when the cards go off the screen.
        self.setProperty("private", True)
        self.room = QRect()
        """Where it may lie: the table without its bars."""
        self.beside = 0
        """Width in the middle that stays free, if there is room."""
        self.title = Text("", "title")
        self.act = Text("", "question")
        self.why = Text("")
        self.more = Text("", "muted")
        """What else speaks for the act; shown on demand."""
        self.do_button = Choice("", self.done.emit, primary=True)
        self.more_button = Choice("", self.knew.emit)
        self.away_button = Choice("", self.dismissed.emit)
        self.unfold_button = Choice("", self._unfold)
        buttons = FlowLayout()
        for button in (self.do_button, self.unfold_button, self.more_button, self.away_button):
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.M, Space.S, Space.M, Space.S)
        column.setSpacing(Space.XS)
        for text in (self.title, self.act, self.why, self.more):
            column.addWidget(text)
        column.addLayout(buttons)
        self._is_waiting = False
        self.hide()

    def wait(self) -> None:
        """Say that the coach is thinking."""
        self._is_waiting = True
        self._write("", HintText(""))
        self._appear()

    def tell(self, act: str, said: HintText) -> None:
        """Show a proposal and why."""
        self._is_waiting = False
        if (act, said) != (self.act.text(), HintText(self.why.text(), self.more.text())):
            self._write(act, said)
        self._appear()
        self.do_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def forget(self) -> None:
        """Show nothing, and keep nothing that was said."""
        self._write("", HintText(""))
        self.setAccessibleName("")
        self.hide()

    def _write(self, act: str, said: HintText) -> None:
        self.act.setText(act)
        self.why.setText(said.why)
        self.more.setText(said.more)
        self.more.hide()
        self.unfold_button.setVisible(bool(said.more))

    def _unfold(self) -> None:
        """Show what else speaks for the act."""
        self.more.show()
        self.unfold_button.hide()
        self.do_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self._label()
        self.place()

    def _appear(self) -> None:
        self._label()
        for part in (self.act, self.do_button, self.more_button):
            part.setVisible(not self._is_waiting)
        self.show()
        self.raise_()
        self.place()

    def retranslate(self) -> None:
        """Say the fixed words anew, if there are any to be seen."""
        if self.isVisible():
            self._label()
            self.place()

    def _label(self) -> None:
        self.title.setText(self.tr("Hint from the coach"))
        if self._is_waiting:
            self.why.setText(self.tr("The coach is thinking…"))
        self.do_button.setText(self.tr("Do it"))
        self.more_button.setText(self.tr("What did the computer know?"))
        self.away_button.setText(self.tr("Dismiss"))
        self.unfold_button.setText(self.tr("More"))
        parts = [self.title, self.act, self.why]
        if not self.more.isHidden():
            parts.append(self.more)
        self.setAccessibleName(" ".join(part.text() for part in parts if part.text()))

    def place(self) -> None:
        """Lie in the upper left corner, or over the whole width where that is too narrow."""
        room = self.room
        for part in self.findChildren(QWidget):
            part.ensurePolished()
        free = (room.width() - self.beside) // 2 - 2 * Space.S
        width = min(free, WIDEST) if free >= NARROWEST else room.width() - 2 * Space.S
        layout = self.layout()
        if layout is None:
            return
        layout.activate()
        height = min(layout.totalHeightForWidth(width), room.height())
        self.setGeometry(room.left() + Space.S, room.top() + Space.XS, width, height)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go away with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismissed.emit()
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of the text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self.isVisible():
            self.place()
