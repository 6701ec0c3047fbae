"""Motions: the picture catches up with the table, and never holds anybody up."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tarock_desktop.table.actions import PlayCard
from tarock_desktop.table.events import CardPlayed, CardsDealt, TrickTaken
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat
from tarock_desktop.ui.scene.card_item import CardItem
from tarock_desktop.ui.scene.layout import Side
from tarock_desktop.ui.scene.seat_portrait import SeatPortrait
from tarock_desktop.ui.scene.table_view import TableView
from tarock_desktop.ui.scene.tempo import Tempo
from tests.gui import scene_kit
from tests.gui.drag import click, drag

pytestmark = pytest.mark.gui
FAST = Tempo(speed=20)
PATIENT = Tempo(speed=20, trick_waits=True)


def ends_trick(step) -> bool:
    return any(isinstance(event, TrickTaken) for event in step.decision.events) and bool(
        step.after.deal.hands[0].size
    )


def picture_of(view: TableView):
    """Return all cards with place, size and order: what one sees."""
    return sorted(
        (
            item.card.name if item.card is not None else "back",
            round(item.pos().x()),
            round(item.pos().y()),
            round(item.rotation()),
            item.size.width(),
            item.zValue(),
            item.scale(),
        )
        for item in view.items()
        if isinstance(item, CardItem)
    )


def shown_at_once(qtbot, state, viewer) -> TableView:
    view = scene_kit.new_view()
    qtbot.addWidget(view)
    view.show()
    qtbot.waitExposed(view)
    scene_kit.show(view, state, viewer)
    return view


@pytest.fixture
def view(qtbot) -> TableView:
    view = scene_kit.new_view()
    qtbot.addWidget(view)
    view.show()
    qtbot.waitExposed(view)
    return view


def play(view: TableView, step, viewer) -> None:
    due = None
    if step.after.turn is not None:
        due = scene_kit.asked(step.after)
    view.play_events(scene_kit.events_for(step, viewer), scene_kit.seen(step.after, viewer), due)


@pytest.mark.parametrize("tempo", [FAST, Tempo(speed=20, is_reduced=True), Tempo(speed=0)])
def test_after_the_motions_all_lies_as_if_shown_at_once(view, qtbot, tempo):
    viewer = Seat(0)
    view.use_tempo(tempo)
    for number, step in enumerate(scene_kit.steps("7", 1)):
        if number == 0:
            scene_kit.show(view, step.before, viewer)
        with qtbot.waitSignal(view.settled, timeout=20_000):
            play(view, step, viewer)
        if isinstance(step.action, PlayCard) and number % 9:
            continue
        fresh = shown_at_once(qtbot, step.after, viewer)
        qtbot.waitUntil(lambda: not any(i.is_flying for i in view._scene.hand))
        assert picture_of(view) == picture_of(fresh), step.action


def test_input_is_open_while_a_trick_lies(view, qtbot):
    step = scene_kit.step_where(lambda s: ends_trick(s) and s.action.seat != s.after.turn, "5")
    me = step.after.turn
    scene_kit.show(view, step.before, me)
    view.use_tempo(PATIENT)
    play(view, step, me)
    qtbot.waitUntil(lambda: view._choreographer.is_resting)
    assert len(view._scene.trick) == 4
    legal = scene_kit.legal_in(step.after)[0]
    with qtbot.waitSignal(view.action_chosen):
        view.control.play(legal)


def test_a_complete_trick_stays_until_a_click(view, qtbot):
    step = scene_kit.step_where(ends_trick, "5")
    me = step.action.seat
    scene_kit.show(view, step.before, me)
    view.use_tempo(PATIENT)
    play(view, step, me)
    qtbot.waitUntil(lambda: view._choreographer.is_resting)
    with qtbot.waitSignals([view.trick_confirmed, view.settled], timeout=20_000):
        click(qtbot, view, view._scene.layout.centre)
    assert view._scene.trick == {}


def test_a_complete_trick_outlasts_another_size(view, qtbot):
    step = scene_kit.step_where(ends_trick, "5")
    me = step.action.seat
    scene_kit.show(view, step.before, me)
    view.use_tempo(PATIENT)
    play(view, step, me)
    qtbot.waitUntil(lambda: view._choreographer.is_resting)
    view.resize(view.width() - 200, view.height() - 100)
    assert view._choreographer.is_resting
    scene = view._scene
    assert len(scene.trick) == 4
    for seat, item in scene.trick.items():
        side = scene.picture.sides[seat]
        assert item.pos() == scene.layout.trick(side).centre
        assert item.size.width() == scene.layout.trick_card.width()
    with qtbot.waitSignals([view.trick_confirmed, view.settled], timeout=20_000):
        click(qtbot, view, scene.layout.centre)
    assert scene.trick == {}


def test_listener_of_a_settled_table_does_not_hear_of_it_amid_new_events(view, qtbot):
    first, second = next(
        pair
        for pair in zip(scene_kit.steps("5"), scene_kit.steps("5")[1:], strict=False)
        if ends_trick(pair[0]) and isinstance(pair[1].action, PlayCard)
    )
    scene_kit.show(view, first.before, Seat(0))
    view.use_tempo(PATIENT)
    play(view, first, 0)
    shown = []
    view.settled.connect(lambda: shown.append(view._scene.picture.observation.seq))
    play(view, second, 0)
    qtbot.waitUntil(lambda: view.is_settled)
    assert shown == [second.after.seq]


def test_enter_goes_on_after_a_trick(view, qtbot):
    step = scene_kit.step_where(ends_trick, "5")
    me = step.action.seat
    scene_kit.show(view, step.before, me)
    view.use_tempo(PATIENT)
    play(view, step, me)
    qtbot.waitUntil(lambda: view._choreographer.is_resting)
    with qtbot.waitSignals([view.trick_confirmed, view.settled], timeout=20_000):
        qtbot.keyClick(view, Qt.Key.Key_Return)


def test_new_events_end_the_motions_under_way(view, qtbot):
    found = [
        pair
        for pair in zip(scene_kit.steps("5"), scene_kit.steps("5")[1:], strict=False)
        if ends_trick(pair[0]) and isinstance(pair[1].action, PlayCard)
    ]
    first, second = found[0]
    scene_kit.show(view, first.before, Seat(0))
    view.use_tempo(PATIENT)
    play(view, first, 0)
    play(view, second, 0)
    qtbot.waitUntil(lambda: view.is_settled)
    played = next(e for e in second.decision.events if isinstance(e, CardPlayed))
    assert [item.card for item in view._scene.trick.values()] == [played.card]


def test_a_card_let_go_in_the_trick_moves_on_from_there(view, qtbot):
    step = scene_kit.step_where(
        lambda s: isinstance(s.action, PlayCard) and s.after.phase is Phase.PLAY, "5"
    )
    action = step.action
    assert isinstance(action, PlayCard)
    me, card = action.seat, action.card
    scene_kit.show(view, step.before, me)
    item = next(item for item in view._scene.hand if item.card is card)
    view.use_tempo(FAST)
    play(view, step, me)
    assert view._scene.trick[me] is item
    with qtbot.waitSignal(view.settled):
        pass


def test_resizing_during_a_motion_shows_the_end(view, qtbot):
    step = scene_kit.step_where(ends_trick, "5")
    scene_kit.show(view, step.before, Seat(0))
    view.use_tempo(PATIENT)
    play(view, step, 0)
    view.resize(800, 520)
    qtbot.waitUntil(lambda: view.is_settled)
    assert view._scene.trick == {}
    assert view._scene.layout.size.width() == 800


def test_events_need_a_table_first(view):
    step = scene_kit.step_where(ends_trick, "5")
    with pytest.raises(LookupError):
        play(view, step, 0)


def test_the_last_trick_opens_and_closes(view, qtbot):
    state = scene_kit.state_where(lambda s: len(s.play.tricks) == 3, "5")
    scene_kit.show(view, state, Seat(0))
    last = view._scene.last_trick
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_L)
    assert last.is_open
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert not last.is_open
    click(qtbot, view, last.place.center())
    assert last.is_open
    line = view._scene.layout.line_area
    assert not last._sheet.intersects(line)
    newer = scene_kit.state_where(lambda s: len(s.play.tricks) == 4, "5")
    scene_kit.show(view, newer, Seat(0))
    assert not last.is_open


def deals(step) -> bool:
    return any(isinstance(event, CardsDealt) for event in step.decision.events)


def test_cards_are_dealt_face_down_in_packets_and_then_turned_and_sorted(view, qtbot):
    step = scene_kit.step_where(deals, "7")
    me = Seat(0)
    scene_kit.show(view, step.before, me)
    view.use_tempo(Tempo(speed=4))
    play(view, step, me)
    scene = view._scene
    assert sum(item.isVisible() for item in scene.hand) <= 3
    seen = set()

    def note() -> bool:
        shown = [item for item in scene.hand if item.isVisible()]
        seen.add((len(shown), sum(item.is_face_down for item in shown)))
        return bool(view.is_settled)

    qtbot.waitUntil(note, timeout=20_000)
    arrived = {count for count, hidden in seen if hidden == count}
    assert {3, 6, 9, 12} <= arrived
    assert {hidden for count, hidden in seen if count < 12} <= {0, 3, 6, 9}
    assert not any(item.is_face_down for item in scene.hand)
    assert [item.card for item in scene.hand] == list(scene.picture.hand)


@pytest.mark.parametrize("way", ["click", "key"])
def test_a_click_or_a_key_ends_the_deal(view, qtbot, way):
    step = scene_kit.step_where(deals, "7")
    me = Seat(0)
    scene_kit.show(view, step.before, me)
    view.use_tempo(Tempo())
    play(view, step, me)
    assert not view.is_settled
    with (
        qtbot.waitSignal(view.settled, timeout=200),
        qtbot.assertNotEmitted(view.action_chosen),
        qtbot.assertNotEmitted(view.answer_wanted),
    ):
        if way == "click":
            click(qtbot, view, view._scene.layout.centre)
        else:
            qtbot.keyClick(view, Qt.Key.Key_Return)
    fresh = shown_at_once(qtbot, step.after, me)
    assert picture_of(view) == picture_of(fresh)


def test_a_card_pressed_while_another_flies_is_in_the_hand_of_the_mouse(view, qtbot):
    step = scene_kit.step_where(
        lambda s: isinstance(s.action, PlayCard) and s.after.turn == 0 and s.action.seat != 0, "5"
    )
    scene_kit.show(view, step.before, Seat(0))
    view.use_tempo(Tempo())
    play(view, step, Seat(0))
    assert not view.is_settled
    legal = scene_kit.legal_in(step.after)[0]
    start = view._scene.shown_fan().seen(view._scene.picture.hand.index(legal))
    with qtbot.waitSignal(view.action_chosen) as chosen:
        drag(qtbot, view, start, view._scene.layout.centre)
    assert chosen.args == [PlayCard(Seat(0), legal)]


def test_a_complete_trick_dims_what_lost_and_lifts_what_won(view, qtbot):
    step = scene_kit.step_where(ends_trick, "5")
    scene_kit.show(view, step.before, step.action.seat)
    view.use_tempo(PATIENT)
    play(view, step, step.action.seat)
    qtbot.waitUntil(lambda: view._choreographer.is_resting)
    won = next(e for e in step.decision.events if isinstance(e, TrickTaken)).seat
    looks = {seat: item.look for seat, item in view._scene.trick.items()}
    assert {seat: look.wins for seat, look in looks.items() if look.wins} == {won: True}
    assert {look.veil for seat, look in looks.items() if seat != won} == {22}


def test_a_played_card_shrinks_on_its_way_and_bends_aside(view, qtbot):
    step = scene_kit.step_where(
        lambda s: isinstance(s.action, PlayCard) and s.after.phase is Phase.PLAY, "5"
    )
    action = step.action
    assert isinstance(action, PlayCard)
    scene_kit.show(view, step.before, action.seat)
    view.use_tempo(Tempo(speed=0.5))
    item = next(item for item in view._scene.hand if item.card is action.card)
    start = item.pos()
    play(view, step, action.seat)
    layout = view._scene.layout
    assert item.size.width() == layout.trick_card.width()
    assert item.scale() * item.size.width() == pytest.approx(layout.card.width())
    way = layout.trick(Side.BOTTOM).centre - start
    flight = item._flight
    assert flight is not None
    flight.pause()
    aside = []
    for now in range(0, flight.totalDuration(), 10):
        flight.setCurrentTime(now)
        done = item.pos() - start
        cross = way.x() * done.y() - way.y() * done.x()
        aside.append(cross / (way.x() ** 2 + way.y() ** 2))
    assert max(aside) == pytest.approx(0.06, abs=0.005)
    view._choreographer.finish()
    assert item.scale() == 1.0


def test_backs_dealt_to_others_are_gone_when_they_arrive(view, qtbot):
    step = scene_kit.step_where(deals, "7")
    scene_kit.show(view, step.before, Seat(0))
    view.use_tempo(Tempo(speed=4))
    play(view, step, Seat(0))
    passing = view._choreographer._passing
    lying: list[CardItem] = []

    def note() -> bool:
        lying.extend(item for item in passing if item.isVisible() and not item.is_flying)
        return len(passing) >= 24 or bool(view.is_settled)

    qtbot.waitUntil(note, timeout=20_000)
    assert not lying
    view._choreographer.finish()


def test_a_frame_paints_no_portrait_that_has_not_changed(qtbot, monkeypatch):
    view = scene_kit.new_view(synchronous=True)
    qtbot.addWidget(view)
    view.show()
    qtbot.waitExposed(view)
    step = scene_kit.step_where(ends_trick)
    scene_kit.show(view, step.before, Seat(0))
    view.viewport().repaint()
    painted = []
    monkeypatch.setattr(SeatPortrait, "_paint_ring", lambda item, _: painted.append(item))
    for name in ("tarock-5", "back"):
        view.deck.face_ready.emit(name)
    scene_kit.show(view, step.before, Seat(0))
    view.viewport().repaint()
    assert not painted


def test_the_pointer_alone_changes_no_sentence(view, monkeypatch):
    scene_kit.show(view, scene_kit.state_where(scene_kit.has_barred), Seat(0))
    told = []
    monkeypatch.setattr(view.spoken, "show", lambda *said: told.append(said))
    picture = view._scene.picture
    for card in picture.hand[:3]:
        view.control.point_at(card)
    assert not told


def test_the_fans_of_others_grow_as_they_are_dealt_to(view, qtbot):
    step = scene_kit.step_where(
        lambda step: any(isinstance(event, CardsDealt) for event in step.decision.events)
    )
    scene_kit.show(view, step.before, Seat(0))
    view.use_tempo(FAST)
    fans = [view._scene.portraits[side] for side in (Side.LEFT, Side.TOP, Side.RIGHT)]
    seen = set()

    def has_settled():
        seen.add(fans[0].backs)
        return view.is_settled

    play(view, step, Seat(0))
    assert [fan.backs for fan in fans] == [0, 0, 0]
    qtbot.waitUntil(has_settled, timeout=20_000)
    size = step.after.deal.hands[1].size
    assert [fan.backs for fan in fans] == [size] * 3
    assert len(seen) > 2


def test_a_deal_that_is_skipped_leaves_full_fans(view):
    step = scene_kit.step_where(
        lambda step: any(isinstance(event, CardsDealt) for event in step.decision.events)
    )
    scene_kit.show(view, step.before, Seat(0))
    view.use_tempo(Tempo())
    play(view, step, Seat(0))
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert view.is_settled
    assert view._scene.portraits[Side.LEFT].backs == step.after.deal.hands[1].size
