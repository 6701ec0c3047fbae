"""What a club's evening with a projector needs, on two screens; `test_rooms.py` starts it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tarock_desktop.journal.comments import Reader
from tarock_desktop.session.lecture import Asking, Lecture
from tarock_desktop.session.lesson import Lesson
from tarock_desktop.session.voting import all_options
from tarock_desktop.table.seats import Seat
from tarock_desktop.ui.page.table_page import OVERSCAN
from tarock_desktop.ui.teaching.why_panel import MOST_ACTS
from tests.gui.drag import click
from tests.gui.mouse_kit import push
from tests.gui.teaching_kit import game_in_play, mode, taught
from tests.gui.window_kit import OpenProgram, press

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


def projected(qtbot: QtBot, ruleset: str = "spjst", language: str = "en") -> OpenProgram:
    """Return a program with a window of the room on the second screen."""
    program = taught(qtbot, size=(1280, 760), language=language, session=game_in_play(ruleset))
    laptop, projector = QGuiApplication.screens()
    assert program.window.screen() is laptop
    mode(program).rooms.open(projector)
    qtbot.waitUntil(lambda: room(program).isVisible())
    assert room(program).geometry() == projector.geometry()
    return program


def room(program: OpenProgram) -> Any:
    return mode(program).rooms.window


def said(window: QWidget) -> list[str]:
    """Return everything that can be read in a window, or that a screen reader finds there."""
    found = [window.windowTitle()]
    for part in (window, *window.findChildren(QWidget)):
        found += [part.accessibleName(), part.accessibleDescription(), part.toolTip()]
        if isinstance(part, QLabel | QAbstractButton):
            found.append(part.text())
    items = room_items(window)
    return [text for text in (*found, *items) if text]


def room_items(window: Any) -> list[str]:
    return [item.toolTip() for item in window.view.scene().items()]


def exchanged(lesson: Lesson, number: int, one: Seat, other: Seat) -> Lesson:
    """Return a lesson in which two players hold each other's cards after a step."""
    states = list(lesson._states)
    state = states[number]
    held = list(state.deal.hands)
    assert held[one].size == held[other].size
    held[one], held[other] = held[other], held[one]
    states[number] = replace(state, deal=replace(state.deal, hands=tuple(held)))
    return Lesson(lesson.number, lesson.steps, states, lesson._variant)


def test_what_is_hidden_changes_no_pixel_no_name_and_no_title_of_the_room(qtbot: QtBot):
    program = projected(qtbot)
    press(qtbot, program, Qt.Key.Key_PageUp)
    press(qtbot, program, Qt.Key.Key_PageUp)
    at = mode(program).lecture
    lesson, number = at.lesson, at.number
    sizes = [hand.size for hand in lesson.hands(number)]
    closed = [Seat(seat) for seat in range(4) if seat != at.mover]
    one, other = next((a, b) for a in closed for b in closed if a < b and sizes[a] == sizes[b])
    window, pictures, words = room(program), [], []
    for each in (lesson, exchanged(lesson, number, one, other), lesson):
        lecture = Lecture()
        lecture.look_at(each, number)
        for seat in (one, other):
            lecture.toggle_hand(seat)
        lecture.ask()
        scene = mode(program).showing.scene(program.window.words)
        # Nothing may be left of what was seen before, nor be taken from it.
        window.show_step(None, None)
        window.show_step(lecture.room(), scene)
        qtbot.waitUntil(lambda: window.panel.isVisible() and not window.view.deck._wanted)
        QApplication.processEvents()
        pictures.append(window.grab().toImage())
        words.append(said(window))
    assert pictures[0] == pictures[2], "a picture is the same every time"
    assert pictures[0] == pictures[1]
    assert words[0] == words[1]


