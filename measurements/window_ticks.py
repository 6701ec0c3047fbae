"""How steadily the window's event loop ticks while masters think.

    python measurements/window_ticks.py [seconds] [ruleset]

The real window, without a screen, with a game that waits for a person. A timer of the event loop
ticks every 5 ms; the gaps between its ticks are measured while 0, 1 and 2 threads ask a master
again and again: bids, discards, early and late cards of whole hands. Beside them stands how long
one call of a master lasts: no gap may be as long.

Where other programs keep the machine busy, they take their share of the cores from the window's
threads as well; compare figures of one run only.
"""

from __future__ import annotations

import os
import statistics
import sys
import threading
import time
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QElapsedTimer, QEventLoop, Qt, QTimer

from tarock_desktop.bots.master import master
from tarock_desktop.bots.protocol import Request
from tarock_desktop.bots.simple import club
from tarock_desktop.kernel import COMPILED
from tarock_desktop.session.evening import Evening
from tarock_desktop.session.preferences import Preferences
from tarock_desktop.session.saves import new_game
from tarock_desktop.session.seating import Seating, computer
from tarock_desktop.session.seeds import Seeds
from tarock_desktop.ui.application.program import Program
from tarock_desktop.ui.application.start import freeze_imports, make_application
from tarock_desktop.ui.game.setup import GameSetup, SeatSetup
from tarock_desktop.ui.language.window_language import WindowLanguage

NAMES = ("Anna", "Josef", "Karel", "Marie")
TICK = 5
HANDS = 3
LONG = 0.03
"""Seconds from which a call of a master is a search; what answers sooner is left out."""
ROUNDS = 3


def requests(ruleset: str) -> list[Request]:
    """Return the questions of whole hands that make a master search."""
    seating = Seating(tuple(computer(name, "club") for name in NAMES))
    session = new_game(ruleset, {}, seating, None, Seeds("ticks"))
    evening, found = Evening(session), []
    for _ in range(HANDS):
        evening.start_hand()
        while (asked := session.prompt_for_bot()) is not None:
            seen = session.observation(asked.seat)
            request = Request(session.ticket, session.variant, seen, asked, session.seed("bot"))
            began = time.perf_counter()
            master(request)
            if time.perf_counter() - began >= LONG:
                found.append(request)
            session.submit(club(request))
    return found


def ticks(asked: Sequence[Request], thinkers: int, seconds: float) -> tuple[list, list]:
    """Return the sorted gaps between ticks and the lengths of the masters' calls, in ms."""
    calls: list[float] = []
    ended = threading.Event()

    def think(first: int) -> None:
        for request in cycle((*asked[first:], *asked[:first])):
            if ended.is_set():
                return
            began = time.perf_counter()
            master(request)
            calls.append(1000 * (time.perf_counter() - began))

    threads = [
        threading.Thread(target=think, args=(n * len(asked) // 2,)) for n in range(thinkers)
    ]
    for thread in threads:
        thread.start()
    gaps: list[float] = []
    clock, timer, loop = QElapsedTimer(), QTimer(), QEventLoop()
    timer.setTimerType(Qt.TimerType.PreciseTimer)

    def tick() -> None:
        gaps.append(clock.nsecsElapsed() / 1e6)
        clock.restart()

    timer.timeout.connect(tick)
    QTimer.singleShot(round(1000 * seconds), loop.quit)
    clock.start()
    timer.start(TICK)
    loop.exec()
    timer.stop()
    ended.set()
    for thread in threads:
        thread.join()
    return sorted(gaps), sorted(calls)


def open_window(ruleset: str) -> Program:
    """Return a window in which a person is asked for a bid."""
    language = WindowLanguage()
    language.use("en")
    program = Program(Preferences(language="en"), language, None)
    program.settings.are_kept = False
    program.opener.seeds = Seeds("ticks")
    program.window.resize(1440, 900)
    program.window.show()
    seats = tuple(SeatSetup(name, None) for name in NAMES[:1])
    others = tuple(SeatSetup(name, "club") for name in NAMES[1:])
    program.opener.open_new(GameSetup(ruleset, {}, (*seats, *others)))
    return program


def main() -> None:
    """Print the figures."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5
    ruleset = sys.argv[2] if len(sys.argv) > 2 else "spjst"
    application = make_application()
    program = open_window(ruleset)
    asked = requests(ruleset)
    print("compiled" if COMPILED else "plain Python", f"{len(asked)} searches of {ruleset}")
    # Until the cards of the window are dealt and drawn.
    while not program.window.view.is_settled:
        ticks(asked, 0, 1)
    ticks(asked, 0, 4)
    freeze_imports()
    for _ in range(ROUNDS):
        for thinkers in (0, 1, 2):
            gaps, calls = ticks(asked, thinkers, seconds)
            p99 = gaps[int(0.99 * (len(gaps) - 1))]
            line = f"{thinkers} masters: tick gap p99 {p99:6.1f} ms, worst {gaps[-1]:6.1f} ms"
            if calls:
                line += (
                    f"; calls: median {statistics.median(calls):.0f} ms, worst {calls[-1]:.0f} ms"
                )
            print(line, flush=True)
    program.window.close()
    application.quit()


if __name__ == "__main__":
    main()
