"""What is told beside a table: texts that scroll if need be, above buttons that stay in sight."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from tarock_desktop.ui.style.aloud import Aloud
from tarock_desktop.ui.style.flow import FlowLayout
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Choice, Scrolling, Text, set_role


class SideColumn(QFrame):
    """The column without texts so far; `lines` takes them."""

    def __init__(self, *buttons: Choice) -> None:
        """Take all buttons that there may be, in their order."""
        super().__init__()
        told = QWidget()
        self.lines = QVBoxLayout(told)
        self.lines.setContentsMargins(0, 0, Space.S, 0)
        self.lines.setSpacing(Space.S)
        self.area = Scrolling(told, takes_focus=False)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        told.installEventFilter(self)
        self.aloud = Aloud(self, self.texts)
        self.buttons, self._buttons = buttons, FlowLayout()
        for button in buttons:
            self._buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.M, Space.M, Space.S, Space.M)
        column.setSpacing(Space.S)
        column.addWidget(self.area)
        column.addLayout(self._buttons)
        column.addStretch(1)

    @staticmethod
    def say(text: Text, said: str) -> None:
        """Let one of the texts say something; without words it takes no room."""
        text.setText(said)
        text.setVisible(bool(said))

    def texts(self) -> Iterable[str]:
        """Return what who does not see the column hears, where it has changed."""
        raise NotImplementedError

    def offer(self, *buttons: Choice, primary: Choice | None = None) -> None:
        """Show some of the buttons, and only these; the *primary* one stands out."""
        for button in self.buttons:
            button.setVisible(button in buttons)
            set_role(button, "primary" if button is primary else "")
        self.fit()

    def heightForWidth(self, width: int) -> int:
        """Return the height at which nothing scrolls in a *width*."""
        told, buttons = self._heights(width)
        return told + buttons

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have the buttons right below what is said."""
        super().resizeEvent(event)
        self.fit()

    def eventFilter(self, told: QObject, event: QEvent) -> bool:
        """Follow the height of the texts, which changes with their font too."""
        if event.type() is QEvent.Type.LayoutRequest:
            self.fit()
        return super().eventFilter(told, event)

    def fit(self) -> None:
        """Give the texts as much of the height as they need, and the buttons leave."""
        told, buttons = self._heights(self.width())
        self.area.setFixedHeight(max(0, min(told, self.height() - buttons)))

    def _heights(self, width: int) -> tuple[int, int]:
        """Return the height of what is said, and of everything else."""
        inside = width - Space.M - Space.S - 2 * self.frameWidth()
        self.lines.activate()
        told = self.lines.totalHeightForWidth(inside - Space.S)
        edge = 2 * Space.M + Space.S + 2 * self.frameWidth()
        return told, self._buttons.heightForWidth(inside) + edge
