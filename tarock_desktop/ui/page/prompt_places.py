"""Where over the table a prompt may lie."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from tarock_desktop.ui.scene.layout import Side, TableLayout

_GAP: Final = 4.0
"""Between a prompt and what it must not touch, in pixels."""


def places(table: TableLayout, talon: QRectF) -> tuple[QRectF, ...]:
    """Return the places for a prompt, the best one first; it lies at the lower edge.

    They are the felt between the plates, that between the portraits, and all above the hand.

    Args:
        table: the places of everything else.
        talon: where cards lie; only a prompt too large for the first place covers them if they
            lie aside, and only one too large for any other if they lie in the middle. May be
            empty.
    """
    between = between_seats(table)
    is_aside = talon.isEmpty() or not talon.left() < table.centre.x() < talon.right()
    if not is_aside:
        between.setTop(max(between.top(), talon.bottom() + _GAP))
    first = _between_plates(table, between, talon if is_aside else QRectF())
    return first, between, above_hand(table)


def between_seats(table: TableLayout) -> QRectF:
    """Return the felt between the portraits and above the raised cards."""
    wide = table.card.width()
    beside = 0.62 * wide
    top = table.seat(Side.TOP).y() + 0.62 * wide
    bottom = table.lifted_top - 0.03 * wide
    return QRectF(QPointF(table.rim + beside, top), QPointF(table.right - beside, bottom))


def above_hand(table: TableLayout) -> QRectF:
    """Return everything above the raised cards."""
    bottom = between_seats(table).bottom()
    corner = QPointF(table.rim + _GAP, table.rim + _GAP)
    return QRectF(corner, QPointF(table.right - _GAP, bottom))


def _between_plates(table: TableLayout, area: QRectF, talon: QRectF) -> QRectF:
    """Return the middle of an area, beside which no plate lies, nor cards that lie aside.

    Beside such cards it is no longer in the middle: half of the room would be too narrow.
    """
    centre = table.centre.x()
    plates = max(table.plates[Side.LEFT].right(), table.plates[Side.BOTTOM].right())
    half = max(0.0, min(centre - plates, area.right() - centre) - _GAP)
    left, right = centre - half, centre + half
    if not talon.isEmpty():
        if talon.right() < centre:
            left = max(left, talon.right() + _GAP)
        else:
            right = min(right, talon.left() - _GAP)
    return QRectF(QPointF(left, area.top()), QPointF(right, area.bottom()))
