"""The shipped font draws every sign that the window uses."""

from pathlib import Path

import pytest
from PySide6.QtGui import QRawFont

FONTS = Path(__file__).resolve().parents[2] / "assets" / "fonts"


@pytest.mark.usefixtures("qapp")
def test_font_has_the_signs_of_all_languages_and_of_the_window():
    font = QRawFont(str(FONTS / "DejaVuSans.ttf"), 20)
    assert font.familyName() == "DejaVu Sans"
    signs = "ČčĎďĚěŇňŘřŠšŤťŮůŽžÁáÉéÍíÓóÚúÝýÄäÖöÜüßÀ♠♥♦♣▲▶►▾◀✓✗→−±×·½⅔…–—„“”‚‘’«»"
    assert [c for c in signs if not font.supportsCharacter(ord(c))] == []
    assert not font.supportsCharacter(0xE123)


def test_font_comes_with_its_licence():
    assert "Permission is hereby granted" in (FONTS / "LICENSE-DejaVu.txt").read_text("utf-8")
