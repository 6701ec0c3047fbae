"""Those at the table who rest in this hand, in the upper left corner."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.scene.fan import HALF_OPEN
from tarock_desktop.ui.scene.layout import Side, TableLayout
from tarock_desktop.ui.scene.marks import paint_mark
from tarock_desktop.ui.scene.seat_plate import FeltItem, SeatFacts, paint_elided
from tarock_desktop.ui.style.tokens import Radius

TALL, TALL_OPEN = 1.5, 1.75
"""Height in text units, and before a class."""
TEXT: Final = 0.57
"""Size of the text in heights of a plate."""
WIDEST: Final = 15.0
GAP: Final = 4.0


class RestingSeats(FeltItem):
    """A small plate for each who rests: name, score and roles."""

    def __init__(self, deck: DeckTheme) -> None:
        super().__init__(deck)
        self.facts: tuple[SeatFacts, ...] = ()

    def say(self, facts: tuple[SeatFacts, ...]) -> None:
        """Show others."""
        if facts != self.facts:
            self.facts = facts
            self.update()

    @property
    def lower_edge(self) -> float:
        """Where the plates end; 0 if nobody rests."""
        return self.place.bottom() if self.isVisible() else 0.0

    def box(self, index: int) -> QRectF:
        """Return the place of one who rests."""
        count = max(1, len(self.facts))
        wide = min(WIDEST * self.unit, (self.place.width() - GAP * (count - 1)) / count)
        left = self.place.left() + index * (wide + GAP)
        return QRectF(left, self.place.top(), wide, self.place.height())

    def draw(self, painter: QPainter) -> None:
        """Draw the plates."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for index, facts in enumerate(self.facts):
            self._paint_one(painter, self.box(index), facts)

    def _paint_one(self, painter: QPainter, box: QRectF, facts: SeatFacts) -> None:
        painter.setBrush(QColor(self.theme.panel))
        due = facts.is_due
        painter.setPen(QPen(QColor(self.theme.turn if due else self.theme.panel_line), 1 + due))
        painter.drawRoundedRect(box, Radius.BUTTON, Radius.BUTTON)
        side = box.height() - 4
        right = box.right() - 3
        font = self.font(TEXT * box.height() / self.unit)
        metrics = QFontMetricsF(font)
        beside_name = right - box.left() - 8 - metrics.horizontalAdvance(facts.name)
        # The name matters more than signs; that somebody rests is seen from where it stands.
        for tab in reversed(facts.tabs[: max(0, int(beside_name / (side + 2)))]):
            place = QRectF(right - side, box.top() + 2, side, side)
            paint_mark(painter, tab.mark, place, self.theme, tab.letter)
            right -= side + 2
        inner = QRectF(box.left() + 6, box.top(), right - box.left() - 8, box.height())
        whole = f"{facts.name} · {facts.short_line}"
        fits = metrics.horizontalAdvance(whole) <= inner.width()
        painter.setPen(QColor(self.theme.on_panel))
        paint_elided(painter, inner, font, whole if fits else facts.name)


def resting_place(layout: TableLayout) -> QRectF:
    """Return the room for those who rest: left of the plate at the top, above its chips."""
    margin = layout.margin
    if layout.is_open:
        left, top = layout.plates[Side.BOTTOM].left(), max(layout.rim, layout.head) + margin
        end = layout.open_hands[Side.TOP].x() - HALF_OPEN * layout.card.width()
        return QRectF(left, top, end - left, TALL_OPEN * layout.unit)
    left = layout.rim + margin
    room = layout.stacks[Side.TOP].left() - margin - left
    return QRectF(left, left, room, TALL * layout.unit)
