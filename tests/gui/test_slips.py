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
from tarock_desktop.ui.prompts.dealing import ShuffleSheet
from tarock_desktop.ui.scene.layout import Side
from tarock_desktop.ui.style.pieces import Choice
from tests.gui.drag import drag, press_and_move
from tests.gui.window_kit import (
    answer,
    asked,
    begin,
    open_desk,
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
    desk = open_desk(qtbot, size=(1440, 900), secret=secret)
    begin(desk, humans, mode=Mode.TOURNAMENT, ruleset=ruleset)
    return desk


@pytest.fixture
def desk(qtbot: QtBot):
    """A tournament table where the person is asked for a card, and computers then wait."""
    opened = table(qtbot)
    play_until(qtbot, opened, lambda p: p.phase is Phase.PLAY)
    opened.workers.is_free = lambda: False
    return opened


def scene(desk: Any) -> Any:
    return desk.window.view._scene


def cards(desk: Any) -> list[Card]:
    return [item.card for item in scene(desk).hand]


def place(desk: Any, card: Card) -> QPointF:
    index = cards(desk).index(card)
    corner: QPointF = scene(desk).layout.hand.rect(index).topLeft()
    return corner + QPointF(8, 40)


def middle(desk: Any) -> QPointF:
    centre: QPointF = scene(desk).layout.drop_zone.center()
    return centre


def rules(desk: Any) -> list[str]:
    return [ruling.rule for ruling in view(desk).book.rulings]


def choose(qtbot: QtBot, desk: Any, words: str) -> None:
    """Take an act from the list with the keyboard alone."""
    press(qtbot, desk, Qt.Key.Key_E)
    dialog: Any = desk.window.findChild(type(desk.slips.dialog()))
    dialog = QApplication.activeModalWidget() or dialog
    qtbot.keyClicks(dialog.search, words)
    qtbot.keyClick(dialog.search, Qt.Key.Key_Return)


def test_card_dragged_to_the_own_plate_lies_open(qtbot: QtBot, desk):
    card = cards(desk)[-1]
    plate = scene(desk).layout.plates[Side.BOTTOM].center()
    drag(qtbot, desk.window.view, place(desk, card), plate)
    assert card in view(desk).deal.exposed
    assert rules(desk) == ["card.exposed"]
    assert card in cards(desk)


def test_card_dragged_off_the_table_is_lost_unseen(qtbot: QtBot, desk):
    card, size = cards(desk)[0], len(cards(desk))
    beyond = QPointF(desk.window.view.width() + 30.0, 300.0)
    drag(qtbot, desk.window.view, place(desk, card), beyond)
    assert len(cards(desk)) == size - 1
    (lost,) = view(desk).deal.dropped
    assert (lost.seat, lost.card, lost.shown) == (ME, card, False)
    assert desk.session.observation(1).deal.dropped[0].card is None
    assert rules(desk) == []


def test_second_card_goes_with_the_first(qtbot: QtBot, desk):
    first, second = cards(desk)[:2]
    size = len(cards(desk))
    drag(qtbot, desk.window.view, place(desk, first), middle(desk))
    if not any(entry.seat == ME for entry in view(desk).play.trick):
        pytest.skip("the card ended the trick")
    drag(qtbot, desk.window.view, place(desk, second), middle(desk))
    assert len(cards(desk)) == size - 2
    assert [entry.card for entry in view(desk).play.trick if entry.seat == ME] == [first]
    (under,) = view(desk).deal.dropped
    assert (under.card, under.shown) == (second, True)
    assert rules(desk) == []


def test_card_out_of_turn_is_ruled_on_at_once(qtbot: QtBot):
    desk = table(qtbot)

    def others_play() -> bool:
        seen = view(desk)
        mine = any(entry.seat == ME for entry in seen.play.trick)
        return seen.phase is Phase.PLAY and seen.turn != ME and not mine

    desk.workers.is_free = lambda: not others_play()
    for _ in range(600):
        qtbot.waitUntil(lambda: others_play() or asked(desk) is not None or over(desk))
        if others_play():
            break
        if asked(desk) is None:
            desk.next_hand()
        else:
            desk.window.submit(answer(desk, asked(desk)))
    card = cards(desk)[0]
    drag(qtbot, desk.window.view, place(desk, card), middle(desk))
    assert rules(desk) == ["turn.play"]


def test_lead_before_leave_is_given(qtbot: QtBot):
    desk = table(qtbot)
    play_until(
        qtbot, desk, lambda p: p.phase is Phase.CLEARANCE and view(desk).deal.forehand == ME
    )
    drag(qtbot, desk.window.view, place(desk, cards(desk)[0]), middle(desk))
    assert rules(desk) == ["phase.lead-without-leave"]


def test_trick_is_dragged_to_a_wrong_pile(qtbot: QtBot, desk):
    desk.workers.is_free = lambda: True
    play_until(
        qtbot,
        desk,
        lambda p: (
            bool(view(desk).play.tricks)
            and view(desk).play.tricks[-1].winner == ME
            and not view(desk).play.trick
        ),
    )
    layout = scene(desk).layout
    drag(
        qtbot,
        desk.window.view,
        layout.stacks[Side.BOTTOM].center(),
        layout.stacks[Side.LEFT].center(),
    )
    left = next(s for s, side in scene(desk).picture.sides.items() if side is Side.LEFT)
    assert view(desk).play.tricks[-1].merged == left


def test_pile_that_is_only_clicked_stays(qtbot: QtBot, desk):
    desk.workers.is_free = lambda: True
    play_until(
        qtbot,
        desk,
        lambda p: any(t.winner == ME for t in view(desk).play.tricks),
    )
    ticket, at = desk.session.ticket, scene(desk).layout.stacks[Side.BOTTOM].center()
    qtbot.mouseClick(desk.window.view.viewport(), Qt.MouseButton.LeftButton, pos=at.toPoint())
    assert desk.session.ticket == ticket


def test_menu_of_a_card_has_the_same_entries_for_every_card(qtbot: QtBot, desk):
    wanted: list[Any] = []
    desk.window.view.menu_wanted.disconnect(desk.slips.show_menu)
    desk.window.view.menu_wanted.connect(lambda card, _: wanted.append(card))
    at = place(desk, cards(desk)[1]).toPoint()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, QPoint(0, 0))
    QApplication.sendEvent(desk.window.view.viewport(), event)
    assert wanted == [cards(desk)[1]]
    menus = [
        [action.text().partition(":")[0] for action in desk.slips.menu(card).actions()]
        for card in cards(desk)
    ]
    assert all(entries == menus[0] for entries in menus)
    assert len(menus[0]) == 4
    card = cards(desk)[1]
    desk.slips.menu(card).actions()[1].trigger()
    assert card in view(desk).deal.exposed


