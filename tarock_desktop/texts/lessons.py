"""What lessons say, in the reader's language and in the terms of a sheet."""

from __future__ import annotations

import string
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

    def say(self, text: Text) -> str:
        """Return a text of a lesson.

        The places of a sentence are cards, `{T19}`, `{T19_object}`; people by their seat, `{B}`;
        what a card counts, `{points_HK}`; payments, `{amount_3}`, `{amount_3_object}`; words of
        the sheet, `{contract_povinost}`, `{item_pagat}`, `{value_trull}`, `{step_1}`; roles,
        `{role_declarer}`. In an id an underscore stands for a hyphen.

        Raises:
            KeyError: there is no such sentence, or nothing for one of its places.
        """
        sentence = self._sentences.sentence(text.key) if text.key else self._own(text)
        places = {name for _, name, _, _ in string.Formatter().parse(sentence) if name}
        return sentence.format_map({place: self._place(place) for place in places})

    def _own(self, text: Text) -> str:
        """Return a club's own words, in which a brace is a brace where it names no place."""
        words = text.in_language(self._language)
        try:
            places = [name for _, name, _, _ in string.Formatter().parse(words) if name]
            for place in places:
                self._place(place)
        except (KeyError, ValueError):
            return words.replace("{", "{{").replace("}", "}}")
        return words

    def _place(self, place: str) -> str:
        words = self._words
        name = place.removesuffix(OBJECT)
        if name in BY_NAME:
            card = BY_NAME[name]
            return words.card(card) if name == place else words.card_object(card)
        if place in SEATS and place:
            return words.seat(SEATS.index(place))
        kind, _, rest = name.partition("_")
        if kind == "points" and rest in BY_NAME:
            return words.number(self._sheet.pack.values[BY_NAME[rest].id])
        if kind == "amount" and rest.isdecimal():
            amount = Fraction(rest)
            return words.amount(amount) if name == place else words.paid(amount)
        if kind == "role":
            return words.role(rest.replace("_", " "))
        if kind in NAMES:
            return words.name(NameRef(kind, rest.replace("_", "-")))
        raise KeyError(place)
