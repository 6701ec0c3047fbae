"""Events of the called partner card, with their booking."""

from __future__ import annotations

from typing import TypeVar, assert_never

from msgspec.structs import replace

from tarock_desktop.cards.pack import Card
from tarock_desktop.table.events.base import EventBase
from tarock_desktop.table.records import Calls
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View

V = TypeVar("V", bound=View)


class CallingEventBase(EventBase, frozen=True):
    """Base of these events."""


class CardCalled(CallingEventBase, frozen=True, tag="card-called"):
    """The partner card is named; not *spoken* means that the sheet's default holds."""

    seat: Seat
    card: Card
    spoken: bool


class CalledUnnamed(CallingEventBase, frozen=True, tag="called-unnamed"):
    """A card is called without naming it; only those it is *known_to* can tell which."""

    seat: Seat
    card: Card | None
    known_to: tuple[Seat, ...]
    """For a viewer: himself, if he can tell."""


class CalledCardSeen(CallingEventBase, frozen=True, tag="called-card-seen"):
    """Everybody sees now which card was called without being named."""

    card: Card


class CallTakenBack(CallingEventBase, frozen=True, tag="call-taken-back"):
    """A seat took its call back and calls again."""

    seat: Seat


class PartnerRevealed(CallingEventBase, frozen=True, tag="partner-revealed"):
    """Everybody knows now who the partner is; the declarer himself: he plays alone."""

    seat: Seat


CallingEvent = CardCalled | CalledUnnamed | CalledCardSeen | CallTakenBack | PartnerRevealed


def book_calling_event(view: V, event: CallingEvent, seq: int) -> V:
    """Return the view after *event*; *seq* is its number."""
    match event:
        case CardCalled():
            # Another card than before may be held by another partner.
            calls = Calls(event.card, event.spoken)
        case CalledUnnamed():
            calls = Calls(event.card, spoken=True, known_to=event.known_to)
        case CalledCardSeen():
            calls = replace(view.calls, card=event.card, known_to=())
        case CallTakenBack():
            calls = Calls()
        case PartnerRevealed():
            calls = replace(view.calls, partner=event.seat)
        case _:
            assert_never(event)
    return replace(view, seq=seq, calls=calls)
