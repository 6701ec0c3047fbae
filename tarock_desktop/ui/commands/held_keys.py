"""A key that is held down presses nothing again."""

from __future__ import annotations

from typing import Final, final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QTextEdit, QWidget

PRESSING: Final = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Select)
"""The keys that press buttons, play cards and close dialogs."""


@final
class HeldKeys(QObject):
    """Swallows the repeated presses of a held key, whatever has the focus.

    What the first press leads to would be pressed as well: the bid that the next person is asked
    for once the curtain is up, the next hand after the score sheet, a dialog's usual button.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            # Not a filter of the application: that one would see every event of the program.
            application.focusChanged.connect(self._follow)

    def _follow(self, before: QWidget | None, now: QWidget | None) -> None:
        if before is not None:
            before.removeEventFilter(self)
        if now is not None:
            now.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Swallow what a held key repeats; a text may still be filled with spaces and lines."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        key = Qt.Key(event.key())
        if not event.isAutoRepeat() or key not in PRESSING:
            return False
        if isinstance(watched, QTextEdit | QPlainTextEdit):
            return watched.isReadOnly()
        return key != Qt.Key.Key_Space or not isinstance(watched, QLineEdit)
