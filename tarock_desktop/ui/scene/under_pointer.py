"""What lies at a point of the table for somebody who points at it: a card, a number, a seat."""

from __future__ import annotations

from typing import final

from PySide6.QtCore import QPointF, QRectF

from tarock_desktop.cards.pack import Card
from tarock_desktop.table.seats import Seat
from tarock_desktop.ui.scene.beside_trick import talon_row
from tarock_desktop.ui.scene.card_item import CardItem
from tarock_desktop.ui.scene.layout import Side, around
from tarock_desktop.ui.scene.seat_plate import TrickPile
from tarock_desktop.ui.scene.table_scene import TableScene


@final
class UnderPointer:
    """Finds it, by points of the view."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    def seat(self, point: QPointF) -> Seat | None:
        """Return whose plate lies there."""
        picture, plates = self._scene.picture, self._scene.layout.plates
        seats = {} if picture is None else picture.sides
        return next((seat for seat, side in seats.items() if plates[side].contains(point)), None)

    def person(self, point: QPointF) -> Seat | None:
        """Return whose plate, portrait or card in the trick lies there."""
        picture, layout = self._scene.picture, self._scene.layout
        for seat, side in ({} if picture is None else picture.sides).items():
            card = around(layout.trick(side).centre, layout.trick_card)
            places = (layout.plates[side], layout.portrait_place(side), card)
            if any(place.contains(point) for place in places):
                return seat
        return None

    def at_side(self, side: Side) -> Seat | None:
        """Return who sits at a side."""
        picture = self._scene.picture
        seats = {} if picture is None else picture.sides
        return next((seat for seat, where in seats.items() if where is side), None)

    def side_of(self, seat: Seat) -> Side | None:
        """Return the side at which somebody sits."""
        picture = self._scene.picture
        return None if picture is None else picture.sides.get(seat)

    def hand(self) -> QRectF:
        """Return where the hand at the lower edge lies."""
        fan, place = self._scene.shown_fan(), QRectF()
        for index in range(fan.count):
            place = place.united(fan.strip(index))
        return place

    def talon(self) -> QRectF:
        """Return where the talon lies that nobody has taken."""
        picture = self._scene.picture
        if picture is None:
            return QRectF()
        return talon_row(self._scene.layout, picture.observation).bounds

    def own_card(self, point: QPointF) -> QRectF | None:
        """Return what is to be seen of an open card of the hand at the lower edge."""
        index = self._scene.index_at(point)
        return None if index is None else self._own_box(index)

    def _own_box(self, index: int) -> QRectF | None:
        if self._scene.hand[index].card is None:
            return None
        return self._scene.shown_fan().strip(index).intersected(self._scene.sceneRect())

    def find(self, point: QPointF) -> Card | Seat | None:
        """Return the open card there, or whose number of tricks it is."""
        scene = self._scene
        index = scene.index_at(point)
        if index is not None and scene.hand[index].card is not None:
            return scene.hand[index].card
        for hand in scene.open_hands.values():
            for card, box in reversed(tuple(zip(hand.cards, hand.boxes(), strict=False))):
                if box.contains(point):
                    return card
        for item in scene.items(point):
            if isinstance(item, CardItem) and item.card is not None and item not in scene.hand:
                return item.card
            if isinstance(item, TrickPile) and item.count and item.place.contains(point):
                return self._owner(item)
        return None

    def _owner(self, pile: TrickPile) -> Seat | None:
        sides = self._scene.stacks.items()
        return next((self.at_side(side) for side, each in sides if each is pile), None)

    def place(self, thing: Card | Seat) -> QRectF | None:
        """Return where an open card, or the number of tricks of a seat, lies; `None`: nowhere."""
        scene, picture = self._scene, self._scene.picture
        if picture is None:
            return None
        if not isinstance(thing, Card):
            pile = scene.stacks[picture.sides[thing]] if thing in picture.sides else None
            return pile.boundingRect() if pile is not None and pile.count else None
        for index, item in enumerate(scene.hand):
            if item.card is thing:
                return self._own_box(index)
        for hand in scene.open_hands.values():
            for card, box in zip(hand.cards, hand.boxes(), strict=False):
                if card is thing:
                    return box
        for each in scene.items():
            if isinstance(each, CardItem) and each.card is thing and each.isVisible():
                return each.mapRectToScene(each.face).intersected(scene.sceneRect())
        return None
