"""The catalogue of one language: looks up the words for a message of the program."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Protocol

from tarock_desktop.resources import data
from tarock_desktop.texts.languages import Language
from tarock_desktop.texts.linguist_file import SIZE_LIMIT, Entry, read_entries

Key = tuple[str, str, str]
"""Context, source and comment of a message."""


class Translations(Protocol):
    """What `Catalogue` and the pseudo-language have in common."""

    @property
    def language(self) -> Language:
        """The language of the words that are given."""

    def lookup(
        self, context: str, source: str, comment: str | None = None, n: int | None = None
    ) -> str | None:
        """Return the words for a message, or None if there are none."""


class Catalogue:
    """The finished messages of one language."""

    __slots__ = ("_language", "_messages")

    def __init__(self, language: Language, messages: Mapping[Key, tuple[str, ...]]) -> None:
        self._language = language
        self._messages = dict(messages)

    @property
    def language(self) -> Language:
        """The language of this catalogue."""
        return self._language

    def __len__(self) -> int:
        return len(self._messages)

    def lookup(
        self, context: str, source: str, comment: str | None = None, n: int | None = None
    ) -> str | None:
        """Return the words for a message, or None if the catalogue has none.

        Args:
            context: name of the class that says it.
            source: the English text in the program.
            comment: the disambiguation, if the program gives one.
            n: the number that inflects the sentence. It only selects the form: ``%n`` stays
                in the text. A message with forms that is asked for without a number gives its
                last form.
        """
        forms = self._messages.get((context, source, comment or ""))
        if forms is None:
            return None
        if n is None or len(forms) == 1:
            return forms[-1]
        return forms[self._language.plural_index(n)]


def read_catalogue(language: Language, folder: Path | None = None) -> Catalogue:
    """Return the catalogue of *language*, read from its files in ``translations/``.

    ``tarock_<code>.ts`` holds the program's own messages; the English file has only those with
    plural forms, because all others stand in the program. ``qt_<code>.ts`` is optional and holds
    words of Qt's own buttons and menus, for a language that Qt does not bring itself. Unfinished
    messages are left out, so that they show in English.

    Args:
        language: which one.
        folder: where the files lie; the shipped folder if it is not given.

    Raises:
        DamagedCatalogue: a file is damaged; the text is one sentence with line and column.
        FileNotFoundError: the installation is incomplete.
    """
    return _shipped(language) if folder is None else _read(language, folder)


@cache
def _shipped(language: Language) -> Catalogue:
    """Return the catalogue that came with the program; it does not change while it runs."""
    return _read(language, data("translations"))


def _read(language: Language, place: Path) -> Catalogue:
    messages = _finished(_entries(place / f"tarock_{language.code}.ts", language))
    extra = place / f"qt_{language.code}.ts"
    if extra.is_file():
        messages |= _finished(_entries(extra, language))
    return Catalogue(language, messages)


def _entries(file: Path, language: Language) -> tuple[Entry, ...]:
    with file.open("rb") as stream:
        content = stream.read(SIZE_LIMIT + 1)
    return read_entries(content, file.name, language)


def _finished(entries: tuple[Entry, ...]) -> dict[Key, tuple[str, ...]]:
    return {
        (entry.context, entry.source, entry.comment): entry.forms
        for entry in entries
        if entry.state == "finished" and all(entry.forms)
    }
