"""Opens the saved game that somebody chose."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, final

from PySide6.QtCore import QObject

from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.session.saves import open_saved

if TYPE_CHECKING:
    from tarock_desktop.ui.window.desk import Desk


@final
class SavedGames(QObject):
    """Puts saved games on the table of one desk."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk

    def open(self, path: Path) -> None:
        """Go on with the game of a file, or say what is wrong with it."""
        desk = self._desk
        playing = None if desk.session is None else desk.session.path
        if playing is not None and playing.resolve() == path.resolve():
            return
        try:
            opened = open_saved(path, desk.seeds)
        except DocumentError as error:
            desk.report(str(error))
            return
        if opened.session is not None:
            desk.play(opened.session, computers=not opened.reports)
        for report in opened.reports:
            desk.report(self._only_looked_at(report))

    def _only_looked_at(self, error: DocumentError) -> str:
        return self.tr(
            "This game can only be looked at; nothing that is played is saved. {details}"
        ).format(details=error)
