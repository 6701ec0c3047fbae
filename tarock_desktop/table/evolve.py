"""Booking events: from a view and an event to the next view. No rule is asked.

One function serves the full state and every observation: an observation is the fold of the
redacted events (fold law, tests/props).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from tarock_desktop.table.events import Event
from tarock_desktop.table.events.announcing import AnnouncingEventBase, book_announcing_event
from tarock_desktop.table.events.auction import AuctionEventBase, book_auction_event
from tarock_desktop.table.events.calling import CallingEventBase, book_calling_event
from tarock_desktop.table.events.deal import DealEventBase, book_deal_event
from tarock_desktop.table.events.exchange import ExchangeEventBase, book_exchange_event
from tarock_desktop.table.events.judging import book_judging_event
from tarock_desktop.table.events.play import PlayEventBase, book_play_event
from tarock_desktop.table.events.round import RoundEventBase, book_round_event
from tarock_desktop.table.events.scoring import ScoringEventBase, book_scoring_event
from tarock_desktop.table.view import View

V = TypeVar("V", bound=View)


def evolve(view: V, event: Event) -> V:
    """Return the view after *event*."""
    seq = view.seq + 1
    # The search of the bots books cards and turns only: they are asked for first.
    match event:
        case PlayEventBase():
            return book_play_event(view, event, seq)
        case RoundEventBase():
            return book_round_event(view, event, seq)
        case DealEventBase():
            return book_deal_event(view, event, seq)
        case AuctionEventBase():
            return book_auction_event(view, event, seq)
        case ExchangeEventBase():
            return book_exchange_event(view, event, seq)
        case CallingEventBase():
            return book_calling_event(view, event, seq)
        case AnnouncingEventBase():
            return book_announcing_event(view, event, seq)
        case ScoringEventBase():
            return book_scoring_event(view, event, seq)
        case _:
            return book_judging_event(view, event, seq)


def fold(view: V, events: Iterable[Event]) -> V:
    """Return the view after all *events*."""
    for event in events:
        view = evolve(view, event)
    return view
