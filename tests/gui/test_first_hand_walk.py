"""Somebody who knows nothing plays a first hand by what the window shows him."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.kit.first_hand_walk import walk_once

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


@pytest.mark.parametrize(
    ("language", "ruleset"),
    [("sl", "ziri"), ("de", "koenigrufen")],
)
def test_a_first_hand_is_played_by_what_is_seen(
    qtbot: QtBot, tmp_path: Path, language: str, ruleset: str
):
    del qtbot
    result, wrong = walk_once(tmp_path, language, ruleset, speed="instant", pictures=False)
    assert (wrong, result.is_over, result.refused) == ("", True, 0)


def test_the_coach_leads_through_a_first_hand(qtbot: QtBot, tmp_path: Path):
    del qtbot
    result, wrong = walk_once(
        tmp_path, "cs", "czech-gp", speed="instant", asks_coach=True, pictures=False
    )
    assert (wrong, result.is_over, result.refused) == ("", True, 0)
