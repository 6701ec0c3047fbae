"""What is seen of Königrufen from hand to hand, and what the sheet of the bids tells."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication

from tarock_desktop.table.actions import (
    Bid,
    Pass,
)
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.records import RoundNotes
from tarock_desktop.table.seats import Seat
from tarock_desktop.ui.game.setup import GameSetup, SeatSetup
from tarock_desktop.ui.panels.round_state import RoundTexts
from tarock_desktop.ui.scene.marks import Mark
from tests.gui.mouse_kit import DEALS, look, open_shipped, push, say
from tests.gui.window_kit import (
    asked,
    open_program,
    play_hand,
    play_until,
    press,
    texts,
    view,
)

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]

A, B, C, D = (Seat(number) for number in range(4))


def deal_out(program, people, options=None):
    """Begin a game of so many people, one of them at the screen."""
    names = ("Anna", "Josef", "Karel", "Marie", "Petr", "Zora")[:people]
    seats = tuple(SeatSetup(name, "club" if seat else None) for seat, name in enumerate(names))
    program.opener.open_new(GameSetup("koenigrufen", options or {}, seats))


@pytest.mark.parametrize(("people", "count"), [(4, 0), (5, 1), (6, 2)])
def test_who_rests_is_seen_with_the_dealer(qtbot, people, count):
    program = open_program(qtbot)
    deal_out(program, people)
    table = view(program)
    resting = [seat for seat in table.round.seats if seat not in table.deal.order]
    scene = program.window.view.scene()
    shown = scene.resting.facts
    assert [facts.name for facts in shown] == [program.session.seating.names[s] for s in resting]
    assert len(shown) == count
    assert scene.resting.isVisible() is bool(count)
    dealers = [
        facts.name
        for facts in (*shown, *(plate.facts for plate in scene.plates.values()))
        if any(tab.mark is Mark.DEALER for tab in facts.tabs)
    ]
    assert dealers == [program.session.seating.names[table.round.dealer]]
    assert all(any(tab.mark is Mark.SITS_OUT for tab in facts.tabs) for facts in shown)
    plates = [plate.place for plate in scene.plates.values()]
    boxes = [scene.resting.box(index) for index in range(count)]
    assert not any(box.intersects(plate) for box in boxes for plate in plates)
    page = program.window.page
    heading = page.heading.geometry().translated(-page.view.geometry().topLeft())
    assert page.compact
    assert not any(box.toAlignedRect().intersects(heading) for box in boxes)


def test_pot_and_double_round_are_seen(qtbot):
    program = open_program(qtbot)
    deal_out(program, 4, {"pagatkassa_stake": 10})
    play_hand(qtbot, program)
    round_ = view(program).round
    assert round_.notes.pot
    badge = program.window.page.heading.round.text()
    assert f"Pagatkassa: {round_.notes.pot}" in badge
    ledger = texts(program.window.page.rail.scores)
    assert all(f"−{-amount}" in ledger for amount in round_.notes.kassa)
    people = texts(program.window.page.host.prompt)
    assert all(f"Pagatkassa: −{-amount}" in people for amount in round_.notes.kassa)
    assert ("Doppeltes Radl" in badge) is bool(round_.notes.doubled)


def test_the_final_round_is_begun_from_the_window(qtbot, monkeypatch):
    program = open_program(qtbot)
    deal_out(program, 4)
    play_hand(qtbot, program)
    sheet = program.window.page.host.prompt
    (button,) = (
        button
        for button in sheet.findChildren(QAbstractButton)
        if button.text() == "The final round begins and counts double"
    )
    push(qtbot, program, button)
    assert (view(program).round.notes.closing, view(program).round.notes.last) == (5, 8)
    assert "Schlussradl from hand 5 on" in program.window.page.heading.round.text()
    assert "final round begins" not in texts(program.window.page.host.prompt)
    assert program.game.may_start_hand()
    monkeypatch.setattr(type(program.session.variant), "evening_over", lambda *_: True)
    assert not program.game.may_start_hand()
    program.window.refresh()
    assert "Next hand" not in texts(program.window.page.host.prompt)


def test_how_the_evening_ends_is_seen(qtbot):
    program = open_program(qtbot)
    deal_out(program, 4)
    glance, words = program.window.glance(), RoundTexts(program.window)
    changes: list[tuple[dict[str, Any], str]] = [
        ({}, ""),
        ({"awaited": True}, "Schlussradl announced"),
        ({"last": 8}, "last hand: 8"),
        ({"closing": 5, "last": 8}, "Schlussradl from hand 5 on"),
        (
            {"closing": 1, "last": 4, "doubled": 2},
            "Schlussradl: 4\u00a0hands · Doppeltes Radl: 2\u00a0hands",
        ),
    ]
    for change, shown in changes:
        table = replace(
            view(program), round=replace(view(program).round, notes=RoundNotes(**change))
        )
        assert words.short(replace(glance, observation=table)) == shown
        assert bool(words.long(replace(glance, observation=table))) is bool(shown)


def test_points_are_shown_in_whole_numbers(qtbot, tmp_path):
    program = open_shipped(qtbot, tmp_path, "koenigrufen-farbensolo", size=(1024, 768))
    say(qtbot, program, Bid(A, "farbensolo"), Pass(B), Pass(C), Pass(D))
    look(qtbot, program)
    assert program.window.page.heading.needed.text() == "35⅔ points to win"
    program.settings.change(points="whole")
    assert program.window.page.heading.needed.text() == "35/2 points to win"
    assert program.window.words.figure(Fraction(-2, 3)) == "≈−1"
    program.settings.change(points="fractions")
    assert program.window.words.figure(Fraction(-2, 3)) == "−⅔"


@pytest.mark.parametrize("language", ["en", "cs", "sl", "de"])
def test_each_row_says_what_its_game_means_or_why_it_is_not_to_be_had(qtbot, language):
    program = open_program(qtbot, language=language)
    program.opener.open_deal(DEALS / "koenigrufen-bettel-ouvert.toml")
    prompt, sheet, words = asked(program), program.window.page.host.prompt, program.window.words
    assert len(prompt.options) > 20
    assert not any(row.isVisible() for row in sheet.rows.rows if not row.isCheckable())
    qtbot.mouseClick(sheet.fold, Qt.MouseButton.LeftButton)
    for option in prompt.options:
        row = sheet.buttons[option.action]
        assert row.isVisible()
        if option.barred:
            assert row.gloss.text() == words.message(option.barred)
            assert words.message(option.barred) in row.accessibleDescription()
        else:
            assert words.message(option.gloss) in row.accessibleDescription()
            assert row.pill.text() == ("" if not option.value else words.message(option.value))


def test_what_is_not_to_be_had_is_reached_and_not_chosen(qtbot):
    program = open_program(qtbot)
    program.opener.open_deal(DEALS / "koenigrufen-bettel-ouvert.toml")
    sheet, ticket = program.window.page.host.prompt, program.session.ticket
    sheet.fold.click()
    barred = [row for row in sheet.rows.rows if not row.isCheckable()]
    while QApplication.focusWidget() is not barred[-1]:
        press(qtbot, program, Qt.Key.Key_Down)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        qtbot.keyClick(barred[-1], key)
    qtbot.mouseDClick(barred[-1], Qt.MouseButton.LeftButton)
    assert program.session.ticket == ticket


@pytest.mark.parametrize("language", ["en", "cs", "sl", "de"])
def test_every_game_can_be_gone_to_and_the_button_stays_in_sight(qtbot, language):
    program = open_program(qtbot, language=language, secret="v4")
    deal_out(program, 4)
    play_until(qtbot, program, lambda prompt: prompt.phase is Phase.BID)
    host = program.window.page.host
    sheet, room = host.prompt, host.viewport().rect()
    for row in [row for row in sheet.rows.rows if row.isCheckable()]:
        press(qtbot, program, Qt.Key.Key_Down)
        assert row.hasFocus()
        assert row.isChecked()
        for part in (row, sheet.act):
            place = QRect(part.mapTo(host.viewport(), QPoint()), part.size())
            assert room.contains(place), row.accessibleName()


def test_in_a_small_window_the_contract_is_whole_however_much_is_said_of_the_round(
    qtbot, tmp_path
):
    program = open_shipped(qtbot, tmp_path, "koenigrufen-farbensolo", size=(640, 480))
    say(qtbot, program, Bid(A, "farbensolo"), Pass(B), Pass(C), Pass(D))
    look(qtbot, program)
    heading, glance = program.window.page.heading, program.window.glance()
    assert heading.needed.isVisible()
    round_ = replace(view(program).round, notes=RoundNotes(doubled=4, pot=Fraction(150)))
    program.window.page.show_glance(
        replace(glance, observation=replace(view(program), round=round_))
    )
    assert "150" in heading.round.text()
    contract = heading.contract
    assert contract.fitting() == "Farbensolo"
    needs = contract.fontMetrics().horizontalAdvance(contract.fitting())
    qtbot.waitUntil(lambda: needs <= contract.width())
