"""`tarock verify FILE...`: decides every act of journals again."""

from __future__ import annotations

from pathlib import Path

from tarock_desktop.cli.journals import told_fault
from tarock_desktop.cli.options import seat_letter
from tarock_desktop.cli.streams import DAMAGED, OK, VERIFY_DIFFERENT, Streams
from tarock_desktop.documents.names import shown_name
from tarock_desktop.journal.errors import JournalError
from tarock_desktop.journal.reading import Reading, read_journal
from tarock_desktop.journal.rules import hash_of, variant_of
from tarock_desktop.journal.verify import Difference, verify
from tarock_desktop.table.codec import encode
from tarock_desktop.table.events import Event


def run(paths: list[Path], streams: Streams) -> int:
    """Say of every journal whether it is the same today; return the worst code."""
    return max(_verify(path, streams) for path in paths)


def _verify(path: Path, streams: Streams) -> int:
    try:
        reading = read_journal(path)
        variant = variant_of(reading.header, reading.name)
    except JournalError as error:
        return told_fault(error, "verify", path, streams)
    found = verify(reading, variant)
    if reading.damage is not None:
        streams.warn(str(reading.damage))
    if found is not None:
        _tell(path, found, streams)
    if reading.damage is not None:
        return DAMAGED
    if found is not None:
        return VERIFY_DIFFERENT
    name = shown_name(str(path))
    streams.say(f"ok  {name}: {reading.timeline().length:,} acts{_remarks(reading)}")
    return OK


def _remarks(reading: Reading) -> str:
    remarks = ""
    if reading.torn:
        remarks += "; a last line that was never completed is left out"
    if reading.header.hash != hash_of(reading.header.ruleset, reading.header.options):
        remarks += "; the rule sheet has changed since, without a difference here"
    return remarks


def _tell(path: Path, found: Difference, streams: Streams) -> None:
    who = seat_letter(found.action.seat) if found.action.seat >= 0 else "the table"
    act = encode(found.action).decode()
    verdict = "impossible" if found.verdict is None else found.verdict.value
    name = shown_name(str(path))
    streams.say(f"{name}:{found.line}: act {found.act} by {who} is {verdict}: {act}")
    streams.say(f"  written {_text(found.written)}")
    streams.say(f"  decided {_text(found.decided)}")


def _text(event: Event | None) -> str:
    return "nothing" if event is None else encode(event).decode()
