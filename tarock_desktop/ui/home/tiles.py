"""The large buttons of the first pages: each says in two or three lines what it opens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from tarock_desktop.ui.home.motifs import Motif, paint_motif
from tarock_desktop.ui.home.signs import Sign, paint_sign
from tarock_desktop.ui.style.look import Look
from tarock_desktop.ui.style.tokens import ON_SHEET_COLOUR, SHEET_COLOURS, Radius, Space
from tarock_desktop.ui.style.widgets import Choice, Text

_BAND: Final = 4.2
"""Height of the coloured band of a sheet, in text units."""


class Tile(Choice):
    """A button of several lines, as high as they need in the width it is given."""

    def __init__(self, on_click: Callable[[], None], role: str) -> None:
        super().__init__("", on_click)
        self.setProperty("role", role)
        self.lines = QVBoxLayout(self)
        self.lines.setSpacing(0)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def add_text(self, role: str) -> Text:
        """Return another line, without words so far."""
        text = Text("", role)
        text.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.lines.addWidget(text)
        return text

    def say(self, *texts: str) -> None:
        """Say the lines, the title first; a screen reader hears the others as its description."""
        for label, text in zip(self._texts(), texts, strict=True):
            label.setText(text)
            label.setVisible(bool(text))
        self.setAccessibleName(texts[0])
        self.setAccessibleDescription(". ".join(text for text in texts[1:] if text))
        self.updateGeometry()

    def _texts(self) -> list[Text]:
        return [part for part in self.findChildren(Text) if part.parent() is self]

    def hasHeightForWidth(self) -> bool:
        """Say that the height depends on the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines in a *width*."""
        for text in self._texts():
            text.ensurePolished()
        return self.lines.totalHeightForWidth(width)

    def sizeHint(self) -> QSize:
        """Ask for the width of the lines."""
        width = max(self.minimumSizeHint().width(), self.lines.totalSizeHint().width())
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Ask for the longest word."""
        return self.lines.totalMinimumSize()


class Entry(Tile):
    """A line of the first page: a sign, what it is, and what is new there."""

    def __init__(self, look: Look, sign: Sign, on_click: Callable[[], None]) -> None:
        super().__init__(on_click, "entry")
        self._look, self._sign = look, sign
        self.lines.addStretch(1)
        self.title, self.note = self.add_text("question"), self.add_text("muted")
        self.lines.addStretch(1)
        self.use_look(look)

    def use_look(self, look: Look) -> None:
        """Take the colours and the measure of the window."""
        self._look = look
        side = round(3.6 * look.unit)
        self.lines.setContentsMargins(side, Space.S, Space.S, Space.S)
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Ask for some words beside the sign."""
        least = super().minimumSizeHint()
        return least.expandedTo(QSize(round(12 * self._look.unit), 0))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the sign over the ground."""
        super().paintEvent(event)
        painter = QPainter(self)
        unit = self._look.unit
        colour = QColor(self._look.theme.turn_on_glass)
        paint_sign(
            painter, self._sign, QPointF(1.8 * unit, self.height() / 2), 1.15 * unit, colour
        )


class SheetTile(Tile):
    """A rule sheet: a band with its ornament, its name, where it is played."""

    def __init__(self, look: Look, place: int, lines: int, on_click: Callable[[], None]) -> None:
        """Show the sheet that has this *place* among all, with so many *lines* below its name."""
        super().__init__(on_click, "sheet")
        self._look, self._place = look, place % len(SHEET_COLOURS)
        self.add_text("question")
        for _ in range(lines):
            self.add_text("muted")
        self.lines.addStretch(1)
        self.use_look(look)

    def use_look(self, look: Look) -> None:
        """Take the colours and the measure of the window."""
        self._look = look
        top = round(_BAND * look.unit) + Space.S
        self.lines.setContentsMargins(look.unit, top, look.unit // 2, look.unit // 2 + Space.XS)
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Ask for room for the name."""
        least = super().minimumSizeHint()
        return least.expandedTo(QSize(round(9.5 * self._look.unit), 0))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the band over the ground, and around all the ring of the focus."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        shape = QPainterPath()
        shape.addRoundedRect(whole, Radius.PANEL, Radius.PANEL)
        painter.setClipPath(shape)
        tall = _BAND * self._look.unit
        band = QRectF(whole.x(), whole.y(), whole.width(), tall)
        painter.fillRect(band, QColor(SHEET_COLOURS[self._place]))
        motif = tuple(Motif)[self._place]
        for step in (-1, 0, 1):
            colour = QColor(ON_SHEET_COLOUR)
            colour.setAlphaF(0.32 if step else 1.0)
            middle = band.center() + QPointF(step * tall * 0.95, 0)
            paint_motif(painter, motif, middle, tall * (0.28 if step else 0.40), colour)
        painter.fillRect(
            QRectF(band.x(), band.bottom(), band.width(), 3), QColor(self._look.theme.gold)
        )
        painter.setClipping(False)
        if self.hasFocus() or self.underMouse():
            painter.setPen(QPen(QColor(self._look.theme.turn), 3 if self.hasFocus() else 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(whole, Radius.PANEL, Radius.PANEL)


def paint_shadows(painter: QPainter, page: QWidget) -> None:
    """Draw the soft shadow of every panel on *page* onto it."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for part in page.findChildren(QWidget):
        if not part.property("raised") or not part.isVisible():
            continue
        place = QRectF(part.rect().translated(part.mapTo(page, QPointF(0, 0).toPoint())))
        for step in range(8):
            painter.setBrush(QColor(8, 6, 4, 5 + step))
            grown = place.adjusted(step - 8, step - 5, 8 - step, 11 - step)
            corner = Radius.PANEL + 8 - step
            painter.drawRoundedRect(grown, corner, corner)
