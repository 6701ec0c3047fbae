"""What a screen reader finds on the table, and what it can do there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from tarock_desktop.cards.pack import Card
from tarock_desktop.table.actions import PlayCard
from tarock_desktop.table.events import CardPlayed, TrickTaken, TurnGiven
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State
from tarock_desktop.ui.scene.accessibility import CardButton
from tarock_desktop.ui.scene.table_view import TableView
from tests.gui import scene_kit

pytestmark = pytest.mark.gui
STATE = scene_kit.state_where(scene_kit.has_barred, "5")
LEGAL = scene_kit.legal_in(STATE)[0]
BARRED = scene_kit.choice_of(STATE).barred[0]
SEAT = scene_kit.due_in(STATE)


@pytest.fixture
def view(qtbot) -> TableView:
    view = scene_kit.new_view()
    qtbot.addWidget(view)
    scene_kit.show(view, STATE)
    view.show()
    qtbot.waitExposed(view)
    return view


def hand_of(view: TableView) -> tuple[Card | None, ...]:
    assert view._scene.picture is not None
    return view._scene.picture.hand


def button_of(view: TableView, card: Card) -> CardButton:
    return view.spoken.cards[hand_of(view).index(card)]


def test_every_card_has_a_name_and_a_state(view):
    hand = hand_of(view)
    place, count = hand.index(LEGAL) + 1, len(hand)
    wanted = f"card {LEGAL.name}, may be played, {place} of {count}"
    assert button_of(view, LEGAL).accessibleName() == wanted
    barred = button_of(view, BARRED.card).accessibleName()
    assert barred.startswith(f"card {BARRED.card.name}, can't be chosen")
    assert barred.endswith(f"because {BARRED.reason.key}")


def test_a_screen_reader_can_press_a_card(view, qtbot):
    interface = QAccessible.queryAccessibleInterface(button_of(view, LEGAL))
    actions = interface.actionInterface()
    with qtbot.waitSignal(view.action_chosen) as chosen:
        actions.doAction("Press")
    assert chosen.args == [PlayCard(SEAT, LEGAL)]


def test_tab_and_space_play_a_card(view, qtbot):
    button_of(view, LEGAL).setFocus(Qt.FocusReason.TabFocusReason)
    assert view.control.cursor is LEGAL
    with qtbot.waitSignal(view.action_chosen) as chosen:
        qtbot.keyClick(button_of(view, LEGAL), Qt.Key.Key_Space)
    assert chosen.args == [PlayCard(SEAT, LEGAL)]


def test_arrows_work_while_a_card_has_the_focus(view, qtbot):
    hand = hand_of(view)
    view.spoken.cards[0].setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(view.spoken.cards[0], Qt.Key.Key_Right)
    assert view.control.cursor is hand[1]


def test_selected_cards_are_counted_in_their_names(qtbot):
    state = scene_kit.state_where(
        lambda s: s.phase is Phase.DISCARD and scene_kit.choice_of(s).count > 1, "5"
    )
    view = scene_kit.new_view()
    qtbot.addWidget(view)
    scene_kit.show(view, state)
    choice = scene_kit.choice_of(state)
    first, second = scene_kit.legal_in(state)[:2]
    view.control.toggle(first)
    view.control.toggle(second)
    name = button_of(view, second).accessibleName()
    origin = ", from the talon" if second in state.taken(scene_kit.asked(state).seat) else ""
    assert name == f"card {second.name}{origin}, selected, 2 of {choice.count}"
    assert button_of(view, second).isChecked()


def test_seats_say_who_sits_there_and_what_he_holds(view):
    dealer = STATE.round.dealer
    assert dealer is not None
    names = [label.accessibleName() for label in view.spoken.seats]
    assert len(names) == 4
    at_dealer = next(name for name in names if name.startswith(scene_kit.NAMES[dealer]))
    assert "dealer" in at_dealer
    others = [name for name in names if not name.startswith(scene_kit.NAMES[SEAT])]
    assert all("face down" in name for name in others)


def test_cards_tricks_and_turns_are_announced(view):
    step = scene_kit.step_where(
        lambda s: any(isinstance(e, TrickTaken) for e in s.decision.events), "5"
    )
    said: list[str] = []
    view.announced.connect(said.append)
    viewer = next(seat for seat in step.after.deal.order if seat != step.action.seat)
    scene_kit.show(view, step.before, viewer)
    events = scene_kit.events_for(step, viewer)
    view.play_events(events, scene_kit.seen(step.after, viewer), None)
    played = next(event for event in events if isinstance(event, CardPlayed))
    taken = next(event for event in events if isinstance(event, TrickTaken))
    assert len(said) == 1
    assert f"{scene_kit.NAMES[played.seat]}: card {played.card.name}." in said[0]
    assert f"The trick goes to {scene_kit.NAMES[taken.seat]}." in said[0]
    turn = next(event.seat for event in events if isinstance(event, TurnGiven))
    assert turn is not None
    wanted = "your turn" if turn == viewer else f"It is {scene_kit.NAMES[turn]}'s turn"
    assert wanted in said[0]


def test_the_called_card_tells_its_holder_alone(view):
    def partner_in_secret(state: State) -> Seat | None:
        card, declarer = state.calls.card, state.auction.declarer
        if state.phase is not Phase.PLAY or card is None:
            return None
        others = [seat for seat in state.deal.order if seat != declarer]
        return next((seat for seat in others if card in state.deal.hands[seat].cards), None)

    state = scene_kit.state_where(lambda s: partner_in_secret(s) is not None, "5")
    card, holder = state.calls.card, partner_in_secret(state)
    assert card is not None
    scene_kit.show(view, state, holder)
    assert "you are the partner" in view.tip(card)
    tabs = [tab.mark.value for plate in view._scene.plates.values() for tab in plate.facts.tabs]
    assert "partner" not in tabs
    assert "partner unknown" in tabs
    scene_kit.show(view, state, state.auction.declarer)
    assert not view._scene.picture.called
