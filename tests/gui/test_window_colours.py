"""Every text can be read on its ground, in every theme."""

import pytest
from PySide6.QtGui import QColor

from tarock_desktop.ui.style.felts import FELTS, chosen_theme
from tarock_desktop.ui.style.style_sheet import lit
from tarock_desktop.ui.style.tokens import (
    CHIP_COLOURS,
    GLASS_OPACITY,
    ON_SHEET_COLOUR,
    SHEET_COLOURS,
    THEMES,
    Theme,
    contrast,
)

TEXTS = [
    ("on_panel", "panel"),
    ("on_panel", "panel_sunk"),
    ("on_panel", "rail"),
    ("muted", "panel"),
    ("muted", "panel_sunk"),
    ("muted", "rail"),
    ("information", "panel"),
    ("information", "panel_sunk"),
    ("information", "rail"),
    ("warning", "panel"),
    ("warning", "panel_sunk"),
    ("warning", "rail"),
    ("accent", "panel"),
    ("on_primary", "primary"),
    ("side_a", "panel"),
    ("side_b", "panel"),
    ("side_a", "rail"),
    ("side_b", "rail"),
    ("on_band", "band"),
    # The tick of a lesson that is passed.
    ("glass", "turn_on_glass"),
]
ON_FELT = ["on_felt", "muted_on_felt"]
ON_GLASS = ["on_glass", "muted_on_glass", "turn_on_glass", "warning_on_glass"]
FELT = ["felt_hi", "felt", "felt_lo"]
SHAPES = [
    ("information", "panel_sunk"),
    ("primary", "panel"),
    ("primary", "panel_sunk"),
    # Steps of a lesson behind one, and those to come.
    ("information", "panel"),
    ("muted", "panel"),
]

EVERY_THEME = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.id)
EVERY_FELT = pytest.mark.parametrize(
    "theme",
    [chosen_theme(theme, felt) for theme, felts in FELTS.items() for felt in felts],
    ids=[f"{theme}, {felt}" for theme, felts in FELTS.items() for felt in felts],
)


def on_glass(theme: Theme, felt: str) -> str:
    """Return the colour of glass that lies on *felt*."""
    over, under = QColor(theme.glass), QColor(felt)
    parts = zip(
        (over.red(), over.green(), over.blue()),
        (under.red(), under.green(), under.blue()),
        strict=True,
    )
    mixed = [round(top * GLASS_OPACITY + low * (1 - GLASS_OPACITY)) for top, low in parts]
    return QColor(*mixed).name()


@EVERY_THEME
@pytest.mark.parametrize(("ink", "ground"), TEXTS)
def test_text_stands_out(theme: Theme, ink: str, ground: str):
    assert contrast(getattr(theme, ink), getattr(theme, ground)) >= 4.5


@EVERY_FELT
@pytest.mark.parametrize("ink", ON_FELT)
@pytest.mark.parametrize("felt", FELT)
def test_text_stands_out_on_the_felt_where_it_is_worst(theme: Theme, ink: str, felt: str):
    assert contrast(getattr(theme, ink), getattr(theme, felt)) >= 4.5


@EVERY_FELT
@pytest.mark.parametrize("felt", FELT)
def test_turn_stands_out_on_the_felt(theme: Theme, felt: str):
    assert contrast(theme.turn, getattr(theme, felt)) >= 3


@EVERY_FELT
@pytest.mark.parametrize("ink", ON_GLASS)
@pytest.mark.parametrize("felt", FELT)
def test_text_stands_out_on_glass(theme: Theme, ink: str, felt: str):
    assert contrast(getattr(theme, ink), on_glass(theme, getattr(theme, felt))) >= 4.5


@EVERY_THEME
@pytest.mark.parametrize(("ink", "ground"), [("on_primary", "primary"), ("on_band", "band")])
def test_text_stands_out_where_the_ground_is_lit(theme: Theme, ink: str, ground: str):
    assert contrast(getattr(theme, ink), lit(getattr(theme, ground))) >= 4.5


@EVERY_THEME
@pytest.mark.parametrize(("ink", "ground"), SHAPES)
def test_shapes_stand_out(theme: Theme, ink: str, ground: str):
    assert contrast(getattr(theme, ink), getattr(theme, ground)) >= 3


@pytest.mark.parametrize("colour", SHEET_COLOURS)
def test_ornament_of_a_sheet_stands_out(colour: str):
    assert contrast(ON_SHEET_COLOUR, colour) >= 3


@pytest.mark.parametrize("colour", CHIP_COLOURS)
def test_spots_and_edge_of_a_chip_stand_out(colour: str):
    face, edge, spots = CHIP_COLOURS[colour]
    assert contrast(face, spots) >= 4.5
    assert contrast(face, edge) >= 1.5


def test_contrast_is_that_of_the_guidelines():
    assert contrast("#FFFFFF", "#000000") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", FELTS)
def test_one_felt_of_each_theme_is_its_own(theme: str):
    own = THEMES[theme]
    assert [chosen_theme(theme, felt) == own for felt in FELTS[theme]].count(True) == 1


@pytest.mark.parametrize("theme", FELTS)
def test_felts_of_a_theme_differ(theme: str):
    grounds = {chosen_theme(theme, felt).felt for felt in FELTS[theme]}
    assert len(grounds) == len(FELTS[theme]) == 3