def test_a_lesson_is_given_by_four_keys_whichever_window_has_the_focus(
    qtbot: QtBot, tmp_path: Path
):
    program = projected(qtbot)
    lecture = mode(program).lecture
    last = lecture.number
    for target in (room(program), None):

        def key(key: Qt.Key, target: Any = target) -> None:
            qtbot.keyClick(target or QApplication.focusWidget() or program.window, key)

        key(Qt.Key.Key_PageUp)
        key(Qt.Key.Key_PageUp)
        assert lecture.number == last - 2
        key(Qt.Key.Key_PageDown)
        assert lecture.number == last - 1
        assert lecture.mover is not None
        for wanted, asking in (
            (Qt.Key.Key_F5, Asking.OPEN),
            (Qt.Key.Key_Escape, Asking.ANSWERED),
            (Qt.Key.Key_F5, Asking.OPEN),
        ):
            key(wanted)
            assert lecture.asking is asking
            hand = room(program).view._scene.picture.observation.deal.hands[lecture.mover]
            assert bool(hand.cards) is (asking is Asking.ANSWERED)
            assert ("What would you play?" in room(program).panel.said()) is not bool(hand.cards)
        key(Qt.Key.Key_PageDown)
        assert (lecture.asking, lecture.number) == (Asking.ANSWERED, last - 1)
        key(Qt.Key.Key_Period)
        assert not room(program).page.isVisible()
        assert not mode(program).covers.is_blank, "the teacher sees his table"
        key(Qt.Key.Key_B)
        assert room(program).page.isVisible()
        key(Qt.Key.Key_PageDown)
        assert lecture.number == last
        assert mode(program).past is None
    vote(qtbot, program)
    evening(qtbot, program, tmp_path / "club.tarock-lecture")
    screens(qtbot, program)


def vote(qtbot: QtBot, program: OpenProgram) -> None:
    """Votes are told with the answer."""
    teaching = mode(program)
    press(qtbot, program, Qt.Key.Key_PageUp)
    press(qtbot, program, Qt.Key.Key_F5)
    control = teaching.past.board.control
    push(qtbot, program, control.vote_button)
    qtbot.waitUntil(lambda: teaching.lecture.vote is not None, timeout=20_000)
    rows = room(program).panel.ballot.rows
    assert 2 <= len(rows) <= 4
    assert not any(row.is_right or row.is_barred or row.verdict for row in rows)
    control.counting.counts[1].setValue(7)
    assert teaching.lecture.vote.counts[1] == 7
    assert [row.count for row in room(program).panel.ballot.rows] == [None] * len(rows)
    press(qtbot, program, Qt.Key.Key_PageDown)
    rows = room(program).panel.ballot.rows
    assert rows[1].count == 7
    assert any(row.is_right for row in rows)
    request = teaching.lecture.lesson.request(teaching.lecture.number)
    everything = all_options(request, teaching.lecture.why)
    acts = control.counting.acts[0]
    assert acts.count() == len(everything)
    acts.activated.emit(len(everything) - 1)
    assert teaching.lecture.vote.options[0].is_same(everything[-1])


def evening(qtbot: QtBot, program: OpenProgram, file: Path) -> None:
    """The room sees the title of an evening first, and the teacher where he is in it."""
    window = room(program)
    file.write_text('lecture = "Club"\n[[show]]\nready = "spjst-partner"\n')
    program.lectures.open(file)
    assert window.opening.title.text() == "Club"
    assert window.opening.isVisible()
    assert not window.page.isVisible()
    assert program.window.windowTitle().startswith("Club · Teaching")
    control = mode(program).past.board.control
    assert control.evening.text() == "Club, 1 of 1: The partner is revealed late"
    number = mode(program).lecture.number
    press(qtbot, program, Qt.Key.Key_PageDown)
    assert (window.opening.isVisible(), window.page.isVisible()) == (False, True)
    assert mode(program).lecture.number == number, "the first step is not passed by"
    press(qtbot, program, Qt.Key.Key_F5)
    lecture = mode(program).lecture
    for is_shown in (True, False):
        # The key comes from the window of the room.
        qtbot.keyClick(window, Qt.Key.Key_H)
        assert (lecture.mover not in lecture.hidden) is is_shown
    assert lecture.is_asking
    while number:
        press(qtbot, program, Qt.Key.Key_PageUp)
        number -= 1
    press(qtbot, program, Qt.Key.Key_PageUp)
    assert window.opening.isVisible(), "back before the first step"
    press(qtbot, program, Qt.Key.Key_PageDown)
    session = program.session
    assert not program.window.commands.may_run("teaching.evening")
    program.lectures.play_on(session.record(), mode(program).past.moment(), session.seating)
    assert program.session is not session
    assert mode(program).is_on, "the room looks on"
    assert room(program) is window
    assert program.window.commands.run("teaching.evening")
    assert program.demonstrations.shown(program.session) == "spjst-partner"
    assert room(program) is window
    press(qtbot, program, Qt.Key.Key_End)
    for is_title in (True, False):
        press(qtbot, program, Qt.Key.Key_PageDown)
        assert window.opening.isVisible() is is_title, "the evening ends as it began"


