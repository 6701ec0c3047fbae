"""The toy sheet is played in the window, which knows nothing of it."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tarock_desktop.ui.game.setup import GameSetup, SeatSetup
from tests.gui.window_kit import open_program, play_hand, view
from tests.toy import added

PEOPLE = ("Anna", "Josef", "Karel")


@pytest.mark.gui
def test_a_hand_is_played_in_the_window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    added.add(monkeypatch)
    program = open_program(qtbot, secret="toy")
    seats = (SeatSetup(name, "club" if seat else None) for seat, name in enumerate(PEOPLE))
    program.opener.open_new(GameSetup("toy", {}, tuple(seats)))
    play_hand(qtbot, program)
    seen = view(program)
    assert seen.result.over
    assert len(seen.round.seats) == len(PEOPLE)
    # The window outlives the patch by a few events: it goes back to rules that are really there.
    program.opener.open_new(program.opener.usual_game())
