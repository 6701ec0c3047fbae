"""Chips drawn as small stacks, seen from the front above."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tarock_desktop.ui.style.tips import set_tip
from tarock_desktop.ui.style.tokens import CHIP_COLOURS
from tarock_desktop.variants.schema import Sheet

Pile = tuple[str, int, int]
"""Colour word, worth of one disc, number of discs."""

TALLEST: Final = 6
"""Discs in one stack; more stand in two."""
_WIDE, _FLAT, _THICK, _RISE = 0.98, 0.30, 0.15, 0.155
"""Step to the next stack, half height of the upper face, thickness, rise of the next disc; in
diameters."""


def piles(amount: Fraction, sheet: Sheet) -> tuple[Pile, ...]:
    """Return how *amount* lies in discs of the sheet, as few as can be; nothing for a debt."""
    rest = max(0, int(amount))
    laid = []
    for disc in sorted(sheet.bank.discs, key=lambda each: -each.worth):
        count, rest = divmod(rest, disc.worth)
        if count:
            laid.append((disc.colour, disc.worth, count))
    return tuple(laid)


def stacks(laid: tuple[Pile, ...]) -> tuple[tuple[str, int], ...]:
    """Return the stacks in which discs stand: colour word and number of discs of each.

    >>> stacks((("blue", 10, 9), ("white", 1, 2)))
    (('blue', 5), ('blue', 4), ('white', 2))
    """
    found = []
    for colour, _, count in laid:
        halves = (count,) if count <= TALLEST else (count - count // 2, count // 2)
        found += [(colour, part) for part in halves]
    return tuple(found)


def paint_disc(painter: QPainter, at: QPointF, across: float, colour: str) -> None:
    """Draw one disc; *at* is the middle of its upper face, *across* its diameter in pixels."""
    ground, deep, spot = CHIP_COLOURS.get(colour, CHIP_COLOURS["white"])
    half, flat, thick = across / 2, across * _FLAT, across * _THICK
    edge = QPainterPath()
    edge.addEllipse(at + QPointF(0, thick), half, flat)
    edge.addRect(QRectF(at.x() - half, at.y(), across, thick))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(deep))
    painter.drawPath(edge.simplified())
    painter.setBrush(QColor(ground))
    painter.setPen(QPen(QColor(deep), across * 0.03))
    painter.drawEllipse(at, half, flat)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(spot), across * 0.06, Qt.PenStyle.DotLine))
    painter.drawEllipse(at, half * 0.7, flat * 0.7)


class ChipStacks(QWidget):
    """The chips of one person, standing on the lower edge."""

    def __init__(self, laid: tuple[Pile, ...]) -> None:
        super().__init__()
        self._laid = laid
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(" + ".join(f"{count} × {worth}" for _, worth, count in laid))
        set_tip(self, self.accessibleName())

    def sizeHint(self) -> QSize:
        """Return the room for all stacks, the tallest that can be."""
        across = self._across()
        wide = across * (_WIDE * len(stacks(self._laid)) + 0.1)
        tall = across * (2 * _FLAT + _THICK + _RISE * (TALLEST - 1))
        return QSize(round(wide) + 2, round(tall) + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the stacks from the left."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        across = self._across()
        foot = self.height() - 1 - across * (_FLAT + _THICK)
        for place, (colour, count) in enumerate(stacks(self._laid)):
            middle = 1 + across * (0.5 + _WIDE * place)
            for height in range(count):
                at = QPointF(middle, foot - across * _RISE * height)
                paint_disc(painter, at, across, colour)

    def _across(self) -> float:
        return 0.95 * self.fontMetrics().height()
