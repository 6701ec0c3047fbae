"""The window fits its screen, and is where it was."""

import pytest
from PySide6.QtCore import QRect, QSize
from pytestqt.qtbot import QtBot

from tarock_desktop.ui.style import fitting
from tarock_desktop.ui.style.fitting import fitting_size, resize_to_fit
from tarock_desktop.ui.style.tokens import FIRST_SIZE
from tarock_desktop.ui.window.window_place import Place, Places, WindowPlace, key_of, place_on
from tests.gui.window_kit import open_program

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]

SCREENS = {
    "1366x768": QRect(0, 0, 1366, 728),
    "1024x768 at 1.25": QRect(0, 0, 819, 574),
    "second": QRect(1920, 100, 1024, 768),
    "large": QRect(0, 0, 2560, 1400),
}


@pytest.mark.parametrize("name", SCREENS)
@pytest.mark.parametrize("place", [None, Place(-500, 9000, 5000, 5000), Place(10, 10, 700, 500)])
def test_it_fits_every_screen_with_its_frame(name: str, place: Place | None):
    available = SCREENS[name]
    found = place_on(available, place)
    assert available.contains(found)
    assert found.height() <= available.height() - 30


def test_it_opens_in_its_usual_size_where_there_is_room():
    assert place_on(SCREENS["large"], None).size() == QSize(*FIRST_SIZE)


def test_it_is_where_it_was():
    assert place_on(SCREENS["large"], Place(30, 40, 900, 700)) == QRect(30, 40, 900, 700)


def test_place_is_kept_for_each_screen(qtbot: QtBot, tmp_path):
    path = tmp_path / "window.json"
    program = open_program(qtbot)
    WindowPlace(program.window, path)
    program.window.setGeometry(20, 30, 700, 500)
    program.window.close()
    again = open_program(qtbot)
    WindowPlace(again.window, path).put()
    assert again.window.size() == QSize(700, 500)
    assert key_of(again.window.screen()) in path.read_text()


@pytest.mark.parametrize("content", [b"", b"[]", b'{"screens": 5}', b"\xff\xfe", b"[" * 50_000])
def test_what_can_not_be_read_is_forgotten(qtbot: QtBot, tmp_path, content: bytes):
    path = tmp_path / "window.json"
    path.write_bytes(content)
    program = open_program(qtbot)
    place = WindowPlace(program.window, path)
    assert place._places == Places()
    place.put()


def test_dialogs_fit_too(qtbot: QtBot, monkeypatch):
    program = open_program(qtbot)
    small = QRect(0, 0, 819, 574)
    monkeypatch.setattr(
        fitting, "fitting_size", lambda wanted, _available: fitting_size(wanted, small)
    )
    dialogs = program.dialogs
    for dialog in (dialogs.new_game_dialog(), dialogs.preferences_dialog()):
        qtbot.addWidget(dialog)
        assert dialog.width() <= small.width()
        assert dialog.height() <= small.height()
    resize_to_fit(program.window, 5000, 5000)
    assert program.window.width() <= small.width()
