"""One card in the hand of the mouse: it has a threshold, it can be cancelled, it asks no rule."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QTimer
from PySide6.QtWidgets import QApplication

from tarock_desktop.ui.scene.card_item import CardItem
from tarock_desktop.ui.scene.depths import DRAG_Z, HAND_Z
from tarock_desktop.ui.scene.drop_targets import DropTarget, drop_target
from tarock_desktop.ui.scene.felt_items import Zone
from tarock_desktop.ui.scene.hand_control import HandControl
from tarock_desktop.ui.scene.hand_order import nearest
from tarock_desktop.ui.scene.sprites import Shadow
from tarock_desktop.ui.scene.table_scene import TableScene

_TILT_A_PIXEL, _TILT_DECAY, _MOST_TILT = 0.25, 0.85, 8.0
"""A dragged card lags behind: degrees a pixel, what is left of it after a step, at most."""
_STEP: Final = 16
"""Milliseconds between two steps of the tilt."""


class Drag:
    """Follows the pointer from the press to the release."""

    def __init__(self, scene: TableScene, control: HandControl) -> None:
        self._scene, self._control = scene, control
        self._item: CardItem | None = None
        self._start = QPointF()
        self._grip = QPointF()
        self._timer = QTimer(scene)
        self._timer.setInterval(_STEP)
        self._timer.timeout.connect(self._settle)

    @property
    def place(self) -> int | None:
        """Where in the hand the dragged card would lie; `None`: not in the hand."""
        return self._scene.gap if self.is_dragging else None

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
            item.turns = True
            item.raise_to(Shadow.LIFTED)
            self._scene.dragged = item
            self._timer.start()
        step = point + self._grip - item.pos()
        item.setPos(point + self._grip)
        self._scene.zone.offer(self._zone(item))
        self._scene.open_gap(None if self.is_above(point) else self._nearest(item.pos().x()))
        if self._scene.tempo.tilts:
            tilt = item.rotation() * _TILT_DECAY + step.x() * _TILT_A_PIXEL
            item.setRotation(min(max(tilt, -_MOST_TILT), _MOST_TILT))
        else:
            item.setRotation(0)

    def _nearest(self, x: float) -> int:
        spots = self._scene.resting_fan(len(self._scene.hand)).spots
        known = sum(item.card is not None for item in self._scene.hand)
        return nearest([spot.centre.x() for spot in spots[:known]], x)

    def _settle(self) -> None:
        """Let the tilt of a card that is held still go."""
        item = self._scene.dragged
        if item is None:
            self._timer.stop()
        elif item.rotation():
            tilt = item.rotation() * _TILT_DECAY
            item.setRotation(tilt if abs(tilt) > 0.2 else 0.0)

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
        self._put_down(item)
        if fall is not DropTarget.HAND:
            return item, fall
        self.send_home()
        return None

    def cancel(self) -> bool:
        """Let the card glide home; return whether one was dragged."""
        was_dragging = self.is_dragging
        self._scene.zone.offer(None)
        if was_dragging and self._item is not None:
            self._put_down(self._item)
            self.send_home()
        self._item = None
        return was_dragging

    def _put_down(self, item: CardItem) -> None:
        self._timer.stop()
        self._scene.dragged = None
        self._scene.open_gap(None)
        item.turns = False
        item.setRotation(0)
        item.is_home = False

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
        """Return whether the card may be moved: one's own cards always, if only in the hand."""
        picture = self._scene.picture
        return picture is not None and picture.viewer is not None

    def _zone(self, item: CardItem) -> Zone | None:
        picture = self._scene.picture
        if picture is None or not self._control.may_play() or item.card is None:
            return None
        # Where nobody tells what is legal, or no help is wanted, there is no difference at all.
        is_barred = self._control.shows_help and picture.reason(item.card) is not None
        return Zone.CLOSED if is_barred else Zone.OPEN
