"""Two windows from one lecture: that of the room, and that of the teacher beside it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, final

from msgspec.structs import replace
from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from tarock_desktop.session.lecture import Lecture
from tarock_desktop.ui.page.tables import TaughtTable
from tarock_desktop.ui.panels.notice import Audience
from tarock_desktop.ui.teaching.looks import for_class
from tarock_desktop.ui.teaching.room import RoomScene, RoomWindow
from tarock_desktop.ui.teaching.screens import (
    ScreenDialog,
    key_of,
    move_to,
    others,
    remember,
    remembered,
    screen_of,
)

SLOWLY: Final = 200
"""Milliseconds between two looks at the room while something moves there."""


@final
class Rooms(QObject):
    """Opens the window of the room on the screen of the projector, and keeps it there."""

    changed = Signal()
    """The room is there, or is gone, or has another look: everything is to be drawn anew."""
    drawn = Signal()
    """Something else is to be seen in the window of the room."""

    def __init__(self, table: TaughtTable, lecture: Lecture) -> None:
        super().__init__(table.page)
        self._table, self._lecture = table, lecture
        self.is_on = False
        """Whether the teacher has two windows, or waits for the second screen."""
        self.window: RoomWindow | None = None
        self.since = QElapsedTimer()
        self._screen = ""
        """The key of the screen that the room sees."""
        self._slowly = QTimer(self)
        self._slowly.setInterval(SLOWLY)
        self._slowly.timeout.connect(self._look_again)
        table.closed.connect(self.close)
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.screenRemoved.connect(self._screen_gone)
            application.screenAdded.connect(self._screen_come)

    # ------------------------------------------------------------------ on and off

    @property
    def _own(self) -> QWidget:
        return self._table.page.window()

    def has_screen(self) -> bool:
        """Return whether there is a screen for the room; say so if there is none."""
        found = bool(others(QGuiApplication.screens(), screen_of(self._own)))
        if not found:
            self._table.tell(
                self.tr("There is no second screen, or it shows the same as this one."),
                Audience.TABLE,
            )
        return found

    def ask(self) -> None:
        """Open the window of the room; ask where, if that is not known from before."""
        screens = others(QGuiApplication.screens(), screen_of(self._own))
        everything = [screen_of(self._own), *screens]
        known = next((each for each in everything if key_of(each) == remembered()), None)
        if known is not None:
            self.open(known)
            return
        dialog = ScreenDialog(self._own, everything, screens[0])
        dialog.chosen.connect(self.open)
        dialog.open()

    def open(self, screen: QScreen) -> None:
        """Let the room see a *screen*; the teacher's own window goes to another one."""
        if screen_of(self._own) is screen:
            free = others(QGuiApplication.screens(), screen)
            if not free:
                return
            move_to(self._own, free[0])
        if not self.is_on:
            self.is_on = True
            self.since.start()
        self._screen = key_of(screen)
        remember(screen)
        self._show_on(screen)
        self._own.activateWindow()
        self.changed.emit()

    def _show_on(self, screen: QScreen) -> None:
        window = self.window
        if window is None:
            window = self.window = RoomWindow()
            window.pressed.connect(self._table.commands.run)
            window.given_up.connect(partial(self._given_up, window))
            window.drawn.connect(self.drawn)
            self._use_look(window)
            # All keys of the teacher's window, wherever the focus is.
            window.addActions(self._own.actions())
        window.showNormal()
        window.setScreen(screen)
        window.setGeometry(screen.geometry())
        # Not showFullScreen, which takes the focus from the teacher's window.
        window.setWindowState(Qt.WindowState.WindowFullScreen)
        window.show()
        self._slowly.start()

    def swap(self) -> None:
        """Let the room see the screen of the teacher, and the other way round."""
        if self.window is None:
            return
        here, there = screen_of(self._own), screen_of(self.window)
        if here is there:
            return
        self.window.hide()
        move_to(self._own, there)
        self.open(here)

    def close(self) -> None:
        """Show the room nothing any more."""
        self.is_on = False
        self._close_window()
        self.changed.emit()

    def _close_window(self) -> None:
        window, self.window = self.window, None
        self._slowly.stop()
        if window is not None:
            window.close()

    def _given_up(self, window: RoomWindow) -> None:
        if self.window is window:
            self.window = None
            self.close()

    def _screen_gone(self, screen: QScreen) -> None:
        """The projector was switched off or unplugged: the teacher's window stays as it is."""
        if self.window is None:
            return
        left = [each for each in QGuiApplication.screens() if each is not screen]
        if key_of(screen) == self._screen or not others(left, screen_of(self._own)):
            self._close_window()
            self.changed.emit()
            self._table.tell(
                self.tr("The screen of the room is gone. When it is there again, so is the room."),
                Audience.TABLE,
            )

    def _screen_come(self, screen: QScreen) -> None:
        """The projector is there again."""
        if self.is_on and self.window is None and screen is not screen_of(self._own):
            self.open(screen)

    def retranslate(self) -> None:
        """Let the window of the room follow the language: it is no part of the main window."""
        if self.window is not None:
            self.window.retranslate()

    # ------------------------------------------------------------------ what is to be seen

    def draw(self, scene: Callable[[], RoomScene]) -> None:
        """Show the room what it may see."""
        if self.window is None:
            return
        self._use_look(self.window)
        if self._lecture.opening and not self._lecture.is_blank:
            self.window.show_title(self._lecture.opening)
            return
        sight = self._lecture.room()
        self.window.show_step(sight, None if sight is None else scene())

    def _use_look(self, window: RoomWindow) -> None:
        """Let it look as the teacher's window does, with large letters."""
        preferences = self._table.preferences
        large = replace(preferences, text_scale=for_class(preferences.text_scale))
        window.use_look(large, self._table.theme)

    def _look_again(self) -> None:
        if self.window is None:
            return
        if self._lecture.opening or not self.window.view.is_settled:
            self.drawn.emit()
