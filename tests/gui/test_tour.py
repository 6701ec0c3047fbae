"""A few words on the live table for somebody who has never sat at one."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tarock_desktop.families import FAMILY_OF
from tarock_desktop.texts.languages import LANGUAGES
from tarock_desktop.ui.home.tour import Stop
from tests.gui.window_kit import (
    OpenProgram,
    answer,
    asked,
    begin,
    open_program,
    over,
    wait_for_turn,
)

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


def show_around(qtbot: QtBot, ruleset: str, **how) -> OpenProgram:
    program = open_program(qtbot, **how)
    program.home.show_start()
    program.home.page.screen_shown.lessons.click()
    course = program.home.page.screen_shown
    course.show_sheet(ruleset)
    course.tiles["first-hand"].click()
    return program


def told(qtbot: QtBot, program: OpenProgram, count: int = 5) -> list[Stop]:
    """Play until so many things have been told, and return them in their order."""
    found: list[Stop] = []
    tour = program.home.tour
    while len(found) < count and not over(program):
        qtbot.waitUntil(lambda: asked(program) is not None or over(program), timeout=20_000)
        QApplication.processEvents()
        if tour._shown is not None and tour._shown not in found:
            found.append(tour._shown)
            assert len(tour.bubble.text.text().split()) <= 20
            if tour.bubble.isVisible():
                assert_needed_things_are_seen(program)
        if asked(program) is not None:
            program.window.submit(answer(program, asked(program)))
    return found


def assert_needed_things_are_seen(program: OpenProgram) -> None:
    page, bubble = program.window.page, program.home.tour.bubble.geometry()
    assert page.rect().contains(bubble)
    table, corner = page.view.table, page.view.geometry().topLeft()
    hand = QRect(0, round(table.hand_top), page.width(), page.height()).translated(corner)
    assert not bubble.intersects(hand)
    for place in table.seats:
        card = QRect(0, 0, *(round(side) for side in table.trick_card.toTuple()))
        card.moveCenter(table.trick(place).centre.toPoint() + corner)
        assert not bubble.intersects(card)
    if page.host.isVisible():
        assert not bubble.intersects(page.host.geometry())


@pytest.mark.parametrize("ruleset", FAMILY_OF)
def test_five_things_are_told_of_a_first_hand(qtbot: QtBot, ruleset: str):
    program = show_around(qtbot, ruleset, size=(1440, 900))
    assert set(told(qtbot, program)) == set(Stop)
    wait_for_turn(qtbot, program)
    assert not program.home.tour.is_on


@pytest.mark.parametrize("size", [(800, 600), (1024, 768)])
def test_nothing_that_is_needed_is_covered(qtbot: QtBot, size: tuple[int, int]):
    program = show_around(qtbot, "koenigrufen", size=size)
    assert told(qtbot, program, 3)


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_every_sentence_is_short_in_every_language(qtbot: QtBot, code: str):
    program = show_around(qtbot, "koenigrufen", language=code)
    told(qtbot, program)


def test_the_tour_can_be_ended_and_begun_again(qtbot: QtBot):
    program = open_program(qtbot, size=(1440, 900))
    begin(program)
    tour = program.home.tour
    assert not tour.is_on
    assert program.window.commands.run("help.tour")
    qtbot.waitUntil(tour.bubble.isVisible, timeout=20_000)
    tour.bubble.end.click()
    assert not tour.is_on
    assert tour.bubble.isHidden()
