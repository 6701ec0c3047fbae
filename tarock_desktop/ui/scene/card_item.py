"""One card of the picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct
from PySide6.QtCore import (
    Property,
    QAnimationGroup,
    QEasingCurve,
    QParallelAnimationGroup,
    QPointF,
    QPropertyAnimation,
    QRectF,
    QSequentialAnimationGroup,
    QSizeF,
    Qt,
)
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from tarock_desktop.cards.pack import Card
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.scene.face_style import BACK, asset_id
from tarock_desktop.ui.scene.fan import Lift, Spot
from tarock_desktop.ui.scene.layout import CARD_RATIO, SMALLEST_OPEN
from tarock_desktop.ui.scene.marks import Mark, paint_mark
from tarock_desktop.ui.scene.sprites import CORNER, ROOM, CardLook, Ring, Shadow, Sprite
from tarock_desktop.ui.style.tokens import GREEN_BAIZE, Theme

BARRED_VEIL, LOST_VEIL = 46, 22
"""Strength of the veil over a card that may not be played, and one that lost the trick, in %."""
_RING: Final = 5.0


class CardState(Struct, frozen=True):
    """How a card shows its state."""

    lift: Lift = Lift.NONE
    """How far it is raised, pointed at or not."""
    veil: int = 0
    """Strength of the veil over it, in percent."""
    wins: bool = False
    """Whether it wins the trick: it has a gold outline."""
    refused: bool = False
    """Whether the referee has just refused it: it has a dashed outline."""
    pointed: bool = False
    """Whether the cursor is on it: raised, with a ring."""
    marks: tuple[Mark, ...] = ()


_SAME_ANGLE: Final = 0.05
"""Angles that differ by no more are the same, in degrees."""
_BENDS: Final = (0.2, 0.4, 0.6, 0.8)


def _bend(motion: QPropertyAnimation, start: QPointF, end: QPointF, bow: float) -> None:
    """Let a way bend to the right: a parabola through a few of its points."""
    way = end - start
    aside = QPointF(-way.y(), way.x()) * bow
    motion.setStartValue(start)
    for part in _BENDS:
        motion.setKeyValueAt(part, start + way * part + aside * (4 * part * (1 - part)))


def _ring_colour(ring: Ring, theme: Theme) -> str:
    if ring is Ring.NONE:
        return ""
    return theme.warning if ring is Ring.REFUSED else theme.turn


class CardItem(QGraphicsObject):
    """A card face or a back. The item's origin is the middle of the card.

    A back has no card: what nobody may know is not in the picture either.
    """

    def __init__(self, deck: DeckTheme, card: Card | None, width: float) -> None:
        super().__init__()
        self._deck = deck
        self._card = card
        self._width = width
        self._face, self._bounds = QRectF(), QRectF()
        self.theme: Theme = GREEN_BAIZE
        self._look = CardState()
        self._flight: QAnimationGroup | None = None
        self._turned = 1.0
        self._shadow = Shadow.REST
        self._before: tuple[str, float, Sprite] | None = None
        """What was drawn last: card, width and picture."""
        self.is_face_down = False
        """Whether its back is shown although the card is known."""
        self.turns = False
        """Whether its angle changes from frame to frame."""
        self.vanish: Callable[[], None] | None = None
        """What happens where it arrives, if it is gone there because others stand for it."""
        self.is_late = False
        """Whether the last frame had no time to draw it as it is now."""
        self._measure()
        self.is_home = True
        """Whether it lies at its place in the hand, or is on the way there."""
        self._bound_for: Spot | None = None

    @property
    def card(self) -> Card | None:
        """The card; `None`: a back."""
        return self._card

    @property
    def look(self) -> CardState:
        """The state shown."""
        return self._look

    @property
    def size(self) -> QSizeF:
        """Size of the card without ring."""
        return QSizeF(self._width, round(self._width * CARD_RATIO))

    @property
    def face(self) -> QRectF:
        """The card in the item's own coordinates."""
        return self._face

    def _measure(self) -> None:
        """Note the card and what is drawn around it: they are asked for in every frame."""
        wide, tall = self._width, round(self._width * CARD_RATIO)
        self._face = QRectF(-wide / 2, -tall / 2, wide, tall)
        room = max((ROOM[self._shadow] + 0.02) * wide, _RING)
        self._bounds = self._face.adjusted(-room, -room, room, room)

    def set_look(self, look: CardState) -> None:
        """Show a state."""
        if look != self._look:
            self._look = look
            self.update()

    def set_width(self, width: float) -> None:
        """Change the size of the card."""
        if width != self._width:
            self.prepareGeometryChange()
            self._width = width
            self._measure()
            self.update()

    def shrink_to(self, width: float) -> None:
        """Take another width, but look as large as before until the next flight has ended."""
        if width != self._width:
            self.setScale(self.scale() * self._width / width)
            self.set_width(width)

    def raise_to(self, shadow: Shadow) -> None:
        """Throw another shadow."""
        if shadow is not self._shadow:
            self.prepareGeometryChange()
            self._shadow = shadow
            self._measure()
            self.update()

    def turn_face(self, card: Card | None) -> None:
        """Show another face, or the back."""
        if card is not self._card:
            self._card = card
            self.update()

    def _get_turned(self) -> float:
        return self._turned

    def _set_turned(self, value: float) -> None:
        self.prepareGeometryChange()
        self._turned = value
        self.update()

    turned = Property(float, _get_turned, _set_turned)
    """Width as drawn, from 0 (seen from the edge) to 1: for turning a card over."""

    @property
    def name(self) -> str:
        """Name of the picture."""
        hidden = self._card is None or self.is_face_down
        return BACK if self._card is None or hidden else asset_id(self._card.name)

    # -- moving -------------------------------------------------------------------------------

    @property
    def is_flying(self) -> bool:
        """Whether the card is on its way."""
        return self._flight is not None

    def is_bound_for(self, spot: Spot) -> bool:
        """Return whether the card is on its way to a place."""
        return self._flight is not None and self._bound_for == spot

    def fly(
        self,
        spot: Spot,
        duration: int,
        curve: QEasingCurve.Type,
        *,
        delay: int = 0,
        bow: float = 0.0,
    ) -> None:
        """Go to a place.

        Args:
            spot: where to.
            duration: in milliseconds; 0: be there at once.
            curve: how the speed changes.
            delay: milliseconds before it starts.
            bow: how far the way bends to the right, as a part of its length.
        """
        self.land()
        if duration <= 0 or (self.pos() == spot.centre and self.rotation() == spot.angle):
            self.setPos(spot.centre)
            self.setRotation(spot.angle)
            self.setScale(1.0)
            return
        flight = QParallelAnimationGroup(self)
        ends: list[tuple[bytes, object]] = [(b"pos", spot.centre), (b"rotation", spot.angle)]
        if self.scale() != 1.0:
            ends.append((b"scale", 1.0))
        for name, end in ends:
            motion = QPropertyAnimation(self, name, flight)
            motion.setEndValue(end)
            motion.setDuration(duration)
            motion.setEasingCurve(curve)
            if name == b"pos" and bow:
                _bend(motion, self.pos(), spot.centre, bow)
            flight.addAnimation(motion)
        self.turns = abs(self.rotation() - spot.angle) > _SAME_ANGLE
        if not delay:
            self._take_off(flight, spot)
            return
        later = QSequentialAnimationGroup(self)
        later.addPause(delay)
        later.addAnimation(flight)
        self._take_off(later, spot)

    def flip(self, duration: int) -> None:
        """Turn over in place and show the face."""
        self.land()
        if duration <= 0:
            self.show_face()
            return
        flight = QParallelAnimationGroup(self)
        flight.addAnimation(self._turning(flight, duration, self._face_past_half))
        self._take_off(flight, Spot(self.pos(), self.rotation()))

    def show_face(self) -> None:
        """Show the face of a card that lay face down although it is known."""
        if self.is_face_down:
            self.is_face_down = False
            self.update()

    def _turning(
        self, flight: QAnimationGroup, duration: int, past_half: Callable[[], None]
    ) -> QPropertyAnimation:
        turning = QPropertyAnimation(self, b"turned", flight)
        turning.setStartValue(1.0)
        turning.setKeyValueAt(0.5, 0.0)
        turning.setEndValue(1.0)
        turning.setDuration(duration)
        turning.valueChanged.connect(past_half)
        return turning

    def _take_off(self, flight: QAnimationGroup, spot: Spot) -> None:
        flight.finished.connect(self._landed)
        self._flight, self._bound_for = flight, spot
        flight.start()

    def shrink(self, spot: Spot, scale: float, duration: int) -> None:
        """Go to a pile of smaller cards and turn face down half way."""
        self.fly(spot, duration, QEasingCurve.Type.InOutSine)
        flight = self._flight
        if flight is None:
            self.turn_face(None)
            self.setScale(scale)
            return
        smaller = QPropertyAnimation(self, b"scale", flight)
        smaller.setEndValue(scale)
        smaller.setDuration(duration)
        flight.addAnimation(smaller)
        flight.addAnimation(self._turning(flight, duration, self._back_past_half))

    @property
    def _is_past_half(self) -> bool:
        flight = self._flight
        return flight is not None and 2 * flight.currentTime() >= flight.totalDuration()

    def _back_past_half(self) -> None:
        if self._is_past_half:
            self.turn_face(None)

    def _face_past_half(self) -> None:
        if self._is_past_half:
            self.show_face()

    def appear(self, spot: Spot, duration: int) -> None:
        """Be at a place at once and fade in: a move without motion."""
        self.land()
        self.setPos(spot.centre)
        self.setRotation(spot.angle)
        self.setScale(1.0)
        flight = QParallelAnimationGroup(self)
        fade = QPropertyAnimation(self, b"opacity", flight)
        fade.setStartValue(0.0)
        fade.setEndValue(1.0)
        fade.setDuration(duration)
        flight.addAnimation(fade)
        self._take_off(flight, spot)

    def land(self) -> None:
        """Be at the end of the running move."""
        flight = self._flight
        if flight is not None:
            flight.setCurrentTime(flight.totalDuration())
            self._landed()

    def _landed(self) -> None:
        flight, self._flight = self._flight, None
        if flight is not None:
            flight.stop()
            flight.deleteLater()
        self.setOpacity(1.0)
        if self.vanish is not None and self.isVisible():
            self.setVisible(False)
            self.vanish()
        if self.turns:
            self.turns = False
            self.update()

    # -- painting -----------------------------------------------------------------------------

    def boundingRect(self) -> QRectF:
        """Return the card with its shadow, ring and tabs."""
        return self._bounds

    def shape(self) -> QPainterPath:
        """Return the card itself."""
        path = QPainterPath()
        corner = CORNER * self._width
        path.addRoundedRect(self.face, corner, corner)
        return path

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw shadow, face, veil, ring and tabs."""
        ratio = painter.device().devicePixelRatioF()
        angle, shown = self.rotation(), self._shown(self.name)
        painter.rotate(-angle)
        if self.scale() != 1.0:
            turned = max(self._turned, 0.01)
            self._deck.sprites.paint(painter, self._deck, shown, angle, ratio, turned=turned)
        elif self._turned < 1:
            painter.save()
            painter.scale(max(self._turned, 0.01), 1)
            self._blit(painter, shown, angle, ratio)
            painter.restore()
        else:
            self._blit(painter, shown, angle, ratio)
        painter.rotate(angle)
        if (self._look.marks or self._index_chip) and self._turned >= 1:
            self._paint_over(painter, ratio)

    def _shown(self, name: str) -> CardLook:
        look = self._look
        ring = Ring.POINTED if look.pointed else Ring.WINS if look.wins else Ring.NONE
        ring = Ring.REFUSED if look.refused else ring
        return CardLook(
            name,
            self._width,
            self._shadow,
            look.veil,
            self.theme.card_edge,
            ring,
            _ring_colour(ring, self.theme),
        )

    def prepare(self, angle: float, ratio: float, name: str = "") -> bool:
        """Make the picture of a card at an angle, before it is wanted.

        Returns whether it is there: it is not before the face has been drawn.

        Args:
            angle: in degrees.
            ratio: device pixels in a logical pixel.
            name: of what the card shows; empty: its face.
        """
        if self._card is not None:
            name = name or asset_id(self._card.name)
        if not name:
            return True
        shown = self._shown(name)
        return self._deck.sprites.prepare(self._deck, shown, angle, ratio)

    def _blit(self, painter: QPainter, look: CardLook, angle: float, ratio: float) -> None:
        """Copy the ready picture; while there is no time for it, the one before."""
        sprites = self._deck.sprites
        sprite = sprites.sprite(self._deck, look, angle, ratio, turns=self.turns)
        self.is_late = sprite is None
        if sprite is not None:
            self._before = (look.card, look.width, sprite)
        elif self._before is not None and self._before[:2] == (look.card, look.width):
            sprite = self._before[2]
        if sprite is None:
            sprites.paint(painter, self._deck, look, angle, ratio, turned=1.0)
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, on=False)
            painter.drawPixmap(sprite.corner, sprite.picture)

    def _paint_over(self, painter: QPainter, ratio: float) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if self._index_chip:
            chip = self._deck.chip(self.name, self._index_chip, ratio)
            painter.drawPixmap(self.face.topLeft() + QPointF(1, 1), chip)
        self._paint_marks(painter)

    @property
    def _index_chip(self) -> float:
        """Height of the chip over an index that is too small; 0: it is not."""
        tall = min(self._deck.least_index, self._width)
        is_needed = self._card is not None and self._width >= SMALLEST_OPEN
        return tall if is_needed and tall > self.size.height() / 4 else 0.0

    def _paint_marks(self, painter: QPainter) -> None:
        """Draw the tabs below the index, in the strip that the next card leaves free."""
        side = min(max(16.0, 0.2 * self._width), 30.0)
        place = QRectF(0, 0, side, side)
        place.moveCenter(
            QPointF(
                self.face.left() + max(0.145 * self._width, side / 2 + 2),
                self.face.top() + max(0.62 * self._width, self._index_chip + side / 2 + 3),
            )
        )
        for mark in self._look.marks:
            paint_mark(painter, mark, place, self.theme)
            place.translate(0, side * 1.15)


class MarkItem(QGraphicsItem):
    """A tab that lies over the cards of the trick."""

    def __init__(self, mark: Mark, theme: Theme, side: float) -> None:
        super().__init__()
        self.mark = mark
        self._theme = theme
        self._side = side
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """Return the square of the tab."""
        return QRectF(-self._side / 2, -self._side / 2, self._side, self._side)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the tab."""
        paint_mark(painter, self.mark, self.boundingRect(), self._theme)
