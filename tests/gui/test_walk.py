"""The walk comes by every phase and saves what it sees."""

from pathlib import Path

import pytest
from PySide6.QtCore import qInstallMessageHandler
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from tests.kit import walk
from tests.kit.walk import EXIT_CANNOT_SAVE, STOPS, main, walk_once

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


@pytest.mark.parametrize("wrong", [["--sizes", "640"], ["--languages", "hu"], ["--theme", "x"]])
def test_wrong_arguments_end_with_a_sentence(
    wrong: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    with pytest.raises(SystemExit) as end:
        main([str(tmp_path), *wrong])
    assert end.value.code == 2
    assert wrong[1] in capsys.readouterr().err


def test_arguments_say_how_large_and_in_which_languages(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    walked: list[tuple[str, tuple[int, int]]] = []

    def note(_folder: Path, language: str, size: tuple[int, int], _theme: str | None) -> int:
        walked.append((language, size))
        return 0

    monkeypatch.setattr(walk, "walk_once", note)
    handler = qInstallMessageHandler(None)
    try:
        assert main([str(tmp_path), "--sizes", "640x480,800x600", "--languages", "cs"]) == 0
    finally:
        qInstallMessageHandler(handler)
    assert walked == [("cs", (640, 480)), ("cs", (800, 600))]
    assert (tmp_path / "800x600" / "cs").is_dir()


def test_pictures_onto_a_file_end_with_a_sentence(
    qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    file = tmp_path / "taken"
    file.write_text("")
    handler = qInstallMessageHandler(None)
    try:
        assert main([str(file)]) == EXIT_CANNOT_SAVE
    finally:
        qInstallMessageHandler(handler)
    assert str(file) in capsys.readouterr().err
