"""`tarock replay FILE`: tells a journal as somebody at the table saw it, or writes it."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from msgspec import Struct

from tarock_desktop.cli.journals import FAULTS, OpenJournal, open_journal, told_damage, told_fault
from tarock_desktop.cli.options import UsageError, parse_viewer
from tarock_desktop.cli.streams import USAGE, Streams, is_written, write_new
from tarock_desktop.printing.exporting import Form, written
from tarock_desktop.session.game_record import GameRecord, hand_records, record_of_file
from tarock_desktop.table.seats import Viewer
from tarock_desktop.texts.story import story

_TEXT: Final = "text"


class Wanted(Struct, frozen=True):
    """What of a journal is wanted, and how."""

    form: str = _TEXT
    """`text`, `jsonl` or `pdf`."""
    output: Path | None = None
    """A new file to write; `None`: text goes to the output."""
    hand: int | None = None
    """The only hand, from 1; `None`: all of them."""
    to: int | None = None
    """The last act of a text; `None`: all of them."""
    viewer: str = "public"
    """Who looks, in a text: a seat, `public` or `referee`."""


def run(path: Path, wanted: Wanted, code: str, streams: Streams) -> int:
    """Tell what is wanted of a journal."""
    try:
        journal = open_journal(path, code)
        viewer = parse_viewer(wanted.viewer, len(journal.names))
        record = record_of_file(journal.reading)
        if wanted.hand is not None and wanted.hand > record.hands:
            raise UsageError(f"there are {record.hands} hands in this journal")
        if wanted.output is None:
            _say(journal, record, wanted, viewer, streams)
        else:
            content = _content(journal, record, wanted, viewer)
            if not is_written(wanted.output, partial(write_new, wanted.output, content), streams):
                return USAGE
    except FAULTS as fault:
        return told_fault(fault, "replay", path, streams)
    return told_damage(journal, streams)


def _say(
    journal: OpenJournal, record: GameRecord, wanted: Wanted, viewer: Viewer, streams: Streams
) -> None:
    """Print the text, up to where it contradicts itself."""
    if wanted.form != _TEXT:
        raise UsageError(f"--format {wanted.form} is written to a file: add -o FILE")
    hands = hand_records(record, journal.variant, viewer, wanted.hand)
    for line in story(hands, journal.variant.sheet.deal, journal.words, viewer, wanted.to):
        streams.say(line)


def _content(journal: OpenJournal, record: GameRecord, wanted: Wanted, viewer: Viewer) -> bytes:
    return written(
        record,
        journal.variant,
        journal.words,
        Form(wanted.form),
        wanted.hand,
        viewer=viewer,
        to=wanted.to,
    )
