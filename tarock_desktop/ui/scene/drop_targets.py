"""Where a card of the own hand can be let go, at a table where everything can happen."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF

from tarock_desktop.ui.scene.layout import Side, TableLayout


class DropTarget(Enum):
    """Where a card falls."""

    TRICK = "trick"
    """On the felt: it is played, or laid away."""
    OPEN = "open"
    """On the own plate: it lies there for everybody to see."""
    FLOOR = "floor"
    """Beyond the edge of the table: it is lost, unseen."""
    HAND = "hand"
    """Back where it came from."""


def drop_target(
    layout: TableLayout, point: QPointF, *, is_above: bool, anything: bool
) -> DropTarget:
    """Return where a card let go at *point* falls.

    Args:
        layout: of the table.
        point: where the pointer is.
        is_above: whether the card lies above the line between hand and felt.
        anything: whether the table lets everything happen; elsewhere a card is played or not.
    """
    if anything:
        inside = 0 <= point.x() < layout.size.width() and 0 <= point.y() < layout.size.height()
        if not inside:
            return DropTarget.FLOOR
        if layout.plates[Side.BOTTOM].contains(point):
            return DropTarget.OPEN
    return DropTarget.TRICK if is_above else DropTarget.HAND


def side_at(layout: TableLayout, point: QPointF) -> Side | None:
    """Return whose plate or pile of tricks lies at a point."""
    return next(
        (
            side
            for side in Side
            if layout.plates[side].contains(point) or layout.stacks[side].contains(point)
        ),
        None,
    )
