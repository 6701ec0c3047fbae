"""Light on what a lesson tells of: a frame around a part of the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from tarock_desktop.table.seats import Seat
from tarock_desktop.ui.page.table_page import TablePage
from tarock_desktop.ui.scene.layout import CARD_RATIO, CROSS_HALF, TRICK_CARD
from tarock_desktop.ui.style.tokens import Radius, Theme

_AROUND: Final = 6.0
"""So far the frame lies beyond what is lit, in pixels."""
_WIDE: Final = 4.0


@final
class LitPart(QWidget):
    """Draws the frame; the mouse does not notice it."""

    def __init__(self, page: TablePage, theme: Callable[[], Theme]) -> None:
        super().__init__(page)
        self._page, self._theme = page, theme
        self._part = ""
        self._seat: Seat | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        page.view.fitted.connect(self._follow)

    def light(self, part: str, seat: Seat | None) -> None:
        """Light the `trick`, the `hand`, the `talon` or the `score`, or a *seat*; else nothing."""
        self._part, self._seat = part, seat
        self.setVisible(bool(part) or seat is not None)
        self._follow()

    def _follow(self) -> None:
        self.setGeometry(self._page.rect())
        self.raise_()
        self.update()

    def place(self) -> QRectF:
        """Return what is lit, as a rectangle of the page; empty: it is not to be seen."""
        view, table = self._page.view, self._page.view.table
        place = QRectF()
        match self._part:
            case "score":
                return QRectF(self._page.heading.geometry())
            case "trick":
                measure = table.trick_card.width() / TRICK_CARD
                place = QRectF(0, 0, 2 * CROSS_HALF * measure, CARD_RATIO * 1.25 * measure)
                place.moveCenter(table.centre)
            case "hand":
                place = view.spots.hand()
            case "talon":
                place = view.spots.talon()
            case _ if self._seat is not None:
                side = view.spots.side_of(self._seat)
                if side is not None:
                    place = table.portrait_place(side).united(table.plates[side])
        return place.translated(QRectF(view.geometry()).topLeft())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the frame."""
        del event
        place = self.place()
        if place.isEmpty():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inside = QRectF(self.rect()).adjusted(_WIDE, _WIDE, -_WIDE, -_WIDE)
        around = place.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND).intersected(inside)
        painter.setPen(QPen(QColor(self._theme().turn), _WIDE))
        painter.drawRoundedRect(around, Radius.PANEL, Radius.PANEL)
