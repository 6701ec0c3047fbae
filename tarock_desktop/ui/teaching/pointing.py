"""Pointing at a taught table: a click lights a card or a number, or closes a hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QLabel, QWidget

from tarock_desktop.session.lecture import Figure, Light
from tarock_desktop.ui.page.table_page import TablePage
from tarock_desktop.ui.scene.table_view import TableView


@final
class Pointing(QObject):
    """Takes the clicks of one table that do nothing in the game."""

    seat_chosen = Signal(object)
    """The plate of a seat was clicked."""
    light_wanted = Signal(object)
    """A card or number was clicked, a `Light`; `None`: something else."""

    def __init__(
        self,
        page: TablePage,
        view: TableView,
        is_on: Callable[[], bool],
        plays: Callable[[], bool],
    ) -> None:
        """Watch a table; *is_on*: whether it is taught, *plays*: whether the hand is clicked."""
        super().__init__(page)
        self._page, self._view = page, view
        self._is_on, self._plays = is_on, plays
        page.installEventFilter(self)
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take a click of the left button."""
        kinds = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
        if not isinstance(event, QMouseEvent) or event.type() not in kinds or not self._is_on():
            return super().eventFilter(watched, event)
        if event.button() != Qt.MouseButton.LeftButton:
            return super().eventFilter(watched, event)
        if watched is self._page:
            return self._point_at_number(event.position())
        return self._point_at_table(event.position())

    def _point_at_table(self, point: QPointF) -> bool:
        seat = self._view.spots.seat(point)
        if seat is not None:
            self.seat_chosen.emit(seat)
            return True
        if self._plays() and self._view.spots.own_card(point) is not None:
            return False
        found = self._view.spots.find(point)
        self.light_wanted.emit(found)
        return found is not None

    def _point_at_number(self, point: QPointF) -> bool:
        part = self._page.childAt(point.toPoint())
        if not isinstance(part, QLabel) or not any(c.isdigit() for c in part.text()):
            return False
        labels = self._page.heading.findChildren(QLabel)
        if part in labels:
            self.light_wanted.emit(Figure(labels.index(part)))
        return part in labels


def place_of(light: Light, page: TablePage) -> QRectF | None:
    """Return where a thing lies on a page, in pixels of its window; `None`: it is not there."""
    part: QWidget = page.view.viewport()
    spot: QRectF | None
    if isinstance(light, Figure):
        labels = page.heading.findChildren(QLabel)
        if light.place >= len(labels) or not labels[light.place].isVisible():
            return None
        part = labels[light.place]
        spot = QRectF(part.rect())
    else:
        spot = page.view.spots.place(light)
    if spot is None:
        return None
    return spot.translated(part.mapTo(part.window(), QPointF(0, 0)))
