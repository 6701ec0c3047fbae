"""The shipped fonts draw every sign that the window uses."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QRawFont
from PySide6.QtWidgets import QApplication

from tarock_desktop.printing.fonts import SIGNS
from tarock_desktop.ui.style.fonts import (
    BOLD,
    REGULAR,
    display_font,
    text_font,
    use_shipped_fonts,
)

ROOT = Path(__file__).resolve().parents[2]
FONTS = ROOT / "assets" / "fonts"
LETTERS = sorted(FONTS.glob("alegreya*.ttf"))
OTHERS = FONTS / "tarock-symbols.ttf"
OURS = set("⅓⅔←↑→↓↔≈≠≡≤≥Σ▲▶▸►▼▾◀○●★☆✎✓✗♠♥♦♣↶↷")
"""The signs that Alegreya lacks; the third font has them."""


@pytest.fixture(autouse=True, scope="module")
def _shipped_fonts(qapp: QApplication) -> None:
    use_shipped_fonts(qapp)


def catalogue_characters() -> set[str]:
    """Return every character of the four languages: sources and translations."""
    found: set[str] = set()
    for file in (ROOT / "translations").glob("*.ts"):
        for message in ET.parse(file).getroot().iter("message"):
            for part in message.iter():
                found.update(part.text or "")
    return {sign for sign in found if sign.isprintable()}


def code_characters() -> Iterator[str]:
    """Return what the code of the window writes without a catalogue, beyond ASCII."""
    for file in (ROOT / "tarock_desktop").rglob("*.py"):
        yield from (sign for sign in file.read_text("utf-8") if sign > "~" and sign.isprintable())


def lacking(file: Path, characters: set[str]) -> set[str]:
    font = QRawFont(str(file), 20)
    assert font.isValid()
    return {sign for sign in characters if not font.supportsCharacter(ord(sign))}


@pytest.mark.parametrize("file", LETTERS, ids=lambda file: file.stem)
def test_every_weight_has_the_letters_of_all_languages(file: Path):
    characters = catalogue_characters()
    assert len(characters) > 120
    assert lacking(file, characters | set(code_characters())) <= OURS


@pytest.mark.parametrize("file", LETTERS, ids=lambda file: file.stem)
def test_every_weight_has_quotes_and_signs_of_arithmetic(file: Path):
    alphabet = "AaBbCcČčDdĎďEeĚěFfGgHhIiÍíJjKkLlMmNnŇňOoÓóPpQqRrŘřSsŠšTtŤťUuÚúŮůVvWwXxYyÝýZzŽž"
    assert not lacking(file, set(alphabet + "ÁáÉéÄäÖöÜüßàÀ" + "„“”‚‘’«»‹›–—…−×÷·½¼¾±%&§"))


def test_third_font_has_what_the_letters_lack_and_nothing_else():
    assert not lacking(OTHERS, OURS)
    assert lacking(OTHERS, set("AaČ1")) == set("AaČ1")
    assert all(lacking(file, OURS) == OURS for file in LETTERS)


def test_a_character_that_no_font_has_is_found():
    assert lacking(LETTERS[0], {"\ue123"}) == {"\ue123"}


def test_shipped_families_are_used():
    assert QFontInfo(text_font(20)).family() == "Alegreya Sans"
    assert QFontInfo(display_font(20)).family() == "Alegreya"


@pytest.mark.parametrize(
    ("make", "weights"),
    [
        (text_font, (REGULAR, QFont.Weight.Medium, BOLD, QFont.Weight.ExtraBold)),
        (display_font, (BOLD, QFont.Weight.ExtraBold)),
    ],
)
def test_every_weight_is_a_file_of_its_own(make, weights):
    widths = [QFontMetricsF(make(100, weight)).horizontalAdvance("Hamburg") for weight in weights]
    assert widths == sorted(set(widths))


@pytest.mark.parametrize("make", [text_font, display_font])
def test_columns_of_figures_stand_straight(make):
    metrics = QFontMetricsF(make(100))
    assert len({metrics.horizontalAdvance(figure) for figure in "0123456789"}) == 1
    # Lining: all as high as a capital, none below the line.
    capital = metrics.tightBoundingRect("H").height()
    for box in (metrics.tightBoundingRect(figure) for figure in "0123456789"):
        assert box.bottom() < 4
        assert box.height() == pytest.approx(capital, abs=6)


def test_a_line_with_a_sign_is_as_high_as_one_without():
    signs = QFont([SIGNS])
    signs.setPixelSize(100)
    assert QFontMetricsF(signs).height() == pytest.approx(
        QFontMetricsF(text_font(100)).height(), abs=1
    )


def test_fonts_come_with_their_licences():
    assert "Permission is hereby granted" in (FONTS / "LICENSE-DejaVu.txt").read_text("utf-8")
    for name in ("Alegreya", "AlegreyaSans"):
        text = (FONTS / f"LICENSE-{name}.txt").read_text("utf-8")
        assert "SIL OPEN FONT LICENSE Version 1.1" in text
