"""The rounds of a tournament in the window: the clock, the card, and the round after it."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, Protocol, final

from PySide6.QtCore import QObject, QTimer

from tarock_desktop.session.answers import Answer
from tarock_desktop.session.round_clock import RoundClock
from tarock_desktop.session.score_card import Tournament, score_card
from tarock_desktop.session.session import GameSession
from tarock_desktop.table.amounts import Amounts
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode, Verdict
from tarock_desktop.table.seats import Watcher
from tarock_desktop.ui.game.setup import GameSetup, SeatSetup
from tarock_desktop.ui.page.tables import GameTable

_SECOND: Final = 1000
_MINUTE: Final = 60


class RoundTable(GameTable, Protocol):
    """A table at which something is said of the round between two hands."""

    round_line: str
    """What is to be said."""


@final
class Rounds(QObject):
    """Knows which round is played, how long it still lasts, and how it is closed."""

    def __init__(self, table: RoundTable) -> None:
        super().__init__(table.page)
        self._table = table
        self.clock: RoundClock | None = None
        self.tournament = Tournament(1)
        self._goes_on = False
        self._timer = QTimer(self)
        self._timer.setInterval(_SECOND)
        self._timer.timeout.connect(self.tell)

    def wind(self, session: GameSession) -> RoundClock | None:
        """Return the clock of a game that comes on the table; `None`: none goes by it."""
        sheet = session.sheet
        if not self._goes_on:
            self.tournament = Tournament(sheet.rounds)
        self._goes_on = False
        self.clock = RoundClock(sheet.round_minutes) if sheet.round_minutes else None
        if self.clock is not None and session.observation(Watcher.PUBLIC).round.hand_no:
            self.clock.start()
        if self.clock is None:
            self._timer.stop()
        else:
            self._timer.start()
        return self.clock

    def tell(self) -> None:
        """Say in the window which round it is and how much time is left."""
        table, clock, session = self._table, self.clock, self._table.session
        runs = clock is not None and not (session is not None and session.finished)
        table.page.heading.show_time(self._time(clock) if runs and clock is not None else "")
        line = self._line()
        if line != table.round_line:
            table.round_line = line
            table.refresh()

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
            self.tournament = self.tournament.closed(session)
            self.tell()
        elif answer.verdict is Verdict.REFUSED and answer.ruling is not None:
            bridge.ruled.emit(answer.ruling)

    def may_go_on(self) -> bool:
        """Whether the next round of the tournament can begin."""
        session = self._table.session
        closed = session is not None and session.finished
        return closed and self.tournament.has_next

    def next_round(self) -> GameSetup | None:
        """Return the game of the next round: the same people and rules, new stakes."""
        session = self._table.session
        if session is None or not self.may_go_on():
            return None
        places = session.seating.places
        seats = tuple(SeatSetup(place.name, place.level or None) for place in places)
        self._goes_on = True
        return GameSetup(session.ruleset, session.options, seats, mode=session.mode)

    def _time(self, clock: RoundClock) -> str:
        minutes, seconds = divmod(clock.left, _MINUTE)
        played = min(self.tournament.number, self.tournament.rounds)
        if clock.is_up:
            return self.tr("Round {number} of {rounds}: the time is up").format(
                number=played, rounds=self.tournament.rounds
            )
        return self.tr("Round {number} of {rounds} · {minutes}:{seconds}").format(
            number=played,
            rounds=self.tournament.rounds,
            minutes=minutes,
            seconds=f"{seconds:02}",
        )

    def _line(self) -> str:
        """Return what is to be said between two hands."""
        session, clock = self._table.session, self.clock
        if session is None or clock is None:
            return ""
        view = session.observation(Watcher.PUBLIC)
        if view.phase is Phase.CLOSED and self.tournament.gains:
            words, gains = self._table.words, self.tournament.standing(len(view.round.seats))
            if words is None:
                return ""
            said = " · ".join(
                f"{words.seat(seat)} {words.gain(gains[seat])}" for seat in view.round.seats
            )
            return self.tr("After %n round(s): {gains}", None, len(self.tournament.gains)).format(
                gains=said
            )
        if clock.is_up:
            return self.tr("The time of this round is up.")
        return ""
