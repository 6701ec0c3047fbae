"""The own pile of tricks in the hand of the mouse: a trick can be laid on a wrong pile."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from tarock_desktop.ui.scene.card_item import CardItem
from tarock_desktop.ui.scene.depths import DRAG_Z
from tarock_desktop.ui.scene.drop_targets import side_at
from tarock_desktop.ui.scene.hand_control import HandControl
from tarock_desktop.ui.scene.layout import Side
from tarock_desktop.ui.scene.table_scene import TableScene


class PileDrag:
    """Follows the pointer from the own pile to another one."""

    def __init__(self, scene: TableScene, control: HandControl) -> None:
        self._scene, self._control = scene, control
        self._start: QPointF | None = None
        self._back: CardItem | None = None

    @property
    def is_held(self) -> bool:
        """Whether the pile was pressed and not let go."""
        return self._start is not None

    def press(self, point: QPointF) -> bool:
        """Take hold of the pile, if there is one at *point* that can be moved."""
        pile = self._scene.stacks[Side.BOTTOM]
        if self._control.anything_goes and pile.count and pile.place.contains(point):
            self._start = point
        return self.is_held

    def move(self, point: QPointF) -> None:
        """Let a back follow the pointer."""
        if self._start is None:
            return
        far = (point - self._start).manhattanLength()
        if self._back is None and far >= QApplication.startDragDistance():
            width = 0.53 * self._scene.layout.card.width()
            self._back = self._scene.new_card(None, float(round(width / 2) * 2))
            self._back.setZValue(DRAG_Z)
        if self._back is not None:
            self._back.setPos(point)

    def release(self, point: QPointF) -> bool:
        """Lay the last trick on the pile at *point*, if another seat's is there.

        Returns whether the pile was moved at all.
        """
        was_moved = self._back is not None
        self.cancel()
        picture, side = self._scene.picture, side_at(self._scene.layout, point)
        if not was_moved or picture is None or side in {None, Side.BOTTOM}:
            return was_moved
        seat = next((s for s, where in picture.sides.items() if where is side), None)
        if seat is not None:
            self._control.merge(seat)
        return True

    def cancel(self) -> bool:
        """Let the pile lie; return whether it was moved."""
        was_moved = self._back is not None
        if self._back is not None:
            self._scene.drop([self._back])
        self._start = self._back = None
        return was_moved
