"""What lessons say, in the reader's language and in the terms of a sheet."""

from __future__ import annotations

import re
import string
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Final

from tarock_desktop.cards.notation import BY_NAME
from tarock_desktop.learning.lesson_file import Text
from tarock_desktop.messages.message import NameRef
from tarock_desktop.texts.catalogue import Translations
from tarock_desktop.texts.families import LESSONS
from tarock_desktop.texts.render import Words
from tarock_desktop.texts.sentences import JoinedTables
from tarock_desktop.variants.schema import Sheet

FRACTIONS: Final = {"⅓": Fraction(1, 3), "⅔": Fraction(2, 3), "½": Fraction(1, 2)}
_FIGURE: Final = re.compile(r"(?P<units>\d+(?:[.,]\d+)?)?(?P<rest>[⅓⅔½])?")
_PLACE: Final = re.compile(r"\{[^{}]*\}")
SEATS: Final = "ABCDEF"
OBJECT: Final = "_object"
"""Ends the name of a place that is the object of its sentence."""
NAMES: Final = ("contract", "item", "value", "step", "side")
"""Kinds of names that a sheet has words of its own for."""


class Lessons:
    """Says the texts of the lessons of one sheet, for the people at one table."""

    def __init__(self, translations: Translations, sheet: Sheet, words: Words) -> None:
        """Take the sentences of the family of *sheet*, and *words* for what they are about."""
        tables = LESSONS.of(sheet.ruleset.id).tables
        self._sentences = JoinedTables(translations, *tables)
        self._language = translations.language.code
        self._sheet = sheet
        self._words = words

    def say(self, text: Text, numbers: Mapping[str, Fraction] | None = None) -> str:
        """Return a text of a lesson; *numbers* are those that it may name.

        The places of a sentence are cards, `{T19}`, `{T19_object}`; people by their seat, `{B}`;
        what a card counts, `{points_HK}`; the low cards of the sheet, the highest first,
        `{pips_red}`, `{pips_black}`; numbers by their names, `{limit}`; payments, `{amount_fine}`
        or `{amount_3}`, as the object of a sentence `{amount_fine_object}`; words of the sheet,
        `{contract_povinost}`, `{item_pagat}`, `{value_trull}`, `{step_1}`; roles,
        `{role_declarer}`. In an id an underscore stands for a hyphen.

        Raises:
            KeyError: there is no such sentence, or nothing for one of its places.
        """
        known = numbers or {}
        sentence = self._sentences.sentence(text.key) if text.key else self._own(text, known)
        places = {name for _, name, _, _ in string.Formatter().parse(sentence) if name}
        return sentence.format_map({place: self._place(place, known) for place in places})

    def figures(self, text: Text) -> Iterator[tuple[str, Fraction]]:
        """Yield the numbers that a text writes out itself, as they stand there."""
        template = text.in_language(self._language)
        sentence = self._sentences.sentence(text.key) if text.key else template
        for found in _FIGURE.finditer(_PLACE.sub("", sentence)):
            units = (found["units"] or "0").replace(",", ".")
            if found[0]:
                yield found[0], Fraction(units) + FRACTIONS.get(found["rest"] or "", 0)

    def _own(self, text: Text, numbers: Mapping[str, Fraction]) -> str:
        """Return a club's own words, in which a brace is a brace where it names no place."""
        words = text.in_language(self._language)
        try:
            places = [name for _, name, _, _ in string.Formatter().parse(words) if name]
            for place in places:
                self._place(place, numbers)
        except (KeyError, ValueError):
            return words.replace("{", "{{").replace("}", "}}")
        return words

    def _place(self, place: str, numbers: Mapping[str, Fraction]) -> str:
        words = self._words
        name = place.removesuffix(OBJECT)
        if place in numbers:
            return words.number(numbers[place])
        if name in BY_NAME:
            card = BY_NAME[name]
            return words.card(card) if name == place else words.card_object(card)
        if place in SEATS and place:
            return words.seat(SEATS.index(place))
        kind, _, rest = name.partition("_")
        if kind == "points" and rest in BY_NAME:
            return words.number(self._sheet.pack.values[BY_NAME[rest].id])
        if kind == "pips":
            faces = {"red": self._sheet.pack.red, "black": self._sheet.pack.black}[rest]
            return ", ".join(face for face in faces if face.isdecimal())
        if kind == "amount" and (rest.isdecimal() or rest in numbers):
            amount = Fraction(rest) if rest.isdecimal() else numbers[rest]
            return words.amount(amount) if name == place else words.paid(amount)
        if kind == "role":
            return words.role(rest.replace("_", " "))
        if kind in NAMES:
            return words.name(NameRef(kind, rest.replace("_", "-")))
        raise KeyError(place)
