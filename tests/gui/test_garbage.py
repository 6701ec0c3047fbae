"""Parts of the window that are not used any more are destroyed on the window's thread."""

import gc
import threading

from PySide6.QtCore import QObject

from tarock_desktop.ui.threads.garbage_collection import GarbageCollection


def test_a_thread_that_thinks_destroys_no_part_of_the_window(qapp, qtbot):
    died_on: list[threading.Thread] = []
    kept: list[list[int]] = []

    class Part(QObject):
        itself: object = None

        def __del__(self):
            died_on.append(threading.current_thread())

    def think():
        # Enough new objects for Python to look for garbage many times over.
        kept.extend([number] for number in range(100_000))

    gc.enable()
    application = QObject()
    search = GarbageCollection(application)
    part = Part()
    part.itself = part
    del part
    thinking = threading.Thread(target=think)
    thinking.start()
    thinking.join()
    assert not died_on
    think()
    qtbot.waitUntil(lambda: bool(died_on))
    assert died_on == [threading.main_thread()]
    assert len(kept) == 200_000
    assert search.parent() is application
