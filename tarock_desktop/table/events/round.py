"""Events of the round: a hand begins and ends, a turn is given. Their booking."""

from __future__ import annotations

from typing import TypeVar, assert_never

import msgspec
from msgspec.structs import replace

from tarock_desktop.messages.message import Message
from tarock_desktop.table.amounts import Amounts
from tarock_desktop.table.events.base import EventBase
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.records import (
    Auction,
    Book,
    Calls,
    Deal,
    Discards,
    Exchange,
    Hand,
    Notices,
    Play,
    Result,
    RoundNotes,
)
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View

V = TypeVar("V", bound=View)


class RoundEventBase(EventBase, frozen=True):
    """Base of these events."""


class HandStarted(RoundEventBase, frozen=True, tag="hand-started"):
    """A hand begins; *order* are those who play it, in order of play from the dealer's right."""

    number: int
    dealer: Seat
    order: tuple[Seat, ...]


class TurnGiven(RoundEventBase, frozen=True, tag="turn-given"):
    """The phase and the seat whose act is due."""

    phase: Phase
    seat: Seat | None


class DealUndone(RoundEventBase, frozen=True, tag="deal-undone"):
    """All cards go back to the dealer, who shuffles again."""


class HandVoided(RoundEventBase, frozen=True, tag="hand-voided"):
    """The hand does not count."""


class HandEnded(RoundEventBase, frozen=True, tag="hand-ended"):
    """The hand is over; *next_dealer* deals the next one."""

    next_dealer: Seat
    skip: tuple[Seat, ...] = ()
    """Seats whose next turn as forehand is left out."""


class RoundNoted(RoundEventBase, RoundNotes, frozen=True, tag="round-noted"):
    """These notes hold from now on, all of them."""


class RoundClosed(RoundEventBase, frozen=True, tag="round-closed"):
    """The score card was confirmed."""

    scores: Amounts


class RemarkMade(RoundEventBase, frozen=True, tag="remark-made"):
    """The table said something everybody should know, without any consequence."""

    remark: Message


RoundEvent = (
    HandStarted
    | TurnGiven
    | DealUndone
    | HandVoided
    | HandEnded
    | RoundNoted
    | RoundClosed
    | RemarkMade
)


def book_round_event(view: V, event: RoundEvent, seq: int) -> V:
    """Return the view after *event*; *seq* is its number."""
    match event:
        case TurnGiven():
            return _turn_given(view, event, seq)
        case HandStarted():
            return _hand_started(view, event, seq)
        case DealUndone():
            # Who came to play with the talon as his hand is not dealt in again.
            order = tuple(seat for seat in view.deal.order if seat not in view.deal.joined)
            return _undealt(view, order, seq)
        case HandVoided():
            return replace(view, seq=seq, result=replace(view.result, void=True))
        case HandEnded():
            round_ = replace(view.round, next_dealer=event.next_dealer, skip=event.skip)
            return replace(view, seq=seq, round=round_, result=replace(view.result, over=True))
        case RoundNoted():
            notes = RoundNotes(*msgspec.structs.astuple(event))
            return replace(view, seq=seq, round=replace(view.round, notes=notes))
        case RoundClosed() | RemarkMade():
            return replace(view, seq=seq)
        case _:
            assert_never(event)


def _turn_given(view: V, event: TurnGiven, seq: int) -> V:
    if event.phase is view.phase:
        return replace(view, seq=seq, turn=event.seat)
    notices = replace(view.notices, ready=())
    return replace(view, seq=seq, phase=event.phase, turn=event.seat, notices=notices)


def _hand_started(view: V, event: HandStarted, seq: int) -> V:
    round_ = replace(
        view.round, hand_no=event.number, dealer=event.dealer, skip_before=view.round.skip
    )
    return replace(_undealt(view, event.order, seq), round=round_, result=Result(), book=Book())


def _undealt(view: V, order: tuple[Seat, ...], seq: int) -> V:
    people = len(view.round.seats)
    return replace(
        view,
        seq=seq,
        deal=Deal(order=order, hands=(Hand(),) * people, discards=(Discards(),) * people),
        auction=Auction(),
        exchange=Exchange(drawn=(0,) * people),
        calls=Calls(),
        notices=Notices(declared=(None,) * people),
        play=Play(),
    )
