"""Lessons in the window: gone through by mouse, and by the keyboard alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tarock_desktop.bots.levels import LEVELS
from tarock_desktop.bots.protocol import Request
from tarock_desktop.cases.notation import parse_card
from tarock_desktop.families import FAMILY_OF
from tarock_desktop.learning.course import course_of
from tarock_desktop.learning.finding import rule_broken
from tarock_desktop.learning.lesson_file import read_lesson
from tarock_desktop.learning.lesson_run import LessonRun
from tarock_desktop.learning.sides import Sides
from tarock_desktop.learning.task import WrongAct
from tarock_desktop.table.actions import PlayCard
from tarock_desktop.table.seats import Seat
from tarock_desktop.texts.acts import ActTexts
from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.judge_questions import JudgeTexts
from tarock_desktop.texts.languages import language
from tarock_desktop.texts.lessons import Lessons as LessonTexts
from tarock_desktop.texts.render import Words
from tarock_desktop.ui.learning.answer_texts import LessonWords
from tarock_desktop.ui.learning.lesson_page import LessonPage
from tarock_desktop.ui.learning.lesson_panel import Deed
from tarock_desktop.ui.learning.lesson_table import Stage
from tarock_desktop.ui.learning.task_parts import find_part, frames_to_find
from tarock_desktop.ui.prompts.discarding import DiscardTray
from tarock_desktop.ui.window.lesson_making import LessonMaking
from tests.gui.drag import click, drag
from tests.gui.hearing_kit import listen, nameless
from tests.gui.teaching_kit import game_in_play
from tests.gui.window_kit import OpenProgram, open_game, open_program, press, texts
from tests.unit.learning.lessons import ENDING, begun, trial_of

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]

COUNT = "12"
"""Card points of the pile that is counted."""
FOLLOWING = """
[step.hand]
contract = "povinost"
declarer = "A"
partner = "C"
points = "40"
at = "play"
leader = "B"
hands = { A = "T20 T3", B = "HQ D4", C = "H2 T5", D = "T9 S7" }
script = "B: HQ"
"""
LESSON = f"""
lesson = "own-lesson"
rulesets = ["spjst"]
title = {{ en = "Our first lesson" }}
passed = {{ winner = 1 }}

[[step]]
say = {{ en = "Read this." }}
light = "trick"
{FOLLOWING}
[[step]]
say = {{ en = "Who takes it?" }}
ask = "winner"
[step.hand]
contract = "povinost"
trick = "B: HQ H2 T5 T9"

[[step]]
say = {{ en = "How many points?" }}
ask = "count"
[step.hand]
piles = {{ A = "HK T21 S7 H4" }}

