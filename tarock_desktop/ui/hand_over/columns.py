"""A layout of columns of one width, as many as there is room for."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QLayout, QLayoutItem


class Columns(QLayout):
    """Lays widgets in rows of equal columns; those of a row are equally high."""

    def __init__(self, most: int, least: int, gap: int) -> None:
        """Make it empty.

        Args:
            most: columns at most.
            least: width of a column at least, in pixels.
            gap: distance between two columns; half of it lies between two rows.
        """
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._most, self._least, self._gap = most, least, gap
        self.setContentsMargins(0, 0, 0, 0)

    def columns(self, width: int) -> int:
        """Return how many columns there are in a *width*."""
        fitting = (width + self._gap) // (self._least + self._gap)
        return max(1, min(self._most, fitting, len(self._items)))

    def addItem(self, item: QLayoutItem) -> None:
        """Take an item in at the end."""
        self._items.append(item)

    def count(self) -> int:
        """Return the number of items."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Return an item, or None past the end."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Remove and return an item, or None past the end."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def hasHeightForWidth(self) -> bool:
        """Say that the height depends on the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all rows in a *width*."""
        return self._lay(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        """Lay all items into *rect*."""
        super().setGeometry(rect)
        self._lay(rect, move=True)

    def sizeHint(self) -> QSize:
        """Return the size of all columns beside each other."""
        wide = self._most * (self._least + self._gap) - self._gap
        return QSize(wide, self.heightForWidth(wide))

    def minimumSize(self) -> QSize:
        """Return the width of the widest item."""
        wide = max((item.minimumSize().width() for item in self._items), default=0)
        return QSize(wide, 0)

    def _lay(self, rect: QRect, *, move: bool) -> int:
        """Return the height of all rows; *move*: lay the items there."""
        beside = self.columns(rect.width())
        wide = (rect.width() - (beside - 1) * self._gap) // beside
        y = rect.y()
        for start in range(0, len(self._items), beside):
            row = self._items[start : start + beside]
            tall = max(_height(item, wide) for item in row)
            for place, item in enumerate(row if move else ()):
                item.setGeometry(QRect(rect.x() + place * (wide + self._gap), y, wide, tall))
            y += tall + self._gap // 2
        return max(0, y - self._gap // 2 - rect.y())


def _height(item: QLayoutItem, width: int) -> int:
    if item.hasHeightForWidth():
        return item.heightForWidth(width)
    return item.sizeHint().height()
