"""The buttons on the felt: menu, hint, and the panels where there is no rail."""

from __future__ import annotations

from typing import Final, final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QMenu, QSizePolicy, QToolButton

from tarock_desktop.ui.panels.rail import SECTIONS, Rail
from tarock_desktop.ui.style.menu_button import MenuButton
from tarock_desktop.ui.style.tips import set_tip
from tarock_desktop.ui.style.tokens import STRIP_WIDTH, Space

_MARKED: Final = "!"
"""The count of a panel that says something urgent."""


@final
class TableButtons(QFrame):
    """A row at the foot of the rail, or a column where the rail has no room."""

    panel_wanted = Signal(str)
    fold_wanted = Signal()
    """The rail is to be folded to the strip, or opened again."""

    def __init__(self, rail: Rail) -> None:
        super().__init__()
        self.setObjectName("tablebuttons")
        self._rail = rail
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(Space.S)
        self.menu_button = MenuButton()
        self._box.addWidget(self.menu_button)
        self.fold_button = _as_glass(QToolButton())
        self.fold_button.clicked.connect(self.fold_wanted)
        self._box.addWidget(self.fold_button)
        self.panels: dict[str, QToolButton] = {}
        for name in SECTIONS:
            button = _as_glass(QToolButton())
            button.clicked.connect(lambda _checked=False, name=name: self.panel_wanted.emit(name))
            self.panels[name] = button
            self._box.addWidget(button)
            rail.sections[name].recounted.connect(self.retranslate)
        self._box.addStretch(1)
        self.retranslate()

    def add(self, button: QToolButton) -> None:
        """Add a button of somebody else's before those of the panels."""
        self._box.insertWidget(1, _as_glass(button))
        self.setTabOrder(self.menu_button, button)

    def use_menu(self, menu: QMenu) -> None:
        """Let the first button open *menu*."""
        self.menu_button.setMenu(menu)

    def stand(self, *, upright: bool) -> None:
        """Stand as a column with the buttons of the panels, or as a row without them."""
        way = QBoxLayout.Direction.TopToBottom if upright else QBoxLayout.Direction.LeftToRight
        self._box.setDirection(way)
        self.fold_button.setText("«" if upright else "»")
        what = self.tr("Open the side panel") if upright else self.tr("Fold the side panel")
        set_tip(self.fold_button, what)
        self.fold_button.setAccessibleName(what)
        for button in self.panels.values():
            button.setVisible(upright)

    def strip_width(self) -> int:
        """Return the width of the column, whichever of its buttons are shown at the moment."""
        buttons = self.findChildren(QToolButton)
        for button in buttons:
            button.ensurePolished()
        return max(STRIP_WIDTH, *(button.sizeHint().width() for button in buttons))

    def retranslate(self) -> None:
        """Say the names anew."""
        short = self._rail.short_names()
        for name, button in self.panels.items():
            section = self._rail.sections[name]
            button.setText(short[name] + (_MARKED if section.count == _MARKED else ""))
            set_tip(button, section.panel.title())
            button.setAccessibleName(section.panel.title())


def _as_glass(button: QToolButton) -> QToolButton:
    """Let a button look as those on the felt do."""
    button.setProperty("role", "glass")
    button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
    return button
