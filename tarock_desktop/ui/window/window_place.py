"""Where the window was on each screen, kept from one start to the next."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final, final

import msgspec
from PySide6.QtCore import QObject, QPoint, QRect, QSize
from PySide6.QtGui import QGuiApplication, QScreen

from tarock_desktop.journal.storage import replace_content
from tarock_desktop.paths import config_folder
from tarock_desktop.ui.style.fitting import FRAME, fitting_size
from tarock_desktop.ui.style.tokens import FIRST_SIZE
from tarock_desktop.ui.window.main_window import MainWindow

FILE_NAME: Final = "window.json"
_MOST: Final = 20
"""So many screens are remembered."""


class Place(msgspec.Struct, frozen=True):
    """Where the window was on one screen."""

    x: int
    y: int
    width: int
    height: int
    is_maximized: bool = False


class Places(msgspec.Struct, frozen=True):
    """Where the window was on every screen it has been on."""

    last: str = ""
    """The screen it was on last."""
    screens: dict[str, Place] = {}


def key_of(screen: QScreen) -> str:
    """Return what a screen is remembered by: another size or scale is another screen."""
    size = screen.geometry().size()
    return f"{screen.name()} {size.width()}x{size.height()}"


def place_on(available: QRect, place: Place | None) -> QRect:
    """Return where the window goes on a screen: where it was, as far as there is room."""
    wanted = QSize(*FIRST_SIZE) if place is None else QSize(place.width, place.height)
    size = fitting_size(wanted, available)
    found = QRect(QPoint(), size)
    found.moveCenter(available.center() + QPoint(0, FRAME // 4))
    if place is not None:
        left, top = available.right() + 1 - size.width(), available.bottom() + 1 - size.height()
        found.moveTo(
            max(available.left(), min(place.x, left)), max(available.top(), min(place.y, top))
        )
    return found


@final
class WindowPlace(QObject):
    """Puts the window where it was, and remembers where it was when it closes."""

    def __init__(self, window: MainWindow, path: Path | None = None) -> None:
        super().__init__(window)
        self._window = window
        self._path = config_folder() / FILE_NAME if path is None else path
        self._places = self._read()
        self._is_maximized = False
        window.closed.connect(self._keep)

    def put(self) -> None:
        """Put the window on the screen it was on last; a screen that is gone: on the first one."""
        screens = {key_of(screen): screen for screen in QGuiApplication.screens()}
        screen = screens.get(self._places.last, QGuiApplication.primaryScreen())
        place = self._places.screens.get(key_of(screen))
        found = place_on(screen.availableGeometry(), place)
        self._window.be_of_size(found.size())
        self._window.move(found.topLeft())
        self._is_maximized = place is not None and place.is_maximized

    def show(self) -> None:
        """Show the window, as large as the screen if it was so before."""
        if self._is_maximized:
            self._window.showMaximized()
        else:
            self._window.show()

    def _read(self) -> Places:
        # What can't be read is forgotten: the window fits the screen without it.
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=Places)
        except (OSError, UnicodeDecodeError, RecursionError, msgspec.MsgspecError):
            return Places()

    def _keep(self) -> None:
        window = self._window
        shown, corner = window.normalGeometry(), window.pos()
        if not window.isMaximized():
            shown = QRect(corner, window.size())
        place = Place(shown.x(), shown.y(), shown.width(), shown.height(), window.isMaximized())
        key = key_of(window.screen())
        others = [each for each in self._places.screens.items() if each[0] != key]
        kept = Places(key, dict([*others[1 - _MOST :], (key, place)]))
        with suppress(OSError):
            replace_content(self._path, msgspec.json.encode(kept))
