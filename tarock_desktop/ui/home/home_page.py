"""The felt with one of the first pages on it, the languages, and the menu."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, final

from PySide6.QtCore import QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QMenu,
    QVBoxLayout,
    QWidget,
)

from tarock_desktop.texts.languages import LANGUAGES
from tarock_desktop.ui.commands.registry import Command, Menu
from tarock_desktop.ui.home.screen import Screen
from tarock_desktop.ui.page.felt_page import FeltPage
from tarock_desktop.ui.style.flow import FlowLayout
from tarock_desktop.ui.style.look import Look
from tarock_desktop.ui.style.menu_button import MenuButton
from tarock_desktop.ui.style.tokens import Space, Theme
from tarock_desktop.ui.style.widgets import OneOf, Scrolling

_BESIDE: Final = 2.2
"""Room between the edge of the felt and the page, in text units."""
OPEN: Final = (
    "game.new",
    "game.deal",
    "game.number",
    "game.edit",
    "game.duplicate",
    "game.open",
    "game.people",
    "game.history",
    "evening.paper",
    "game.preferences",
    "game.quit",
    "referee.incident",
    "learn.course",
    "learn.puzzles",
    "learn.judge",
    "teaching.hands",
    "teaching.playlist",
    "teaching.room",
    "help.comparison",
    "help.keys",
    "help.about",
)
"""What can be called while no table is to be seen, besides the looks of the window."""
_OF_TABLE: Final = ("view.rail", "view.curtain")


@final
class LanguageRow(QWidget):
    """The languages, the one that is spoken underlined, and whether the table can be heard."""

    chosen = Signal(str)
    sound_switched = Signal()

    def __init__(self) -> None:
        super().__init__()
        row = FlowLayout(self, Space.XS)
        self.buttons: dict[str, OneOf] = {}
        for language in LANGUAGES:
            button = OneOf(language.name, partial(self.chosen.emit, language.code))
            self.buttons[language.code] = button
            row.addWidget(button)
        self.sound = QCheckBox()
        self.sound.clicked.connect(self.sound_switched)
        row.addWidget(self.sound)
        self.retranslate()

    def retranslate(self) -> None:
        """Say the name of the switch anew."""
        self.sound.setText(self.tr("Sounds"))

    def show_spoken(self, code: str) -> None:
        """Mark the language that is spoken."""
        for each, button in self.buttons.items():
            button.setChecked(each == code)


@final
class HomePage(FeltPage):
    """Shows one `Screen` after another."""

    escaped = Signal()
    """Escape was pressed: back to where one came from."""

    def __init__(
        self, theme: Theme, unit: int, menu: QMenu | None, spoken: Callable[[], str]
    ) -> None:
        """Show nothing yet; *spoken* gives the code of the present language."""
        super().__init__(Look(theme, unit))
        self._spoken = spoken
        self.languages = LanguageRow()
        self.menu_button = MenuButton(menu)
        self.screen_area = Scrolling(takes_focus=False)
        self._head = QHBoxLayout()
        self._head.setSpacing(Space.M)
        self._head.addStretch(1)
        self._head.addWidget(self.languages)
        self._head.addWidget(self.menu_button, 0, Qt.AlignmentFlag.AlignTop)
        self._box = QVBoxLayout(self)
        self._box.setSpacing(0)
        self._box.addLayout(self._head)
        self._box.addWidget(self.screen_area, 1)
        self.retranslate()

    @property
    def screen_shown(self) -> Screen | None:
        """The page that is shown."""
        shown = self.screen_area.widget()
        return shown if isinstance(shown, Screen) else None

    def show_screen(self, screen: Screen) -> None:
        """Show another page."""
        screen.retranslate()
        self.notice.pass_by()
        self.languages.sound.setVisible(screen.asks_for_sound)
        # Qt deletes the page before.
        self.screen_area.setWidget(screen)
        # Some of it depends on the size of the window.
        screen.use_look(self.look)
        screen.show()
        screen.take_focus()
        self.update()
        # Its parts get their places in the next round of Qt's loop.
        QTimer.singleShot(0, self, self._settle)

    def _settle(self) -> None:
        """Give the page the measures of its place, and show what has the keyboard."""
        if self.screen_shown is not None:
            self.screen_shown.use_look(self.look)
        self.update()
        self.screen_area.show_focus()

    def use_look(self, theme: Theme, unit: int) -> None:
        """Take the colours of the window, and one text unit in pixels."""
        self.look = Look(theme, unit)
        if self.screen_shown is not None:
            self.screen_shown.use_look(self.look)
        self._lay()
        self.update()

    def may_run(self, command: Command) -> bool:
        """Return whether a command makes sense while no table is to be seen."""
        if command.menu is Menu.VIEW:
            return not command.name.startswith(("panel.", *_OF_TABLE))
        return command.name in OPEN

    def retranslate(self) -> None:
        """Say the names anew."""
        self.languages.show_spoken(self._spoken())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Put the notice away with Escape, or go back."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.notice.isVisible():
            self.notice.put_away()
        else:
            self.escaped.emit()

    def focusNextPrevChild(self, next_: bool) -> bool:  # noqa: FBT001 - Qt's own
        """Move the page to what the Tab key leads to."""
        moved = super().focusNextPrevChild(next_)
        self.screen_area.show_focus()
        return moved

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the size of the window."""
        super().resizeEvent(event)
        self._lay()
        QTimer.singleShot(0, self, self._settle)

    def _lay(self) -> None:
        rim = round(self.rim())
        beside, above = round(rim + _BESIDE * self.look.unit), rim + Space.S
        self._box.setContentsMargins(beside, above, beside - Space.S, rim)
        self.notice.place(self.width() // 2, above)

    def light_centre(self) -> QPointF:
        """Return where the page that is shown wants the light."""
        screen = self.screen_shown
        centre = None if screen is None else screen.light_centre()
        if screen is None or centre is None:
            return super().light_centre()
        # Where the page is scrolled to makes no difference.
        corner = self.screen_area.viewport().mapTo(self, QPointF(0, 0))
        return corner + centre
