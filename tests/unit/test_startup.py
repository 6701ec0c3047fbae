"""The sentences instead of Qt's traceback and abort."""

import os
import shutil
import subprocess
import sys

import pytest

from tarock_desktop import startup

on_linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux only")


def obstacle(environment, arguments=(), lacking=(), *, answers=True):
    return startup.obstacle(
        list(arguments),
        environment,
        loads=lambda library: library not in lacking,
        answers=lambda: answers,
    )


@pytest.fixture
def old_debian(monkeypatch):
    """An apt-get is there, and no package has been renamed yet."""
    monkeypatch.setattr(shutil, "which", {"apt-get": "apt-get"}.get)


@on_linux
@pytest.mark.parametrize(
    "environment",
    [
        {"DISPLAY": ":0"},
        {"WAYLAND_DISPLAY": "wayland-0"},
        {"QT_QPA_PLATFORM": "offscreen"},
        {"QT_QPA_PLATFORM": "vnc:size=800x600"},
    ],
)
def test_a_screen_and_all_libraries_are_no_obstacle(environment):
    assert obstacle(environment) is None


@on_linux
@pytest.mark.parametrize(
    "environment", [{}, {"DISPLAY": ""}, {"QT_QPA_PLATFORM": "xcb"}, {"QT_QPA_PLATFORM": ""}]
)
def test_no_screen_is_said(environment):
    assert obstacle(environment) == startup.NO_SCREEN


@on_linux
def test_an_x_server_that_does_not_answer_is_no_screen():
    assert obstacle({"DISPLAY": ":77"}, answers=False) == startup.NO_SCREEN


@on_linux
def test_the_platform_argument_counts_like_the_variable():
    assert obstacle({}, ["-platform", "offscreen"]) is None


@on_linux
def test_a_missing_library_is_said_with_the_line_to_install_it(old_debian):
    lacking = ["libGL.so.1", "libxcb-cursor.so.0", "libwayland-client.so.0"]
    sentence = obstacle({"DISPLAY": ":0"}, lacking=lacking)
    assert sentence is not None
    assert sentence.endswith(
        "sudo apt-get install -y --no-install-recommends libgl1 libxcb-cursor0"
    )
    assert "\n" not in sentence


@on_linux
def test_wayland_needs_no_x_libraries():
    lacking = startup.PLATFORM_LIBRARIES["xcb"]
    assert obstacle({"WAYLAND_DISPLAY": "wayland-0"}, lacking=lacking) is None
    assert obstacle({"WAYLAND_DISPLAY": "w", "DISPLAY": ":0"}, lacking=lacking) is None
    assert obstacle({"DISPLAY": ":0"}, lacking=lacking) is not None


@on_linux
def test_elsewhere_than_on_debian_the_libraries_are_named(monkeypatch):
    monkeypatch.setattr(shutil, "which", lambda program: None)
    sentence = obstacle({"DISPLAY": ":0"}, lacking=["libEGL.so.1"])
    assert sentence == "Qt needs system libraries that are missing here: libEGL.so.1."


@pytest.mark.parametrize(
    ("code", "output", "package"),
    [
        (0, b"Package: libglib2.0-0t64\n", "libglib2.0-0t64"),
        (100, b"", "libglib2.0-0"),
        (0, b"", "libglib2.0-0"),
    ],
)
def test_glib_is_called_as_this_release_calls_it(code, output, package, monkeypatch):
    monkeypatch.setattr(shutil, "which", lambda program: program)
    answer = subprocess.CompletedProcess([], code, stdout=output)
    monkeypatch.setattr(subprocess, "run", lambda *command, **options: answer)
    assert startup.install_command(["libglib-2.0.so.0"])[-1] == package


def test_a_failed_import_of_qt_is_explained(old_debian):
    error = ImportError("libGL.so.1: cannot open shared object file: No such file or directory")
    sentence = startup.explain(error, loads=lambda library: library != "libEGL.so.1")
    assert sentence is not None
    assert sentence.endswith(" libgl1 libegl1")


