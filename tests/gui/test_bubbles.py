"""What is said at the table is read in a bubble at the seat, and then in a chip."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QSizeF, Qt
from pytestqt.qtbot import QtBot

from tarock_desktop.table.events import BidMade
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat
from tarock_desktop.ui.scene.bubbles import bubble_place
from tarock_desktop.ui.scene.layout import Side
from tarock_desktop.ui.scene.tempo import Tempo
from tarock_desktop.ui.scene.usual_layout import lay_out
from tests.gui import scene_kit
from tests.gui.drag import click

pytestmark = pytest.mark.gui

STATE = scene_kit.state_where(lambda state: state.phase is Phase.BID, "5")
CALL = BidMade(Seat(2), "solo")


def table(qtbot: QtBot, tempo: Tempo):
    view = scene_kit.new_view()
    qtbot.addWidget(view)
    scene_kit.show(view, STATE, Seat(0))
    view.use_tempo(tempo)
    view.show()
    view.play_events((CALL,), scene_kit.seen(STATE, Seat(0)), None)
    side = view._scene.picture.sides[Seat(2)]
    return view, view._scene.bubbles.items[side], view._scene.chips[side]


def test_a_call_is_read_at_the_seat_and_then_its_chip_is_seen(qtbot: QtBot):
    _, bubble, chip = table(qtbot, Tempo(speed=20.0))
    assert (bubble.text, bubble.isVisible(), chip.opacity()) == ("solo", True, 0)
    qtbot.waitUntil(lambda: not bubble.isVisible())
    assert chip.opacity() == 1


def test_a_click_and_a_key_skip_it(qtbot: QtBot):
    view, bubble, chip = table(qtbot, Tempo())
    click(qtbot, view, QPointF(400, 300))
    assert (bubble.isVisible(), chip.opacity()) == (False, 1)
    view.play_events((CALL,), scene_kit.seen(STATE, Seat(0)), None)
    assert bubble.isVisible()
    qtbot.keyClick(view, Qt.Key.Key_Right)
    assert not bubble.isVisible()


@pytest.mark.parametrize("tempo", [Tempo(is_reduced=True), Tempo(speed=0)])
def test_without_motion_the_chip_alone_says_it(qtbot: QtBot, tempo: Tempo):
    _, bubble, chip = table(qtbot, tempo)
    assert (bubble.isVisible(), chip.opacity()) == (False, 1)


@pytest.mark.parametrize("size", [(800, 600), (1024, 768), (1440, 900), (2560, 1440)])
@pytest.mark.parametrize("unit", [15.0, 30.0])
def test_it_covers_no_plate_of_another_and_no_trick(size: tuple[int, int], unit: float):
    layout = lay_out(QSizeF(*size), unit, 12)
    for side in Side:
        place = bubble_place(layout, side)
        assert not any(place.intersects(layout.plates[other]) for other in Side), side
        trick = layout.drop_zone
        assert not place.intersects(trick), side
