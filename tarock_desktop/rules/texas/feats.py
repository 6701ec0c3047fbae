"""Which feats a finished hand holds: all tricks, the Pagat in the last trick."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import PAGAT
from tarock_desktop.rules.hand.facts import Feat, HandFacts
from tarock_desktop.rules.hand.sides import other_side
from tarock_desktop.rules.pack import PackLaw
from tarock_desktop.rules.words.announcing import ItemLaw
from tarock_desktop.rules.words.challenging import steps_that_count
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View

Side = tuple[Seat, ...]


def all_tricks(
    view: View, item: ItemLaw, side: Side, is_void: Callable[[Side], bool]
) -> Iterator[Feat]:
    """Yield the Valat that was announced, and the one that was made silently.

    Args:
        view: the finished hand.
        item: the sheet's law on it.
        side: the declarer's side.
        is_void: whether the failed call of a side is nullified (SPJST 12).
    """
    winners = {trick.winner for trick in view.play.tricks}
    announcer = view.notices.announcer(item.id)
    if announcer is not None:
        own = side if announcer in side else other_side(view, side)
        made = winners <= set(own)
        void = not made and is_void(own)
        yield Feat(item.id, announcer, announced=True, made=made, void=void)
    for group in (side, other_side(view, side)):
        if winners <= set(group):
            yield Feat(item.id, group[0], announced=False, made=True)


def pagat_last(view: View, item: ItemLaw) -> Iterator[Feat]:
    """Yield the Pagat that was announced, or played to the last trick.

    Articles: spjst 15, 19; westfest Pagat.
    """
    announcer = view.notices.announcer(item.id)
    last = view.play.tricks[-1]
    player = next((entry.seat for entry in last.cards if entry.card is PAGAT), None)
    made = player is not None and last.winner == player
    if announcer is not None:
        made = made and player == announcer
        steps = steps_that_count(view, item, announcer)
        yield Feat(item.id, announcer, announced=True, made=made, steps=steps)
    elif player is not None:
        yield Feat(item.id, player, announced=False, made=made)


def pagat_caller(view: View, item: ItemLaw) -> Seat | None:
    """Return who called the Pagat, if the call still counts."""
    return view.notices.announcer(item.id)


def without_pagat_trick(view: View, facts: HandFacts, pack: PackLaw) -> HandFacts:
    """Return the facts with the Pagat lost and its trick given to the other side.

    So it is where the caller of the Pagat had a wrong number of cards (spjst 31, Calling the
    Pagat).
    """
    guilty = [
        seat
        for violation in facts.violations
        if violation.outcome.voids == "pagat-trick"
        for seat in violation.offenders
    ]
    last = view.play.tricks[-1]
    held = any(entry.card is PAGAT and entry.seat in guilty for entry in last.cards)
    if not held or facts.points is None:
        return facts
    feats = tuple(replace(f, made=f.made and f.seat not in guilty) for f in facts.feats)
    if last.winner not in guilty:
        return replace(facts, feats=feats)
    points = pack.count(CardSet.gather(entry.card for entry in last.cards))
    own = last.winner in facts.side
    return replace(facts, feats=feats, points=facts.points + (-points if own else points))
