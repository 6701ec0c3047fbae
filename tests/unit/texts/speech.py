"""Words for tests: one `Words` for each language and sheet, and what they must not say."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.languages import ENGLISH, LANGUAGES, language
from tarock_desktop.texts.render import Words
from tests.kit.play import variant_with

CODES: Final = tuple(spoken.code for spoken in LANGUAGES)
OTHERS: Final = tuple(code for code in CODES if code != "en")
PEOPLE: Final = ("Žofie", "{Ota}", "%n", "Anna")
"""Names with everything that could be taken for a place holder."""

ENGLISH_WORDS: Final = re.compile(
    r"\b(the|and|of|with|without|you|your|cards?|trumps?|tricks?|player|chips to|is|are|not)\b"
)


@cache
def words(code: str, ruleset: str = "spjst") -> Words:
    """Return the words of a language for a sheet."""
    catalogue = read_catalogue(language(code))
    return Words(catalogue, variant_with(ruleset).sheet, PEOPLE)


def without_people(text: str) -> str:
    """Return *text* without the names, which may look like anything."""
    for name in PEOPLE:
        text = text.replace(name, "")
    return text


def assert_readable(text: str, code: str) -> None:
    """Check that *text* is complete, calm and in its own language."""
    said = without_people(text)
    assert said == said.strip() or said != text
    assert "{" not in said
    assert "%n" not in said
    assert "!" not in said
    if code != "en":
        assert not ENGLISH_WORDS.search(said), said


def keys_of(table):
    """Return the keys a table has a sentence for."""
    return table(read_catalogue(ENGLISH)).keys
