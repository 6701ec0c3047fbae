"""Play on from here, with mouse and keys: the new game stands there, the old one is unchanged."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox

from tarock_desktop.bots import coach
from tarock_desktop.journal.reading import read_journal
from tarock_desktop.table.rulings import Mode
from tarock_desktop.ui.coach import hand_review
from tarock_desktop.ui.history.play_on_dialog import PlayOnDialog
from tests.gui.coach_kit import QUICK
from tests.gui.test_reviews import Costs
from tests.gui.window_kit import begin, open_program, play_hand, press

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


@pytest.fixture(autouse=True)
def costs(monkeypatch):
    monkeypatch.setattr(hand_review, "cost_of_decision", Costs().cost)
    monkeypatch.setattr(coach, "master_effort", lambda: QUICK)


@pytest.fixture
def program(qtbot, tmp_path):
    opened = open_program(qtbot, size=(1440, 900), folder=tmp_path)
    begin(opened)
    play_hand(qtbot, opened)
    yield opened
    opened.window.close()


def dialog_of(qtbot, program):
    return next(each for each in program.window.findChildren(PlayOnDialog) if each.isVisible())


def test_a_review_is_played_on_in_a_game_of_its_own(qtbot, program, tmp_path):
    window = program.window
    old = window.session.path
    assert not window.commands.may_run("teaching.play-on")
    press(qtbot, program, Qt.Key.Key_F8)
    qtbot.keyClick(window, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    buttons = dialog_of(qtbot, program).findChild(QDialogButtonBox)
    cancel = buttons.button(QDialogButtonBox.StandardButton.Cancel)
    qtbot.mouseClick(cancel, Qt.MouseButton.LeftButton)
    review = window.in_front
    assert len(list(tmp_path.glob("*.tarock"))) == 1
    number = next(
        each.number for each in review.decisions if each.seat == 0 and each.move is not None
    )
    review.choose(number)
    before = old.read_bytes()
    qtbot.mouseClick(review.play_on_button, Qt.MouseButton.LeftButton)
    dialog = dialog_of(qtbot, program)
    assert [box.currentData() for box in dialog.players] == ["human", "club", "club", "club"]
    box = dialog.players[2]
    box.setCurrentIndex(box.findData("novice"))
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.session.path != old)
    assert window.shows_game
    new = window.session
    assert new.position == review.decisions[number].act
    assert new.prompt().seat == 0
    assert new.seating.level(2) == "novice"
    assert old.read_bytes() == before
    branch = read_journal(new.path).header.branch
    assert (branch.game, branch.hand, branch.act) == (old.name, 1, new.position)
    qtbot.waitUntil(lambda: "Played on from hand 1" in window.page.notice.text.text())


def test_a_lesson_is_played_on_from_its_step(qtbot, program):
    window = program.window
    window.commands.run("teaching.mode")
    for _ in range(5):
        press(qtbot, program, Qt.Key.Key_PageUp)
    shown = window.in_front
    act = shown.moment()
    qtbot.keyClick(window, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    dialog_of(qtbot, program).accept()
    qtbot.waitUntil(lambda: window.shows_game)
    assert window.session.length >= act


def test_not_in_an_open_tournament_round(qtbot):
    opened = open_program(qtbot, size=(1440, 900))
    begin(opened, 0, mode=Mode.TOURNAMENT)
    play_hand(qtbot, opened)
    opened.window.commands.run("teaching.review")
    assert opened.window.in_front is None
    assert not opened.window.commands.may_run("teaching.play-on")
    opened.window.close()
