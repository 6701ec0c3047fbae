"""The records a state is made of. The same records serve an observation, with less in them.

Cards a viewer does not know are left out of the sets and counted in the sizes beside them; in the
full state nothing is left out.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.table.amounts import ZERO, Amount, Amounts, ScoreLine, total
from tarock_desktop.table.rulings import Ruling
from tarock_desktop.table.seats import Seat


class RoundNotes(msgspec.Struct, frozen=True):
    """What a sheet keeps from hand to hand beside chips and deal; empty on most sheets."""

    doubled: int = 0
    """Hands still to come that count double."""
    pot: Amount = ZERO
    """What lies in the common pot."""
    kassa: Amounts = ()
    """What each has gained from the pot, or paid into it; empty: no pot is played for."""
    closing: int = 0
    """Number of the first hand of the closing round; 0: it has not been announced."""
    last: int = 0
    """Number of the last hand; 0: as many as the players like."""
    warnings: tuple[int, ...] = ()
    """Breaches of each seat that were put right with a warning, where they are counted."""
    awaited: bool = False
    """Whether the closing round is announced and only a later hand shows where it begins."""


class RoundMark(Struct, frozen=True):
    """How a score sheet marks a hand, where the sheet counts rounds of one deal a player."""

    lap: int
    """The round of deals that the hand belongs to, from 1."""
    name: str = ""
    """Why it is a special one, a name of kind `round`; empty: it is none."""
    factor: int = 1
    """What its payments are multiplied by."""


class Round(Struct, frozen=True):
    """What lasts from hand to hand."""

    seats: tuple[Seat, ...]
    """Everybody at the table, in order of play."""
    hand_no: int
    """Number of the running or last hand, from 1; 0 before the first."""
    dealer: Seat | None
    next_dealer: Seat | None
    chips: Amounts
    """What each has in front of him; may be less than he started with by what he lost."""
    loans: Amounts
    """What each owes the bank."""
    skip: tuple[Seat, ...] = ()
    """Seats whose next turn as forehand is left out."""
    skip_before: tuple[Seat, ...] = ()
    """The same when the running or last hand began."""
    notes: RoundNotes = RoundNotes()
    written: Amounts = ()
    """What each has written as his score, where scores are kept beside the payments."""

    def with_lines(self, lines: tuple[ScoreLine, ...]) -> Round:
        """Return the round after *lines* were paid, and written."""
        chips = total((self.chips, *(line.amounts for line in lines)), len(self.chips))
        if not any(line.written for line in lines):
            return replace(self, chips=chips)
        written = total((self.written, *(line.written for line in lines)), len(self.chips))
        return replace(self, chips=chips, written=written)

    @property
    def scores(self) -> Amounts:
        """Chips less loans, by seat (SPJST Art. 30)."""
        return tuple(chips - loan for chips, loan in zip(self.chips, self.loans, strict=True))


class Hand(Struct, frozen=True):
    """Cards a seat holds."""

    cards: CardSet = NO_CARDS
    """The cards the viewer knows."""
    size: int = 0


class TalonCard(Struct, frozen=True):
    """One place of the talon."""

    card: Card | None
    """`None` if the viewer does not know it."""
    taken_by: Seat | None = None
    seen_by: Seat | None = None
    """The seat that has looked at it."""
    shown: bool = False
    """Whether it was shown to all."""
    added: bool = False
    """Whether it went to a trick."""


class Discards(Struct, frozen=True):
    """Cards a seat laid away."""

    cards: CardSet = NO_CARDS
    """The cards the viewer knows."""
    size: int = 0
    shown: CardSet = NO_CARDS
    """Those that lie face up."""
    excess: CardSet = NO_CARDS
    """The last ones laid, beyond the number that was allowed."""


class Packet(Struct, frozen=True):
    """A closed packet to be chosen."""

    cards: CardSet
    size: int
    taken_by: Seat | None = None


class DroppedCard(Struct, frozen=True):
    """A card that left a hand without being played."""

    seat: Seat
    card: Card | None
    """`None` if the viewer does not know it."""
    shown: bool


class SeenLapse(Struct, frozen=True):
    """A lapse that a sheet may forbid."""

    seat: Seat
    kind: str
    moment: tuple[int, ...]
    """How far the hand had come: the same until somebody plays or speaks again."""


class Vote(Struct, frozen=True):
    """The others decide whether a deal goes on after its dealer exposed a card."""

    card: Card
    go_on: tuple[Seat, ...] = ()
    redeal: tuple[Seat, ...] = ()


class Deal(Struct, frozen=True):
    """The cards of this hand and where they lie."""

    order: tuple[Seat, ...] = ()
    """Those who play this hand, in order of play from the dealer's right."""
    forehand: Seat | None = None
    forehand_card: Card | None = None
    """The card that showed who is forehand, where the sheet looks for one."""
    shuffles: int = 0
    deck: tuple[Card, ...] = ()
    """The undealt pack, top card first; known to the referee only."""
    style: str | None = None
    """The way of dealing that was chosen by knocking."""
    packets: tuple[Packet, ...] = ()
    hands: tuple[Hand, ...] = ()
    """By seat."""
    talon: tuple[TalonCard, ...] = ()
    discards: tuple[Discards, ...] = ()
    """By seat."""
    exposed: CardSet = NO_CARDS
    """Cards that lie face up before the seat that holds them, by ruling or by accident."""
    seen: CardSet = NO_CARDS
    """Cards that went back to a hand after everybody had seen them."""
    pack: tuple[Card, ...] = ()
    """The pack as it lay when the deal began, top card first; known to the referee only."""
    dropped: tuple[DroppedCard, ...] = ()
    """Cards that left a hand without being played."""
    rightful: Seat | None = None
    """Who should have been forehand, if another one played it."""
    vote: Vote | None = None
    """The question whether the deal goes on, while it is open."""
    lapses: tuple[SeenLapse, ...] = ()
    """The lapses that somebody may speak up about, in order."""
    open: tuple[Seat, ...] = ()
    """Seats that have laid their whole hand open on the table, as their game wants it."""
    joined: tuple[Seat, ...] = ()
    """Seats that were not dealt in and came to play with the talon as their hand."""


