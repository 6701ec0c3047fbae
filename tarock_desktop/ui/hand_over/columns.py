"""A layout of columns of one width, as many as there is room for."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize

from tarock_desktop.ui.style.item_layout import ItemLayout, item_height


class Columns(ItemLayout):
    """Lays widgets in rows of equal columns; those of a row are equally high."""

    def __init__(self, most: int, least: int, gap: int) -> None:
        """Make it empty.

        Args:
            most: columns at most.
            least: width of a column at least, in pixels.
            gap: distance between two columns; half of it lies between two rows.
        """
        super().__init__(None, gap)
        self._most, self._least = most, least

    def columns(self, width: int) -> int:
        """Return how many columns there are in a *width*."""
        fitting = (width + self._gap) // (self._least + self._gap)
        return max(1, min(self._most, fitting, len(self._items)))

    def sizeHint(self) -> QSize:
        """Return the size of all columns beside each other."""
        wide = self._most * (self._least + self._gap) - self._gap
        return QSize(wide, self.heightForWidth(wide))

    def minimumSize(self) -> QSize:
        """Return the width of the widest item."""
        wide = max((item.minimumSize().width() for item in self._items), default=0)
        return QSize(wide, 0)

    def _lay(self, rect: QRect, *, move: bool) -> int:
        beside = self.columns(rect.width())
        wide = (rect.width() - (beside - 1) * self._gap) // beside
        y = rect.y()
        for start in range(0, len(self._items), beside):
            row = self._items[start : start + beside]
            tall = max(item_height(item, wide) for item in row)
            for place, item in enumerate(row if move else ()):
                item.setGeometry(QRect(rect.x() + place * (wide + self._gap), y, wide, tall))
            y += tall + self._gap // 2
        return max(0, y - self._gap // 2 - rect.y())
