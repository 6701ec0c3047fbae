"""A line of a calculation: what it is about at the left, dots, what it comes to at the right."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QTextLayout
from PySide6.QtWidgets import QSizePolicy

from tarock_desktop.texts.ruling_texts import StepText
from tarock_desktop.ui.style.widgets import Text

_MOST: Final = 0.45
"""A longer result stands in a line of its own, as a part of the width."""


@final
class LeaderLine(Text):
    """Draws both parts; to a screen reader and a search it is one line of text."""

    def __init__(self, step: StepText, line: str) -> None:
        """Show a *step*; *line* is the colour of the dots."""
        super().__init__(step.line)
        self._step, self._line = step, QColor(line)
        self._line.setAlphaF(0.6)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines in a *width*."""
        lines = len(list(self._broken(width)))
        return (lines + (not self._fits_beside(width))) * self._tall() + 2

    def sizeHint(self) -> QSize:
        """Ask for one line."""
        wide = self.fontMetrics().horizontalAdvance(self._step.line)
        return QSize(wide + 4 * self._tall(), self._tall() + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cause, the dots and the result."""
        del event
        painter, tall = QPainter(self), self._tall()
        end, y = 0.0, 0
        for place, (text, wide) in enumerate(self._broken(self.width())):
            y, end = place * tall, wide
            painter.drawText(QPointF(0, y + self.fontMetrics().ascent()), text)
        if not self._step.result:
            return
        bold = self._bold()
        left = self.width() - QFontMetrics(bold).horizontalAdvance(self._step.result) - 1
        if not self._fits_beside(self.width()):
            y, end = y + tall, 0.0
        base = y + self.fontMetrics().ascent()
        painter.setPen(QPen(self._line, 1.2, Qt.PenStyle.DotLine))
        gap = 0.4 * tall
        if left - end > 3 * gap:
            painter.drawLine(QPointF(end + gap, base), QPointF(left - gap, base))
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.setFont(bold)
        painter.drawText(QPointF(left, base), self._step.result)

    def _tall(self) -> int:
        return round(1.12 * self.fontMetrics().height())

    def _bold(self) -> QFont:
        font = QFont(self.font())
        font.setWeight(QFont.Weight.Bold)
        return font

    def _result_width(self) -> int:
        return QFontMetrics(self._bold()).horizontalAdvance(self._step.result) + 1

    def _fits_beside(self, width: int) -> bool:
        return not self._step.result or self._result_width() <= _MOST * width

    def _broken(self, width: int) -> Iterator[tuple[str, float]]:
        """Yield the lines of the cause, each with its width."""
        room = width
        if self._step.result and self._fits_beside(width):
            room -= self._result_width() + self._tall()
        layout = QTextLayout(self._step.cause, self.font())
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(max(room, 1))
            start = line.textStart()
            yield self._step.cause[start : start + line.textLength()], line.naturalTextWidth()
        layout.endLayout()
