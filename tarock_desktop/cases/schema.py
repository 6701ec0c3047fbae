"""The keys of a case file with the types of their values (docs/case-format.md, sections 2 and 5).

`None`, an empty tuple or an empty mapping means that the key is not named. The defaults of the
format are applied by those who set the table up, because the same types also say what is expected
of a table and of a hand.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from tarock_desktop.cards.pack import Card
from tarock_desktop.cases.notation import CardPoints, Cards, Kontra, Points, Seats, Trick
from tarock_desktop.cases.script import Legal, Script
from tarock_desktop.table.amounts import Amount

SingleValue = bool | int | str
OptionValue = SingleValue | dict[str, SingleValue]


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of the tables of a case: unknown keys are mistakes."""


class TableFacts(Facts, frozen=True, kw_only=True):
    """What is true of the table before a hand, or when the next one begins."""

    players: int | None = None
    dealer: str | None = None
    mode: str | None = None
    options: dict[str, OptionValue] = {}
    first_hand: bool | None = None
    double_left: int | None = None
    schlussradl: bool | None = None
    chips: dict[str, Amount] | None = None
    loans: dict[str, Amount] | None = None
    scores: dict[str, Amount] | None = None
    pot: Amount | None = None
    kassa: dict[str, Amount] | None = None
    skip: Seats | None = None
    start_numbers: dict[str, int] | None = None
    """The numbers of the players on the card of the round."""
    signed: Seats | None = None
    """Who has signed it; `None`: nothing is told of a card."""


class ItemFact(Facts, frozen=True, kw_only=True):
    """One feat of one side."""

    item: str
    by: str
    announced: bool = False
    made: bool | None = None
    """`None`: made, or for a Sack by the points."""
    kontra: Kontra | None = None


class IrregularityFact(Facts, frozen=True, kw_only=True):
    """A row of the sheet's irregularity table that happened."""

    rule: str
    by: Seats
    holder: str | None = None
    found: str | None = None
    """`None`: at the row's own time."""
    corrected: bool = False
    choice: str | None = None


class JoinedFact(Facts, frozen=True, kw_only=True):
    """A negative game that joined another (`bei`)."""

    contract: str
    declarer: str
    won: bool | None = None
    kontra: Kontra | None = None


class HandFacts(Facts, frozen=True, kw_only=True):
    """A hand: the game, how it ended, or a position with a script."""

    contract: str | None = None
    declarer: str | None = None
    partner: str | None = None
    """A seat, or `none`: the declarer plays alone in a partner game."""
    called: Cards | None = None
    draw: int | None = None
    king: str | None = None
    birds: tuple[str, ...] = ()
    bei: tuple[JoinedFact, ...] = ()
    forehand: str | None = None

    points: Points | None = None
    won: bool | None = None
    piles: dict[str, Cards] | None = None
    trickless: Seats | None = None
    kontra: Kontra | None = None
    items: tuple[ItemFact, ...] = ()
    declared: dict[str, str] = {}
    """Names of values with blanks between them, by seat."""
    irregularities: tuple[IrregularityFact, ...] = ()

    hands: dict[str, Cards] | None = None
    drawn: dict[str, Cards] | None = None
    talon: Cards | None = None
    discards: dict[str, Cards] | None = None
    exposed: dict[str, Cards] | None = None
    deck: Cards | None = None
    leader: str | None = None
    trick: Trick | None = None
    number: int | None = None
    at: str | None = None
    script: Script | None = None

    @property
    def held(self) -> dict[str, tuple[Card, ...]]:
        """The cards of every hand that is named.

        A card that lies face up before a seat is one of its hand; it need not be named twice.
        """
        held = {seat: tuple(cards) for seat, cards in (self.hands or {}).items()}
        for seat, cards in (self.exposed or {}).items():
            own = held.get(seat, ())
            held[seat] = (*own, *(card for card in cards if card not in own))
        return held


class RulingFact(Facts, frozen=True, kw_only=True):
    """An expected ruling; what is `None` is not compared."""

    rule: str
    by: Seats | None = None
    article: str | None = None
    """Article of the duty or of what follows."""
    consequence_article: str | None = None
    """Article of what follows."""
    reading: str | None = None
    """The decided reading that the ruling rests on; empty: none."""
    remedy: str | None = None
    pay: dict[str, Amount] | None = None
    """What each seat gains or pays by this ruling."""


class Expectation(Facts, frozen=True, kw_only=True):
    """What must come out; what is `None` is not compared."""

    pay: dict[str, Amount] | None = None
    written: dict[str, Amount] | None = None
    levelled: dict[str, Amount] | None = None
    lines: dict[str, dict[str, Amount]] | None = None
    rulings: tuple[RulingFact, ...] | None = None
    table: TableFacts | None = None
    hand: HandFacts | None = None
    legal: Legal | None = None
    calls: Cards | None = None
    throw_in: bool | None = None
    values: dict[str, str] | None = None
    winner: str | None = None
    count: dict[str, CardPoints] | None = None
    turn: str | None = None


class CaseFacts(Facts, frozen=True, kw_only=True):
    """A whole case, its changes (`also`) already put in."""

    case: str
    ruleset: str
    title: str
    articles: tuple[str, ...] = ()
    table: TableFacts = TableFacts()
    before: tuple[HandFacts, ...] = ()
    hand: HandFacts = HandFacts()
    expect: Expectation = Expectation()


def named(facts: Facts) -> Mapping[str, object]:
    """Return the keys of a table that its writer named, with their values."""
    return {
        name: value
        for name, value in msgspec.structs.asdict(facts).items()
        if value is not None and (value or type(value) not in {tuple, dict})
    }
