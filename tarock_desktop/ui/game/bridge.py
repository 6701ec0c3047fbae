"""Between the session and the window: turns what the session says into Qt signals.

The bridge asks the session's curtain whose cards may be on screen: those of the one person at the
table; of the person whose turn it is, once he has lifted the curtain; nobody's where only
computers play. It never holds more than an observation of that viewer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from PySide6.QtCore import QObject, Signal

from tarock_desktop.session.answers import Answer
from tarock_desktop.session.curtain import Opening, curtain_for
from tarock_desktop.session.listeners import Happened, News, Rewound
from tarock_desktop.session.session import GameSession
from tarock_desktop.table.actions import Action
from tarock_desktop.table.events import Event, HandStarted
from tarock_desktop.table.judging import JudgeQuestion
from tarock_desktop.table.prompts import Prompt
from tarock_desktop.table.rulings import Mode, Verdict
from tarock_desktop.table.seats import Seat, Viewer, Watcher
from tarock_desktop.table.view import Observation


@final
class Bridge(QObject):
    """One session as signals on the GUI thread."""

    happened = Signal(object, object)
    """Events as the viewer knows them, and as everybody knows them."""
    rewound = Signal()
    """The table is another one: undo, redo, a jump."""
    ruled = Signal(object)
    """The referee refused an act of the person at the screen."""
    warned = Signal(object, object)
    """An act that breaks a rule waits for a second word: the act, and its ruling."""
    impossible = Signal(object)
    """An act could not be done; a message says why."""
    covered = Signal()
    """The cards went off the screen before `person`."""

    def __init__(
        self, session: GameSession, opening: Opening, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.session = session
        self.opened: Callable[[Observation], Observation] = lambda seen: seen
        """Opens hands before everybody where the hand is taught."""
        self._curtain = curtain_for(session.seating, opening)
        self._asked_at: tuple[int, Viewer] | None = None
        self._questions: tuple[JudgeQuestion, ...] = ()
        self._unsubscribe = session.subscribe(self._hear)
        self._curtain = self._curtain.due(self._due())

    # ------------------------------------------------------------------ who sees

    @property
    def shares_screen(self) -> bool:
        """Whether several people sit at this screen."""
        return self._curtain.is_shared

    @property
    def person(self) -> Seat | None:
        """Who acts, or acted last, of the people at this screen."""
        return self._curtain.person

    @property
    def is_covered(self) -> bool:
        """Whether the cards of `person` wait behind the curtain."""
        return self._curtain.is_down and self._curtain.person is not None

    @property
    def holds(self) -> bool:
        """Whether the curtain opens only while a key is held."""
        return self._curtain.opening is Opening.HOLD

    @property
    def viewer(self) -> Viewer:
        """Whose knowledge is on screen."""
        return self._curtain.viewer

    @property
    def shown(self) -> Seat | None:
        """Whose cards are on screen."""
        return None if isinstance(self.viewer, Watcher) else self.viewer

    def open_by(self, opening: Opening) -> None:
        """Let the curtain open in another way from now on; if that is new, it falls."""
        if opening is not self._curtain.opening:
            self._curtain = self._curtain.open_by(opening)
            self.cover()

    def lift(self) -> None:
        """Put the cards of `person` on screen."""
        self._curtain = self._curtain.press()

    def cover(self) -> None:
        """Take all cards off the screen, where several people share it."""
        self._curtain = self._curtain.fall()
        if self.is_covered:
            self.covered.emit()

    # ------------------------------------------------------------------ what is seen

    def observation(self) -> Observation:
        """Return what the viewer knows, and what else lies open."""
        return self.opened(self.session.observation(self.viewer))

    def prompt(self) -> Prompt | None:
        """Return what the person whose cards are on screen is asked."""
        prompt = self.session.prompt()
        return prompt if prompt is not None and prompt.seat == self.shown else None

    def questions(self) -> tuple[JudgeQuestion, ...]:
        """Return the rulings of this hand with what a judge can do about them.

        Where the referee guards the table nothing has happened that anybody could decide.
        """
        if self.session.mode is Mode.GUARD:
            return ()
        # Every look at the table asks for them.
        moment = self.session.ticket, self.viewer
        if self._asked_at != moment:
            self._asked_at = moment
            self._questions = self.session.questions(self.viewer)
        return self._questions

    def done_by_table(self) -> frozenset[int]:
        """Return which events of `history`, from 0, are acts that the table did for people."""
        return self.session.done_by_table()

    def history(self) -> tuple[Event, ...]:
        """Return what everybody knows of this hand so far."""
        return self.session.history(Watcher.PUBLIC)

    # ------------------------------------------------------------------ acts

    def submit(self, action: Action, *, acknowledged: bool = False) -> Answer:
        """Hand an act of a person to the session and tell what became of it.

        Args:
            action: the act.
            acknowledged: whether the person knows the ruling and does it all the same.

        Raises:
            JournalError: it could not be saved; nothing has changed.
        """
        viewer = self.viewer
        answer = self.session.submit(action, acknowledged=acknowledged)
        ruling = None if answer.ruling is None else answer.ruling.for_viewer(viewer)
        match answer.verdict:
            case Verdict.ACCEPTED:
                pass
            case Verdict.REFUSED:
                self.ruled.emit(ruling)
            case Verdict.NEEDS_CONFIRMATION:
                self.warned.emit(action, ruling)
            case Verdict.IMPOSSIBLE:
                self.impossible.emit(answer.reason)
        return answer

    def leave(self) -> None:
        """Hear of the session no more."""
        self._unsubscribe()

    def _due(self) -> Seat | None:
        prompt = self.session.prompt()
        return None if prompt is None else prompt.seat

    def _hear(self, news: News) -> None:
        # The cards go off the screen before anybody is told: no picture in between shows them.
        before = self._curtain
        curtain = before.look_on() if _everybody_looked(news) else before
        self._curtain = curtain.due(self._due())
        falls = self.is_covered and self._curtain != before
        match news:
            case Happened():
                public = news.for_viewer(Watcher.PUBLIC)
                self.happened.emit(news.for_viewer(self.viewer), public)
            case Rewound():
                self.rewound.emit()
        if falls:
            self.covered.emit()


def _everybody_looked(news: News) -> bool:
    """Return whether what came before may have been looked at by everybody: a score sheet."""
    match news:
        case Happened():
            events = news.for_viewer(Watcher.PUBLIC)
            return any(isinstance(event, HandStarted) for event in events)
        case Rewound():
            return True
