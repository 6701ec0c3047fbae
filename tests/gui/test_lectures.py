"""An evening from a file: one thing after another by the keys of a remote."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tarock_desktop.session.playlist import load_playlist
from tarock_desktop.ui.teaching.handout_dialog import HandoutKind
from tests.gui.teaching_kit import game_in_play, mode, table, taught
from tests.gui.window_kit import press

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


def test_an_evening_goes_from_hand_to_incident_to_game(qtbot: QtBot, tmp_path: Path):
    session = game_in_play(folder=tmp_path, hand=2)
    assert session.path is not None
    program = taught(qtbot, session=session)
    file = tmp_path / "evening.tarock-lecture"
    program.lectures.add(file)
    with file.open("a") as more:
        more.write('[[show]]\nincident = "SPJST-P15"\n')
        more.write(f'[[show]]\ngame = "{session.path.name}"\nhand = 1\n')
    assert [each.hand for each in load_playlist(file).shown] == [2, 0, 1]
    program.lectures.open(file)
    past = mode(program).past
    assert (past.lesson.number, past.number, past.is_guest) == (2, 0, False)
    program.lectures.show(1)
    past = mode(program).past
    assert past.is_guest
    assert past.taught.names == ("A", "B", "C", "D")
    assert past.moment() is None, "nobody plays on from an incident"
    for number in range(1, len(past.lesson)):
        press(qtbot, program, Qt.Key.Key_PageDown)
        assert mode(program).past.number == number
        assert table(program) == past.lesson.table(number)
    assert mode(program).showing.coming() == f"{session.path.stem}, hand 1"
    press(qtbot, program, Qt.Key.Key_PageDown)
    past = mode(program).past
    assert (past.lesson.number, past.number, past.is_guest) == (1, 0, False)
    press(qtbot, program, Qt.Key.Key_PageUp)
    assert mode(program).past.is_guest
    assert mode(program).past.number == 0
    press(qtbot, program, Qt.Key.Key_End)
    assert mode(program).past is None

    mode(program).remarks.keep("Which card?")
    program.lectures.handouts.write(tmp_path / "out.pdf", HandoutKind.ANSWERS)
    assert (tmp_path / "out.pdf").read_bytes().startswith(b"%PDF")
    file.write_text('lecture = "A"\n[[show]]\n')
    program.lectures.open(file)
    qtbot.waitUntil(lambda: "one thing is shown" in program.window.page.notice.text.text())
