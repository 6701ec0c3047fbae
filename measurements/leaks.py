"""Whether a window shared by several people shows or tells anything of hidden cards.

    QT_QPA_PLATFORM=offscreen python measurements/leaks.py [hands of each sheet] [sheet ...]

Four people play at one screen. In the very call in which the curtain falls, picture, title, tips,
accessible names, log and rulings are compared with those of a window that knows other hands.
One act of eight is done in the window: in the next hand others than in the last one.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from msgspec.structs import replace

from tarock_desktop.session.preferences import Preferences
from tarock_desktop.session.seeds import Seeds
from tarock_desktop.ui.application.program import Program
from tarock_desktop.ui.application.start import make_application
from tarock_desktop.ui.language.window_language import WindowLanguage
from tests.gui.window_kit import ALL_BY_HAND, game_of
from tests.kit.leaks import LeakWatch, play_hand
from tests.kit.thinking import EVERY_SHEET

EVERY = 8
"""Of so many acts one is done in the window."""


def main() -> int:
    """Print a line for each sheet and every leak; return 1 if there are any."""
    hands = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    application = make_application(())
    language = WindowLanguage()
    language.use("en")
    usual = Preferences(language="en", speed="instant", **ALL_BY_HAND)
    found = 0
    for ruleset in sys.argv[2:] or EVERY_SHEET:
        begin, falls, compared, texts = time.process_time(), 0, 0, 0
        with tempfile.TemporaryDirectory() as folder:
            program = Program(usual, language, Path(folder))
            program.settings.are_kept = False
            program.window.resize(640, 480)
            program.window.show()
            for number in range(hands):
                program.opener.seeds = Seeds(str(number))
                program.opener.open_new(replace(game_of(4), ruleset=ruleset))
                watch = LeakWatch(program)
                play_hand(program, EVERY, number % EVERY)
                falls, compared = falls + watch.falls, compared + watch.compared
                texts += watch.texts
                found += len(watch.leaks)
                print(*watch.leaks, sep="\n", end="\n" if watch.leaks else "")
                application.processEvents()
            program.window.close()
            program.window.deleteLater()
            application.processEvents()
        spent = time.process_time() - begin
        counts = f"{hands} hands, {falls} falls, {compared} compared, {texts} texts"
        print(f"{ruleset:12} {counts}, {spent:.0f} s of processor time", flush=True)
    print(f"{found} leaks")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
