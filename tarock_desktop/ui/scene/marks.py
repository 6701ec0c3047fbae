"""The small tabs on cards and seats: each is a shape of its own, none differs by colour alone."""

from __future__ import annotations

import math
from collections.abc import Callable
from enum import Enum
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from tarock_desktop.ui.style.tokens import Theme

GOLD: Final = "#F0C25A"
AMBER: Final = "#E59A1F"
"""Ground of what says that a card lies face up by ruling."""
_DARK: Final = "#26212B"
_PAPER: Final = "#FBF5E6"


class Mark(Enum):
    """What a tab says."""

    WINNING = "winning"
    LED = "led"
    BARRED = "barred"
    LOCKED = "locked"
    SHOWN = "shown"
    SELECTED = "selected"
    EXPOSED = "exposed"
    TALON = "talon"
    """It came from the talon."""
    HINT = "hint"
    """The coach proposes it."""
    PARTNER = "partner"
    PARTNER_UNKNOWN = "partner unknown"
    DEALER = "dealer"
    CUTTER = "cutter"
    FOREHAND = "forehand"
    DECLARER = "declarer"
    SITS_OUT = "sits out"


COINS: Final = frozenset({Mark.WINNING, Mark.LED})
"""Tabs that are gold coins: they lie on the cards of the trick."""
COIN_LIGHT, COIN_DARK, COIN_EDGE = "#FBE7A8", "#D39B2E", "#6E4A12"


def _coin() -> QRadialGradient:
    """Return gold, lit from above."""
    gold = QRadialGradient(QPointF(-3.6, -4.8), 18)
    gold.setColorAt(0, QColor(COIN_LIGHT))
    gold.setColorAt(1, QColor(COIN_DARK))
    return gold


Draw = Callable[[QPainter, QColor], None]
"""Draws a sign in a square of 24 units around the origin with the current pen."""


def paint_mark(
    painter: QPainter, mark: Mark, place: QRectF, theme: Theme, letter: str = ""
) -> None:
    """Draw a tab into a square.

    Args:
        painter: of the widget or picture.
        mark: what the tab says.
        place: the square.
        theme: gives the colours.
        letter: what stands on the tabs of dealer and forehand.
    """
    ground, sign = _colours(mark, theme)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(place.center())
    painter.scale(place.width() / 24, place.width() / 24)
    painter.setPen(QPen(QColor(COIN_EDGE if mark in COINS else sign), 1.6))
    painter.setBrush(_coin() if mark in COINS else QColor(ground))
    painter.drawPath(_outline(mark))
    pen = QPen(QColor(sign), 2.2)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if mark in _SIGNS:
        _SIGNS[mark](painter, QColor(sign))
    if letter:
        _letter(painter, letter)
    painter.restore()


@lru_cache(maxsize=48)
def mark_icon(mark: Mark, theme: Theme, side: int = 24) -> QIcon:
    """Return a tab as a picture for a button."""
    picture = QPixmap(side, side)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    paint_mark(painter, mark, QRectF(0, 0, side, side), theme)
    painter.end()
    return QIcon(picture)


def _colours(mark: Mark, theme: Theme) -> tuple[str, str]:
    """Return ground and sign."""
    match mark:
        case Mark.WINNING | Mark.LED | Mark.HINT:
            return GOLD, _DARK
        case Mark.EXPOSED:
            return AMBER, _DARK
        case Mark.BARRED | Mark.LOCKED:
            return _PAPER, "#A83A22"
        case Mark.SELECTED | Mark.SHOWN:
            return "#1F6266", _PAPER
        case Mark.DEALER | Mark.FOREHAND | Mark.DECLARER:
            return theme.accent, theme.panel
        case Mark.PARTNER | Mark.PARTNER_UNKNOWN | Mark.SITS_OUT | Mark.CUTTER | Mark.TALON:
            return theme.panel, theme.accent


def _outline(mark: Mark) -> QPainterPath:
    path = QPainterPath()
    match mark:
        case Mark.LOCKED | Mark.PARTNER | Mark.PARTNER_UNKNOWN | Mark.CUTTER | Mark.TALON:
            path.addRoundedRect(QRectF(-11, -11, 22, 22), 5, 5)
        case Mark.FOREHAND:
            path.moveTo(-10, -11)
            path.lineTo(10, -11)
            path.lineTo(10, 1)
            path.cubicTo(10, 7, 4, 10, 0, 12)
            path.cubicTo(-4, 10, -10, 7, -10, 1)
            path.closeSubpath()
        case Mark.DECLARER:
            path.addRoundedRect(QRectF(-11, -11, 22, 22), 3, 3)
        case _:
            path.addEllipse(QPointF(0, 0), 11, 11)
    return path


def _letter(painter: QPainter, letter: str) -> None:
    font = painter.font()
    font.setPixelSize(14)
    font.setBold(True)
    painter.setFont(font)
    painter.drawText(QRectF(-12, -12, 24, 23), Qt.AlignmentFlag.AlignCenter, letter)


