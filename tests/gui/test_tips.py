"""A name that looks like HTML is a name, wherever it is shown."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tarock_desktop.ui.game.setup import SeatSetup
from tarock_desktop.ui.style.tips import as_tip
from tests.gui.window_kit import answer, asked, game_of, open_program, over, wait_for_turn

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]

TAG = '<img src="x">'


def tips(program) -> list[str]:
    """Return everything that Qt may take for HTML."""
    widgets = [program.window, *program.window.findChildren(QWidget)]
    said = [widget.toolTip() for widget in widgets]
    said += [item.toolTip() for item in program.window.view.items()]
    for box in program.window.findChildren(QComboBox):
        said += [box.itemData(at, Qt.ItemDataRole.ToolTipRole) or "" for at in range(box.count())]
    labels = program.window.findChildren(QLabel)
    said += [label.text() for label in labels if label.textFormat() is not Qt.TextFormat.PlainText]
    return said


def test_no_tip_takes_a_name_for_html(qtbot: QtBot):
    program = open_program(qtbot, size=(1440, 900))
    setup = game_of(1)
    seats = tuple(
        SeatSetup(f"{TAG}{number}", seat.level) for number, seat in enumerate(setup.seats)
    )
    program.opener.open_new(replace(setup, seats=seats))
    shown = 0
    while not over(program):
        wait_for_turn(qtbot, program)
        said = tips(program)
        assert not any(TAG in each for each in said)
        shown += sum(as_tip(TAG)[4:-5] in each for each in said)
        prompt = asked(program)
        if prompt is not None:
            program.window.submit(answer(program, prompt))
    assert shown > 4
    QApplication.processEvents()


def test_lines_stay_lines():
    assert as_tip("a\n<b>") == "<qt>a<br>&lt;b&gt;</qt>"
    assert as_tip("a & b\nc") == "a & b\nc"
