"""Amounts that somebody may take for right, and that are certainly wrong."""

from __future__ import annotations

import random
from collections.abc import Iterator
from fractions import Fraction

from tarock_desktop.learning.payments import Payments
from tarock_desktop.learning.situations import Situation
from tarock_desktop.rules.hand.sides import declarer_side
from tarock_desktop.table.amounts import Amounts


def other_payments(
    situation: Situation, paid: Payments, chance: random.Random
) -> Iterator[Amounts]:
    """Yield what people may think is paid: by a neighbour row, then to others or the other way."""
    order = situation.incident.position.deal.order or situation.incident.end.deal.order
    barred = {paid.right, *paid.chosen}
    base = paid.nothing
    guesses = (
        *dict.fromkeys(paid.neighbours),
        base,
        *(
            tuple(more + less for more, less in zip(base, fine, strict=True))
            for fine in _fines(situation, paid, order, chance)
        ),
    )
    for amounts in guesses:
        if amounts not in barred:
            yield amounts


def _fines(
    situation: Situation, paid: Payments, order: tuple[int, ...], chance: random.Random
) -> Iterator[Amounts]:
    """Yield what an offence may be thought to cost, all of it adding up to nothing."""
    fine, offender = paid.fine, situation.ruling.seat
    if not any(fine) or offender not in order:
        fine = _to_each(situation, order, offender if offender in order else order[0])
        yield fine
    ways = [
        tuple(-amount for amount in fine),
        tuple(amount * 2 for amount in fine),
        _without(fine, _partner(situation), offender),
        _to_one(fine, order),
    ]
    chance.shuffle(ways)
    yield from (way for way in ways if any(way) and way != fine)


def _to_each(situation: Situation, order: tuple[int, ...], offender: int) -> Amounts:
    """Return a fine of the sheet, paid to each other player."""
    fines = [
        fine.amount for row in situation.variant.sheet.irregularity for fine in row.outcome.fines
    ]
    amount = fines[0] if fines else Fraction(4)
    people = len(situation.incident.position.round.seats)
    return tuple(
        -amount * (len(order) - 1)
        if seat == offender
        else amount
        if seat in order
        else Fraction(0)
        for seat in range(people)
    )


def _partner(situation: Situation) -> int | None:
    """Return who plays with the offender."""
    end, offender = situation.incident.end, situation.ruling.seat
    if end.auction.contract is None:
        return None
    side = declarer_side(end)
    mine = side if offender in side else tuple(s for s in end.deal.order if s not in side)
    return next((seat for seat in mine if seat != offender), None)


def _without(fine: Amounts, partner: int | None, offender: int) -> Amounts:
    """Return a fine of which the offender's partner gets nothing, or which he pays too."""
    if partner is None or partner >= len(fine):
        return fine
    return tuple(
        amount + fine[partner] if seat == offender else Fraction(0) if seat == partner else amount
        for seat, amount in enumerate(fine)
    )


def _to_one(fine: Amounts, order: tuple[int, ...]) -> Amounts:
    """Return a fine that only one seat gets."""
    gains = [seat for seat in order if fine[seat] > 0]
    if len(gains) <= 1:
        return fine
    first = gains[0]
    payers = [seat for seat in order if fine[seat] < 0]
    share = fine[first] / len(payers)
    return tuple(
        fine[first] if seat == first else -share if seat in payers else Fraction(0)
        for seat in range(len(fine))
    )
