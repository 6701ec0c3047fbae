"""What a command gets from the world: its streams, and whether a person is watching."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import TextIO

OK = 0
DIFFERENT = 1
"""The command ran, and something is not as it should be."""
USAGE = 2
"""The command's words are off, or a file could not be read."""
VERIFY_DIFFERENT = 3
DAMAGED = 4
INTERRUPTED = 130


@dataclass(frozen=True, slots=True)
class Streams:
    """Output, and where errors and progress go."""

    out: TextIO
    err: TextIO

    @property
    def shows_progress(self) -> bool:
        """Whether a person is watching a terminal."""
        return self.err.isatty()

    def say(self, line: str = "") -> None:
        """Write a line of output."""
        print(line, file=self.out)

    def complain(self, line: str) -> None:
        """Write a line about what is wrong."""
        print(line, file=self.err)

    def progress(self, done: int, total: int, unit: str) -> None:
        """Draw a progress bar, on a terminal only."""
        if not self.shows_progress:
            return
        filled = 30 * done // max(1, total)
        end = "\n" if done == total else ""
        bar = "#" * filled + "." * (30 - filled)
        print(f"\r[{bar}] {done:,}/{total:,} {unit}", end=end, file=self.err, flush=True)


def standard_streams() -> Streams:
    """Return the streams of this process."""
    return Streams(sys.stdout, sys.stderr)
