"""A person at the table: portrait in the colour of the party, role coins, and a fan of backs."""

from __future__ import annotations

import math
from types import MappingProxyType
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.scene.face_style import BACK
from tarock_desktop.ui.scene.layout import CARD_RATIO, Side
from tarock_desktop.ui.scene.marks import paint_mark
from tarock_desktop.ui.scene.portraits import portrait
from tarock_desktop.ui.scene.seat_plate import SeatFacts, SeatItem
from tarock_desktop.ui.style.party import party_colour
from tarock_desktop.ui.style.person import person_colour

_BACK: Final = 0.58
"""Width of a back in portraits."""
_RADIUS, _PIVOT = 2.05, 0.85
"""Radius of the fan, and how far its pivot lies behind the portrait, in widths of a back."""
_SPREAD, _STEP = 68.0, 6.4
"""Angle of the whole fan at most, and between two backs at most, in degrees."""
_FACING: Final = MappingProxyType({Side.TOP: 180.0, Side.LEFT: 90.0, Side.RIGHT: -90.0})
"""Where the fans open, in degrees clockwise from straight up; the own hand lies open."""
_REACH: Final = 1.45
"""How far the fan reaches from the middle of the portrait, in portraits."""
_COIN, _FIRST, _APART = 0.34, -6.0, 40.0
"""Size of a role coin in portraits; angle of the first one and between two, in degrees."""
_EDGE: Final = 3
"""Room around a back for its shade, in pixels."""
_SHADE: Final = QColor(8, 6, 4, 70)


class SeatPortrait(SeatItem):
    """Portrait, coins and backs of a seat; the place is the square around the portrait."""

    def __init__(self, deck: DeckTheme, side: Side) -> None:
        super().__init__(deck)
        self._side = side
        self.shows_backs = True
        """Whether the cards of the seat are closed."""
        self._coming = 0
        """Cards that are dealt to the seat and have not come yet."""
        self._lacks_back = False
        """Whether the back was not drawn yet when the fan was painted."""

    def shows(self, name: str) -> bool:
        """Return whether the picture of a card may be in it; the fan is painted in 2 ms."""
        return name == BACK and self._lacks_back

    def say(self, facts: SeatFacts) -> None:
        """Show other facts; the words are on the plate."""
        super().say(replace(facts, name="", line="", short_line=""))

    def await_cards(self, count: int) -> None:
        """Leave cards out of the fan that are still on their way; 0: all have come."""
        if count != self._coming:
            self._coming = count
            self.update()

    def take_card(self) -> None:
        """Put one of the cards that were on their way into the fan."""
        self.await_cards(max(0, self._coming - 1))

    @property
    def backs(self) -> int:
        """How many backs the fan shows."""
        has_fan = self.shows_backs and self._side in _FACING
        return max(0, self.facts.cards - self._coming) if has_fan else 0

    def boundingRect(self) -> QRectF:
        """Return the square that the fan can reach."""
        reach = _REACH * self.place.width()
        box = QRectF(0, 0, 2 * reach, 2 * reach)
        box.moveCenter(self.place.center())
        return box

    def draw(self, painter: QPainter) -> None:
        """Draw backs, portrait, ring and coins, one over the other."""
        if self.place.isEmpty():
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if self.backs:
            self._paint_backs(painter)
        ratio = painter.device().devicePixelRatioF()
        side = round(self.place.width())
        painter.drawPixmap(self.place.topLeft(), portrait(self.facts.portrait, side, ratio))
        self._paint_ring(painter)
        self._paint_coins(painter)

    def ask_for_back(self, ratio: float) -> None:
        """Let a thread draw the back of the fan, if there is one."""
        if self.backs and not self.place.isEmpty():
            self._lacks_back = not self.deck.is_ready(BACK, back_width(self.place), ratio)

    def _paint_backs(self, painter: QPainter) -> None:
        self.ask_for_back(painter.device().devicePixelRatioF())
        paint_fan(painter, self.deck, self.place, _FACING[self._side], self.backs)

    def _paint_ring(self, painter: QPainter) -> None:
        """Draw the rings: of the party, of the person, and outermost the light of the turn."""
        wide = max(2.5, 0.045 * self.place.width())
        party = self.facts.party
        colour = self.theme.stitch if party is None else party_colour(party, self.theme)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor("#FFFDF6"), wide + 2))
        painter.drawEllipse(self.place)
        painter.setPen(QPen(QColor(colour), wide))
        painter.drawEllipse(self.place)
        rings = [person_colour(self.facts.colour, self.theme.felt)] if self.facts.colour else []
        rings += [self.theme.turn] if self.facts.is_due else []
        for number, ink in enumerate(rings, start=1):
            out = number * (wide + 1)
            painter.setPen(QPen(QColor(ink), wide))
            painter.drawEllipse(self.place.adjusted(-out, -out, out, out))

    def _paint_coins(self, painter: QPainter) -> None:
        size = max(_COIN * self.place.width(), 1.25 * self.unit)
        radius = 0.52 * self.place.width()
        turn = -1 if self._side is Side.RIGHT else 1
        for index, tab in enumerate(self.facts.tabs):
            towards = _towards(turn * (_FIRST + _APART * index))
            coin = QRectF(0, 0, size, size)
            coin.moveCenter(self.place.center() + towards * radius)
            paint_mark(painter, tab.mark, coin, self.theme, tab.letter)


def back_width(place: QRectF) -> float:
    """Return the width of a back of the fan behind a portrait."""
    return float(round(_BACK * place.width()))


def paint_fan(
    painter: QPainter, deck: DeckTheme, place: QRectF, facing: float, count: int
) -> None:
    """Draw a fan of backs behind a portrait.

    Args:
        painter: draws it.
        deck: gives the back.
        place: the square around the portrait.
        facing: where the fan opens, in degrees clockwise from straight up.
        count: number of backs.
    """
    wide = back_width(place)
    tall = round(wide * CARD_RATIO)
    back = _back(deck, wide, tall, painter.device().devicePixelRatioF())
    step = min(_STEP, _SPREAD / max(1, count - 1))
    pivot = place.center() - _towards(facing) * (_PIVOT * wide)
    for index in range(count):
        angle = facing + (index - (count - 1) / 2) * step
        painter.save()
        painter.translate(pivot + _towards(angle) * (_RADIUS * wide))
        painter.rotate(angle)
        painter.drawPixmap(QPointF(-wide / 2 - _EDGE, -tall / 2 - _EDGE), back)
        painter.restore()


def _back(deck: DeckTheme, wide: float, tall: float, ratio: float) -> QPixmap:
    """Return a back with the shade around it, one picture for the whole fan."""
    picture = QPixmap(round((wide + 2 * _EDGE) * ratio), round((tall + 2 * _EDGE) * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_SHADE)
    card = QRectF(_EDGE, _EDGE, wide, tall)
    painter.drawRoundedRect(card.adjusted(-1.5, -1, 1.5, 2), 3, 3)
    painter.drawPixmap(card.topLeft(), deck.pixmap(BACK, wide, ratio))
    painter.end()
    return picture


def _towards(degrees: float) -> QPointF:
    """Return the unit vector of an angle, clockwise from straight up."""
    turn = math.radians(degrees)
    return QPointF(math.sin(turn), -math.cos(turn))
