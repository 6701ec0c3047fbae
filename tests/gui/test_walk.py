"""The walk comes by every phase and saves what it sees."""

from pathlib import Path

import pytest
from PySide6.QtCore import qInstallMessageHandler
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tarock_desktop.ui.application.arguments import parse
from tarock_desktop.ui.application.walk import EXIT_CANNOT_SAVE, STOPS, walk, walk_once

pytestmark = [
    pytest.mark.gui,
    pytest.mark.slow,
    pytest.mark.qt_log_ignore("propagateSizeHints"),
]


def test_walk_sees_every_phase(qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    count = walk_once(tmp_path, "sl", (640, 480), "evening")
    pictures = sorted(tmp_path.glob("*.png"))
    assert len(pictures) == count
    names = {path.stem.partition("-")[2] for path in pictures}
    assert {stop.name for stop in STOPS} <= names
    assert {"score-calculation", "curtain", "new-game", "preferences", "refused-ruling"} <= names
    assert {"lesson", "lesson-past"} <= names
    assert capsys.readouterr().err == ""
    table = QImage(str(next(path for path in pictures if path.stem.endswith("-play"))))
    assert (table.width(), table.height()) == (640, 480)


def test_sizes_and_languages_are_read():
    arguments = parse(
        ["--screenshot-walk", "x", "--sizes", "640x480,800x600", "--languages", "cs"]
    )
    assert arguments.sizes == ((640, 480), (800, 600))
    assert arguments.languages == ("cs",)


@pytest.mark.parametrize("wrong", [["--sizes", "640"], ["--languages", "hu"], ["--theme", "x"]])
def test_wrong_arguments_end_with_a_sentence(wrong, capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit) as end:
        parse(wrong)
    assert end.value.code == 2
    assert wrong[1] in capsys.readouterr().err


def test_arguments_of_qt_are_passed_on():
    said = ["-platform", "offscreen", "--style=Fusion", "-reverse"]
    assert parse([*said, "--language", "cs"]).rest == tuple(said)


def test_pictures_onto_a_file_end_with_a_sentence(
    qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    file = tmp_path / "taken"
    file.write_text("")
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    handler = qInstallMessageHandler(None)
    try:
        assert walk(application, parse(["--screenshot-walk", str(file)])) == EXIT_CANNOT_SAVE
    finally:
        qInstallMessageHandler(handler)
    assert str(file) in capsys.readouterr().err