def test_a_python_without_pyside_is_told_about_run_py():
    error = ModuleNotFoundError("No module named 'PySide6'", name="PySide6")
    assert startup.explain(error) == startup.NOT_INSTALLED


def test_an_unknown_trouble_of_qt_keeps_its_own_words():
    error = ImportError("DLL load failed while importing QtGui: not found", name="PySide6.QtGui")
    sentence = startup.explain(error)
    assert sentence is not None
    assert "DLL load failed while importing QtGui" in sentence


@pytest.mark.parametrize(
    "error",
    [
        ModuleNotFoundError("No module named 'tarock_desktop.x'", name="tarock_desktop.x"),
        ImportError("cannot import name 'a' from 'b'"),
    ],
)
def test_a_mistake_of_our_own_is_not_blamed_on_qt(error):
    assert startup.explain(error) is None


def start(prelude="", arguments=(), **environment):
    """Start the app in a process of its own, after *prelude*, and give back what it said."""
    call = f"raise SystemExit(main({list(arguments)!r}))"
    program = f"{prelude}\nfrom tarock_desktop.__main__ import main\n{call}"
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    }
    return subprocess.run(
        [sys.executable, "-c", program],
        env=kept | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def one_line(done):
    assert done.stdout == ""
    assert done.returncode == startup.EXIT_CANNOT_START, done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr.strip()


@on_linux
def test_the_app_without_a_screen_says_one_sentence_and_ends():
    assert one_line(start()) == startup.NO_SCREEN


@on_linux
@pytest.mark.skipif(
    bool(startup.missing_for(["xcb"], startup.can_load)), reason="needs Qt's libraries for X"
)
def test_the_app_with_a_dead_display_says_one_sentence_and_ends():
    assert one_line(start(DISPLAY=":7777")) == startup.NO_SCREEN


BROKEN_QT = """
import sys

class Broken:
    def find_spec(self, name, path=None, target=None):
        if name.startswith("PySide6"):
            raise ImportError("libGL.so.1: cannot open shared object file", name=name)

sys.meta_path.insert(0, Broken())
"""


@on_linux
def test_the_app_with_a_broken_qt_says_one_sentence_and_ends():
    sentence = one_line(start(BROKEN_QT, QT_QPA_PLATFORM="offscreen"))
    assert "libGL.so.1" in sentence or "libgl1" in sentence


@on_linux
def test_the_app_on_an_unknown_platform_says_one_sentence_and_ends():
    sentence = one_line(start(QT_QPA_PLATFORM="nonsense"))
    assert "'nonsense'" in sentence
    assert "offscreen" in sentence


def test_one_platform_that_is_known_is_enough():
    known = ["offscreen", "wayland", "xcb"]

    def trouble(asked):
        return startup.unknown_platform([], {"QT_QPA_PLATFORM": asked}, known)

    assert trouble("nonsense;xcb") is None
    assert trouble("wayland-egl") is None
    assert trouble("offscreen:enable_fonts") is None
    assert trouble("xbc") is not None
    assert startup.unknown_platform([], {"QT_QPA_PLATFORM": "xbc"}, []) is None


@pytest.mark.parametrize(
    "wrong", [["--foo"], ["one", "two"], ["--deal"], ["-platform=offscreen", "-x"]]
)
def test_an_unknown_argument_needs_no_screen_to_be_refused(wrong):
    done = start(arguments=wrong)
    assert done.returncode == 2
    assert done.stderr.startswith("usage: tarock-desktop")


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_an_x_server_on_another_system_stops_nothing(monkeypatch, system):
    monkeypatch.setattr(sys, "platform", system)
    environment = {"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}
    assert startup.unknown_platform([], environment, ["offscreen", "windows"]) is None
    asked = startup.unknown_platform(["-platform", "xcb"], environment, ["windows"])
    assert asked == "Qt knows no platform 'xcb' here; there are: windows."
