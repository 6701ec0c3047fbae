"""A layout that fills lines with widgets and breaks them as text is broken."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayoutItem, QWidget

from tarock_desktop.ui.style.item_layout import ItemLayout
from tarock_desktop.ui.style.tokens import Space


class FlowLayout(ItemLayout):
    """Lays widgets in lines; each keeps the size it asks for."""

    def __init__(
        self, parent: QWidget | None = None, gap: int = Space.S, *, at_right: bool = False
    ) -> None:
        """Make it empty; *at_right*: lines end at the right edge."""
        super().__init__(parent, gap)
        self._at_right = at_right

    def expandingDirections(self) -> Qt.Orientation:
        """Say that no direction needs more room than asked for."""
        return Qt.Orientation(0)

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
