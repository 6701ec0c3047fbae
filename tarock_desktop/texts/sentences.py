"""Base classes of the final classes that hold the program's sentences outside the widgets.

``docs/translating.md`` shows how such a class is written so that lupdate finds its texts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Self, TypeAlias

from tarock_desktop.texts.catalogue import Translations
from tarock_desktop.texts.english import english_forms
from tarock_desktop.texts.languages import ENGLISH, Language
from tarock_desktop.texts.numbers import whole


class Texts:
    """Says sentences in one language.

    Subclasses are final: the name of the class is the context under which lupdate files its
    texts. To change the language make a new object.
    """

    def __init__(self, translations: Translations) -> None:
        self._translations = translations

    @property
    def language(self) -> Language:
        """The language of the sentences."""
        return self._translations.language

    def tr(self, source: str, comment: str | None = None, n: int | None = None) -> str:
        """Return *source* in this language, or in English if it has no translation.

        Args:
            source: a literal, otherwise lupdate does not find it. Parameters stand as
                ``{name}`` and are filled in by the caller with ``str.format``.
            comment: a literal that tells two messages with the same source apart.
            n: the number that inflects the sentence and replaces ``%n``. A negative number takes
                the form of its absolute value and the minus sign U+2212.
        """
        context = type(self).__name__
        words = self._translations.lookup(context, source, comment, n)
        if n is None:
            return source if words is None else words
        if words is None:
            words = english_forms(source)[ENGLISH.plural_index(n)]
        return words.replace("%n", whole(n))


Sentences: TypeAlias = Mapping[str, Callable[["Texts", int], str]]
"""A table of sentences by key; each takes its `Texts` and the number that inflects it."""


class SentenceTable(Texts):
    """A table of sentences by key.

    A final subclass gives `SENTENCES`::

        @final
        class RulingSentences(SentenceTable):
            SENTENCES: ClassVar[Sentences] = {
                #: {suit} is the name of a suit
                "play.follow-suit": lambda self, _: self.tr("{suit} was led."),
                "penalty.flat": lambda self, n: self.tr("{payer} pays %n chip(s).", None, n),
            }
    """

    SENTENCES: ClassVar[Sentences] = {}

    @classmethod
    def message_keys(cls) -> frozenset[str]:
        """Return the keys of all sentences."""
        return frozenset(cls.SENTENCES)

    def sentence(self, key: str, n: int = 0) -> str:
        """Return the sentence of *key* with ``{name}`` parameters still to be filled in.

        Raises:
            KeyError: there is no such sentence.
        """
        return self.SENTENCES[key](self, n)

    def in_language(self, translations: Translations) -> Self:
        """Return the same table in another language."""
        return type(self)(translations)


def by_key(
    tables: Sequence[type[SentenceTable]], translations: Translations
) -> Mapping[str, SentenceTable]:
    """Return for each key the table that has its sentence."""
    return {key: table(translations) for table in tables for key in table.message_keys()}
