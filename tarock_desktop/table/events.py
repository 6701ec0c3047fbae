"""Events: what happened, in the past tense.

All consequences of an action are in its events; `evolve` only books them. What an event hides from
whom stands in `redact`.
"""

from __future__ import annotations

import msgspec

from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.messages.message import Message
from tarock_desktop.table.amounts import Amount, Amounts, ScoreLine
from tarock_desktop.table.mishaps import Mishap
from tarock_desktop.table.openings import Opening
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Ruling
from tarock_desktop.table.seats import Seat


class EventBase(msgspec.Struct, frozen=True, tag_field="event"):
    """Base of all events."""


class HandStarted(EventBase, frozen=True, tag="hand-started"):
    """A hand begins; *order* are those who play it, in order of play from the dealer's right."""

    number: int
    dealer: Seat
    order: tuple[Seat, ...]


class DeckShuffled(EventBase, frozen=True, tag="deck-shuffled"):
    """The pack lies in this order; hidden from everybody but the referee."""

    times: int
    order: tuple[Card, ...]


class DeckCut(EventBase, frozen=True, tag="deck-cut"):
    """The pack was cut."""

    seat: Seat
    lifted: int


class DeckKnocked(EventBase, frozen=True, tag="deck-knocked"):
    """The pack was knocked on instead, and this way of dealing was chosen."""

    seat: Seat
    style: str


class TalonLaid(EventBase, frozen=True, tag="talon-laid"):
    """The talon lies on the table; `None` stands for a card the viewer does not know."""

    cards: tuple[Card | None, ...]


class CardsDealt(EventBase, frozen=True, tag="cards-dealt"):
    """A seat got *count* cards; *cards* are those the viewer knows."""

    seat: Seat
    cards: CardSet
    count: int


class PacketsLaid(EventBase, frozen=True, tag="packets-laid"):
    """Closed packets of equal size lie ready to be chosen."""

    packets: tuple[CardSet, ...]
    size: int


class PacketTaken(EventBase, frozen=True, tag="packet-taken"):
    """A seat took a closed packet; *cards* are those the viewer knows."""

    seat: Seat
    packet: int
    cards: CardSet


class ForehandFound(EventBase, frozen=True, tag="forehand-found"):
    """The forehand is known; *card* is the card that showed it, where the sheet looks for one."""

    seat: Seat
    card: Card | None


class BidMade(EventBase, frozen=True, tag="bid-made"):
    """A contract was bid."""

    seat: Seat
    contract: str
    joins: bool = False
    """Whether it is to be played beside the games that stand."""


class BidPassed(EventBase, frozen=True, tag="bid-passed"):
    """A seat made no bid."""

    seat: Seat


class ContractSet(EventBase, frozen=True, tag="contract-set"):
    """The bidding is over."""

    contract: str
    declarer: Seat
    games: tuple[tuple[Seat, str], ...] = ()
    """All games, the first announced first, where several are played at once."""


class TalonTaken(EventBase, frozen=True, tag="talon-taken"):
    """Talon cards went into a hand; *cards* are `None` for those who may not see them."""

    seat: Seat
    places: tuple[int, ...]
    cards: tuple[Card | None, ...]


class TalonReturned(EventBase, frozen=True, tag="talon-returned"):
    """Talon cards taken before were laid back, *shown* to all or not."""

    seat: Seat
    places: tuple[int, ...]
    cards: tuple[Card | None, ...]
    shown: bool


class TalonCardPassed(EventBase, frozen=True, tag="talon-card-passed"):
    """A seat let its talon card go, unseen."""

    seat: Seat
    place: int


class TalonCardOffered(EventBase, frozen=True, tag="talon-card-offered"):
    """A passed talon card is offered to somebody."""

    place: int
    to: Seat


class OfferRefused(EventBase, frozen=True, tag="offer-refused"):
    """The offered talon card was refused."""

    seat: Seat
    place: int


class TalonCardLeft(EventBase, frozen=True, tag="talon-card-left"):
    """Nobody took the passed talon card; it stays unseen on the table."""

    place: int


class CardCalled(EventBase, frozen=True, tag="card-called"):
    """The partner card is named; not *spoken* means that the sheet's default holds."""

    seat: Seat
    card: Card
    spoken: bool


class PartnerRevealed(EventBase, frozen=True, tag="partner-revealed"):
    """Everybody knows now who the partner is; the declarer himself: he plays alone."""

    seat: Seat


class CardsDiscarded(EventBase, frozen=True, tag="cards-discarded"):
    """Cards were laid away; *cards* are those the viewer knows, *shown* lie face up."""

    seat: Seat
    cards: CardSet
    count: int
    shown: CardSet
    excess: CardSet = NO_CARDS
    """Cards beyond the allowed number; hidden like the rest."""