class BidEntry(Struct, frozen=True):
    """A bid, or a pass (`contract` is None)."""

    seat: Seat
    contract: str | None
    joins: bool = False
    """Whether the game is to be played beside those that stand."""


class Auction(Struct, frozen=True):
    """Bidding and what came of it."""

    bids: tuple[BidEntry, ...] = ()
    contract: str | None = None
    declarer: Seat | None = None
    games: tuple[BidEntry, ...] = ()
    """All games that are played at once, the first announced first, where several can be."""


class Exchange(Struct, frozen=True):
    """How the talon was taken."""

    draw: int = 0
    """Which set of talon cards a lone player has kept so far: 1, 2, 3; 0 before he drew."""
    drawn: tuple[int, ...] = ()
    """Talon cards each seat holds or held, by seat."""
    passed: tuple[Seat, ...] = ()
    """Seats that let their talon card go."""
    offered_to: tuple[Seat, ...] = ()
    """Seats the passed card was offered to, the present one last."""
    place: int | None = None
    """Place of the passed card that is on offer."""
    laid: tuple[Seat, ...] = ()
    """Seats that have laid their discards away."""
    left: tuple[int, ...] = ()
    """Places of passed cards that nobody took."""


class Calls(Struct, frozen=True):
    """The partner card."""

    card: Card | None = None
    """`None`: none is called, or, where somebody has *spoken*, the viewer can't name it."""
    spoken: bool = False
    partner: Seat | None = None
    """The partner, once everybody knows; the declarer himself if he is known to be alone."""
    known_to: tuple[Seat, ...] = ()
    """Who knows the card although it was not named aloud; empty: everybody."""

    @property
    def is_made(self) -> bool:
        """Whether a card is called, known to the viewer or not."""
        return self.spoken or self.card is not None

    @property
    def is_named(self) -> bool:
        """Whether everybody can name the called card."""
        return self.card is not None and not self.known_to


class Announcement(Struct, frozen=True):
    """An announced feat."""

    seat: Seat
    item: str
    cancelled: bool = False
    reopened: bool = False
    """Whether everybody was asked again because of it."""


