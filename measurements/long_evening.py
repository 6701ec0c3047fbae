"""What a long evening costs in the window: memory hand by hand, and going on with it.

    python measurements/long_evening.py [hands] [ruleset]

The real window, without a screen and without motion, with one person against computers; a computer
player answers for the person, and the game is saved. After every tenth of the evening stands how
much memory the process holds, and how many blocks of Python and widgets there are. Then the
window is closed, and the game is opened again from its file, as at the next start. Linux only.
"""

# ruff: noqa: E402 - as in the program, PySide is kept from reading every source first

from __future__ import annotations

import gc
import os
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from tarock_desktop.ui.application.imports import spare_the_search

spare_the_search()

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from tarock_desktop.bots.protocol import Request
from tarock_desktop.bots.simple import novice
from tarock_desktop.session.preferences import Preferences
from tarock_desktop.session.saves import resume_newest
from tarock_desktop.session.seeds import Seeds
from tarock_desktop.session.session import GameSession
from tarock_desktop.ui.application.picture_memory import give_pictures_back
from tarock_desktop.ui.application.program import Program
from tarock_desktop.ui.application.start import make_application
from tarock_desktop.ui.game.setup import GameSetup, SeatSetup
from tarock_desktop.ui.language.window_language import WindowLanguage

NAMES = ("Anna", "Josef", "Karel", "Marie")
TENTHS = 10
MIB = 1 << 20


def memory() -> float:
    """Return the memory that this process holds, in MiB."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / MIB


def open_window(folder: Path, ruleset: str) -> Program:
    """Return a window in which a person plays against computers, as long as they like."""
    language = WindowLanguage()
    language.use("en")
    program = Program(Preferences(language="en", speed="instant"), language, folder)
    program.settings.are_kept = False
    program.opener.seeds = Seeds("long")
    program.window.resize(1440, 900)
    program.window.show()
    usual = program.opener.usual_game(ruleset)
    options = {"round_length": 0} if ruleset in ("spjst", "westfest") else {}
    others = (SeatSetup(name, "novice") for name in NAMES[1 : len(usual.seats)])
    program.opener.open_new(GameSetup(ruleset, options, (SeatSetup(NAMES[0], None), *others)))
    return program


def answer(program: Program, session: GameSession) -> None:
    """Answer for the person, or begin the next hand; nothing while a computer player is due."""
    asked = session.prompt_for_bot()
    if asked is None:
        program.game.next_hand()
    elif session.seating.level(asked.seat) is None:
        seen, seed = session.observation(asked.seat), session.seed("long")
        request = Request(session.ticket, session.variant, seen, asked, seed)
        program.window.submit(novice(request))


def play(application: QApplication, program: Program, session: GameSession, hands: int) -> None:
    """Play so many hands and print the figures of every tenth."""
    told = 0

    def step() -> None:
        nonlocal told
        played = session.hands - 1
        if played > told and played % max(1, hands // TENTHS) == 0:
            told = played
            gc.collect()
            # Not the objects themselves: a list of them spoils a tuple that a thread is making.
            blocks, widgets = sys.getallocatedblocks(), len(application.allWidgets())
            figures = f"{blocks:10,} blocks {widgets:5} widgets"
            print(f"{played:6} hands {memory():7.1f} MiB {figures}", flush=True)
        if played >= hands or session.finished:
            application.quit()
        else:
            answer(program, session)

    timer = QTimer()
    timer.timeout.connect(step)
    timer.start(0)
    application.exec()
    timer.stop()


def open_again(folder: Path) -> None:
    """Print how long it takes until the saved game is there."""
    began = time.perf_counter()
    session = resume_newest(folder).session
    seconds = time.perf_counter() - began
    if session is None or session.path is None:
        sys.exit("there is no game to go on with")
    size = session.path.stat().st_size / MIB
    print(f"{session.hands} hands, {session.ticket:,} lines, {size:.1f} MiB: {seconds:.2f} s")
    session.close()


def main() -> None:
    """Print the figures."""
    hands = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    ruleset = sys.argv[2] if len(sys.argv) > 2 else "koenigrufen"
    application = make_application()
    give_pictures_back()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "games"
        program = open_window(folder, ruleset)
        if program.session is not None:
            play(application, program, program.session, hands)
        program.window.close()
        open_again(folder)


if __name__ == "__main__":
    main()
