"""The languages of the table: their names, plural forms and number marks."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

PluralRule = Callable[[int], int]
"""Gives the index of the plural form for a number that is not negative."""


class Language(NamedTuple):
    """One language the table can be read in."""

    code: str
    """Two letters, as in the name of its file in ``translations/``."""
    name: str
    """What its speakers call it; the language menu shows this."""
    plural_forms: int
    """How many forms a plural message has, in the order of Qt Linguist."""
    plural_rule: PluralRule
    decimal_mark: str

    def plural_index(self, number: int) -> int:
        """Return which plural form *number* takes; the sign does not matter.

        >>> [language("sl").plural_index(n) for n in (1, 2, 3, 5, 101, 102)]
        [0, 1, 2, 3, 0, 1]
        """
        return self.plural_rule(abs(number))


def _one_other(number: int) -> int:
    return 0 if number == 1 else 1


def _czech(number: int) -> int:
    """Czech looks at the whole number: 101 is "101 žetonů", not "101 žeton"."""
    if number == 1:
        return 0
    return 1 if 2 <= number <= 4 else 2


def _slovenian(number: int) -> int:
    """Slovenian looks at the last two digits: "101 karta", "102 karti"."""
    match number % 100:
        case 1:
            return 0
        case 2:
            return 1
        case 3 | 4:
            return 2
        case _:
            return 3


NO_BREAK_SPACE: Final = "\u00a0"

ENGLISH: Final = Language(
    code="en",
    name="English",
    plural_forms=2,
    plural_rule=_one_other,
    decimal_mark=".",
)
CZECH: Final = Language(
    code="cs",
    name="Čeština",
    plural_forms=3,
    plural_rule=_czech,
    decimal_mark=",",
)
SLOVENIAN: Final = Language(
    code="sl",
    name="Slovenščina",
    plural_forms=4,
    plural_rule=_slovenian,
    decimal_mark=",",
)
GERMAN: Final = Language(
    code="de",
    name="Deutsch",
    plural_forms=2,
    plural_rule=_one_other,
    decimal_mark=",",
)

LANGUAGES: Final = (ENGLISH, CZECH, SLOVENIAN, GERMAN)
"""All shipped languages, in the order of the language menu."""


def language(code: str) -> Language:
    """Return the language with a two-letter code.

    Raises:
        KeyError: the table does not speak it.
    """
    for candidate in LANGUAGES:
        if candidate.code == code:
            return candidate
    raise KeyError(code)


def best_language(wishes: Iterable[str]) -> Language:
    """Return the first wished-for language the table speaks, else English.

    A wish is a locale name as systems write it: ``cs``, ``de-AT``, ``sl_SI.UTF-8``.

    >>> best_language(["hu_HU", "de-AT", "cs"]).name
    'Deutsch'
    """
    spoken = {candidate.code: candidate for candidate in LANGUAGES}
    for wish in wishes:
        code = wish.replace("-", "_").partition("_")[0].partition(".")[0].lower()
        if code in spoken:
            return spoken[code]
    return ENGLISH
