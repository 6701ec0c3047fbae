"""The last trick: one may look back at it, and at no older one."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from tarock_desktop.table.records import PlayedCard, Trick
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.scene.face_style import BACK, asset_id
from tarock_desktop.ui.scene.layout import CARD_RATIO
from tarock_desktop.ui.scene.marks import AMBER, Mark, paint_mark
from tarock_desktop.ui.scene.seat_plate import FeltItem
from tarock_desktop.ui.style.tokens import Radius


class LastTrick(FeltItem):
    """A small pile that opens to index chips with the initials of those who played them."""

    def __init__(self, deck: DeckTheme) -> None:
        super().__init__(deck)
        self._trick: Trick | None = None
        self._older: Trick | None = None
        """A trick that a ruling is about: it may be seen again."""
        self._accused: PlayedCard | None = None
        self._names: tuple[str, ...] = ()
        self.is_open = False
        self.lowest = 0.0
        """The open trick ends above this, so that the line about the turn stays to be read."""

    def hold(self, trick: Trick | None, names: tuple[str, ...]) -> None:
        """Keep another trick; it is closed again."""
        if trick != self._trick:
            self.prepareGeometryChange()
            self.is_open = False
            self._trick, self._names = trick, names
            self._older = self._accused = None
            self.update()

    def look_back(self, trick: Trick, accused: PlayedCard, names: tuple[str, ...]) -> None:
        """Open a trick that a ruling is about, with a mark on one card."""
        self.prepareGeometryChange()
        self._older, self._accused, self._names = trick, accused, names
        self.is_open = False
        self.toggle()

    @property
    def _open_trick(self) -> Trick | None:
        return self._trick if self._older is None else self._older

    def toggle(self) -> None:
        """Open or close."""
        if self._open_trick is not None:
            self.prepareGeometryChange()
            self.is_open = not self.is_open
            if not self.is_open:
                self._older = self._accused = None
            self.setZValue(180 if self.is_open else 1)
            self.update()

    def close(self) -> bool:
        """Close; return whether it was open."""
        was_open = self.is_open
        if was_open:
            self.toggle()
        return was_open

    def holds(self, point: QPointF) -> bool:
        """Return whether a point of the scene lies on it."""
        if self.is_open and self._sheet.contains(point):
            return True
        return self._trick is not None and self.place.contains(point)

    @property
    def _chip_height(self) -> float:
        return float(round(3.6 * self.unit))

    @property
    def _sheet(self) -> QRectF:
        """The panel of the open trick, above the pile."""
        count = len(self._open_trick.cards) if self._open_trick is not None else 0
        chip = self._chip_height
        wide = count * (chip * 0.64 + self.unit) + self.unit
        tall = chip + 2.4 * self.unit
        # Towards the middle of the table, from whichever side the pile lies at.
        left = self.place.right() - wide
        left = left if left >= 0 else self.place.left()
        return QRectF(left, min(self.place.bottom(), self.lowest) - tall, wide, tall)

    def boundingRect(self) -> QRectF:
        """Return the pile, or the sheet when it is open."""
        whole = self.place.united(self._sheet) if self.is_open else self.place
        return whole.adjusted(-4, -4, 4, 4)

    def draw(self, painter: QPainter) -> None:
        """Draw the pile or the open trick."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if self.is_open and self._open_trick is not None:
            self._paint_sheet(painter, self._open_trick)
        elif self._trick is not None:
            self._paint_pile(painter, len(self._trick.cards))

    def _paint_pile(self, painter: QPainter, count: int) -> None:
        tall = self.place.height() * 0.9
        wide = float(round(tall / CARD_RATIO))
        pixmap = self.deck.pixmap(BACK, wide, painter.device().devicePixelRatioF())
        for index in range(count):
            painter.save()
            painter.translate(self.place.center().x(), self.place.bottom())
            painter.rotate((index - (count - 1) / 2) * 9)
            painter.drawPixmap(QPointF(-wide / 2, -tall), pixmap)
            painter.restore()

    def _paint_sheet(self, painter: QPainter, trick: Trick) -> None:
        sheet, chip, unit = self._sheet, self._chip_height, self.unit
        painter.setPen(QPen(QColor(self.theme.panel_line), 1))
        painter.setBrush(QColor(self.theme.panel))
        painter.drawRoundedRect(sheet, Radius.PANEL, Radius.PANEL)
        ratio = painter.device().devicePixelRatioF()
        wide = chip * 0.64
        left = sheet.left() + unit
        for entry in trick.cards:
            corner = QPointF(left, sheet.top() + 0.5 * unit)
            painter.drawPixmap(corner, self.deck.chip(asset_id(entry.card.name), chip, ratio))
            if entry == self._accused:
                painter.setPen(QPen(QColor(AMBER), 4))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(QRectF(corner, QSizeF(wide, chip)), 4, 4)
            if entry.seat == trick.winner:
                side = 1.3 * unit
                place = QRectF(corner.x() + wide - side * 0.6, corner.y() - 2, side, side)
                paint_mark(painter, Mark.WINNING, place, self.theme)
            painter.setPen(QColor(self.theme.on_panel))
            painter.setFont(self.font(0.9, bold=True))
            box = QRectF(left - unit / 2, corner.y() + chip, wide + unit, 1.5 * unit)
            initial = self._names[entry.seat][:2]
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, initial)
            left += wide + unit
