"""Events of what is said before play, with their booking."""

from __future__ import annotations

from typing import TypeVar, assert_never

from msgspec.structs import replace

from tarock_desktop.table.events.base import EventBase
from tarock_desktop.table.records import Announcement, ChoiceMade, Doubling, Notices
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.values import with_value
from tarock_desktop.table.view import View

V = TypeVar("V", bound=View)


class AnnouncingEventBase(EventBase, frozen=True):
    """Base of these events."""


class ValuesDeclared(AnnouncingEventBase, frozen=True, tag="values-declared"):
    """A seat declared these values of its hand, or none."""

    seat: Seat
    values: tuple[str, ...]


class ItemAnnounced(AnnouncingEventBase, frozen=True, tag="item-announced"):
    """A feat was announced."""

    seat: Seat
    item: str
    reopens: bool = False
    """Whether everybody is asked again, whatever he has said before."""


class AnnouncementCancelled(AnnouncingEventBase, frozen=True, tag="announcement-cancelled"):
    """An earlier announcement does not count any more."""

    seat: Seat
    item: str


class Challenged(AnnouncingEventBase, frozen=True, tag="challenged"):
    """Kontra or a further doubling was said to the game or an item."""

    seat: Seat
    target: str
    step: int


class StepRepeated(AnnouncingEventBase, frozen=True, tag="step-repeated"):
    """A seat said a doubling that somebody had said before."""

    seat: Seat
    target: str
    step: int


class Chosen(AnnouncingEventBase, frozen=True, tag="chosen"):
    """A seat chose one of several ways the sheet leaves to it."""

    seat: Seat
    what: str
    value: str


class SeatReady(AnnouncingEventBase, frozen=True, tag="seat-ready"):
    """A seat has nothing (more) to say in this phase."""

    seat: Seat


class LeadAsked(AnnouncingEventBase, frozen=True, tag="lead-asked"):
    """The leader asked whether play may begin."""

    seat: Seat


class LeaveGiven(AnnouncingEventBase, frozen=True, tag="leave-given"):
    """A seat answered that play may begin."""

    seat: Seat


AnnouncingEvent = (
    ValuesDeclared
    | ItemAnnounced
    | AnnouncementCancelled
    | Challenged
    | StepRepeated
    | Chosen
    | SeatReady
    | LeadAsked
    | LeaveGiven
)


def book_announcing_event(view: V, event: AnnouncingEvent, seq: int) -> V:
    """Return the view after *event*; *seq* is its number."""
    return replace(view, seq=seq, notices=_booked(view.notices, event))


def _booked(notices: Notices, event: AnnouncingEvent) -> Notices:
    match event:
        case ValuesDeclared():
            declared = with_value(notices.declared, event.seat, event.values)
            return replace(notices, declared=declared)
        case ItemAnnounced():
            entry = Announcement(event.seat, event.item, reopened=event.reopens)
            items, ready = (*notices.announcements, entry), () if event.reopens else notices.ready
            # What is announced after the question may be challenged: it is asked anew.
            return replace(notices, announcements=items, ready=ready, asked=False)
        case AnnouncementCancelled():
            marked = ((e, (e.seat, e.item)) for e in notices.announcements)
            meant = event.seat, event.item
            entries = tuple(replace(e, cancelled=e.cancelled or w == meant) for e, w in marked)
            return replace(notices, announcements=entries)
        case Challenged():
            return _challenged(notices, event)
        case StepRepeated():
            return _repeated(notices, event)
        case Chosen():
            choice = ChoiceMade(event.seat, event.what, event.value)
            return replace(notices, choices=(*notices.choices, choice))
        case SeatReady() | LeaveGiven():
            return replace(notices, ready=(*notices.ready, event.seat))
        case LeadAsked():
            return replace(notices, ready=(event.seat,), asked=True)
        case _:
            assert_never(event)


def _challenged(notices: Notices, event: Challenged) -> Notices:
    said = (*notices.doubling(event.target), event.seat)
    others = tuple(d for d in notices.doublings if d.target != event.target)
    again = (d.repeated for d in notices.doublings if d.target == event.target)
    doublings = (*others, Doubling(event.target, said, next(again, ())))
    return replace(notices, doublings=doublings, ready=(), asked=False)


def _repeated(notices: Notices, event: StepRepeated) -> Notices:
    said = (event.step, event.seat)
    doublings = tuple(
        replace(entry, repeated=(*entry.repeated, said)) if entry.target == event.target else entry
        for entry in notices.doublings
    )
    return replace(notices, doublings=doublings, ready=())
