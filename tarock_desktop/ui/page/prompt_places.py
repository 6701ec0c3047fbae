"""Where over the table a prompt may lie."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from tarock_desktop.ui.scene.layout import Row, Side, TableLayout

LARGEST_TALON: Final = 6
_GAP: Final = 4.0
"""Between a prompt and what it must not touch, in pixels."""


def places(table: TableLayout, cards_in_middle: int) -> tuple[QRectF, ...]:
    """Return the places for a prompt, the best one first; it lies at the lower edge.

    The second and third are the same: a prompt may fill the third.

    Args:
        table: the places of everything else.
        cards_in_middle: how many cards lie there to be taken; nothing but a prompt too large for
            any other place may cover them.
    """
    found = (_between_plates(table), between_seats(table))
    if cards_in_middle:
        row = table.open_talon(cards_in_middle)
        found = (_below(found[0], row), _below(found[1], row))
    return (*found, found[1], above_hand(table))


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


def _between_plates(table: TableLayout) -> QRectF:
    """Return the felt in the middle beside which no plate lies, nor the talon that waits."""
    area, centre = between_seats(table), table.centre.x()
    plates = max(table.plates[Side.LEFT].right(), table.plates[Side.BOTTOM].right())
    talon = table.waiting_talon(LARGEST_TALON).corner.x()
    half = max(0.0, min(centre - plates, talon - centre, area.right() - centre) - _GAP)
    return QRectF(QPointF(centre - half, area.top()), QPointF(centre + half, area.bottom()))


def _below(area: QRectF, row: Row) -> QRectF:
    below = QRectF(area)
    below.setTop(max(area.top(), row.bounds.bottom() + _GAP))
    return below
