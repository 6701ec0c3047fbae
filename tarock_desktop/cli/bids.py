"""`tarock bids`: how often a level of computer players bids, announces and doubles what.

Only the words before the first card are said: two thousand deals take less than a minute. The
shares can be compared with the bands of `bots/bid_bands.py`.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import partial
from math import sqrt
from typing import Final

from msgspec import Struct

from tarock_desktop.bots.bid_bands import bands_of
from tarock_desktop.bots.families import Band
from tarock_desktop.cli.arena import Deal
from tarock_desktop.cli.options import UsageError, known_variant, parse_levels
from tarock_desktop.cli.streams import DIFFERENT, OK, USAGE, Streams
from tarock_desktop.cli.workers import Workers, results
from tarock_desktop.rules.words.challenging import GAME
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State
from tarock_desktop.variants.loader import Choice

BEYOND: Final = 3.0
"""Standard errors by which few deals may stray from a band."""


class Auctions(Struct, frozen=True, kw_only=True):
    """What was asked for on the command line."""

    ruleset: str
    level: str = "club"
    deals: int = 2000
    seed: str = "bands"
    workers: Workers = Workers()
    options: tuple[tuple[str, Choice], ...] = ()
    check: bool = False
    as_json: bool = False


class Row(Struct, frozen=True):
    """How often something was said, with the band it should be in."""

    name: str
    share: float
    """Of the deals; of a word that several can say: how many a deal."""
    band: Band | None
    deals: int

    @property
    def is_inside(self) -> bool:
        """Whether it is where it should be, as far as so many deals can tell."""
        if self.band is None:
            return True
        low, high = self.band
        return (
            low - BEYOND * sqrt(max(low, 0.002) / self.deals)
            <= self.share
            <= high + BEYOND * sqrt(max(high, 0.002) / self.deals)
        )


def run(wanted: Auctions, streams: Streams) -> int:
    """Hold the auctions and print what was said."""
    try:
        variant = known_variant(wanted.ruleset, wanted.options)
        people = max(variant.sheet.ruleset.players)
        parse_levels(",".join([wanted.level] * people), variant)
        counts: Counter[str] = Counter()
        found = results(partial(said_in_deal, wanted), range(wanted.deals), wanted.workers)
        for number, said in enumerate(found, 1):
            counts.update(said)
            streams.progress(number, wanted.deals, "deals")
    except UsageError as error:
        streams.warn(f"tarock bids: {error}")
        return USAGE
    rows = rows_of(wanted, counts)
    if wanted.as_json:
        data = {row.name: {"share": row.share, "band": row.band} for row in rows}
        streams.say(json.dumps({"deals": wanted.deals, "said": data}, indent=2))
    else:
        _say(wanted, rows, streams)
    return OK if not wanted.check or all(row.is_inside for row in rows) else DIFFERENT


def said_in_deal(wanted: Auctions, number: int) -> list[str]:
    """Return what is said in one deal before the first card."""
    variant = known_variant(wanted.ruleset, wanted.options)
    people = max(variant.sheet.ruleset.players)
    levels, dealer = (wanted.level,) * people, Seat(number % people)
    deal = Deal(variant, levels, f"{wanted.seed}/{number}", dealer)
    return list(said_in(deal.before_play()))


def said_in(state: State) -> Iterator[str]:
    """Yield the game that is played and all that was said about it."""
    if state.phase is Phase.BETWEEN and state.auction.contract is None:
        yield "thrown in"
    else:
        yield f"plays {state.auction.contract}"
    for entry in state.notices.announcements:
        yield f"announces {entry.item}"
    for doubling in state.notices.doublings:
        target = doubling.target if doubling.target == GAME else "an item"
        for step in range(1, len(doubling.seats) + 1):
            yield f"doubles {target}, step {min(step, 2)}{'' if step < 2 else ' or more'}"


def rows_of(wanted: Auctions, counts: Counter[str]) -> list[Row]:
    """Return what was said, the games first, and what should have been said."""
    bands = bands_of(wanted.ruleset, wanted.level)
    names = sorted({*counts, *bands}, key=lambda name: (not name.startswith("plays"), name))
    return [
        Row(name, counts[name] / wanted.deals, bands.get(name), wanted.deals) for name in names
    ]


def _say(wanted: Auctions, rows: list[Row], streams: Streams) -> None:
    streams.say(f"{wanted.ruleset}, {wanted.level}, {wanted.deals:,} deals, seed {wanted.seed}")
    for row in rows:
        band = (
            "" if row.band is None else f"{100 * row.band[0]:6.1f} to {100 * row.band[1]:5.1f} %"
        )
        mark = "" if row.is_inside else "  outside"
        streams.say(f"  {row.name:34} {100 * row.share:6.1f} %  {band}{mark}")
