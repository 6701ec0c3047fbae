"""A lesson on two screens. Qt knows its screens from its start on, so a process of its own runs
what `rooms_on_two_screens.py` tries."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
TRIED = HERE / "rooms_on_two_screens.py"
SCREENS = HERE / "two_screens.json"


@pytest.mark.gui
def test_a_lesson_on_two_screens(tmp_path: Path):
    root = HERE.parent.parent
    screens = SCREENS.relative_to(root).as_posix()
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(TRIED)],
        cwd=root,
        env={
            **os.environ,
            "QT_QPA_PLATFORM": f"offscreen:configfile={screens}",
            "TAROCK_HOME": str(tmp_path),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "4 passed" in done.stdout
