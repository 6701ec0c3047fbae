"""How soon the next hand begins in the window, with and without the review of the last one.

    python measurements/next_hand.py [hands] [ruleset]

The real window, 1440 x 900, without a screen, cards moving at normal speed, with one person
against computers; a computer player answers for the person at once. After every hand the button
"Next hand" is pressed: half of them while nothing is worked out, half while the review looks
through the hand that has ended. Printed are, in milliseconds from the press: when the event loop
is free again, when the first picture of the new hand is drawn, and for how long the loop stood
still at most within the next half second.

Beside them stand the processor time that the window's thread has used until that picture, and the
ratio of both. Where other programs keep the machine busy the ratio is far above 1; then the
processor time tells more, and whether the ratios with and without a review are alike.
"""

# ruff: noqa: E402 - as in the program, PySide is kept from reading every source first

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from tarock_desktop.ui.application.imports import spare_the_search

spare_the_search()

from PySide6.QtCore import QElapsedTimer, QEvent, QEventLoop, QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication

from tarock_desktop.bots.protocol import Request
from tarock_desktop.bots.simple import novice
from tarock_desktop.kernel import COMPILED
from tarock_desktop.session.preferences import Preferences
from tarock_desktop.session.seeds import Seeds
from tarock_desktop.session.session import GameSession
from tarock_desktop.ui.application.picture_memory import give_pictures_back
from tarock_desktop.ui.application.program import Program
from tarock_desktop.ui.application.start import freeze_imports, make_application
from tarock_desktop.ui.game.setup import GameSetup, SeatSetup
from tarock_desktop.ui.language.window_language import WindowLanguage

NAMES = ("Anna", "Josef", "Karel", "Marie")
AFTER = 500
"""Milliseconds after the press in which the event loop is watched."""
INTO = 300
"""Milliseconds that the review has worked when the button is pressed."""


class Pictures(QObject):
    """Notes when the table is drawn for the first time."""

    def __init__(self, program: Program, clock: QElapsedTimer) -> None:
        super().__init__()
        self.first: float | None = None
        self.used = 0.0
        """Seconds of processor time that the window's thread had used by then."""
        self._clock = clock
        program.window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's
        """Hear of a picture of the window once it is drawn."""
        if event.type() is QEvent.Type.UpdateRequest and self.first is None:
            QTimer.singleShot(0, self._drawn)
        return super().eventFilter(watched, event)

    def _drawn(self) -> None:
        if self.first is None:
            self.first = self._clock.nsecsElapsed() / 1e6
            self.used = time.thread_time()


def open_window(folder: Path, ruleset: str) -> Program:
    """Return a window in which a person plays against computers."""
    language = WindowLanguage()
    language.use("en")
    program = Program(Preferences(language="en"), language, folder)
    program.settings.are_kept = False
    program.opener.seeds = Seeds("next")
    program.window.resize(1440, 900)
    program.window.show()
    usual = program.opener.usual_game(ruleset)
    others = (SeatSetup(name, "novice") for name in NAMES[1 : len(usual.seats)])
    options = {"round_length": 0} if ruleset in ("spjst", "westfest") else {}
    program.opener.open_new(GameSetup(ruleset, options, (SeatSetup(NAMES[0], None), *others)))
    return program


def wait_until(is_so: Callable[[], bool], seconds: float = 60) -> None:
    """Let the window live until something is so."""
    loop, timer, end = QEventLoop(), QTimer(), time.monotonic() + seconds

    def look() -> None:
        if is_so():
            loop.quit()
        elif time.monotonic() > end:
            sys.exit("the window stands still")

    timer.timeout.connect(look)
    timer.start(2)
    loop.exec()
    timer.stop()