class Doubling(Struct, frozen=True):
    """The doublings said to one target."""

    target: str
    """`game` or an item."""
    seats: tuple[Seat, ...]
    """Who said step 1, 2, 3, ..."""
    repeated: tuple[tuple[int, Seat], ...] = ()
    """Who said a step that somebody had said before, after the step."""

    @property
    def speakers(self) -> tuple[tuple[Seat, ...], ...]:
        """Everybody who said step 1, 2, 3, ..."""
        return tuple(
            (seat, *(other for again, other in self.repeated if again == step))
            for step, seat in enumerate(self.seats, 1)
        )


class ChoiceMade(Struct, frozen=True):
    """One of several ways the sheet leaves to a seat, chosen."""

    seat: Seat
    what: str
    value: str


class Notices(Struct, frozen=True):
    """What was said before play."""

    declared: tuple[tuple[str, ...] | None, ...] = ()
    """Values each seat declared, by seat; `None` before it was asked."""
    announcements: tuple[Announcement, ...] = ()
    doublings: tuple[Doubling, ...] = ()
    ready: tuple[Seat, ...] = ()
    """Who has said in this phase, since the last challenge, that he has nothing to say."""
    asked: bool = False
    """Whether the leader has asked for leave to begin."""
    choices: tuple[ChoiceMade, ...] = ()

    def choice(self, what: str) -> str | None:
        """Return what was chosen last in the question *what*, if anything."""
        said = (choice.value for choice in reversed(self.choices) if choice.what == what)
        return next(said, None)

    def doubling(self, target: str) -> tuple[Seat, ...]:
        """Return who said step 1, 2, 3, ... to *target*."""
        for doubling in self.doublings:
            if doubling.target == target:
                return doubling.seats
        return ()

    def speakers(self, target: str) -> tuple[tuple[Seat, ...], ...]:
        """Return everybody who said step 1, 2, 3, ... to *target*."""
        found = (doubling.speakers for doubling in self.doublings if doubling.target == target)
        return next(found, ())

    def announcer(self, item: str) -> Seat | None:
        """Return who announced *item*, if the announcement still counts."""
        for entry in self.announcements:
            if entry.item == item and not entry.cancelled:
                return entry.seat
        return None


class PlayedCard(Struct, frozen=True):
    """A card in a trick."""

    seat: Seat
    card: Card


class Trick(Struct, frozen=True):
    """A complete trick."""

    cards: tuple[PlayedCard, ...]
    """In order of play."""
    winner: Seat
    merged: Seat | None = None
    """The seat on whose pile it was laid by mistake."""
    added: CardSet = NO_CARDS
    """Talon cards that went with it."""


class Play(Struct, frozen=True):
    """Trick play."""

    trick: tuple[PlayedCard, ...] = ()
    """The trick on the table."""
    winning: Seat | None = None
    """The seat that would take the trick on the table now."""
    tricks: tuple[Trick, ...] = ()
    """Complete tricks; each lies with its winner."""
    added: CardSet = NO_CARDS
    """Talon cards added to the trick on the table."""


class Result(Struct, frozen=True):
    """What the hand brought."""

    points: Amounts | None = None
    """Card points by seat after the count."""
    lines: tuple[ScoreLine, ...] = ()
    """Everything paid in this hand so far."""
    void: bool = False
    """Whether the hand does not count."""
    over: bool = False


class Judgement(Struct, frozen=True):
    """What a judge decided on a ruling."""

    number: int
    """Place of the ruling in the book, from 0."""
    choice: str | None
    """The choice the sheet leaves; `None`: the judge's own words."""
    payments: Amounts
    """What each seat gains by the judge's own words."""
    text: str


class Book(Struct, frozen=True):
    """The referee's book of this hand, as far as the viewer may read it."""

    rulings: tuple[Ruling, ...] = ()
    judgements: tuple[Judgement, ...] = ()
    """What judges decided; at most one for each ruling."""
    reopened: tuple[int, ...] = ()
    """Rulings that count for nothing until a judge decides them anew, by their places."""
    settled: tuple[str, ...] = ()
    """Offences that all players agreed to let pass; known to the referee only."""

    def judgement(self, number: int) -> Judgement | None:
        """Return what a judge decided on a ruling, if he did."""
        return next((done for done in self.judgements if done.number == number), None)
