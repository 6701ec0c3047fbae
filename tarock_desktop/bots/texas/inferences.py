"""What words, talon and discards say about the hands at a Texas table."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from typing import Final

from msgspec.structs import replace

from tarock_desktop.bots.inferences import (
    Inferences,
    Limit,
    infer_called_tarock,
    infer_pagat,
    limits_of_value,
    values_declared,
)
from tarock_desktop.bots.likelihood import FREE, Bounds, HandLikelihood, Ranges, bids_of
from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import PACK, tarock
from tarock_desktop.rules.pack import TAROCKS
from tarock_desktop.rules.words.challenging import GAME
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import Observation
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.texas.sheet import TexasSheet, texas

BOLD: Final = 6.3
"""Strength from which most people play alone."""


def infer(observation: Observation, variant: Variant, found: Inferences) -> None:
    """Add what a Texas hand proves."""
    sheet, people = texas(variant.sheet), range(len(observation.round.seats))
    found.limits = tuple(tuple(_limits(observation, sheet, Seat(seat))) for seat in people)
    order = [tarock(number) for number in sheet.call.tarocks]
    after_drawing = sheet.call.basis == "after-drawing"
    infer_called_tarock(observation, order, found, after_drawing=after_drawing)
    infer_pagat(observation, sheet.item_of("pagat-last").id, found)
    _infer_forehand(observation, sheet, found)


def _limits(observation: Observation, sheet: TexasSheet, seat: Seat) -> Iterator[Limit]:
    """Yield what declared values and a passed talon card say about a hand."""
    said = values_declared(observation, seat)
    for value in sheet.value:
        if value.id in said:
            yield from limits_of_value(value.held)
    if seat in observation.exchange.passed:
        most = sheet.talon.most_tarocks + observation.exchange.drawn[seat]
        yield Limit(TAROCKS, 0, most)


def _infer_forehand(observation: Observation, sheet: TexasSheet, found: Inferences) -> None:
    """Add that the forehand holds the tarock that showed him; lower ones lay in the talon."""
    deal = observation.deal
    if deal.forehand_card is None or deal.forehand is None:
        return
    piles = CardSet.gather(card for pile in deal.discards for card in pile.cards)
    if deal.forehand_card not in piles:
        found.holds(deal.forehand, CardSet.of(deal.forehand_card))
    lower = range(sheet.forehand.lowest, deal.forehand_card.id + 1)
    for seat in deal.order:
        if not observation.exchange.drawn[seat]:
            found.lacks(seat, CardSet.gather(tarock(number) for number in lower))


# -------------------------------------------------------------------------- what is likely


def likely(
    observation: Observation, variant: Variant, seat: Seat, hand: HandLikelihood
) -> HandLikelihood:
    """Return *hand* with what a seat's words and its pile make likely.

    Who declares nothing seldom has anything to declare, and people lay rich cards away.
    """
    sheet, pile = texas(variant.sheet), observation.deal.discards[seat]
    return replace(
        hand,
        unsaid=tuple(_unsaid(observation, sheet, seat)),
        bounds=_bounds(observation, sheet, seat),
        doubles=seat in observation.notices.doubling(GAME)[::2],
        points=tuple(_rich_cards(sheet)) if pile.size > len(pile.cards) else (),
    )


def _bounds(observation: Observation, sheet: TexasSheet, seat: Seat) -> Bounds:
    alone = {law.id for law in sheet.contract if law.sides == "alone"}
    bids = [entry.contract for entry in bids_of(observation, seat)]
    if not alone.isdisjoint(bids):
        return BOLD, inf
    return (-inf, BOLD) if bids else FREE


def _rich_cards(sheet: TexasSheet) -> Iterator[tuple[int, float]]:
    values = sheet.pack.values
    for value in sorted(set(values)):
        cards = CardSet.gather(card for card in PACK if values[card.id] == value)
        if value > 1:
            yield cards.mask, float(value - 1)


def _unsaid(observation: Observation, sheet: TexasSheet, seat: Seat) -> Iterator[Ranges]:
    """Yield the values that are worth more than what the seat declared of their family."""
    said = observation.notices.declared[seat]
    if said is None:
        return
    best = {value.family: value.amount for value in sheet.value if value.id in said}
    for value in sheet.value:
        if value.id not in said and value.amount > best.get(value.family, 0):
            held = value.held
            yield (*held.tarocks, *held.kings, *held.trull, *held.honours)
