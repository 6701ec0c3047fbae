"""Plays sounds in a thread of its own, at a volume."""

from __future__ import annotations

import contextlib
import shutil
import sys
import tempfile
import time
import wave
from array import array
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Final

from tarock_desktop.resources import data
from tarock_desktop.ui.sound.devices import Device, device
from tarock_desktop.ui.sound.sounds import Sound

AGAIN: Final = 0.045
"""Seconds in which the same sound is not begun again: cards dealt together are heard as some."""


class SoundPlayer:
    """Plays what it is told and never keeps anybody waiting.

    The window only puts a name into a queue. Files as loud as the player wants them are made when
    a sound is first heard, in a folder that goes with the program.
    """

    def __init__(self, make_device: Callable[[], Device] = device) -> None:
        self.volume = 100
        """In percent; 0: nothing is played."""
        self._make_device = make_device
        self._wanted: SimpleQueue[tuple[Sound, int] | None] = SimpleQueue()
        self._last: dict[Sound, float] = {}
        self._thread: Thread | None = None

    def play(self, sound: Sound) -> None:
        """Let a sound be heard soon."""
        now = time.monotonic()
        if not self.volume or now - self._last.get(sound, 0) < AGAIN:
            return
        self._last[sound] = now
        if self._thread is None:
            self._thread = Thread(target=self._serve, name="sound", daemon=True)
            self._thread.start()
        self._wanted.put((sound, self.volume))

    def close(self) -> None:
        """End the thread and what is being played; sounds that were asked for are begun before."""
        if self._thread is not None:
            self._wanted.put(None)
            self._thread.join()
            self._thread = None

    def _serve(self) -> None:
        playing, made = self._make_device(), dict[tuple[Sound, int], Path]()
        folder = Path(tempfile.mkdtemp(prefix="tarock-sounds-"))
        try:
            while (wanted := self._wanted.get()) is not None:
                # A full disk or a file that went: silence, and no more than that.
                with contextlib.suppress(OSError):
                    if wanted not in made:
                        made[wanted] = write_at(*wanted, folder)
                    playing.play(made[wanted])
        finally:
            playing.close()
            shutil.rmtree(folder, ignore_errors=True)


def write_at(sound: Sound, volume: int, folder: Path) -> Path:
    """Write a sound at a *volume* in percent and return the file.

    Raises:
        OSError: it can't be read or written.
    """
    target = folder / f"{sound}-{volume}.wav"
    with wave.open(str(data("assets") / "sounds" / f"{sound}.wav")) as file:
        shape, content = file.getparams(), array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        content.byteswap()
    # Loudness is heard by its square.
    factor = (volume / 100) ** 2
    louder = array("h", (round(factor * sample) for sample in content))
    if sys.byteorder == "big":
        louder.byteswap()
    with wave.open(str(target), "wb") as file:
        file.setparams(shape)
        file.writeframes(louder.tobytes())
    return target
