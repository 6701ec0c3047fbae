"""What is asked of a judge beside the table: the facts, four answers, the ruling afterwards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from tarock_desktop.ui.style.flow import FlowLayout
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Choice, LineButton, Text, discard


@final
class JudgeColumn(QFrame):
    """Texts and answers that scroll if need be, above buttons that stay in sight."""

    chosen = Signal(int)
    """An answer, by its place from 0."""

    def __init__(self, *buttons: Choice) -> None:
        """Take all buttons that there may be, in their order."""
        super().__init__()
        self.setObjectName("bar")
        self.above, self.facts = Text("", "muted"), Text("")
        self.asked = Text("", "question")
        self.verdict, self.reason = Text("", "strong"), Text("")
        self.options: list[LineButton] = []
        """The answers that can be chosen, or that were to be chosen from."""
        told = QWidget()
        self._lines = QVBoxLayout(told)
        self._lines.setContentsMargins(0, 0, Space.S, 0)
        self._lines.setSpacing(Space.S)
        self._answers = QVBoxLayout()
        self._answers.setSpacing(Space.XS)
        for part in (self.above, self.facts, self.asked):
            self._lines.addWidget(part)
        self._lines.addLayout(self._answers)
        for part in (self.verdict, self.reason):
            self._lines.addWidget(part)
        self._lines.addStretch(1)
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidget(told)
        self._all, self._buttons = buttons, FlowLayout()
        for button in buttons:
            self._buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.M, Space.M, Space.S, Space.M)
        column.setSpacing(Space.S)
        column.addWidget(self._area)
        column.addLayout(self._buttons)
        column.addStretch(1)

    def tell(self, above: str, facts: Iterable[str], asked: str) -> None:
        """Say what is asked, and what one has to know for it."""
        self._say(self.above, above)
        self._say(self.facts, "\n".join(facts))
        self._say(self.asked, asked)
        self.judge("", ())
        self._area.verticalScrollBar().setValue(0)

    def show_answers(self, answers: Sequence[str], chosen: int | None = None) -> None:
        """Show the answers, and which one was chosen."""
        for button in self.options:
            self._answers.removeWidget(button)
            discard(button)
            button.deleteLater()
        self.options.clear()
        for place, text in enumerate(answers):
            button = LineButton(text, partial(self.chosen.emit, place))
            button.setProperty("role", "toggle")
            button.setCheckable(True)
            button.setChecked(place == chosen)
            self.options.append(button)
            self._answers.addWidget(button)
            button.show()
        self._fit()

    def judge(self, verdict: str, reason: Iterable[str]) -> None:
        """Say what the answer was, and why; empty: nothing of it any more."""
        self._say(self.verdict, verdict)
        self._say(self.reason, "\n".join(reason))
        self._fit()
        if verdict:
            QTimer.singleShot(0, self, self._show_verdict)

    def _show_verdict(self) -> None:
        self._area.ensureWidgetVisible(self.reason if self.reason.text() else self.verdict)
        self._area.ensureWidgetVisible(self.verdict)

    def move_text(self, lines: int) -> None:
        """Move what is said by some lines."""
        bar = self._area.verticalScrollBar()
        bar.setValue(bar.value() + lines * self.facts.fontMetrics().height())

    @staticmethod
    def _say(text: Text, said: str) -> None:
        text.setText(said)
        text.setVisible(bool(said))

    def offer(self, *buttons: Choice) -> None:
        """Show some of the buttons, and only these."""
        for button in self._all:
            button.setVisible(button in buttons)
        self._fit()

    def hasHeightForWidth(self) -> bool:
        """Say that the height depends on the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height at which nothing scrolls in a *width*."""
        told, buttons = self._heights(width)
        return told + buttons

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have the buttons right below what is said."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        told, buttons = self._heights(self.width())
        self._area.setFixedHeight(max(0, min(told, self.height() - buttons)))

    def _heights(self, width: int) -> tuple[int, int]:
        """Return the height of what is said, and of everything else."""
        inside = width - Space.M - Space.S - 2 * self.frameWidth()
        self._lines.activate()
        told = self._lines.totalHeightForWidth(inside - Space.S)
        edge = 2 * Space.M + Space.S + 2 * self.frameWidth()
        return told, self._buttons.heightForWidth(inside) + edge
