"""Nothing of a hidden card is in the picture, its tooltips or what a screen reader finds."""

from __future__ import annotations

import re

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QGraphicsView, QWidget

from tarock_desktop.cards.cardset import ALL_CARDS, CardSet
from tarock_desktop.cards.notation import parse_card
from tarock_desktop.table.actions import PlayCard
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat, Watcher
from tarock_desktop.table.state import State
from tarock_desktop.ui.scene.card_item import CardItem
from tarock_desktop.ui.scene.seat_plate import DiscardPile
from tarock_desktop.ui.scene.table_view import TableView
from tarock_desktop.ui.scene.tempo import Tempo
from tests.gui import scene_kit

pytestmark = pytest.mark.gui
CARD = re.compile(r"\b(?:card )([THDSC](?:\d+|[KQNJ]))\b")


def cards_in_items(view: QGraphicsView) -> CardSet:
    found = set()
    for item in view.items():
        match item:
            case CardItem() if item.card is not None:
                found.add(item.card)
            case DiscardPile():
                found.update(item.shown)
            case _:
                pass
    return CardSet.gather(found)


def cards_in_words(view: QGraphicsView) -> CardSet:
    words = [item.toolTip() for item in view.items()]
    for widget in (view, *view.findChildren(QWidget)):
        words += [widget.accessibleName(), widget.toolTip(), widget.accessibleDescription()]
        interface = QAccessible.queryAccessibleInterface(widget)
        words.append(interface.text(QAccessible.Text.Name))
    return CardSet.gather(parse_card(name) for name in CARD.findall("\n".join(words)))


def known_to(state: State, viewer: Seat | Watcher) -> CardSet:
    """Return the cards one may see, told from the full state."""
    if viewer is Watcher.REFEREE or state.result.points is not None:
        return ALL_CARDS
    open_cards = [entry.card for entry in state.play.trick]
    for pile in state.deal.discards:
        open_cards += pile.shown
    open_cards += [place.card for place in state.deal.talon if place.shown and place.card]
    own = state.deal.hands[viewer].cards if isinstance(viewer, int) else CardSet()
    return CardSet.gather(open_cards) | own


@pytest.fixture
def view(qtbot) -> TableView:
    view = scene_kit.new_view(800, 520)
    qtbot.addWidget(view)
    view.show()
    qtbot.waitExposed(view)
    return view


@pytest.mark.parametrize("viewer", [Seat(0), Seat(2), Watcher.PUBLIC])
def test_only_known_cards_are_in_the_picture(view, viewer):
    seen = 0
    for step in scene_kit.steps("5")[::3]:
        state = step.after
        if not state.deal.hands:
            continue
        scene_kit.show(view, state, viewer)
        allowed = known_to(state, viewer)
        assert cards_in_items(view) <= allowed
        assert cards_in_words(view) <= allowed
        seen += len(cards_in_words(view))
    # The test looks at the right places: own cards are found there.
    assert bool(seen) == isinstance(viewer, int)


def test_when_the_curtain_falls_no_card_is_left(view):
    state = scene_kit.state_where(scene_kit.has_barred, "5")
    scene_kit.show(view, state)
    own = state.deal.hands[scene_kit.due_in(state)].cards
    assert cards_in_items(view) & own == own
    view.control.point_at(next(iter(own)))
    view.view_card()
    scene_kit.show(view, state, Watcher.PUBLIC)
    assert not cards_in_items(view) & own
    assert not cards_in_words(view)
    assert view._scene.viewer.card is None
    assert view.control.cursor is None


def test_no_motion_keeps_a_card_when_the_curtain_falls(view):
    step = scene_kit.step_where(lambda s: isinstance(s.action, PlayCard), "5")
    own = step.after.deal.hands[step.action.seat].cards
    scene_kit.show(view, step.before)
    assert cards_in_items(view) & own == own
    view.use_tempo(Tempo(trick_waits=True))
    events = scene_kit.events_for(step, Watcher.PUBLIC)
    view.play_events(events, scene_kit.seen(step.after, Watcher.PUBLIC), None)
    assert not cards_in_items(view) & own
    assert not cards_in_words(view) & own


def test_a_hidden_card_of_the_own_place_is_spoken_of_as_face_down(view):
    state = scene_kit.state_where(lambda s: s.phase is Phase.PLAY, "5")
    scene_kit.show(view, state, Watcher.PUBLIC)
    names = {button.accessibleName() for button in view.spoken.cards}
    assert names == {"Card, face down"}
    assert not any(button.isEnabled() for button in view.spoken.cards)
