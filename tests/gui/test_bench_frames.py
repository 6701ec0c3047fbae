"""``tarock-desktop --bench-frames`` moves real cards and says how long the frames took."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tarock_desktop.ui.application import bench_frames as module
from tarock_desktop.ui.application.bench_frames import Frames, bench_frames
from tests.gui.window_kit import open_program

pytestmark = [pytest.mark.gui, pytest.mark.slow]


def test_all_motions_are_measured_on_both_tables(
    qtbot: QtBot, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(module, "WARM_UP", 0.1)
    monkeypatch.setattr(module, "_SWEEP_STEPS", 40)
    monkeypatch.setattr(module, "_DRAG_STEPS", 30)
    program = open_program(qtbot)
    program.settings.change(speed="normal")
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    bench_frames(application, program)
    lines = capsys.readouterr().out.splitlines()
    assert [line[:30].strip() for line in lines[1:]] == [
        "deal",
        "hover sweep, first time",
        "hover sweep, again",
        "drag, mouse to picture",
        "play and gather",
        "bare: deal",
        "bare: hover sweep",
        "bare: drag",
        "bare: gather",
    ]
    assert all(int(line.split()[-1]) > 3 for line in lines[1:])


def test_median_and_late_frames():
    times = tuple(float(number) for number in range(1, 101))
    said = Frames("deal", times, (2.0,) * 100).said()
    assert said.split() == ["deal", "50.50", "96.00", "2.00", "2.00", "100"]
