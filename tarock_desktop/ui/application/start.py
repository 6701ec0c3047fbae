"""The application: from the command line to the open window."""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence
from pathlib import Path
from threading import Thread
from time import perf_counter
from typing import Final

import msgspec
from PySide6.QtCore import QEventLoop, QTimer
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
from tarock_desktop.ui.application.picture_memory import give_pictures_back
from tarock_desktop.ui.application.program import Program
from tarock_desktop.ui.language.window_language import WindowLanguage, spoken
from tarock_desktop.ui.people.keeper import SOON
from tarock_desktop.ui.style.fonts import use_shipped_fonts
from tarock_desktop.ui.threads.garbage_collection import GarbageCollection
from tarock_desktop.ui.window.window_place import WindowPlace

EXIT_DATA = 65
"""A file that was named can't be used (EX_DATAERR of sysexits.h)."""

LONGEST: Final = 60
"""Seconds that --time-startup waits for the window."""
EXIT_NOT_SHOWN = 69
"""The window was not shown in time (EX_UNAVAILABLE of sysexits.h)."""
IDLE: Final = 500
"""Milliseconds after which the table is complete, and what it does not need is imported."""
SWITCH: Final = 0.0002
"""Seconds after which a thread of Python that thinks lets the window go on. Python's own 5 ms are
as long as a frame may be late (measured by measurements/window_ticks.py)."""


def main(argv: Sequence[str]) -> int:
    """Open the window and return the exit code; *argv* is without the program's name."""
    arguments = parse(argv)
    if arguments.time_startup:
        return time_startup(arguments)
    if arguments.bench_frames:
        return time_frames(arguments)
    application = make_application(arguments.rest)
    path = preferences_path()
    is_known, loaded = path.exists(), load_preferences(path)
    preferences = _for_this_time(loaded.preferences, arguments)
    program = make_program(preferences, data_folder() / "games")
    window = program.window
    place = WindowPlace(window)
    # Before there is a game: then everything is laid out for this size at once.
    place.put()
    CrashReporter(window.report, application, window.problem).install()
    if loaded.report is not None:
        program.report_settings(loaded.report)
    try:
        if arguments.number is not None:
            program.opener.open_number(arguments.number, arguments.ruleset)
        elif arguments.lecture is not None and is_known:
            # A class need not read what may be wrong with the teacher's own last game.
            program.home.show_start()
            program.lectures.open(arguments.lecture)
        else:
            program.home.open_first(arguments.deal, arguments.game, is_known=is_known)
            if arguments.lecture is not None:
                program.lectures.open(arguments.lecture)
    except DocumentError as error:
        tell(window.problem(error))
        return EXIT_DATA
    place.show()
    freeze_imports()
    QTimer.singleShot(SOON, program.keeper, program.keeper.look)
    QTimer.singleShot(IDLE, application, lambda: Thread(target=_load_bots, daemon=True).start())
    return application.exec()


def time_startup(arguments: Arguments) -> int:
    """Open a table that is saved nowhere, say how long that took, and return the exit code.

    Settings are those of a first start. The bots are imported too, so that an installation in
    which something is missing fails here.
    """
    began = perf_counter()
    application = make_application(arguments.rest)
    program = make_program(_for_this_time(Preferences(), arguments), None)
    program.opener.open_first(arguments.deal)
    program.window.show()
    while not program.window.windowHandle().isExposed():
        if perf_counter() - began > LONGEST:
            tell(f"The window was not shown within {LONGEST} seconds.")
            return EXIT_NOT_SHOWN
        application.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
    program.window.repaint()
    seconds = perf_counter() - began
    _load_bots()
    from tarock_desktop.kernel import COMPILED  # noqa: PLC0415  the start does not need it

    kernel = "compiled" if COMPILED else "plain Python"
    print(f"table shown after {seconds:.2f} s; search kernel: {kernel}")  # noqa: T201
    program.window.close()
    return 0


def time_frames(arguments: Arguments) -> int:
    """Print how long the frames of the table take, and return the exit code."""
    from tarock_desktop.ui.application.bench_frames import bench_frames  # noqa: PLC0415

    application = make_application(arguments.rest)
    bench_frames(application, make_program(_for_this_time(Preferences(), arguments), None))
    return 0


def _load_bots() -> None:
    """Import the bots, so that the first one to be asked answers as quickly as the others."""
    for level in BOTS.values():
        level.load()
    give_pictures_back()
    freeze_imports()


def freeze_imports() -> None:
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
    _take_own_place_in_taskbar()
    use_shipped_fonts(application)
    GarbageCollection(application)
    return application


def _take_own_place_in_taskbar() -> None:
    """Let Windows not take the window for one of Python's, with Python's icon.

    A bundle is a program of its own, and the installer's shortcut names it; another name here
    would part the window from its shortcut.
    """
    if sys.platform == "win32" and not getattr(sys, "frozen", False):
        import ctypes  # noqa: PLC0415  nothing else at the start needs it

        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID("TarockDesktop")


def make_program(preferences: Preferences, games: Path | None) -> Program:
    """Return the program with its window, which is not open yet; *games*: where it saves."""
    language = WindowLanguage()
    language.use(spoken(preferences.language))
    program = Program(preferences, language, games)
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
