"""The way from words to an exit code, where it can only be seen from outside in a process."""

import errno
import io
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tarock_desktop.cli import main as main_module
from tarock_desktop.cli.arguments import new_parser

COMMANDS = (
    "duplicate",
    "deal",
    "simulate",
    "replay",
    "verify",
    "sheet",
    "evening",
    "people",
    "case",
    "incident",
    "lesson",
    "exam",
    "rules",
    "lint",
    "bench",
    "arena",
    "bids",
    "review",
)
PROGRAM = (sys.executable, "-m", "tarock_desktop.cli")
posix_only = pytest.mark.skipif(sys.platform == "win32", reason="signals and terminals of Unix")


def test_help_lists_every_command(tarock):
    ended = tarock("--help")
    assert ended.code == 0
    for command in COMMANDS:
        assert f"    {command} " in ended.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(tarock, command):
    ended = tarock(command, "--help")
    assert ended.code == 0
    assert ended.out.startswith(f"usage: tarock {command}")


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("shuffle",),
        ("verify",),
        ("simulate", "--hands", "0"),
        ("simulate", "--hands", "many"),
        ("simulate", "--jobs", "-1"),
        ("simulate", "--jobs", "9" * 5000),
        ("sheet", "file", "--format", "doc"),
        ("replay", "file", "--lang", "xx"),
    ],
)
def test_wrong_words_are_said_and_give_2(tarock, words):
    ended = tarock(*words)
    assert ended.code == 2
    assert "error:" in ended.err
    assert ended.out == ""


def test_every_command_of_the_parser_is_carried_out():
    known = new_parser().format_help()
    assert all(f"    {command} " in known for command in main_module.COMMANDS)
    assert set(main_module.COMMANDS) == set(COMMANDS)


def test_ctrl_c_gives_130(monkeypatch, capsys):
    def interrupted(arguments, streams):
        raise KeyboardInterrupt

    monkeypatch.setattr(main_module, "COMMANDS", {"rules": interrupted})
    assert main_module.main(["rules"]) == 130
    assert "interrupted" in capsys.readouterr().err


def test_codes_leave_the_process(tmp_path):
    fine = subprocess.run([*PROGRAM, "rules"], capture_output=True, check=False)
    assert (fine.returncode, fine.stderr) == (0, b"")
    missing = [*PROGRAM, "verify", str(tmp_path / "none.tarock")]
    assert subprocess.run(missing, capture_output=True, check=False).returncode == 2


