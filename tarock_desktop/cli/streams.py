"""The streams of a command, files it writes, and the exit codes."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from io import StringIO, TextIOWrapper
from pathlib import Path
from typing import Final, NamedTuple, TextIO

from tarock_desktop.documents.names import shown_name

OK = 0
DIFFERENT = 1
"""The command ran, and something is not as it should be."""
USAGE = 2
"""An argument is wrong, or a file or a cluster cannot be used."""
VERIFY_DIFFERENT = 3
DAMAGED = 4
INTERRUPTED = 130
"""Ctrl-C: 128 and the number of the signal, as shells count."""
UNREAD = 141
"""Nobody reads the output any more (`tarock rules spjst | head`): 128 and SIGPIPE."""
_STEERING: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
"""Characters that move the cursor of a terminal, or turn the order of a line around."""


def harmless(text: str) -> str:
    """Return a text with the characters that could steer a terminal escaped."""
    return _STEERING.sub(lambda found: ascii(found[0])[1:-1], text)


def write_new(path: Path, content: bytes) -> None:
    """Write a new file; what could not be written whole is not left behind.

    Raises:
        OSError: it can't be written, or is there already.
    """
    with path.open("xb") as file:
        try:
            file.write(content)
            file.flush()
        except OSError:
            path.unlink(missing_ok=True)
            raise


def is_written(path: Path, write: Callable[[], object], streams: Streams) -> bool:
    """Let *write* write a file, or say why it can't; return whether it was written."""
    try:
        write()
    except OSError as error:
        from tarock_desktop.documents.files import reason  # noqa: PLC0415 - not for --help

        streams.warn(f"{shown_name(str(path))}: cannot be written: {reason(error)}")
        return False
    return True


class Streams(NamedTuple):
    """Output, and where errors and progress go."""

    out: TextIO
    err: TextIO

    @property
    def shows_progress(self) -> bool:
        """Whether a person is watching a terminal."""
        return self.err.isatty()

    def say(self, line: str = "") -> None:
        """Write a line of output."""
        print(harmless(line), file=self.out)

    def warn(self, line: str) -> None:
        """Write a line to standard error."""
        print(harmless(line), file=self.err)

    def progress(self, done: int, total: int, unit: str) -> None:
        """Draw a progress bar, on a terminal only."""
        if not self.shows_progress:
            return
        filled = 30 * done // max(1, total)
        end = "\n" if done == total else ""
        bar = "#" * filled + "." * (30 - filled)
        print(f"\r[{bar}] {done:,}/{total:,} {unit}", end=end, file=self.err, flush=True)


def standard_streams() -> Streams:
    """Return the streams of this process; what a terminal cannot show becomes a question mark.

    A process that was started without a stream (`>&-`, a Windows service) has a silent one.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    # Python's stubs do not know that they may be missing.
    out: TextIO | None = sys.stdout
    err: TextIO | None = sys.stderr
    return Streams(out or StringIO(), err or StringIO())
