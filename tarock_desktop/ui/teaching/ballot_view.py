"""What a room can vote for, and with the answer how it voted and what is right."""

from __future__ import annotations

from typing import Final, final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tarock_desktop.cards.pack import Card
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.scene.face_style import asset_id
from tarock_desktop.ui.scene.marks import Mark, paint_mark
from tarock_desktop.ui.style.tokens import GREEN_BAIZE, Space, Theme

LETTERS: Final = "ABCD"
CHIP_RATIO: Final = 0.64
"""Width of an index chip in heights."""
LINES: Final = 2.1
LOW_LINES, LOWEST_LINES = 1.75, 1.15
"""Height of a row in heights of a line, where there is only the corner, and there with words or
votes."""
WORDS, MOST_WORDS = 0.5, 0.72
"""What the words take of a row in the corner at least and at most, where a bar is beside them."""
SHARED_END: Final = ": "
"""Ends the words that acts begin with alike; beside votes the corner has no room for them."""
BAR: Final = 0.34
"""Height of a bar in heights of a line."""


class BallotRow(Struct, frozen=True, kw_only=True):
    """One option, in words."""

    said: str
    """The act."""
    card: Card | None = None
    count: int | None = None
    """Hands that went up; `None`: not to be seen yet."""
    is_right: bool = False
    is_barred: bool = False
    verdict: str = ""
    """What is to be said of it with the answer."""


