"""Keys of a presenter at the game's own table, where they do not choose a card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from tarock_desktop.ui.page.tables import TaughtTable

OPEN_WHILE_BLANK: Final = (
    "lesson.blank",
    "lesson.back",
    "lesson.on",
    "lesson.question",
    "view.full-screen",
)
"""What can be done while the picture is covered."""

LENT: Final = {"F5": "lesson.question", "N": "lesson.notes"}
"""Keys that do something else while the table is not taught."""


@final
class PresenterKeys(QObject):
    """Takes the arrows, and Escape where it would close nothing."""

    stepped = Signal(int)
    """So many steps on (1) or back (-1) are wanted."""
    asked = Signal()
    """The room is to be asked what it would play, or told."""

    def __init__(self, table: TaughtTable, may_step: Callable[[], bool]) -> None:
        """Watch the table of the game; *may_step*: whether there is anything to step through."""
        super().__init__(table.page)
        self._table, self._may_step = table, may_step
        table.view.installEventFilter(self)
        table.page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take a key."""
        is_press = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress
        if is_press and isinstance(event, QKeyEvent) and self._takes(event):
            return True
        return super().eventFilter(watched, event)

    def _takes(self, event: QKeyEvent) -> bool:
        key = event.key()
        if not self._may_step() or not self._table.shows_game:
            return False
        if key == Qt.Key.Key_Escape:
            # Remotes send Escape and F5 in turn from one button.
            if not event.isAutoRepeat() and not self._table.view.escape():
                self.asked.emit()
            return True
        bridge = self._table.bridge
        is_free = bridge is not None and bridge.prompt() is None
        if is_free and key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.stepped.emit(1 if key == Qt.Key.Key_Right else -1)
            return True
        return False
