"""Measures from outside how long a window takes to show its complete table.

    python measurements/start_time.py             all programs, nine times each
    python measurements/start_time.py --runs 25

Programs start in turn on a display of their own: KPatience with a saved deal, a bare window of
PySide6, Tarock Desktop with a saved game in which a person is to bid, and Tarock Desktop with its
first page. The time ends with
the last change of more than a two-hundredth of the display: smaller are a light that pulses and a
line of text. The table says, as medians:

- ``wall``: seconds from the start of the process to the complete picture;
- ``processor``: seconds of processor time that all its threads had used by then;
- ``idle``: seconds of processor time that it used in the two seconds after that;
- ``memory``: proportional memory (PSS) after these two seconds, in megabytes;
- ``ratio``: wall time, divided by the wall time of KPatience in the same run.

Linux only. Needs Xvfb, openbox, dbus-daemon and, for the comparison, kpat.
"""

from __future__ import annotations

import argparse
import mmap
import os
import shutil
import statistics
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.kit.waiting_game import save_waiting_game

WIDTH, HEIGHT = 1400, 900
STEP = 0.004
"""Seconds between two looks at the display."""
QUIET = 2.0
"""Seconds without a change after which the picture is the last one."""
LONGEST = 30.0
STRIDE = 997
"""Every so many bytes of two pictures are compared."""
SMALL = 1 / 200
"""The part of the display that may still change when the picture is complete."""
BARE = """
import sys
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow
application = QApplication(sys.argv)
window = QMainWindow()
window.setCentralWidget(QLabel("table"))
window.resize(1280, 800)
window.show()
application.exec()
"""


@dataclass(frozen=True)
class Program:
    """A program that opens a window."""

    name: str
    command: list[str]


@dataclass(frozen=True)
class Run:
    """What one start cost."""

    wall: float
    processor: float
    idle: float
    memory: float


class Display:
    """A display without a screen, whose picture lies in a file."""

    def __init__(self, number: str, folder: Path) -> None:
        self.number = number
        with (folder / "Xvfb_screen0").open("rb") as file:
            self._picture = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        header = struct.unpack(">25I", self._picture[:100])
        self._row = header[12]
        self._begin = header[0] + header[19] * 12

    def picture(self) -> bytes:
        """Return the bytes of the picture."""
        return self._picture[self._begin : self._begin + HEIGHT * self._row]


@contextmanager
def display(folder: Path) -> Iterator[Display]:
    """Start a display with a window manager and a message bus, and end them."""
    begun: list[subprocess.Popen[bytes]] = []
    silent = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    read, write = os.pipe()
    screen = f"{WIDTH}x{HEIGHT}x24"
    words = ["Xvfb", "-displayfd", str(write), "-screen", "0", screen, "-fbdir", str(folder)]
    try:
        begun.append(subprocess.Popen([*words, "-nolisten", "tcp"], pass_fds=[write], **silent))
        os.close(write)
        with os.fdopen(read) as said:
            number = ":" + said.readline().strip()
        os.environ["DISPLAY"] = number
        begun.append(subprocess.Popen(["openbox"], **silent))
        bus = f"unix:path={folder / 'bus'}"
        os.environ["DBUS_SESSION_BUS_ADDRESS"] = bus
        words = ["dbus-daemon", "--session", "--nofork", "--nopidfile", f"--address={bus}"]
        begun.append(subprocess.Popen(words, **silent))
        time.sleep(1)
        yield Display(number, folder)
    finally:
        for process in reversed(begun):
            process.terminate()
            process.wait()


def start(program: Program, screen: Display) -> Run:
    """Start *program*, wait for its last picture and end it."""
    empty = seen = screen.picture()
    began = time.monotonic()
    process = subprocess.Popen(
        program.command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    wall, used = 0.0, 0.0
    while True:
        now = time.monotonic() - began
        picture = screen.picture()
        if has_changed(seen, picture):
            seen, wall, used = picture, now, processor_time(process.pid)
        elif (wall and now - wall > QUIET) or now > LONGEST:
            break
        time.sleep(STEP)
    if process.poll() is not None or not wall:
        sys.exit(f"{program.name} opened no window: {program.command}")
    idle = processor_time(process.pid) - used
    run = Run(wall, used, idle, proportional_memory(process.pid))
    process.terminate()
    process.wait()
    while has_changed(empty, screen.picture()):
        time.sleep(STEP)
    return run


def has_changed(before: bytes, after: bytes) -> bool:
    """Tell whether two pictures differ in more than a small part."""
    if before == after:
        return False
    pairs = list(zip(before[::STRIDE], after[::STRIDE], strict=True))
    return sum(one != other for one, other in pairs) > SMALL * len(pairs)


def processor_time(process: int) -> float:
    """Return the seconds of processor time that *process* has used, with threads that ended."""
    stat = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")


def proportional_memory(process: int) -> float:
    """Return the megabytes of *process*; what it shares counts in part."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024


def programs(python: str, folder: Path) -> list[Program]:
    """Return the programs that can be started here."""
    found = [Program("bare window", [python, "-c", BARE])]
    kpat = shutil.which("kpat", path=f"{os.environ['PATH']}:/usr/games")
    if kpat:
        deal = str(Path(__file__).with_name("klondike.kpat"))
        found.insert(0, Program("KPatience", [kpat, deal]))
    save_waiting_game(folder / "data" / "games")
    game = str(next((folder / "data" / "games").iterdir()))
    ours = [python, "-m", "tarock_desktop"]
    return [*found, Program("Tarock Desktop", [*ours, game]), Program("first page", ours)]


def main() -> None:
    """Start the programs in turn and print the medians."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=9, help="how often each program starts")
    parser.add_argument("--python", default=sys.executable, help="the Python of the two windows")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        os.environ |= {
            "HOME": name,
            "TAROCK_HOME": name,
            "XDG_RUNTIME_DIR": name,
            "QT_QPA_PLATFORM": "xcb",
            "PYTHONPATH": str(Path(__file__).resolve().parents[1]),
            "PYTHONPYCACHEPREFIX": str(folder / "bytecode"),
        }
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        with display(folder) as screen:
            started = programs(asked.python, folder)
            for program in started:  # fills the caches: bytecode, fonts, pictures of cards
                start(program, screen)
            runs: dict[str, list[Run]] = {program.name: [] for program in started}
            for _ in range(asked.runs):
                for program in started:
                    runs[program.name].append(start(program, screen))
    tell(runs)


def tell(runs: dict[str, list[Run]]) -> None:
    """Print the medians, program by program."""
    print(f"{'':16}{'wall':>8}{'processor':>11}{'idle':>7}{'memory':>9}{'ratio':>7}")
    first = next(iter(runs.values()))
    for name, each in runs.items():
        wall, processor, idle, memory = (
            statistics.median(getattr(run, field) for run in each)
            for field in ("wall", "processor", "idle", "memory")
        )
        pairs = zip(each, first, strict=True)
        ratio = statistics.median(run.wall / one.wall for run, one in pairs)
        print(f"{name:16}{wall:8.2f}{processor:11.2f}{idle:7.2f}{memory:9.0f}{ratio:7.2f}")


if __name__ == "__main__":
    main()
