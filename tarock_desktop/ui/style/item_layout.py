"""What all layouts of our own have in common: a list of items, and a height for each width."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class ItemLayout(QLayout):
    """Keeps the items in their order; a subclass says in `_lay` where they lie."""

    def __init__(self, parent: QWidget | None, gap: int) -> None:
        """Make it empty; *gap* is the distance between two items, in pixels."""
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self.setContentsMargins(0, 0, 0, 0)

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
        """Return the height of all items in a *width*."""
        return self._lay(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        """Lay all items into *rect*."""
        super().setGeometry(rect)
        self._lay(rect, move=True)

    def _lay(self, rect: QRect, *, move: bool) -> int:
        """Return the height of all items in the width of *rect*; *move*: lay them there."""
        raise NotImplementedError


def item_height(item: QLayoutItem, width: int) -> int:
    """Return how high an item must be in a *width*."""
    if item.hasHeightForWidth():
        return item.heightForWidth(width)
    return item.sizeHint().height()
