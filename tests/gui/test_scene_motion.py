"""Motions: the picture catches up with the table, and never holds anybody up."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tarock_desktop.table.actions import PlayCard
from tarock_desktop.table.events import CardPlayed, TrickTaken
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat
from tarock_desktop.ui.scene.card_item import CardItem
from tarock_desktop.ui.scene.table_view import TableView
from tarock_desktop.ui.scene.tempo import Tempo
from tests.gui import scene_kit
from tests.gui.drag import click

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
        if isinstance(step.action, PlayCard) and number % 5:
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
    newer = scene_kit.state_where(lambda s: len(s.play.tricks) == 4, "5")
    scene_kit.show(view, newer, Seat(0))
    assert not last.is_open