[[step]]
seat = "C"
ask = "legal"
say = {{ en = "Which cards may be played?" }}
{FOLLOWING}
[[step]]
say = {{ en = "Now play one." }}
ask = "act"
accept = "legal"
hint = [{{ en = "Look for a heart." }}]
"""


@pytest.fixture
def lesson(tmp_path: Path) -> Path:
    file = tmp_path / "own-lesson.toml"
    file.write_text(LESSON, encoding="utf-8")
    return file


def opened(qtbot: QtBot, lesson: Path, **how: Any) -> tuple[OpenProgram, LessonPage]:
    program = open_program(qtbot, **({"size": (1440, 900)} | how))
    page = program.courses.lessons.open(read_lesson(lesson), "spjst")
    QApplication.processEvents()
    return program, page


def push(qtbot: QtBot, page: LessonPage, deed: Deed) -> None:
    qtbot.mouseClick(page.panel.buttons[deed], Qt.MouseButton.LeftButton)
    settled(qtbot, page)


def settled(qtbot: QtBot, page: LessonPage) -> None:
    """Wait until nobody thinks, and no computer player acts."""
    qtbot.waitUntil(lambda: page.stage is not Stage.JUDGING and not page.playing.is_on)
    QApplication.processEvents()


def card_point(page: LessonPage, name: str) -> QPointF:
    """Return a point at which a card of the hand is to be seen."""
    view = page.view
    for x in range(0, view.width(), 4):
        point = QPointF(x, view.height() - 12)
        item = view.card_at(point)
        if item is not None and item.card is not None and item.card.name == name:
            return point + QPointF(6, 0)
    raise AssertionError(f"{name} is not to be seen")


def click_card_of(qtbot: QtBot, page: LessonPage, seat: Seat) -> None:
    """Click the card of a seat in the trick."""
    side = page.view.spots.side_of(seat)
    assert side is not None
    click(qtbot, page.view, page.view.table.trick(side).centre)
    settled(qtbot, page)


def drag_into_trick(qtbot: QtBot, page: LessonPage, name: str) -> None:
    drag(qtbot, page.view, card_point(page, name), page.view.table.centre)
    settled(qtbot, page)


def next_by_tab(qtbot: QtBot, program: OpenProgram) -> QWidget | None:
    """Return where the Tab key leads, and go back."""
    press(qtbot, program, Qt.Key.Key_Tab)
    found = QApplication.focusWidget()
    press(qtbot, program, Qt.Key.Key_Backtab)
    return found


def lesson_of_course(name: str) -> Path:
    (path,) = (each.path for each in course_of("texas") if each.id == name)
    assert path is not None
    return path


def test_a_lesson_is_gone_through_by_mouse(qtbot: QtBot, lesson: Path):
    program, page = opened(qtbot, lesson)
    ends: list[bool] = []
    page.ended.connect(ends.append)
    assert page.panel.said.text() == "Read this."
    assert not page.lit.place().isEmpty()
    push(qtbot, page, Deed.NEXT)
    # Nobody is told who is winning; a click on the winner's card is the answer.
    assert page.glance().observation.play.winning is None
    click_card_of(qtbot, page, Seat(1))
    assert page.stage is Stage.WRONG
    # Another answer is taken at once; what was wrong is to be read until then.
    click_card_of(qtbot, page, Seat(0))
    assert page.stage is Stage.DONE
    push(qtbot, page, Deed.NEXT)
    assert len(page.pile.cards) == 4
    assert not page.panel.buttons[Deed.CHECK].isEnabled()
    page.panel.answer.field.setText("99")
    push(qtbot, page, Deed.CHECK)
    assert page.stage is Stage.WRONG
    push(qtbot, page, Deed.AGAIN)
    push(qtbot, page, Deed.HELP)
    qtbot.waitUntil(lambda: page.panel.answer.field.text() == COUNT)
    push(qtbot, page, Deed.CHECK)
    push(qtbot, page, Deed.NEXT)
    click(qtbot, page.view, card_point(page, "H2"))
    push(qtbot, page, Deed.CHECK)
    assert page.stage is Stage.DONE
    push(qtbot, page, Deed.NEXT)
    drag_into_trick(qtbot, page, "T5")
    assert page.stage is Stage.WRONG
    assert "follow" in page.panel.reason.text()
    # What is refused can't be played on.
    assert not page.panel.buttons[Deed.SEE].isVisible()
    drag_into_trick(qtbot, page, "H2")
    assert page.stage is Stage.DONE
    push(qtbot, page, Deed.NEXT)
    assert ends == [False]
    assert "Needed: 1." in texts(page.panel)
    push(qtbot, page, Deed.LEAVE)
    assert program.window.in_front is None


def test_a_lesson_is_gone_through_by_the_keyboard_alone(
    qtbot: QtBot, lesson: Path, monkeypatch: pytest.MonkeyPatch
):
    heard = listen(monkeypatch)
    program, page = opened(qtbot, lesson)
    ends: list[bool] = []
    page.ended.connect(ends.append)

    def enter() -> None:
        press(qtbot, program, Qt.Key.Key_Return)
        settled(qtbot, page)

    # Who does not see the panel hears all of it, and only what is new.
    assert "Our first lesson\nStep 1 of 5\nRead this." in heard.new()
    enter()
    assert page.panel.answer.buttons[0].hasFocus()
    said = heard.new()
    assert said.startswith("Step 2 of 5\nWho takes it?")
    assert "In the trick: Karel queen of hearts, " in said
    enter()
    assert page.panel.buttons[Deed.NEXT].hasFocus()
    assert "Right." in heard.new()
    enter()
    field = page.panel.answer.field
    assert field.hasFocus()
    assert "trump XXI" in field.accessibleDescription() or "Mond" in field.accessibleDescription()
    qtbot.keyClicks(field, COUNT)
    # What stands below the answer comes after it.
    assert next_by_tab(qtbot, program) is page.panel.buttons[Deed.LEAVE]
    enter()
    enter()
    # The hand has the focus: one card is marked, and the answer confirmed.
    assert page.view.hasFocus()
    press(qtbot, program, Qt.Key.Key_End)
    press(qtbot, program, Qt.Key.Key_Space)
    assert [card.name for card in page.view.control.selected] == ["H2"]
    enter()
    assert page.stage is Stage.DONE
    enter()
    assert page.view.hasFocus()
    press(qtbot, program, Qt.Key.Key_End)
    enter()
    assert page.stage is Stage.DONE
    enter()
    assert ends == [True]
    press(qtbot, program, Qt.Key.Key_Escape)
    assert program.window.in_front is None


def test_the_steps_to_a_wrong_act_stay_in_sight_however_long_they_are_told(qtbot: QtBot):
    _, page = opened(qtbot, lesson_of_course("texas-wrong"))
    page.begin(2)
    part = page.panel.answer
    for _ in range(3):
        qtbot.keyClick(part.on, Qt.Key.Key_Return)
        QApplication.processEvents()
        assert part.on.hasFocus()
        assert part.on.visibleRegion().boundingRect() == part.on.rect()
    assert nameless(page) == []


def test_a_tray_does_not_scroll_in_the_smallest_window(qtbot: QtBot):
    _, page = opened(qtbot, lesson_of_course("texas-talon"), size=(640, 480), language="de")
    page.begin(2)
    page.begin(3)
    QApplication.processEvents()
    assert isinstance(page.page.host.prompt, DiscardTray)
    assert page.page.host.verticalScrollBar().maximum() == 0
    assert page.panel.said.visibleRegion().boundingRect() == page.panel.said.rect()


def test_escape_goes_back_from_the_line_that_is_played_on_and_then_leaves(qtbot: QtBot):
    program, page = opened(qtbot, lesson_of_course("texas-partner"))
    page.begin(2)
    page.begin(3)
    QApplication.processEvents()
    press(qtbot, program, Qt.Key.Key_Down)
    press(qtbot, program, Qt.Key.Key_Return)
    settled(qtbot, page)
    page.panel.buttons[Deed.SEE].setFocus()
    press(qtbot, program, Qt.Key.Key_Return)
    assert page.stage is Stage.SEEING
    press(qtbot, program, Qt.Key.Key_Escape)
    assert page.stage is Stage.ASKED
    press(qtbot, program, Qt.Key.Key_Escape)
    assert program.window.in_front is None


def test_a_taught_hand_becomes_a_lesson(qtbot: QtBot, tmp_path: Path):
    program = open_program(qtbot)
    session = game_in_play()
    while (asked := session.prompt_for_bot()) is not None:
        request = Request(
            session.ticket, session.variant, session.observation(asked.seat), asked, "end"
        )
        assert session.submit(LEVELS["novice"](request)).accepted
    program.game.play(session, computers=False)
    commands = program.window.commands
    commands.run("teaching.mode")
    assert not commands.may_run("lesson.make")
    while not commands.may_run("lesson.ask-here"):
        assert commands.run("lesson.back")
    mode = program.teaching.mode
    mode.remarks.keep("Which card?")
    assert commands.run("lesson.ask-here")
    assert commands.may_run("lesson.make")
    lesson, number = mode.lecture.lesson, mode.lecture.number
    file = tmp_path / "The last card.toml"
    program.window.findChild(LessonMaking).write(lesson, file)
    (step,) = read_lesson(file).steps
    assert (step.ask, step.seat) == ("act", lesson.why(number).seat)
    assert step.say.en == "Which card?"


def test_what_is_passed_stays_passed(qtbot: QtBot, tmp_path: Path):
    own = tmp_path / "lessons" / "ours.toml"
    own.parent.mkdir()
    own.write_text(LESSON.replace("own-lesson", "ours").partition('ask = "count"')[0], "utf-8")
    own.write_text(own.read_text("utf-8").rpartition("[[step]]")[0], "utf-8")
    program = open_program(qtbot, folder=tmp_path / "games")
    program.courses.show()
    (line,) = program.courses.course("spjst").own
    program.courses.screen.tiles[line.key].click()
    page = program.window.in_front
    push(qtbot, page, Deed.NEXT)
    click_card_of(qtbot, page, Seat(0))
    push(qtbot, page, Deed.NEXT)
    assert page.stage is Stage.ENDED
    push(qtbot, page, Deed.LEAVE)
    assert program.courses.screen.tiles["ours"].note.text() == "Passed"
    program.window.close()
    again = open_program(qtbot, folder=tmp_path / "games")
    again.home.show_start()
    again.keeper.look()
    start = again.home.page.screen_shown
    qtbot.waitUntil(lambda: start.lessons.note.text() == "1\N{NO-BREAK SPACE}lesson passed")


def test_a_step_may_have_more_people_at_its_table(qtbot: QtBot, tmp_path: Path):
    file = tmp_path / "four.toml"
    file.write_text(
        'lesson = "four"\nrulesets = ["ziri"]\ntitle = { en = "Four" }\n'
        '[[step]]\nsay = { en = "Three." }\n[step.hand]\ntrick = "A: D2 T5 DN"\n'
        '[[step]]\nsay = { en = "{D} deals." }\nask = "pay"\n[step.table]\nplayers = 4\n'
        'dealer = "D"\n[step.hand]\ncontract = "trojka"\ndeclarer = "A"\npoints = "40"\n',
        encoding="utf-8",
    )
    program = open_program(qtbot)
    page = program.courses.lessons.open(read_lesson(file), "ziri")
    assert len(page.names) == 3
    push(qtbot, page, Deed.NEXT)
    assert page.panel.said.text() == f"{page.names[3]} deals."
    fields = page.panel.answer.fields
    assert len(fields) == 4
    for seat, gain in zip(fields, ("6", "-2", "-2", "-2"), strict=True):
        fields[seat].setText(gain)
    push(qtbot, page, Deed.CHECK)
    assert page.stage is Stage.DONE
    push(qtbot, page, Deed.LEAVE)
    assert program.window.in_front is None


def test_who_plays_with_the_bidder_is_asked_with_two_more_answers(qtbot: QtBot, tmp_path: Path):
    file = tmp_path / "sides.toml"
    step = f'[[step]]\nseat = "D"\nask = "sides"\nsay = {{ en = "Who?" }}\n{FOLLOWING}'
    head = 'lesson = "sides"\nrulesets = ["spjst"]\ntitle = { en = "Sides" }\n'
    file.write_text(head + step.replace('partner = "C"', 'partner = "C"\ncalled = "T19"'), "utf-8")
    _program, page = opened(qtbot, file)
    buttons = page.panel.answer.buttons
    assert [button.text() for button in buttons.values()][3:] == [
        "Nobody: the bidder is alone",
        "I can't know it yet",
    ]
    qtbot.mouseClick(buttons[Sides(Seat(1))], Qt.MouseButton.LeftButton)
    settled(qtbot, page)
    assert page.stage is Stage.WRONG
    assert "XIX" in page.panel.reason.text()
    assert page.task is not None
    qtbot.mouseClick(buttons[page.task.sides], Qt.MouseButton.LeftButton)
    settled(qtbot, page)
    assert page.stage is Stage.DONE


@pytest.mark.parametrize("family", sorted(set(FAMILY_OF.values())))
def test_what_happens_before_the_wrong_act_is_found_tells_nothing_of_it(qtbot: QtBot, family: str):
    (path,) = (entry.path for entry in course_of(family) if entry.id == f"{family}-wrong")
    assert path is not None
    lesson = read_lesson(path)
    catalogue = read_catalogue(language("en"))
    for ruleset in lesson.rulesets:
        run = LessonRun(lesson, ruleset)
        words = Words(catalogue, run.variant.sheet, ("Anna", "Bert", "Cora", "Dora"))
        texts, judge = (
            LessonTexts(catalogue, run.variant.sheet, words),
            JudgeTexts(catalogue, words),
        )
        said = LessonWords(words, texts, ActTexts(catalogue), judge)
        for number in range(1, len(run.lesson.steps) + 1):
            run.begin(number)
            task, incident = run.task(), run.incident
            if task is None or incident is None or task.wrong is None:
                continue
            frames = frames_to_find(incident, task.wrong)
            part = find_part(frames, incident, task.wrong, run.variant.sheet, said)
            qtbot.addWidget(part)
            wrong = words.offence(incident.row, rule_broken(incident))
            assert wrong in [row.accessibleName() for row in part.rows.values()]
            half = WrongAct(task.wrong.act, "another")
            assert said.part_right(half, task.wrong) == "It is this act, but another rule."
            for place in range(1, len(frames)):
                part.go_to(place)
                told = part.line.text().partition(": ")[2]
                assert told, (incident.row, place)
                assert wrong.lower() not in told.lower()
            shown = (frame.observation.result for frame in frames[: task.wrong.act + 2])
            assert not any(line.ruling is not None for result in shown for line in result.lines)


def test_who_breaks_a_rule_often_is_offered_its_lesson(qtbot: QtBot):
    program = open_game(qtbot)
    table = begun(ENDING)
    ruling = trial_of(table).submit(PlayCard(Seat(2), parse_card("T5"))).ruling
    assert ruling is not None
    notice = program.window.page.notice
    for _ in range(2):
        program.window.bridge.ruled.emit(ruling)
    assert "lesson" not in texts(notice)
    program.window.bridge.ruled.emit(ruling)
    assert "There is a lesson about this: Following suit." in texts(notice)
