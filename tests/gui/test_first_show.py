"""What is to be seen at the start lies as it does after the window was resized."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tarock_desktop.session.preferences import Preferences
from tarock_desktop.session.seeds import Seeds
from tarock_desktop.ui.application.program import Program
from tarock_desktop.ui.language.window_language import WindowLanguage
from tests.gui.window_kit import asked

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]

KAISERSTICH = "koenigrufen-kaiserstich"
DEALS = Path(__file__).parents[2] / "docs" / "deals"


def places(program) -> dict[str, QRect]:
    """Return where everything lies that depends on the size of a text."""
    page = program.window.page
    parts = {
        "heading": page.heading,
        "table": page.view,
        "rail": page.rail,
        "status": page.status,
        "notice": page.notice,
        "prompt": page.host,
        "hint": program.coach.hints.button,
    }
    shown = {name: part.geometry() for name, part in parts.items() if part.isVisible()}
    bar = page.host.verticalScrollBar()
    return shown | {"scroll bar": bar.geometry() if bar.isVisible() else QRect()}


def settle(qtbot: QtBot, program) -> None:
    qtbot.waitUntil(lambda: asked(program) is not None, timeout=20_000)
    qtbot.waitUntil(lambda: program.window.view.is_settled)
    for _ in range(5):
        QApplication.processEvents()


@pytest.mark.parametrize("speed", ["instant", "normal"])
@pytest.mark.parametrize("report", [False, True])
@pytest.mark.parametrize(
    ("language", "deal"),
    [
        ("en", None),
        ("de", None),
        ("en", "koenigrufen-kaiserstich"),
        ("cs", "koenigrufen-kaiserstich"),
    ],
)
def test_first_show_needs_no_resize(
    qtbot: QtBot, language: str, deal: str | None, *, report: bool, speed: str
):
    spoken = WindowLanguage()
    spoken.use(language)
    program = Program(Preferences(language=language, speed=speed), spoken, None)
    program.opener.seeds = Seeds("first show")
    program.settings.are_kept = False
    qtbot.addWidget(program.window)
    if report:
        program.window.report("The settings were damaged. " * 6)
    program.opener.open_first(None if deal is None else DEALS / f"{deal}.toml")
    with qtbot.waitExposed(program.window):
        program.window.show()
    settle(qtbot, program)
    first = places(program)
    size = program.window.size()
    program.window.resize(size.width() + 1, size.height())
    settle(qtbot, program)
    program.window.resize(size)
    settle(qtbot, program)
    assert first == places(program)
    assert first["scroll bar"].isEmpty()
