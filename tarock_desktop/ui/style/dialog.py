"""What all dialogs have in common."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QWidget


class Dialog(QDialog):
    """A dialog that is gone when it is closed, and in which Return presses no button by chance.

    Qt lets Return press some button wherever the focus is: without a default button, the first
    one. Here that is done only by a button that the dialog has made its default, or that accepts
    it; and, of course, by a button that has the focus.
    """

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._has_default = False

    def showEvent(self, event: QShowEvent) -> None:
        """Look for a default button before Qt chooses one."""
        super().showEvent(event)
        self._has_default = any(button.isDefault() for button in self.findChildren(QPushButton))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep Return from a button that Qt has chosen."""
        is_return = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        on_button = isinstance(QApplication.focusWidget(), QPushButton)
        if is_return and not on_button and not self._has_default:
            event.accept()
        else:
            super().keyPressEvent(event)
