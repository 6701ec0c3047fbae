"""A game told line by line, as somebody at the table saw it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tarock_desktop.rules.deal.dealing import DealLaw
from tarock_desktop.session.game_record import HandRecord
from tarock_desktop.session.numbered_deals import number_of_hand
from tarock_desktop.table import events as ev
from tarock_desktop.table.events import Event
from tarock_desktop.table.evolve import evolve
from tarock_desktop.table.redact import redact
from tarock_desktop.table.seats import Viewer
from tarock_desktop.table.view import Observation
from tarock_desktop.texts.render import Words

_HAND_CHANGES = (
    ev.CardsDealt | ev.PacketTaken | ev.TalonTaken | ev.TalonReturned | ev.CardsDiscarded
)


def story(
    hands: Iterable[HandRecord], deal: DealLaw, words: Words, viewer: Viewer, to: int | None = None
) -> Iterator[str]:
    """Yield the lines, each act with its number.

    Args:
        hands: what is told, for the viewer.
        deal: how the sheet deals, for the number of a deal.
        words: those of the sheet and its people.
        viewer: who looks.
        to: the last act that is told; `None`: all are.
    """
    for hand in hands:
        view = hand.start
        for number, entry in enumerate(hand.entries, hand.first + 1):
            if to is not None and number > to:
                return
            seen = tuple(redact(event, viewer) for event in entry.events)
            for place, event in enumerate(seen):
                view = evolve(view, event)
                line = words.event(event, viewer)
                if line:
                    if entry.by_table and place == 0:
                        line = words.by_table(line)
                    yield f"{number:>5}  {line}"
                if isinstance(event, ev.HandEnded):
                    yield from _deal_number(hand, deal, words)
            yield from _hands(view, seen, words)


def _deal_number(hand: HandRecord, deal: DealLaw, words: Words) -> Iterator[str]:
    number = number_of_hand(hand.entries, deal)
    if number is not None:
        yield f"{'':5}  {words.deal_number(str(number))}"


def _hands(view: Observation, seen: tuple[Event, ...], words: Words) -> Iterator[str]:
    """Yield the hands that changed before play, as far as they are known."""
    changed = {event.seat for event in seen if isinstance(event, _HAND_CHANGES)}
    for seat in sorted(changed):
        cards = view.deal.hands[seat].cards
        if cards:
            names = ", ".join(words.card(card) for card in cards)
            yield f"{'':5}  {words.seat(seat)}: {names}"
