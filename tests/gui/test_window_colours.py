"""Every text can be read on its ground, in every theme."""

import pytest

from tarock_desktop.ui.style.tokens import CHIP_COLOURS, THEMES, contrast

TEXTS = [
    ("on_felt", "felt"),
    ("on_felt", "felt_edge"),
    ("muted_on_felt", "felt"),
    ("on_panel", "panel"),
    ("on_panel", "panel_sunk"),
    ("muted", "panel"),
    ("muted", "panel_sunk"),
    ("information", "panel"),
    ("warning", "panel"),
    ("accent", "panel"),
    ("on_primary", "primary"),
]
SHAPES = [("turn", "felt"), ("information", "panel_sunk"), ("primary", "panel")]


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.id)
@pytest.mark.parametrize(("ink", "ground"), TEXTS)
def test_text_stands_out(theme, ink: str, ground: str):
    assert contrast(getattr(theme, ink), getattr(theme, ground)) >= 4.5


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.id)
@pytest.mark.parametrize(("ink", "ground"), SHAPES)
def test_shapes_stand_out(theme, ink: str, ground: str):
    assert contrast(getattr(theme, ink), getattr(theme, ground)) >= 3


@pytest.mark.parametrize("colour", CHIP_COLOURS)
def test_figure_of_a_chip_stands_out(colour: str):
    ground, figure = CHIP_COLOURS[colour]
    assert contrast(ground, figure) >= 4.5


def test_contrast_is_that_of_the_guidelines():
    assert contrast("#FFFFFF", "#000000") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)
