"""Reduced motion: by the setting of the program or of the desktop."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tarock_desktop.ui.page import appearance
from tarock_desktop.ui.scene.tempo import Tempo, desktop_reduces_motion
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


@pytest.mark.parametrize(("platform", "reduces"), [("win32", True), ("linux", False)])
def test_the_switch_for_effects_counts_on_windows(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, platform: str, *, reduces: bool
):
    monkeypatch.setattr(sys, "platform", platform)
    assert not QApplication.isEffectEnabled(Qt.UIEffect.UI_General)
    assert desktop_reduces_motion() is reduces


def test_reduced_motion_is_a_short_fade_and_hurries_nobody():
    reduced = Tempo(is_reduced=True)
    assert reduced.move(1000) == 80
    assert reduced.stay(900) == 900
    assert not reduced.tilts
