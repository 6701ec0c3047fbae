"""Selecting cards to be laid away."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, Qt

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.notation import parse_cardset
from tarock_desktop.cards.pack import Card
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.records import Discards
from tarock_desktop.table.seats import Seat, Watcher
from tarock_desktop.table.state import State
from tarock_desktop.ui.scene.fan import Lift
from tarock_desktop.ui.scene.marks import Mark
from tarock_desktop.ui.scene.table_view import TableView
from tests.gui import scene_kit
from tests.gui.drag import click, drag

pytestmark = pytest.mark.gui


def needs_several(state: State) -> bool:
    if state.phase is not Phase.DISCARD:
        return False
    choice = scene_kit.asked(state).cards
    return choice is not None and choice.count > 1 and bool(choice.barred)


STATE = scene_kit.state_where(needs_several, "5")
CHOICE = scene_kit.choice_of(STATE)
LEGAL = scene_kit.legal_in(STATE)
LOCKED = CHOICE.barred[0]


@pytest.fixture
def view(qtbot) -> TableView:
    view = scene_kit.new_view()
    qtbot.addWidget(view)
    scene_kit.show(view, STATE)
    view.show()
    qtbot.waitExposed(view)
    view.setFocus()
    return view


def grip(view: TableView, card) -> QPointF:
    picture = view._scene.picture
    assert picture is not None
    return view._scene.shown_fan().seen(picture.hand.index(card))


def test_clicks_select_and_take_back(view, qtbot):
    with qtbot.waitSignal(view.selection_changed) as changed:
        click(qtbot, view, grip(view, LEGAL[1]))
    assert changed.args == [(LEGAL[1],)]
    with qtbot.waitSignal(view.selection_changed) as changed:
        click(qtbot, view, grip(view, LEGAL[0]))
    assert changed.args == [(LEGAL[1], LEGAL[0])]
    with qtbot.waitSignal(view.selection_changed) as changed:
        click(qtbot, view, grip(view, LEGAL[1]))
    assert changed.args == [(LEGAL[0],)]


def test_a_selected_card_is_raised(view, qtbot):
    click(qtbot, view, grip(view, LEGAL[0]))
    item = next(item for item in view._scene.hand if item.card is LEGAL[0])
    assert Mark.SELECTED in item.look.marks
    assert item.look.lift is Lift.SELECTED


def test_a_drag_onto_the_felt_selects(view, qtbot):
    felt = view._scene.layout.centre
    with qtbot.waitSignal(view.selection_changed) as changed:
        drag(qtbot, view, grip(view, LEGAL[2]), felt)
    assert changed.args == [(LEGAL[2],)]


def test_space_selects_and_enter_goes_on_when_all_are_chosen(view, qtbot):
    confirmed: list[tuple[Card, ...]] = []
    view.selection_confirmed.connect(confirmed.append)
    qtbot.keyClick(view, Qt.Key.Key_Home)
    for _ in range(len(view._scene.hand)):
        if view.control.cursor in LEGAL and len(view.control.selected) < CHOICE.count:
            assert not confirmed
            qtbot.keyClick(view, Qt.Key.Key_Space)
        qtbot.keyClick(view, Qt.Key.Key_Right)
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert confirmed == [view.control.selected]
    assert len(confirmed[0]) == CHOICE.count
    assert CardSet.gather(confirmed[0]) <= CardSet.gather(LEGAL)


def test_enter_waits_for_the_full_number(view, qtbot):
    click(qtbot, view, grip(view, LEGAL[0]))
    with qtbot.assertNotEmitted(view.selection_confirmed):
        qtbot.keyClick(view, Qt.Key.Key_Return)


def test_no_more_than_the_number_can_be_selected(view):
    for card in LEGAL:
        view.control.toggle(card)
    assert len(view.control.selected) == CHOICE.count


def test_a_locked_card_says_why(view, qtbot):
    item = next(item for item in view._scene.hand if item.card is LOCKED.card)
    assert item.look.veil
    qtbot.mouseMove(view.viewport(), grip(view, LOCKED.card).toPoint())
    assert Mark.LOCKED in item.look.marks
    refused = []
    view.card_refused.connect(lambda card, reason: refused.append((card, reason)))
    with qtbot.assertNotEmitted(view.selection_changed):
        click(qtbot, view, grip(view, LOCKED.card))
    assert (LOCKED.card, LOCKED.reason) in refused


def test_cards_from_the_talon_are_marked_and_said(view):
    scene = view._scene
    observation = scene.picture.observation
    taken = observation.deal.hands[observation.viewer].cards & STATE.taken(observation.viewer)
    marked = {item.card for item in scene.hand if Mark.TALON in item.look.marks}
    assert taken
    assert marked == set(taken)
    spoken = [
        scene.speech.card(scene.picture, place, (), helps=True)
        for place, card in enumerate(scene.picture.hand)
        if card in taken
    ]
    assert all(", from the talon, " in sentence for sentence in spoken)


def test_escape_and_the_button_clear_the_selection(view, qtbot):
    click(qtbot, view, grip(view, LEGAL[0]))
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert view.control.selected == ()
    click(qtbot, view, grip(view, LEGAL[0]))
    view.clear_selection()
    assert view.control.selected == ()


def test_the_selection_ends_with_the_prompt(view, qtbot):
    click(qtbot, view, grip(view, LEGAL[0]))
    later = next(
        step.after
        for step in scene_kit.steps("5")
        if step.after.phase is Phase.PLAY and step.after.round.hand_no == STATE.round.hand_no
    )
    scene_kit.show(view, later, STATE.turn)
    assert view.control.selected == ()


def test_tarocks_laid_away_face_up_are_seen_by_everybody(qtbot):
    state = scene_kit.state_where(lambda s: s.phase is Phase.PLAY, "5")
    view = scene_kit.new_view()
    qtbot.addWidget(view)
    observation = scene_kit.seen(state, Watcher.PUBLIC)
    shown = parse_cardset("T7 T12")
    piles = list(observation.deal.discards)
    piles[1] = Discards(shown, 4, shown)
    observation = replace(observation, deal=replace(observation.deal, discards=tuple(piles)))
    view.show_table(observation, None, scene_kit.NAMES, scene_kit.PlainWords())
    picture = view._scene.picture
    assert picture is not None
    pile = view._scene.discards[picture.sides[Seat(1)]]
    assert (pile.count, set(pile.shown)) == (4, set(shown))
    assert pile.toolTip().startswith(scene_kit.NAMES[1])
    view.grab()
