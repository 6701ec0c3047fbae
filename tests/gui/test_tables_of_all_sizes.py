"""Every ruleset is played in the window, by as many people as its sheet knows."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tarock_desktop.families import FAMILY_OF
from tarock_desktop.ui.game.setup import GameSetup, SeatSetup
from tarock_desktop.variants.loader import load_variant
from tests.gui.window_kit import open_program, play_hand, view

PEOPLE = ("Anna", "Josef", "Karel", "Marie", "Petr", "Zora")
TABLES = [
    (ruleset, people)
    for ruleset in FAMILY_OF
    for people in load_variant(ruleset).sheet.ruleset.players
]


@pytest.mark.gui
@pytest.mark.parametrize(("ruleset", "people"), TABLES)
def test_a_hand_is_played_at_every_table(qtbot: QtBot, ruleset: str, people: int) -> None:
    program = open_program(qtbot, secret=f"table/{people}")
    seats = (
        SeatSetup(name, "club" if seat else None) for seat, name in enumerate(PEOPLE[:people])
    )
    program.opener.open_new(GameSetup(ruleset, {}, tuple(seats)))
    play_hand(qtbot, program)
    seen = view(program)
    assert seen.result.over
    assert seen.result.lines
    assert len(seen.round.seats) == people


@pytest.mark.gui
def test_a_new_game_has_as_many_seats_as_people(qtbot: QtBot) -> None:
    program = open_program(qtbot)
    dialog = program.dialogs.new_game_dialog()
    qtbot.addWidget(dialog)
    dialog.ruleset.setCurrentIndex(dialog.ruleset.findData("koenigrufen"))
    offered = [dialog.people.itemData(place) for place in range(dialog.people.count())]
    assert offered == [4, 5, 6]
    dialog.people.setCurrentIndex(2)
    assert len(dialog.setup().seats) == 6
    dialog.ruleset.setCurrentIndex(dialog.ruleset.findData("ziri"))
    assert len(dialog.setup().seats) == load_variant("ziri").sheet.ruleset.players[0]
