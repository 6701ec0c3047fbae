"""Several people at one screen: when the curtain falls, and who lifts it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, Protocol, final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QToolButton, QToolTip, QWidget

from tarock_desktop.ui.commands.registry import Command
from tarock_desktop.ui.game.bridge import Bridge
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.hotseat.double_press import DoublePress
from tarock_desktop.ui.page.tables import FrontTable
from tarock_desktop.ui.style.tips import set_tip
from tarock_desktop.ui.style.tokens import Theme

if TYPE_CHECKING:
    from tarock_desktop.records.people import Person
    from tarock_desktop.ui.hotseat.consent import ConsentDialog
    from tarock_desktop.ui.hotseat.curtain import Curtain

# ruff: noqa: PLC0415 - who plays alone needs neither curtain nor question

PRIVATE: Final = "private"
"""Property of dialogs and menus that only the person whose cards are on screen may see."""
_INPUT: Final = (
    QEvent.Type.MouseMove,
    QEvent.Type.KeyPress,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.Wheel,
    QEvent.Type.TouchBegin,
)
"""Signs that somebody is there."""
_LETTING_GO: Final = (QEvent.Type.KeyRelease, QEvent.Type.MouseButtonRelease)
_WATCHED: Final = frozenset(
    (
        *(*_INPUT, *_LETTING_GO),
        *(QEvent.Type.ShortcutOverride, QEvent.Type.MouseButtonDblClick),
        QEvent.Type.WindowStateChange,
    )
)
"""All events that matter here; of every other one the filter must cost next to nothing."""
_ON_CURTAIN: Final = ("game.", "view.", "help.")
"""How the names begin of commands that make sense while the curtain is down."""
_OF_TABLE: Final = (
    "game.next-hand",
    "game.close-round",
    "game.next-round",
    "view.rail",
    "view.curtain",
)
"""Those among them that are about the table below it."""


class SharedTable(FrontTable, Protocol):
    """A table that several people may share."""

    def forget_ruling(self) -> None:
        """Say no more what the referee said of the last act."""

    def speak(self, code: str) -> None:
        """Speak a language; empty: that of the window."""


@final
class HotSeat(QObject):
    """Hides the cards of one person from the others."""

    def __init__(self, table: SharedTable, window: QWidget, theme: Theme) -> None:
        super().__init__(window)
        self._table, self._window = table, window
        self._theme, self._idle = theme, 0
        self._curtain: Curtain | None = None
        self.done = QToolButton()
        self.done.clicked.connect(self.cover)
        self._presses = DoublePress()
        self._people: dict[str, Person] = {}
        """Who is known, by name."""
        table.refreshed.connect(self._offer_done)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.applicationStateChanged.connect(self._state_changed)
            # A lid that is closed takes its screen away.
            application.screenRemoved.connect(self.cover)

    @property
    def curtain(self) -> Curtain:
        """The curtain, made when it is first wanted."""
        if self._curtain is None:
            from tarock_desktop.ui.hotseat.curtain import Curtain

            self._curtain = made = Curtain(self._window, self._theme, self._table.view.deck)
            made.use_idle(self._idle)
            made.lifted.connect(self._lift)
            made.fell_again.connect(self.cover)
            application = QApplication.instance()
            if isinstance(application, QApplication):
                application.focusChanged.connect(made.keep_focus)
        return self._curtain

    @property
    def is_covered(self) -> bool:
        """Whether the curtain hides the table."""
        return self._curtain is not None and self._curtain.is_down

    def uncover(self) -> None:
        """Take the curtain away: what lies in front of the game shows no cards of it."""
        if self._curtain is not None:
            self._curtain.hide()

    def use_look(self, theme: Theme, idle: int) -> None:
        """Take the colours, and after how many seconds the curtain falls by itself; 0: never."""
        self._theme, self._idle = theme, idle
        if self._curtain is not None:
            self._curtain.use_theme(theme)
            self._curtain.use_idle(idle)

    def repaint(self) -> None:
        """Paint the curtain now, if it is down."""
        if self.is_covered:
            self.curtain.repaint()

    def fill_window(self) -> None:
        """Let the curtain be as large as the window, whose size has changed."""
        if self._curtain is not None:
            self._curtain.setGeometry(self._window.rect())

    def use_people(self, people: Iterable[Person]) -> None:
        """Know the languages and the colors of people from now on."""
        known = {person.name: person for person in people}
        if known == self._people:
            return
        self._people = known
        colours = {person.name: person.colour for person in known.values() if person.colour}
        self._table.view.speech.colours = colours
        if self.is_covered:
            self.fall()
        else:
            self._table.refresh(settled=True)

    def follow(self, bridge: Bridge) -> None:
        """Serve the game that comes on the table."""
        bridge.covered.connect(self.fall)
        self._table.speak("")
        # Every event of the program passes the filter, so only where the curtain needs it.
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
            if bridge.shares_screen:
                # Made before the filter asks it about every event.
                self.curtain.hide()
                application.installEventFilter(self)
        self.uncover()
        if bridge.shares_screen and self.done.parent() is None:
            self._table.page.buttons.add(self.done)
            self.retranslate()

    def retranslate(self) -> None:
        """Say the button anew, and the curtain with all that is told on it."""
        bridge, glance = self._table.bridge, self._table.glance()
        if self.is_covered and bridge is not None and glance is not None:
            self._let_down(bridge, glance)
        self.done.setText(self.tr("Done"))
        set_tip(self.done, self.tr("Hide my cards (F12)"))

    def may_run(self, command: Command) -> bool:
        """Return whether a command may be called: none about the table below the curtain."""
        if not self.is_covered:
            return True
        return command.name.startswith(_ON_CURTAIN) and command.name not in _OF_TABLE

    def with_consent(self, undo: Callable[[], None]) -> None:
        """Take an act back with *undo*; the others at the screen agree first."""
        dialog = self.consent_dialog()
        if dialog is None:
            undo()
            return
        # They look at the screen.
        self.cover()
        dialog.accepted.connect(undo)
        dialog.open()

    def consent_dialog(self) -> ConsentDialog | None:
        """Return the dialog that asks the others; `None`: nobody else is at the screen."""
        from tarock_desktop.ui.hotseat.consent import ConsentDialog

        session = self._table.session
        seat = None if session is None else session.undo_seat
        if session is None or seat is None or not self._is_shared():
            return None
        names = session.seating.names
        others = [names[other] for other in session.seating.humans if other != seat]
        return ConsentDialog(self._window, names[seat], others)

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
        QToolTip.hideText()
        # An open menu has the keys, and lies over the curtain.
        for part in QApplication.topLevelWidgets():
            if part.windowType() == Qt.WindowType.Popup and part.isVisible():
                part.close()
        if not self.is_covered:
            self._presses.curtain_moved()
        person = self._let_down(bridge, glance)
        table.refresh(settled=True)
        table.speak("" if person is None else person.language)

    def _let_down(self, bridge: Bridge, glance: Glance) -> Person | None:
        """Let the curtain down before the person who is due; return him if he is known."""
        if bridge.person is None:
            return None
        person = self._people.get(glance.names[bridge.person])
        self.curtain.hold = bridge.holds
        self.curtain.fall(bridge.person, glance, "" if person is None else person.colour)
        return person

    def _lift(self) -> None:
        if self._table.bridge is None:
            return
        self._table.bridge.lift()
        self._presses.curtain_moved()
        self.curtain.rise()
        self._table.refresh(settled=True)

    def _offer_done(self) -> None:
        """Show the button that hides the cards, while there are any to hide."""
        table, bridge = self._table, self._table.bridge
        if bridge is not None and self.done.parent() is not None:
            shows_cards = bridge.shares_screen and bridge.shown is not None and table.shows_game
            self.done.setVisible(shows_cards and not bridge.holds)

    def _is_shared(self) -> bool:
        return self._table.bridge is not None and self._table.bridge.shares_screen

    def _state_changed(self, state: Qt.ApplicationState) -> None:
        is_active = state == Qt.ApplicationState.ApplicationActive
        if self._is_shared() and not is_active and not self.is_covered:
            self.cover()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice that somebody is there, and that a held key is let go."""
        kind = event.type()
        # A closed window would still hear the whole application.
        if kind not in _WATCHED or not self._window.isVisible():
            return False
        if self._is_shared() and kind in _INPUT:
            self.curtain.touch()
        if self._presses.takes(event):
            return True
        if kind == QEvent.Type.WindowStateChange and watched is self._window:
            if self._window.isMinimized():
                self.cover()
            return False
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
