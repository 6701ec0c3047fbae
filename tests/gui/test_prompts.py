"""The questions over the table, of every sheet: their rows, and what the Return key does."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tarock_desktop.table.actions import Announce, Bid, Challenge, Declare, Pass
from tarock_desktop.table.phases import Phase
from tarock_desktop.ui.prompts.act_prompt import OptionPrompt
from tarock_desktop.ui.style.widgets import Choice
from tests.gui.window_kit import (
    answer,
    asked,
    game_of,
    open_program,
    over,
    play_until,
    press,
    view,
    wait_for_turn,
)

pytestmark = pytest.mark.gui

SHEETS = ("spjst", "westfest", "koenigrufen", "czech-gp", "ziri")
BINDING = (Bid, Announce, Challenge)


def table(qtbot: QtBot, ruleset: str, humans: int = 4, secret: str = "a"):
    program = open_program(qtbot, size=(1440, 900), secret=secret)
    options = {"stop_pause": 0} if ruleset == "czech-gp" else {}
    program.opener.open_new(replace(game_of(humans), ruleset=ruleset, options=options))
    return program


def acts(program) -> list[object]:
    return [entry.action for entry in program.session._journal.entries if hasattr(entry, "action")]


@pytest.mark.parametrize("ruleset", SHEETS)
def test_return_on_a_question_just_asked_binds_nobody(qtbot: QtBot, ruleset: str):
    program = table(qtbot, ruleset)
    phases = set()
    for _ in range(120):
        wait_for_turn(qtbot, program)
        if over(program):
            break
        if program.window.hot_seat.curtain.is_down:
            program.window.hot_seat.curtain.lifted.emit()
        prompt = asked(program)
        if prompt.phase is Phase.PLAY and prompt.cards is not None:
            break
        phases.add(prompt.phase)
        before = len(acts(program))
        for press_from_table in (False, True):
            if press_from_table:
                program.window.view.setFocus()
            press(qtbot, program, Qt.Key.Key_Return)
            new = acts(program)[before:]
            assert not [act for act in new if isinstance(act, BINDING)], prompt.question
            assert not [act for act in new if isinstance(act, Declare) and act.values]
            if new:
                break
        else:
            program.window.submit(answer(program, prompt))
    assert {Phase.SHUFFLE, Phase.BID} <= phases


def test_values_are_declared_once_their_button_is_gone_to(qtbot: QtBot):
    program = table(qtbot, "spjst")
    prompt = play_until(
        qtbot, program, lambda prompt: prompt.phase is Phase.DECLARE and bool(prompt.values)
    )
    before = len(acts(program))
    press(qtbot, program, Qt.Key.Key_Return)
    assert len(acts(program)) == before
    press(qtbot, program, Qt.Key.Key_Down)
    press(qtbot, program, Qt.Key.Key_Return)
    assert acts(program)[before] == Declare(
        prompt.seat, tuple(choice.value for choice in prompt.values)
    )


def test_alt_and_the_underlined_letter_press_a_button(qtbot: QtBot):
    program = table(qtbot, "koenigrufen", humans=1)
    prompt = play_until(
        qtbot,
        program,
        lambda prompt: prompt.phase is Phase.BID and Pass(prompt.seat) in prompt.open_actions,
    )
    sheet = program.window.page.host.prompt
    button = sheet.buttons[Pass(prompt.seat)]
    assert button.text() == "Pass"
    shortcuts = [each.shortcut() for each in sheet.findChildren(Choice) if each.text()]
    assert len({shortcut.toString() for shortcut in shortcuts}) == len(shortcuts) > 1
    before = len(acts(program))
    qtbot.keyClick(program.window.view, Qt.Key.Key_P, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: len(acts(program)) > before)
    assert acts(program)[before] == Pass(prompt.seat)


@pytest.mark.parametrize("ruleset", SHEETS)
def test_a_game_is_bid_with_arrow_and_return_or_with_two_clicks(qtbot: QtBot, ruleset: str):
    for way in ("keys", "button", "double click"):
        program = table(qtbot, ruleset)
        prompt = play_until(qtbot, program, lambda prompt: prompt.phase is Phase.BID)
        sheet = program.window.page.host.prompt
        assert isinstance(sheet, OptionPrompt)
        assert not sheet.act.isEnabled()
        assert sheet.picked is None
        row = sheet.rows.rows[0]
        wanted = next(o for o in prompt.options if sheet.buttons[o.action] is row)
        if way == "keys":
            press(qtbot, program, Qt.Key.Key_Down)
            press(qtbot, program, Qt.Key.Key_Return)
        elif way == "double click":
            qtbot.mouseClick(row, Qt.MouseButton.LeftButton)
            qtbot.mouseDClick(row, Qt.MouseButton.LeftButton)
        else:
            qtbot.mouseClick(row, Qt.MouseButton.LeftButton)
            assert program.window.words.message(wanted.label) in sheet.act.text()
            qtbot.mouseClick(sheet.act, Qt.MouseButton.LeftButton)
        assert view(program).auction.bids[-1].contract == wanted.action.contract
        program.window.close()


def test_a_row_is_given_up_with_another_click(qtbot: QtBot):
    program = table(qtbot, "koenigrufen")
    play_until(qtbot, program, lambda prompt: prompt.phase is Phase.BID)
    sheet = program.window.page.host.prompt
    for chosen in (True, False):
        qtbot.mouseClick(sheet.rows.rows[1], Qt.MouseButton.LeftButton)
        assert sheet.act.isEnabled() == chosen


def test_what_is_to_be_beaten_stands_beside_the_question(qtbot: QtBot):
    program = table(qtbot, "koenigrufen")
    prompt = play_until(
        qtbot, program, lambda prompt: prompt.phase is Phase.BID and prompt.to_beat is not None
    )
    said = program.window.words.message(prompt.to_beat)
    assert said in program.window.page.host.prompt.accessibleDescription()
    assert said.startswith("to beat: ")


def test_a_prompt_is_no_larger_than_what_it_says(qtbot: QtBot):
    program = table(qtbot, "spjst")
    play_until(qtbot, program, lambda prompt: prompt.phase is Phase.BID)
    page, host = program.window.page, program.window.page.host
    assert host.width() < 40 * page.unit()
    assert not host.verticalScrollBar().isVisible()
    assert not host.prompt.rows.verticalScrollBar().isVisible()
    layout = page.view.table
    assert host.geometry().bottom() <= layout.lifted_top
    felt = (layout.right - layout.rim) * layout.hand_top
    assert host.width() * host.height() < 0.4 * felt


@pytest.mark.parametrize(
    ("ruleset", "values"),
    [
        ("spjst", {"povinost": "×2", "prever": "×3"}),
        ("westfest", {"povinost": "×2", "prever": "×3"}),
        ("ziri", {"trojka": "×1", "dvojka": "×2", "enka": "×3", "brez-talona": "×4"}),
        ("czech-gp", {"zakladni": "0.10", "preferanc": "0.10", "solo": "0.80"}),
        ("koenigrufen", {"vorhand": "", "piccolo": "2", "dreier": "5", "solodreier": "10"}),
    ],
)
def test_rows_show_what_games_count_by_the_sheet(qtbot: QtBot, ruleset: str, values):
    program = table(qtbot, ruleset)
    play_until(qtbot, program, lambda prompt: prompt.phase is Phase.BID)
    rows = program.window.page.host.prompt.buttons.items()
    shown = {act.contract: row.pill.text() for act, row in rows if isinstance(act, Bid)}
    assert {**shown, **values} == shown
