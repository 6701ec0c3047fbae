"""The menus of the window, made of its commands."""

from __future__ import annotations

import sys
from typing import Final, final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu

from tarock_desktop.session.preferences import Preferences
from tarock_desktop.ui.commands.registry import Menu
from tarock_desktop.ui.window.game_opener import GameOpener
from tarock_desktop.ui.window.main_window import MainWindow
from tarock_desktop.ui.window.recent_games import RecentGames
from tarock_desktop.ui.window.settings import Settings
from tarock_desktop.ui.window.view_menus import ViewMenus

INSIDE: Final = {Menu.HANDS: Menu.TEACHING}
"""The menus that are entries of another one."""


@final
class Menus(QObject):
    """One menu for each `Menu`, in a button on the table, and in a bar where one is wanted."""

    def __init__(self, window: MainWindow, settings: Settings, opener: GameOpener) -> None:
        """Show all commands that are declared already."""
        super().__init__(window)
        self._window = window
        self._menus = {menu: QMenu(window) for menu in Menu}
        self._whole = QMenu(window)
        for command in window.commands:
            menu = self._menus[command.menu]
            if menu.isEmpty() and command.menu in INSIDE:
                self._menus[INSIDE[command.menu]].addMenu(menu)
            if command.divided:
                menu.addSeparator()
            menu.addAction(window.commands.action(command.name))
        self._views = ViewMenus(window, settings, self._menus[Menu.VIEW])
        self._recent = RecentGames(window, opener, self._menus[Menu.GAME])
        for kind, menu in self._menus.items():
            if kind not in INSIDE:
                self._whole.addMenu(menu)
            menu.aboutToShow.connect(window.commands.refresh)
        window.page.buttons.use_menu(self._whole)
        settings.changed.connect(self._use_bar)
        self._use_bar(settings.preferences)
        self.retranslate()

    def _use_bar(self, preferences: Preferences) -> None:
        """Show the menus in a bar too, where the desktop or the player wants one."""
        is_wanted = preferences.menu_bar or sys.platform == "darwin"
        bar = self._window.menuBar()
        if is_wanted and not bar.actions():
            for kind, menu in self._menus.items():
                if kind not in INSIDE:
                    bar.addMenu(menu)
        bar.setVisible(is_wanted)

    def retranslate(self) -> None:
        """Say the titles anew."""
        titles = {
            Menu.GAME: self.tr("&Game"),
            Menu.EVENING: self.tr("&Evening"),
            Menu.HAND: self.tr("H&and"),
            Menu.REFEREE: self.tr("&Referee"),
            Menu.LEARN: self.tr("&Learn"),
            Menu.TEACHING: self.tr("&Teaching"),
            Menu.HANDS: self.tr("Close or open a hand"),
            Menu.VIEW: self.tr("&View"),
            Menu.HELP: self.tr("&Help"),
        }
        for menu, title in titles.items():
            self._menus[menu].setTitle(title)
