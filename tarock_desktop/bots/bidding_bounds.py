"""How strong a hand is taken to be whose owner has bid or passed, by families of sheets.

The numbers are those the computer players bid by; people are not far from them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import inf
from typing import Final, TypeAlias

from tarock_desktop.bots.czech.before_play import PREFERANC, SOLO, WEAK
from tarock_desktop.bots.koenigrufen.bids import TAKING, WITH_PARTNER
from tarock_desktop.bots.ziri.play import STRENGTH
from tarock_desktop.rules.koenigrufen.games import GameLaw
from tarock_desktop.table.records import BidEntry
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import Observation
from tarock_desktop.variants.czech.sheet import CzechSheet
from tarock_desktop.variants.koenigrufen.sheet import KoenigrufenSheet
from tarock_desktop.variants.schema import Sheet
from tarock_desktop.variants.texas.sheet import TexasSheet
from tarock_desktop.variants.ziri.sheet import ZiriSheet

BOLD: Final = 6.3
"""Strength from which most play alone on a Texas sheet."""
SLACK: Final = 0.4
"""How far people stray from the computer players' numbers."""
NEGATIVE: Final = 3.2
"""Strength above which hardly anybody wants to lose his tricks."""
QUIET: Final = 5.4
"""Strength with which hardly anybody at a Königrufen table lets others play."""

Bounds: TypeAlias = tuple[float, float]
"""Least and most."""
FREE: Final[Bounds] = (-inf, inf)


def bounds_of(observation: Observation, sheet: Sheet, seat: Seat) -> Bounds:
    """Return the strength that the words of a seat in the auction speak of."""
    reading = READINGS.get(type(sheet))
    return FREE if reading is None else reading(observation, sheet, seat)


def _own(observation: Observation, seat: Seat) -> list[BidEntry]:
    return [entry for entry in observation.auction.bids if entry.seat == seat]


def _texas(observation: Observation, sheet: Sheet, seat: Seat) -> Bounds:
    alone = {law.id for law in sheet.contract if law.sides == "alone"}
    bids = _own(observation, seat)
    if any(entry.contract in alone for entry in bids):
        return BOLD, inf
    return (-inf, BOLD) if bids else FREE


def _ziri(observation: Observation, sheet: Sheet, seat: Seat) -> Bounds:
    games = [law.id for law in sorted(sheet.contract, key=lambda law: law.rank)]
    games = [game for game in games if game != _each(sheet)]
    least, most, level = -inf, inf, 0
    for entry in observation.auction.bids:
        place = games.index(entry.contract) if entry.contract in games else None
        if entry.seat == seat and place is None:
            most = STRENGTH[level] + SLACK if level < len(STRENGTH) else inf
        elif entry.seat == seat and place is not None:
            least, most = STRENGTH[place] - SLACK, inf
        if place is not None:
            level = place + 1
    return least, most


def _each(sheet: Sheet) -> str | None:
    return next((law.id for law in sheet.contract if law.sides == "each"), None)


def _czech(observation: Observation, sheet: Sheet, seat: Seat) -> Bounds:
    alone = [law for law in sheet.contract if law.sides == "alone"]
    steps = (PREFERANC, SOLO)
    games = [law.id for law in sorted(alone, key=lambda law: law.rank)]
    if seat == observation.auction.declarer and observation.auction.contract == _each(sheet):
        return -inf, WEAK + SLACK
    bids = _own(observation, seat)
    said = [games.index(entry.contract) for entry in bids if entry.contract in games]
    if said:
        return steps[min(said[-1], 1)] - SLACK, inf
    others = [games.index(e.contract) for e in observation.auction.bids if e.contract in games]
    return (-inf, (SOLO if others else PREFERANC) + SLACK) if bids else FREE


def _koenigrufen(observation: Observation, sheet: Sheet, seat: Seat) -> Bounds:
    games = {law.id: law for law in sheet.contract if isinstance(law, GameLaw)}
    least, most = FREE
    for entry in _own(observation, seat):
        game = games.get(entry.contract or "")
        if game is None:
            most = QUIET if entry.contract is None else most
        elif game.kind in ("negative", "fewest"):
            least, most = -inf, NEGATIVE
        elif game.kind == "tarock":
            hopes = WITH_PARTNER if game.sides == "partner" else TAKING
            hope = hopes.get(game.talon)
            least, most = (-inf if hope is None else hope.even), inf
    return least, most


Reading: TypeAlias = Callable[[Observation, Sheet, Seat], Bounds]
READINGS: Final[Mapping[type[Sheet], Reading]] = {
    TexasSheet: _texas,
    ZiriSheet: _ziri,
    CzechSheet: _czech,
    KoenigrufenSheet: _koenigrufen,
}
