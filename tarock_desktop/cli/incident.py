"""`tarock incident ROW`: an irregularity happens, and is ruled on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tarock_desktop.cases.frames import told_before
from tarock_desktop.cases.incidents import (
    Incident,
    UnknownIncidentError,
    find_row,
    incident_rows,
    play_incident,
)
from tarock_desktop.cases.performing import Happening
from tarock_desktop.cli.options import open_variant, open_words, seat_letter
from tarock_desktop.cli.streams import OK, USAGE, Streams
from tarock_desktop.table import events as ev
from tarock_desktop.table.events import Event
from tarock_desktop.table.rulings import Mode, Ruling
from tarock_desktop.table.seats import Watcher
from tarock_desktop.table.state import State
from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.incidents import IncidentTexts
from tarock_desktop.texts.languages import language
from tarock_desktop.texts.numbers import gain
from tarock_desktop.texts.render import Words
from tarock_desktop.variants.schema import Irregularity

SOURCE_LANGUAGE: Final = "en"
"""The titles of the case files are written in it."""
INDENT: Final = "    "
HAND_CHANGES = (
    ev.CardsDealt | ev.PacketTaken | ev.TalonTaken | ev.TalonReturned | ev.CardsDiscarded
)


def run(name: str | None, code: str, streams: Streams) -> int:
    """Print the incident of a row; without a name list all rows that have one."""
    if name is None:
        for line in _rows(code):
            streams.say(line)
        return OK
    try:
        row = find_row(name)
    except UnknownIncidentError as error:
        streams.warn(f"tarock incident: {error}")
        return USAGE
    for line in _Telling(play_incident(row), code).lines():
        streams.say(line)
    return OK


def _rows(code: str) -> Iterator[str]:
    rows = incident_rows()
    for ruleset in dict.fromkeys(rows.values()):
        sheet = open_variant(ruleset, {}).sheet
        words = open_words(sheet, (), code)
        for law in sorted(sheet.irregularity, key=lambda law: law.id):
            if law.id in rows:
                yield f"{law.id:14} {_title(law, law.rules, words)}"
                yield f"{'':14} {words.consequence(law.id)}"


def _title(law: Irregularity, rules: tuple[str, ...], words: Words) -> str:
    """Return what breaks some rules of a row, or the title of its article if there are none."""
    named = "; ".join(words.rule(rule) for rule in rules)
    return named or words.article(law.article).heading


class _Telling:
    """Tells one incident from the referee's chair."""

    def __init__(self, incident: Incident, code: str) -> None:
        self.incident = incident
        names = tuple(seat_letter(seat) for seat in incident.position.round.seats)
        self.words = open_words(incident.variant.sheet, names, code)
        self.texts = IncidentTexts(read_catalogue(language(code)))
        self.is_source = code == SOURCE_LANGUAGE

    def lines(self) -> Iterator[str]:
        """Yield title, position, acts, rulings and payments."""
        yield from self._head()
        position = list(self._position(self.incident.position))
        if position:
            yield from ("", self.texts.position())
        for line in position:
            yield f"{INDENT}{line}"
        yield from ("", self.texts.course())
        for number, happening in enumerate(self.incident.happenings, 1):
            yield from self._act(number, happening)
        for ruling in self.incident.rulings:
            yield from ("", f"{self.texts.ruling()} ({ruling.row})")
            for line in self._ruling(ruling):
                yield f"{INDENT}{line}"
        if not self.incident.rulings:
            yield from self._row()
        amounts = (
            f"{self.words.seat(seat)} {gain(amount)}"
            for seat, amount in enumerate(self.incident.payments)
        )
        yield from ("", self.texts.payments(", ".join(amounts)))
        written = self.incident.end.round.written
        if any(written):
            columns = (f"{self.words.seat(seat)} {gain(n)}" for seat, n in enumerate(written))
            yield self.texts.written(", ".join(columns))

    def _row(self) -> Iterator[str]:
        """Yield what the sheet says where nothing is ruled on: it is no offence, or too late."""
        sheet = self.incident.variant.sheet
        law = next(law for law in sheet.irregularity if law.id == self.incident.row)
        yield from ("", f"{self.texts.ruling()} ({law.id})")
        yield f"{INDENT}{self.texts.what(f'{_title(law, law.rules, self.words)}.')}"
        for rule in law.rules:
            yield f"{INDENT}{self.texts.duty(self.words.right(rule))}"
        yield f"{INDENT}{self.texts.follows(self.words.consequence(law.id))}"
        yield f"{INDENT}{self.words.cited(law.articles)}"
        yield f"{INDENT}{self.texts.more()}:"
        for article in law.articles:
            yield f"{INDENT}{INDENT}{self.words.article(article).gist}"

    def _head(self) -> Iterator[str]:
        sheet = self.incident.variant.sheet
        law = next(law for law in sheet.irregularity if law.id == self.incident.row)
        yield f"{law.id}  {_title(law, self.incident.rules, self.words)}"
        if self.is_source:
            yield self.incident.case.title

    def _position(self, state: State) -> Iterator[str]:
        for event in told_before(state):
            line = self.words.event(event, Watcher.REFEREE)
            if line:
                yield line
        for seat in state.deal.order:
            yield from self._hand(state, seat)
        talon = [place.card for place in state.deal.talon if place.taken_by is None]
        known = ", ".join(self.words.card(card) for card in talon if card is not None)
        if known:
            yield self.texts.talon(known)

    def _hand(self, state: State, seat: int) -> Iterator[str]:
        cards = state.deal.hands[seat].cards
        if cards:
            names = ", ".join(self.words.card(card) for card in cards)
            yield f"{self.words.seat(seat)}: {names}"

    def _act(self, number: int, happening: Happening) -> Iterator[str]:
        start = f"{number:>3}"
        for event in happening.events:
            line = self._line(event)
            if line:
                yield f"{start} {line}"
                start = f"{'':3}"
        changed = {event.seat for event in happening.events if isinstance(event, HAND_CHANGES)}
        for seat in sorted(changed & set(happening.state.deal.order)):
            for line in self._hand(happening.state, seat):
                yield f"{INDENT}{line}"

    def _ruling(self, ruling: Ruling) -> Iterator[str]:
        mode = Mode(self.incident.case.facts.table.mode or Mode.GUARD.value)
        text = self.words.ruling(ruling, Watcher.REFEREE, mode)
        yield self.texts.what(text.what)
        yield self.texts.duty(text.duty)
        yield self.texts.follows(text.follows)
        if text.elsewhere:
            yield text.elsewhere
        yield text.cited
        yield f"{self.texts.more()}:"
        for sentence in text.more:
            yield f"{INDENT}{sentence}"

    def _line(self, event: Event) -> str | None:
        """Return the line of an event; of a ruling, which follows below, only what happened."""
        if isinstance(event, ev.RulingIssued):
            return self.words.ruling(event.ruling, Watcher.REFEREE).what
        return self.words.event(event, Watcher.REFEREE)
