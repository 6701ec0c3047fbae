"""Reduced motion: by the setting of the program or of the desktop."""

from __future__ import annotations

import plistlib
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tarock_desktop.ui.page import appearance
from tarock_desktop.ui.scene.desktop_motion import desktop_reduces_motion
from tarock_desktop.ui.scene.tempo import Tempo
from tests.gui.window_kit import begin, open_program

pytestmark = pytest.mark.gui


def test_a_desktop_without_animations_reduces_motion(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
):
    program = open_program(qtbot)
    begin(program)
    program.settings.change(speed="normal")
    assert not program.window.view.tempo.is_reduced
    with monkeypatch.context() as patch:
        patch.setattr(appearance, "desktop_reduces_motion", lambda: True)
        program.settings.change(single_click=True)
    assert program.window.view.tempo.is_reduced


def test_the_switch_for_effects_counts_on_windows(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sys, "platform", "win32")
    assert not QApplication.isEffectEnabled(Qt.UIEffect.UI_General)
    assert desktop_reduces_motion()


@pytest.mark.parametrize(
    ("name", "line", "reduces"),
    [
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0\nSingleClick=false", True),
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0.5", False),
        ("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=false", True),
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=0", True),
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=1", False),
        ("gtk-3.0/settings.ini", "\udcff not a text", False),
        ("of-another-program", "gtk-enable-animations=0", False),
    ],
)
def test_the_files_of_a_desktop_count_on_linux(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, line: str, *, reduces: bool
):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    assert not desktop_reduces_motion()
    file = tmp_path / name
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(line.encode(errors="surrogateescape"))
    assert desktop_reduces_motion() is reduces


@pytest.mark.parametrize("reduces", [True, False])
def test_the_switch_of_macos_counts_there(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, *, reduces: bool
):
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert not desktop_reduces_motion()
    folder = tmp_path / "Library" / "Preferences"
    folder.mkdir(parents=True)
    content = plistlib.dumps({"reduceMotion": reduces})
    (folder / "com.apple.universalaccess.plist").write_bytes(content)
    assert desktop_reduces_motion() is reduces


def test_reduced_motion_is_a_short_fade_and_hurries_nobody():
    reduced = Tempo(is_reduced=True)
    assert reduced.move(1000) == 80
    assert reduced.stay(900) == 900
    assert not reduced.tilts
