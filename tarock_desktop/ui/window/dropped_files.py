"""A file that is dragged onto the window is opened as what it is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, final

from PySide6.QtCore import QEvent, QMimeData, QObject
from PySide6.QtGui import QDropEvent

from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.documents.files import load
from tarock_desktop.session.saves import EVENING, LECTURE, SCORES, SUFFIX
from tarock_desktop.ui.window.deal_editing import DealEditing
from tarock_desktop.ui.window.duplicates import Duplicates
from tarock_desktop.ui.window.game_opener import GameOpener
from tarock_desktop.ui.window.history import History
from tarock_desktop.ui.window.lectures import Lectures
from tarock_desktop.ui.window.main_window import MainWindow
from tarock_desktop.ui.window.papers import Papers

_DOCUMENT: Final = ".toml"
_LINES: Final = ".jsonl"


@final
class DroppedFiles(QObject):
    """Opens what is let go over the window: a game, a deal, scores, a set, a playlist."""

    def __init__(
        self,
        window: MainWindow,
        opener: GameOpener,
        history: History,
        papers: Papers,
        *,
        deals: DealEditing,
        duplicates: Duplicates,
        lectures: Lectures,
    ) -> None:
        super().__init__(window)
        self._opener, self._deals, self._duplicates = opener, deals, duplicates
        self._openers: dict[str, Callable[[Path], object]] = {
            SUFFIX: opener.open_saved,
            EVENING: opener.open_saved,
            SCORES: papers.open,
            _LINES: history.take_in,
            LECTURE: lectures.open,
            _DOCUMENT: self._open_document,
        }
        """By the ending of the file's name."""
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take one file that can be opened."""
        kind = event.type()
        if kind not in (QEvent.Type.DragEnter, QEvent.Type.Drop):
            return super().eventFilter(watched, event)
        file = self._file_in(event.mimeData()) if isinstance(event, QDropEvent) else None
        if file is None or not isinstance(event, QDropEvent):
            return super().eventFilter(watched, event)
        event.acceptProposedAction()
        if kind == QEvent.Type.Drop:
            self._openers[file.suffix](file)
        return True

    def _file_in(self, dragged: QMimeData) -> Path | None:
        """Return the one file that is dragged; `None` if it is another thing."""
        urls = dragged.urls()
        if len(urls) != 1 or not urls[0].isLocalFile():
            return None
        path = Path(urls[0].toLocalFile())
        return path if path.suffix in self._openers else None

    def _open_document(self, file: Path) -> None:
        """Open what the first words of a document say that it is; a deal, if they don't."""
        try:
            words = load(file).data
        except DocumentError:
            words = {}  # Whoever opens it says what is wrong.
        if "duplicate" in words:
            self._duplicates.take_set(file)
        elif "results" in words:
            self._duplicates.take_results(file)
        elif self._deals.page is not None:
            self._deals.open_file(file)
        else:
            self._opener.try_deal(file)
