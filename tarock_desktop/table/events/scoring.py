"""Events of the count and the payments, with their booking."""

from __future__ import annotations

from typing import TypeVar, assert_never

from msgspec.structs import replace

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.table.amounts import Amount, Amounts, ScoreLine
from tarock_desktop.table.events.base import EventBase
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.values import with_value
from tarock_desktop.table.view import View

V = TypeVar("V", bound=View)


class ScoringEventBase(EventBase, frozen=True):
    """Base of these events."""


class HandCounted(ScoringEventBase, frozen=True, tag="hand-counted"):
    """The cards were counted: card points by seat, discards and talon included.

    Now everybody sees where every card lay, so *talon* and *discards* come open.
    """

    points: Amounts
    talon: tuple[Card | None, ...]
    discards: tuple[CardSet, ...]


class LinesScored(ScoringEventBase, frozen=True, tag="lines-scored"):
    """Lines were added to the hand's score and paid."""

    lines: tuple[ScoreLine, ...]


class LoanTaken(ScoringEventBase, frozen=True, tag="loan-taken"):
    """A player short of chips borrowed from the bank."""

    seat: Seat
    amount: Amount


ScoringEvent = HandCounted | LinesScored | LoanTaken


def book_scoring_event(view: V, event: ScoringEvent, seq: int) -> V:
    """Return the view after *event*; *seq* is its number."""
    match event:
        case HandCounted():
            return _counted(view, event, seq)
        case LinesScored():
            result = replace(view.result, lines=(*view.result.lines, *event.lines))
            return replace(view, seq=seq, round=view.round.with_lines(event.lines), result=result)
        case LoanTaken():
            seat, round_ = event.seat, view.round
            round_ = replace(
                round_,
                chips=with_value(round_.chips, seat, round_.chips[seat] + event.amount),
                loans=with_value(round_.loans, seat, round_.loans[seat] + event.amount),
            )
            return replace(view, seq=seq, round=round_)
        case _:
            assert_never(event)


def _counted(view: V, event: HandCounted, seq: int) -> V:
    talon = tuple(
        replace(place, card=card) for place, card in zip(view.deal.talon, event.talon, strict=True)
    )
    discards = tuple(
        replace(pile, cards=cards)
        for pile, cards in zip(view.deal.discards, event.discards, strict=True)
    )
    deal = replace(view.deal, talon=talon, discards=discards)
    return replace(view, seq=seq, deal=deal, result=replace(view.result, points=event.points))
