"""The picture of the table without cards: baked once, lit at the seat due."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from tarock_desktop.ui.scene import felt
from tarock_desktop.ui.scene.felt import Ground
from tarock_desktop.ui.scene.layout import Side
from tarock_desktop.ui.scene.usual_layout import lay_out
from tarock_desktop.ui.style.tokens import BRIGHT_ROOM, EVENING, GREEN_BAIZE, Theme

pytestmark = pytest.mark.gui
LAYOUT = lay_out(QSizeF(640, 480), 14, 12)
THEMES = (GREEN_BAIZE, EVENING, BRIGHT_ROOM)


@pytest.fixture(autouse=True)
def _application(qtbot: QtBot) -> None:
    """Pictures need an application."""


def picture(ground: Ground, due: Side | None, theme: Theme = GREEN_BAIZE) -> QImage:
    return ground.picture(LAYOUT, theme, due, 1.0).toImage()


def at(image: QImage, point: QPointF) -> QColor:
    return image.pixelColor(point.toPoint())


@pytest.mark.parametrize("theme", THEMES)
def test_felt_is_lightest_in_the_middle_and_wood_lies_around_it(theme: Theme):
    image = picture(Ground(), None, theme)
    middle = LAYOUT.centre + QPointF(0.2 * LAYOUT.card.width(), 0)
    far = QPointF(LAYOUT.right - 30, LAYOUT.size.height() - 30)
    assert at(image, middle).lightness() > at(image, far).lightness() + 10
    wood = at(image, QPointF(320, 3))
    assert wood.red() > wood.blue() + 5


@pytest.mark.parametrize("side", [*Side])
def test_the_seat_due_is_lit_and_no_other(side: Side):
    ground = Ground()
    bare, lit = picture(ground, None), picture(ground, side)
    for other in Side:
        inward = (LAYOUT.centre - LAYOUT.seat(other)) * 0.12
        place = LAYOUT.seat(other) + inward
        brighter = at(lit, place).lightness() - at(bare, place).lightness()
        assert (brighter > 15) is (other is side), other


def test_the_light_leaves_nothing_behind():
    ground = Ground()
    before = picture(ground, None)
    for side in (Side.TOP, Side.BOTTOM, Side.LEFT, None):
        after = picture(ground, side)
    assert after == before


def test_it_is_drawn_once_for_a_size_and_a_theme(monkeypatch: pytest.MonkeyPatch):
    drawn = []
    bake = felt.felt_picture

    def note(*arguments):
        drawn.append(arguments)
        return bake(*arguments)

    monkeypatch.setattr(felt, "felt_picture", note)
    ground = Ground()
    for side in (None, Side.TOP, Side.RIGHT, None):
        picture(ground, side)
    assert len(drawn) == 1
    picture(ground, None, EVENING)
    ground.picture(lay_out(QSizeF(800, 600), 14, 12), EVENING, None, 1.0)
    assert len(drawn) == 3


def test_two_device_pixels_make_a_sharper_picture():
    large = Ground().picture(LAYOUT, GREEN_BAIZE, Side.LEFT, 2.0)
    assert (large.width(), large.height()) == (1280, 960)
    assert large.deviceIndependentSize() == LAYOUT.size