@final
class BallotView(QWidget):
    """The options A to D in rows; in a corner cards two by two, or below each other with bars."""

    def __init__(self, deck: DeckTheme) -> None:
        super().__init__()
        self._deck = deck
        self.theme: Theme = GREEN_BAIZE
        self.is_narrow = False
        """Whether there is only the corner: options side by side, without what is said of them."""
        self.rows: tuple[BallotRow, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_rows(self, rows: tuple[BallotRow, ...]) -> None:
        """Show other options; none: nothing is voted on."""
        self.rows = rows
        self.setVisible(bool(rows))
        self.setAccessibleName(self._spoken())
        self.updateGeometry()
        self.update()

    def _spoken(self) -> str:
        parts = []
        for letter, row in zip(LETTERS, self.rows, strict=False):
            count = "" if row.count is None else self.tr("%n vote(s)", None, row.count)
            said = (f"{letter} {row.said}", count, row.verdict)
            parts.append(", ".join(part for part in said if part))
        return "; ".join(parts)

    # ------------------------------------------------------------------ sizes

    @property
    def _columns(self) -> int:
        is_short = self.is_narrow and not self._is_counted
        return 2 if is_short and all(row.card is not None for row in self.rows) else 1

    @property
    def _is_counted(self) -> bool:
        return any(row.count is not None for row in self.rows)

    def _has_words(self, row: BallotRow) -> bool:
        """Whether an act is said in words: in the corner a card says enough."""
        return not self.is_narrow or row.card is None

    def _line(self) -> int:
        return self.fontMetrics().height()

    def _least(self) -> float:
        """Return the height of a row with one card, or two short lines."""
        is_lowest = self._is_counted or any(row.card is None for row in self.rows)
        low = LOWEST_LINES if is_lowest else LOW_LINES
        return (low if self.is_narrow else LINES) * self._line()

    def _text_height(self, row: BallotRow, width: float) -> float:
        """Return the height of the words of a row in the *width* of the whole row."""
        flags = int(Qt.TextFlag.TextWordWrap)
        room = QRectF(0, 0, max(1.0, width - self._left(row)), 9999)
        words = row.said if self.is_narrow else _joined(row)
        metrics = self.fontMetrics()
        return float(metrics.boundingRect(room.toRect(), flags, words).height())

    def _left(self, row: BallotRow) -> float:
        return self._sign_room() + self._chip_room(row)

    def _sign_room(self) -> float:
        """Return the width of the letter, with the answer beside it where the row is low."""
        return (2.3 if self.is_narrow and self._is_counted else 1.3) * self._line()

    def _chip_room(self, row: BallotRow) -> float:
        return self._least() * CHIP_RATIO + Space.S if row.card is not None else 0.0

    def _row_height(self, row: BallotRow, width: float) -> float:
        least = self._least()
        if not self._has_words(row) or (self.is_narrow and self._is_counted):
            return least + Space.XS
        if self.is_narrow:
            return max(least, self._text_height(row, width)) + Space.XS
        bar = 0.0 if row.count is None else (BAR + 0.25) * self._line()
        return max(least, self._text_height(row, width) + bar) + Space.S

    def heightForWidth(self, width: int) -> int:
        """Return the height of all rows."""
        if self._columns == 2:
            heights = [self._row_height(row, width / 2) for row in self.rows[::2]]
        else:
            heights = [self._row_height(row, width) for row in self.rows]
        return round(sum(heights))

    def sizeHint(self) -> QSize:
        """Ask for room for a few words."""
        return QSize(12 * self._line(), self.heightForWidth(12 * self._line()))

    def minimumSizeHint(self) -> QSize:
        """Ask for the letter, the card and a count."""
        return QSize(6 * self._line(), round(self._least()))

    # ------------------------------------------------------------------ drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rows."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        columns, top = self._columns, 0.0
        wide = self.width() / columns
        most = max((row.count or 0 for row in self.rows), default=0)
        for place, row in enumerate(self.rows):
            column = place % columns
            tall = self._row_height(row, wide)
            room = QRectF(column * wide, top, wide - (Space.S if columns > 1 else 0), tall)
            self._paint_row(painter, LETTERS[place], row, room, most)
            if column == columns - 1:
                top += tall

    def _paint_row(
        self, painter: QPainter, letter: str, row: BallotRow, room: QRectF, most: int
    ) -> None:
        line = self._line()
        tall = self._least()
        self._paint_letter(painter, letter, row, QRectF(room.left(), room.top(), line, tall))
        if row.card is not None:
            chip = self._deck.chip(asset_id(row.card.name), tall, self.devicePixelRatioF())
            left = room.left() + self._sign_room()
            painter.drawPixmap(round(left), round(room.top()), chip)
        words = room.adjusted(self._left(row), 0, 0, 0)
        if self.is_narrow and row.count is not None:
            words = self._paint_low(painter, row, words)
        elif self._has_words(row):
            used = self._paint_words(painter, row, words)
            words.setTop(words.top() + used + 0.1 * line)
        if row.count is not None:
            self._paint_bar(painter, row, words, most)

    def _paint_words(self, painter: QPainter, row: BallotRow, room: QRectF) -> float:
        """Draw the act and what is said of it, as many lines as it takes; return their height."""
        painter.setPen(QColor(self.theme.on_panel))
        flags, text = int(Qt.TextFlag.TextWordWrap), row.said if self.is_narrow else _joined(row)
        used, place = self._text_height(row, room.width() + self._left(row)), QRectF(room)
        place.setHeight(used)
        if row.count is None:
            flags |= int(Qt.AlignmentFlag.AlignVCenter)
            place.setHeight(max(used, self._least()))
        painter.drawText(place, flags, text)
        return used

    def _paint_low(self, painter: QPainter, row: BallotRow, room: QRectF) -> QRectF:
        """Draw the act in one line; return the room for the bar, beside it."""
        bar = QRectF(room)
        bar.setTop(room.top() + 0.5 * (self._least() - BAR * self._line()))
        if self._has_words(row):
            painter.setPen(QColor(self.theme.on_panel))
            wide, line = self._low_words(room.width()), QRectF(room)
            line.setHeight(self._least())
            said = row.said[self._shared_words() :]
            said = self.fontMetrics().elidedText(said, Qt.TextElideMode.ElideRight, wide)
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, said)
            bar.setLeft(room.left() + wide + Space.S)
        return bar

    def _low_words(self, width: float) -> int:
        """Return the width of the words of all rows, of which one *width* has a bar beside it."""
        metrics, shared = self.fontMetrics(), self._shared_words()
        needed = max(metrics.horizontalAdvance(row.said[shared:]) for row in self.rows) + 1
        return round(min(MOST_WORDS * width, max(WORDS * width, needed)))

    def _shared_words(self) -> int:
        """Return how many letters all acts begin with, such as those of "Announce: "."""
        begin, end, _ = self.rows[0].said.partition(SHARED_END)
        shared = f"{begin}{end}"
        return len(shared) if end and all(row.said.startswith(shared) for row in self.rows) else 0

    def _paint_letter(self, painter: QPainter, letter: str, row: BallotRow, room: QRectF) -> None:
        """Draw A to D; with the answer a tick or a bar below it, or beside it in a low row."""
        font = QFont(self.font())
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(self.theme.on_panel))
        is_marked, is_low = row.is_right or row.is_barred, self.is_narrow and self._is_counted
        half, below = QRectF(room), QPointF(room.width(), 0)
        if is_marked and not is_low:
            half.setHeight(room.height() / 2)
            below = QPointF(0, half.height())
        painter.drawText(half, Qt.AlignmentFlag.AlignCenter, letter)
        painter.setFont(self.font())
        if is_marked:
            side = 0.86 * room.width()
            place = QRectF(0, 0, side, side)
            place.moveCenter(half.translated(below).center())
            mark = Mark.BARRED if row.is_barred else Mark.SELECTED
            paint_mark(painter, mark, place, self.theme)

    def _paint_bar(self, painter: QPainter, row: BallotRow, room: QRectF, most: int) -> None:
        line, count = self._line(), row.count or 0
        number = self.fontMetrics().horizontalAdvance(str(most)) + 2 * Space.XS
        widest = max(1.0, room.width() - number)
        long = widest * count / most if most else 0.0
        bar = QRectF(room.left(), room.top(), max(2.0, long), BAR * line)
        colour = self.theme.warning if row.is_barred else self.theme.muted
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.theme.information if row.is_right else colour))
        painter.drawRoundedRect(bar, 3, 3)
        painter.setPen(QColor(self.theme.on_panel))
        place = QRectF(bar.right() + Space.XS, bar.center().y() - line / 2, number, line)
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, str(count))


def _joined(row: BallotRow) -> str:
    return f"{row.said}\n{row.verdict}" if row.verdict else row.said
