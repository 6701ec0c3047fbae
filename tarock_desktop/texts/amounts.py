"""Amounts with their unit: chips, points, koruny."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, Literal, TypeAlias, assert_never, final

from tarock_desktop.texts.catalogue import Translations
from tarock_desktop.texts.languages import NO_BREAK_SPACE
from tarock_desktop.texts.numbers import decimal, mixed, rounded
from tarock_desktop.texts.sentences import Texts

Unit: TypeAlias = Literal["chip", "point", "koruna"]

_GAP: Final = " "
_HALERS: Final = 2
"""Decimals of a koruna."""


@final
class AmountTexts(Texts):
    """An amount in words, standing alone or as the object of a sentence."""

    def __init__(self, translations: Translations, *, whole: bool = False) -> None:
        """Take the words; *whole*: points are shown without fractions."""
        super().__init__(translations)
        self._whole = whole

    def amount(self, value: Fraction, unit: Unit) -> str:
        """Return an amount as a subject, after a colon or alone: "3 žetoni"."""
        if value.denominator != 1:
            return self._fraction(value, unit)
        n = value.numerator
        match unit:
            case "chip":
                return self.tr("%n chip(s)", None, n)
            case "point":
                return self.tr("%n point(s)", None, n)
            case "koruna":
                return self.tr("%n (koruna|koruny)", None, n)
            case _:
                assert_never(unit)

    def paid(self, value: Fraction, unit: Unit) -> str:
        """Return an amount as the object of a sentence, what somebody pays: "3 žetone"."""
        if value.denominator != 1:
            return self._fraction(value, unit)
        n = value.numerator
        match unit:
            case "chip":
                return self.tr("%n chip(s)", "accusative", n)
            case "point":
                return self.tr("%n point(s)", "accusative", n)
            case "koruna":
                return self.tr("%n (koruna|koruny)", "accusative", n)
            case _:
                assert_never(unit)

    def _fraction(self, value: Fraction, unit: Unit) -> str:
        match unit:
            case "chip":
                words = self.tr("{number} chips", "fraction")
            case "point":
                words = self.tr("{number} points", "fraction")
            case "koruna":
                words = self.tr("{number} koruny", "fraction")
            case _:
                assert_never(unit)
        return words.replace(_GAP, NO_BREAK_SPACE).format(number=self.figure(value, unit))

    def figure(self, value: Fraction, unit: Unit) -> str:
        """Return an amount without its unit: money in decimals, the rest as mixed numbers.

        Points can be wanted without fractions.
        """
        if unit == "koruna" and value.denominator != 1:
            return decimal(value, self.language, _HALERS)
        if unit == "point" and self._whole:
            return rounded(value)
        return mixed(value)

    def gain(self, value: Fraction, unit: Unit) -> str:
        """Return a gain or loss with its sign, without its unit."""
        figure = self.figure(value, unit)
        return f"+{figure}" if value > 0 else figure
