"""A long evening leaves nothing in memory but the game itself."""

import gc
import weakref
from collections import Counter
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tarock_desktop.session import scheduler
from tarock_desktop.table.actions import Action, Pass
from tarock_desktop.table.seats import Seat
from tarock_desktop.ui.threads.worker_pool import WorkerPool
from tests.gui.window_kit import begin, open_program, play_hand

pytestmark = pytest.mark.gui

CALLS = 40
HANDS = 2
FEW = 120
"""Objects of one kind that may be made in some hands: each card is drawn once in two sizes."""


class Call:
    """A call that a thread makes; while it lives, all that was asked lives."""

    def __call__(self) -> Action:
        return Pass(Seat(1))


def test_nothing_is_kept_of_what_computer_players_were_asked(qtbot: QtBot):
    workers = WorkerPool(thinking=0)
    calls: list[weakref.ref[Call]] = []
    for _ in range(CALLS):
        call = Call()
        calls.append(weakref.ref(call))
        future = workers.submit(call)
        del call
        qtbot.waitUntil(future.done)
    workers.stop()
    gc.collect()
    assert sum(call() is not None for call in calls) <= 1


def kinds_beside(game: Any) -> Counter[str]:
    """Return how many objects of each kind there are, without the acts of a game."""
    gc.collect()
    held, found = set[int](), [game._journal.entries, game._starts]
    while found:
        found = [
            each
            for each in gc.get_referents(*found)
            if id(each) not in held and not isinstance(each, type)
        ]
        held.update(map(id, found))
    objects = gc.get_objects()
    return Counter(type(each).__qualname__ for each in objects if id(each) not in held)


@pytest.mark.slow
def test_a_hand_leaves_nothing_in_memory_but_its_acts(qtbot: QtBot, monkeypatch):
    monkeypatch.setattr(scheduler, "REMEMBERED", 10)
    program = open_program(qtbot)
    begin(program, ruleset="koenigrufen")

    def play_hands() -> None:
        for _ in range(HANDS):
            play_hand(qtbot, program)
            program.game.next_hand()

    play_hands()
    before, widgets = kinds_beside(program.session), len(QApplication.allWidgets())
    play_hands()
    after = kinds_beside(program.session)
    grown = {kind: n - before[kind] for kind, n in after.items()}
    assert not {kind: n for kind, n in grown.items() if n > FEW}
    assert len(QApplication.allWidgets()) - widgets < FEW
