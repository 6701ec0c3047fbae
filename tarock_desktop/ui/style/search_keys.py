"""Walking through a list with the arrow keys while a search field has the focus."""

from __future__ import annotations

from typing import final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QListWidget


@final
class SearchKeys(QObject):
    """Moves the current row of a list by the arrow keys of a search field."""

    def __init__(self, search: QLineEdit, rows: QListWidget) -> None:
        """Serve *search* and *rows* as long as the search field lives."""
        super().__init__(search)
        self._rows = rows
        search.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the arrow keys; everything else is the search field's."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
            if steps is not None and self._rows.count():
                row = min(max(0, self._rows.currentRow() + steps), self._rows.count() - 1)
                self._rows.setCurrentRow(row)
                return True
        return super().eventFilter(watched, event)
