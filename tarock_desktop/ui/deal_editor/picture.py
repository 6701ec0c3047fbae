"""The picture of the board: plates, cards, pins, and what is dragged over them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.session.deal_draft import POOL, Spot
from tarock_desktop.ui.deal_editor.board_layout import GAP, BoardLayout, Laid, Row, Strip
from tarock_desktop.ui.deal_editor.plate import Plate, paint_plate
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.scene.face_style import asset_id
from tarock_desktop.ui.scene.layout import CARD_RATIO
from tarock_desktop.ui.scene.sprites import CardLook, Ring, Shadow
from tarock_desktop.ui.style.tokens import BADGE, ON_BADGE, Radius, Theme

_LIFT: Final = 9
"""How far a chosen card lies higher, in pixels."""
_PIN: Final = 0.075
"""Radius of the pin in a card that stays, in card widths."""
_BESIDE: Final = 0.3
"""From one dragged card to the next, in card widths."""


class Content(Struct, frozen=True):
    """What lies on the board."""

    rows: tuple[Row, ...] = ()
    """The hands, the talon, the pool."""
    plates: Mapping[int, Plate] = {}
    full: frozenset[int] = frozenset()
    """Places that take no further card: what is dropped on a card there is exchanged for it."""
    by_chance: CardSet = NO_CARDS

    @property
    def spots(self) -> frozenset[Spot]:
        """All cards where they lie."""
        return frozenset(spot for row in self.rows for spot in row.cards)


class Picture(Struct, frozen=True):
    """What is drawn, and with what."""

    content: Content
    layout: BoardLayout
    deck: DeckTheme
    theme: Theme
    font: QFont
    ratio: float
    """Device pixels in a logical pixel."""
    chosen: tuple[Spot, ...]
    cursor: Spot | None
    """The card at the cursor, while the board has the focus."""
    hovered: Spot | None
    dragged: tuple[Spot, ...]

    def paint(self, painter: QPainter) -> None:
        """Draw everything but what is dragged."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place, box in self.layout.plates.items():
            plate = self.content.plates.get(place)
            if plate is not None:
                paint_plate(painter, box, plate, self.theme, self.font)
        self.deck.sprites.begin_frame(None)
        for strip in self.layout.strips:
            self._paint_strip(painter, strip)

    def paint_over(
        self,
        painter: QPainter,
        corner: QPointF,
        target: Spot | int | None,
    ) -> None:
        """Draw what is dragged, its first card at a *corner*, and where it would go."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self.theme.turn), 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for strip in self.layout.strips:
            if strip.place == target:
                box = strip.box.adjusted(1, 1, -1, -1)
                painter.drawRoundedRect(box, Radius.PANEL, Radius.PANEL)
        laid = self.layout.laid(target) if isinstance(target, Spot) else None
        if laid is not None:
            painter.drawRoundedRect(laid.seen.intersected(laid.box), 4, 4)
        wide = self.layout.card
        for number, spot in enumerate(self.dragged):
            left = corner.x() + _BESIDE * wide * number
            self._paint_card(painter, QRectF(left, corner.y(), wide, wide * CARD_RATIO), spot)

    def _paint_strip(self, painter: QPainter, strip: Strip) -> None:
        if not strip.cards and strip.place != POOL:
            self._paint_empty(painter, strip)
        painter.save()
        painter.setClipRect(strip.box)
        by_chance = self.content.by_chance
        for laid in strip.cards:
            if laid.spot in self.dragged:
                continue
            lift = _LIFT if laid.spot in self.chosen else 0
            self._paint_card(painter, laid.box.translated(0, -lift), laid.spot)
            if strip.place != POOL and by_chance and laid.spot.card not in by_chance:
                self._paint_pin(painter, laid)
        painter.restore()

    def _paint_card(self, painter: QPainter, box: QRectF, spot: Spot) -> None:
        ring = Ring.NONE
        if spot in self.chosen:
            ring = Ring.WINS
        elif spot in (self.cursor, self.hovered):
            ring = Ring.POINTED
        look = CardLook(
            card=asset_id(spot.card.name),
            width=self.layout.card,
            shadow=Shadow.REST,
            edge=self.theme.card_edge,
            ring=ring,
            ring_colour=self.theme.turn,
        )
        sprite = self.deck.sprites.sprite(self.deck, look, 0, self.ratio, turns=False)
        if sprite is not None:
            middle = box.center()
            whole = QPointF(round(middle.x()), round(middle.y()))
            painter.drawPixmap(whole + sprite.corner, sprite.picture)

    def _paint_empty(self, painter: QPainter, strip: Strip) -> None:
        """Show where the cards of an empty place will lie."""
        pen = QPen(QColor(self.theme.muted_on_felt), 1.2)
        pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        area = strip.box.adjusted(self.layout.plates[strip.place].width() + GAP, 1, -1, -1)
        painter.setOpacity(0.5)
        painter.drawRoundedRect(area, Radius.PANEL, Radius.PANEL)
        painter.setOpacity(1)

    def _paint_pin(self, painter: QPainter, laid: Laid) -> None:
        """Mark a card that stays where it is when chance deals anew."""
        radius = max(6.0, _PIN * self.layout.card)
        middle = laid.seen.bottomLeft() + QPointF(1.7 * radius, -1.7 * radius)
        # Dark, light, dark: it is seen on every picture.
        for colour, part in ((ON_BADGE, 1.3), (BADGE, 1.0), (ON_BADGE, 0.45)):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colour))
            painter.drawEllipse(middle, part * radius, part * radius)
