"""Events of the sheets on which more lies open: talon, hands, cards added to a trick, choices."""

from __future__ import annotations

import msgspec

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.table.amounts import Amount, Amounts
from tarock_desktop.table.seats import Seat


class OpeningBase(msgspec.Struct, frozen=True, tag_field="event"):
    """Base of these events."""


class TalonShown(OpeningBase, frozen=True, tag="talon-shown"):
    """The talon cards at these places were turned up for all."""

    places: tuple[int, ...]
    cards: tuple[Card, ...]


class TalonAdded(OpeningBase, frozen=True, tag="talon-added"):
    """A talon card was added, face up, to the trick on the table, else to the one just taken.

    It is no played card: it neither wins nor is beaten, and goes with the trick.
    """

    place: int
    card: Card


class HandLaidOpen(OpeningBase, frozen=True, tag="hand-laid-open"):
    """A seat laid its cards open on the table; they stay to be played from there."""

    seat: Seat
    cards: CardSet


class TalonHandTaken(OpeningBase, frozen=True, tag="talon-hand-taken"):
    """A seat that rested plays on with the whole talon as its hand, last in order of play."""

    seat: Seat
    cards: tuple[Card | None, ...]
    """From the top; `None` for those who may not see them."""


class Chosen(OpeningBase, frozen=True, tag="chosen"):
    """A seat chose one of several ways the sheet leaves to it."""

    seat: Seat
    what: str
    value: str


class CalledUnnamed(OpeningBase, frozen=True, tag="called-unnamed"):
    """A card is called without naming it; only those it is *known_to* can tell which."""

    seat: Seat
    card: Card | None
    known_to: tuple[Seat, ...]
    """For a viewer: himself, if he can tell."""


class CalledCardSeen(OpeningBase, frozen=True, tag="called-card-seen"):
    """Everybody sees now which card was called without being named."""

    card: Card


class StepRepeated(OpeningBase, frozen=True, tag="step-repeated"):
    """A seat said a doubling that somebody had said before."""

    seat: Seat
    target: str
    step: int


class RoundNoted(OpeningBase, frozen=True, tag="round-noted"):
    """What lasts from hand to hand has changed."""

    doubled: int
    """Hands still to come that count double."""
    pot: Amount
    """What lies in the common pot."""
    kassa: Amounts = ()
    """What each has gained from the pot, or paid into it; empty: no pot is played for."""
    closing: int = 0
    """Number of the first hand of the closing round; 0: it has not been announced."""
    last: int = 0
    """Number of the last hand; 0: as many as the players like."""
    warnings: tuple[int, ...] = ()
    """Slips of each seat that were put right with a warning, where they are counted."""
    awaited: bool = False
    """Whether the closing round is announced and only a later hand shows where it begins."""


Opening = (
    TalonShown
    | TalonAdded
    | HandLaidOpen
    | TalonHandTaken
    | Chosen
    | CalledUnnamed
    | CalledCardSeen
    | StepRepeated
    | RoundNoted
)
