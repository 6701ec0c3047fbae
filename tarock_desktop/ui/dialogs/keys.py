"""The list of keys."""

from __future__ import annotations

from typing import final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QGridLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from tarock_desktop.ui.commands.registry import CommandRegistry, shown_keys
from tarock_desktop.ui.style.dialog import CloseBox, Dialog
from tarock_desktop.ui.style.fitting import resize_to_fit
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Text


@final
class KeysDialog(Dialog):
    """Every key and what it does: those of the commands and those of the table."""

    def __init__(self, parent: QWidget | None, commands: CommandRegistry) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keys"))
        page = QWidget()
        grid = QGridLayout(page)
        grid.setHorizontalSpacing(Space.L)
        grid.setColumnStretch(1, 1)
        own = [(shown_keys(each), each.text.replace("…", "").strip()) for each in commands]
        for line, (key, text) in enumerate(
            [*self._table_keys(), *(pair for pair in own if pair[0])]
        ):
            head = Text(key, "title")
            head.setWordWrap(False)
            grid.addWidget(head, line, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(Text(text.replace("&", "")), line, 1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(page)
        layout = QVBoxLayout(self)
        layout.addWidget(scroll, 1)
        layout.addWidget(CloseBox(self))
        resize_to_fit(self, 480, 440)

    def _table_keys(self) -> tuple[tuple[str, str], ...]:
        return (
            ("← →", self.tr("Move through the cards in your hand")),
            ("↑ ↓", self.tr("Next card that may be played")),
            ("Home, End", self.tr("First or last card")),
            ("1 2 3 4 5", self.tr("Hearts, diamonds, spades, clubs, trumps in your hand")),
            ("Enter", self.tr("Play the card, press the button")),
            ("Space", self.tr("Select a card to discard")),
            ("Esc", self.tr("Close, cancel, clear the selection")),
            ("Tab", self.tr("Next button")),
            (self.tr("Alt+letter"), self.tr("Press the button with this letter underlined")),
        )
