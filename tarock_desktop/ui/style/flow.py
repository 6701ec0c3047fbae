"""A layout that fills lines with widgets and breaks them as text is broken."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

from tarock_desktop.ui.style.tokens import Space


class FlowLayout(QLayout):
    """Lays widgets in lines; each keeps the size it asks for."""

    def __init__(
        self, parent: QWidget | None = None, gap: int = Space.S, *, at_right: bool = False
    ) -> None:
        """Make it empty; *at_right*: lines end at the right edge."""
        super().__init__(parent)
        self._at_right = at_right
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

    def expandingDirections(self) -> Qt.Orientation:
        """Say that no direction needs more room than asked for."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Say that the height depends on the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines in a *width*."""
        return self._lay(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        """Lay all items into *rect*."""
        super().setGeometry(rect)
        self._lay(rect, move=True)

    def sizeHint(self) -> QSize:
        """Return the size of everything in one line."""
        sizes = [item.sizeHint() for item in self._items if not item.isEmpty()]
        width = sum(size.width() for size in sizes) + self._gap * max(0, len(sizes) - 1)
        return QSize(width, max((size.height() for size in sizes), default=0))

    def minimumSize(self) -> QSize:
        """Return the size of the largest item."""
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def _lay(self, rect: QRect, *, move: bool) -> int:
        y = rect.y()
        for number, line in enumerate(self._lines(rect.width())):
            y += self._gap if number else 0
            tall = max(size.height() for _, size in line)
            wide = sum(size.width() for _, size in line) + self._gap * (len(line) - 1)
            x = rect.x() + (rect.width() - wide if self._at_right else 0)
            for item, size in line:
                if move:
                    down = (tall - size.height()) // 2 if self._at_right else 0
                    item.setGeometry(QRect(QPoint(x, y + down), size))
                x += size.width() + self._gap
            y += tall
        return y - rect.y()

    def _lines(self, width: int) -> list[list[tuple[QLayoutItem, QSize]]]:
        """Return what is to be seen, line by line, each item with its size."""
        lines: list[list[tuple[QLayoutItem, QSize]]] = []
        x = 0
        for item in self._items:
            if item.isEmpty():
                continue
            size = item.sizeHint()
            size.setWidth(min(size.width(), max(width, item.minimumSize().width())))
            if not lines or x + size.width() > width:
                lines.append([])
                x = 0
            lines[-1].append((item, size))
            x += size.width() + self._gap
        return lines