def _asks(phase: Phase, prompt: Any) -> bool:
    return bool(prompt.phase is phase)


def test_list_is_the_same_whatever_is_allowed(qtbot: QtBot):
    desk = table(qtbot)
    said = []
    for phase in (Phase.DECLARE, Phase.PLAY):
        play_until(qtbot, desk, partial(_asks, phase))
        acts = desk.slips.dialog().acts
        said.append([label for label, act in acts if not isinstance(act, OF_CARDS)])
    assert said[0] == said[1]
    assert said[0]


def test_bottom_card_is_looked_at_with_the_keyboard(qtbot: QtBot):
    desk = table(qtbot, humans=4)
    prompt = play_until(qtbot, desk, lambda p: p.phase is Phase.CUT)
    assert asked(desk) == prompt
    choose(qtbot, desk, "bottom card")
    assert rules(desk) == ["deal.bottom-card"]


def test_bid_out_of_turn_is_said_with_the_keyboard(qtbot: QtBot):
    desk = table(qtbot, humans=4)
    play_until(qtbot, desk, lambda p: p.phase is Phase.DECLARE)
    choose(qtbot, desk, "prever")
    assert rules(desk) == ["phase.late-bid"]


def test_false_value_is_declared_with_the_keyboard(qtbot: QtBot):
    desk = table(qtbot, humans=4)
    prompt = play_until(qtbot, desk, lambda p: p.phase is Phase.DECLARE)
    held = {value.value for value in desk.session.prompt_for_bot().values}
    false = next(value for value in desk.session.sheet.value if value.id not in held)
    name = next(
        label
        for label, act in desk.slips.dialog().acts
        if getattr(act, "values", None) == (false.id,)
    )
    choose(qtbot, desk, name)
    assert view(desk).notices.declared[prompt.seat] == (false.id,)
    assert rules(desk) == []


