"""The table without cards: wooden rim, felt, and the light at the seat due.

It is drawn once for a size, a theme and a turn, into one opaque picture that every frame copies
from. Lengths are logical pixels.
"""

from __future__ import annotations

import math
import random
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from tarock_desktop.ui.scene.layout import CARD_RATIO, TRICK_CARD, Side, TableLayout, direction
from tarock_desktop.ui.scene.ornament import paint_rosette
from tarock_desktop.ui.style.tokens import Theme

LIGHT_PART: Final = 0.66
"""Radius of the light on the felt, as a part of the longer side of the view."""
ROSETTE: Final = 1.42
"""Radius of the rosette under the trick, in card widths."""
_TILE: Final = 8
_STRIP: Final = 600
"""Length of the strip of grain that is repeated along the rim."""
_SHADES: Final = 6
"""Strokes of the shade of the rim."""
_BLACK: Final = "#000000"


class _Key(Struct, frozen=True):
    """What a picture of the table was drawn for."""

    theme: Theme
    width: float
    height: float
    ratio: float
    card: float
    light: tuple[float, float]


class Ground:
    """Keeps the picture of the table, and draws anew what of it has changed."""

    def __init__(self) -> None:
        self._key: _Key | None = None
        self._picture = QPixmap()
        self._due: Side | None = None
        self._below: tuple[QPointF, QPixmap] | None = None
        """What lies under the light of the seat due, and where."""

    def picture(
        self, layout: TableLayout, theme: Theme, due: Side | None, ratio: float
    ) -> QPixmap:
        """Return the table; the seat *due* is lit. *ratio*: device pixels in a logical one."""
        centre = layout.centre
        size, card = layout.size, layout.trick_card.width()
        key = _Key(theme, size.width(), size.height(), ratio, card, (centre.x(), centre.y()))
        if key != self._key:
            self._picture = felt_picture(layout, theme, ratio)
            self._key, self._due, self._below = key, None, None
        if due is not self._due:
            self._light(layout, theme, due)
        return self._picture

    def _light(self, layout: TableLayout, theme: Theme, due: Side | None) -> None:
        """Take the light of one seat away and light another; a second whole picture is spared."""
        ratio = self._picture.devicePixelRatio()
        if self._below is not None:
            painter = QPainter(self._picture)
            painter.drawPixmap(*self._below)
            painter.end()
        self._due, self._below = due, None
        if due is None:
            return
        whole = light_place(layout, due)
        part = whole.toAlignedRect()
        pixels = QRectF(part.topLeft() * ratio, part.size() * ratio).toAlignedRect()
        self._below = (QPointF(pixels.topLeft()) / ratio, self._picture.copy(pixels))
        painter = QPainter(self._picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipPath(bed(layout))
        for light in _lights(layout, due):
            _paint_light(painter, light, theme.turn)
        painter.end()


class _Light(Struct, frozen=True):
    """Soft light on the felt."""

    middle: QPointF
    reach: QPointF
    """Half its width and half its height."""
    strength: float

    @property
    def place(self) -> QRectF:
        return QRectF(self.middle - self.reach, self.middle + self.reach)


def _lights(layout: TableLayout, due: Side) -> list[_Light]:
    """Return the light at a seat; at the own one the hand is lit too."""
    wide = layout.trick_card.width() / TRICK_CARD
    seat = layout.seat(due)
    if due is Side.BOTTOM:
        hand = QPointF(layout.centre.x(), layout.hand_top + (CARD_RATIO / 2) * wide)
        return [
            _Light(hand, QPointF(3.7 * wide, 1.5 * wide), 0.50),
            _Light(seat, QPointF(1.1 * wide, wide), 0.30),
        ]
    inward = seat - direction(due) * 0.25 * wide
    return [_Light(inward, QPointF(1.1 * wide, wide), 0.62)]


def light_place(layout: TableLayout, due: Side) -> QRectF:
    """Return the part of the felt that the light of a seat reaches."""
    whole = QRectF()
    for light in _lights(layout, due):
        whole = whole.united(light.place)
    return whole.intersected(QRectF(QPointF(0, 0), layout.size))


def felt_picture(layout: TableLayout, theme: Theme, ratio: float) -> QPixmap:
    """Return the table without cards and without the light of the turn."""
    width, height, rim = layout.size.width(), layout.size.height(), layout.rim
    size = QSize(max(1, round(width * ratio)), max(1, round(height * ratio)))
    image = QImage(size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(ratio, ratio)
    whole = QRectF(0, 0, width, height)
    inner = whole.adjusted(rim, rim, -rim, -rim)
    _paint_wood(painter, whole, rim, theme)
    _paint_bevel(painter, inner, rim, theme)
    painter.setClipPath(bed(layout))
    _paint_cloth(painter, inner, layout.centre, theme)
    painter.save()
    painter.translate(layout.centre)
    measure = layout.trick_card.width() / TRICK_CARD
    paint_rosette(painter, ROSETTE * measure, _with(theme.inlay, theme.inlay_alpha / 255))
    painter.restore()
    _paint_edge(painter, inner, rim, theme)
    painter.end()
    pixmap = QPixmap.fromImage(image)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def bed(layout: TableLayout) -> QPainterPath:
    """Return the outline of the felt."""
    rim = layout.rim
    inner = QRectF(QPointF(0, 0), layout.size).adjusted(rim, rim, -rim, -rim)
    path = QPainterPath()
    path.addRoundedRect(inner, 2.2 * rim, 2.2 * rim)
    return path


def _with(colour: str, strength: float) -> QColor:
    found = QColor(colour)
    found.setAlphaF(min(1.0, strength))
    return found


def _paint_wood(painter: QPainter, whole: QRectF, rim: float, theme: Theme) -> None:
    """Draw a long gradient, and grain along each side."""
    dark, middle, light = (QColor(colour) for colour in theme.rim)
    width, height = whole.width(), whole.height()
    gradient = QLinearGradient(0, 0, width * 0.3, height)
    for at, colour in ((0.0, light), (0.35, middle), (0.7, middle), (1.0, dark)):
        gradient.setColorAt(at, colour)
    for side in (
        QRectF(0, 0, width, 3.2 * rim),
        QRectF(0, height - 3.2 * rim, width, 3.2 * rim),
        QRectF(0, 0, 3.2 * rim, height),
        QRectF(width - 3.2 * rim, 0, 3.2 * rim, height),
    ):
        painter.fillRect(side, gradient)
    grain = _grain(rim, theme, painter.device().devicePixelRatioF())
    painter.drawTiledPixmap(QRectF(0, 0, width, rim), grain)
    painter.drawTiledPixmap(QRectF(0, height - rim, width, rim), grain)
    painter.save()
    painter.rotate(90)
    painter.drawTiledPixmap(QRectF(0, -rim, height, rim), grain)
    painter.drawTiledPixmap(QRectF(0, -width, height, rim), grain)
    painter.restore()


def _grain(rim: float, theme: Theme, ratio: float) -> QPixmap:
    """Return a strip of grain; it is laid end to end, because its lines are slow to draw."""
    strip = QPixmap(round(_STRIP * ratio), math.ceil(rim * ratio))
    strip.setDevicePixelRatio(ratio)
    strip.fill(Qt.GlobalColor.transparent)
    painter = QPainter(strip)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    # The same grain at every start: the table is always the same table.
    chance = random.Random(5)  # noqa: S311
    for _ in range(_STRIP // 6):
        line = QColor(theme.rim[0] if chance.random() < 0.6 else theme.rim[2])
        line.setAlpha(chance.randint(14, 48))
        painter.setPen(QPen(line, chance.choice((0.6, 0.9, 1.4))))
        start, end = chance.uniform(0, _STRIP), chance.uniform(60, 340)
        across, slant = chance.uniform(0, rim), chance.uniform(-1.5, 1.5)
        for lap in (0, _STRIP):
            here = QPointF(start - lap, across)
            painter.drawLine(here, here + QPointF(end, slant))
    painter.end()
    return strip


def _paint_bevel(painter: QPainter, inner: QRectF, rim: float, theme: Theme) -> None:
    """Draw the dark groove and the metal line around the felt."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for grow, line in ((2.5, _with(theme.rim[0], 0.8)), (0.7, QColor(theme.stitch))):
        painter.setPen(QPen(line, 2.0))
        corner = 2.2 * rim + grow
        painter.drawRoundedRect(inner.adjusted(-grow, -grow, grow, grow), corner, corner)


def _paint_cloth(painter: QPainter, inner: QRectF, centre: QPointF, theme: Theme) -> None:
    """Draw the felt: light around a *centre*, and a fine twill."""
    light = QRadialGradient(centre, max(inner.width(), inner.height()) * LIGHT_PART)
    for at, colour in ((0.0, theme.felt_hi), (0.42, theme.felt), (1.0, theme.felt_lo)):
        light.setColorAt(at, QColor(colour))
    painter.fillRect(inner, light)
    tile = QPixmap(_TILE, _TILE)
    tile.fill(Qt.GlobalColor.transparent)
    chance = random.Random(7)  # noqa: S311
    weaver = QPainter(tile)
    for across in range(_TILE):
        for down in range(_TILE):
            tone = QColor(255, 255, 255) if (across + down) % 4 < 2 else QColor(0, 0, 0)
            is_thread = (across - down) % 2 == 0
            strength = theme.thread + chance.randint(-4, 5) if is_thread else theme.thread // 3
            tone.setAlpha(strength)
            weaver.fillRect(across, down, 1, 1, tone)
    weaver.end()
    painter.drawTiledPixmap(inner, tile)


def _paint_edge(painter: QPainter, inner: QRectF, rim: float, theme: Theme) -> None:
    """Draw the stitched line, and the shade that the rim throws."""
    corner = 2.2 * rim
    stitch = QPen(_with(theme.inlay, theme.inlay_alpha / 255 * 1.7), max(1.2, rim * 0.09))
    stitch.setDashPattern([5, 3.4])
    painter.setPen(stitch)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = rim * 0.75
    line = inner.adjusted(inset, inset, -inset, -inset)
    painter.drawRoundedRect(line, corner * 0.8, corner * 0.8)
    step = rim / _SHADES
    for number in range(_SHADES):
        fading = (1 - number / _SHADES) ** 2
        # As wide as two steps, so that they run into each other.
        painter.setPen(QPen(_with(_BLACK, 1.1 * theme.shade * fading), 2 * step))
        deep = number * step
        place = inner.adjusted(deep - 1, deep - 1, 1 - deep * 0.6, 1 - deep * 0.5)
        painter.drawRoundedRect(place, corner, corner)


def _paint_light(painter: QPainter, light: _Light, colour: str) -> None:
    wide, tall = light.reach.x(), light.reach.y()
    painter.save()
    painter.translate(light.middle)
    painter.scale(1, tall / wide)
    fading = QRadialGradient(QPointF(0, 0), wide)
    for at, part in ((0.0, 1.0), (0.35, 0.62), (0.7, 0.18), (1.0, 0.0)):
        fading.setColorAt(at, _with(colour, light.strength * part))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fading)
    painter.drawEllipse(QPointF(0, 0), wide, wide)
    painter.restore()
