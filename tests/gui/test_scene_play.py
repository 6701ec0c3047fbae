"""Playing a card by mouse and by keyboard, through the viewport."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPointF, Qt

from tarock_desktop.cards.pack import Card
from tarock_desktop.table.actions import PlayCard
from tarock_desktop.table.phases import Phase
from tarock_desktop.ui.scene.card_item import CardItem
from tarock_desktop.ui.scene.fan import Lift
from tarock_desktop.ui.scene.felt_items import Zone
from tarock_desktop.ui.scene.layout import Side
from tarock_desktop.ui.scene.marks import Mark
from tarock_desktop.ui.scene.picture import HelpLevel
from tarock_desktop.ui.scene.table_view import TableView
from tests.gui import scene_kit
from tests.gui.drag import LEFT, click, double_click, drag, press_and_move

pytestmark = pytest.mark.gui
STATE = scene_kit.state_where(scene_kit.has_barred, "7")
LEGAL = scene_kit.legal_in(STATE)
BARRED = [entry.card for entry in scene_kit.choice_of(STATE).barred]
SEAT = scene_kit.due_in(STATE)


@pytest.fixture
def view(qtbot) -> TableView:
    view = scene_kit.new_view()
    qtbot.addWidget(view)
    scene_kit.show(view, STATE)
    view.show()
    qtbot.waitExposed(view)
    view.setFocus()
    return view


def index_of(view: TableView, card: Card) -> int:
    picture = view._scene.picture
    assert picture is not None
    return picture.hand.index(card)


def grip(view: TableView, card: Card) -> QPointF:
    """Return a point of the view where one sees the card."""
    return view._scene.shown_fan().seen(index_of(view, card))


def middle(view: TableView) -> QPointF:
    return view._scene.layout.centre


def item_of(view: TableView, card: Card) -> CardItem:
    return view._scene.hand[index_of(view, card)]


def home_of(view: TableView, card: Card) -> QPointF:
    return view._scene.shown_fan().spots[index_of(view, card)].centre


def test_dragged_to_the_felt_a_card_is_played(view, qtbot):
    with qtbot.waitSignal(view.action_chosen) as chosen:
        drag(qtbot, view, grip(view, LEGAL[0]), middle(view))
    assert chosen.args == [PlayCard(SEAT, LEGAL[0])]


def test_a_card_lies_where_it_was_let_go_until_the_table_speaks(view, qtbot):
    start, end = grip(view, LEGAL[0]), middle(view)
    qtbot.mouseMove(view.viewport(), start.toPoint())
    offset = item_of(view, LEGAL[0]).pos() - start.toPoint()
    drag(qtbot, view, start, end)
    lies = item_of(view, LEGAL[0]).pos()
    assert (lies - (end + offset)).manhattanLength() < 30
    view.refuse()
    assert item_of(view, LEGAL[0]).pos() == home_of(view, LEGAL[0])


def test_a_barred_card_is_left_to_the_referee(view, qtbot):
    with qtbot.waitSignal(view.action_chosen) as chosen:
        drag(qtbot, view, grip(view, BARRED[0]), middle(view))
    assert chosen.args == [PlayCard(SEAT, BARRED[0])]
    scene_kit.show(view, STATE)
    assert item_of(view, BARRED[0]).pos() == home_of(view, BARRED[0])


def test_a_refused_card_is_raised_and_shows_the_sign_until_another_is_pointed_at(view, qtbot):
    drag(qtbot, view, grip(view, BARRED[0]), middle(view))
    view.leaveEvent(QEvent(QEvent.Type.Leave))
    view.refuse()
    look = item_of(view, BARRED[0]).look
    assert (look.refused, look.lift, look.marks) == (True, Lift.POINTED, (Mark.BARRED,))
    assert sum(item.look.refused for item in view._scene.hand) == 1
    qtbot.mouseMove(view.viewport(), grip(view, LEGAL[0]).toPoint())
    assert not any(item.look.refused for item in view._scene.hand)


def test_let_go_beside_the_felt_a_card_goes_home(view, qtbot):
    start = grip(view, LEGAL[0])
    with qtbot.assertNotEmitted(view.action_chosen):
        drag(qtbot, view, start, start + QPointF(120, 30))
    item = item_of(view, LEGAL[0])
    assert item.pos() == home_of(view, LEGAL[0])
    assert view._scene.zone.zone is None


def test_a_tremble_is_no_drag(view, qtbot):
    start = grip(view, LEGAL[0])
    with qtbot.assertNotEmitted(view.action_chosen):
        drag(qtbot, view, start, start + QPointF(3, -4), steps=2)
    assert view._scene.dragged is None


def test_escape_cancels_a_drag(view, qtbot):
    press_and_move(qtbot, view, grip(view, LEGAL[0]), middle(view))
    assert view._scene.dragged is item_of(view, LEGAL[0])
    with qtbot.assertNotEmitted(view.action_chosen):
        qtbot.keyClick(view, Qt.Key.Key_Escape)
        qtbot.mouseRelease(view.viewport(), LEFT, pos=middle(view).toPoint())
    assert item_of(view, LEGAL[0]).pos() == home_of(view, LEGAL[0])


def test_the_drop_zone_tells_legal_from_barred(view, qtbot):
    zones = []
    for card in (LEGAL[0], BARRED[0]):
        press_and_move(qtbot, view, grip(view, card), middle(view))
        zones.append(view._scene.zone.zone)
        qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert zones == [Zone.OPEN, Zone.CLOSED]


def test_a_double_click_plays(view, qtbot):
    with qtbot.waitSignal(view.action_chosen) as chosen:
        double_click(qtbot, view, grip(view, LEGAL[0]))
    assert chosen.args == [PlayCard(SEAT, LEGAL[0])]


@pytest.mark.parametrize("button", [Qt.MouseButton.MiddleButton, Qt.MouseButton.RightButton])
def test_no_other_button_plays(view, qtbot, button):
    viewport, at = view.viewport(), grip(view, LEGAL[0]).toPoint()
    for clicks in (False, True):
        view.plays_on_click = clicks
        with qtbot.assertNotEmitted(view.action_chosen):
            qtbot.mouseClick(viewport, button, pos=at)
            qtbot.mouseDClick(viewport, button, pos=at)


def test_a_single_click_moves_the_cursor_only(view, qtbot):
    with qtbot.assertNotEmitted(view.action_chosen):
        click(qtbot, view, grip(view, LEGAL[1]))
    assert view.control.cursor is LEGAL[1]
    view.plays_on_click = True
    with qtbot.waitSignal(view.action_chosen):
        click(qtbot, view, grip(view, LEGAL[1]))


def test_nothing_can_be_played_out_of_turn(view, qtbot):
    other = next(seat for seat in STATE.deal.order if seat != SEAT)
    scene_kit.show(view, STATE, other)
    card = view._scene.hand[0].card
    assert card is not None
    with qtbot.assertNotEmitted(view.action_chosen):
        drag(qtbot, view, grip(view, card), middle(view))
        double_click(qtbot, view, grip(view, card))
        qtbot.keyClick(view, Qt.Key.Key_Return)


def test_a_card_is_played_by_keyboard_alone(view, qtbot):
    qtbot.keyClick(view, Qt.Key.Key_Home)
    while view.control.cursor is not LEGAL[0]:
        before = view.control.cursor
        qtbot.keyClick(view, Qt.Key.Key_Right)
        assert view.control.cursor is not before
    with qtbot.waitSignal(view.action_chosen) as chosen:
        qtbot.keyClick(view, Qt.Key.Key_Return)
    assert chosen.args == [PlayCard(SEAT, LEGAL[0])]


def test_up_and_down_visit_the_legal_cards_only(view, qtbot):
    visited = []
    for _ in LEGAL:
        qtbot.keyClick(view, Qt.Key.Key_Up)
        visited.append(view.control.cursor)
    assert set(visited) == set(LEGAL)
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert view.control.cursor is visited[-2]


def test_a_number_jumps_through_the_cards_of_a_suit(view, qtbot):
    picture = view._scene.picture
    tarocks = [card for card in picture.hand if card is not None and card.suit.value == "T"]
    assert len(tarocks) > 1
    seen = []
    for _ in range(len(tarocks) + 1):
        qtbot.keyClick(view, Qt.Key.Key_5)
        seen.append(view.control.cursor)
    assert seen == [*tarocks, tarocks[0]]


def test_barred_cards_are_dimmed_and_show_the_sign_only_when_pointed_at(view, qtbot):
    legal, barred = item_of(view, LEGAL[0]).look, item_of(view, BARRED[0]).look
    assert (legal.veil, barred.veil) == (0, 46)
    assert legal.lift is barred.lift is Lift.NONE
    assert not barred.marks
    qtbot.mouseMove(view.viewport(), grip(view, BARRED[0]).toPoint())
    assert item_of(view, BARRED[0]).look.marks == (Mark.BARRED,)
    qtbot.keyClick(view, Qt.Key.Key_Home)
    while view.control.cursor is not BARRED[1]:
        qtbot.keyClick(view, Qt.Key.Key_Right)
    assert item_of(view, BARRED[1]).look.marks == (Mark.BARRED,)
    assert not item_of(view, BARRED[0]).look.marks


def test_without_help_all_cards_look_alike(view):
    view.use_help(HelpLevel.OFF)
    looks = {item.look for item in view._scene.hand}
    assert len(looks) == 1
    assert "because" not in view.tip(BARRED[0])


def test_holding_h_shows_what_may_be_played(view, qtbot):
    view.use_help(HelpLevel.ON_REQUEST)

    def is_veiled() -> bool:
        return item_of(view, BARRED[0]).look.veil > 0

    assert not is_veiled()
    qtbot.keyPress(view, Qt.Key.Key_H)
    assert is_veiled()
    qtbot.keyRelease(view, Qt.Key.Key_H)
    assert not is_veiled()


def test_the_reason_is_told_while_the_cursor_is_on_a_barred_card(view, qtbot):
    told = []
    view.card_refused.connect(lambda card, reason: told.append((card, reason)))
    click(qtbot, view, grip(view, BARRED[0]))
    assert told[-1][0] is BARRED[0]
    assert told[-1][1].key.startswith("reason.")
    assert view.tip(BARRED[0]).endswith(f"because {told[-1][1].key}")
    click(qtbot, view, grip(view, LEGAL[0]))
    assert told[-1] == (None, None)


def test_the_tournament_table_shows_no_difference(view, qtbot):
    prompt = scene_kit.asked(STATE)
    assert prompt.cards is not None
    silent = replace(prompt, cards=replace(prompt.cards, legal=None, barred=()))
    view.show_table(scene_kit.seen(STATE, SEAT), silent, scene_kit.NAMES, scene_kit.PlainWords())
    assert len({item.look for item in view._scene.hand}) == 1
    press_and_move(qtbot, view, grip(view, BARRED[0]), middle(view))
    assert view._scene.zone.zone is Zone.OPEN


def test_the_trick_shows_who_led_and_who_is_winning(qtbot):
    state = scene_kit.state_where(lambda s: s.phase is Phase.PLAY and len(s.play.trick) == 3, "5")
    view = scene_kit.new_view()
    qtbot.addWidget(view)
    scene_kit.show(view, state)
    scene = view._scene
    assert {seat: item.card for seat, item in scene.trick.items()} == {
        entry.seat: entry.card for entry in state.play.trick
    }
    winning = state.play.winning
    assert winning is not None
    winner = scene.trick[winning]
    sides = scene.picture.sides
    below = sorted(scene.trick, key=lambda seat: scene.trick[seat].zValue())
    fixed = [Side.TOP, Side.LEFT, Side.RIGHT, Side.BOTTOM]
    assert [sides[seat] for seat in below] == [s for s in fixed if s in map(sides.get, below)]
    marks = {mark.mark: mark for mark in scene._marks}
    assert set(marks) == {Mark.LED, Mark.WINNING}
    # Each tab touches its card and no other lies over it.
    for mark, seat in ((Mark.LED, state.play.trick[0].seat), (Mark.WINNING, winning)):
        assert marks[mark].collidesWithItem(scene.trick[seat])
        assert marks[mark].zValue() > winner.zValue()


def test_the_seat_due_is_lit(view):
    scene = view._scene
    assert scene.due is Side.BOTTOM
    assert [side for side, plate in scene.plates.items() if plate.facts.is_due] == [Side.BOTTOM]
