"""The items of the table, and where each lies."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRect, QRectF, QSizeF, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from tarock_desktop.cards.pack import Card
from tarock_desktop.table.seats import Seat
from tarock_desktop.ui.scene.bubbles import Bubbles, bubble_place
from tarock_desktop.ui.scene.card_item import CardItem
from tarock_desktop.ui.scene.card_viewer import CardViewer
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.scene.depths import FELT_Z, VIEWER_Z, ZONE_Z
from tarock_desktop.ui.scene.exposed import ExposedCards
from tarock_desktop.ui.scene.fan import Spot
from tarock_desktop.ui.scene.felt import Ground
from tarock_desktop.ui.scene.felt_items import DropZone
from tarock_desktop.ui.scene.last_trick import LastTrick
from tarock_desktop.ui.scene.layout import Side, TableLayout
from tarock_desktop.ui.scene.open_hand import LARGEST_PART, OpenHand, open_hand_place
from tarock_desktop.ui.scene.open_layout import Around, lay_out_open, open_rows
from tarock_desktop.ui.scene.packets import Packets
from tarock_desktop.ui.scene.picture import Picture
from tarock_desktop.ui.scene.resting import RestingSeats, resting_place
from tarock_desktop.ui.scene.seat_plate import (
    ChipStrip,
    DiscardPile,
    FeltItem,
    FeltLabel,
    SeatPlate,
    TrickPile,
)
from tarock_desktop.ui.scene.seat_portrait import SeatPortrait
from tarock_desktop.ui.scene.speech import TableSpeech
from tarock_desktop.ui.scene.tempo import Tempo
from tarock_desktop.ui.scene.usual_layout import lay_out
from tarock_desktop.ui.style.tokens import GREEN_BAIZE, Duration, Theme

F = TypeVar("F", bound=FeltItem)

OUT = QEasingCurve.Type.OutCubic


class TableItems(QGraphicsScene):
    """Holds the items, lays them out, and makes and drops cards; what they show is not its own."""

    def __init__(self, deck: DeckTheme, parent: QObject) -> None:
        super().__init__(parent)
        self.deck = deck
        self.speech = TableSpeech(self)
        self.tempo = Tempo()
        self.theme: Theme = GREEN_BAIZE
        self.unit = 15.0
        self.is_open = False
        """Whether there is room for all hands to lie open."""
        self.around = Around()
        """What lies over the table where all hands lie open."""
        self.rail = 0.0
        """Width at the right that is kept free of cards and seats."""
        self.picture: Picture | None = None
        self.layout: TableLayout = lay_out(QSizeF(1150, 800), self.unit, 0)
        self.cards: list[CardItem] = []
        """All cards of the picture."""
        self.hand: list[CardItem] = []
        self.trick: dict[Seat, CardItem] = {}
        self.talon: list[CardItem] = []
        self.loose: dict[Card, CardItem] = {}
        """Own cards that have left the hand and have not arrived yet."""
        self.dragged: CardItem | None = None
        self._ground = Ground()
        self.due: Side | None = None
        """The side of the seat due, which is lit."""
        self.zone = self._on_felt(DropZone(deck), ZONE_Z)
        self.last_trick = self._on_felt(LastTrick(deck), FELT_Z)
        self.viewer = self._on_felt(CardViewer(deck), VIEWER_Z)
        self.portraits = {side: self._on_felt(SeatPortrait(deck, side), FELT_Z) for side in Side}
        self.plates = {side: self._on_felt(SeatPlate(deck), FELT_Z) for side in Side}
        self.chips = {side: self._on_felt(ChipStrip(deck), FELT_Z) for side in Side}
        self.stacks = {side: self._on_felt(TrickPile(deck), FELT_Z) for side in Side}
        self.discards = {side: self._on_felt(DiscardPile(deck), FELT_Z) for side in Side}
        self.exposed = {side: self._on_felt(ExposedCards(deck), FELT_Z) for side in Side}
        self.open_hands = {side: self._on_felt(OpenHand(deck), FELT_Z) for side in Side}
        self.chips[Side.RIGHT].from_right = True
        self.open_hands[Side.RIGHT].from_right = True
        self.exposed[Side.RIGHT].from_right = True
        self._make_what_seldom_lies_there()

    def _make_what_seldom_lies_there(self) -> None:
        """Make packets, those who rest, and the words at the talon."""
        self.bubbles = Bubbles(self, self.deck, self.chips)
        self.packets = self._on_felt(Packets(self.deck), FELT_Z)
        self.resting = self._on_felt(RestingSeats(self.deck), FELT_Z)
        self.shows_talon = True
        """Whether the talon is seen on the felt, and not in a prompt."""
        self.talon_label = self._on_felt(FeltLabel(self.deck), FELT_Z)

    def _on_felt(self, item: F, depth: int) -> F:
        item.setZValue(depth)
        if depth == FELT_Z:
            # Cards fly over it in every frame: it is kept as a picture until it changes.
            item.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.addItem(item)
        return item

    def show_talon(self, *, on: bool) -> None:
        """Show the talon on the felt, or not while a prompt shows its cards."""
        self.shows_talon = on
        for item in self.talon:
            item.setVisible(on)

    # -- size and colours ---------------------------------------------------------------------

    def fit(self, size: QSizeF, unit: float, theme: Theme) -> None:
        """Take the size of the view, the text unit and the colours, and lay everything out."""
        self.unit = unit
        self.theme = theme
        self.setSceneRect(QRectF(0, 0, size.width(), size.height()))
        self.lay_out(size)

    def lay_out(self, size: QSizeF) -> None:
        """Give every item its place in a table of a *size*."""
        count = len(self.picture.hand) if self.picture is not None else 0
        if self.is_open:
            self.layout = lay_out_open(size, self.unit, count, self.around)
        else:
            self.layout = lay_out(size, self.unit, count, rail=self.rail)
        layout = self.layout
        unit, theme = layout.unit, self.theme
        for side in Side:
            self.plates[side].from_right = side is Side.RIGHT and not layout.is_open
            self.plates[side].settle(layout.plates[side], unit, theme)
            self.portraits[side].settle(layout.portrait_place(side), unit, theme)
            self.chips[side].settle(layout.chips[side], unit, theme)
            self.bubbles.items[side].settle(bubble_place(layout, side), unit, theme)
            self.stacks[side].settle(layout.stacks[side], unit, theme)
            self.discards[side].settle(layout.discards[side], unit, theme)
            self.exposed[side].settle(layout.exposed[side], unit, theme)
            self.open_hands[side].largest = LARGEST_PART * layout.card.width()
            self._settle_open_hand(side)
        self.resting.settle(resting_place(layout), unit, theme)
        self.zone.settle(layout.drop_zone, unit, theme)
        self.packets.settle(self.packets.place, unit, theme)
        self.last_trick.settle(layout.last_trick, unit, theme)
        self.last_trick.lowest = size.height() if layout.is_open else layout.line_area.top()
        self.viewer.settle(QRectF(0, 0, size.width(), size.height()), unit, theme)

    def _settle_open_hand(self, side: Side) -> None:
        layout, hand = self.layout, self.open_hands[side]
        hand.fans = partial(open_rows, layout, side) if layout.is_open else None
        whole = QRectF(QPointF(0, 0), layout.size)
        place = whole if layout.is_open else open_hand_place(layout, side)
        hand.settle(place, layout.unit, self.theme)
        # On a taught table the place is the whole felt: too large to be kept as a picture.
        modes = QGraphicsItem.CacheMode
        hand.setCacheMode(modes.NoCache if layout.is_open else modes.DeviceCoordinateCache)
        hand.update()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Draw the felt."""
        ratio = painter.device().devicePixelRatioF()
        ground = self._ground.picture(self.layout, self.theme, self.due, ratio)
        part = QRectF(rect).toAlignedRect()
        source = QRectF(
            part.x() * ratio, part.y() * ratio, part.width() * ratio, part.height() * ratio
        )
        painter.drawPixmap(QRectF(part), ground, source)

    @property
    def ratio(self) -> float:
        """Device pixels in a logical pixel."""
        views = self.views()
        return views[0].devicePixelRatioF() if views else 1.0

    # -- frames -------------------------------------------------------------------------------

    def begin_frame(self) -> None:
        """Say how many new pictures of cards the next frame has time for."""
        moves = self.dragged is not None or any(item.is_flying for item in self.cards)
        self.deck.sprites.begin_frame(1 if moves else None)

    def end_frame(self) -> None:
        """Let the cards be drawn again for which the frame had no time."""
        for item in self.cards:
            if item.is_late:
                QTimer.singleShot(0, item, item.update)

    # -- cards ----------------------------------------------------------------------------------

    def new_card(self, card: Card | None, width: float) -> CardItem:
        """Put another card or back into the picture."""
        item = CardItem(self.deck, card, width)
        item.theme = self.theme
        self.cards.append(item)
        self.addItem(item)
        return item

    def drop(self, items: Iterable[CardItem]) -> None:
        """Take cards out of the picture."""
        for item in list(items):
            item.land()
            self.cards.remove(item)
            self.removeItem(item)
            item.deleteLater()

    def send(
        self, item: CardItem, spot: Spot, duration: int, *, delay: int = 0, bow: float = 0.0
    ) -> None:
        """Let a card go to a place, or fade in there if motion is reduced; see `CardItem.fly`."""
        if self.tempo.is_reduced and not self.tempo.is_instant:
            item.appear(spot, Duration.REDUCED)
        else:
            item.fly(spot, self.tempo.move(duration), OUT, delay=delay, bow=bow)
