"""Several people at one screen: when the curtain falls, and who lifts it."""

from __future__ import annotations

from typing import Final, Protocol, final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from tarock_desktop.ui.game.bridge import Bridge
from tarock_desktop.ui.hotseat.curtain import Curtain
from tarock_desktop.ui.page.tables import FrontTable
from tarock_desktop.ui.style.tokens import Theme

PRIVATE: Final = "private"
"""Property of dialogs and menus that only the person whose cards are on screen may see."""
_INPUT: Final = (QEvent.Type.MouseMove, QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress)
"""Signs that somebody is there."""
_LETTING_GO: Final = (QEvent.Type.KeyRelease, QEvent.Type.MouseButtonRelease)


class SharedTable(FrontTable, Protocol):
    """A table that several people may share."""

    def forget_ruling(self) -> None:
        """Say no more what the referee said of the last act."""


@final
class HotSeat(QObject):
    """Hides the cards of one person from the others."""

    def __init__(self, table: SharedTable, window: QWidget, theme: Theme) -> None:
        super().__init__(window)
        self._table, self._window = table, window
        self.curtain = Curtain(window, theme, table.view.deck)
        self.curtain.lifted.connect(self._lift)
        self.curtain.fell_again.connect(self.cover)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.applicationStateChanged.connect(self._state_changed)
            application.focusChanged.connect(self.curtain.keep_focus)

    def follow(self, bridge: Bridge) -> None:
        """Serve the game that comes on the table."""
        bridge.covered.connect(self.fall)
        # Every event of the program passes the filter, so only where the curtain needs it.
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
            if bridge.shares_screen:
                application.installEventFilter(self)
        self.curtain.hide()

    def cover(self) -> None:
        """Let the curtain fall, where several people share the screen."""
        if self._table.bridge is not None:
            self._table.bridge.cover()

    def fall(self) -> None:
        """Let the curtain fall before the person who is due."""
        table, bridge, glance = self._table, self._table.bridge, self._table.glance()
        if bridge is None or glance is None or bridge.person is None or not table.shows_game:
            return
        table.forget_ruling()
        table.page.notice.fall()
        # What shows the person's cards in words over the table.
        for part in self._window.findChildren(QWidget):
            if part.property(PRIVATE):
                part.close()
        self.curtain.hold = bridge.holds
        self.curtain.fall(bridge.person, glance)
        table.refresh(settled=True)

    def _lift(self) -> None:
        if self._table.bridge is None:
            return
        self._table.bridge.lift()
        self.curtain.rise()
        self._table.refresh(settled=True)

    def _is_shared(self) -> bool:
        return self._table.bridge is not None and self._table.bridge.shares_screen

    def _state_changed(self, state: Qt.ApplicationState) -> None:
        is_active = state == Qt.ApplicationState.ApplicationActive
        if self._is_shared() and not is_active and not self.curtain.is_down:
            self.cover()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice that somebody is there, and that a held key is let go."""
        kind = event.type()
        if self._is_shared() and kind in _INPUT:
            self.curtain.touch()
        if self._is_held_by(event):
            if kind in _LETTING_GO and not _repeats(event):
                self.curtain.let_go()
            return True
        return super().eventFilter(watched, event)

    def _is_held_by(self, event: QEvent) -> bool:
        """Return whether an event is about the key or button that holds the curtain up."""
        holder = self.curtain.holder
        if isinstance(event, QKeyEvent):
            return Qt.Key(event.key()) == holder
        return isinstance(event, QMouseEvent) and event.button() == holder


def _repeats(event: QEvent) -> bool:
    return isinstance(event, QKeyEvent) and event.isAutoRepeat()