def screens(qtbot: QtBot, program: OpenProgram) -> None:
    """The screens are swapped, and the room goes with its screen."""
    laptop, projector = QGuiApplication.screens()
    rooms = mode(program).rooms
    rooms.swap()
    assert room(program).geometry() == laptop.geometry()
    assert projector.geometry().contains(program.window.geometry().center())
    rooms.swap()
    assert room(program).geometry() == projector.geometry()
    qtbot.waitUntil(lambda: program.window.screen() is laptop)
    application: Any = QGuiApplication.instance()
    application.screenRemoved.emit(projector)
    assert room(program) is None
    assert rooms.is_on
    assert mode(program)._board().control.isVisible()
    assert "second screen" in mode(program)._board().control.state.text()
    application.screenAdded.emit(projector)
    assert room(program).geometry() == projector.geometry()
    rooms.close()
    assert room(program) is None
    assert mode(program).is_on, "teaching goes on in one window"
    assert program.window.commands.run("teaching.room"), "the screen is remembered"
    assert room(program).geometry() == projector.geometry()
    program.window.close()
    assert room(program) is None


def test_the_room_gets_no_notes_no_menus_no_closed_hands_and_large_letters(qtbot: QtBot):
    program = projected(qtbot, "koenigrufen", "de")
    press(qtbot, program, Qt.Key.Key_PageUp)
    teaching, window = mode(program), room(program)
    teaching.remarks.keep("Wie viele Tarock sind noch draußen, und wer hat sie?")
    teaching.remarks.keep("Psst, ask the back row", Reader.TEACHER)
    table = teaching.past.view
    seat = next(seat for seat in range(4) if seat != teaching.lecture.mover)
    side = table._scene.picture.sides[seat]
    click(qtbot, table, table._scene.layout.plates[side].center())
    texts = said(window)
    assert any("Wie viele Tarock" in text for text in texts)
    assert not any("Psst" in text for text in texts)
    assert teaching.past.board.control.note.text() == "Psst, ask the back row"
    assert not window.page.buttons.isVisible()
    seen = window.view._scene.picture.observation
    assert not seen.deal.hands[seat].cards - seen.deal.exposed
    everything = table._scene.picture.observation.deal.hands
    assert everything[seat].cards, "the teacher sees all hands"
    card = next(iter(seen.deal.hands[teaching.lecture.mover].cards))
    click(qtbot, table, table.spots.place(card).center())
    assert teaching.lecture.light is card
    assert window.spotlight.isVisible()
    assert window.spotlight.spot.contains(window.view.spots.place(card))
    teaching.shine(None)
    assert not window.spotlight.isVisible()
    teaching.shine(next(iter(everything[seat].cards)))
    assert not window.spotlight.isVisible(), "where a hidden card lies is not told"
    assert window.view.table.trick_card.width() >= 110
    program.settings.change(language="cs")
    qtbot.waitUntil(lambda: window.windowTitle().startswith("Sál"))
    letters(qtbot, program)


def letters(qtbot: QtBot, program: OpenProgram) -> None:
    """Everything in the room is large, and off the edge of the picture."""
    window = room(program)
    for size, least in (((1024, 768), 20), ((1920, 1080), 24)):
        window.showNormal()
        window.resize(*size)
        mode(program)._redraw()
        qtbot.waitUntil(lambda: not window.panel._scroll.verticalScrollBar().maximum())
        assert (window.width(), window.height()) == size
        beside, below = size[0] * OVERSCAN // 100, size[1] * OVERSCAN // 100
        inner = window.rect().adjusted(beside, below, -beside, -below)
        spoken = window.view.viewport()
        parts = [part for part in window.findChildren(QLabel) if part.isVisible() and part.text()]
        parts = [part for part in parts if not spoken.isAncestorOf(part)]
        assert len(parts) > 3
        for part in parts:
            place = part.rect().translated(part.mapTo(window, QPoint(0, 0)))
            assert inner.contains(place), part.text()
            assert part.font().pixelSize() >= least, part.text()


def test_the_longest_reason_of_the_bidding_is_not_cut_where_nobody_can_scroll(qtbot: QtBot):
    program = projected(qtbot, "koenigrufen", "de")
    lecture, panel = mode(program).lecture, room(program).panel
    reasons = 0
    for _ in range(lecture.number):
        press(qtbot, program, Qt.Key.Key_PageUp)
        why = lecture.why
        if why is None or not why.denied:
            continue
        qtbot.waitUntil(lambda: not panel._scroll.verticalScrollBar().maximum())
        assert program.window.words.message(why.denied[0].reason) in panel.said()
        reasons += len(why.acts) > MOST_ACTS
    assert reasons, "it came to a bid with a long list"
