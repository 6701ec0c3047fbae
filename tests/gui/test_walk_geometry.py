"""The check of the walk finds what is cut, covered or too small; each fault is planted here."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRect
from PySide6.QtWidgets import QLabel, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from tarock_desktop.table.phases import Phase
from tarock_desktop.ui.scene.layout import Side
from tarock_desktop.ui.style.widgets import ElidedLabel, Text
from tests.gui.window_kit import begin, open_program, play_until
from tests.kit.walk_geometry import faults

pytestmark = pytest.mark.gui


def a_label(text: str, over: QWidget, place: QRect, size: int = 16) -> QLabel:
    label = QLabel(text, over)
    label.setStyleSheet(f"font-size: {size}px")
    label.setGeometry(place)
    return label


def a_button(text: str, over: QWidget, place: QRect) -> QPushButton:
    button = QPushButton(text, over)
    button.setStyleSheet("font-size: 16px")
    button.setGeometry(place)
    return button


def nothing(box: QWidget) -> None:
    a_label("A line", box, QRect(10, 10, 200, 30))
    a_button("Press", box, QRect(10, 60, 200, 40))


def cut_label(box: QWidget) -> None:
    a_label("A line that is too long", box, QRect(10, 10, 40, 30))


def cut_lines(box: QWidget) -> None:
    text = Text("Many words in a narrow column", parent=box)
    text.setStyleSheet("font-size: 16px")
    text.setGeometry(10, 10, 60, 30)


def shortened(box: QWidget) -> None:
    label = ElidedLabel(parent=box)
    label.setText("A line that is too long")
    label.setStyleSheet("font-size: 16px")
    label.setGeometry(10, 10, 60, 30)


def cut_button(box: QWidget) -> None:
    a_button("Far too much to press", box, QRect(10, 10, 40, 40))


def small_text(box: QWidget) -> None:
    a_label("A line", box, QRect(10, 10, 200, 30), size=9)


def outside(box: QWidget) -> None:
    a_button("Press", box, QRect(box.width() - 20, 10, 200, 40))


def clipped(box: QWidget) -> None:
    inner = QWidget(box)
    inner.setGeometry(10, 10, 120, 60)
    a_button("Press", inner, QRect(0, 40, 110, 40))


def covered(box: QWidget) -> None:
    a_button("Press", box, QRect(10, 10, 200, 40))
    a_label("A line", box, QRect(100, 20, 200, 40))


@pytest.mark.parametrize(
    ("plant", "wrong"),
    [
        (nothing, ""),
        (cut_label, "is cut"),
        (cut_lines, "is cut"),
        (shortened, "is shortened"),
        (cut_button, "is cut"),
        (small_text, "text of 9 pixels, 15 at least"),
        (outside, "outside of"),
        (clipped, "outside of"),
        (covered, "covers"),
    ],
)
def test_faults_of_widgets_are_found(qtbot: QtBot, plant: Callable[[QWidget], None], wrong: str):
    box = QWidget()
    qtbot.addWidget(box)
    box.resize(400, 300)
    plant(box)
    box.show()
    found = faults(box, None, 15)
    assert len(found) == bool(wrong), found
    assert all(wrong in fault for fault in found)


def test_what_scrolls_is_not_outside(qtbot: QtBot):
    area = QScrollArea()
    qtbot.addWidget(area)
    inner = QWidget()
    inner.resize(150, 900)
    a_button("Press", inner, QRect(0, 800, 150, 40))
    area.setWidget(inner)
    area.resize(200, 200)
    area.show()
    assert faults(area, None, 15) == []


def test_faults_of_the_table_are_found(qtbot: QtBot):
    program = open_program(qtbot, size=(1440, 900))
    begin(program)
    play_until(qtbot, program, lambda prompt: prompt.phase is Phase.PLAY)
    window = program.window
    page, scene = window.page, window.page.view.scene()
    trick = scene.new_card(scene.hand[0].card, scene.layout.trick_card.width())
    scene.trick[0] = trick
    trick.setPos(scene.layout.trick(Side.TOP).centre)

    def found() -> str:
        return "\n".join(faults(window, page, page.least_text))

    before = found()
    assert "plate" not in before
    assert "trick" not in before

    trick.setPos(QPointF(scene.layout.plates[Side.LEFT].center()))
    assert "plate left covers trick" in found()
    trick.setPos(QPointF(-100, 0))
    assert "trick lies outside of the table" in found()
    trick.setPos(QPointF(page.status.geometry().center()))
    assert "StatusLine covers trick" in found()

    plate = scene.plates[Side.TOP]
    plate.settle(scene.layout.plates[Side.LEFT], plate.unit, plate.theme)
    assert "plate top covers plate left" in found() or "plate left covers plate top" in found()
