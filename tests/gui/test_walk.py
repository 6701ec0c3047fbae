"""The walk comes by every phase and saves what it sees."""

from pathlib import Path

import pytest
from PySide6.QtCore import qInstallMessageHandler
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from tests.kit import walk
from tests.kit.walk import EXIT_CANNOT_SAVE, EXIT_FAULTS, Seen, Walk, main, walk_once
from tests.kit.walker import STOPS

pytestmark = [
    pytest.mark.gui,
    pytest.mark.slow,
    pytest.mark.qt_log_ignore("propagateSizeHints"),
]


def test_walk_sees_every_phase(qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    seen = walk_once(
        Walk(
            folder=tmp_path,
            language="sl",
            size=(640, 480),
            theme="evening",
            rulesets=("spjst", "ziri"),
        )
    )
    pictures = sorted(tmp_path.glob("*.png"))
    names = [path.stem.partition("-")[2] for path in pictures]
    assert names == seen.names
    assert {stop.name for stop in STOPS} - {"sale"} <= set(names)
    assert {"score", "curtain", "new-game", "preferences", "refused-ruling"} <= {*names}
    assert {"lesson", "lesson-past"} <= {*names}
    assert {"ziri-bidding", "ziri-discard", "ziri-sale", "ziri-kontra", "ziri-score"} <= {*names}
    assert capsys.readouterr().err == ""
    table = QImage(str(next(path for path in pictures if path.stem.endswith("-play"))))
    assert (table.width(), table.height()) == (640, 480)


def test_nothing_is_cut_covered_or_too_small(qtbot: QtBot, tmp_path: Path):
    walk_ = Walk(
        folder=tmp_path,
        language="de",
        size=(1024, 768),
        rulesets=("koenigrufen",),
        checks=True,
    )
    seen = walk_once(walk_)
    assert len(seen.names) > 20
    assert seen.faults == []


@pytest.mark.parametrize(
    "wrong", [["--sizes", "640"], ["--languages", "hu"], ["--theme", "x"], ["--scale", "9"]]
)
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
    walked: list[Walk] = []

    def note(walk: Walk) -> Seen:
        walked.append(walk)
        return Seen(faults=["a text is cut"] if walk.scale == 200 else [])

    monkeypatch.setattr(walk, "walk_once", note)
    handler = qInstallMessageHandler(None)
    sizes = ["--sizes", "640x480,800x600", "--languages", "cs", "--rulesets", "ziri"]
    try:
        assert main([str(tmp_path), *sizes]) == 0
        assert main([str(tmp_path), *sizes, "--scale", "200", "--check"]) == EXIT_FAULTS
    finally:
        qInstallMessageHandler(handler)
    assert [(each.language, each.size, each.scale, each.checks) for each in walked] == [
        ("cs", (640, 480), 100, False),
        ("cs", (800, 600), 100, False),
        ("cs", (640, 480), 200, True),
        ("cs", (800, 600), 200, True),
    ]
    assert {each.rulesets for each in walked} == {("ziri",)}
    assert (tmp_path / "800x600" / "cs").is_dir()
    assert (tmp_path / "800x600-200" / "cs").is_dir()


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
