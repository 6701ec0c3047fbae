"""The two commands, as far as they can be tried without a second environment."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import run
from tarock_desktop import startup

ROOT = Path(__file__).resolve().parents[2]


def test_an_older_python_gets_one_sentence():
    pretend = "import runpy, sys; sys.version_info = (3, 10, 2); sys.version = '3.10.2 (old)';"
    program = f"{pretend} runpy.run_path({str(ROOT / 'run.py')!r})"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr == "Tarock Desktop needs Python 3.11 or newer; this is Python 3.10.2\n"


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """A small checkout with a finished environment."""
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(run, "PYTHON", tmp_path / ".venv" / "python")
    monkeypatch.setattr(run, "has_compiler", lambda: False)
    (tmp_path / ".venv").mkdir()
    for name in ("pyproject.toml", "hatch_build.py", ".venv/pyvenv.cfg", ".venv/python"):
        (tmp_path / name).write_text(name, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("changed", ["pyproject.toml", "hatch_build.py"])
def test_a_change_of_the_build_asks_for_a_new_installation(checkout, changed):
    before = run.fingerprint()
    (checkout / changed).write_text("changed", encoding="utf-8")
    assert run.fingerprint() != before


def test_a_change_of_the_program_does_not(checkout):
    before = run.fingerprint()
    (checkout / "session.py").write_text("changed", encoding="utf-8")
    assert run.fingerprint() == before


@pytest.fixture
def commands(monkeypatch):
    """Every program that would be started; each one succeeds."""
    started: list[list[str]] = []

    def start(command, **options):
        started.append([str(part) for part in command])
        return subprocess.CompletedProcess(command, 0, stdout="", stderr="")

    monkeypatch.setattr(subprocess, "run", start)
    return started


def test_the_app_is_content_with_an_environment_made_for_tests(checkout, commands):
    stamp = f"{run.fingerprint()} dev test"
    (checkout / ".venv" / ".ready").write_text(stamp, encoding="utf-8")
    run.prepare()
    assert commands == []


def test_tests_are_not_content_with_an_environment_made_for_the_app(checkout, commands):
    (checkout / ".venv" / ".ready").write_text(run.fingerprint(), encoding="utf-8")
    run.prepare("dev", "test")
    installed, compiled = commands[-2:]
    assert installed[-1].endswith("[dev,test]")
    assert "compileall" in compiled
    assert compiled[-1].endswith("tarock_desktop")
    run.prepare("dev", "test")
    installed, compiled = commands[-2:]
    assert installed[-1].endswith("[dev,test]")
    assert "compileall" in compiled
    assert compiled[-1].endswith("tarock_desktop")
    installed = len(commands)
    run.prepare()
    assert len(commands) == installed


def kernel_builds(commands):
    return [command for command in commands if command[1].endswith("building.py")]


def test_the_kernel_is_compiled_once(checkout, commands, monkeypatch):
    monkeypatch.setattr(run, "has_compiler", lambda: True)
    monkeypatch.delenv("TAROCK_PURE", raising=False)
    run.build_kernel()
    ((_, _, folder),) = kernel_builds(commands)
    Path(folder).mkdir(parents=True)
    (Path(folder) / "tricks.so").touch()
    run.build_kernel(again=True)
    assert len(kernel_builds(commands)) == 1


def test_a_kernel_that_does_not_compile_stops_nothing(checkout, commands, monkeypatch, capsys):
    monkeypatch.setattr(run, "has_compiler", lambda: True)
    monkeypatch.delenv("TAROCK_PURE", raising=False)
    failed = subprocess.CompletedProcess([], 1, stdout="", stderr="")
    monkeypatch.setattr(run, "ask", lambda command: commands.append(command) or failed)
    run.build_kernel()
    assert capsys.readouterr().out.splitlines()[-1] == (
        "That did not work; the bots think in plain Python."
    )
    run.build_kernel()
    assert len(kernel_builds(commands)) == 1
    run.build_kernel(again=True)
    assert len(kernel_builds(commands)) == 2


def test_without_a_compiler_nothing_is_compiled_or_installed(checkout, commands):
    run.build_kernel(again=True)
    assert commands == []


def python_without(monkeypatch, *modules):
    monkeypatch.setattr(run, "has", lambda module: module not in modules)


def test_an_environment_without_ensurepip_borrows_pip(checkout, commands, monkeypatch):
    python_without(monkeypatch, "ensurepip")
    run.make_venv()
    assert "--without-pip" in commands[-1]


@pytest.mark.skipif(os.name == "nt", reason="apt-get")
def test_without_ensurepip_and_pip_debian_is_asked_for_them(checkout, commands, monkeypatch):
    python_without(monkeypatch, "ensurepip", "pip")
    monkeypatch.setattr(shutil, "which", lambda program: program)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    run.make_venv()
    assert commands[-2][-1] == "python3-venv"
    assert "--without-pip" not in commands[-1]


on_linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux only")


@on_linux
def test_root_installs_missing_libraries(commands, monkeypatch):
    monkeypatch.setattr(startup, "can_load", lambda library: library != "libEGL.so.1")
    monkeypatch.setattr(shutil, "which", lambda program: program)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    run.install_libraries(["offscreen"])
    assert commands[0][-3:] == ["apt-get", "update", "-q"]
    assert commands[-1][-1] == "libegl1"


@on_linux
def test_who_may_not_install_is_told_the_line(monkeypatch):
    refused = subprocess.CompletedProcess([], 1, stdout="", stderr="")
    monkeypatch.setattr(subprocess, "run", lambda command, **options: refused)
    monkeypatch.setattr(startup, "can_load", lambda library: library != "libEGL.so.1")
    monkeypatch.setattr(shutil, "which", lambda program: program)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(SystemExit) as stopped:
        run.install_libraries(["offscreen"])
    assert str(stopped.value).endswith("sudo apt-get install -y --no-install-recommends libegl1")


@on_linux
def test_nothing_is_installed_where_nothing_is_missing(commands, monkeypatch):
    monkeypatch.setattr(startup, "can_load", lambda library: True)
    run.install_libraries(["xcb"])
    assert commands == []


@on_linux
def test_the_tests_ask_for_one_library_more(commands, monkeypatch):
    monkeypatch.setattr(startup, "can_load", lambda library: library != "libgssapi_krb5.so.2")
    monkeypatch.setattr(shutil, "which", lambda program: program)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    run.install_libraries(["offscreen"])
    assert commands == []
    run.install_libraries(["offscreen"], startup.TOOL_LIBRARIES)
    assert commands[-1][-1] == "libgssapi-krb5-2"


def test_the_quick_loop_leaves_out_slow_tests_and_goes_on_after_a_failure(
    commands, monkeypatch, capsys
):
    def fail_on_style(command, **options):
        commands.append([str(part) for part in command])
        return subprocess.CompletedProcess(command, int("check" in command))

    monkeypatch.setattr(subprocess, "run", fail_on_style)
    assert run.run_quick({}) == 1
    ruff, layers, pytest_ = commands
    assert Path(ruff[0]).name == "ruff"
    assert Path(layers[0]).name == "lint-imports"
    assert "tests/unit" in pytest_
    assert pytest_[pytest_.index("-m", 2) + 1] == "not slow"
    assert capsys.readouterr().out.endswith("2 of 3 checks passed in 0 s; FAILED: ruff\n")
