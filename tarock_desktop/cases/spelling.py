"""Names as people write them: with accents, capitals and blanks (docs/case-format.md, 1)."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Mapping
from typing import Final

from tarock_desktop.cases.vocabulary import Vocabulary

_UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
_NO_NAMES: Final[Mapping[str, str]] = {}


def plain_name(text: str) -> str:
    """Return a name in small letters without accents, with hyphens for blanks.

    >>> plain_name("Královské honery")
    'kralovske-honery'
    """
    told = unicodedata.normalize("NFC", text.strip().lower()).translate(_UMLAUTS)
    letters = unicodedata.normalize("NFKD", told)
    bare = "".join(char for char in letters if not unicodedata.combining(char))
    return "-".join(bare.replace("_", " ").split())


def known_name(text: str, known: Collection[str], also: Mapping[str, str] = _NO_NAMES) -> str:
    """Return the known name that *text* spells, or *text* if it spells none.

    *also*: other names, with the known one that is meant.
    """
    if text in known:
        return text
    plain = plain_name(text)
    if plain not in known:
        plain = also.get(plain, plain)
    return plain if plain in known else text


def known_names(text: str, known: Collection[str]) -> str:
    """Return names with blanks between them; words that are no name alone are put together."""
    words = text.replace(",", " ").split()
    found: list[str] = []
    while words:
        size = next((n for n in range(1, len(words) + 1) if _spells(words[:n], known)), 1)
        found.append(known_name(" ".join(words[:size]), known))
        del words[:size]
    return " ".join(found)


def _spells(words: list[str], known: Collection[str]) -> bool:
    return known_name(" ".join(words), known) in known


def with_known_names(data: Mapping[str, object], words: Vocabulary) -> dict[str, object]:
    """Return the data of a case with every name as the sheet's words have it."""
    return {key: _with_names(key, value, words) for key, value in data.items()}


def _with_names(key: str, value: object, words: Vocabulary) -> object:
    """Return what stands under a key, with the names in it."""
    match value:
        case str() if key == "contract":
            return known_name(value, words.contracts, words.also)
        case str() if key in {"item", "birds"}:
            return known_name(value, words.items)
        case list():
            return [_with_names(key, part, words) for part in value]
        case dict() if key in {"declared", "values"}:
            return {
                seat: known_names(names, words.values) if isinstance(names, str) else names
                for seat, names in value.items()
            }
        case dict() if key == "lines":
            return {known_name(part, words.items): amounts for part, amounts in value.items()}
        case dict() if key != "options":
            return with_known_names(value, words)
        case _:
            return value
