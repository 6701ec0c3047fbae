"""The mouse over the table: taking hold of cards, letting them go, choosing by clicks."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QMouseEvent

from tarock_desktop.cards.pack import Card
from tarock_desktop.ui.scene.card_item import CardItem
from tarock_desktop.ui.scene.dragging import Drag
from tarock_desktop.ui.scene.drop_targets import DropTarget
from tarock_desktop.ui.scene.hand_control import HandControl
from tarock_desktop.ui.scene.pile_drag import PileDrag
from tarock_desktop.ui.scene.table_scene import TableScene


class Table(Protocol):
    """What a click does besides choosing cards."""

    plays_on_click: bool

    def go_on(self) -> bool:
        """End the pause of a complete trick; return whether there was one."""

    def show_last_trick(self) -> None:
        """Open or close the last trick."""

    def move_card(self, card: Card, place: int) -> None:
        """Put a card at another place in the own hand, counted from 0."""


class Pointer:
    """Knows what lies under the mouse, and what it holds."""

    def __init__(self, scene: TableScene, control: HandControl, table: Table) -> None:
        self._scene, self._control, self._table = scene, control, table
        self._drag = Drag(scene, control)
        self._pile = PileDrag(scene, control)
        self._hovers = False

    def card_at(self, point: QPointF) -> CardItem | None:
        """Return the card of the own hand at a point of the view."""
        index = self._scene.index_at(point)
        item = self._scene.hand[index] if index is not None else None
        if item is None or item.card is None or item.card in self._scene.waiting:
            return None
        return item

    def press(self, point: QPointF, *, was_moving: bool = False) -> None:
        """Take hold of a card, or go on after a trick.

        *was_moving*: whether the press has ended a motion; on the felt it does no more then.
        """
        scene, control = self._scene, self._control
        item = self.card_at(point)
        packet = scene.packets.packet_at(point)
        if scene.viewer.close():
            return
        if item is not None:
            control.point_at(item.card)
            self._drag.press(item, point)
        elif packet is not None:
            control.take(packet)
        elif scene.last_trick.holds(point):
            self._table.show_last_trick()
        elif self._pile.press(point):
            return
        elif not scene.last_trick.close() and not was_moving:
            self._table.go_on()

    def move(self, event: QMouseEvent) -> None:
        """Drag what is held, or let the cursor follow."""
        point = event.position()
        if self._drag.item is not None and event.buttons() & Qt.MouseButton.LeftButton:
            self._drag.move(point)
            return
        if self._pile.is_held:
            self._pile.move(point)
            return
        item = self.card_at(point)
        if item is not None or self._hovers:
            self._control.point_at(item.card if item is not None else None)
        self._hovers = item is not None

    def release(self, point: QPointF) -> None:
        """Let go what is held."""
        if self._pile.is_held:
            if not self._pile.release(point):
                self._table.go_on()
            return
        held, was_dragging = self._drag.item, self._drag.is_dragging
        place = self._drag.place
        dropped = self._drag.release(point)
        if dropped is not None:
            self._drop(*dropped)
            return
        if place is not None and held is not None and held.card is not None:
            self._table.move_card(held.card, place)
            return
        is_click = held is not None and not was_dragging
        clicks = self._table.plays_on_click
        if is_click and (self._control.may_select or clicks):
            self._control.choose(held.card if held is not None else None)

    def double_click(self, point: QPointF) -> None:
        """Play a card."""
        item = self.card_at(point)
        if item is None or item.card is None or self._scene.picture is None:
            self.press(point)
        elif self._control.may_play() and not self._table.plays_on_click:
            self._control.play(item.card)
        else:
            self._drag.press(item, point)

    def leave(self) -> None:
        """Take the cursor away, unless it is led by the keyboard."""
        if self._hovers:
            self._hovers = False
            self._control.point_at(None)

    def forget(self) -> None:
        """The cursor is led by the keyboard from now on."""
        self._hovers = False

    def cancel(self) -> bool:
        """Let everything glide home; return whether anything was dragged."""
        return self._drag.cancel() or self._pile.cancel()

    def send_home(self) -> None:
        """Let every card that lies where it was let go glide back into the hand."""
        self._drag.send_home()

    def card_meant(self, point: QPointF | None) -> Card | None:
        """Return the card at a point, or else the one under the cursor."""
        item = None if point is None else self.card_at(point)
        return self._control.cursor if item is None else item.card

    def _drop(self, item: CardItem, fall: DropTarget) -> None:
        if item.card is None:
            return
        if fall is not DropTarget.TRICK:
            self._control.let_fall(item.card, fall)
            return
        if self._control.may_play():
            self._control.play(item.card)
            return
        if item.card not in self._control.selected:
            self._control.toggle(item.card)
        self._drag.send_home()
