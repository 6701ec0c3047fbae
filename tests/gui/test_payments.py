"""What is paid during a hand moves over the table from plate to plate."""

from __future__ import annotations

from fractions import Fraction

import pytest
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from tarock_desktop.messages.keys import message
from tarock_desktop.table.amounts import ScoreLine
from tarock_desktop.table.events import LinesScored
from tarock_desktop.table.phases import Phase
from tarock_desktop.ui.scene.layout import Side
from tarock_desktop.ui.scene.tempo import Tempo
from tests.gui.drag import click
from tests.gui.window_kit import begin, open_program, play_until

pytestmark = pytest.mark.gui


@pytest.fixture
def program(qtbot: QtBot):
    program = open_program(qtbot)
    begin(program)
    play_until(qtbot, program, lambda prompt: prompt.phase is Phase.PLAY)
    return program


def pay(program, tempo: Tempo):
    """Let the second player pay the others at a tempo; return the chips that move, if any."""
    program.window.view.use_tempo(tempo)
    amounts = tuple(Fraction(amount) for amount in (2, -6, 2, 2))
    line = ScoreLine("values", message("choice.pass"), amounts, "9")
    payments = program.window.payments
    payments.flight = None
    payments.show((LinesScored((line,)),), program.window.glance())
    return payments.flight


def test_chips_go_from_who_pays_to_who_is_paid(qtbot: QtBot, program):
    flight = pay(program, Tempo())
    plates = program.window.view.table.plates
    assert {start.toTuple() for start, _ in flight._ways} == {
        plates[Side.RIGHT].center().toTuple()
    }
    assert len(flight._ways) == 3
    assert flight.is_flying
    qtbot.waitUntil(lambda: not flight.is_flying, timeout=2000)


def test_a_click_or_a_key_skips_them(qtbot: QtBot, program):
    flight = pay(program, Tempo(speed=0.5))
    click(qtbot, program.window.view, QPointF(500, 300))
    assert not flight.is_flying
    flight = pay(program, Tempo(speed=0.5))
    qtbot.keyClick(program.window.view, Qt.Key.Key_Right)
    assert not flight.is_flying


@pytest.mark.parametrize("tempo", [Tempo(is_reduced=True), Tempo(speed=0)])
def test_without_motion_nothing_moves(program, tempo: Tempo):
    assert pay(program, tempo) is None
