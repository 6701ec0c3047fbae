"""What is asked of a judge beside the table: the facts, four answers, the ruling afterwards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import pairwise
from typing import final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout

from tarock_desktop.ui.learning.side_column import SideColumn
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Choice, LineButton, Text, clear


@final
class JudgeColumn(SideColumn):
    """The question, its answers, and what the judge of the sheet says."""

    chosen = Signal(int)
    """An answer, by its place from 0."""

    def __init__(self, *buttons: Choice) -> None:
        """Take all buttons that there may be, in their order."""
        super().__init__(*buttons)
        self.setObjectName("bar")
        self.above, self.facts = Text("", "muted"), Text("")
        self.asked = Text("", "question")
        self._above = ""
        self.verdict, self.reason = Text("", "strong"), Text("")
        self.options: list[LineButton] = []
        """The answers that can be chosen, or that were to be chosen from."""
        self.answers = QFrame()
        """What has the keyboard while a letter answers; the style sheet draws a line around it."""
        self.answers.setObjectName("rows")
        self.answers.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._answers = QVBoxLayout(self.answers)
        self._answers.setContentsMargins(0, 0, 0, 0)
        self._answers.setSpacing(Space.XS)
        for part in (self.above, self.facts, self.asked):
            self.lines.addWidget(part)
        self.lines.addWidget(self.answers)
        for part in (self.verdict, self.reason):
            self.lines.addWidget(part)
        self.lines.addStretch(1)

    def tell(self, above: str, facts: Iterable[str], asked: str) -> None:
        """Say what is asked, and what one has to know for it."""
        self.say(self.above, above)
        self.say(self.facts, "\n".join(facts))
        self.say(self.asked, asked)
        self.answers.setAccessibleName(asked)
        self.judge("", ())
        self.aloud.changed()
        self.area.verticalScrollBar().setValue(0)

    def show_answers(self, answers: Sequence[str], chosen: int | None = None) -> None:
        """Show the answers, and which one was chosen."""
        clear(self._answers)
        self.options.clear()
        for place, text in enumerate(answers):
            button = LineButton(text, partial(self.chosen.emit, place))
            button.setProperty("role", "toggle")
            button.setCheckable(True)
            button.setChecked(place == chosen)
            self.options.append(button)
            self._answers.addWidget(button)
            button.show()
        # They are new, but Tab comes to them before what stands below.
        for one, other in pairwise((self.answers, *self.options, *self.buttons)):
            self.setTabOrder(one, other)
        self.fit()

    def texts(self) -> tuple[str, ...]:
        """Return what who does not see the column hears, where it has changed."""
        verdict = self.verdict.text()
        answers = () if verdict else (each.accessibleName() for each in self.options)
        # The time that is left is said with the question, and not again.
        self._above = self._above or self.above.text()
        asked = self._above, self.facts.text(), self.asked.text()
        return *asked, *answers, verdict, self.reason.text()

    def judge(self, verdict: str, reason: Iterable[str]) -> None:
        """Say what the answer was, and why; empty: nothing of it any more."""
        self.say(self.verdict, verdict)
        self.say(self.reason, "\n".join(reason))
        self.fit()
        self.aloud.changed()
        if verdict:
            QTimer.singleShot(0, self, self._show_verdict)

    def _show_verdict(self) -> None:
        self.area.ensureWidgetVisible(self.reason if self.reason.text() else self.verdict)
        self.area.ensureWidgetVisible(self.verdict)

    def move_text(self, lines: int) -> None:
        """Move what is said by some lines."""
        bar = self.area.verticalScrollBar()
        bar.setValue(bar.value() + lines * self.facts.fontMetrics().height())
