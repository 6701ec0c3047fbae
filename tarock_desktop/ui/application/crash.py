"""What is said when the program itself makes a mistake: one sentence; details go into a file."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import final

from PySide6.QtCore import QObject, Qt

from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.journal.errors import ContradictedError
from tarock_desktop.paths import data_folder


@final
class CrashReporter(QObject):
    """Takes every error nobody caught, keeps its details in a file and says one sentence.

    The game goes on: every accepted act is on disk, so at worst the window is opened again.
    """

    def __init__(
        self,
        say: Callable[[str], None],
        parent: QObject | None = None,
        explain: Callable[[Exception], str] = str,
    ) -> None:
        super().__init__(parent)
        self._say = say
        self._explain = explain

    def install(self) -> None:
        """Take all errors from now on."""
        sys.excepthook = self.report

    def report(
        self,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
    ) -> None:
        """Keep the details of *error* and say one sentence."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        if isinstance(error, DocumentError):
            # The disk is full or the file is gone: no mistake of the program.
            details = self._explain(error)
            if isinstance(error, ContradictedError):
                self._say(self.tr("This cannot be shown. {details}").format(details=details))
                return
            self._say(self.tr("This could not be saved. {details}").format(details=details))
            return
        details = "".join(traceback.format_exception(kind, error, trace))
        place = keep(details)
        where = str(place) if place is not None else ""
        if where:
            sentence = self.tr(
                "Something went wrong in the program. The hand is saved; the details are in "
                "{file}."
            ).format(file=where)
        else:
            sentence = self.tr("Something went wrong in the program. The hand is saved.")
            tell(details)
        self._say(sentence)
        # Before the window is shown nobody reads it there.
        if sys.stderr is not None:
            sys.stderr.write(f"{sentence}\n")


def tell(sentence: str) -> None:
    """Say *sentence* where no window is open yet."""
    # A window program on Windows has no such stream.
    if sys.stderr is None:
        from PySide6.QtWidgets import QMessageBox  # noqa: PLC0415  the start does not need it

        box = QMessageBox(QMessageBox.Icon.Critical, "Tarock Desktop", sentence)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.exec()
    else:
        sys.stderr.write(f"{sentence}\n")


def keep(details: str) -> Path | None:
    """Write *details* into the file of the last mistake and return its name, None if it fails."""
    place = data_folder() / "last-mistake.txt"
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(details, encoding="utf-8")
    except OSError:
        return None
    return place
