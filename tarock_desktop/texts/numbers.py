"""Numbers as they are written in each language.

Exact values only (int or Fraction). Thousands are not grouped: no score of a tarock evening needs
it. Only words are inflected by a number; see `Texts.tr`.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from tarock_desktop.texts.languages import NO_BREAK_SPACE, Language

MINUS: Final = "\u2212"

_GLYPHS: Final = {
    Fraction(1, 2): "½",
    Fraction(1, 3): "⅓",
    Fraction(2, 3): "⅔",
    Fraction(1, 4): "¼",
    Fraction(3, 4): "¾",
}
_FRACTION_SLASH: Final = "\u2044"


def kept_together(words: str) -> str:
    """Return a sentence in which no line ends between ``%n`` and its noun."""
    return words.replace("%n ", f"%n{NO_BREAK_SPACE}")


def _signed(value: int | Fraction, digits: str) -> str:
    return f"{MINUS}{digits}" if value < 0 else digits


def whole(value: int) -> str:
    """Return an integer with a true minus sign.

    >>> whole(-12)
    '−12'
    """
    return _signed(value, str(abs(value)))


def mixed(value: int | Fraction) -> str:
    """Return an exact number with its fraction: ``4½``, ``2⅔``, ``−⅓``, ``1 3⁄5``.

    Halves, thirds and quarters have signs of their own in every font we ship; other fractions
    are written with a fraction slash after a no-break space.
    """
    units, rest = divmod(abs(Fraction(value)), 1)
    if not rest:
        return _signed(value, str(units))
    glyph = _GLYPHS.get(rest)
    if glyph is None:
        glyph = f"{rest.numerator}{_FRACTION_SLASH}{rest.denominator}"
        return _signed(value, f"{units}{NO_BREAK_SPACE}{glyph}" if units else glyph)
    return _signed(value, f"{units or ''}{glyph}")


def in_leaves(value: int | Fraction) -> str:
    """Return card points as old sheets write them, whole points and leaves: ``35/2``, ``35/0``.

    A leaf is a third; other fractions are written as such.

    >>> in_leaves(Fraction(107, 3))
    '35/2'
    """
    points, rest = divmod(abs(Fraction(value)) * 3, 3)
    if rest.denominator != 1:
        return mixed(value)
    return _signed(value, f"{points}/{rest}")


def rounded(value: int | Fraction) -> str:
    """Return a number without its fraction, half away from zero, and say that it is not exact.

    >>> rounded(Fraction(-2, 3))
    '≈\u22121'
    """
    exact = Fraction(value)
    if exact.denominator == 1:
        return whole(int(exact))
    near = int(abs(exact) + Fraction(1, 2))
    return f"≈{_signed(value, str(near)) if near else near}"


def decimal(value: int | Fraction, language: Language, places: int) -> str:
    """Return a number with exactly *places* decimals, half away from zero.

    Czech ``1,50``, English ``1.50``. A value that rounds to zero has no minus sign.
    """
    scale: int = 10**places
    scaled = int(abs(Fraction(value)) * scale + Fraction(1, 2))
    units, rest = divmod(scaled, scale)
    digits = f"{units}{language.decimal_mark}{rest:0{places}}" if places else str(units)
    return _signed(value, digits) if scaled else digits


def gain(value: int | Fraction) -> str:
    """Return a gain or loss with its sign: ``+4``, ``−2⅔``, ``0``."""
    return f"+{mixed(value)}" if value > 0 else mixed(value)
