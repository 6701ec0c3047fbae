"""The start of the program, in a process of its own and in this one."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tarock_desktop.documents.errors import START, DocumentError
from tarock_desktop.ui.application.arguments import parse
from tarock_desktop.ui.application.crash import CrashReporter

pytestmark = pytest.mark.gui


def start(*arguments: str, home: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tarock_desktop", *arguments],
        env={"QT_QPA_PLATFORM": "offscreen", "TAROCK_HOME": str(home), "PATH": ""},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_a_wrong_argument_ends_with_a_sentence(tmp_path: Path):
    ended = start("--theme", "x", home=tmp_path)
    assert ended.returncode == 2
    assert "'x'" in ended.stderr


def test_arguments_of_qt_are_passed_on():
    said = ["-platform", "offscreen", "--style=Fusion", "-reverse"]
    assert parse([*said, "--language", "cs"]).rest == tuple(said)


def test_a_saved_game_or_a_playlist_is_named_without_an_option():
    said = parse(["-platform", "offscreen", "evening.tarock", "--theme", "evening"])
    assert (said.game, said.rest) == (Path("evening.tarock"), ("-platform", "offscreen"))
    said = parse(["evening.tarock-lecture"])
    assert (said.game, said.lecture) == (None, Path("evening.tarock-lecture"))


def test_two_files_are_a_mistake(tmp_path: Path):
    ended = start("one.tarock", "two.tarock", home=tmp_path)
    assert ended.returncode == 2
    assert "two.tarock" in ended.stderr


def test_timing_the_start_leaves_no_file(tmp_path: Path):
    ended = start("--time-startup", home=tmp_path / "home")
    assert ended.returncode == 0, ended.stderr
    assert re.fullmatch(r"table shown after \d+\.\d\d s; search kernel: .+\n", ended.stdout)
    assert not (tmp_path / "home").exists()


def test_a_deal_is_named_by_its_number():
    said = parse(["--number", "k7q-2mf-9kp", "--ruleset", "ziri"])
    assert (str(said.number), said.ruleset) == ("K7Q-2MF-9KP", "ziri")
    assert parse([]).number is None


def test_a_wrong_number_is_one_sentence(capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit) as ended:
        parse(["--number", "k7q-2mf-9pk"])
    assert ended.value.code == 2
    said = capsys.readouterr().err.splitlines()[-1]
    assert said.endswith("a sign of this deal number is wrong, or two are exchanged")


def test_deal_file_that_can_not_be_read_is_one_sentence(tmp_path: Path):
    file = tmp_path / "deal.toml"
    file.write_text("deal = 2\n", encoding="utf-8")
    ended = start("--deal", str(file), home=tmp_path)
    assert ended.returncode == 65
    assert ended.stderr.count("\n") == 1
    assert ended.stderr.startswith(f"{file}:1:")


def test_mistake_of_the_program_is_one_sentence_and_a_file(qtbot: QtBot, tarock_home: Path):
    said: list[str] = []
    reporter = CrashReporter(said.append)
    error = LookupError("no such card")
    reporter.report(LookupError, error, None)
    kept = tarock_home / "data" / "last-mistake.txt"
    assert "no such card" in kept.read_text(encoding="utf-8")
    assert len(said) == 1
    assert str(kept) in said[0]


def test_full_disk_is_no_mistake_of_the_program(qtbot: QtBot, tarock_home: Path):
    said: list[str] = []
    error = DocumentError("game.tarock", START, "no space is left")
    CrashReporter(said.append).report(DocumentError, error, None)
    assert "no space is left" in said[0]
    assert not (tarock_home / "data").exists()


def test_mistake_is_told_on_standard_error_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setenv("TAROCK_HOME", str(tmp_path))
    said: list[str] = []
    CrashReporter(said.append).report(KeyError, KeyError("AB"), None)
    assert said
    assert said[0] in capsys.readouterr().err


def test_deal_file_with_a_wrong_seat_is_one_sentence(tmp_path: Path):
    file = tmp_path / "deal.toml"
    file.write_text('deal = 1\nruleset = "ziri"\ntalon = ""\n[hands]\n"" = ""\nB = ""\nC = ""\n')
    ended = start("--deal", str(file), home=tmp_path)
    assert ended.returncode == 65
    assert '"" is no seat' in ended.stderr
    assert "Traceback" not in ended.stderr