def _star(painter: QPainter, sign: QColor) -> None:
    star = QPainterPath()
    for corner in range(10):
        turn = math.radians(36 * corner - 90)
        size = 8.0 if corner % 2 == 0 else 3.3
        point = QPointF(size * math.cos(turn), size * math.sin(turn))
        star.lineTo(point) if corner else star.moveTo(point)
    star.closeSubpath()
    painter.fillPath(star, sign)


def _one(painter: QPainter, sign: QColor) -> None:
    painter.setPen(QPen(sign, 3.0))
    path = QPainterPath(QPointF(-3.0, -3.4))
    path.lineTo(0.6, -6.2)
    path.lineTo(0.6, 6.4)
    painter.drawPath(path)


def _bar(painter: QPainter, _sign: QColor) -> None:
    painter.drawEllipse(QPointF(0, 0), 6.5, 6.5)
    painter.drawLine(QPointF(-4.5, 4.5), QPointF(4.5, -4.5))


def _lock(painter: QPainter, sign: QColor) -> None:
    painter.drawArc(QRectF(-4, -8, 8, 10), 0, 180 * 16)
    painter.setBrush(sign)
    painter.drawRoundedRect(QRectF(-5.5, -2, 11, 8.5), 1.5, 1.5)


def _eye(painter: QPainter, sign: QColor) -> None:
    path = QPainterPath(QPointF(-7.5, 0))
    path.quadTo(0, -8, 7.5, 0)
    path.quadTo(0, 8, -7.5, 0)
    painter.drawPath(path)
    painter.setBrush(sign)
    painter.drawEllipse(QPointF(0, 0), 1.5, 1.5)


def _tick(painter: QPainter, _sign: QColor) -> None:
    path = QPainterPath(QPointF(-5, 0.5))
    path.lineTo(-1.5, 4.5)
    path.lineTo(5.5, -4)
    painter.drawPath(path)


def _lamp(painter: QPainter, sign: QColor) -> None:
    """Draw a lamp that is lit."""
    painter.drawArc(QRectF(-4.5, -7.5, 9, 9), -50 * 16, 280 * 16)
    painter.drawLine(QPointF(-2, 2.5), QPointF(2, 2.5))
    painter.drawLine(QPointF(-1.5, 6), QPointF(1.5, 6))
    painter.setBrush(sign)
    painter.drawEllipse(QPointF(0, -3), 1.4, 1.4)


def _rings(painter: QPainter, _sign: QColor) -> None:
    painter.drawEllipse(QPointF(-3, 0), 4.3, 4.3)
    painter.drawEllipse(QPointF(3, 0), 4.3, 4.3)


def _rings_and_question(painter: QPainter, sign: QColor) -> None:
    painter.setPen(QPen(sign, 1.6))
    painter.drawEllipse(QPointF(-5, 2), 3.6, 3.6)
    painter.drawEllipse(QPointF(-0.6, 2), 3.6, 3.6)
    font = painter.font()
    font.setPixelSize(13)
    font.setBold(True)
    painter.setFont(font)
    painter.drawText(QRectF(1.5, -11, 10, 14), Qt.AlignmentFlag.AlignCenter, "?")


def _flag(painter: QPainter, sign: QColor) -> None:
    painter.drawLine(QPointF(-5, -7), QPointF(-5, 8))
    path = QPainterPath(QPointF(-5, -7))
    path.lineTo(7, -3.5)
    path.lineTo(-5, 1)
    painter.setBrush(sign)
    painter.drawPath(path)


def _halves(painter: QPainter, sign: QColor) -> None:
    """Draw a pack that is cut: two stacks beside each other."""
    painter.setBrush(sign)
    painter.drawRect(QRectF(-7, -2, 5, 7))
    painter.drawRect(QRectF(2, -6, 5, 11))


def _cup(painter: QPainter, _sign: QColor) -> None:
    painter.drawRect(QRectF(-6, -4, 8, 8))
    painter.drawArc(QRectF(0, -3, 6, 5), -90 * 16, 180 * 16)


def _drawn(painter: QPainter, sign: QColor) -> None:
    """Draw a card that comes up from a stack."""
    painter.setPen(QPen(sign, 1.8))
    painter.drawRoundedRect(QRectF(-6, -1, 12, 8.5), 1.5, 1.5)
    painter.setPen(QPen(sign, 2.4))
    painter.drawLine(QPointF(0, 4), QPointF(0, -7))
    painter.drawLine(QPointF(-3.5, -3.5), QPointF(0, -7))
    painter.drawLine(QPointF(3.5, -3.5), QPointF(0, -7))


_SIGNS: Final = MappingProxyType(
    {
        Mark.WINNING: _star,
        Mark.LED: _one,
        Mark.BARRED: _bar,
        Mark.LOCKED: _lock,
        Mark.SHOWN: _eye,
        Mark.SELECTED: _tick,
        Mark.EXPOSED: _eye,
        Mark.TALON: _drawn,
        Mark.HINT: _lamp,
        Mark.PARTNER: _rings,
        Mark.PARTNER_UNKNOWN: _rings_and_question,
        Mark.DECLARER: _flag,
        Mark.SITS_OUT: _cup,
        Mark.CUTTER: _halves,
    }
)
