"""How a sound is played on this system, without a library: docs/adr/0022.

Every device plays a file and does not wait for its end.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Protocol

COMMANDS: Final = (("pw-play",), ("paplay",), ("aplay", "-q"), ("afplay",))
"""Players of PipeWire, PulseAudio, ALSA and macOS: programs that play the file they are given."""
MOST: Final = 6
"""As many sounds are heard at a time; a further one is left out."""


class Device(Protocol):
    """Something that plays files."""

    def play(self, file: Path) -> None:
        """Begin to play a file. Where that is not possible nothing happens."""

    def close(self) -> None:
        """End what is being played."""


class Commands:
    """Plays with the first of some programs that works; one that fails is not used again."""

    def __init__(self, commands: tuple[tuple[str, ...], ...] = COMMANDS) -> None:
        self._commands = [command for command in commands if shutil.which(command[0])]
        self._running: list[tuple[tuple[str, ...], subprocess.Popen[bytes]]] = []
        self._environment = environment(os.environ)

    @property
    def is_playing(self) -> bool:
        """Whether a sound that was begun has not ended yet."""
        return any(process.poll() is None for _, process in self._running)

    def play(self, file: Path) -> None:
        """Begin to play a file."""
        self._look_after()
        if not self._commands or len(self._running) >= MOST:
            return
        command, silent = self._commands[0], subprocess.DEVNULL
        try:
            process = subprocess.Popen(  # noqa: S603 - programs of the list above, our files
                [*command, str(file)],
                stdin=silent,
                stdout=silent,
                stderr=silent,
                env=self._environment,
            )
        except OSError:
            self._commands.remove(command)
            return
        self._running.append((command, process))

    def close(self) -> None:
        """End what is being played."""
        for _, process in self._running:
            process.terminate()
            process.wait()
        self._running.clear()

    def _look_after(self) -> None:
        """Forget programs that have ended, and those for good that ended with an error."""
        ended = [each for each in self._running if each[1].poll() is not None]
        for command, process in ended:
            self._running.remove((command, process))
            if process.returncode and command in self._commands:
                self._commands.remove(command)


class Windows:
    """Plays with the system call of Windows; a new sound ends the one before."""

    def play(self, file: Path) -> None:
        """Begin to play a file."""
        if sys.platform == "win32":
            import winsound  # noqa: PLC0415 - there is none elsewhere

            flags = winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT
            try:
                winsound.PlaySound(str(file), flags)
            except RuntimeError:
                return  # no device

    def close(self) -> None:
        """Let the last sound end by itself."""


def environment(ours: Mapping[str, str]) -> dict[str, str]:
    """Return the environment for a program of the system.

    The bundle names its own libraries in ``LD_LIBRARY_PATH``; they are not for other programs.

    >>> environment({"LD_LIBRARY_PATH": "/bundle", "LD_LIBRARY_PATH_ORIG": "/own", "A": "1"})
    {'LD_LIBRARY_PATH': '/own', 'A': '1'}
    """
    kept = dict(ours)
    usual = kept.pop("LD_LIBRARY_PATH_ORIG", None)
    if usual is not None:
        kept["LD_LIBRARY_PATH"] = usual
    elif getattr(sys, "frozen", False):
        kept.pop("LD_LIBRARY_PATH", None)
    return kept


def device() -> Device:
    """Return what plays on this system."""
    return Windows() if sys.platform == "win32" else Commands()
