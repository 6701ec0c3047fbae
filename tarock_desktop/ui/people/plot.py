"""Lines that show how people have fared from hand to hand."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Final, final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from tarock_desktop.ui.style.person import paint_shape
from tarock_desktop.ui.style.tokens import Space, Theme

_TICKS: Final = 5
"""Steps of the scale at most."""
_MARKS: Final = 5
"""Shapes on a line at least, if it has as many hands."""


class Line(Struct, frozen=True):
    """How one person has fared."""

    name: str
    ink: str
    shape: int
    sums: tuple[Fraction, ...]
    """What all hands up to each have brought together; first 0, before the first of them."""


def line_of(name: str, ink: str, shape: int, gains: Sequence[Fraction]) -> Line:
    """Return the line of a person whose last hands have brought these *gains*."""
    sums = [Fraction(0)]
    for gain in gains:
        sums.append(sums[-1] + gain)
    return Line(name, ink, shape, tuple(sums))


def scale_of(low: float, high: float) -> tuple[float, ...]:
    """Return the steps of a scale from *low* to *high*: round numbers, zero among them.

    >>> scale_of(-3, 12)
    (-5, 0, 5, 10, 15)
    """
    span = max(high, 0) - min(low, 0) or 1
    power = 10 ** math.floor(math.log10(span / _TICKS))
    fits = (power * each for each in (1, 2, 5, 10) if span / (power * each) <= _TICKS)
    step = max(1, next(fits, 10 * power))
    first, last = math.floor(min(low, 0) / step), math.ceil(max(high, 0) / step)
    return tuple(step * number for number in range(first, max(last, first + 1) + 1))


@final
class LinePlot(QWidget):
    """Draws lines over hands, each with a colour and a shape of its own."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._lines: tuple[Line, ...] = ()
        self._figure: Callable[[Fraction], str] = str
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_lines(self, lines: Sequence[Line], figure: Callable[[Fraction], str]) -> None:
        """Show other lines; *figure* says an amount on the scale."""
        self._lines, self._figure = tuple(lines), figure
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for room in which lines can be told apart."""
        tall = self.fontMetrics().height()
        return QSize(24 * tall, 13 * tall)

    def minimumSizeHint(self) -> QSize:
        """Ask for a few lines of text."""
        tall = self.fontMetrics().height()
        return QSize(10 * tall, 9 * tall)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw names, scale and lines."""
        del event
        if not self._lines:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        values = [float(each) for line in self._lines for each in line.sums]
        steps = scale_of(min(values), max(values))
        labels = [self._figure(Fraction(round(step))) for step in steps]
        metrics = self.fontMetrics()
        left = max(metrics.horizontalAdvance(label) for label in labels) + Space.L
        top = self._paint_names(painter) + Space.S + metrics.height() // 2
        hands = max(len(line.sums) for line in self._lines) - 1
        right = metrics.horizontalAdvance(str(hands)) // 2 + Space.S
        below = metrics.height() + Space.XS
        box = QRectF(left, top, self.width() - left - right, self.height() - top - below)
        self._paint_scale(painter, box, steps, labels)
        self._paint_hands(painter, box, hands)
        for line in self._lines:
            self._paint_line(painter, line, box, (steps[0], steps[-1]), hands)

    def _paint_names(self, painter: QPainter) -> int:
        """Draw the shape and the name of everybody, and return how high that is."""
        metrics = self.fontMetrics()
        tall, x, y = metrics.height(), 0, 0
        for line in self._lines:
            wide = tall + metrics.horizontalAdvance(line.name) + Space.L
            if x and x + wide > self.width():
                x, y = 0, y + tall + Space.XS
            middle = QPointF(x + tall / 2, y + tall / 2)
            paint_shape(painter, line.shape, middle, 0.3 * tall, line.ink)
            painter.setPen(QColor(self._theme.on_panel))
            painter.drawText(QPointF(x + tall + 2, y + metrics.ascent()), line.name)
            x += wide
        return y + tall

    def _paint_scale(
        self, painter: QPainter, box: QRectF, steps: Sequence[float], labels: Sequence[str]
    ) -> None:
        metrics = self.fontMetrics()
        for step, label in zip(steps, labels, strict=True):
            y = box.bottom() - box.height() * (step - steps[0]) / (steps[-1] - steps[0])
            is_zero = step == 0
            ink = self._theme.muted if is_zero else self._theme.panel_line
            painter.setPen(QPen(QColor(ink), 1.5 if is_zero else 1))
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
            painter.setPen(QColor(self._theme.muted))
            place = QRectF(0, y - metrics.height() / 2, box.left() - Space.M, metrics.height())
            painter.drawText(place, Qt.AlignmentFlag.AlignRight, label)

    def _paint_hands(self, painter: QPainter, box: QRectF, hands: int) -> None:
        """Draw how many hands lie behind, below the lines."""
        metrics = self.fontMetrics()
        painter.setPen(QColor(self._theme.muted))
        for quarter in range(5):
            x = box.left() + box.width() * quarter / 4
            place = QRectF(x - 40, box.bottom() + Space.XS, 80, metrics.height())
            label = str(round(hands * quarter / 4))
            painter.drawText(place, Qt.AlignmentFlag.AlignHCenter, label)

    def _paint_line(
        self, painter: QPainter, line: Line, box: QRectF, span: tuple[float, float], hands: int
    ) -> None:
        low, high = span
        # Who has played less ends at the right too: it is the same evening.
        first = hands + 1 - len(line.sums)
        points = [
            QPointF(
                box.left() + box.width() * (first + place) / max(1, hands),
                box.bottom() - box.height() * (float(each) - low) / (high - low),
            )
            for place, each in enumerate(line.sums)
        ]
        pen = QPen(QColor(line.ink), 2.5)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(points))
        apart = max(1, len(points) // _MARKS)
        for point in (*points[:-1:apart], points[-1]):
            paint_shape(painter, line.shape, point, 0.22 * self.fontMetrics().height(), line.ink)
