"""The real program, killed at random moments: every start goes on with the same hand.

`TAROCK_KILLS=50 pytest tests/gui/test_killed_window.py` kills it fifty times.
"""

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tarock_desktop.journal.reading import read_journal
from tarock_desktop.journal.verify import verify
from tarock_desktop.session.preferences import FILE_NAME, Preferences, save_preferences
from tarock_desktop.session.saves import saved_games
from tests.kit.play import variant_with

KILLS = int(os.environ.get("TAROCK_KILLS", "3"))
MOST_SECONDS = 60


def lines_of(folder: Path) -> list[bytes]:
    games = saved_games(folder)
    return games[0].read_bytes().splitlines(keepends=True) if games else []


@pytest.mark.slow
def test_every_start_after_a_kill_goes_on_with_the_same_hand(tmp_path):
    chance = random.Random(20)
    folder = tmp_path / "data" / "games"
    settings = Preferences(start="table", players=("club",) * 6, speed="instant")
    before: list[bytes] = []
    for _ in range(KILLS):
        _play_and_kill(tmp_path, settings, len(before) + chance.randint(1, 8))
        after = lines_of(folder)
        kept = before if before and before[-1].endswith(b"\n") else before[:-1]
        assert after[: len(kept)] == kept, "what was on disk was written anew"
        assert len(saved_games(folder)) == 1, "a second game was begun"
        reading = read_journal(saved_games(folder)[0])
        assert reading.damage is None
        assert verify(reading, variant_with()) is None
        before = after


def _play_and_kill(home: Path, settings: Preferences, lines: int) -> None:
    """Let the program play until its journal has so many lines, then kill it at once."""
    surroundings = {**os.environ, "TAROCK_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    save_preferences(settings, home / "config" / FILE_NAME)
    with subprocess.Popen(
        [sys.executable, "-m", "tarock_desktop"],
        cwd=Path(__file__).parents[2],
        env=surroundings,
        stderr=subprocess.DEVNULL,
    ) as program:
        try:
            _wait_for_lines(program, home / "data" / "games", lines)
        finally:
            program.kill()


def _wait_for_lines(program: subprocess.Popen[bytes], folder: Path, lines: int) -> None:
    deadline = time.monotonic() + MOST_SECONDS
    while len(lines_of(folder)) < lines:
        with pytest.raises(subprocess.TimeoutExpired):  # it must not end by itself
            program.wait(0.01)
        assert time.monotonic() < deadline, "the program stands still"
