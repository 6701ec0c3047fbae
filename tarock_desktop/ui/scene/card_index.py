"""The index in the corner of a card, drawn at run time: letters, two letters, or rank signs.

All numbers are units of the card's view box, 400 x 700. The shapes come from
``assets/cards/index.json``, so no font is needed and every width is known; only the two-letter
index is set in a font.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Final

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QGuiApplication,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QTransform,
)

from tarock_desktop.resources import data
from tarock_desktop.texts.cards import INDEX_LETTERS
from tarock_desktop.ui.scene.face_style import BACK, FaceStyle, IndexMode

CARD_WIDTH, CARD_HEIGHT = 400, 700
_RANKS: Final = ("king", "queen", "knight", "jack")
_SKYS: Final = "tarock-22"
_TWO_LETTERS: Final = MappingProxyType(
    {"cs": ("Kr", "Dá", "Ka", "Kl"), "sl": ("Kr", "Da", "Ka", "Fa")}
)
"""The other languages have no two ranks that begin with the same letter: one letter will do."""
_CAP_HEIGHT, _CAP_LINE, _GAP = 88, 6, 15


class _Glyph(msgspec.Struct, frozen=True):
    width: float
    lines: tuple[tuple[float, ...], ...]


class _Sign(msgspec.Struct, frozen=True):
    shapes: tuple[tuple[float, ...], ...]
    holes: tuple[tuple[float, float, float], ...]


class _Shapes(msgspec.Struct, frozen=True):
    glyphs: dict[str, _Glyph]
    signs: dict[str, _Sign]
    pips: dict[str, tuple[tuple[float, ...], ...]]


@cache
def _shapes() -> _Shapes:
    text = data("assets").joinpath("cards", "index.json").read_bytes()
    return msgspec.json.decode(text, type=_Shapes)


@dataclass(slots=True)
class IndexArt:
    """The upper index of a card: lines to stroke, shapes to fill, holes that show paper."""

    pen_width: float = 0
    strokes: QPainterPath = field(default_factory=QPainterPath)
    shapes: QPainterPath = field(default_factory=QPainterPath)
    holes: QPainterPath = field(default_factory=QPainterPath)

    def paint(self, painter: QPainter, colour: QColor, paper: QColor) -> None:
        """Draw the index once, in view box units."""
        pen = QPen(colour, self.pen_width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if not self.strokes.isEmpty():
            painter.strokePath(self.strokes, pen)
        painter.fillPath(self.shapes, colour)
        painter.fillPath(self.holes, paper)

    def paint_both_ends(self, painter: QPainter, colour: QColor, paper: QColor) -> None:
        """Draw the index upright and, at the other end of the card, upside down."""
        self.paint(painter, colour, paper)
        painter.save()
        painter.translate(CARD_WIDTH, CARD_HEIGHT)
        painter.rotate(180)
        self.paint(painter, colour, paper)
        painter.restore()


def index_art(card: str, style: FaceStyle) -> IndexArt | None:
    """Return the index of a card in a style; None where nothing stands in the corner."""
    if card == BACK or style.index is IndexMode.OFF:
        return None
    suit, face = card.split("-")
    if suit == "tarock" and card != _SKYS:
        return _text(face, QRectF(60, 37, 66, 62), 0.17)
    if style.index is IndexMode.SYMBOLS and (face in _RANKS or card == _SKYS):
        return _skys_star() if card == _SKYS else _rank_sign(face)
    if style.index is IndexMode.TWO_LETTERS and face in _RANKS and style.language in _TWO_LETTERS:
        art = _set_in_font(_TWO_LETTERS[style.language][_RANKS.index(face)])
        if art is not None:
            return art
    return _text(_letter(card, face, style.language), QRectF(58, 29, 60, 68), 0.165)


def _letter(card: str, face: str, language: str) -> str:
    letters = INDEX_LETTERS[language]
    if card == _SKYS:
        return letters[-1]
    return letters[_RANKS.index(face)] if face in _RANKS else face


def _text(text: str, place: QRectF, weight: float) -> IndexArt:
    """Return text in the stroke font.

    `place` holds the middle of the text, its cap line, the widest it may be, its cap height.
    """
    glyphs = [_shapes().glyphs[c] for c in text]
    scale = place.height() / _CAP_HEIGHT
    natural = sum(g.width for g in glyphs) + _GAP * (len(glyphs) - 1)
    squeeze = min(1.0, place.width() / (natural * scale))
    x = place.x() - natural * scale * squeeze / 2
    art = IndexArt(pen_width=place.height() * weight)
    for glyph in glyphs:
        frame = QTransform.fromTranslate(x, place.y())
        frame.scale(scale * squeeze, scale).translate(0, -_CAP_LINE)
        for line in glyph.lines:
            art.strokes.addPath(_polyline(frame.map(_polygon(line))))
        x += (glyph.width + _GAP) * scale * squeeze
    return art


def _rank_sign(rank: str) -> IndexArt:
    """Return the sign of a court rank, 80 units high."""
    sign = _shapes().signs[rank]
    scale = 80 / _CAP_HEIGHT
    frame = QTransform.fromTranslate(58, 24).scale(scale, scale).translate(-30, -_CAP_LINE)
    art = IndexArt()
    art.shapes = _filled(sign.shapes, frame)
    for x, y, r in sign.holes:
        art.holes.addEllipse(frame.map(QPointF(x, y)), r * scale, r * scale)
    return art


def _skys_star() -> IndexArt:
    frame = QTransform.fromTranslate(58, 63).scale(0.66, 0.66)
    return IndexArt(shapes=_filled(_shapes().pips["tarock"], frame))


def _set_in_font(text: str) -> IndexArt | None:
    """Return two letters of the interface font, bold, squeezed to 64 units.

    None if the machine has no font that can draw them.
    """
    font = QFont(QGuiApplication.font())
    font.setBold(True)
    font.setPixelSize(100)
    path = QPainterPath()
    path.addText(0, 0, font, text)
    capital = QPainterPath()
    capital.addText(0, 0, font, text[0])
    cap, box = capital.boundingRect(), path.boundingRect()
    if cap.isEmpty():
        return None
    tall = 68 / cap.height()
    wide = min(tall, 64 / box.width())
    frame = QTransform.fromTranslate(58, 97).scale(wide, tall)
    frame.translate(-box.center().x(), -cap.bottom())
    return IndexArt(shapes=frame.map(path))


def pip_path(suit: str) -> QPainterPath:
    """Return a suit sign (`heart`, ... or `tarock`) of about 100 units around the origin."""
    return _filled(_shapes().pips[suit], QTransform())


def _polygon(flat: tuple[float, ...]) -> QPolygonF:
    pairs = zip(flat[::2], flat[1::2], strict=True)
    return QPolygonF([QPointF(x, y) for x, y in pairs])


def _polyline(polygon: QPolygonF) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(polygon)
    return path


def _filled(shapes: tuple[tuple[float, ...], ...], frame: QTransform) -> QPainterPath:
    path = QPainterPath()
    # All shapes turn the same way; this rule unites them where they overlap.
    path.setFillRule(Qt.FillRule.WindingFill)
    for shape in shapes:
        path.addPolygon(frame.map(_polygon(shape)))
        path.closeSubpath()
    return path
