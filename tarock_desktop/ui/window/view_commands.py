"""The commands that change how the table looks: language, theme, text, speed, curtain."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from tarock_desktop.texts.languages import LANGUAGES
from tarock_desktop.ui.commands.registry import Command, Menu
from tarock_desktop.ui.style.tokens import THEMES

if TYPE_CHECKING:
    from tarock_desktop.ui.window.desk import Desk
    from tarock_desktop.ui.window.main_window import MainWindow


@final
class ViewCommands(QObject):
    """Looks of the window, each a setting that is kept."""

    def __init__(self, window: MainWindow, desk: Desk) -> None:
        super().__init__(window)
        self._window = window
        self._desk = desk
        self._language_menu = QMenu(window)
        self._theme_menu = QMenu(window)
        self._speed_menu = QMenu(window)
        self._actions: list[tuple[QAction, Callable[[], str]]] = []
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange and watched is self._window:
            self.retranslate()
        return super().eventFilter(watched, event)

    def commands(self) -> tuple[Command, ...]:
        """Return the commands of the View menu."""
        return (*self._parts(), *self._sizes())

    def _parts(self) -> tuple[Command, ...]:
        window, menu = self._window, Menu.VIEW
        return (
            Command(
                name="view.rail",
                text=lambda: self.tr("Side &panel"),
                handler=self._toggle_rail,
                menu=menu,
                shortcuts=("F7",),
                divided=True,
            ),
            Command(
                name="view.full-screen",
                text=lambda: self.tr("&Full screen"),
                handler=self._toggle_full_screen,
                menu=menu,
                shortcuts=("F11",),
                checked=window.isFullScreen,
            ),
            Command(
                name="view.curtain",
                text=lambda: self.tr("Curtain &down"),
                handler=window.cover,
                menu=menu,
                shortcuts=("F12",),
            ),
        )

    def _sizes(self) -> tuple[Command, ...]:
        menu = Menu.VIEW
        return (
            Command(
                name="view.larger",
                text=lambda: self.tr("&Larger text"),
                handler=lambda: self._scale(10),
                menu=menu,
                shortcuts=("Ctrl++", "Ctrl+="),
                divided=True,
            ),
            Command(
                name="view.smaller",
                text=lambda: self.tr("&Smaller text"),
                handler=lambda: self._scale(-10),
                menu=menu,
                shortcuts=("Ctrl+-",),
            ),
            Command(
                name="view.usual",
                text=lambda: self.tr("&Usual text size"),
                handler=lambda: self._desk.change(text_scale=100),
                menu=menu,
                shortcuts=("Ctrl+0",),
            ),
        )

    def add_menus(self, menu: QMenu) -> None:
        """Add the menus of languages, themes and speeds to the View *menu*."""
        menu.addSeparator()
        for inner in (self._language_menu, self._theme_menu, self._speed_menu):
            menu.addMenu(inner)
        for language in LANGUAGES:
            said = partial(str, language.name)
            self._add_setting(self._language_menu, "language", language.code, said)
        themes: dict[str, Callable[[], str]] = {
            "green-baize": lambda: self.tr("Green baize"),
            "evening": lambda: self.tr("Evening"),
            "bright-room": lambda: self.tr("Bright room"),
        }
        for theme in THEMES:
            self._add_setting(self._theme_menu, "theme", theme, themes[theme])
        speeds: dict[str, Callable[[], str]] = {
            "half": lambda: self.tr("Half speed"),
            "normal": lambda: self.tr("Normal speed"),
            "double": lambda: self.tr("Double speed"),
            "instant": lambda: self.tr("Without motion"),
        }
        for speed, text in speeds.items():
            self._add_setting(self._speed_menu, "speed", speed, text)
        self.retranslate()

    def retranslate(self) -> None:
        """Say the menus anew."""
        self._language_menu.setTitle(self.tr("&Language"))
        self._theme_menu.setTitle(self.tr("&Theme"))
        self._speed_menu.setTitle(self.tr("Sp&eed"))
        for action, text in self._actions:
            action.setText(text())

    def _add_setting(self, menu: QMenu, setting: str, value: str, text: Callable[[], str]) -> None:
        group = menu.findChild(QActionGroup)
        if group is None:
            group = QActionGroup(menu)
        action = QAction(menu)
        action.setCheckable(True)
        action.setObjectName(f"{setting}.{value}")
        group.addAction(action)
        menu.addAction(action)
        action.triggered.connect(lambda: self._desk.change(**{setting: value}))
        menu.aboutToShow.connect(
            lambda: action.setChecked(getattr(self._desk.preferences, setting) == value)
        )
        self._actions.append((action, text))

    def _toggle_rail(self) -> None:
        page = self._window.stage.page
        page.open_rail(open_=page.rail.is_folded)

    def _toggle_full_screen(self) -> None:
        if self._window.isFullScreen():
            self._window.showNormal()
        else:
            self._window.showFullScreen()

    def _scale(self, step: int) -> None:
        scale = min(200, max(80, self._desk.preferences.text_scale + step))
        self._desk.change(text_scale=scale)
