"""The application: from the command line to the open window."""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence
from threading import Thread
from typing import Final

import msgspec
from PySide6.QtCore import QTimer
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QApplication

from tarock_desktop.bots.levels import BOTS
from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.paths import data_folder
from tarock_desktop.resources import data
from tarock_desktop.session.preferences import (
    Preferences,
    load_preferences,
    preferences_path,
)
from tarock_desktop.ui.application.arguments import Arguments, parse
from tarock_desktop.ui.application.crash import CrashReporter, tell
from tarock_desktop.ui.application.program import Program
from tarock_desktop.ui.language.window_language import WindowLanguage, spoken
from tarock_desktop.ui.style.fonts import use_shipped_fonts
from tarock_desktop.ui.threads.garbage_collection import GarbageCollection
from tarock_desktop.ui.window.window_place import WindowPlace

EXIT_DATA = 65
"""A file that was named can't be used (EX_DATAERR of sysexits.h)."""

IDLE: Final = 500
"""Milliseconds after which the table is complete, and what it does not need is imported."""
SWITCH: Final = 0.0002
"""Seconds after which a thread of Python that thinks lets the window go on. Python's own 5 ms are
as long as a frame may be late (measured by measurements/window_ticks.py)."""


def main(argv: Sequence[str]) -> int:
    """Open the window and return the exit code; *argv* is without the program's name."""
    arguments = parse(argv)
    application = make_application(arguments.rest)
    loaded = load_preferences(preferences_path())
    program = make_program(_for_this_time(loaded.preferences, arguments))
    window = program.window
    CrashReporter(window.report, application, window.problem).install()
    if loaded.report is not None:
        program.report_settings(loaded.report)
    try:
        program.opener.open_first(arguments.deal)
    except DocumentError as error:
        tell(str(error))
        return EXIT_DATA
    WindowPlace(program.window).put()
    program.window.show()
    let_memory_rest()
    QTimer.singleShot(IDLE, application, lambda: Thread(target=_load_bots, daemon=True).start())
    return application.exec()


def _load_bots() -> None:
    """Import the bots, so that the first one to be asked answers as quickly as the others."""
    for level in BOTS.values():
        level.load()
    let_memory_rest()


def let_memory_rest() -> None:
    """Leave what was imported at the start out of garbage collection.

    A collection stops the window too, whichever thread runs it: 50 ms without this.
    """
    gc.freeze()


def make_application(arguments: Sequence[str] = ()) -> QApplication:
    """Return the application with its style, font and icon; *arguments* are for Qt."""
    sys.setswitchinterval(SWITCH)
    # As an argument: no other style is made first, and the class QStyle need not be set up.
    application = QApplication([sys.argv[0], *arguments, "-style", "fusion"])
    application.setApplicationName("tarock-desktop")
    application.setApplicationDisplayName("Tarock Desktop")
    application.setDesktopFileName("tarock-desktop")
    use_shipped_fonts(application)
    GarbageCollection(application)
    return application


def make_program(preferences: Preferences) -> Program:
    """Return the program with its window, which is not open yet."""
    language = WindowLanguage()
    language.use(spoken(preferences.language))
    program = Program(preferences, language, data_folder() / "games")
    program.window.setWindowIcon(_icon())
    return program


def _icon() -> QIcon:
    pixmap = QPixmap()
    pixmap.loadFromData((data("assets") / "icons" / "tarock-desktop.svg").read_bytes())
    return QIcon(pixmap)


def _for_this_time(preferences: Preferences, arguments: Arguments) -> Preferences:
    """Return the settings with what the command line says otherwise."""
    said = {
        name: value
        for name, value in (("language", arguments.language), ("theme", arguments.theme))
        if value is not None
    }
    return msgspec.structs.replace(preferences, **said)
