"""Irregularities that a case tells of a hand in which they can't happen."""

from __future__ import annotations

from tarock_desktop.cases.schema import IrregularityFact
from tarock_desktop.cases.seats import seat_of
from tarock_desktop.rules.ziri.hand_facts import ZiriHand
from tarock_desktop.table.seats import Seat
from tarock_desktop.variants.ziri.variant import Ziri

RESULT = "result"
"""The choice to let the result of the hand count."""


def contradiction(fact: IrregularityFact, hand: ZiriHand, ziri: Ziri) -> str | None:
    """Return why the row of *fact* is not about this hand, in a sentence; `None`: it may be.

    *hand* has a game, and its count if the case tells it.
    """
    row, contract = ziri.row(fact.rule), ziri.scoring.contract(hand)
    offenders = tuple(seat_of(letter) for letter in fact.by)
    if row.outcome.settlement == "sold":
        is_sale = "game.sold" in row.rules
        if is_sale and contract.sold is None:
            return f"{row.id}: {contract.id} is not sold at this table"
        if not is_sale and not contract.talon:
            return f"{row.id}: nothing is laid away in {contract.id}"
        if offenders != (hand.declarer,):
            return f"{row.id} is about the declarer"
    standings = (_standings(hand, seat) for seat in offenders)
    if row.when is not None and any(row.when not in standing for standing in standings):
        return f"{row.id} is about another game, or another word on kontra"
    if "talon.peeked" in row.rules and (contract.sides == "each" or contract.talon):
        return f"{row.id} is about a game without the talon, not about {contract.id}"
    return _choice(fact, hand, ziri) if fact.choice == RESULT else None


def _standings(hand: ZiriHand, seat: Seat) -> tuple[str, ...]:
    if hand.declarer is not None:
        return ("one-against-two",)
    own = "each-own-kontra" if seat in hand.kontra else "each-kontra"
    return "each-for-himself", own if hand.kontra else "each-no-kontra"


def _choice(fact: IrregularityFact, hand: ZiriHand, ziri: Ziri) -> str | None:
    """Return why the opponents can't let the result count (10)."""
    row = ziri.row(fact.rule)
    if all(choice.id != RESULT for choice in row.choices):
        return f"{row.id} leaves the opponents no choice"
    if fact.found != "hand-end":
        return f"{row.id}: the result can only be chosen for what is found at the end"
    if hand.points is not None and ziri.scoring.is_won(hand):
        return f"{row.id}: the result can only be chosen where the declarer has lost"
    return None
