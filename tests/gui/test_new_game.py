"""What a new game can be."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tarock_desktop.families import FAMILY_OF
from tarock_desktop.table.rulings import Mode
from tarock_desktop.ui.dialogs.new_game import CLUMSY
from tarock_desktop.ui.dialogs.presets import AS_SHEET, OWN
from tarock_desktop.variants.loader import load_variant
from tests.gui.window_kit import begin, open_program, play_hand, view

# The screenless platform has no size hints and says so whenever a dialog opens.
pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


@pytest.fixture
def dialog(qtbot: QtBot):
    program = open_program(qtbot)
    made = program.dialogs.new_game_dialog()
    qtbot.addWidget(made)
    return made


def choose(box, value) -> None:
    box.setCurrentIndex(box.findData(value))


def test_every_ruleset_has_its_own_options(dialog):
    seen = []
    for ruleset in FAMILY_OF:
        choose(dialog.ruleset, ruleset)
        assert dialog.setup().ruleset == ruleset
        assert dialog.setup().options == {}
        seen.append(set(dialog.options.fields))
    assert seen[0] != seen[1]
    assert dialog.tabs.count() == 2


def test_every_preset_sets_its_options(dialog):
    offered = 0
    for ruleset in FAMILY_OF:
        choose(dialog.ruleset, ruleset)
        for preset in load_variant(ruleset).sheet.preset:
            choose(dialog.preset, preset.id)
            dialog.preset.activated.emit(dialog.preset.currentIndex())
            assert dialog.setup().options == preset.options
            assert dialog.preset.currentData() == preset.id
            offered += 1
    assert offered


def test_own_choices_are_no_preset(dialog):
    choose(dialog.ruleset, "koenigrufen")
    assert dialog.preset.currentData() == AS_SHEET
    box = dialog.options.fields["play_out"]
    box.setCurrentIndex(1)
    assert dialog.preset.currentData() == OWN
    choose(dialog.preset, AS_SHEET)
    dialog.preset.activated.emit(dialog.preset.currentIndex())
    assert dialog.setup().options == {}


@pytest.mark.parametrize("mode", list(Mode))
def test_every_mode_says_what_it_is_like(dialog, mode: Mode):
    dialog.mode.setCurrentIndex(list(Mode).index(mode))
    assert dialog.setup().mode is mode
    assert dialog._about_mode.text() == dialog.about_mode(mode)
    assert len({dialog.about_mode(each) for each in Mode}) == 3


def test_clumsy_players_sit_at_a_tournament_table_only(dialog):
    kind = dialog._kinds[1]
    assert kind.findData(CLUMSY) < 0
    dialog.mode.setCurrentIndex(list(Mode).index(Mode.TOURNAMENT))
    choose(kind, CLUMSY)
    assert dialog.setup().seats[1].level == CLUMSY
    dialog.mode.setCurrentIndex(list(Mode).index(Mode.WARN))
    assert kind.findData(CLUMSY) < 0
    assert dialog.setup().seats[1].level == "club"


def test_westfest_plays_through(qtbot: QtBot):
    program = open_program(qtbot)
    begin(program, ruleset="westfest")
    play_hand(qtbot, program)
    assert program.session.ruleset == "westfest"
    assert view(program).result.lines


@pytest.mark.parametrize(("before", "after"), [("ziri", "czech-gp"), ("koenigrufen", "spjst")])
def test_words_are_those_of_the_new_game_whatever_is_heard_first(
    qtbot: QtBot, before: str, after: str
):
    program = open_program(qtbot)
    begin(program, ruleset=before)
    window = program.window
    heard: list[tuple[str, str]] = []

    def take(mode: Mode) -> None:
        taken(mode)
        glance = window.glance()
        heard.append((glance.sheet.ruleset.id, glance.words.ruleset))

    # Cards that still move settle while the new game takes the table.
    taken = window.view.use_mode
    window.view.use_mode = take
    begin(program, ruleset=after)
    assert heard == [(after, after)]
