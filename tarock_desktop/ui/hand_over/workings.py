"""How a hand was counted, line by line, each with its article."""

from __future__ import annotations

from typing import final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tarock_desktop.table.amounts import ScoreLine
from tarock_desktop.texts.ruling_texts import StepText
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.hand_over.headline import GAME
from tarock_desktop.ui.hand_over.leaders import LeaderLine
from tarock_desktop.ui.style.look import Look
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import LineButton, Text


@final
class Workings(QWidget):
    """All score lines of a hand in words."""

    article_wanted = Signal(str)

    def __init__(self, glance: Glance, look: Look) -> None:
        """Show the lines of *glance*."""
        super().__init__()
        self._glance, self._look = glance, look
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(1)
        # What the hand was about comes first, whenever it was paid.
        for line in sorted(glance.observation.result.lines, key=lambda each: each.part != GAME):
            self._add(line)

    def _add(self, line: ScoreLine) -> None:
        said = self._glance.words.score_line(line)
        head = QHBoxLayout()
        head.setSpacing(Space.L)
        head.addWidget(Text(said.label, "strong"), 1)
        article = line.article
        cited = LineButton(
            said.article.heading, lambda: self.article_wanted.emit(article), "muted"
        )
        head.addWidget(cited)
        self._column.addLayout(head)
        steps = said.working or (StepText(self._who_gains(line)),)
        for step in steps:
            self._column.addWidget(LeaderLine(step, self._look.theme.muted))

    def _who_gains(self, line: ScoreLine) -> str:
        """Return what each gains by a line without a calculation."""
        names, words = self._glance.names, self._glance.words
        gains = zip(names, line.amounts, strict=True)
        return " · ".join(f"{name} {words.gain(gain)}" for name, gain in gains if gain)