def rest(milliseconds: int) -> None:
    """Let the window live for so long."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def play_hand(program: Program, session: GameSession) -> None:
    """Answer for the person until the page after the hand is there."""
    program.settings.change(speed="instant")
    view, host = program.window.view, program.window.page.host

    def step() -> bool:
        asked = session.prompt_for_bot()
        if asked is None:
            return host.prompt is not None and host.prompt.is_page and view.is_settled
        if session.seating.level(asked.seat) is None:
            seen, seed = session.observation(asked.seat), session.seed("next")
            request = Request(session.ticket, session.variant, seen, asked, seed)
            program.window.submit(novice(request))
        return False

    wait_until(step)
    program.settings.change(speed="normal")


def _send(button: QAbstractButton, kind: QEvent.Type) -> None:
    middle, left = QPointF(button.rect().center()), Qt.MouseButton.LeftButton
    held = left if kind is QEvent.Type.MouseButtonPress else Qt.MouseButton.NoButton
    place = QPointF(button.mapToGlobal(button.rect().center()))
    keys = Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(button, QMouseEvent(kind, middle, place, left, held, keys))


def press(program: Program) -> tuple[float, float, float, float]:
    """Press "Next hand"; return loop, longest stand, picture and processor time until then."""
    clock, gaps, free = QElapsedTimer(), [], []
    loop, ticker = QEventLoop(), QTimer()
    ticker.setTimerType(Qt.TimerType.PreciseTimer)
    last = 0.0

    def tick() -> None:
        nonlocal last
        now = clock.nsecsElapsed() / 1e6
        gaps.append(now - last)
        last = now

    ticker.timeout.connect(tick)
    button = program.window.page.host.prompt.first
    _send(button, QEvent.Type.MouseButtonPress)
    clock.start()
    QTimer.singleShot(0, lambda: free.append(clock.nsecsElapsed() / 1e6))
    used = time.thread_time()
    _send(button, QEvent.Type.MouseButtonRelease)
    pictures = Pictures(program, clock)
    ticker.start(1)
    QTimer.singleShot(AFTER, loop.quit)
    loop.exec()
    ticker.stop()
    used = 1000 * (pictures.used - used)
    return free[0], max(gaps), pictures.first or float(AFTER), used


def hands(
    program: Program, session: GameSession, count: int, *, reviewed: bool
) -> Iterator[tuple]:
    """Play hands and yield the figures of each press."""
    done = 0
    while done < count and not session.finished:
        play_hand(program, session)
        if reviewed:
            wait_until(lambda: program.puzzles.is_busy)
        else:
            program.puzzles.give_way()
        rest(INTO)
        # A review that has ended already is none.
        counts = program.puzzles.is_busy is reviewed
        figures = press(program)
        if counts:
            done += 1
            yield figures


def told(name: str, figures: list[tuple]) -> None:
    """Print median and worst of some presses."""
    heads = "loop free", "longest stand", "first picture", "of it processor"
    parts = []
    for head, column in zip(heads, zip(*figures, strict=True), strict=True):
        parts.append(f"{head} {median(column):.0f} ({max(column):.0f})")
    ratio = median(first / used for *_, first, used in figures)
    said = f"{name:15} {len(figures)} hands, ms, median (worst): {', '.join(parts)}"
    print(f"{said}; ratio {ratio:.2f}", flush=True)


def main() -> None:
    """Print the figures."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    ruleset = sys.argv[2] if len(sys.argv) > 2 else "spjst"
    application = make_application()
    give_pictures_back()
    print("compiled" if COMPILED else "plain Python", ruleset, flush=True)
    with tempfile.TemporaryDirectory() as name:
        program = open_window(Path(name) / "games", ruleset)
        session = program.session
        if session is None:
            sys.exit("there is no game")
        wait_until(lambda: program.window.view.is_settled)
        freeze_imports()
        list(hands(program, session, 2, reviewed=True))
        for reviewed in (False, True):
            told(
                "with a review" if reviewed else "without one",
                list(hands(program, session, count, reviewed=reviewed)),
            )
        program.window.close()
    application.quit()


if __name__ == "__main__":
    main()
