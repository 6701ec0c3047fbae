"""The own order of the hand: cards are dragged within it, stay where they were put, are sorted."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from tarock_desktop.cards.notation import parse_card
from tarock_desktop.cards.pack import Card
from tarock_desktop.table.seats import Seat
from tarock_desktop.ui.scene.hand_order import HandOrder
from tarock_desktop.ui.scene.table_view import TableView
from tarock_desktop.ui.scene.tempo import Tempo
from tests.gui import scene_kit
from tests.gui.drag import LEFT, drag, press_and_move

pytestmark = pytest.mark.gui
STATE = scene_kit.state_where(scene_kit.has_barred, "7")
SEAT = scene_kit.due_in(STATE)
ME = Seat(0)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(parse_card(each) for each in text.split())


@pytest.fixture
def view(qtbot: QtBot) -> TableView:
    view = scene_kit.new_view()
    qtbot.addWidget(view)
    scene_kit.show(view, STATE)
    view.show()
    qtbot.waitExposed(view)
    return view


def held(view: TableView) -> list[Card | None]:
    return [item.card for item in view._scene.hand]


def left_to_right(view: TableView) -> list[Card | None]:
    return [item.card for item in sorted(view._scene.hand, key=lambda item: item.pos().x())]


def seen(view: TableView, index: int) -> QPointF:
    return view._scene.shown_fan().seen(index)


def test_moved_card_stays_and_new_cards_come_behind_their_neighbour():
    order, hand = HandOrder(), cards("T20 T9 HK HQ S10")
    assert order.arrange(ME, 1, hand) == hand
    order.move(ME, 1, hand, hand[4], 0)
    assert order.arrange(ME, 1, hand) == cards("S10 T20 T9 HK HQ")
    taken = cards("T20 T9 T5 HK HQ DK S10")
    assert order.arrange(ME, 1, taken) == cards("S10 T20 T9 T5 HK HQ DK")
    assert order.arrange(ME, 1, cards("T9 HQ S10")) == cards("S10 T9 HQ")


def test_own_order_is_of_one_seat_and_one_hand_and_sorting_ends_it():
    order, hand = HandOrder(), cards("T20 T9 HK")
    order.move(ME, 1, hand, hand[2], 0)
    assert order.arrange(Seat(1), 1, hand) == hand
    assert order.arrange(ME, 2, hand) == hand
    assert order.arrange(ME, 1, hand) != hand
    order.sort(ME)
    assert order.arrange(ME, 1, hand) == hand


def test_unknown_cards_stay_last():
    order, known = HandOrder(), cards("T20 T9")
    hand = (*known, None, None)
    order.move(ME, 1, hand, known[1], 0)
    assert order.arrange(ME, 1, hand) == (*cards("T9 T20"), None, None)


def test_card_dragged_within_the_hand_stays_there(view, qtbot):
    before = held(view)
    with qtbot.assertNotEmitted(view.action_chosen):
        drag(qtbot, view, seen(view, 1), seen(view, 5) + QPointF(10, 0))
    wanted = [before[0], *before[2:6], before[1], *before[6:]]
    assert held(view) == left_to_right(view) == wanted
    # It outlasts the next picture, and the screen reader reads in the same order.
    scene_kit.show(view, STATE)
    assert held(view) == wanted
    names = [button.accessibleName() for button in view.spoken.cards]
    assert all(f"card {card.name}" in name for card, name in zip(wanted, names, strict=True))


def test_the_others_make_room_while_a_card_is_dragged(view, qtbot):
    before = [item.pos().x() for item in view._scene.hand]
    start = seen(view, 1)
    press_and_move(qtbot, view, start, seen(view, 5) + QPointF(10, 0))
    scene = view._scene
    assert scene.gap == 5
    now = [item.pos().x() for item in scene.hand]
    assert all(now[index] == pytest.approx(before[index - 1]) for index in range(2, 6))
    assert now[6:] == pytest.approx(before[6:])
    # Out of the hand: the fan closes up over the place.
    qtbot.mouseMove(view.viewport(), scene.layout.centre.toPoint())
    assert scene.gap is None
    closed = [item.pos().x() for item in scene.hand if item is not scene.dragged]
    fan = scene.layout.hand_spots(len(closed))
    assert closed == pytest.approx([spot.centre.x() for spot in fan.spots])
    view.escape()
    assert [item.pos().x() for item in scene.hand] == pytest.approx(before, abs=60)


def test_own_cards_can_be_moved_out_of_turn_but_not_played(view, qtbot):
    other = next(seat for seat in STATE.deal.order if seat != SEAT)
    scene_kit.show(view, STATE, other)
    before = held(view)
    with qtbot.assertNotEmitted(view.action_chosen):
        drag(qtbot, view, seen(view, 0), seen(view, 3) + QPointF(10, 0))
    assert held(view) == [*before[1:4], before[0], *before[4:]]


def test_sorting_brings_the_order_by_rank_back(view, qtbot):
    before = held(view)
    drag(qtbot, view, seen(view, 1), seen(view, 5) + QPointF(10, 0))
    assert held(view) != before
    view.sort_hand()
    assert held(view) == left_to_right(view) == before


def test_a_dragged_card_lags_behind_and_comes_upright_when_held_still(view, qtbot):
    view.use_tempo(Tempo(speed=20))
    start = seen(view, 4)
    press_and_move(qtbot, view, start, view._scene.layout.centre + QPointF(200, 0), steps=8)
    item = view._scene.dragged
    assert item is not None
    assert 0 < item.rotation() <= 8
    qtbot.waitUntil(lambda: item.rotation() == 0)
    qtbot.mouseRelease(view.viewport(), LEFT, pos=start.toPoint())


def test_hover_does_not_flicker(qtbot: QtBot):
    """Return to every place the pointer may rest at: the card pointed at stays the same."""
    view = scene_kit.new_view(1440, 900)
    qtbot.addWidget(view)
    scene_kit.show(view, STATE)
    scene = view._scene
    hand = scene.layout.hand.bounds
    for x in range(round(hand.left()) - 5, round(hand.right()) + 5, 7):
        for y in range(round(hand.top()) - 40, 900, 23):
            point = QPointF(x, y)
            view.control.point_at(None)
            first = view.card_at(point)
            view.control.point_at(first.card if first is not None else None)
            again = view.card_at(point)
            assert again is first, (x, y)
