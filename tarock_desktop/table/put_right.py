"""Booking what a referee puts right: exposed cards, cards and discards taken back."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar, assert_never

from tarock_desktop.table import events as ev
from tarock_desktop.table.records import Discards, Hand, Play
from tarock_desktop.table.values import with_value
from tarock_desktop.table.view import View

V = TypeVar("V", bound=View)


def put_right(
    view: V, event: ev.CardExposed | ev.CardsTakenBack | ev.DiscardsTakenBack, seq: int
) -> V:
    """Return the view after cards were exposed or went back to a hand."""
    deal = view.deal
    match event:
        case ev.CardExposed():
            hand = deal.hands[event.seat]
            hand = Hand(hand.cards.add(event.card), hand.size)
            hands = with_value(deal.hands, event.seat, hand)
            deal = replace(deal, hands=hands, exposed=deal.exposed.add(event.card))
            return replace(view, seq=seq, deal=deal)
        case ev.CardsTakenBack():
            return _taken_back(view, event, seq)
        case ev.DiscardsTakenBack():
            pile, hand = deal.discards[event.seat], deal.hands[event.seat]
            cards = event.cards | pile.cards
            hand = Hand(hand.cards | cards, hand.size + pile.size)
            deal = replace(
                deal,
                hands=with_value(deal.hands, event.seat, hand),
                discards=with_value(deal.discards, event.seat, Discards()),
                seen=deal.seen | pile.shown,
            )
            laid = tuple(seat for seat in view.exchange.laid if seat != event.seat)
            return replace(view, seq=seq, deal=deal, exchange=replace(view.exchange, laid=laid))
        case _:
            assert_never(event)


def _taken_back(view: V, event: ev.CardsTakenBack, seq: int) -> V:
    deal, trick, tricks = view.deal, list(view.play.trick), list(view.play.tricks)
    hands, seen = list(deal.hands), deal.seen
    for _ in range(event.count):
        if not trick:
            trick = list(tricks.pop().cards)
        entry = trick.pop()
        hand = hands[entry.seat]
        hands[entry.seat] = Hand(hand.cards.add(entry.card), hand.size + 1)
        seen = seen.add(entry.card)
    play = Play(tuple(trick), event.winning, tuple(tricks))
    return replace(view, seq=seq, deal=replace(deal, hands=tuple(hands), seen=seen), play=play)
