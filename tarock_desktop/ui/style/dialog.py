"""What all dialogs have in common."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QPushButton, QWidget


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


class AnswerBox(QDialogButtonBox):
    """The button that accepts a dialog, which Return presses too, and one that cancels it."""

    def __init__(self, dialog: QDialog, text: str, *, is_primary: bool = True) -> None:
        """Call the button *text*; a primary one stands out."""
        super().__init__()
        self.accepting = self.addButton(text, QDialogButtonBox.ButtonRole.AcceptRole)
        self.accepting.setProperty("role", "primary" if is_primary else "")
        self.accepting.setDefault(True)
        self.addButton(QDialogButtonBox.StandardButton.Cancel)
        self.accepted.connect(dialog.accept)
        self.rejected.connect(dialog.reject)


class CloseBox(QDialogButtonBox):
    """The button that closes a dialog."""

    def __init__(self, dialog: QDialog) -> None:
        super().__init__(QDialogButtonBox.StandardButton.Close)
        self.rejected.connect(dialog.reject)
