"""The game on the table: how it goes on, from hand to hand and from round to round."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final, final

from PySide6.QtCore import QObject, QTimer, Signal

from tarock_desktop.bots.levels import BOTS
from tarock_desktop.bots.protocol import Request
from tarock_desktop.journal.errors import FullError, JournalError
from tarock_desktop.session.answers import Answer
from tarock_desktop.session.ceremony import Ceremony, ceremony_of
from tarock_desktop.session.curtain import Opening
from tarock_desktop.session.evening import Evening
from tarock_desktop.session.saves import remember
from tarock_desktop.session.scheduler import BotFault, Scheduler
from tarock_desktop.session.seating import Seating
from tarock_desktop.session.session import GameSession
from tarock_desktop.table.amounts import Amounts
from tarock_desktop.table.events import Event, HandEnded, LapseSeen
from tarock_desktop.table.phases import BETWEEN_HANDS
from tarock_desktop.table.rulings import Verdict
from tarock_desktop.table.seats import Watcher
from tarock_desktop.ui.game.bridge import Bridge
from tarock_desktop.ui.panels.notice import Audience
from tarock_desktop.ui.threads.calculations import Calculations
from tarock_desktop.ui.threads.worker_pool import THINKING, WorkerPool
from tarock_desktop.ui.window.main_window import MainWindow
from tarock_desktop.ui.window.rounds import Rounds
from tarock_desktop.ui.window.settings import Settings

WATCH_PAUSE: Final = 6000
"""Milliseconds between two hands where only computers play."""
RETRY: Final = 5000
"""Milliseconds after which what could not be saved is tried again."""
FEW_HANDS: Final = 20
"""From so many hands on it is said that the file of the game will be full."""
RECHECK: Final = 3000
"""Milliseconds after which the earlier hands of a saved game are decided again."""


@final
class GameInPlay(QObject):
    """Lets computers act, begins hands, closes rounds, takes acts back."""

    began = Signal(object)
    """Another game is on the table: its bridge."""
    hand_wanted = Signal()
    """The next hand is about to begin: what else is worked out may wait."""
    lapse_seen = Signal(object)
    """Somebody did something beside the game that may have to be claimed at once."""
    card_wanted = Signal()
    """The card of the round is to be filled in."""

    def __init__(self, window: MainWindow, settings: Settings) -> None:
        super().__init__(window)
        self._window, self._settings = window, settings
        self.workers = WorkerPool(self)
        self.workers.is_free = self._table_stands_still
        self.rounds = Rounds(window)
        self._scheduler: Scheduler | None = None
        self._evening: Evening | None = None
        self._is_lesson = False
        self._is_run_fast = False
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self.next_hand)
        self._again: Callable[[], None] = self.next_hand
        """What could not be saved."""
        self._retry = QTimer(self)
        self._retry.setSingleShot(True)
        self._retry.timeout.connect(self._try_again)
        self._rechecks = Calculations(self)
        self._rechecks.found.connect(self._rechecked)
        window.view.settled.connect(self.workers.look)
        window.resumed.connect(self.go_on)
        window.closed.connect(self._stop)
        settings.changed.connect(self._use_pace)
        settings.changed.connect(self._use_opening)
        settings.changed.connect(self._use_ceremony)
        settings.changed.connect(self._run_or_watch)
        self._use_pace()

    @property
    def session(self) -> GameSession | None:
        """The game on the table."""
        return self._window.session

    @property
    def is_lesson(self) -> bool:
        """Whether the first hand of the game is a lesson."""
        return self._is_lesson

    def request_at(self, act: int) -> Request | None:
        """Return what a computer player was asked after so many acts, if that is remembered."""
        return None if self._scheduler is None else self._scheduler.request_at(act)

    def play(
        self, session: GameSession, *, computers: bool = True, is_lesson: bool = False
    ) -> Bridge:
        """Put *session* on the table; *computers*: they play by themselves.

        Return what shows it.
        """
        self._leave()
        self._is_lesson = is_lesson
        if session.path is not None:
            remember(session.path)
        self._evening = self.rounds.begin(session)
        return self._put(session, computers=computers)

    def reseat(self, seating: Seating) -> None:
        """Let others sit at the table of the game from the next hand on.

        Raises:
            JournalError: it could not be saved; nothing has changed.
        """
        if self.session is not None:
            self.session.reseat(seating)
            self._give_up_computers()
            self._put(self.session, computers=True)

    def limit_round(self, hands: int, minutes: int) -> None:
        """Let a round last so many hands or minutes; 0: as the sheet says."""
        if self.session is not None:
            self.rounds.limit(hands, minutes)
            self._evening = self.rounds.evening(self.session)
            self.rounds.tell()
            self._window.refresh()

    def _put(self, session: GameSession, *, computers: bool) -> Bridge:
        """Show a game, let its computers play, and return what shows it."""
        if computers:
            session.ceremony = self._ceremony()
        bridge = Bridge(session, self._opening(), self)
        bridge.happened.connect(self._watch)
        session.report_to(lambda error: self._window.report(self._window.problem(error)))
        self._window.play(bridge)
        self.began.emit(bridge)
        self.rounds.tell()
        self._run_or_watch()
        if session.rechecks:
            self._soon(self._recheck, RECHECK)
        if computers:
            self._scheduler = Scheduler(
                session, self.workers, BOTS, post=self._soon, report=self._fault
            )
            self._scheduler.go_on()
            if self.may_start_hand():
                self._watch_on()
        return bridge

    def go_on(self) -> None:
        """Let the game go on that waited while something else was shown."""
        self.rounds.resume()
        self.workers.look()
        if self.may_start_hand():
            self._watch_on()

    # ------------------------------------------------------------------ hands and rounds

    def may_start_hand(self) -> bool:
        """Whether a hand may be started now."""
        return self._evening is not None and self._evening.may_start

    def next_hand(self) -> None:
        """Start the next hand."""
        if self._evening is None or not self.may_start_hand() or not self._window.shows_game:
            return
        self.hand_wanted.emit()
        try:
            answer = self._evening.start_hand()
        except JournalError as error:
            self._unsaved(error, self.next_hand)
        else:
            self._say_why_not(answer)

    def may_close_round(self) -> bool:
        """Whether the round may be closed now."""
        return self._evening is not None and self._evening.may_close

    def close_round(self) -> None:
        """Close the round; where it is confirmed on a card, with that."""
        if self.session is None or not self.may_close_round():
            return
        if self.session.sheet.signs_round:
            self.card_wanted.emit()
        else:
            self._close(None)

    def hand_in(self, money: tuple[Fraction, ...]) -> None:
        """Close the round with the money as it was counted."""
        scores = self.rounds.scores(money)
        if scores is not None:
            self._close(scores)

    def _close(self, scores: Amounts | None) -> None:
        """Close the round with the *scores* that were written; without any, as they stand."""
        if self._evening is not None and self.may_close_round():
            answer = self._evening.close(scores)
            self._say_why_not(answer)
            self.rounds.closed(answer)

    def close_quietly(self) -> None:
        """Close the game because the evening goes on with others at the table."""
        self._close(None)

    def _say_why_not(self, answer: Answer) -> None:
        """Say why something could not be done, such as while a ruling waits for a judge."""
        if answer.verdict is Verdict.IMPOSSIBLE and answer.reason is not None:
            words = self._window.words
            sentence = "" if words is None else words.message(answer.reason)
            self._window.tell(sentence, Audience.TABLE)

    # ------------------------------------------------------------------ back and forth

    def may_undo(self) -> bool:
        """Whether there is an act of a person to take back."""
        return self.session is not None and self.session.may_undo

    def may_redo(self) -> bool:
        """Whether there is an act to be done again."""
        return self.session is not None and self.session.may_redo

    def undo(self) -> None:
        """Go back to before the last act of a person."""
        if self.session is not None:
            self.session.undo()

    def redo(self) -> None:
        """Do again what was taken back."""
        if self.session is not None:
            self.session.redo()

    # ------------------------------------------------------------------ the computers

    def _use_pace(self) -> None:
        pace = 0.0 if self._is_run_fast else self._settings.preferences.pace
        self.workers.thinking = round(THINKING / pace) if pace else 0

    def _run_or_watch(self) -> None:
        """Run a hand fast in which everybody at this screen rests, where that is wanted."""
        is_fast = self._settings.preferences.resting == "fast" and self._nobody_here_plays()
        if is_fast == self._is_run_fast:
            return
        self._is_run_fast = is_fast
        self._use_pace()
        self._window.run_fast(on=is_fast)

    def _nobody_here_plays(self) -> bool:
        """Return whether a hand is played in which nobody at this screen has a card."""
        session = self.session
        if session is None or not session.seating.humans:
            return False
        view = session.observation(Watcher.PUBLIC)
        playing = view.phase not in BETWEEN_HANDS and bool(view.deal.order)
        return playing and not set(view.deal.order) & set(session.seating.humans)

    def _opening(self) -> Opening:
        return Opening(self._settings.preferences.curtain)

    def _use_opening(self) -> None:
        bridge = self._window.bridge
        if bridge is not None:
            bridge.open_by(self._opening())

    def _ceremony(self) -> Ceremony:
        return ceremony_of(self._settings.preferences, is_lesson=self._is_lesson)

    def _use_ceremony(self) -> None:
        session, ceremony = self.session, self._ceremony()
        if session is None or self._scheduler is None or session.ceremony == ceremony:
            return
        session.ceremony = ceremony
        self._scheduler.go_on()
        self._window.refresh()

    def _table_stands_still(self) -> bool:
        window = self._window
        return window.view.is_settled and window.shows_game and not window.is_held

    def _watch(self, _events: tuple[Event, ...], public: tuple[Event, ...]) -> None:
        self._retry.stop()
        self._run_or_watch()
        if any(isinstance(event, HandEnded) for event in public):
            self._watch_on()
            self._warn_of_full_file()
        session = self.session
        seen = next((event for event in public if isinstance(event, LapseSeen)), None)
        if seen is None or session is None or not session.sheet.claim_window:
            return
        if session.seating.humans:
            self.workers.hold(session.sheet.claim_window * 1000)
            # The window, which hears of it too, puts away what was said before.
            self._soon(lambda: self.lapse_seen.emit(seen))

    def _watch_on(self) -> None:
        """Let computers that play alone go on after a while in which the scores can be read."""
        if self.session is None or self.session.seating.humans or self._window.is_taught:
            self._pause.stop()
        else:
            self._pause.start(WATCH_PAUSE)

    def _soon(self, call: Callable[[], None], milliseconds: int = 0) -> None:
        """Run *call* from Qt's loop, where what goes wrong is not swallowed."""
        QTimer.singleShot(milliseconds, self, call)

    def _recheck(self) -> None:
        """Let a thread decide the earlier hands of a saved game again."""
        if self.session is not None and not self._rechecks.is_busy:
            self._rechecks.begin(self.session.rechecks.pieces())

    def _rechecked(self, _calculation: object, fault: Exception | None) -> None:
        if fault is not None:
            self._rechecks.stop()
            details = self._window.problem(fault)
            self._window.report(
                self.tr(
                    "An earlier hand of this game is damaged and cannot be shown. {details}"
                ).format(details=details)
            )

    def _ask_computer(self) -> None:
        if self._scheduler is not None:
            self._scheduler.go_on()

    def _warn_of_full_file(self) -> None:
        """Say in time that the file of this game will be full."""
        hands = FEW_HANDS if self.session is None else self.session.hands_to_come
        if hands < FEW_HANDS:
            self._window.report(
                self.tr(
                    "The file of this game has room for about %n more hand(s). Then close the "
                    "round and start a new game.",
                    None,
                    hands,
                )
            )

    def _unsaved(self, error: JournalError, again: Callable[[], None]) -> None:
        """Say that an act could not be saved, and do it *again* soon, or when somebody wants."""
        if isinstance(error, FullError):
            self._window.report_unsaved(error)
            return
        self._again = again
        details = self._window.problem(error)
        sentence = self.tr("The game could not be saved and is paused. {details}")
        self._window.tell(
            sentence.format(details=details),
            Audience.TABLE,
            self._try_again,
            self.tr("Try again"),
        )
        self._retry.start(RETRY)

    def _try_again(self) -> None:
        """Do what could not be saved: a computer player's act, or the beginning of a hand."""
        self._retry.stop()
        self._again()

    def _fault(self, fault: BotFault) -> None:
        if isinstance(fault.error, JournalError):
            self._unsaved(fault.error, self._ask_computer)
            return
        name = self.session.seating.names[fault.seat] if self.session is not None else ""
        self._window.report(
            self.tr("{player} found no decision and took the first possible act.").format(
                player=name
            )
        )

    def _leave(self) -> None:
        self._pause.stop()
        self._retry.stop()
        self._rechecks.stop()
        self._give_up_computers()
        self.rounds.leave()
        if self.session is not None:
            self.session.close()

    def _give_up_computers(self) -> None:
        if self._scheduler is not None:
            self._scheduler.close()
            self._scheduler = None

    def _stop(self) -> None:
        self._leave()
        self._rechecks.close()
        self.workers.stop()
