"""Roman numerals: slab letters with thick and thin stems, as filled polygons."""

# fmt: off
# A drawing is a table of coordinates; one number a line would hide it.
from typing import Final

from assets.deck.canvas import Canvas
from assets.deck.geometry import Points, box, clockwise

ROMAN: Final = (
    "", "I", "II", "III", "IIII", "V", "VI", "VII", "VIII", "IX", "X", "XI",
    "XII", "XIII", "XIIII", "XV", "XVI", "XVII", "XVIII", "XIX", "XX", "XXI",
)
"""The numeral of each tarock; four is IIII as on the old packs."""
_HEIGHT = 62
_TOP, _BOTTOM = 35, 35 + _HEIGHT
_THICK, _THIN, _SLAB, _GAP = 0.235 * _HEIGHT, 0.115 * _HEIGHT, 0.085 * _HEIGHT, 0.12 * _HEIGHT
_WIDTHS: Final = {"I": 0.50 * _HEIGHT, "V": 0.92 * _HEIGHT, "X": 0.92 * _HEIGHT}


def numeral_width(text: str) -> float:
    """Return the natural width of a numeral."""
    return sum(_WIDTHS[c] for c in text) + _GAP * (len(text) - 1)


def numeral(g: Canvas, text: str, left: float, colour: str, squeeze: float) -> None:
    """Draw a numeral at the height of the banner; `squeeze` narrows it."""
    letters = {"I": _letter_i, "V": _letter_v, "X": _letter_x}
    x = left
    for c in text:
        width = _WIDTHS[c] * squeeze
        # One winding for all parts, or their overlaps would punch holes.
        g.polys([clockwise(p) for p in letters[c](x, width, squeeze)], colour)
        x += width + _GAP * squeeze


def _letter_i(x: float, w: float, k: float) -> list[Points]:
    return [
        box(x + w / 2 - _THICK * k / 2, _TOP, _THICK * k, _HEIGHT),
        box(x + w * 0.04, _TOP, w * 0.92, _SLAB),
        box(x + w * 0.04, _BOTTOM - _SLAB, w * 0.92, _SLAB),
    ]


def _letter_v(x: float, w: float, k: float) -> list[Points]:
    foot = x + w * 0.53
    thick, thin = _THICK * k, _THIN * k
    return [
        [(x + w * 0.10, _TOP), (x + w * 0.10 + thick * 1.12, _TOP),
         (foot + thick * 0.25, _BOTTOM), (foot - thick * 0.55, _BOTTOM)],
        [(x + w * 0.90 - thin * 1.1, _TOP), (x + w * 0.90, _TOP),
         (foot + thick * 0.25, _BOTTOM), (foot - thick * 0.25, _BOTTOM)],
        box(x, _TOP, w * 0.47, _SLAB),
        box(x + w * 0.62, _TOP, w * 0.38, _SLAB),
    ]


def _letter_x(x: float, w: float, k: float) -> list[Points]:
    thick, thin = _THICK * 1.2 * k, _THIN * 1.2 * k
    return [
        [(x + w * 0.08, _TOP), (x + w * 0.08 + thick, _TOP),
         (x + w * 0.92, _BOTTOM), (x + w * 0.92 - thick, _BOTTOM)],
        [(x + w * 0.90 - thin, _TOP), (x + w * 0.90, _TOP),
         (x + w * 0.10 + thin, _BOTTOM), (x + w * 0.10, _BOTTOM)],
        box(x, _TOP, w * 0.44, _SLAB),
        box(x + w * 0.64, _TOP, w * 0.36, _SLAB),
        box(x, _BOTTOM - _SLAB, w * 0.36, _SLAB),
        box(x + w * 0.56, _BOTTOM - _SLAB, w * 0.44, _SLAB),
    ]
