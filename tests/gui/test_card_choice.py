"""Talon cards as pictures to click: halves, parts, and a card that is passed on."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tarock_desktop.messages.keys import message
from tarock_desktop.table.actions import AnswerOffer, PassTalonCard, TakeTalon
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Option
from tarock_desktop.ui.prompts.card_choice import OfferPrompt, TalonPrompt
from tarock_desktop.ui.prompts.card_pictures import CardPictures
from tarock_desktop.ui.style.tokens import GREEN_BAIZE
from tests.gui.window_kit import asked, begin, open_program, play_until, view

pytestmark = pytest.mark.gui

LEFT = Qt.MouseButton.LeftButton


def is_choice(prompt):
    taking = [o for o in prompt.options if isinstance(o.action, TakeTalon)]
    return prompt.phase is Phase.TALON and len(taking) > 1


def at_a_choice(qtbot: QtBot, ruleset: str = "koenigrufen"):
    program = open_program(qtbot, secret="halves", size=(1440, 900))
    begin(program, ruleset=ruleset)
    prompt = play_until(qtbot, program, is_choice)
    sheet = program.window.page.host.prompt
    assert isinstance(sheet, TalonPrompt)
    return program, prompt, sheet


@pytest.mark.parametrize("ruleset", ["koenigrufen", "ziri"])
def test_a_click_chooses_a_part_and_the_button_takes_it(qtbot: QtBot, ruleset: str):
    program, _, sheet = at_a_choice(qtbot, ruleset)
    talon = view(program).deal.talon
    assert [tile.cards for tile in sheet.tiles] == [
        tuple(talon[place].card for place in tile.places) for tile in sheet.tiles
    ]
    assert not sheet.take_button.isEnabled()
    for tile in sheet.tiles:
        qtbot.mouseClick(tile, LEFT)
        assert [other for other in sheet.tiles if other.isChecked()] == [tile]
        assert tile.caption in sheet.take_button.text()
    wanted = sheet.tiles[-1].cards
    qtbot.mouseClick(sheet.take_button, LEFT)
    assert set(view(program).taken(0)) == set(wanted)


def test_enter_on_the_fresh_prompt_takes_nothing(qtbot: QtBot):
    program, prompt, sheet = at_a_choice(qtbot)
    sheet.take_focus()
    qtbot.keyClick(program.window.view, Qt.Key.Key_Return)
    assert asked(program) == prompt
    qtbot.keyClick(sheet.tiles[0], Qt.Key.Key_Return)
    assert asked(program) == prompt
    assert sheet.picked is not None


def test_the_cards_lie_in_the_prompt_and_not_on_the_felt_too(qtbot: QtBot):
    program, _, sheet = at_a_choice(qtbot)
    scene = program.window.view._scene
    assert scene.talon
    assert not any(item.isVisible() for item in scene.talon)
    wanted = sheet.tiles[0].cards
    # Qt's own double click is only the second press.
    qtbot.mouseClick(sheet.tiles[0], LEFT)
    qtbot.mouseDClick(sheet.tiles[0], LEFT)
    qtbot.mouseRelease(sheet.tiles[0], LEFT)
    assert set(view(program).taken(0)) == set(wanted)
    assert all(item.isVisible() for item in scene.talon)


def test_a_card_passed_on_unseen_shows_its_back(qtbot: QtBot):
    program = open_program(qtbot, secret="offer", size=(1440, 900))
    begin(program)
    prompt = play_until(
        qtbot,
        program,
        lambda p: any(isinstance(o.action, AnswerOffer | PassTalonCard) for o in p.options),
    )
    sheet = program.window.page.host.prompt
    assert isinstance(sheet, OfferPrompt)
    assert sheet.card is None
    assert (sheet.first is None) is (len(prompt.open_actions) > 1)


def test_where_any_two_cards_go_together_each_is_chosen_by_itself(qtbot: QtBot):
    program, prompt, _ = at_a_choice(qtbot)
    pairs = combinations(range(6), 2)
    options = tuple(Option(TakeTalon(prompt.seat, pair), message("choice.pass")) for pair in pairs)
    pictures = CardPictures(program.window.view.deck, lambda: 60.0, lambda: GREEN_BAIZE)
    free = TalonPrompt(program.window.glance(), replace(prompt, options=options), pictures)
    qtbot.addWidget(free)
    assert len(free.tiles) == 6
    chosen: list[TakeTalon] = []
    free.chosen.connect(chosen.append)
    for place in (4, 1):
        assert not free.take_button.isEnabled()
        qtbot.mouseClick(free.tiles[place], LEFT)
    free.take_button.click()
    assert chosen == [TakeTalon(prompt.seat, (1, 4))]
    qtbot.mouseClick(free.tiles[5], LEFT)
    assert sum(tile.isChecked() for tile in free.tiles) == 2
    assert free.tiles[5].isChecked()
