"""The menu of the saved games that were played last."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final, final

from PySide6.QtCore import QFileInfo, QLocale, QObject
from PySide6.QtWidgets import QMenu

from tarock_desktop.families import FAMILY_OF
from tarock_desktop.session.saves import saved_games
from tarock_desktop.ui.window.game_opener import GameOpener
from tarock_desktop.ui.window.main_window import MainWindow
from tarock_desktop.variants.loader import identity_of

MOST: Final = 8
"""So many games are offered."""


@final
class RecentGames(QObject):
    """Fills the menu when it is opened: the folder may have changed meanwhile."""

    def __init__(self, window: MainWindow, opener: GameOpener, menu: QMenu) -> None:
        super().__init__(window)
        self._window, self._opener = window, opener
        self.menu = QMenu(menu)
        menu.insertMenu(window.commands.action("game.next-hand"), self.menu)
        menu.aboutToShow.connect(self._look)
        self.menu.aboutToShow.connect(self._fill)
        self.retranslate()

    def retranslate(self) -> None:
        """Say the title anew."""
        self.menu.setTitle(self.tr("Recent &games"))

    def _look(self) -> None:
        first = self._window.tables.first
        may_open = self._window.shows_game or (first is not None and self._window.in_front is None)
        self.menu.setEnabled(may_open and bool(self._games()))

    def _games(self) -> tuple[Path, ...]:
        folder = self._opener.folder
        return () if folder is None else saved_games(folder)[:MOST]

    def _fill(self) -> None:
        self.menu.clear()
        for path in self._games():
            action = self.menu.addAction(self._title(path).replace("&", "&&"))
            action.triggered.connect(partial(self._open, path))

    def _open(self, path: Path, _checked: bool = False) -> None:  # noqa: FBT001, FBT002 - Qt's own
        self._opener.open_saved(path)

    def _title(self, path: Path) -> str:
        """Return the sheet of a game and when it was played last."""
        sheet = next((name for name in FAMILY_OF if path.name.startswith(f"{name}-")), "")
        played = QFileInfo(str(path)).lastModified()
        when = QLocale().toString(played, QLocale.FormatType.ShortFormat)
        return self.tr("{sheet}, {when}").format(
            sheet=identity_of(sheet).name if sheet else path.stem, when=when
        )
