"""Events of the referee, the judges and agreements, with their booking."""

from __future__ import annotations

from typing import TypeVar, assert_never

from msgspec.structs import replace

from tarock_desktop.table.amounts import Amounts
from tarock_desktop.table.events.base import EventBase
from tarock_desktop.table.records import Judgement, SeenLapse
from tarock_desktop.table.rulings import Ruling
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View

V = TypeVar("V", bound=View)


class JudgingEventBase(EventBase, frozen=True):
    """Base of these events."""


class RulingIssued(JudgingEventBase, frozen=True, tag="ruling-issued"):
    """The referee ruled."""

    ruling: Ruling


class RulingJudged(JudgingEventBase, frozen=True, tag="ruling-judged"):
    """A judge decided a ruling: by a choice the sheet leaves, or in his own words."""

    number: int
    """Place of the ruling among those of the hand, from 0."""
    choice: str | None
    payments: Amounts
    """What each seat gains by the judge's own words."""
    text: str


class RulingReopened(JudgingEventBase, frozen=True, tag="ruling-reopened"):
    """A ruling counts for nothing until a judge decides it anew."""

    number: int
    """Place of the ruling among those of the hand, from 0."""


class LapseSeen(JudgingEventBase, frozen=True, tag="lapse-seen"):
    """A seat made a lapse that a sheet may forbid, and somebody may speak up about it."""

    seat: Seat
    kind: str


class AgreementMade(JudgingEventBase, frozen=True, tag="agreement-made"):
    """Everybody agrees to let pass what *offender* may have done, and no referee is called."""

    seat: Seat
    offender: Seat
    rule: str
    settled: tuple[str, ...] = ()
    """The offences it settles, by their subjects; known to the referee only."""


JudgingEvent = RulingIssued | RulingJudged | RulingReopened | LapseSeen | AgreementMade


def book_judging_event(view: V, event: JudgingEvent, seq: int) -> V:
    """Return the view after *event*; *seq* is its number."""
    book = view.book
    match event:
        case RulingIssued():
            book = replace(book, rulings=(*book.rulings, event.ruling))
        case RulingJudged(number):
            done = Judgement(number, event.choice, event.payments, event.text)
            reopened = tuple(other for other in book.reopened if other != number)
            book = replace(book, judgements=(*book.judgements, done), reopened=reopened)
        case RulingReopened(number):
            kept = tuple(done for done in book.judgements if done.number != number)
            book = replace(book, judgements=kept, reopened=(*book.reopened, number))
        case AgreementMade():
            book = replace(book, settled=(*book.settled, *event.settled))
        case LapseSeen():
            lapses = (*view.deal.lapses, SeenLapse(event.seat, event.kind, view.moment))
            return replace(view, seq=seq, deal=replace(view.deal, lapses=lapses))
        case _:
            assert_never(event)
    return replace(view, seq=seq, book=book)
