"""From hand to hand: the first dealer, the length of the round, its close."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from tarock_desktop.cards.pack import PACK, Card, Suit
from tarock_desktop.cards.shuffle import Generator, shuffled
from tarock_desktop.rules.pack import PackLaw
from tarock_desktop.session.answers import Answer
from tarock_desktop.session.round_clock import RoundClock
from tarock_desktop.session.session import GameSession
from tarock_desktop.table.actions import CloseRound, StartHand
from tarock_desktop.table.amounts import Amounts
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Option
from tarock_desktop.table.seats import TABLE, Seat, Watcher, seat_after
from tarock_desktop.table.view import Observation

HOST: Final = Seat(0)
"""The host's usual place: the one at the screen."""


def draw_rank(card: Card, pack: PackLaw) -> tuple[bool, int]:
    """Return how high a drawn card counts: any tarock above all suits, equal across suits."""
    return card.suit is Suit.TAROCK, pack.strength[card.id]


def highest_drawn(seats: tuple[Seat, ...], pack: PackLaw, cards: Iterable[Card]) -> Seat:
    """Let everybody draw one of *cards* in turn; of equally high ones who drew them draw again."""
    drawing, left = seats, iter(cards)
    while len(drawing) > 1:
        ranks = {seat: draw_rank(next(left), pack) for seat in drawing}
        best = max(ranks.values())
        drawing = tuple(seat for seat, rank in ranks.items() if rank == best)
    return drawing[0]


@final
class Evening:
    """Starts the hands of a session and closes its round."""

    def __init__(
        self,
        session: GameSession,
        host: Seat = HOST,
        clock: RoundClock | None = None,
        *,
        hands: int | None = None,
        dealer: Seat | None = None,
    ) -> None:
        """Serve *session*.

        Args:
            session: the game.
            host: who deals first where the table wants that.
            clock: where a round is played by it, no hand begins when its time is up.
            hands: hands of this game where the table has agreed on a number; `None`: as the sheet
                says.
            dealer: who deals first where the evening goes on with others at the table.
        """
        self._session = session
        self._host = host
        self._clock = clock
        self._hands = hands
        self._dealer = dealer

    @property
    def hands_played(self) -> int:
        """Hands of this round that are over."""
        table = self._table
        return table.round.hand_no if table.phase is Phase.BETWEEN else table.round.hand_no - 1

    @property
    def length(self) -> int | None:
        """Hands in a round; `None`: as long as the players like."""
        if self._hands is not None:
            return self._hands
        return self._session.sheet.round.length or None

    @property
    def hands_left(self) -> int | None:
        """Hands still to be finished; `None`: as many as the players like."""
        return None if self.length is None else max(0, self.length - self.hands_played)

    @property
    def may_start(self) -> bool:
        """Whether a hand can be started now; after the last one of round or evening it can't."""
        if self._table.phase is not Phase.BETWEEN or self.hands_left == 0:
            return False
        in_time = self._clock is None or not self._clock.is_up
        return in_time and not self._session.variant.evening_over(self._table)

    @property
    def may_close(self) -> bool:
        """Whether the round can be closed now: no hand is running."""
        return self._table.phase is Phase.BETWEEN and self._table.round.hand_no > 0

    @property
    def scores(self) -> Amounts:
        """What belongs on the score card: chips less loans, by seat."""
        return self._table.round.scores

    def first_dealer(self) -> Seat:
        """Return who deals the first hand by the table's option; until an act always the same."""
        if self._dealer is not None:
            return self._dealer
        seats = self._table.round.seats
        seed = self._session.seed("first-dealer")
        match self._session.sheet.round.first_dealer:
            case "random":
                return seats[Generator(seed).below(len(seats))]
            case "draw":
                highest = highest_drawn(seats, self._session.sheet.pack, shuffled(seed, PACK))
                if self._session.sheet.round.high == "deals":
                    return highest
                # The highest card is forehand: the seat before deals.
                return seat_after(seats, highest, -1)
            case "host":
                return self._host

    def start_hand(self, dealer: Seat | None = None) -> Answer:
        """Start the next hand; *dealer* overrules how the first one is found.

        Raises:
            JournalError: it could not be saved; nothing has changed.
        """
        if self._clock is not None:
            self._clock.start()
        if self._table.round.next_dealer is not None:
            return self._session.submit(StartHand(TABLE, dealer))
        first = self.first_dealer() if dealer is None else dealer
        return self._session.submit(StartHand(TABLE, first))

    def close(self, scores: Amounts | None = None) -> Answer:
        """Close the round with the scores on the score card.

        Without *scores* the right ones are taken. Scores that do not add up are refused.

        Raises:
            JournalError: it could not be saved; nothing has changed.
        """
        return self._session.submit(CloseRound(TABLE, self.scores if scores is None else scores))

    @property
    def _table(self) -> Observation:
        return self._session.observation(Watcher.PUBLIC)


def shared_options(session: GameSession) -> tuple[Option, ...]:
    """Return what all at the table can do together between two hands, beside the next hand.

    Only some sheets know such an act: to announce the last round.
    """
    view = session.observation(Watcher.PUBLIC)
    rules = session.variant.phases.get(Phase.BETWEEN)
    if view.phase is not Phase.BETWEEN or rules is None or not rules.may_act(view, TABLE):
        return ()
    options = rules.prompt(view, TABLE).options
    return tuple(option for option in options if rules.is_possible(view, option.action))
