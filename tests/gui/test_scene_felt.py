"""What lies on the felt beside the trick: closed packets, open cards, the talon."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.table.actions import ChoosePacket
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State
from tarock_desktop.ui.scene.layout import Side
from tarock_desktop.ui.scene.marks import Mark
from tarock_desktop.ui.scene.table_view import TableView
from tests.gui import scene_kit
from tests.gui.drag import click

pytestmark = pytest.mark.gui


def shown(qtbot: QtBot, state: State, viewer: Seat | None = None) -> TableView:
    view = scene_kit.new_view()
    qtbot.addWidget(view)
    scene_kit.show(view, state, viewer)
    view.show()
    qtbot.waitExposed(view)
    return view


def play_state() -> State:
    return scene_kit.state_where(lambda s: s.phase is Phase.PLAY and len(s.play.trick) == 1)


def with_open_card(seat: Seat) -> State:
    """Return a table where a seat holds one card face up."""
    state = play_state()
    card = next(iter(state.deal.hands[seat].cards))
    return replace(state, deal=replace(state.deal, exposed=CardSet.of(card)))


def test_click_on_a_packet_takes_it(qtbot: QtBot):
    state = scene_kit.state_where(lambda s: s.phase is Phase.PACKET, "3")
    view = shown(qtbot, state)
    packets = view._scene.packets
    free = [n for n, packet in enumerate(state.deal.packets) if packet.taken_by is None]
    assert list(packets.numbers) == free
    chosen: list[object] = []
    view.action_chosen.connect(chosen.append)
    point = QPointF(packets.place.right() - 3, packets.place.center().y())
    click(qtbot, view, point)
    assert chosen == [ChoosePacket(scene_kit.due_in(state), free[-1])]


def test_packets_go_when_all_have_cards(qtbot: QtBot):
    view = shown(qtbot, scene_kit.state_where(lambda s: s.phase is Phase.PACKET, "3"))
    scene_kit.show(view, play_state())
    assert view._scene.packets.numbers == ()


def test_open_card_of_another_lies_before_his_seat(qtbot: QtBot):
    state = with_open_card(Seat(1))
    view = shown(qtbot, state, Seat(0))
    picture = view._scene.picture
    assert picture is not None
    held = {side: item.cards for side, item in view._scene.exposed.items()}
    side = picture.sides[Seat(1)]
    assert held[side] == tuple(state.deal.exposed)
    assert all(not cards for other, cards in held.items() if other is not side)


def test_own_open_card_wears_an_amber_tab_in_the_hand(qtbot: QtBot):
    state = with_open_card(Seat(0))
    view = shown(qtbot, state, Seat(0))
    marked = [i.card for i in view._scene.hand if Mark.EXPOSED in i.look.marks]
    assert marked == list(state.deal.exposed)
    assert view._scene.exposed[Side.BOTTOM].cards == ()


def test_untaken_talon_says_whose_it_is_during_play(qtbot: QtBot):
    def leaves_talon(state: State) -> bool:
        left = any(place.taken_by is None for place in state.deal.talon)
        return state.phase is Phase.PLAY and left

    view = shown(qtbot, scene_kit.state_where(leaves_talon, "3"))
    assert view._scene.talon_label.text
    scene_kit.show(view, scene_kit.state_where(lambda s: s.phase is Phase.BID))
    assert not view._scene.talon_label.text


def test_own_plate_tells_the_number_of_cards(qtbot: QtBot):
    state = play_state()
    view = shown(qtbot, state, Seat(0))
    assert view._scene.plates[Side.BOTTOM].facts.cards == state.deal.hands[0].size


def test_a_label_under_a_prompt_says_nothing(qtbot: QtBot):
    label = shown(qtbot, play_state()).talon_label
    beside = label.place.translated(label.place.width() + 1, 0)
    label.keep_clear(beside)
    assert label.isVisible()
    label.keep_clear(label.place.adjusted(10, 0, 200, 0))
    assert not label.isVisible()
