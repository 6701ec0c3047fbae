"""Threads beside the window hold nobody up when their owner goes."""

import subprocess
import sys

import pytest

PROGRAM = """
import threading
from pathlib import Path
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
{imports}

app = QApplication([])
window = QWidget()
has_begun, has_ended = threading.Event(), threading.Event()

def job(*_):
    has_begun.set()
    for _ in range(20_000_000):
        if window_is_gone.is_set():
            break
    has_ended.set()
    return ()

window_is_gone = threading.Event()
window.destroyed.connect(lambda: window_is_gone.set())
{owner}
has_begun.wait()
window.deleteLater()
other = QWidget()
other.show()
QTest.qWaitForWindowActive(other)  # Keeps Python's lock while it destroys the window.
assert has_ended.wait(30)
print("done")
"""
ENDS = """
import threading
from pathlib import Path
from PySide6.QtWidgets import QApplication, QWidget
{imports}

app = QApplication([])
window = QWidget()
has_begun = threading.Event()

def job(*_):
    has_begun.set()
    for _ in range(10_000_000):
        pass
    return ()

{owner}
has_begun.wait()
print("done")
"""
"""Ends while the job goes on; nobody has closed the window."""
OWNERS = {
    "calculations": (
        "from tarock_desktop.ui.threads.calculations import Calculations",
        "Calculations(window).begin([job])",
    ),
    "computer players": (
        "from tarock_desktop.ui.threads.worker_pool import WorkerPool",
        "WorkerPool(window).submit(job)",
    ),
    "database": (
        "from tarock_desktop.ui.people.keeper import Keeper",
        "Keeper(Path(__import__('tempfile').mkdtemp()) / 'games', window).ask(job)",
    ),
}


@pytest.mark.gui
@pytest.mark.parametrize("owner", OWNERS)
def test_a_window_can_go_while_its_threads_work(owner):
    ends_well(PROGRAM, owner)


@pytest.mark.gui
@pytest.mark.parametrize("owner", OWNERS)
def test_a_program_can_end_while_its_threads_work(owner):
    ends_well(ENDS, owner)


def ends_well(program, owner):
    imports, call = OWNERS[owner]
    text = program.format(imports=imports, owner=call)
    done = subprocess.run(
        [sys.executable, "-c", text], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == "done\n"
    assert not done.stderr
