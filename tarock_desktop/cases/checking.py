"""The checks between the lines of a script."""

from __future__ import annotations

from fractions import Fraction
from typing import assert_never

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cases.asking import callable_cards, difference_of_legal, turn_words
from tarock_desktop.cases.notation import CardPoints
from tarock_desktop.cases.people import by_letter, letter_of, seat_of
from tarock_desktop.cases.script import (
    Check,
    CheckCalls,
    CheckContract,
    CheckCount,
    CheckHand,
    CheckLegal,
    CheckPay,
    CheckRulings,
    CheckTurn,
    CheckWinner,
)
from tarock_desktop.rules.hand.counting import points_by_seat
from tarock_desktop.table.amounts import Amounts, total
from tarock_desktop.table.records import BidEntry
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant


def difference_of_check(check: Check, state: State, variant: Variant) -> str | None:
    """Return what is so instead of what a check says; `None`: it is as it says."""
    match check:
        case CheckLegal(legal):
            difference = difference_of_legal(legal, state, variant)
            return None if difference is None else difference[1]
        case CheckPay(amounts):
            got = by_letter(pay_so_far(state))
            listed = ", ".join(f"{letter} {amount}" for letter, amount in got.items())
            return None if got == amounts else listed
        case _:
            expected, found = _compared(check, state, variant)
            return None if expected == found else found


def _compared(check: Check, state: State, variant: Variant) -> tuple[str, str]:
    """Return what a check expects and what is so, in the same words."""
    match check:
        case CheckTurn(seats):
            return " ".join(seats), turn_words(state)
        case CheckCalls(cards):
            seat = state.declarer if state.auction.contract else state.turn
            found = CardSet() if seat is None else callable_cards(state, seat, variant)
            return str(CardSet.gather(cards)), str(found)
        case CheckContract(contract, by):
            return _contract(contract, by, state)
        case CheckWinner(seat):
            tricks = state.play.tricks
            return seat, letter_of(tricks[-1].winner) if tricks else "no trick is complete"
        case CheckHand() | CheckCount() if not state.deal.order:
            return "a hand", "no hand is running"
        case CheckHand(seat, cards):
            return str(CardSet.gather(cards)), str(state.deal.hands[seat_of(seat)].cards)
        case CheckCount(seat, points):
            counted = points_by_seat(state, variant.sheet.pack)[seat_of(seat)]
            return count_words(points), count_words(variant.told_points(counted))
        case CheckRulings(rules):
            rows = (ruling.row for ruling in state.book.rulings)
            return " ".join(rules) or "none", " ".join(rows) or "none"
        case CheckLegal() | CheckPay():
            raise TypeError(check)
        case _:
            assert_never(check)


def _contract(contract: str, by: str | None, state: State) -> tuple[str, str]:
    """Compare the contract, or the last bid while the bidding goes on."""
    bids = [bid for bid in state.auction.bids if bid.contract is not None]
    if state.auction.contract is not None:
        bids = [BidEntry(state.declarer, state.auction.contract)]
    expected = contract if by is None else f"{contract} by {by}"
    if not bids:
        return expected, "none"
    seat, name = bids[-1].seat, bids[-1].contract or ""
    return expected, name if by is None else f"{name} by {letter_of(seat)}"


def count_words(points: Fraction) -> str:
    """Return card points as a case writes them: whole ones, or with thirds."""
    return str(points.numerator if points.denominator == 1 else CardPoints(points))


def pay_so_far(state: State) -> Amounts:
    """Return what each seat has gained or paid in this hand."""
    return total((line.amounts for line in state.result.lines), len(state.round.seats))
