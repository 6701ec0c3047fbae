"""Questions for judges in the window: practised with spacing, and asked in an examination."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tarock_desktop.learning.examination import Terms
from tarock_desktop.learning.question import Part
from tarock_desktop.table.events import RulingIssued
from tarock_desktop.texts.judge_questions import LETTERS
from tarock_desktop.ui.learning.judge_page import JudgeResultScreen, JudgeScreen
from tarock_desktop.ui.learning.judge_table import JudgeTable
from tests.gui.hearing_kit import nameless
from tests.gui.window_kit import open_program

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


@pytest.fixture
def program(qtbot: QtBot, tmp_path):
    return open_program(qtbot, size=(1024, 768), folder=tmp_path / "games")


def screen(program: Any) -> Any:
    page = program.home.page
    return None if page is None else page.screen_shown


def asked(program: Any) -> JudgeTable:
    table = program.window.in_front
    assert isinstance(table, JudgeTable)
    return table


def key(qtbot: QtBot, program: Any, what: Any) -> None:
    qtbot.keyClick(program.window.focusWidget(), what)


def practise(qtbot: QtBot, program: Any, subject: str = Part.PLAY.value) -> JudgeTable:
    program.window.commands.run("learn.judge")
    page = screen(program)
    assert isinstance(page, JudgeScreen)
    page.rules.setCurrentIndex(page.rules.findData("ziri"))
    page.subject.setCurrentIndex(page.subject.findData(subject))
    qtbot.mouseClick(page.practise, Qt.MouseButton.LeftButton)
    return asked(program)


def test_a_right_answer_is_explained_and_a_wrong_one_comes_again(qtbot: QtBot, program):
    table = practise(qtbot, program)
    question = table.task.question
    assert question.ruleset == "ziri"
    ruled = [e.ruling.row for e in table.page.rail.log.events if isinstance(e, RulingIssued)]
    assert question.source not in ruled
    key(qtbot, program, LETTERS[question.right])
    assert table.column.verdict.text() == "Right."
    assert table.column.reason.text()
    assert table.column.options[question.right].accessibleName().startswith("✓")
    key(qtbot, program, Qt.Key.Key_Return)
    second = asked(program)
    assert second is not table
    count = second.task.count
    wrong = (second.task.question.right + 1) % 4
    qtbot.mouseClick(second.column.options[wrong], Qt.MouseButton.LeftButton)
    assert "Wrong" in second.column.verdict.text()
    qtbot.mouseClick(second.disagree_button, Qt.MouseButton.LeftButton)
    copied = QApplication.clipboard().text()
    assert second.task.question.item in copied
    assert second.task.question.seed in copied
    qtbot.mouseClick(second.next_button, Qt.MouseButton.LeftButton)
    assert asked(program).task.count == count + 1
    key(qtbot, program, Qt.Key.Key_Escape)
    result = screen(program)
    assert isinstance(result, JudgeResultScreen)
    assert "1 of 2 right" in result.title.text()
    assert [answer.is_right for answer in program.judging._answers] == [True, False]


def test_the_incident_is_played_on_to_its_ruling(qtbot: QtBot, program):
    table = practise(qtbot, program, "§1")
    while not table.end_button.isVisible():
        table.choose(table.task.question.right)
        if not table.end_button.isVisible():
            table.next_button.click()
            table = asked(program)
    table.pace = 1000
    qtbot.mouseClick(table.end_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(
        lambda: any(isinstance(e, RulingIssued) for e in table.page.rail.log.events),
        timeout=10_000,
    )


def test_an_examination_tells_nothing_and_becomes_a_paper(qtbot: QtBot, program, tmp_path):
    program.judging.examine(Terms(ruleset="ziri", seed="3", count=20, minutes=1))
    qtbot.waitUntil(lambda: program.judging.round is not None, timeout=20_000)
    exam = program.judging.round
    first = asked(program)
    assert "1:00" in first.column.above.text()
    assert nameless(first) == []
    key(qtbot, program, LETTERS[first.task.question.right])
    assert first.column.verdict.text() == ""
    assert not first.disagree_button.isVisible()
    qtbot.waitUntil(lambda: asked(program) is not first)
    # A key that was hit by mistake does not end it.
    for _ in range(2):
        key(qtbot, program, Qt.Key.Key_Escape)
        assert asked(program).stay_button.hasFocus()
        assert "19\xa0questions" in asked(program).column.reason.text()
        key(qtbot, program, Qt.Key.Key_Escape)
        assert asked(program).column.answers.hasFocus()
    exam.seconds = 1
    qtbot.waitUntil(lambda: isinstance(screen(program), JudgeResultScreen), timeout=5_000)
    result = screen(program)
    assert "1 of 20 right" in result.title.text()
    assert "Not passed" in result.lines.text()
    file = tmp_path / "result.pdf"
    program.judging.save(exam.examined, exam.all_answers, "Anna", file)
    assert file.read_bytes().startswith(b"%PDF")
