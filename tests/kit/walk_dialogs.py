"""The dialogs of an evening in a walk: score sheets, who plays, paper scores, people, history."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QDeadlineTimer
from PySide6.QtWidgets import QApplication, QWidget

from tarock_desktop.families import DEFAULT_RULESET
from tarock_desktop.records.paper import PaperScores, PaperTable, kinds
from tarock_desktop.ui.application.program import Program
from tarock_desktop.ui.history.dialog import HistoryDialog
from tarock_desktop.variants.loader import load_variant
from tests.kit.saved_evening import saved_evening, seated

_HANDS: Final = 21
"""Hands of the saved game: lines over the last 20 are drawn."""
_PATIENCE: Final = 30_000
"""Milliseconds that a thread may take to read the saved game."""

Shot = Callable[[str, QWidget], None]
"""Takes a picture of a dialog under a name."""


@cache
def played_folder() -> Path:
    """Return a folder with a saved game of two people against two computer players."""
    folder = Path(tempfile.mkdtemp()) / "games"
    folder.mkdir()
    saved_evening(folder, DEFAULT_RULESET, _HANDS, seated("Anna", "Zdeněk", bots=2))
    return folder


def walk_evening(program: Program, ruleset: str, shot: Shot) -> None:
    """Open the dialogs one after another; a hand has been played on the table."""
    evenings = program.evenings
    sheets = evenings.sheets_dialog()
    _wait(sheets.pdf.isEnabled)
    shot("evening-sheets", sheets)
    sheets.choice.setCurrentIndex(sheets.choice.count() - 1)
    shot("evening-ledger", sheets)
    sheets.close()
    who = evenings.people_dialog()
    shot("evening-people", who)
    who.close()
    for name, table in (("paper-empty", None), ("paper-scores", _paper(ruleset))):
        paper = evenings.papers.dialog(table)
        shot(name, paper)
        paper.leave()


def walk_records(program: Program, shot: Shot) -> None:
    """Open what is kept of saved games."""
    people = program.dialogs.people_dialog()
    shot("people-empty", people)
    program.keeper.look()
    _wait(lambda: people.rules.count() > 0)
    shot("people", people)
    people.close()
    program.history.show()
    history = program.window.findChild(HistoryDialog)
    if history is not None:
        _wait(lambda: history.games.count() > 0)
        shot("history", history)
        history.close()


def _paper(ruleset: str) -> PaperScores:
    """Return scores of two tables, one row of which does not add up."""
    variant = load_variant(ruleset)
    people = max(variant.sheet.ruleset.players)
    names = ("Anna", "Josef", "Karel", "Marie", "Pavel", "Eva")[:people]
    right = ("3", *("-1" for _ in range(3)), *("0" for _ in range(people - 4)))[:people]
    wrong = ("5", *right[1:])
    tables = (
        PaperTable(name=f"Club {number}", players=names, rows=(right, wrong)) for number in (1, 2)
    )
    kind = kinds(variant)[0]
    return PaperScores(ruleset=ruleset, title="Club", kind=kind, table=tuple(tables))


def _wait(done: Callable[[], bool]) -> None:
    end = QDeadlineTimer(_PATIENCE)
    while not done() and not end.hasExpired():
        QApplication.processEvents()
