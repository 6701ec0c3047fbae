"""`tarock lint FILE...`: checks rule sheet files."""

from __future__ import annotations

from pathlib import Path

from tarock_desktop.cli.streams import OK, USAGE, Streams
from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.documents.files import load
from tarock_desktop.documents.names import shown_name
from tarock_desktop.variants.loader import lint


def run(paths: list[Path], streams: Streams) -> int:
    """Say every mistake of every file as `FILE:LINE:COLUMN: sentence`."""
    bad = 0
    for path in paths:
        try:
            mistakes = lint(load(path))
        except DocumentError as error:
            mistakes = [error]
        for mistake in mistakes:
            streams.warn(str(mistake))
        bad += bool(mistakes)
        if not mistakes:
            streams.say(f"ok  {shown_name(str(path))}")
    return USAGE if bad else OK
