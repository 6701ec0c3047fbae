"""One card in the hand of the mouse: it has a threshold, it can be cancelled, it asks no rule."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from tarock_desktop.ui.scene.card_item import CardItem
from tarock_desktop.ui.scene.depths import DRAG_Z, HAND_Z
from tarock_desktop.ui.scene.drop_targets import DropTarget, drop_target
from tarock_desktop.ui.scene.felt_items import Zone
from tarock_desktop.ui.scene.hand_control import HandControl
from tarock_desktop.ui.scene.table_scene import TableScene

_TILT: Final = 3.0


class Drag:
    """Follows the pointer from the press to the release."""

    def __init__(self, scene: TableScene, control: HandControl) -> None:
        self._scene, self._control = scene, control
        self._item: CardItem | None = None
        self._start = QPointF()
        self._grip = QPointF()

    @property
    def item(self) -> CardItem | None:
        """The card pressed or dragged."""
        return self._item

    @property
    def is_dragging(self) -> bool:
        """Whether the pointer has gone far enough to move the card."""
        return self._item is not None and self._scene.dragged is self._item

    def press(self, item: CardItem, point: QPointF) -> None:
        """Take hold of a card."""
        self._item, self._start = item, point
        self._grip = item.pos() - point

    def move(self, point: QPointF) -> None:
        """Follow the pointer."""
        item = self._item
        if item is None or item not in self._scene.hand:
            self._item = None
            return
        if not self.is_dragging:
            far = (point - self._start).manhattanLength()
            if far < QApplication.startDragDistance() or not self._may_drag():
                return
            item.land()
            item.setZValue(DRAG_Z)
            self._scene.dragged = item
        item.setPos(point + self._grip)
        zone = self._zone(item)
        self._scene.zone.offer(zone)
        item.setRotation(_TILT if zone is Zone.CLOSED and self.is_above(point) else 0)

    def release(self, point: QPointF) -> tuple[CardItem, DropTarget] | None:
        """Let go; return the card and where it falls, unless that is back into the hand.

        The card stays where it is, until the next picture says where it belongs.
        """
        item, was_dragging = self._item, self.is_dragging
        self._scene.zone.offer(None)
        fall = self._fall(point)
        self._item = None
        if item is None or not was_dragging:
            return None
        self._scene.dragged = None
        item.setRotation(0)
        item.is_home = False
        if fall is not DropTarget.HAND:
            return item, fall
        self.send_home()
        return None

    def cancel(self) -> bool:
        """Let the card glide home; return whether one was dragged."""
        was_dragging = self.is_dragging
        self._scene.zone.offer(None)
        if was_dragging and self._item is not None:
            self._item.is_home = False
            self._item.setRotation(0)
            self._scene.dragged = None
            self.send_home()
        self._item = None
        return was_dragging

    def send_home(self) -> None:
        """Let every card that lies where it was let go glide back into the hand."""
        for index, item in enumerate(self._scene.hand):
            item.setZValue(HAND_Z + index)
        self._scene.place_hand(settling=True)

    def is_above(self, point: QPointF) -> bool:
        """Return whether a card let go here is played."""
        line = self._scene.layout.play_line
        item = self._item or self._scene.dragged
        centre_is_above = item is not None and item.pos().y() < self._scene.layout.hand_top
        return point.y() < line or centre_is_above

    def _fall(self, point: QPointF) -> DropTarget:
        return drop_target(
            self._scene.layout,
            point,
            is_above=self.is_above(point),
            anything=self._control.anything_goes,
        )

    def _may_drag(self) -> bool:
        picture = self._scene.picture
        is_asked = picture is not None and picture.choice is not None
        return is_asked or self._control.may_play() or self._control.anything_goes

    def _zone(self, item: CardItem) -> Zone | None:
        picture = self._scene.picture
        if picture is None or not self._control.may_play() or item.card is None:
            return None
        # Where nobody tells what is legal, or no help is wanted, there is no difference at all.
        is_barred = self._control.shows_help and picture.reason(item.card) is not None
        return Zone.CLOSED if is_barred else Zone.OPEN
