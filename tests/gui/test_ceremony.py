"""The table acts for people in the window: nothing is asked, and the log says who did it."""

import pytest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from tarock_desktop.session.preferences import Preferences
from tarock_desktop.session.seeds import Seeds
from tarock_desktop.table.actions import Shuffle
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Seat, Watcher
from tarock_desktop.ui.dialogs.preferences import PreferencesDialog
from tests.gui.window_kit import OpenProgram, asked, begin, open_program, play_hand, wait_for_turn

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]

USUAL = Preferences(language="en", speed="instant")


@pytest.fixture
def program(qtbot: QtBot) -> OpenProgram:
    return open_program(qtbot, size=(1440, 900), preferences=USUAL)


def begin_with(
    program: OpenProgram, dealer: int, humans: int = 1, mode: Mode = Mode.GUARD
) -> None:
    """Begin a game whose first hand is dealt from this seat."""
    for number in range(100):
        program.opener.seeds = Seeds(f"{number}")
        begin(program, humans, mode=mode)
        if program.session.observation(Watcher.PUBLIC).round.dealer == dealer:
            return
    raise AssertionError("somebody else always deals")


def log(program: OpenProgram) -> list[str]:
    lines = program.window.page.rail.log.list
    return [lines.item(row).text() for row in range(lines.count())]


def test_the_dealer_is_not_asked_to_shuffle(qtbot: QtBot, program: OpenProgram):
    begin_with(program, 0)
    assert program.session.prompt_for_bot().phase is Phase.SHUFFLE
    assert asked(program) is None
    assert program.window.page.host.prompt is None
    assert program.window.page.status.sentence(program.window.glance()) == (
        "The table acts for Anna."
    )
    wait_for_turn(qtbot, program)
    assert asked(program).phase is not Phase.SHUFFLE
    shuffled = [line for line in log(program) if "shuffled" in line]
    assert len(shuffled) == 1
    assert shuffled[0].endswith("(by the table)")


@pytest.mark.slow
def test_the_log_says_the_same_after_a_step_back(qtbot: QtBot, program: OpenProgram):
    begin_with(program, 0)
    play_hand(qtbot, program)
    lines = log(program)
    assert sum(line.endswith("(by the table)") for line in lines) > 1
    program.game.undo()
    assert log(program) == lines[: len(log(program))]
    assert program.window.page.host.prompt is not None or asked(program).cards is not None


def test_a_changed_setting_holds_at_once(qtbot: QtBot, program: OpenProgram):
    program.settings.change(ceremony="own")
    begin_with(program, 0)
    assert asked(program).shuffle is not None
    program.settings.change(ceremony="auto")
    assert asked(program) is None
    wait_for_turn(qtbot, program)
    assert asked(program).phase is not Phase.SHUFFLE


def test_people_at_one_screen_are_not_called_for_nothing(qtbot: QtBot, program: OpenProgram):
    begin_with(program, 3, humans=4)
    assert program.session.prompt_for_bot().seat == 3
    assert program.window.bridge.person is None
    qtbot.waitUntil(lambda: program.session.position > 1)
    assert program.window.bridge.person == program.session.prompt().seat != 3


def test_a_tournament_table_asks_for_everything(program: OpenProgram):
    begin_with(program, 0, mode=Mode.TOURNAMENT)
    assert asked(program).shuffle is not None
    program.window.submit(Shuffle(Seat(0), 7, "seed"))
    assert not any("by the table" in line for line in log(program))


def test_in_the_first_hand_the_last_card_is_played_by_the_person(program: OpenProgram):
    program.opener.open_first_hand("spjst")
    assert program.session.ceremony.cards == "never"
    program.settings.change(forced_card="only")
    assert program.session.ceremony.cards == "never"
    begin(program)
    assert program.session.ceremony.cards == "only"


def test_the_settings_say_what_the_table_does(qtbot: QtBot, program: OpenProgram):
    dialog = PreferencesDialog(program.window, USUAL)
    qtbot.addWidget(dialog)
    for setting, count in (("ceremony", 2), ("single_answers", 2), ("forced_card", 3)):
        (field,) = dialog.fields[setting]
        assert isinstance(field, QComboBox)
        assert field.count() == count
        texts = [field.itemText(place) for place in range(count)]
        assert not {"auto", "own", "last", "only", "never"} & {*texts}
        assert field.accessibleName() != setting
