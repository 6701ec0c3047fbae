"""The computer players at the Czech tournament table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import inf
from typing import Final

from msgspec.structs import replace

from tarock_desktop.bots.czech.heuristics import (
    PREFERANC,
    SOLO,
    WEAK,
    choose_czech_act,
    choose_czech_card,
)
from tarock_desktop.bots.families import Band, BotFamily
from tarock_desktop.bots.family_parts import (
    DOUBLING_MARGINS,
    avoiders_by_sides,
    interest,
)
from tarock_desktop.bots.inferences import (
    Inferences,
    Limit,
    infer_called_tarock,
    infer_pagat,
    limits_of_value,
    values_declared,
)
from tarock_desktop.bots.likelihood import FREE, SLACK, Bounds, HandLikelihood, bids_of
from tarock_desktop.cards.pack import tarock
from tarock_desktop.referee.czech.offences import misdeals, revokes
from tarock_desktop.referee.offence import Offence
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import Observation, View
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.czech.sheet import CzechSheet, czech


def _infer(observation: Observation, variant: Variant, found: Inferences) -> None:
    sheet, people = czech(variant.sheet), range(len(observation.round.seats))
    found.limits = tuple(tuple(_limits(observation, sheet, Seat(seat))) for seat in people)
    order = [tarock(number) for number in sheet.call.tarocks]
    after_drawing = sheet.call.basis == "after-drawing"
    infer_called_tarock(observation, order, found, after_drawing=after_drawing)
    infer_pagat(observation, sheet.item_of("pagat-last").id, found)


def _limits(observation: Observation, sheet: CzechSheet, seat: Seat) -> Iterator[Limit]:
    """Yield what declared values say about a hand.

    A value that leaves out one card of the Trull says nothing certain.
    """
    said = values_declared(observation, seat)
    for value in sheet.value:
        if value.id in said and not value.spares_trull_card:
            yield from limits_of_value(value.held)


def _likely(
    observation: Observation, variant: Variant, seat: Seat, hand: HandLikelihood
) -> HandLikelihood:
    return replace(hand, bounds=_bounds(observation, czech(variant.sheet), seat))


def _bounds(observation: Observation, sheet: CzechSheet, seat: Seat) -> Bounds:
    """Return the strength that a seat's bids and passes speak of."""
    auction = observation.auction
    played = None if auction.contract is None else sheet.game(auction.contract)
    if seat == auction.declarer and played is not None and played.sides == "each":
        return -inf, WEAK + SLACK
    alone = (law for law in sheet.contract if law.sides == "alone")
    games = [law.id for law in sorted(alone, key=lambda law: law.rank)]
    bids = [entry.contract for entry in bids_of(observation, seat)]
    said = [games.index(contract) for contract in bids if contract in games]
    if said:
        return (PREFERANC, SOLO)[min(said[-1], 1)] - SLACK, inf
    if not bids:
        return FREE
    is_bid = any(entry.contract in games for entry in auction.bids)
    return -inf, (SOLO if is_bid else PREFERANC) + SLACK


def _proofs(view: View, variant: Variant, seat: Seat) -> Iterator[Offence]:
    """Yield wrong deals and revokes: the played cards prove both, whoever looks on."""
    del seat
    sheet = czech(variant.sheet)
    if view.deal.forehand is None:
        return
    yield from misdeals(view, sheet)
    if view.auction.contract is not None:
        # Of another hand only cards that were seen are known: what they break was broken.
        yield from revokes(view, sheet)


BANDS: Final[Mapping[str, Mapping[str, Band]]] = {
    "czech-gp": {
        "plays druha": (0.007, 0.037),
        "plays preferanc": (0.019, 0.05),
        "plays solo": (0, 0.013),
        "plays varsava": (0.034, 0.08),
        "plays zakladni": (0.67, 1.1),
        "announces pagat": (0.028, 0.07),
        "doubles an item, step 1": (0, 0.011),
        "doubles an item, step 2 or more": (0, 0.011),
        "doubles game, step 1": (0.07, 0.14),
        "doubles game, step 2 or more": (0, 0.024),
    },
}
"""What these bots should say before the first card, around the shares of 2,000 deals."""

FAMILY: Final = BotFamily(
    act=choose_czech_act,
    card=choose_czech_card,
    interest=interest,
    doubling_margins=DOUBLING_MARGINS,
    infer=_infer,
    likely=_likely,
    proofs=_proofs,
    avoiders=avoiders_by_sides,
    bands=BANDS,
)
