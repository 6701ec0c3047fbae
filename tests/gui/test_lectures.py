"""An evening from a file: one thing after another by the keys of a remote."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tarock_desktop.learning.playlist import first_evening, load_playlist
from tarock_desktop.ui.teaching.handout_dialog import HandoutKind
from tests.gui.mouse_kit import push
from tests.gui.teaching_kit import game_in_play, mode, table, taught
from tests.gui.test_desktop_habits import drop
from tests.gui.window_kit import open_program, press

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
    assert mode(program).showing.evening().shown.startswith("Failing to follow suit; ")
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


def test_a_first_evening_is_shown_from_the_first_page(qtbot: QtBot, tmp_path: Path):
    program = open_program(qtbot, language="de")
    program.home.show_start()
    assert program.window.commands.may_run("teaching.playlist")
    wrong = tmp_path / "wrong.tarock-lecture"
    wrong.write_text('lecture = "A"\n[[show]]\nincident = "nothing"\n')
    assert drop(program, wrong)
    said = 'wrong.tarock-lecture:3:12: unbekannter Vorfall: "nothing"'
    qtbot.waitUntil(lambda: said in program.home.page.notice.text.text())

    program.window.commands.run("teaching.hands")
    page = program.demonstrations.page
    push(qtbot, program, page.sheets["ziri"])
    assert list(page.tiles) == [s.ready for s in load_playlist(first_evening("ziri")).shown]
    push(qtbot, program, page.evening)
    assert program.home.page is None
    teaching = mode(program)
    for number, hand in enumerate(("ziri-overtrump", "ziri-mond", "ziri-pagat")):
        assert program.demonstrations.shown(program.session) == hand
        assert teaching.past.board.bar.comment.text()
        coming = ("Der Mond wird gefangen", "Der Pagat macht den letzten Stich", "")[number]
        assert teaching.showing.coming() == coming
        teaching.past.go_to(len(teaching.past.lesson) - 2)
        press(qtbot, program, Qt.Key.Key_PageDown)
        assert teaching.past is None, "the end of the hand is the game as it stands"
        press(qtbot, program, Qt.Key.Key_PageDown)
    hands = program.lectures.handouts._commented()
    assert sorted({each.hand for each in hands}) == [1, 2, 3], "all of the evening are printed"
    mine = tmp_path / "mine.tarock-lecture"
    program.lectures.add(mine)
    assert [each.ready for each in load_playlist(mine).shown] == ["ziri-pagat"]

    # What is not there is said, and the evening begins with what is.
    gone = '[[show]]\ngame = "gone.tarock"\n'
    mine.write_text(f'lecture = "A"\n{gone}[[show]]\nincident = "ziri-p01"\n')
    program.game.play(game_in_play(hand=1), computers=False)
    assert drop(program, mine)
    assert teaching.past.is_guest
    qtbot.waitUntil(lambda: "gone.tarock" in teaching.past.page.notice.text.text())
