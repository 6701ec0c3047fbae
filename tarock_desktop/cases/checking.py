"""The checks between the lines of a script."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tarock_desktop.cards.cardset import NO_CARDS
from tarock_desktop.cases.asking import callable_cards, difference_of_legal, turn_words
from tarock_desktop.cases.notation import amount_words, count_words
from tarock_desktop.cases.script import Check, Legal
from tarock_desktop.cases.seats import by_letter, letter_of, seat_of
from tarock_desktop.rules.hand.counting import points_by_seat
from tarock_desktop.table.amounts import Amounts, total
from tarock_desktop.table.records import BidEntry
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant


def difference_of_check(check: Check, state: State, variant: Variant) -> str | None:
    """Return what is so instead of what a check says; `None`: it is as it says."""
    if isinstance(check.expected, Legal):
        difference = difference_of_legal(check.expected, state, variant)
        return None if difference is None else difference[1]
    got = _FOUND[check.what](check, state, variant)
    expected = check.expected
    if check.what == "contract" and check.seat is not None:
        expected = f"{expected} by {check.seat}"
    return None if got == expected else got


def _calls(_: Check, state: State, variant: Variant) -> str:
    seat = state.declarer if state.auction.contract else state.turn
    return str(NO_CARDS if seat is None else callable_cards(state, seat, variant))


def _contract(check: Check, state: State, _: Variant) -> str:
    """Return the contract, or the last bid while the bidding goes on."""
    bids = [bid for bid in state.auction.bids if bid.contract is not None]
    if state.auction.contract is not None:
        bids = [BidEntry(state.declarer, state.auction.contract)]
    if not bids:
        return "none"
    name = bids[-1].contract or ""
    return name if check.seat is None else f"{name} by {letter_of(bids[-1].seat)}"


def last_winner(state: State) -> str:
    """Return the letter of who took the last complete trick, or that there is none."""
    tricks = state.play.tricks
    return letter_of(tricks[-1].winner) if tricks else "no trick is complete"


def _hand(check: Check, state: State, _: Variant) -> str:
    if not state.deal.order:
        return "no hand is running"
    return str(state.deal.hands[seat_of(check.seat or "")].cards)


def _count(check: Check, state: State, variant: Variant) -> str:
    if not state.deal.order:
        return "no hand is running"
    counted = points_by_seat(state, variant.sheet.pack)[seat_of(check.seat or "")]
    return count_words(variant.told_points(counted))


def pay_so_far(state: State) -> Amounts:
    """Return what each seat has gained or paid in this hand."""
    return total((line.amounts for line in state.result.lines), len(state.round.seats))


_FOUND: Final[dict[str, Callable[[Check, State, Variant], str]]] = {
    "turn": lambda _, state, __: turn_words(state),
    "calls": _calls,
    "contract": _contract,
    "winner": lambda _, state, __: last_winner(state),
    "hand": _hand,
    "count": _count,
    "pay": lambda _, state, __: amount_words(by_letter(pay_so_far(state))),
    "rulings": lambda _, state, __: " ".join(r.row for r in state.book.rulings) or "none",
}
"""How the table answers each check, in the words of a case."""
