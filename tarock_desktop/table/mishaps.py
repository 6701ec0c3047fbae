"""Events of what goes wrong at a table, and of how it is put right."""

from __future__ import annotations

import msgspec

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.table.seats import Seat


class MishapBase(msgspec.Struct, frozen=True, tag_field="event"):
    """Base of the mishaps, told apart from the other events by their tags."""


class DiscardsTakenBack(MishapBase, frozen=True, tag="discards-taken-back"):
    """A seat took its discards up again to lay others away."""

    seat: Seat
    cards: CardSet


class CallTakenBack(MishapBase, frozen=True, tag="call-taken-back"):
    """A seat took its call back and calls again."""

    seat: Seat


class BidTakenBack(MishapBase, frozen=True, tag="bid-taken-back"):
    """A seat took its bid back, the last one, and speaks again."""

    seat: Seat


class CardExposed(MishapBase, frozen=True, tag="card-exposed"):
    """Everybody saw a card of a hand; it lies face up now, or went back (not *stays*)."""

    seat: Seat
    card: Card
    stays: bool = True


class CardsTakenBack(MishapBase, frozen=True, tag="cards-taken-back"):
    """The last *count* cards played went back to the hands they came from.

    *winning* is the seat that would take the trick as it lies afterwards.
    """

    count: int
    winning: Seat | None


class CardDropped(MishapBase, frozen=True, tag="card-dropped"):
    """A card left a hand without being played; *card* is `None` for those who did not see it."""

    seat: Seat
    card: Card | None
    shown: bool


class PilesMerged(MishapBase, frozen=True, tag="piles-merged"):
    """The last trick was laid on the pile of another seat than its winner."""

    seat: Seat
    to: Seat


class PilesSeparated(MishapBase, frozen=True, tag="piles-separated"):
    """A trick that was laid on a wrong pile lies with its winner again."""

    seat: Seat
    trick: int
    """The trick, from 0."""


class HandRedealt(MishapBase, frozen=True, tag="hand-redealt"):
    """The deal was changed: a seat holds *count* cards; *cards* are those the viewer knows."""

    seat: Seat
    cards: CardSet
    count: int


class DealUndone(MishapBase, frozen=True, tag="deal-undone"):
    """All cards go back to the dealer, who shuffles again."""


class ForehandUsurped(MishapBase, frozen=True, tag="forehand-usurped"):
    """A seat plays forehand in the place of the *rightful* one."""

    seat: Seat
    rightful: Seat


class BiddingUndone(MishapBase, frozen=True, tag="bidding-undone"):
    """The bidding begins again with the rightful forehand."""

    forehand: Seat


class VoteCalled(MishapBase, frozen=True, tag="vote-called"):
    """The others are asked whether the deal goes on after *seat* exposed a card of it."""

    seat: Seat
    card: Card


class VoteCast(MishapBase, frozen=True, tag="vote-cast"):
    """A seat wants the deal to go on, or a new one."""

    seat: Seat
    go_on: bool


class LapseSeen(MishapBase, frozen=True, tag="lapse-seen"):
    """A seat did something that a sheet may forbid, and somebody may speak up about it."""

    seat: Seat
    kind: str


class AgreementMade(MishapBase, frozen=True, tag="agreement-made"):
    """Everybody agrees to let pass what *offender* may have done, and no referee is called."""

    seat: Seat
    offender: Seat
    rule: str
    settled: tuple[str, ...] = ()
    """The offences it settles, by their subjects; known to the referee only."""


Mishap = (
    DiscardsTakenBack
    | CallTakenBack
    | BidTakenBack
    | CardExposed
    | CardsTakenBack
    | CardDropped
    | PilesMerged
    | PilesSeparated
    | HandRedealt
    | DealUndone
    | ForehandUsurped
    | BiddingUndone
    | VoteCalled
    | VoteCast
    | LapseSeen
    | AgreementMade
)
