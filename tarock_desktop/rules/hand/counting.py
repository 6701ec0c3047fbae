"""Counting the cards at the end of a hand."""

from __future__ import annotations

from fractions import Fraction

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.rules.pack import PackLaw
from tarock_desktop.table.amounts import Amounts
from tarock_desktop.table.events import HandCounted
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View


def pile(view: View, seat: Seat) -> CardSet:
    """Return the cards that lie with *seat*: tricks won and own discards."""
    own = [t for t in view.play.tricks if (t.winner if t.merged is None else t.merged) == seat]
    won = CardSet.gather(entry.card for trick in own for entry in trick.cards)
    for trick in own:
        won |= trick.added
    return won | view.deal.discards[seat].cards


def points_by_seat(view: View, pack: PackLaw) -> Amounts:
    """Return the card points of each seat's pile; talon cards nobody took are in none."""
    return tuple(pack.count(pile(view, seat)) for seat in view.round.seats)


def hand_counted(view: View, pack: PackLaw) -> HandCounted:
    """Return the count of a hand that is over: points by seat, the talon and the discards."""
    return HandCounted(
        points_by_seat(view, pack),
        tuple(place.card for place in view.deal.talon),
        tuple(discards.cards for discards in view.deal.discards),
    )


def forfeited(view: View, seat: Seat) -> CardSet:
    """Return the cards *seat* holds, lost, or laid away beyond its number.

    They go to the other side.

    Articles: spjst 23, 30 (Discarding irregularities); westfest par. 6.
    """
    lost = (entry.card for entry in view.deal.dropped if entry.seat == seat and entry.card)
    held = view.deal.hands[seat].cards
    return view.deal.discards[seat].excess | held | CardSet.gather(lost)


def side_points(view: View, pack: PackLaw, side: tuple[Seat, ...]) -> Fraction:
    """Return the card points of *side*, forfeited cards moved to the side they belong to."""
    own = sum((pack.count(pile(view, seat)) for seat in side), Fraction(0))
    lost = sum((pack.count(view.deal.discards[seat].excess) for seat in side), Fraction(0))
    others = (seat for seat in view.deal.order if seat not in side)
    gained = sum((pack.count(forfeited(view, seat)) for seat in others), Fraction(0))
    return own - lost + gained
