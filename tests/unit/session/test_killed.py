"""A real program, killed while it plays: nothing that it acknowledged is lost."""

import subprocess
import sys
from pathlib import Path

import pytest

from tarock_desktop.journal.reading import read_journal
from tarock_desktop.journal.verify import verify
from tarock_desktop.session.saves import resume_newest, saved_games
from tests.kit.play import variant_with
from tests.unit.session.tables import play_acts

PLAYER = """
import sys
from pathlib import Path
from tests.unit.session.tables import play_acts, session
game = session(0, folder=Path(sys.argv[1]))
while True:
    play_acts(game, 1)
    print(game.position, flush=True)
"""


@pytest.mark.parametrize("acts", [1, 7, 60])
def test_what_was_acknowledged_survives_kill(tmp_path, acts):
    root = Path(__file__).parents[3]
    with subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(tmp_path)], cwd=root, stdout=subprocess.PIPE
    ) as player:
        assert player.stdout is not None
        told = [player.stdout.readline() for _ in range(acts)]
        assert all(told), "the player did not play"
        player.kill()
        told += player.stdout.read().splitlines(keepends=True)
    resumed = resume_newest(tmp_path)
    assert resumed.reports == ()
    assert resumed.session is not None
    assert resumed.session.position >= len(told) - 1
    assert resumed.session.position >= acts
    play_acts(resumed.session, 10)
    resumed.session.close()
    assert verify(read_journal(saved_games(tmp_path)[0]), variant_with()) is None
