"""Chips drawn as discs with the figure on them."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tarock_desktop.ui.style.tips import set_tip
from tarock_desktop.ui.style.tokens import CHIP_COLOURS
from tarock_desktop.variants.schema import Sheet

Pile = tuple[str, int, int]
"""Colour word, worth of one disc, number of discs."""


def piles(amount: Fraction, sheet: Sheet) -> tuple[Pile, ...]:
    """Return how *amount* lies in discs of the sheet, as few as can be; nothing for a debt."""
    rest = max(0, int(amount))
    laid = []
    for disc in sorted(sheet.bank.discs, key=lambda each: -each.worth):
        count, rest = divmod(rest, disc.worth)
        if count:
            laid.append((disc.colour, disc.worth, count))
    return tuple(laid)


class ChipRow(QWidget):
    """One disc for each colour, with the number of such discs behind it."""

    def __init__(self, laid: tuple[Pile, ...]) -> None:
        super().__init__()
        self._piles = laid
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(" + ".join(f"{count} × {worth}" for _, worth, count in laid))
        set_tip(self, self.accessibleName())

    def sizeHint(self) -> QSize:
        """Return the room for all discs."""
        disc = self._disc()
        return QSize(len(self._piles) * self._step(), disc + 2)

    def paintEvent(self, event: object) -> None:
        """Draw the discs."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        disc, step = self._disc(), self._step()
        text_colour = self.palette().windowText().color()
        for place, (colour, worth, count) in enumerate(self._piles):
            ground, figure = CHIP_COLOURS.get(colour, CHIP_COLOURS["white"])
            box = QRectF(place * step + 1, (self.height() - disc) / 2, disc, disc)
            painter.setPen(QPen(QColor("#26212B"), 1.0))
            painter.setBrush(QColor(ground))
            painter.drawEllipse(box)
            pen = QPen(QColor(figure), 1.0, Qt.PenStyle.DotLine)
            painter.setPen(pen)
            painter.drawEllipse(box.adjusted(2, 2, -2, -2))
            self._write(painter, box, str(worth), QColor(figure))
            beside = QRectF(box.right() + 1, 0, step - disc - 2, self.height())
            painter.setPen(text_colour)
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
            painter.drawText(beside, flags, f"×{count}")

    def _write(self, painter: QPainter, box: QRectF, figure: str, colour: QColor) -> None:
        usual = painter.font()
        small = QFont(usual)
        small.setPixelSize(max(9, round(box.height() * 0.48)))
        small.setBold(True)
        painter.setFont(small)
        painter.setPen(colour)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, figure)
        painter.setFont(usual)

    def _disc(self) -> int:
        return self.fontMetrics().height() + 2

    def _step(self) -> int:
        return self._disc() + self.fontMetrics().horizontalAdvance("×88") + 10
