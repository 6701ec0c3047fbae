"""The menus in which one of several settings is chosen: language, theme, speed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from tarock_desktop.texts.languages import LANGUAGES
from tarock_desktop.ui.window.main_window import MainWindow
from tarock_desktop.ui.window.settings import Settings


@final
class ViewMenus(QObject):
    """Three menus inside the View menu; each entry is the value of a setting that is kept."""

    def __init__(self, window: MainWindow, settings: Settings, menu: QMenu) -> None:
        super().__init__(window)
        self._settings = settings
        self._menus: dict[str, QMenu] = {}
        self._actions: dict[tuple[str, str], QAction] = {}
        menu.addSeparator()
        for setting, (_, values) in self._texts().items():
            self._menus[setting] = menu.addMenu("")
            self._fill(setting, values)
        self.retranslate()

    def _texts(self) -> dict[str, tuple[str, dict[str, str]]]:
        """Return the title of each menu, and the text of each value, in the present language."""
        languages = {language.code: language.name for language in LANGUAGES}
        themes = {
            "system": self.tr("As set on this computer"),
            "green-baize": self.tr("Green felt"),
            "evening": self.tr("Evening"),
            "bright-room": self.tr("Bright room"),
        }
        speeds = {
            "half": self.tr("Half speed"),
            "normal": self.tr("Normal speed"),
            "double": self.tr("Double speed"),
            "instant": self.tr("Without motion"),
        }
        return {
            "language": (self.tr("La&nguage"), languages),
            "theme": (self.tr("&Theme"), themes),
            "speed": (self.tr("Sp&eed"), speeds),
        }

    def retranslate(self) -> None:
        """Say the menus anew."""
        for setting, (title, values) in self._texts().items():
            self._menus[setting].setTitle(title)
            for value, text in values.items():
                self._actions[setting, value].setText(text)

    def _fill(self, setting: str, values: Iterable[str]) -> None:
        menu = self._menus[setting]
        group = QActionGroup(menu)
        for value in values:
            action = self._actions[setting, value] = QAction(menu)
            action.setCheckable(True)
            action.setObjectName(f"{setting}.{value}")
            action.setData(value)
            group.addAction(action)
            menu.addAction(action)
        menu.triggered.connect(lambda action: self._settings.change(**{setting: action.data()}))
        menu.aboutToShow.connect(lambda: self._check(setting))

    def _check(self, setting: str) -> None:
        value = getattr(self._settings.preferences, setting)
        self._actions[setting, value].setChecked(True)
