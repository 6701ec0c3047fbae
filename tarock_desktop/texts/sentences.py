"""Base classes of the final classes that hold the program's sentences outside the widgets.

``docs/translating.md`` shows how such a class is written so that lupdate finds its texts.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from tarock_desktop.texts.catalogue import Translations
from tarock_desktop.texts.english import english_forms
from tarock_desktop.texts.languages import ENGLISH, Language
from tarock_desktop.texts.numbers import kept_together, whole


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

        The space between a number and its noun does not break.

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
        return kept_together(words).replace("%n", whole(n))


class SentenceTable(Texts):
    """A table of sentences by key.

    A final subclass gives those without a number, those with one, or both::

        @final
        class RulingSentences(SentenceTable):
            def _sentences(self) -> Mapping[str, str]:
                return {
                    #: {suit} is the name of a suit
                    "play.follow-suit": self.tr("{suit} was led."),
                }

            def _counted(self, n: int) -> Mapping[str, str]:
                return {"penalty.flat": self.tr("{payer} pays %n chip(s).", None, n)}
    """

    def _sentences(self) -> Mapping[str, str]:
        """Return the sentences that no number inflects."""
        return {}

    def _counted(self, n: int) -> Mapping[str, str]:
        """Return the other sentences, inflected by *n*."""
        return {}

    @cached_property
    def _plain(self) -> Mapping[str, str]:
        return self._sentences()

    @property
    def keys(self) -> frozenset[str]:
        """The keys of all sentences."""
        return frozenset(self._plain) | frozenset(self._counted(1))

    def find(self, key: str, n: int = 0) -> str | None:
        """Return the sentence of *key*; `None` if the table has none."""
        plain = self._plain.get(key)
        return self._counted(n).get(key) if plain is None else plain

    def sentence(self, key: str, n: int = 0) -> str:
        """Return the sentence of *key* with ``{name}`` parameters still to be filled in.

        Raises:
            KeyError: there is no such sentence.
        """
        found = self.find(key, n)
        if found is None:
            raise KeyError(key)
        return found


class JoinedTables:
    """Several tables that are asked as one."""

    def __init__(self, translations: Translations, *tables: type[SentenceTable]) -> None:
        """Take the tables; where two have a key, the first says the sentence."""
        self._tables = tuple(table(translations) for table in tables)

    def find(self, key: str, n: int = 0) -> str | None:
        """Return the sentence of *key*; `None` if no table has one."""
        said = (table.find(key, n) for table in self._tables)
        return next((sentence for sentence in said if sentence is not None), None)

    def sentence(self, key: str, n: int = 0) -> str:
        """Return the sentence of *key* with ``{name}`` parameters still to be filled in.

        Raises:
            KeyError: no table has it.
        """
        found = self.find(key, n)
        if found is None:
            raise KeyError(key)
        return found
