"""Journals of older formats are read and verified; the present format stays as it is."""

import hashlib
import typing
from pathlib import Path

import msgspec
import pytest

from tarock_desktop.engine.decide import Decision, decide
from tarock_desktop.journal.lines import FORMAT, ActLine
from tarock_desktop.journal.reading import Reading, read_journal
from tarock_desktop.journal.rules import variant_of
from tarock_desktop.journal.upcast import UPCASTS
from tarock_desktop.journal.verify import verify
from tarock_desktop.messages.message import Message
from tarock_desktop.table.actions import Action
from tarock_desktop.table.amounts import ScoreLine
from tarock_desktop.table.events import Event, LinesScored, RulingIssued
from tarock_desktop.table.rulings import Citation, Ruling
from tests.kit.positions import B, C

FILES = sorted((Path(__file__).parent / "journals").glob("*.tarock"))


def rulings(reading: Reading) -> dict[str, Ruling]:
    """Return the rulings of a journal by the rules that were broken."""
    events = (event for line in reading.lines for event in line.e)
    issued = (event.ruling for event in events if isinstance(event, RulingIssued))
    return {ruling.rule: ruling for ruling in issued}


def without_citations(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return *events* without the articles they rest on, and without the names of score lines."""
    return tuple(bare(event) for event in events)


def bare(event: Event) -> Event:
    match event:
        case RulingIssued():
            ruling = msgspec.structs.replace(event.ruling, citation=Citation("", ""))
            if ruling.rule == "score.ceiling":  # Only the first who pays too much was named.
                ruling = msgspec.structs.replace(ruling, offenders=())
            return msgspec.structs.replace(event, ruling=ruling)
        case LinesScored():
            nothing = Message("")
            lines = (
                msgspec.structs.replace(line, article="", label=nothing) for line in event.lines
            )
            return msgspec.structs.replace(event, lines=tuple(lines))
    return event


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_journal_of_an_older_format_is_verified(path, monkeypatch):
    reading = read_journal(path)
    assert reading.damage is None
    assert reading.version < FORMAT

    # A sheet may cite other articles since; what happened is the same by today's rules.
    def decide_without_citations(*acts: typing.Any, **how: typing.Any) -> Decision:
        decision = decide(*acts, **how)
        return msgspec.structs.replace(decision, events=without_citations(decision.events))

    monkeypatch.setattr("tarock_desktop.journal.verify.decide", decide_without_citations)
    lines = tuple(
        msgspec.structs.replace(line, e=without_citations(line.e))
        if isinstance(line, ActLine)
        else line
        for line in reading.lines
    )
    told = msgspec.structs.replace(reading, lines=lines)
    assert verify(told, variant_of(reading.header, reading.name)) is None


def test_every_older_format_has_a_journal():
    assert {read_journal(path).version for path in FILES} == set(UPCASTS)


def test_what_format_1_called_value_has_fields_of_its_own():
    found = rulings(read_journal(FILES[0]))
    misdeal, turn = found["deal.misdeal-late"], found["each.turn"]
    assert (misdeal.value, misdeal.offenders, misdeal.tricks) == (None, (B, C), None)
    assert (turn.value, turn.offenders, turn.tricks) == (None, (), 0)


def written(kind: type) -> str:
    """Return what a journal writes of a kind of value: its tag and the names of its fields."""
    tag = msgspec.inspect.type_info(kind).tag  # type: ignore[attr-defined]
    return f"{tag}: {' '.join(kind.__struct_encode_fields__)}"  # type: ignore[attr-defined]


def test_what_is_written_changes_only_with_the_number_of_the_format():
    kinds = (*typing.get_args(Action), *typing.get_args(Event), Ruling, ScoreLine)
    text = "\n".join(sorted(map(written, kinds)))
    digest = hashlib.sha256(text.encode()).hexdigest()[:16]
    assert (FORMAT, digest) == (4, "dbe2c6991b3b963f"), text
