"""Messages and their parameters.

The core never holds a sentence. It holds a key of `messages.keys` with typed parameters, which
`texts` turns into words in the reader's language. Parameters say what they are (a card, a seat, an
amount), so that each language can choose its own form.
"""

from __future__ import annotations

from fractions import Fraction

import msgspec

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import Card, Suit


class Parameter(msgspec.Struct, frozen=True, tag_field="is"):
    """Base of all message parameters."""


class CardRef(Parameter, frozen=True, tag="card"):
    """One card."""

    card: Card


class CardsRef(Parameter, frozen=True, tag="cards"):
    """Several cards, listed in pack order."""

    cards: CardSet


class SuitRef(Parameter, frozen=True, tag="suit"):
    """A suit."""

    suit: Suit


class SeatRef(Parameter, frozen=True, tag="seat"):
    """A person at the table, shown by name."""

    seat: int


class AmountRef(Parameter, frozen=True, tag="amount"):
    """An amount in the ruleset's unit (chips, points, koruna)."""

    amount: Fraction


class NumberRef(Parameter, frozen=True, tag="number"):
    """A plain exact number inside a calculation."""

    number: Fraction

    @classmethod
    def whole(cls, number: int) -> NumberRef:
        """Return a whole number."""
        return cls(Fraction(number))


class CountRef(Parameter, frozen=True, tag="count"):
    """A number of things one counts: the number that inflects the sentence."""

    count: int


class NameRef(Parameter, frozen=True, tag="name"):
    """A name of the ruleset: a contract, an item, a value, a doubling word, a side.

    `kind` is `contract`, `item`, `value`, `step`, `side`, `style`, `way` or `row`; `name` is the
    id in the ruleset's TOML file; of a way, its question and answer: `talon=last-trick`; of a row,
    the row, or the row and the rule that was broken: `SPJST-P16: play.must-trump`.
    """

    kind: str
    name: str


class HiddenRef(Parameter, frozen=True, tag="hidden"):
    """Something the reader may not know, in the place of what it is."""


ParameterRef = (
    CardRef | CardsRef | SuitRef | SeatRef | AmountRef | NumberRef | CountRef | NameRef | HiddenRef
)


Signature = tuple[tuple[str, type[Parameter]], ...]
"""Names and types of the parameters of a key, in their order."""


class Message(msgspec.Struct, frozen=True):
    """A sentence to be: its key and its parameters in the order of `messages.keys`."""

    key: str
    parameters: tuple[ParameterRef, ...] = ()
