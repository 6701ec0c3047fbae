"""The page is laid out when something has changed, and then it rests."""

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.gui.window_kit import begin, open_program, wait_for_turn

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


class Requests(QObject):
    """Counts how often a widget is asked to lay itself out anew."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Count a request."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.count += 1
        return super().eventFilter(watched, event)


@pytest.mark.parametrize("ruleset", ["spjst", "koenigrufen"])
@pytest.mark.parametrize("size", [(800, 600), (1024, 768), (1440, 900)])
def test_nothing_asks_for_its_place_again_and_again(
    qtbot: QtBot, size: tuple[int, int], ruleset: str
):
    program = open_program(qtbot, size=size)
    begin(program, ruleset=ruleset)
    wait_for_turn(qtbot, program)
    page = program.window.page
    for _ in range(10):
        QApplication.processEvents()
    requests = Requests()
    page.installEventFilter(requests)
    # A doubling too long for the heading goes below.
    page.heading.doubling.setText("Superkontra ×16")
    page.heading.show_time("")
    for _ in range(10):
        QApplication.processEvents()
    asked = requests.count
    for _ in range(20):
        QApplication.processEvents()
    assert requests.count == asked
