"""Slips of the dealer: he does not know the cards, and nobody waits until he has made them."""

from __future__ import annotations

from typing import Final, final

from msgspec import Struct

from tarock_desktop.cards.shuffle import Generator
from tarock_desktop.session.answers import Answer
from tarock_desktop.session.session import GameSession
from tarock_desktop.table.actions import ExposeCard, Misdeal
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat, Watcher

BEFORE_DEAL: Final = (Phase.SHUFFLE, Phase.CUT, Phase.PACKET)
"""Phases in which the dealer can think of what he will do wrong."""


class TurnedUp(Struct, frozen=True):
    """In dealing, a card of a hand comes to lie face up."""

    seat: Seat
    """The dealer."""
    to: Seat


class OneTooMany(Struct, frozen=True):
    """One hand gets a card too many, another one too few."""

    seat: Seat
    """The dealer."""
    more: Seat
    less: Seat


DealingSlip = TurnedUp | OneTooMany


@final
class DealingSlips:
    """Does what a dealer wants to do wrong, at once or as soon as the cards are dealt."""

    def __init__(self, session: GameSession) -> None:
        self._session = session
        self._intended: DealingSlip | None = None

    def make(self, slip: DealingSlip) -> Answer | None:
        """Do a slip; `None`: it is done when the cards are dealt.

        Raises:
            JournalError: it could not be saved; nothing has changed.
        """
        if self._session.observation(Watcher.PUBLIC).phase in BEFORE_DEAL:
            self._intended = slip
            return None
        return self._do(slip)

    def look(self) -> Answer | None:
        """Do what was intended, if the cards are dealt now; `None`: there is nothing to do.

        Raises:
            JournalError: it could not be saved; nothing has changed.
        """
        slip, phase = self._intended, self._session.observation(Watcher.PUBLIC).phase
        if slip is None or phase in BEFORE_DEAL:
            return None
        self._intended = None
        return self._do(slip) if phase is Phase.BID else None

    def _do(self, slip: DealingSlip) -> Answer:
        session = self._session
        match slip:
            case TurnedUp(seat, to):
                # The card is seen by all in the same moment.
                cards = tuple(session.observation(to).deal.hands[to].cards)
                place = Generator(session.seed("slip")).below(max(1, len(cards)))
                return session.submit(ExposeCard(seat, cards[place]))
            case OneTooMany(seat, more, less):
                hands = session.observation(Watcher.PUBLIC).deal.hands
                sizes = [hand.size for hand in hands]
                sizes[more] += 1
                sizes[less] -= 1
                return session.submit(Misdeal(seat, tuple(sizes)))
