"""What somebody says at the table, for as long as it takes to read; then it is a chip."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, final

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsScene

from tarock_desktop.table.events import Challenged, Event, StepRepeated
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.scene.depths import MARK_Z
from tarock_desktop.ui.scene.layout import LINE, Side, TableLayout
from tarock_desktop.ui.scene.seat_plate import ChipStrip, FeltItem, paint_elided
from tarock_desktop.ui.style.fonts import display_font
from tarock_desktop.ui.style.tokens import Duration, TextSize

if TYPE_CHECKING:
    from tarock_desktop.ui.scene.picture import Picture
    from tarock_desktop.ui.scene.tempo import Tempo

_TAIL = 0.55
"""Height of the tip that points at the speaker, in text units."""


def bubble_place(layout: TableLayout, side: Side) -> QRectF:
    """Return where the words of a side are: over its chips, and never over another plate."""
    chips, tall = layout.chips[side], round(LINE * layout.unit)
    tip = _TAIL * layout.unit
    if side is not Side.BOTTOM:
        return QRectF(chips.left(), chips.top(), chips.width(), tall)
    place = QRectF(chips.left(), chips.bottom() - tall, chips.width(), tall)
    if layout.is_open or not place.intersects(layout.plates[Side.LEFT]):
        return place
    # Little room above the own portrait: the words are beside it.
    plate = layout.plates[side]
    place.moveBottomLeft(QPointF(layout.portrait_place(side).right() + tip, plate.top() - tip))
    return place


@final
class Bubble(FeltItem):
    """Words with a tip that points at whoever says them; plum where they double."""

    def __init__(self, deck: DeckTheme, side: Side) -> None:
        super().__init__(deck)
        self._side = side
        self.text = ""
        self.doubles = False
        self.setZValue(MARK_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    def say(self, text: str, *, doubles: bool) -> None:
        """Show some words, or nothing."""
        self.text, self.doubles = text, doubles
        self.setVisible(bool(text))
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the place with room for the tip."""
        tip = _TAIL * self.unit + 4
        return self.place.adjusted(-4, -tip, 4, tip)

    def draw(self, painter: QPainter) -> None:
        """Draw the bubble, as wide as its words."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = display_font(max(self.least_text, TextSize.NAME.pixels(self.unit)))
        pad = 0.8 * self.unit
        wide = QFontMetricsF(font).horizontalAdvance(self.text) + 2 * pad + 2
        wide = min(wide, self.place.width())
        box = QRectF(self.place.topLeft(), QSizeF(wide, self.place.height()))
        if self._side is Side.RIGHT:
            box.moveRight(self.place.right())
        painter.setPen(QPen(QColor(self.theme.gold if self.doubles else self.theme.turn), 1.5))
        painter.setBrush(QColor(self.theme.band if self.doubles else self.theme.glass))
        painter.drawPath(self._outline(box))
        painter.setPen(QColor(self.theme.on_band if self.doubles else self.theme.on_glass))
        words = box.adjusted(pad, -1, -pad + 2, -1)
        paint_elided(painter, words, font, self.text)

    def _outline(self, box: QRectF) -> QPainterPath:
        """Return the outline: the tip goes up to the plate, from the own words down to it."""
        path = QPainterPath()
        path.addRoundedRect(box, box.height() / 2, box.height() / 2)
        half, long = 0.4 * self.unit, _TAIL * self.unit
        root = box.height() / 2 + half
        x = box.right() - root if self._side is Side.RIGHT else box.left() + root
        is_own = self._side is Side.BOTTOM
        edge, tip = (box.bottom() - 1, long) if is_own else (box.top() + 1, -long)
        tail = QPainterPath(QPointF(x - half, edge))
        tail.lineTo(x, edge + tip)
        tail.lineTo(x + half, edge)
        tail.closeSubpath()
        return path.united(tail)


@final
class Bubbles(QObject):
    """One bubble for each side; while it is there the chips below it are not seen."""

    def __init__(
        self, scene: QGraphicsScene, deck: DeckTheme, chips: dict[Side, ChipStrip]
    ) -> None:
        super().__init__(scene)
        self._chips = chips
        self.items = {side: Bubble(deck, side) for side in Side}
        self._timers: dict[Side, QTimer] = {}
        for side, item in self.items.items():
            scene.addItem(item)
            timer = self._timers[side] = QTimer(self)
            timer.setSingleShot(True)
            timer.timeout.connect(lambda side=side: self._be_silent(side))

    def hear(self, events: Iterable[Event], picture: Picture, tempo: Tempo) -> None:
        """Show what is said in some events; with reduced motion the chips alone say it."""
        if tempo.is_instant or tempo.is_reduced:
            return
        for event in events:
            text, seat = picture.words.said(event), getattr(event, "seat", None)
            if not text or seat not in picture.sides:
                continue
            side = picture.sides[seat]
            self.items[side].say(text, doubles=isinstance(event, Challenged | StepRepeated))
            self._chips[side].setOpacity(0)
            self._timers[side].start(tempo.stay(Duration.BUBBLE))

    def skip(self) -> None:
        """Be silent at once: whoever goes on has read it."""
        for side, timer in self._timers.items():
            if timer.isActive():
                timer.stop()
                self._be_silent(side)

    def _be_silent(self, side: Side) -> None:
        self.items[side].say("", doubles=False)
        self._chips[side].setOpacity(1)
