"""What goes wrong with hands and mouths can be done by mouse and keyboard, and betrays nothing."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tarock_desktop.cards.pack import Card
from tarock_desktop.table.actions import CallCard, DropCard, ExposeCard, PlayCard, Vote
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode
from tarock_desktop.ui.prompts.dealing import ShufflePrompt
from tarock_desktop.ui.scene.layout import Side
from tarock_desktop.ui.style.widgets import Choice
from tests.gui.drag import drag, press_and_move
from tests.gui.window_kit import (
    answer,
    asked,
    begin,
    open_program,
    over,
    play_until,
    press,
    view,
    wait_for_turn,
)

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]
ME = 0
OF_CARDS = (PlayCard, ExposeCard, DropCard)


def table(qtbot: QtBot, humans: int = 1, ruleset: str = "spjst", *, secret: str = "a") -> Any:
    """Return a tournament table at the beginning of a hand."""
    program = open_program(qtbot, size=(1440, 900), secret=secret)
    begin(program, humans, mode=Mode.TOURNAMENT, ruleset=ruleset)
    return program


@pytest.fixture
def program(qtbot: QtBot):
    """A tournament table where the person is asked for a card, and computers then wait."""
    opened = table(qtbot)
    play_until(qtbot, opened, lambda p: p.phase is Phase.PLAY)
    opened.game.workers.is_free = lambda: False
    return opened


def scene(program: Any) -> Any:
    return program.window.view._scene


def cards(program: Any) -> list[Card]:
    return [item.card for item in scene(program).hand]


def place(program: Any, card: Card) -> QPointF:
    index = cards(program).index(card)
    point: QPointF = scene(program).shown_fan().seen(index)
    return point


def middle(program: Any) -> QPointF:
    centre: QPointF = scene(program).layout.drop_zone.center()
    return centre


def rules(program: Any) -> list[str]:
    return [ruling.rule for ruling in view(program).book.rulings]


def choose(qtbot: QtBot, program: Any, words: str) -> None:
    """Take an act from the list with the keyboard alone."""
    press(qtbot, program, Qt.Key.Key_E)
    dialog: Any = program.window.findChild(type(program.other_acts.dialog()))
    dialog = QApplication.activeModalWidget() or dialog
    qtbot.keyClicks(dialog.search, words)
    qtbot.keyClick(dialog.search, Qt.Key.Key_Return)


def test_card_dragged_to_the_own_plate_lies_open(qtbot: QtBot, program):
    card = cards(program)[-1]
    plate = scene(program).layout.plates[Side.BOTTOM].center()
    drag(qtbot, program.window.view, place(program, card), plate)
    assert card in view(program).deal.exposed
    assert rules(program) == ["card.exposed"]
    assert card in cards(program)


def test_card_dragged_off_the_table_is_lost_unseen(qtbot: QtBot, program):
    card, size = cards(program)[0], len(cards(program))
    beyond = QPointF(program.window.view.width() + 30.0, 300.0)
    drag(qtbot, program.window.view, place(program, card), beyond)
    assert len(cards(program)) == size - 1
    (lost,) = view(program).deal.dropped
    assert (lost.seat, lost.card, lost.shown) == (ME, card, False)
    assert program.session.observation(1).deal.dropped[0].card is None
    assert rules(program) == []


def test_second_card_goes_with_the_first(qtbot: QtBot, program):
    first, second = cards(program)[:2]
    size = len(cards(program))
    drag(qtbot, program.window.view, place(program, first), middle(program))
    if not any(entry.seat == ME for entry in view(program).play.trick):
        pytest.skip("the card ended the trick")
    drag(qtbot, program.window.view, place(program, second), middle(program))
    assert len(cards(program)) == size - 2
    assert [entry.card for entry in view(program).play.trick if entry.seat == ME] == [first]
    (under,) = view(program).deal.dropped
    assert (under.card, under.shown) == (second, True)
    assert rules(program) == []


def test_card_out_of_turn_is_ruled_on_at_once(qtbot: QtBot):
    program = table(qtbot)

    def others_play() -> bool:
        seen = view(program)
        mine = any(entry.seat == ME for entry in seen.play.trick)
        return seen.phase is Phase.PLAY and seen.turn != ME and not mine

    program.game.workers.is_free = lambda: not others_play()
    for _ in range(600):
        qtbot.waitUntil(lambda: others_play() or asked(program) is not None or over(program))
        if others_play():
            break
        if asked(program) is None:
            program.game.next_hand()
        else:
            program.window.submit(answer(program, asked(program)))
    card = cards(program)[0]
    drag(qtbot, program.window.view, place(program, card), middle(program))
    assert rules(program) == ["turn.play"]


def test_lead_before_leave_is_given(qtbot: QtBot):
    program = table(qtbot)
    play_until(
        qtbot, program, lambda p: p.phase is Phase.CLEARANCE and view(program).deal.forehand == ME
    )
    drag(qtbot, program.window.view, place(program, cards(program)[0]), middle(program))
    assert rules(program) == ["phase.lead-without-leave"]


def test_trick_is_dragged_to_a_wrong_pile(qtbot: QtBot, program):
    program.game.workers.is_free = lambda: True
    play_until(
        qtbot,
        program,
        lambda p: (
            bool(view(program).play.tricks)
            and view(program).play.tricks[-1].winner == ME
            and not view(program).play.trick
        ),
    )
    layout = scene(program).layout
    drag(
        qtbot,
        program.window.view,
        layout.stacks[Side.BOTTOM].center(),
        layout.stacks[Side.LEFT].center(),
    )
    left = next(s for s, side in scene(program).picture.sides.items() if side is Side.LEFT)
    assert view(program).play.tricks[-1].merged == left


def test_pile_that_is_only_clicked_stays(qtbot: QtBot, program):
    program.game.workers.is_free = lambda: True
    play_until(
        qtbot,
        program,
        lambda p: any(t.winner == ME for t in view(program).play.tricks),
    )
    ticket, at = program.session.ticket, scene(program).layout.stacks[Side.BOTTOM].center()
    qtbot.mouseClick(program.window.view.viewport(), Qt.MouseButton.LeftButton, pos=at.toPoint())
    assert program.session.ticket == ticket


def test_menu_of_a_card_has_the_same_entries_for_every_card(qtbot: QtBot, program):
    wanted: list[Any] = []
    program.window.view.menu_wanted.disconnect(program.other_acts.show_menu)
    program.window.view.menu_wanted.connect(lambda card, _: wanted.append(card))
    at = place(program, cards(program)[1]).toPoint()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, QPoint(0, 0))
    QApplication.sendEvent(program.window.view.viewport(), event)
    assert wanted == [cards(program)[1]]
    menus = [
        [action.text().partition(":")[0] for action in program.other_acts.menu(card).actions()]
        for card in cards(program)
    ]
    assert all(entries == menus[0] for entries in menus)
    assert len(menus[0]) == 4
    card = cards(program)[1]
    program.other_acts.menu(card).actions()[1].trigger()
    assert card in view(program).deal.exposed


def _asks(phase: Phase, prompt: Any) -> bool:
    return bool(prompt.phase is phase)


def test_list_is_the_same_whatever_is_allowed(qtbot: QtBot):
    program = table(qtbot)
    said = []
    for phase in (Phase.DECLARE, Phase.PLAY):
        play_until(qtbot, program, partial(_asks, phase))
        acts = program.other_acts.dialog().acts
        said.append([label for label, act in acts if not isinstance(act, OF_CARDS)])
    assert said[0] == said[1]
    assert said[0]


def test_bottom_card_is_looked_at_with_the_keyboard(qtbot: QtBot):
    program = table(qtbot, humans=4)
    prompt = play_until(qtbot, program, lambda p: p.phase is Phase.CUT)
    assert asked(program) == prompt
    choose(qtbot, program, "bottom card")
    assert rules(program) == ["deal.bottom-card"]


def test_bid_out_of_turn_is_said_with_the_keyboard(qtbot: QtBot):
    program = table(qtbot, humans=4)
    play_until(qtbot, program, lambda p: p.phase is Phase.DECLARE)
    choose(qtbot, program, "prever")
    assert rules(program) == ["phase.late-bid"]


def test_false_value_is_declared_with_the_keyboard(qtbot: QtBot):
    program = table(qtbot, humans=4)
    prompt = play_until(qtbot, program, lambda p: p.phase is Phase.DECLARE)
    held = {value.value for value in program.session.prompt_for_bot().values}
    false = next(value for value in program.session.sheet.value if value.id not in held)
    name = next(
        label
        for label, act in program.other_acts.dialog().acts
        if getattr(act, "values", None) == (false.id,)
    )
    choose(qtbot, program, name)
    assert view(program).notices.declared[prompt.seat] == (false.id,)
    assert rules(program) == []


def test_dealer_deals_wrongly_as_he_intended(qtbot: QtBot):
    program = table(qtbot, humans=4)
    prompt = play_until(qtbot, program, lambda p: p.phase is Phase.SHUFFLE)
    names = [place.name for place in program.session.seating.places]
    more, less = names[(prompt.seat + 1) % 4], names[(prompt.seat + 2) % 4]
    choose(qtbot, program, f"too many: {more}, one too few: {less}")
    assert "dealing" in program.window.page.notice.text.text()
    play_until(qtbot, program, lambda p: p.phase is Phase.BID)
    sizes = [hand.size for hand in view(program).deal.hands]
    assert sorted(sizes) == [11, 12, 12, 13]
    assert rules(program) == []


def test_too_few_shuffles_are_made_with_the_mouse(qtbot: QtBot):
    program = table(qtbot, humans=4)
    play_until(qtbot, program, lambda p: p.phase is Phase.SHUFFLE)
    sheet = program.window.page.host.prompt
    assert isinstance(sheet, ShufflePrompt)
    qtbot.mouseClick(sheet.once, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(sheet.done, Qt.MouseButton.LeftButton)
    assert view(program).phase is Phase.CUT


def test_card_turned_up_in_dealing_is_voted_on(qtbot: QtBot):
    program = table(qtbot, humans=4, ruleset="westfest")
    play_until(qtbot, program, lambda p: p.phase is Phase.SHUFFLE)
    choose(qtbot, program, "turn up")
    prompt = play_until(qtbot, program, lambda p: p.phase in (Phase.VOTE, Phase.BID))
    # Neither king nor trump: about those the sheet decides itself.
    assert prompt.phase is Phase.VOTE
    sheet = program.window.page.host.prompt
    buttons = sheet.findChildren(Choice)
    assert [option.action for option in prompt.options] == [
        Vote(prompt.seat, go_on=True),
        Vote(prompt.seat, go_on=False),
    ]
    assert sheet.first is None
    buttons[0].setFocus()
    qtbot.keyClick(buttons[0], Qt.Key.Key_Return)
    assert view(program).deal.vote is None or prompt.seat in view(program).deal.vote.go_on


def test_wrong_trump_is_called_with_the_mouse(qtbot: QtBot):
    program = table(qtbot, humans=4, secret="c")
    play_until(qtbot, program, lambda p: p.phase is Phase.CALL)
    barred = {o.action for o in program.session.prompt_for_bot().options if o.barred}
    action = next(o.action for o in asked(program).options if o.action in barred)
    assert isinstance(action, CallCard)
    sheet = program.window.page.host.prompt
    assert set(sheet.buttons) == {option.action for option in asked(program).options}
    for button in (sheet.buttons[action], sheet.act):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert view(program).calls.card is action.card
    assert rules(program) == []


def test_drop_zone_is_the_same_for_every_card_and_place(qtbot: QtBot, program):
    zones = set()
    layout = scene(program).layout
    for card in cards(program):
        for end in (middle(program), layout.plates[Side.BOTTOM].center()):
            press_and_move(qtbot, program.window.view, place(program, card), end, 3)
            zones.add((scene(program).zone.zone, scene(program).dragged.rotation()))
            assert program.window.view.escape()
    assert len(zones) == 1


def test_nothing_of_it_where_the_referee_guards(qtbot: QtBot):
    program = open_program(qtbot)
    begin(program)
    play_until(qtbot, program, lambda p: p.phase is Phase.PLAY)
    assert not program.window.commands.may_run("hand.other")
    card = cards(program)[-1]
    plate = scene(program).layout.plates[Side.BOTTOM].center()
    drag(qtbot, program.window.view, place(program, card), plate)
    assert not view(program).deal.exposed
    wait_for_turn(qtbot, program)
    assert card in cards(program)  # the plate lies below the line between hand and felt
