"""`tarock replay FILE`: tells a journal as somebody at the table saw it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tarock_desktop.cli.journals import FAULTS, OpenJournal, open_journal, told_damage, told_fault
from tarock_desktop.cli.options import parse_viewer
from tarock_desktop.cli.streams import Streams
from tarock_desktop.journal.rules import opening
from tarock_desktop.journal.timeline import Entry
from tarock_desktop.journal.verify import replay
from tarock_desktop.session.numbered_deals import number_of_hand
from tarock_desktop.table import events as ev
from tarock_desktop.table.events import Event
from tarock_desktop.table.evolve import evolve
from tarock_desktop.table.redact import observe, redact
from tarock_desktop.table.seats import Viewer
from tarock_desktop.table.view import Observation
from tarock_desktop.texts.render import Words

HAND_CHANGES = (
    ev.CardsDealt | ev.PacketTaken | ev.TalonTaken | ev.TalonReturned | ev.CardsDiscarded
)


def run(path: Path, to: int | None, viewer_name: str, code: str, streams: Streams) -> int:
    """Print what the viewer saw of the first *to* acts, of all if it is not given."""
    try:
        journal = open_journal(path, code)
        viewer = parse_viewer(viewer_name, len(journal.names))
        for line in _story(journal, viewer, to):
            streams.say(line)
    except FAULTS as fault:
        return told_fault(fault, "replay", path, streams)
    return told_damage(journal, streams)


def _story(journal: OpenJournal, viewer: Viewer, to: int | None) -> Iterator[str]:
    view = observe(opening(journal.reading.header, journal.variant), viewer)
    hand: list[Entry] = []
    for number, (entry, _) in enumerate(replay(journal.reading, journal.variant), 1):
        if to is not None and number > to:
            return
        seen = tuple(redact(event, viewer) for event in entry.events)
        hand = [entry] if entry.starts_hand else [*hand, entry]
        for place, event in enumerate(seen):
            view = evolve(view, event)
            line = journal.words.event(event, viewer)
            if line:
                if entry.by_table and place == 0:
                    line = journal.words.by_table(line)
                yield f"{number:>5}  {line}"
            if isinstance(event, ev.HandEnded):
                told = number_of_hand(hand, journal.variant.sheet.deal)
                if told is not None:
                    yield f"{'':5}  {journal.words.deal_number(str(told))}"
        yield from _hands(view, seen, journal.words)


def _hands(view: Observation, seen: tuple[Event, ...], words: Words) -> Iterator[str]:
    """Yield the hands that changed before play, as far as they are known."""
    changed = {event.seat for event in seen if isinstance(event, HAND_CHANGES)}
    for seat in sorted(changed):
        cards = view.deal.hands[seat].cards
        if cards:
            names = ", ".join(words.card(card) for card in cards)
            yield f"{'':5}  {words.seat(seat)}: {names}"
