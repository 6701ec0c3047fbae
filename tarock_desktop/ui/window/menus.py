"""The menus of the window, made of its commands."""

from __future__ import annotations

from typing import final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu

from tarock_desktop.ui.commands.registry import Menu
from tarock_desktop.ui.window.main_window import MainWindow
from tarock_desktop.ui.window.settings import Settings
from tarock_desktop.ui.window.view_menus import ViewMenus


@final
class Menus(QObject):
    """One menu for each `Menu`, in a button on the table."""

    def __init__(self, window: MainWindow, settings: Settings) -> None:
        """Show all commands that are declared already."""
        super().__init__(window)
        self._menus = {menu: QMenu(window) for menu in Menu}
        self._whole = QMenu(window)
        for command in window.commands:
            menu = self._menus[command.menu]
            if command.divided:
                menu.addSeparator()
            menu.addAction(window.commands.action(command.name))
        self._views = ViewMenus(window, settings, self._menus[Menu.VIEW])
        for menu in self._menus.values():
            self._whole.addMenu(menu)
            menu.aboutToShow.connect(window.commands.refresh)
        window.page.buttons.use_menu(self._whole)
        self.retranslate()

    def retranslate(self) -> None:
        """Say the titles anew."""
        titles = {
            Menu.GAME: self.tr("&Game"),
            Menu.HAND: self.tr("H&and"),
            Menu.REFEREE: self.tr("&Referee"),
            Menu.TEACHING: self.tr("&Teaching"),
            Menu.VIEW: self.tr("&View"),
            Menu.HELP: self.tr("&Help"),
        }
        for menu, title in titles.items():
            self._menus[menu].setTitle(title)
