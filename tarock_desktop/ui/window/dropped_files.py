"""A file that is dragged onto the window: a game is opened or taken in, a deal is played."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from PySide6.QtCore import QEvent, QMimeData, QObject
from PySide6.QtGui import QDropEvent

from tarock_desktop.session.saves import EVENING, SUFFIX
from tarock_desktop.ui.window.game_opener import GameOpener
from tarock_desktop.ui.window.history import History
from tarock_desktop.ui.window.main_window import MainWindow

_DEAL: Final = ".toml"
_LINES: Final = ".jsonl"


@final
class DroppedFiles(QObject):
    """Opens what is let go over the window."""

    def __init__(self, window: MainWindow, opener: GameOpener, history: History) -> None:
        super().__init__(window)
        self._opener, self._history = opener, history
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take one file that can be opened."""
        kind = event.type()
        if kind not in (QEvent.Type.DragEnter, QEvent.Type.Drop):
            return super().eventFilter(watched, event)
        file = _file_in(event.mimeData()) if isinstance(event, QDropEvent) else None
        if file is None or not isinstance(event, QDropEvent):
            return super().eventFilter(watched, event)
        event.acceptProposedAction()
        if kind == QEvent.Type.Drop and file.suffix in (SUFFIX, EVENING):
            self._opener.open_saved(file)
        elif kind == QEvent.Type.Drop and file.suffix == _LINES:
            self._history.take_in(file)
        elif kind == QEvent.Type.Drop:
            self._opener.try_deal(file)
        return True


def _file_in(dragged: QMimeData) -> Path | None:
    """Return the one file that is dragged; `None` if it is another thing."""
    urls = dragged.urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    path = Path(urls[0].toLocalFile())
    return path if path.suffix in (SUFFIX, EVENING, _DEAL, _LINES) else None