@posix_only
def test_a_reader_who_leaves_is_no_traceback():
    read_end, write_end = os.pipe()
    os.close(read_end)
    try:
        ended = subprocess.run(
            [*PROGRAM, "rules", "spjst"], stdout=write_end, stderr=subprocess.PIPE, check=False
        )
    finally:
        os.close(write_end)
    assert (ended.returncode, ended.stderr) == (141, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device that is always full")
def test_output_that_cannot_be_written_is_one_sentence():
    with Path("/dev/full").open("wb") as full:
        ended = subprocess.run(
            [*PROGRAM, "rules", "spjst"], stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert ended.returncode == 2
    assert ended.stderr == b"tarock: the output cannot be written: No space left on device\n"


@posix_only
@pytest.mark.parametrize("closed", [">&-", "2>&-", ">&- 2>&-"])
def test_a_process_without_streams_does_its_work(closed):
    words = ["/bin/sh", "-c", f'"$@" {closed}', "sh", *PROGRAM, "rules"]
    ended = subprocess.run(words, capture_output=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, b"")


@posix_only
@pytest.mark.skipif(
    signal.getsignal(signal.SIGINT) is signal.SIG_IGN,
    reason="started in the background of a shell, where children ignore Ctrl+C",
)
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_a_simulation_that_shows_its_progress(jobs):
    terminal, its_side = os.openpty()
    words = ("simulate", "--hands", "1000000", "--jobs", jobs)
    with subprocess.Popen(
        [*PROGRAM, *words],
        stdout=subprocess.PIPE,
        stderr=its_side,
    ) as process:
        os.close(its_side)
        seen = b""
        while b"/1,000,000 hands" not in seen:
            seen += os.read(terminal, 1000)
        process.send_signal(signal.SIGINT)
        seen += drained(terminal)
        assert process.stdout is not None
        out = process.stdout.read()
    os.close(terminal)
    assert process.returncode == 130
    assert b"interrupted" in seen
    assert b"Traceback" not in seen
    assert out == b""


def drained(terminal):
    """Read until the other side is closed."""
    seen = b""
    while True:
        try:
            piece = os.read(terminal, 1000)
        except OSError:
            return seen
        if not piece:
            return seen
        seen += piece


NO_QT = """
import sys
from tarock_desktop.cli.main import main
code = main(sys.argv[1:])
loaded = sorted(name for name in sys.modules if name.startswith(("PySide6", "shiboken6")))
sys.exit(f"{code} {loaded}" if code or loaded else 0)
"""


@pytest.mark.parametrize(
    "words",
    [
        ("--help",),
        ("deal", "--seed", "1"),
        ("simulate", "--hands", "1"),
        ("replay", "JOURNAL"),
        ("verify", "JOURNAL"),
        ("sheet", "JOURNAL", "--lang", "sl"),
        ("case", "CASE"),
        ("incident", "SPJST-P15", "--lang", "de"),
        ("exam", "--ruleset", "ziri", "--questions", "20", "--lang", "sl"),
        ("rules", "spjst", "--lang", "cs"),
        ("lint", "SHEET"),
        ("bench", "--engine", "--rounds", "1"),
    ],
    ids=lambda words: words[0],
)
def test_no_command_loads_qt(words, journal, pytestconfig):
    root = pytestconfig.rootpath
    places = {
        "JOURNAL": journal,
        "CASE": root / "tests" / "cases" / "spjst" / "SPJST-T01.toml",
        "SHEET": root / "variants" / "spjst.toml",
    }
    command = [sys.executable, "-c", NO_QT, *(str(places.get(word, word)) for word in words)]
    ended = subprocess.run(command, capture_output=True, text=True, check=False, cwd=root)
    assert ended.returncode == 0, ended.stderr


QUICK = """
import sys
from tarock_desktop.cli.main import main
main(["--help"])
heavy = {"msgspec", "tarock_desktop.engine", "tarock_desktop.variants", "tarock_desktop.bots"}
sys.exit(str(sorted(heavy & set(sys.modules))) if heavy & set(sys.modules) else 0)
"""


def test_help_loads_nothing_of_the_game(pytestconfig):
    ended = subprocess.run(
        [sys.executable, "-c", QUICK],
        capture_output=True,
        text=True,
        check=False,
        cwd=pytestconfig.rootpath,
    )
    assert ended.returncode == 0, ended.stderr


FILES = ("case", "lint", "verify", "replay", "sheet", "review", "deal --check")
"""Commands that read a file."""


@pytest.mark.parametrize("command", FILES)
def test_a_name_that_is_too_long_is_a_file_that_cannot_be_read(tarock, command):
    ended = tarock(*command.split(), "a" * 300 + ".toml")
    assert ended.code == 2
    assert ended.out.count("cannot be read") + ended.err.count("cannot be read") == 1


@pytest.mark.parametrize("command", FILES)
def test_a_file_without_permission_gives_2(tarock, tmp_path, monkeypatch, command):
    file = tmp_path / "locked"
    file.touch()

    usual = Path.open

    def refuse(path, *how, **more):
        if path.name == file.name:
            raise PermissionError(errno.EACCES, "Permission denied")
        return usual(path, *how, **more)

    monkeypatch.setattr(Path, "open", refuse)
    ended = tarock(*command.split(), file)
    assert ended.code == 2
    assert "cannot be read: permission denied" in ended.out + ended.err


@pytest.mark.parametrize("command", FILES)
def test_control_characters_in_a_name_do_not_reach_the_terminal(tarock, tmp_path, command):
    ended = tarock(*command.split(), tmp_path / "red\x1b[31m\rname\x9b")
    assert ended.code == 2
    told = ended.out + ended.err
    assert "red\\x1b[31m\\rname\\x9b" in told
    assert not {"\x1b", "\r", "\x9b"} & set(told)


def test_control_characters_in_an_argument_do_not_reach_the_terminal(tarock):
    ended = tarock("rules", "--lang", "en", "spjst", "and\x1b[31m")
    assert ended.code == 2
    assert "and\\x1b[31m" in ended.err


def test_a_deal_that_cannot_be_written_whole_leaves_no_file(tarock, tmp_path, monkeypatch):
    def full(file):
        raise OSError(errno.ENOSPC, "No space left on device")

    class Full(io.FileIO):
        flush = full

    def opened(path, mode):
        return Full(path, mode)

    monkeypatch.setattr(Path, "open", opened)
    ended = tarock("deal", "-o", tmp_path / "deal.toml")
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.endswith("cannot be written: no space left on the disk\n")
    assert not any(tmp_path.iterdir())
