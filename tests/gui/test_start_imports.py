"""The start imports what the table needs. Everything else is imported when it is wanted."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tarock_desktop.families import FAMILY_OF
from tests.kit.waiting_game import save_waiting_game

pytestmark = pytest.mark.gui

ROOT = Path(__file__).resolve().parents[2]
PLAYED = "texas"
LATER = (
    "tarock_desktop.cases",
    "tarock_desktop.cli",
    "tarock_desktop.kernel",
    "tarock_desktop.learning",
    "tarock_desktop.records",
    "sqlite3",
    "tarock_desktop.session.deal_filling",
    "tarock_desktop.ui.deal_editor",
    "tarock_desktop.ui.dialogs",
    "tarock_desktop.ui.duplicate",
    "tarock_desktop.ui.hand_over",
    "tarock_desktop.ui.hotseat.curtain",
    "tarock_desktop.ui.incidents.incident_table",
    "tarock_desktop.ui.incidents.incidents",
    "tarock_desktop.ui.learning",
    "tarock_desktop.ui.coach.hand_review",
    "tarock_desktop.ui.coach.knowledge",
    "tarock_desktop.ui.other_acts.other_acts",
    "tarock_desktop.ui.sound",
    "tarock_desktop.ui.teaching.lesson_table",
    "tarock_desktop.ui.teaching.mode",
    "tarock_desktop.variants.comparison",
)
"""Packages and modules, with what lies in them."""
LIGHT_BOTS = {
    "tarock_desktop.bots",
    "tarock_desktop.bots.costs",
    "tarock_desktop.bots.levels",
    "tarock_desktop.bots.protocol",
    "tarock_desktop.bots.thought",
}
"""The names of the levels and what a bot is given and gives back; no search."""
PROGRAM = """
import linecache
import sys
from tarock_desktop.__main__ import main
from tarock_desktop.ui.application.imports import spare_the_search

spare_the_search()
from PySide6.QtWidgets import QApplication
from tarock_desktop.ui.application import start

def show(application=None):
    for _ in range(20):
        QApplication.processEvents()
    print(*sys.modules, *linecache.cache)
    sys.stdout.flush()
    return 0

QApplication.exec = show
start.IDLE = 1_000_000 # on a slow machine the bots would be imported meanwhile
sys.exit(main([]))
"""


@pytest.fixture(scope="module")
def imported(tmp_path_factory):
    """Return the modules of a process that has opened a saved game, and the files it has read."""
    home = tmp_path_factory.mktemp("home")
    save_waiting_game(home / "data" / "games")
    ended = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        cwd=ROOT,
        env=os.environ | {"TAROCK_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    modules = set(ended.stdout.split())
    assert "tarock_desktop.ui.scene.table_view" in modules
    assert f"tarock_desktop.variants.{PLAYED}.family" in modules
    return modules


@pytest.mark.parametrize("later", LATER)
def test_what_the_table_does_not_show_is_imported_later(imported, later):
    assert find_spec(later) is not None, "it has another name now"
    assert [name for name in sorted(imported) if f"{name}.".startswith(f"{later}.")] == []


def test_no_source_is_searched(imported):
    read = [name for name in sorted(imported) if name.endswith(".py")]
    assert [name for name in read if "tarock_desktop" in name] == []


def test_no_dialog_is_imported(imported):
    ours = (name for name in sorted(imported) if name.startswith("tarock_desktop.ui."))
    assert [name for name in ours if name.rpartition(".")[2].endswith("dialog")] == []


def test_no_search_of_the_bots_is_imported(imported):
    bots = {name for name in imported if name.startswith("tarock_desktop.bots")}
    assert bots - LIGHT_BOTS == set()


@pytest.mark.parametrize("family", sorted(set(FAMILY_OF.values()) - {PLAYED}))
def test_no_other_family_is_imported(imported, family):
    ours = (name for name in sorted(imported) if name.startswith("tarock_desktop."))
    # A package without modules in it costs nothing, an invitation two sentences.
    loaded = [name for name in ours if f".{family}." in name]
    assert [name for name in loaded if not name.endswith(".invitation")] == []
