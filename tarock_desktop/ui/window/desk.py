"""The desk: opens games for the window, keeps the settings, and lets the evening go on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, final

import msgspec
from PySide6.QtCore import QObject, QTimer

from tarock_desktop.bots.levels import BOTS
from tarock_desktop.bots.protocol import Request
from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.families import DEFAULT_RULESET
from tarock_desktop.paths import data_folder
from tarock_desktop.session.answers import Answer
from tarock_desktop.session.curtain import Opening
from tarock_desktop.session.deals import HUMAN, lay_deal, load_deal
from tarock_desktop.session.evening import Evening
from tarock_desktop.session.preferences import (
    SETTINGS,
    Preferences,
    Value,
    preferences_path,
    save_preferences,
)
from tarock_desktop.session.saves import new_game, resume_newest
from tarock_desktop.session.scheduler import BotFault, Scheduler
from tarock_desktop.session.seating import Place, Seating, computer, human
from tarock_desktop.session.seeds import Seeds
from tarock_desktop.session.session import GameSession
from tarock_desktop.table.amounts import Amounts
from tarock_desktop.table.events import Event, HandEnded, LapseSeen
from tarock_desktop.table.rulings import Verdict
from tarock_desktop.table.seats import Watcher
from tarock_desktop.ui.game.bridge import Bridge
from tarock_desktop.ui.game.setup import GameWish, SeatWish
from tarock_desktop.ui.language.current import Speech
from tarock_desktop.ui.other_acts.commands import Slips
from tarock_desktop.ui.threads.worker_pool import THINKING, WorkerPool
from tarock_desktop.ui.window.dialogs import Dialogs
from tarock_desktop.ui.window.main_window import MainWindow
from tarock_desktop.ui.window.menus import WindowCommands
from tarock_desktop.ui.window.rounds import Rounds
from tarock_desktop.variants.loader import load_variant

WATCH_PAUSE: Final = 6000
"""Milliseconds between two hands where only computers play."""
_NAMES: Final = ("Anna", "Josef", "Karel", "Marie", "Pavel", "Eva")


def games_folder() -> Path:
    """Return where the games are saved."""
    return data_folder() / "games"


@final
class Desk(QObject):
    """Stands behind one window: which game is on the table, and how it goes on."""

    def __init__(self, preferences: Preferences, speech: Speech, folder: Path | None) -> None:
        super().__init__()
        self.preferences = preferences
        self.folder = folder
        """Where games are saved; `None`: nowhere."""
        self.window = MainWindow(preferences, speech)
        self.workers = WorkerPool(self)
        self.workers.is_free = self._table_stands_still
        self.dialogs = Dialogs(self)
        self.slips = Slips(self)
        self.rounds = Rounds(self)
        self.commands = WindowCommands(self.window, self)
        self.seeds: Seeds | None = None
        """Where the chance of new games comes from; `None`: from the system."""
        self.dressed: Callable[[Preferences], Preferences] = lambda preferences: preferences
        """Gives the settings that count now; they are not written."""
        self.is_held = False
        """Whether the game waits while nothing is to be seen."""
        self.is_patient = False
        """Whether computers that play alone begin no hand by themselves."""
        self.keeps_settings = True
        """Whether changed settings are written to their file."""
        self._scheduler: Scheduler | None = None
        self._evening: Evening | None = None
        self._reports: list[str] = []
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self.next_hand)
        window = self.window
        window.next_hand.connect(self.next_hand)
        window.close_round.connect(self.close_round)
        window.new_game.connect(self.dialogs.ask_new_game)
        window.rules_wanted.connect(self.dialogs.show_rules)
        window.judge_wanted.connect(self.dialogs.ask_judge)
        window.closed.connect(self._leave)
        window.view.settled.connect(self.workers.look)
        self._use_pace()

    @property
    def session(self) -> GameSession | None:
        """The game on the table."""
        return self.window.bridge.session if self.window.bridge is not None else None

    def request_at(self, act: int) -> Request | None:
        """Return what a computer player was asked after so many acts, if that is remembered."""
        return None if self._scheduler is None else self._scheduler.request_at(act)

    # ------------------------------------------------------------------ games

    def open_first(self, deal: Path | None) -> None:
        """Open what stands on the table when the program starts.

        Raises:
            DocumentError: the file of the *deal* can't be used.
        """
        if deal is None:
            self.open_last()
        else:
            self.open_deal(deal)

    def open_deal(self, path: Path) -> None:
        """Begin a game whose first hand is dealt as a file says.

        Raises:
            DocumentError: the file can't be used.
        """
        deal = load_deal(path)
        usual = self.usual_game(deal.ruleset, len(deal.hands)).seats
        nobody = ("",) * len(usual)
        seats = tuple(
            SeatWish(name or seat.name, _level(player, seat.level))
            for name, player, seat in zip(
                deal.names or nobody, deal.players or nobody, usual, strict=True
            )
        )
        session = self._begin(GameWish(deal.ruleset, {}, seats))
        lay_deal(session, deal)
        self.play(session)
        self._tell_reports()

    def try_deal(self, path: Path) -> None:
        """Begin a game with the deal of a file, or say what is wrong with it."""
        try:
            self.open_deal(path)
        except DocumentError as error:
            self.report(str(error))

    def open_last(self) -> None:
        """Go on with the game that was played last, or begin one."""
        session = None
        if self.folder is not None:
            resumed = resume_newest(self.folder, self.seeds)
            session = resumed.session
            self._reports += [self._damage(report) for report in resumed.reports]
        if session is None:
            self.open_new(self.usual_game())
        else:
            self.play(session)
        self._tell_reports()

    def open_new(self, wish: GameWish) -> None:
        """Begin the game that is wished for, and its first hand."""
        session = self._begin(wish)
        self.play(session)
        if self.rounds.begins_by_itself(session):
            self.next_hand()

    def _begin(self, wish: GameWish) -> GameSession:
        seating = Seating(tuple(_place(seat) for seat in wish.seats))
        try:
            return new_game(
                wish.ruleset, wish.options, seating, self.folder, self.seeds, mode=wish.mode
            )
        except DocumentError as error:
            self._reports.append(self.unsaved(error))
            return new_game(wish.ruleset, wish.options, seating, None, self.seeds, mode=wish.mode)

    def play(self, session: GameSession, *, computers: bool = True) -> None:
        """Put *session* on the table; *computers*: they play by themselves."""
        self._leave_game()
        people = len(session.seating.humans)
        opening = Opening.HOLD if self.preferences.hold_curtain(people) else Opening.TAP
        self._evening = Evening(session, clock=self.rounds.wind(session))
        bridge = Bridge(session, opening, self)
        bridge.happened.connect(self._watch)
        self.window.play(bridge)
        self.slips.follow()
        self.rounds.tell()
        if computers:
            self._scheduler = Scheduler(
                session, self.workers, BOTS, post=self._soon, report=self._fault
            )
            self._scheduler.go_on()
            if self.may_start_hand():
                self._watch_on()

    def go_on(self) -> None:
        """Let the game go on that waited while something else was shown."""
        self.workers.look()
        if self.may_start_hand():
            self._watch_on()

    def usual_game(self, ruleset: str = DEFAULT_RULESET, people: int | None = None) -> GameWish:
        """Return the game that is begun when nothing else is said.

        Without a number of *people* it is what the sheet names first.
        """
        count = people or load_variant(ruleset).sheet.ruleset.players[0]
        return GameWish(ruleset, {}, self.usual_seats()[:count])

    def usual_seats(self) -> tuple[SeatWish, ...]:
        """Return who sits on each seat of the largest table when nothing else is said."""
        settings = self.preferences
        return tuple(
            SeatWish(name or _NAMES[seat], None if player == "human" else player)
            for seat, (name, player) in enumerate(
                zip(settings.names, settings.players, strict=True)
            )
        )

    def next_hand(self) -> None:
        """Start the next hand."""
        if self._evening is not None and self.may_start_hand() and self.window.stage.is_free:
            self._say_why_not(self._evening.start_hand())

    def _say_why_not(self, answer: Answer) -> None:
        """Say why something could not be done, such as while a ruling waits for a judge."""
        if answer.verdict is Verdict.IMPOSSIBLE and answer.reason is not None:
            words = self.window.words
            self.window.page.notice.tell("" if words is None else words.message(answer.reason))

    def close_round(self) -> None:
        """Close the round; where it is confirmed on a card, with that."""
        if self._evening is not None and self.may_close_round():
            self.rounds.close()

    def hand_in(self, scores: Amounts | None) -> None:
        """Close the round with the *scores* that were written; without any, as they stand."""
        if self._evening is not None and self.may_close_round():
            answer = self._evening.close(scores)
            self._say_why_not(answer)
            self.rounds.closed(answer)

    def may_start_hand(self) -> bool:
        """Whether a hand may be started now."""
        return self._evening is not None and self._evening.may_start

    def may_close_round(self) -> bool:
        """Whether the round may be closed now."""
        return self._evening is not None and self._evening.may_close

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

    # ------------------------------------------------------------------ settings

    def change(self, **settings: Value) -> None:
        """Take over and keep some settings."""
        known = {setting.id for setting in SETTINGS}
        if not known.issuperset(settings):
            raise ValueError(f"there are no settings {sorted(set(settings) - known)}")
        self.preferences = msgspec.structs.replace(self.preferences, **settings)
        self._use_pace()
        self.show_settings()
        if self.keeps_settings:
            try:
                save_preferences(self.preferences, preferences_path())
            except DocumentError as error:
                self.window.page.notice.tell(self.unsaved(error))

    def show_settings(self) -> None:
        """Let the window look as the settings say, or as a lesson wants it meanwhile."""
        self.window.use_preferences(self.dressed(self.preferences))

    # ------------------------------------------------------------------ the rest

    def report(self, sentence: str) -> None:
        """Say *sentence* in a notice, after those that wait already."""
        self._reports.append(sentence)
        self._tell_reports()

    def report_settings(self, error: DocumentError) -> None:
        """Say what was wrong with the settings."""
        self._reports.append(
            self.tr(
                "The settings were damaged; the file was kept under a new name. {details}"
            ).format(details=error)
        )

    def _tell_reports(self) -> None:
        if self._reports:
            sentences = " ".join(self._reports)
            self._reports = []
            QTimer.singleShot(0, self, lambda: self.window.page.notice.tell(sentences))

    def _damage(self, error: DocumentError) -> str:
        return self.tr("A saved game is damaged and was kept under a new name. {details}").format(
            details=error
        )

    def unsaved(self, error: DocumentError) -> str:
        """Return the sentence that something could not be saved."""
        return self.tr("This could not be saved. {details}").format(details=error)

    def _use_pace(self) -> None:
        pace = self.preferences.pace
        self.workers.thinking = round(THINKING / pace) if pace else 0

    def _table_stands_still(self) -> bool:
        return self.window.view.is_settled and self.window.stage.is_free and not self.is_held

    def _watch(self, _events: tuple[Event, ...], public: tuple[Event, ...]) -> None:
        if any(isinstance(event, HandEnded) for event in public):
            self._watch_on()
        seen = next((event for event in public if isinstance(event, LapseSeen)), None)
        if seen is not None:
            self._let_claim(seen)

    def _let_claim(self, seen: LapseSeen) -> None:
        """Wait a moment: what somebody did beside the game may have to be claimed at once."""
        session, window = self.session, self.window
        if session is None or not session.sheet.claim_window or not session.seating.humans:
            return
        self.workers.hold(session.sheet.claim_window * 1000)
        if window.words is not None and self.commands.referee.may_claim():
            said = window.words.event(seen, Watcher.PUBLIC) or ""
            label = self.tr("Call the referee…")
            # The window, which hears of it too, puts away what was said before.
            self._soon(lambda: window.page.notice.tell(said, self.dialogs.ask_claim, label))

    def _watch_on(self) -> None:
        """Let computers that play alone go on after a while in which the scores can be read."""
        if self.session is None or self.session.seating.humans or self.is_patient:
            self._pause.stop()
        else:
            self._pause.start(WATCH_PAUSE)

    def _soon(self, call: Callable[[], None]) -> None:
        """Run *call* in the next round of Qt's loop, where what goes wrong is not swallowed."""
        QTimer.singleShot(0, self, call)

    def _fault(self, fault: BotFault) -> None:
        name = self.session.seating.names[fault.seat] if self.session is not None else ""
        self.report(
            self.tr("{player} did not know what to do and took the next best.").format(player=name)
        )

    def _leave_game(self) -> None:
        self._pause.stop()
        if self._scheduler is not None:
            self._scheduler.close()
            self._scheduler = None
        if self.session is not None:
            self.session.close()

    def _leave(self) -> None:
        self._leave_game()
        self.workers.stop()


def _level(player: str, usual: str | None) -> str | None:
    """Return who plays where a file says *player*: a level, or a person (`None`)."""
    if not player:
        return usual
    return None if player == HUMAN else player


def _place(seat: SeatWish) -> Place:
    return human(seat.name) if seat.level is None else computer(seat.name, seat.level)
