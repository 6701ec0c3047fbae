"""A table where everything can be done: nothing betrays what is allowed, the referee rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from tarock_desktop.cards.pack import Card
from tarock_desktop.messages.message import Message
from tarock_desktop.table.actions import Claim
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Seat
from tarock_desktop.ui.prompts.announcing import DeclarePrompt
from tarock_desktop.ui.prompts.discarding import DiscardTray
from tarock_desktop.ui.scene.felt_items import Zone
from tarock_desktop.ui.scene.marks import Mark
from tarock_desktop.ui.scene.table_scene import TableScene
from tarock_desktop.ui.style.widgets import Choice
from tests.gui.drag import drag, press_and_move
from tests.gui.window_kit import (
    answer,
    asked,
    begin,
    open_program,
    over,
    play_until,
    texts,
    view,
    wait_for_turn,
)

# The screenless platform has no size hints and says so whenever a dialog opens.
pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]
REVOKE = "play.follow-suit"


@pytest.fixture
def program(qtbot: QtBot):
    """A tournament table where the person may revoke."""
    opened = open_program(qtbot, size=(1440, 900))
    begin(opened, mode=Mode.TOURNAMENT)
    play_until(qtbot, opened, lambda p: p.phase is Phase.PLAY and bool(wrong_cards(opened)))
    return opened


def wrong_cards(program: Any) -> list[Card]:
    """Return the cards of the person that would revoke."""
    known = program.session.prompt_for_bot()
    reasons: tuple[Any, ...] = known.cards.barred
    return [entry.card for entry in reasons if followed(entry.reason)]


def followed(reason: Message) -> bool:
    return reason.key in {REVOKE, "reason.follow-suit", "reason.follow-tarock"}


def hand_place(program: Any, card: Card) -> QPointF:
    scene: TableScene = program.window.view._scene
    index = [item.card for item in scene.hand].index(card)
    return scene.shown_fan().seen(index)


def trick_place(program: Any) -> QPointF:
    scene: TableScene = program.window.view._scene
    return scene.layout.drop_zone.center()


def revoke(qtbot: QtBot, program: Any) -> Card:
    """Drag a wrong card to the trick."""
    card = wrong_cards(program)[0]
    drag(qtbot, program.window.view, hand_place(program, card), trick_place(program))
    return card


def played(program: Any) -> list[tuple[int, Card]]:
    play = view(program).play
    cards = [entry for trick in play.tricks for entry in trick.cards] + list(play.trick)
    return [(entry.seat, entry.card) for entry in cards]


def test_revoke_is_taken_without_a_word(qtbot: QtBot, program):
    card = revoke(qtbot, program)
    assert (0, card) in played(program)
    assert view(program).book.rulings == ()
    assert program.window.page.rail.referee.ruling is None
    assert program.window.page.notice.isHidden()
    assert "legal" not in texts(program.window.page.rail.referee)


def test_revoke_is_ruled_on_when_it_is_claimed(qtbot: QtBot, program):
    card = revoke(qtbot, program)
    wait_for_turn(qtbot, program)
    before = view(program).book.rulings
    program.window.submit(Claim(Seat(1), Seat(0), REVOKE))
    rulings = view(program).book.rulings
    assert before == ()
    assert [ruling.rule for ruling in rulings] == [REVOKE]
    panel = program.window.page.rail.referee
    said = program.window.words.ruling(rulings[0], Seat(0), Mode.TOURNAMENT)
    for part in (*said.shown, said.rule.heading, said.rule.gist):
        assert part in texts(panel)
    assert program.window.words.card(card)[-4:] in said.what


def test_show_me_leads_to_the_card_in_the_log(qtbot: QtBot, program):
    card = revoke(qtbot, program)
    wait_for_turn(qtbot, program)
    program.window.submit(Claim(Seat(1), Seat(0), REVOKE))
    panel, log = program.window.page.rail.referee, program.window.page.rail.log
    shown: list[int] = []
    panel.act_wanted.connect(shown.append)
    show_me = [button for button in panel.findChildren(Choice) if button.text() == "Show me"]
    show_me[0].click()
    event = log.events[shown[0]]
    assert (event.seat, event.card) == (0, card)
    looked = program.window.view._scene.last_trick
    assert looked.is_open
    assert card in [entry.card for entry in looked._open_trick.cards]
    assert program.window.view.escape()
    assert not looked.is_open
    assert program.window.words.card(card) in log.list.currentItem().text()
    assert log.isVisible()


def test_revoke_is_ruled_on_before_the_hand_ends(qtbot: QtBot, program):
    revoke(qtbot, program)
    while not over(program) and not view(program).book.rulings:
        wait_for_turn(qtbot, program)
        if asked(program) is not None:
            program.window.submit(answer(program, asked(program)))
    assert any(ruling.rule == REVOKE for ruling in view(program).book.rulings)


def test_nothing_betrays_a_wrong_card(qtbot: QtBot, program):
    table, known = program.window.view, program.session.prompt_for_bot().cards
    table.control.point_at(None)
    looks = [item.look for item in table._scene.hand]
    assert len({look.lift for look in looks}) == 1
    assert not any(look.veil for look in looks)
    assert {mark for look in looks for mark in look.marks} <= {Mark.PARTNER}
    wrong, right = wrong_cards(program)[0], next(iter(known.legal))
    assert table.tip(wrong) == program.window.words.card(wrong)
    zones = []
    for card in (wrong, right):
        press_and_move(qtbot, table, hand_place(program, card), trick_place(program))
        zones.append((table._scene.zone.zone, table._scene.dragged.rotation()))
        assert table.escape()
    assert zones == [(Zone.OPEN, 0), (Zone.OPEN, 0)]
    suit = program.window.words.message(program.session.prompt_for_bot().question)
    assert suit not in program.window.page.status.text.text()


def test_nothing_is_taken_back(program):
    assert not program.window.commands.may_run("game.undo")


def test_claim_that_nothing_confirms_is_a_remark(qtbot: QtBot, program):
    dialog = program.referee.claim_dialog()
    qtbot.addWidget(dialog)
    rows = (dialog.what.item(row) for row in range(dialog.what.count()))
    rules = [row.data(Qt.ItemDataRole.UserRole) for row in rows]
    dialog.what.setCurrentRow(rules.index(REVOKE))
    dialog.whom.setCurrentIndex(dialog.whom.findData(Seat(2)))
    assert dialog.claim() == Claim(Seat(0), Seat(2), REVOKE)
    program.window.submit(dialog.claim())
    assert program.window.page.notice.isVisible()
    assert program.window.words.seat(0) in program.window.page.notice.text.text()


def test_claim_lists_every_rule_of_the_sheet_with_its_article(qtbot: QtBot, program):
    dialog = program.referee.claim_dialog()
    qtbot.addWidget(dialog)
    said = "\n".join(dialog.what.item(row).text() for row in range(dialog.what.count()))
    for row in program.session.sheet.irregularity:
        for rule in row.rules:
            assert program.window.words.right(rule) in said
    assert program.window.words.article("14").heading in said


def test_no_claim_where_the_referee_guards(qtbot: QtBot):
    opened = open_program(qtbot)
    begin(opened)
    play_until(qtbot, opened, lambda p: p.phase is Phase.PLAY)
    assert not opened.window.commands.may_run("referee.claim")


def test_any_number_of_cards_can_be_laid_away(qtbot: QtBot):
    opened = open_program(qtbot)
    begin(opened, mode=Mode.TOURNAMENT)
    prompt = play_until(qtbot, opened, lambda p: p.phase is Phase.DISCARD)
    sheet = opened.window.page.host.prompt
    assert isinstance(sheet, DiscardTray)
    hand = list(view(opened).deal.hands[0].cards)
    for card in hand[: prompt.cards.count + 1]:
        opened.window.view.control.choose(card)
    assert opened.window.view.control.selected == tuple(hand[: prompt.cards.count + 1])
    sheet.discard_button.click()
    assert view(opened).deal.discards[0].size == prompt.cards.count + 1


def test_all_values_of_the_sheet_are_offered_and_none_is_marked(qtbot: QtBot):
    opened = open_program(qtbot)
    begin(opened, mode=Mode.TOURNAMENT)
    play_until(qtbot, opened, lambda p: p.phase is Phase.DECLARE)
    sheet = opened.window.page.host.prompt
    assert isinstance(sheet, DeclarePrompt)
    assert len(sheet._boxes) == len(opened.session.sheet.value)
    assert not any(box.isChecked() for box in sheet._boxes)


def test_mode_lasts_over_a_start(qtbot: QtBot, tmp_path: Path):
    opened = open_program(qtbot, folder=tmp_path)
    begin(opened, mode=Mode.TOURNAMENT, ruleset="westfest")
    play_until(qtbot, opened, lambda p: p.phase is Phase.PLAY)
    opened.window.close()
    again = open_program(qtbot, folder=tmp_path)
    again.opener.open_last()
    assert (again.session.mode, again.session.ruleset) == (Mode.TOURNAMENT, "westfest")
    assert again.window.page.notice.isHidden()
    dialog = again.dialogs.new_game_dialog()
    qtbot.addWidget(dialog)
    assert (dialog.setup().mode, dialog.setup().ruleset) == (Mode.TOURNAMENT, "westfest")


def test_out_of_turn_needs_cards_on_screen(qtbot: QtBot):
    opened = open_program(qtbot)
    begin(opened, humans=0, mode=Mode.TOURNAMENT)
    qtbot.waitUntil(lambda: view(opened).phase is Phase.PLAY, timeout=20_000)
    assert not opened.window.view.control.may_play()
    assert not isinstance(opened.window.bridge.shown, int)