class ValuesDeclared(EventBase, frozen=True, tag="values-declared"):
    """A seat declared these values of its hand, or none."""

    seat: Seat
    values: tuple[str, ...]


class ItemAnnounced(EventBase, frozen=True, tag="item-announced"):
    """A feat was announced."""

    seat: Seat
    item: str
    reopens: bool = False
    """Whether everybody is asked again, whatever he has said before."""


class AnnouncementCancelled(EventBase, frozen=True, tag="announcement-cancelled"):
    """An earlier announcement does not count any more."""

    seat: Seat
    item: str


class Challenged(EventBase, frozen=True, tag="challenged"):
    """Kontra or a further doubling was said to the game or an item."""

    seat: Seat
    target: str
    step: int


class SeatReady(EventBase, frozen=True, tag="seat-ready"):
    """A seat has nothing (more) to say in this phase."""

    seat: Seat


class LeadAsked(EventBase, frozen=True, tag="lead-asked"):
    """The leader asked whether play may begin."""

    seat: Seat


class LeaveGiven(EventBase, frozen=True, tag="leave-given"):
    """A seat answered that play may begin."""

    seat: Seat


class CardPlayed(EventBase, frozen=True, tag="card-played"):
    """A card was played to the trick; *winning* is the seat that would take it now."""

    seat: Seat
    card: Card
    winning: Seat


class TrickTaken(EventBase, frozen=True, tag="trick-taken"):
    """The trick is complete and was won."""

    seat: Seat


class HandCounted(EventBase, frozen=True, tag="hand-counted"):
    """The cards were counted: card points by seat, discards and talon included.

    Now everybody sees where every card lay, so *talon* and *discards* come open.
    """

    points: Amounts
    talon: tuple[Card | None, ...]
    discards: tuple[CardSet, ...]


class LinesScored(EventBase, frozen=True, tag="lines-scored"):
    """Lines were added to the hand's score and paid."""

    lines: tuple[ScoreLine, ...]


class LoanTaken(EventBase, frozen=True, tag="loan-taken"):
    """A player short of chips borrowed from the bank."""

    seat: Seat
    amount: Amount


class HandVoided(EventBase, frozen=True, tag="hand-voided"):
    """The hand does not count."""


class HandEnded(EventBase, frozen=True, tag="hand-ended"):
    """The hand is over; *next_dealer* deals the next one."""

    next_dealer: Seat
    skip: tuple[Seat, ...] = ()
    """Seats whose next turn as forehand is left out."""


class RoundClosed(EventBase, frozen=True, tag="round-closed"):
    """The score sheet was confirmed."""

    scores: Amounts


class RulingIssued(EventBase, frozen=True, tag="ruling-issued"):
    """The referee ruled."""

    ruling: Ruling


class RulingJudged(EventBase, frozen=True, tag="ruling-judged"):
    """A judge decided a ruling: by a choice the sheet leaves, or in his own words."""

    number: int
    """Place of the ruling among those of the hand, from 0."""
    choice: str | None
    payments: Amounts
    """What each seat gains by the judge's own words."""
    text: str


class RulingReopened(EventBase, frozen=True, tag="ruling-reopened"):
    """A ruling counts for nothing until a judge decides it anew."""

    number: int
    """Place of the ruling among those of the hand, from 0."""


class RemarkMade(EventBase, frozen=True, tag="remark-made"):
    """The table said something everybody should know, without any consequence."""

    remark: Message


class TurnGiven(EventBase, frozen=True, tag="turn-given"):
    """The phase and the seat whose act is due."""

    phase: Phase
    seat: Seat | None


Event = (
    HandStarted
    | DeckShuffled
    | DeckCut
    | DeckKnocked
    | TalonLaid
    | CardsDealt
    | PacketsLaid
    | PacketTaken
    | ForehandFound
    | BidMade
    | BidPassed
    | ContractSet
    | TalonTaken
    | TalonReturned
    | TalonCardPassed
    | TalonCardOffered
    | OfferRefused
    | TalonCardLeft
    | CardCalled
    | PartnerRevealed
    | CardsDiscarded
    | ValuesDeclared
    | ItemAnnounced
    | AnnouncementCancelled
    | Challenged
    | SeatReady
    | LeadAsked
    | LeaveGiven
    | CardPlayed
    | TrickTaken
    | HandCounted
    | LinesScored
    | LoanTaken
    | HandVoided
    | HandEnded
    | RoundClosed
    | RulingIssued
    | RulingJudged
    | RulingReopened
    | RemarkMade
    | TurnGiven
    | Opening
    | Mishap
)
