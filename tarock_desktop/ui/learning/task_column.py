"""What is told beside a table at which a task is set, and the buttons below it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from tarock_desktop.ui.learning.lesson_panel import Progress
from tarock_desktop.ui.style.flow import FlowLayout
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Choice, Text, set_role

LOW: Final = 2
"""So many times as wide as high, it lies below the table."""


@final
class TaskColumn(QFrame):
    """A title, what is said, and buttons that stay in sight however much that is."""

    def __init__(self, *buttons: Choice) -> None:
        """Take all buttons that there may be, in their order."""
        super().__init__()
        self.setObjectName("steps")
        self.above, self.title = Text("", "muted"), Text("", "question")
        self.progress = Progress()
        self.said, self.more = Text("", "lead"), Text("", "muted")
        self._told = QWidget()
        self._lines = lines = QVBoxLayout(self._told)
        lines.setContentsMargins(0, 0, Space.S, 0)
        lines.setSpacing(Space.S)
        for part in (self.above, self.progress, self.title, self.said, self.more):
            lines.addWidget(part)
        lines.addStretch(1)
        self._area = area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(self._told)
        self._all, self._buttons = buttons, FlowLayout()
        for button in buttons:
            self._buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.M, Space.M, Space.S, Space.M)
        column.setSpacing(Space.S)
        column.addWidget(area)
        column.addLayout(self._buttons)
        column.addStretch(1)
        self.first = buttons[0]
        """The first button that is offered."""

    def tell(self, above: str, title: str, said: Iterable[str], more: Iterable[str] = ()) -> None:
        """Say something else; *more* is said in a low voice."""
        self.above.setText(above)
        self.title.setText(title)
        for text, sentences in ((self.said, said), (self.more, more)):
            text.setText("\n".join(each for each in sentences if each))
            text.setVisible(bool(text.text()))

    def offer(self, *buttons: Choice, stands_out: bool = True) -> None:
        """Show some of the buttons, and only these; the first one may stand out."""
        for button in self._all:
            button.setVisible(button in buttons)
            set_role(button, "primary" if stands_out and button is buttons[0] else "")
        self.first = buttons[0]
        self._fit()

    def heightForWidth(self, width: int) -> int:
        """Return the height at which nothing scrolls in a *width*."""
        told, buttons = self._heights(width)
        return told + buttons

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have the buttons right below what is said."""
        super().resizeEvent(event)
        self._fit()

    def turn(self, way: int) -> None:
        """Show what is said further down (1), or further up (-1)."""
        bar = self._area.verticalScrollBar()
        bar.setValue(bar.value() + way * bar.pageStep() * 3 // 4)

    def _fit(self) -> None:
        # Below a table there is room for words only.
        self.progress.setVisible(self.width() <= LOW * self.height())
        told, buttons = self._heights(self.width())
        self._area.setFixedHeight(max(0, min(told, self.height() - buttons)))

    def _heights(self, width: int) -> tuple[int, int]:
        """Return the height of what is said, and of everything else."""
        inside = width - Space.M - Space.S - 2 * self.frameWidth()
        self._lines.activate()
        told = self._lines.totalHeightForWidth(inside - Space.S)
        edge = 2 * Space.M + Space.S + 2 * self.frameWidth()
        return told, self._buttons.heightForWidth(inside) + edge
