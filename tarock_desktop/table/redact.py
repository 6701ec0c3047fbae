"""Who may see what: redacted events and projected observations.

Secrets are removed, not hidden: a viewer never receives what he may not know (ADR 6). `redact` and
`observe` must agree; the fold law in tests/props checks it.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from tarock_desktop.cards.cardset import NO_CARDS
from tarock_desktop.table import events as ev
from tarock_desktop.table.events import Event
from tarock_desktop.table.records import (
    Calls,
    Deal,
    Discards,
    DroppedCard,
    Hand,
    Packet,
    TalonCard,
)
from tarock_desktop.table.seats import Seat, Viewer, Watcher, may_see
from tarock_desktop.table.state import State
from tarock_desktop.table.view import Observation


def redact(event: Event, viewer: Viewer) -> Event:
    """Return *event* as *viewer* may know it."""
    if viewer is Watcher.REFEREE:
        return event
    match event:
        case ev.DeckShuffled():
            return msgspec.structs.replace(event, order=())
        case ev.TalonLaid():
            return ev.TalonLaid((None,) * len(event.cards))
        case ev.PacketsLaid():
            return ev.PacketsLaid((NO_CARDS,) * len(event.packets), event.size)
        case ev.CardsDealt() | ev.PacketTaken() if not may_see(viewer, event.seat):
            return msgspec.structs.replace(event, cards=NO_CARDS)
        case ev.TalonTaken() | ev.TalonHandTaken() if not may_see(viewer, event.seat):
            return msgspec.structs.replace(event, cards=(None,) * len(event.cards))
        case ev.TalonReturned() if not event.shown and not may_see(viewer, event.seat):
            return msgspec.structs.replace(event, cards=(None,) * len(event.cards))
        case ev.CardsDiscarded() if not may_see(viewer, event.seat):
            return msgspec.structs.replace(event, cards=event.shown, excess=NO_CARDS)
        case ev.DiscardsTakenBack() | ev.HandRedealt() if not may_see(viewer, event.seat):
            return msgspec.structs.replace(event, cards=NO_CARDS)
        case ev.CardDropped() if not event.shown and not may_see(viewer, event.seat):
            return msgspec.structs.replace(event, card=None)
        case ev.CalledUnnamed():
            known = _among(viewer, event.known_to)
            return ev.CalledUnnamed(event.seat, event.card if known else None, known)
        case ev.AgreementMade():
            return msgspec.structs.replace(event, settled=())
        case ev.RulingIssued():
            return ev.RulingIssued(event.ruling.for_viewer(viewer))
        case _:
            return event


def observe(state: State, viewer: Viewer) -> Observation:
    """Return what *viewer* knows of *state*."""
    rulings = tuple(ruling.for_viewer(viewer) for ruling in state.book.rulings)
    return Observation(
        seq=state.seq,
        phase=state.phase,
        turn=state.turn,
        round=state.round,
        deal=state.deal if viewer is Watcher.REFEREE else _seen_deal(state, viewer),
        auction=state.auction,
        exchange=state.exchange,
        calls=state.calls if viewer is Watcher.REFEREE else _seen_calls(state.calls, viewer),
        notices=state.notices,
        play=state.play,
        result=state.result,
        book=replace(
            state.book,
            rulings=rulings,
            settled=state.book.settled if viewer is Watcher.REFEREE else (),
        ),
        viewer=viewer,
    )


def _among(viewer: Viewer, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple(seat for seat in seats if may_see(viewer, seat))


def _seen_calls(calls: Calls, viewer: Viewer) -> Calls:
    known = _among(viewer, calls.known_to)
    if known == calls.known_to:
        return calls
    return replace(calls, card=calls.card if known else None, known_to=known)


def _seen_deal(state: State, viewer: Viewer) -> Deal:
    deal, counted = state.deal, state.result.points is not None
    open_cards = deal.exposed | deal.seen
    return replace(
        deal,
        deck=(),
        pack=(),
        dropped=tuple(_seen_dropped(dropped, viewer) for dropped in deal.dropped),
        packets=tuple(_seen_packet(packet, viewer) for packet in deal.packets),
        hands=tuple(
            hand
            if seat in deal.open or may_see(viewer, Seat(seat))
            else Hand(hand.cards & open_cards, hand.size)
            for seat, hand in enumerate(deal.hands)
        ),
        talon=tuple(_seen_talon_card(place, viewer, counted=counted) for place in deal.talon),
        discards=tuple(
            pile if may_see(viewer, Seat(seat)) else _seen_discards(pile, counted=counted)
            for seat, pile in enumerate(deal.discards)
        ),
    )


def _seen_dropped(dropped: DroppedCard, viewer: Viewer) -> DroppedCard:
    known = dropped.shown or may_see(viewer, dropped.seat)
    return dropped if known else replace(dropped, card=None)


def _seen_packet(packet: Packet, viewer: Viewer) -> Packet:
    own = packet.taken_by is not None and may_see(viewer, packet.taken_by)
    return packet if own else replace(packet, cards=NO_CARDS)


def _seen_talon_card(place: TalonCard, viewer: Viewer, *, counted: bool) -> TalonCard:
    own = place.seen_by is not None and may_see(viewer, place.seen_by)
    known = counted or own or place.shown
    return place if known else replace(place, card=None)


def _seen_discards(pile: Discards, *, counted: bool) -> Discards:
    return replace(pile, cards=pile.cards if counted else pile.shown, excess=NO_CARDS)
