"""What can't be right about a count of card points."""

from __future__ import annotations

from collections.abc import Iterator

from tarock_desktop.cases.notation import CardPoints, Points
from tarock_desktop.cases.vocabulary import Vocabulary
from tarock_desktop.table.amounts import ZERO


def point_mistakes(points: Points, words: Vocabulary, *, begun: bool = False) -> Iterator[str]:
    """Yield a sentence for everything that is wrong with the count under this sheet.

    *begun*: the hand goes on in a script, so that cards in the hands are in nobody's count yet.
    """
    by_seat = points.by_seat
    thirds = words.thirds or (words.rounded and bool(by_seat))
    total = sum(by_seat.values(), ZERO)
    # Three counts that are rounded down, or up, make one point less or more.
    whole = all(count.denominator == 1 for count in by_seat.values())
    slack = 1 if words.rounded and whole else 0
    over, short = total - words.total > slack, words.total - total > slack and not begun
    if by_seat and (over or short):
        shown = CardPoints(total) if thirds else total
        yield f"the points of all players add up to {shown}, not {words.total}"
    for _, count in points:
        if count > words.total:
            yield f"there are only {words.total} card points in the pack"
        if count.denominator != 1 and not thirds:
            yield f"{words.ruleset} counts whole points"
