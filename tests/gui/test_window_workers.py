"""Computer players think in threads; their answers come on the GUI thread and none too early."""

from threading import get_ident

import pytest
from pytestqt.qtbot import QtBot

from tarock_desktop.table.actions import Action, Pass
from tarock_desktop.table.seats import Seat
from tarock_desktop.ui.threads.worker_pool import WorkerPool
from tests.gui.window_kit import begin, open_program, wait_for_turn

pytestmark = pytest.mark.gui

CHOICE = Pass(Seat(1))


class Gate:
    """Says whether answers may come, and counts how often it was asked."""

    def __init__(self):
        self.is_open, self.asked = False, 0

    def __call__(self) -> bool:
        self.asked += 1
        return self.is_open


@pytest.fixture
def pool(qtbot: QtBot):
    workers = WorkerPool(thinking=0)
    yield workers
    workers.stop()


def test_call_runs_elsewhere_and_its_answer_comes_here(qtbot: QtBot, pool: WorkerPool):
    threads = []

    def think() -> Action:
        threads.append(get_ident())
        return CHOICE

    future = pool.submit(think)
    future.add_done_callback(lambda _: threads.append(get_ident()))
    qtbot.waitUntil(future.done)
    assert future.result() == CHOICE
    assert threads[0] != get_ident()
    assert threads[1] == get_ident()


def test_answer_waits_until_the_table_stands_still(qtbot: QtBot, pool: WorkerPool):
    gate = Gate()
    pool.is_free = gate
    future = pool.submit(lambda: CHOICE)
    qtbot.waitUntil(lambda: gate.asked > 0)
    assert not future.done()
    gate.is_open = True
    pool.look()
    assert future.done()


def test_mistake_of_a_computer_player_is_carried(qtbot: QtBot, pool: WorkerPool):
    def fail() -> Action:
        raise LookupError("no idea")

    future = pool.submit(fail)
    qtbot.waitUntil(future.done)
    assert isinstance(future.exception(), LookupError)


def test_late_answer_is_dropped(qtbot: QtBot):
    program = open_program(qtbot)
    begin(program)
    wait_for_turn(qtbot, program)
    gate = Gate()
    program.game.workers.is_free = gate
    begin(program, humans=0)
    qtbot.waitUntil(lambda: gate.asked > 0)
    begin(program, humans=4)
    ticket = program.session.ticket
    gate.is_open = True
    program.game.workers.look()
    assert program.session.ticket == ticket