def test_dealer_deals_wrongly_as_he_intended(qtbot: QtBot):
    desk = table(qtbot, humans=4)
    prompt = play_until(qtbot, desk, lambda p: p.phase is Phase.SHUFFLE)
    names = [place.name for place in desk.session.seating.places]
    more, less = names[(prompt.seat + 1) % 4], names[(prompt.seat + 2) % 4]
    choose(qtbot, desk, f"too many to {more}, one too few to {less}")
    assert "dealing" in desk.window.page.notice.text.text()
    play_until(qtbot, desk, lambda p: p.phase is Phase.BID)
    sizes = [hand.size for hand in view(desk).deal.hands]
    assert sorted(sizes) == [11, 12, 12, 13]
    assert rules(desk) == []


def test_too_few_shuffles_are_made_with_the_mouse(qtbot: QtBot):
    desk = table(qtbot, humans=4)
    play_until(qtbot, desk, lambda p: p.phase is Phase.SHUFFLE)
    sheet = desk.window.page.host.sheet
    assert isinstance(sheet, ShuffleSheet)
    qtbot.mouseClick(sheet.once, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(sheet.done, Qt.MouseButton.LeftButton)
    assert view(desk).phase is Phase.CUT


def test_card_turned_up_in_dealing_is_voted_on(qtbot: QtBot):
    desk = table(qtbot, humans=4, ruleset="westfest")
    play_until(qtbot, desk, lambda p: p.phase is Phase.SHUFFLE)
    choose(qtbot, desk, "turn up")
    prompt = play_until(qtbot, desk, lambda p: p.phase in (Phase.VOTE, Phase.BID))
    # Neither king nor trump: about those the sheet decides itself.
    assert prompt.phase is Phase.VOTE
    sheet = desk.window.page.host.sheet
    buttons = sheet.findChildren(Choice)
    assert [option.action for option in prompt.options] == [
        Vote(prompt.seat, go_on=True),
        Vote(prompt.seat, go_on=False),
    ]
    assert sheet.first is buttons[0]
    buttons[0].setFocus()
    qtbot.keyClick(buttons[0], Qt.Key.Key_Return)
    assert view(desk).deal.vote is None or prompt.seat in view(desk).deal.vote.go_on


def test_wrong_trump_is_called_with_the_mouse(qtbot: QtBot):
    desk = table(qtbot, humans=4, secret="c")
    play_until(qtbot, desk, lambda p: p.phase is Phase.CALL)
    barred = {o.action for o in desk.session.prompt_for_bot().options if o.barred}
    action = next(o.action for o in asked(desk).options if o.action in barred)
    assert isinstance(action, CallCard)
    buttons = [b for b in desk.window.page.host.sheet.findChildren(Choice) if b.isEnabled()]
    assert len(buttons) == len(asked(desk).options)
    place = [option.action for option in asked(desk).options].index(action)
    qtbot.mouseClick(buttons[place], Qt.MouseButton.LeftButton)
    assert view(desk).calls.card is action.card
    assert rules(desk) == []


def test_drop_zone_is_the_same_for_every_card_and_place(qtbot: QtBot, desk):
    zones = set()
    layout = scene(desk).layout
    for card in cards(desk):
        for end in (middle(desk), layout.plates[Side.BOTTOM].center()):
            press_and_move(qtbot, desk.window.view, place(desk, card), end, 3)
            zones.add((scene(desk).zone.zone, scene(desk).dragged.rotation()))
            assert desk.window.view.escape()
    assert len(zones) == 1


def test_nothing_of_it_where_the_referee_guards(qtbot: QtBot):
    desk = open_desk(qtbot)
    begin(desk)
    play_until(qtbot, desk, lambda p: p.phase is Phase.PLAY)
    assert not desk.window.commands.may_run("hand.other")
    card = cards(desk)[-1]
    plate = scene(desk).layout.plates[Side.BOTTOM].center()
    legal = desk.session.prompt().cards.legal
    drag(qtbot, desk.window.view, place(desk, card), plate)
    assert not view(desk).deal.exposed
    wait_for_turn(qtbot, desk)
    assert (card in cards(desk)) is (card not in legal)
