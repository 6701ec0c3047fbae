"""Booking what was laid open or chosen; a part of `evolve`, and as ignorant of rules."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TypeVar, assert_never

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.table import openings as ev
from tarock_desktop.table.openings import Opening
from tarock_desktop.table.records import Calls, ChoiceMade, Deal, Hand, Notices, Play
from tarock_desktop.table.values import with_value
from tarock_desktop.table.view import View

V = TypeVar("V", bound=View)


def opened(view: V, event: Opening, seq: int) -> V:
    """Return the view after *event*."""
    match event:
        case ev.TalonShown():
            shown = zip(event.places, event.cards, strict=True)
            return replace(view, seq=seq, deal=_shown(view.deal, shown))
        case ev.TalonAdded():
            deal = _shown(view.deal, ((event.place, event.card),), with_trick=True)
            return replace(view, seq=seq, deal=deal, play=_added(view.play, event))
        case ev.HandLaidOpen():
            hand = Hand(event.cards, len(event.cards))
            hands = with_value(view.deal.hands, event.seat, hand)
            deal = replace(view.deal, hands=hands, open=(*view.deal.open, event.seat))
            return replace(view, seq=seq, deal=deal)
        case ev.TalonHandTaken():
            return replace(view, seq=seq, deal=_joined(view.deal, event))
        case ev.Chosen():
            choice = ChoiceMade(event.seat, event.what, event.value)
            choices = (*view.notices.choices, choice)
            return replace(view, seq=seq, notices=replace(view.notices, choices=choices))
        case ev.CalledUnnamed():
            calls = Calls(event.card, spoken=True, known_to=event.known_to)
            return replace(view, seq=seq, calls=calls)
        case ev.CalledCardSeen():
            calls = replace(view.calls, card=event.card, known_to=())
            return replace(view, seq=seq, calls=calls)
        case ev.StepRepeated():
            return replace(view, seq=seq, notices=_repeated(view.notices, event))
        case ev.RoundNoted():
            noted = replace(
                view.round,
                doubled=event.doubled,
                pot=event.pot,
                kassa=event.kassa,
                closing=event.closing,
                last=event.last,
                warnings=event.warnings,
                awaited=event.awaited,
            )
            return replace(view, seq=seq, round=noted)
        case _:
            assert_never(event)


def _repeated(notices: Notices, event: ev.StepRepeated) -> Notices:
    said = (event.step, event.seat)
    doublings = tuple(
        replace(entry, repeated=(*entry.repeated, said)) if entry.target == event.target else entry
        for entry in notices.doublings
    )
    return replace(notices, doublings=doublings, ready=())


def _joined(deal: Deal, event: ev.TalonHandTaken) -> Deal:
    seat = event.seat
    known = CardSet.gather(card for card in event.cards if card is not None)
    hands = with_value(deal.hands, seat, Hand(known, len(event.cards)))
    talon = tuple(
        replace(place, card=card or place.card, taken_by=seat, seen_by=seat)
        for place, card in zip(deal.talon, event.cards, strict=True)
    )
    order, joined = (*deal.order, seat), (*deal.joined, seat)
    return replace(deal, order=order, joined=joined, hands=hands, talon=talon)


def _shown(deal: Deal, cards: Iterable[tuple[int, Card]], *, with_trick: bool = False) -> Deal:
    talon = list(deal.talon)
    for place, card in cards:
        added = with_trick or talon[place].added
        talon[place] = replace(talon[place], card=card, shown=True, added=added)
    return replace(deal, talon=tuple(talon))


def _added(play: Play, event: ev.TalonAdded) -> Play:
    if play.trick:
        return replace(play, added=play.added.add(event.card))
    *earlier, last = play.tricks
    last = replace(last, added=last.added.add(event.card))
    return replace(play, tricks=(*earlier, last))
