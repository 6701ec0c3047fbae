"""The rounds of an evening in the window: the clock, the card, and what comes after a round."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final, Literal, Protocol, final

from PySide6.QtCore import QObject, QTimer

from tarock_desktop.session.answers import Answer
from tarock_desktop.session.evening import Evening
from tarock_desktop.session.round_clock import RoundClock
from tarock_desktop.session.saves import EVENING
from tarock_desktop.session.score_card import score_card
from tarock_desktop.session.session import GameSession
from tarock_desktop.table.amounts import Amounts
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode, Verdict
from tarock_desktop.table.seats import Seat, Watcher
from tarock_desktop.ui.game.setup import GameSetup, SeatSetup
from tarock_desktop.ui.page.tables import GameTable

if TYPE_CHECKING:
    from tarock_desktop.records.series import Series

# ruff: noqa: PLC0415 - a game that is begun has no evening yet

_SECOND: Final = 1000
_MINUTE: Final = 60
_KEPT: Final = 30
"""Seconds of the clock after which it is written down how much is used up."""


class RoundTable(GameTable, Protocol):
    """A table at which something is said of the round between two hands."""

    round_line: str
    """What is to be said."""

    def report_unsaved(self, error: Exception) -> None:
        """Say that something could not be saved."""


@final
class Rounds(QObject):
    """Knows which round is played, how long it still lasts, and how it is closed."""

    def __init__(self, table: RoundTable) -> None:
        super().__init__(table.page)
        self._table = table
        self.clock: RoundClock | None = None
        self._series: Series | None = None
        self.is_paused = False
        self._goes_on: Literal["round", "people"] | None = None
        """Why the next game on the table belongs to the same evening; `None`: it does not."""
        self._dealer: Seat | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(_SECOND)
        self._timer.timeout.connect(self._tick)

    def begin(self, session: GameSession) -> Evening:
        """Return the evening of a game that comes on the table, with its clock."""
        dealer, self._dealer = self._dealer, None
        if self._goes_on is None:
            self._series = self._found(session)
        elif self._series is not None:
            self._series.go_on(session, self._goes_on)
            self._save()
        self._goes_on, self.is_paused = None, False
        return self.evening(session, dealer)

    def evening(self, session: GameSession, dealer: Seat | None = None) -> Evening:
        """Return the evening of the game on the table by what was agreed; *dealer* deals first."""
        self._wind(session)
        hands = None if self._series is None else self._series.hands
        return Evening(session, clock=self.clock, hands=hands, dealer=dealer)

    @property
    def series(self) -> Series | None:
        """The evening that the game on the table belongs to; `None`: there is no game."""
        session = self._table.session
        if self._series is None and session is not None:
            from tarock_desktop.records.series import series_of

            self._series = series_of(session)
        return self._series

    @staticmethod
    def _found(session: GameSession) -> Series | None:
        """Return the evening of a game that is opened; `None`: nothing is kept of it so far."""
        path = session.path
        is_kept = path is not None and any(path.parent.glob(f"*{EVENING}"))
        if not (is_kept or session.sheet.round_minutes):
            return None
        from tarock_desktop.records.series import series_of

        return series_of(session)

    def _wind(self, session: GameSession) -> None:
        series = self._series
        minutes = session.sheet.round_minutes if series is None else series.minutes
        self.clock = RoundClock(minutes) if minutes else None
        if self.clock is None:
            self._timer.stop()
            return
        self.clock.set(0 if series is None else series.seconds)
        if session.observation(Watcher.PUBLIC).round.hand_no:
            self.clock.start()
        self._timer.start()

    def limit(self, hands: int, minutes: int) -> None:
        """Let a round last so many hands or minutes; 0: as the sheet says."""
        if self.series is not None:
            self._keep_time()
            self.series.limit(hands, minutes)
            self._save()

    def note_numbers(self, numbers: tuple[int, ...]) -> None:
        """Keep the start numbers of those at the table, by seat."""
        session = self._table.session
        if self.series is not None and session is not None:
            self.series.note_numbers(dict(zip(session.seating.names, numbers, strict=True)))
            self._save()

    # ------------------------------------------------------------------ the clock

    def pause(self) -> None:
        """Stop the clock and keep how much is used up."""
        self.is_paused = True
        if self.clock is not None:
            self.clock.stop()
        self._keep_time()
        self._save()
        self.tell()

    def resume(self) -> None:
        """Let the clock go on after a break."""
        if not self.is_paused:
            return
        self.is_paused = False
        session = self._table.session
        begun = session is not None and session.observation(Watcher.PUBLIC).round.hand_no
        if self.clock is not None and begun:
            self.clock.start()
        self.tell()

    def leave(self) -> None:
        """Keep what is used up of the clock: the game leaves the table, or the window closes."""
        if self.clock is not None and self.clock.runs:
            self.clock.stop()
            self._keep_time()
            self._save()
        self._timer.stop()

    def _tick(self) -> None:
        self.tell()
        series, clock = self._series, self.clock
        if series is not None and clock is not None and clock.used >= series.seconds + _KEPT:
            self._keep_time()
            self._save()

    def _keep_time(self) -> None:
        if self._series is not None and self.clock is not None:
            self._series.use(self.clock.used)

    def _save(self) -> None:
        try:
            if self._series is not None:
                self._series.save()
        except OSError as error:
            self._table.report_unsaved(error)

    def tell(self) -> None:
        """Say in the window which round it is and how much time is left."""
        table, clock, session = self._table, self.clock, self._table.session
        runs = clock is not None and not (session is not None and session.finished)
        table.page.heading.show_time(self._time(clock) if runs and clock is not None else "")
        line = self._line()
        if line != table.round_line:
            table.round_line = line
            table.refresh()

    # ------------------------------------------------------------------ rounds

    def begins_by_itself(self, session: GameSession) -> bool:
        """Return whether the first hand begins without a word about how it is played."""
        return not (session.mode is Mode.TOURNAMENT and session.sheet.opening_articles)

    def scores(self, money: tuple[Fraction, ...]) -> Amounts | None:
        """Return the scores of a round whose money was counted; `None`: nothing is played."""
        session = self._table.session
        return None if session is None else score_card(session).scores(money)

    def closed(self, answer: Answer) -> None:
        """Take note of a round that was closed, or say what the referee says of its card."""
        session, bridge = self._table.session, self._table.bridge
        if session is None or bridge is None:
            return
        if session.finished:
            self.leave()
            self.tell()
        elif answer.verdict is Verdict.REFUSED and answer.ruling is not None:
            bridge.ruled.emit(answer.ruling)

    @property
    def number(self) -> int:
        """Number of the present round, from 1."""
        return 1 if self._series is None else self._series.round

    def may_go_on(self) -> bool:
        """Whether another round can begin: one is closed, and the sheet knows no last one."""
        session = self._table.session
        if session is None or not session.finished:
            return False
        rounds = session.sheet.rounds
        if rounds > 1:
            return self.number < rounds
        return not session.variant.evening_over(session.observation(Watcher.PUBLIC))

    def next_round(self) -> GameSetup | None:
        """Return the game of the next round: the same people and rules, new stakes."""
        session = self._table.session
        if session is None or not self.may_go_on():
            return None
        places = session.seating.places
        return self.going_on(
            session, "round", tuple(SeatSetup(each.name, each.level or None) for each in places)
        )

    def going_on(
        self,
        session: GameSession,
        begins: Literal["round", "people"],
        seats: tuple[SeatSetup, ...],
        dealer: Seat | None = None,
    ) -> GameSetup:
        """Return the game with which the evening goes on, and expect it on the table.

        Args:
            session: the game before.
            begins: whether another round begins, or others sit at the table.
            seats: who sits there.
            dealer: who deals first; `None`: who the sheet finds.
        """
        # It is asked for now: the next game does not know that it belongs to it.
        self._goes_on = None if self.series is None else begins
        self._dealer = dealer
        return GameSetup(session.ruleset, session.options, seats, mode=session.mode)

    # ------------------------------------------------------------------ words

    def _time(self, clock: RoundClock) -> str:
        session = self._table.session
        rounds = 1 if session is None else session.sheet.rounds
        minutes, seconds = divmod(clock.left, _MINUTE)
        if clock.is_up:
            said = (
                self.tr("Round {number} of {rounds}: the time is up")
                if rounds > 1
                else self.tr("Round {number}: the time is up")
            )
        elif rounds > 1:
            said = self.tr("Round {number} of {rounds} · {minutes}:{seconds}")
        else:
            said = self.tr("Round {number} · {minutes}:{seconds}")
        if self.is_paused:
            said = self.tr("{time} (break)").replace("{time}", said)
        return said.format(
            number=self.number, rounds=rounds, minutes=minutes, seconds=f"{seconds:02}"
        )

    def _line(self) -> str:
        """Return what is to be said between two hands."""
        session, clock = self._table.session, self.clock
        if session is None:
            return ""
        view = session.observation(Watcher.PUBLIC)
        if view.phase is Phase.CLOSED and (self.number > 1 or session.sheet.rounds > 1):
            from tarock_desktop.records.ledger import ledger

            words, series = self._table.words, self.series
            if words is None or series is None:
                return ""
            said = " · ".join(
                f"{account.name} {words.gain(account.gain)}"
                for account in ledger(series.stretches()).accounts
            )
            return self.tr("After %n round(s): {gains}", None, self.number).format(gains=said)
        if clock is not None and clock.is_up:
            return self.tr("The time of this round is up.")
        return ""
