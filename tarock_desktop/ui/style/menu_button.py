"""The button ≡ of a page: it opens the menu of the window, by mouse and by F10."""

from __future__ import annotations

from typing import Final, final

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolButton

from tarock_desktop.ui.style.tips import set_tip

_KEY: Final = "F10"
"""The key that opens the menu of a window on most systems."""


@final
class MenuButton(QToolButton):
    """Opens one menu; without a menu it does nothing."""

    def __init__(self, menu: QMenu | None = None) -> None:
        super().__init__()
        self.setProperty("role", "glass")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setText("≡")
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        if menu is not None:
            self.setMenu(menu)
        # Only the button of the page that is seen answers the key.
        QShortcut(QKeySequence(_KEY), self).activated.connect(self.showMenu)
        self.retranslate()

    def retranslate(self) -> None:
        """Say the name anew."""
        self.setAccessibleName(self.tr("Menu"))
        set_tip(self, f"{self.tr('Menu')} ({_KEY})")

    def changeEvent(self, event: QEvent) -> None:
        """Ask for the whole sign: the style sheet lets the button become narrower."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self.setMinimumWidth(self.sizeHint().width())
