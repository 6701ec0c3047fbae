"""What is said of a place of the board, and how it is drawn."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from tarock_desktop.ui.style.glass import paint_glass
from tarock_desktop.ui.style.tokens import BADGE, ON_BADGE, Radius, Space, Theme


class Plate(Struct, frozen=True):
    """The words at the left of the cards of a place."""

    key: str
    """The letter of the key that brings cards here."""
    name: str
    count: str
    short: str
    """The count where there is no room for more."""
    note: str
    """Who deals, who is the first; empty: neither."""
    is_wrong: bool
    """Whether too many or too few cards lie there."""

    @property
    def spoken(self) -> str:
        """All of it, for a screen reader."""
        return ", ".join(part for part in (self.name, self.count, self.note) if part)


def paint_plate(painter: QPainter, box: QRectF, plate: Plate, theme: Theme, font: QFont) -> None:
    """Draw a plate; as many lines as there is room for."""
    paint_glass(painter, box.adjusted(1, 1, -1, -1), Radius.PANEL, theme)
    bold = QFont(font)
    bold.setBold(True)
    line = QFontMetricsF(font).height()
    room = int((box.height() - Space.XS) / line)
    ink = QColor(theme.warning_on_glass if plate.is_wrong else theme.muted_on_glass)
    side = _paint_key(painter, box, plate.key, bold, line)
    left = box.left() + side + 2 * Space.S
    wide = box.right() - left - Space.XS
    lines = [
        ((plate.name,), bold, QColor(theme.on_glass)),
        ((plate.count, plate.short), bold if plate.is_wrong else font, ink),
        ((plate.note, ""), font, QColor(theme.turn_on_glass)),
    ]
    # The key says whose cards they are, and the head of the page who deals.
    wanted = lines[:room] if room > 1 else lines[1:2]
    words = [(_fitting(texts, face, wide), face, colour) for texts, face, colour in wanted]
    words = [part for part in words if part[0]]
    top = box.center().y() - line * len(words) / 2
    for text, face, colour in words:
        painter.setFont(face)
        painter.setPen(colour)
        place = QRectF(left, top, wide, line)
        elided = QFontMetricsF(face).elidedText(text, Qt.TextElideMode.ElideRight, place.width())
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, elided)
        top += line


def _fitting(texts: Sequence[str], font: QFont, wide: float) -> str:
    """Return the first text that fits, or the last one."""
    measure = QFontMetricsF(font).horizontalAdvance
    return next((text for text in texts if measure(text) <= wide), texts[-1])


def _paint_key(painter: QPainter, box: QRectF, key: str, font: QFont, line: float) -> float:
    """Draw the letter of a place on a disc; return its diameter."""
    side = round(1.3 * line)
    disc = QRectF(box.left() + Space.S, box.center().y() - side / 2, side, side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(BADGE))
    painter.drawEllipse(disc)
    painter.setFont(font)
    painter.setPen(QColor(ON_BADGE))
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, key)
    return side
