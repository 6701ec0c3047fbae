"""A layout of cells of one size, as many beside each other as there is room for."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayoutItem, QWidget

from tarock_desktop.ui.style.item_layout import ItemLayout, item_height
from tarock_desktop.ui.style.tokens import Space


class EvenGrid(ItemLayout):
    """Lays cells of equal width in rows; each row is as high as its highest cell."""

    def __init__(self, most: int, parent: QWidget | None = None, gap: int = Space.L) -> None:
        """Lay at most *most* cells beside each other."""
        super().__init__(parent, gap)
        self._most = most

    def expandingDirections(self) -> Qt.Orientation:
        """Say that it fills the width."""
        return Qt.Orientation.Horizontal

    def sizeHint(self) -> QSize:
        """Return the size of one full row."""
        widest = self._widest()
        columns = min(self._most, len(self._shown()))
        width = columns * widest + max(0, columns - 1) * self._gap
        return QSize(width, self.heightForWidth(width))

    def minimumSize(self) -> QSize:
        """Return the size of the largest cell."""
        size = QSize()
        for item in self._shown():
            size = size.expandedTo(item.minimumSize())
        return size

    def columns(self, width: int) -> int:
        """Return how many cells lie beside each other in a *width*."""
        count = max(1, len(self._shown()))
        most = min(self._most, count)
        fitting = (width + self._gap) // (self._widest() + self._gap)
        columns = max(1, min(most, fitting))
        rows = -(-count // columns)
        # As many as needed for that number of rows: no row is much shorter than another.
        return -(-count // rows)

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _widest(self) -> int:
        return max((item.minimumSize().width() for item in self._shown()), default=1)

    def _lay(self, rect: QRect, *, move: bool) -> int:
        columns = self.columns(rect.width())
        wide = max(1, (rect.width() - (columns - 1) * self._gap) // columns)
        top = rect.y()
        shown = self._shown()
        for start in range(0, len(shown), columns):
            row = shown[start : start + columns]
            tall = max(item_height(item, wide) for item in row)
            for column, item in enumerate(row):
                if move:
                    left = rect.x() + column * (wide + self._gap)
                    item.setGeometry(QRect(left, top, wide, tall))
            top += tall + self._gap
        return max(0, top - self._gap - rect.y())
