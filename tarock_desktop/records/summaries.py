"""What is kept of a hand: who played what with whom, and what it brought to everybody."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Final

from msgspec import Struct

from tarock_desktop.journal.timeline import Entry
from tarock_desktop.session.numbered_deals import number_of_hand
from tarock_desktop.table.amounts import ZERO, Amount, Amounts, total
from tarock_desktop.table.events import RulingIssued
from tarock_desktop.table.evolve import fold
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State, opening_state
from tarock_desktop.variants.base import Variant

GAME: Final = "game"
"""The part of a score line that pays for the game itself."""
_BESIDE: Final = ("values", "rounding", "cap")
"""Parts that say nothing of how a hand ended."""


class Role(Enum):
    """On which side somebody played a hand."""

    DECLARER = "declarer"
    PARTNER = "partner"
    """With the declarer."""
    DEFENDER = "defender"
    ALONE = "alone"
    """Each for himself."""
    RESTED = "rested"
    """He was dealt no cards."""


class Outcome(Enum):
    """How the game of a hand ended for somebody."""

    WON = "won"
    LOST = "lost"
    EVEN = "even"
    NONE = "none"
    """No game was counted: the hand was void, or a ruling ended it."""


class SeatSummary(Struct, frozen=True):
    """What a hand was for one seat."""

    seat: Seat
    role: Role
    outcome: Outcome
    gain: Amount
    """Chips or points, everything paid in the hand together."""
    written: Amount
    """What was written, where a score sheet is kept beside the payments."""


class RulingSummary(Struct, frozen=True):
    """One ruling of a hand."""

    place: int
    """Among the rulings of the hand, from 0."""
    act: int
    """Number of the act in the game, from 1."""
    seats: tuple[Seat, ...]
    """Who broke the rule."""
    rule: str
    article: str
    row: str


class HandSummary(Struct, frozen=True):
    """One finished hand."""

    number: int
    """Of the hand in its game, from 1."""
    act: int
    """Number of its first act in the game, from 1."""
    dealer: Seat
    deal: str
    """Number of its deal; empty: it has none."""
    contract: str
    """Id of the contract; empty: there was none."""
    declarer: Seat | None
    partner: Seat | None
    seats: tuple[SeatSummary, ...]
    rulings: tuple[RulingSummary, ...]


def summary_of(
    entries: Sequence[Entry], number: int, first: int, variant: Variant, people: int
) -> HandSummary | None:
    """Return what is kept of a hand; `None`: it is not over.

    Args:
        entries: its acts, and those of judges after it.
        number: of the hand in its game, from 1.
        first: number of its first act in the game, from 1.
        variant: the ruleset of the game.
        people: how many sit at the table.

    Raises:
        LookupError, ValueError, TypeError, ArithmeticError: its events contradict each other.
    """
    state: State = opening_state((variant.start,) * people)
    for entry in entries:
        state = fold(state, entry.events)
    if not state.result.over or state.round.dealer is None:
        return None
    declaring, defending = variant.sheet.known_sides(state)
    contract, declarer = state.auction.contract, state.auction.declarer
    lines = state.result.lines
    gains = total((line.amounts for line in lines), people)
    written = total((line.written for line in lines), people)
    decided = _decided(state, people)
    seats = tuple(
        SeatSummary(
            seat,
            _role(seat, state, declaring, defending),
            _outcome(decided[seat]) if decided else Outcome.NONE,
            gains[seat],
            written[seat],
        )
        for seat in state.round.seats
    )
    deal = number_of_hand(entries, variant.sheet.deal)
    return HandSummary(
        number=number,
        act=first,
        dealer=state.round.dealer,
        deal="" if deal is None else str(deal),
        contract=contract or "",
        declarer=declarer if contract else None,
        partner=next((seat for seat in declaring if seat != declarer), None),
        seats=seats,
        rulings=tuple(_rulings(entries, first)),
    )


def _decided(state: State, people: int) -> Amounts:
    """Return what the game alone brought each seat; nothing: no game was counted."""
    if state.result.void:
        return ()
    lines = state.result.lines
    # An announced valat, or a sale, is paid in the place of the game.
    games = [line for line in lines if line.part == GAME] or [
        line for line in lines if line.part not in _BESIDE and line.ruling is None
    ]
    # Where scores are kept beside the payments, those tell who has lost.
    kept = [line.written if any(line.written) else line.amounts for line in games]
    return total(kept, people) if games else ()


def _outcome(amount: Amount) -> Outcome:
    if amount == ZERO:
        return Outcome.EVEN
    return Outcome.WON if amount > ZERO else Outcome.LOST


def _role(
    seat: Seat, state: State, declaring: tuple[Seat, ...], defending: tuple[Seat, ...]
) -> Role:
    if seat not in state.deal.order:
        return Role.RESTED
    if seat in defending:
        return Role.DEFENDER
    if seat in declaring:
        return Role.DECLARER if seat == state.auction.declarer else Role.PARTNER
    return Role.ALONE


def _rulings(entries: Sequence[Entry], first: int) -> Iterable[RulingSummary]:
    place = 0
    for act, entry in enumerate(entries, start=first):
        for event in entry.events:
            if isinstance(event, RulingIssued):
                ruling = event.ruling
                yield RulingSummary(
                    place, act, ruling.guilty, ruling.rule, ruling.citation.article, ruling.row
                )
                place += 1
