"""Names as people write them: with accents, capitals and blanks (docs/case-format.md, 1)."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Mapping
from typing import Any, Final

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
    told = dict(data)
    told["hand"] = _hand(data.get("hand"), words)
    before = data.get("before")
    if isinstance(before, list):
        told["before"] = [_hand(hand, words) for hand in before]
    told["expect"] = _expectation(data.get("expect"), words)
    return {key: value for key, value in told.items() if key in data}


def _hand(hand: object, words: Vocabulary) -> object:
    if not isinstance(hand, dict):
        return hand
    told: dict[str, Any] = dict(hand)
    if isinstance(hand.get("contract"), str):
        told["contract"] = known_name(hand["contract"], words.contracts, words.also)
    if isinstance(hand.get("items"), list):
        told["items"] = [_named(entry, "item", words.items) for entry in hand["items"]]
    if isinstance(hand.get("bei"), list):
        joined, also = words.contracts, words.also
        told["bei"] = [_named(entry, "contract", joined, also) for entry in hand["bei"]]
    if isinstance(hand.get("birds"), list):
        birds = hand["birds"]
        told["birds"] = [known_name(b, words.items) if isinstance(b, str) else b for b in birds]
    if "declared" in hand:
        told["declared"] = _values(hand["declared"], words)
    return told


def _named(
    entry: object, key: str, known: Collection[str], also: Mapping[str, str] = _NO_NAMES
) -> object:
    if isinstance(entry, dict) and isinstance(entry.get(key), str):
        return {**entry, key: known_name(entry[key], known, also)}
    return entry


def _values(by_seat: object, words: Vocabulary) -> object:
    if not isinstance(by_seat, dict):
        return by_seat
    return {
        seat: known_names(names, words.values) if isinstance(names, str) else names
        for seat, names in by_seat.items()
    }


def _expectation(expect: object, words: Vocabulary) -> object:
    if not isinstance(expect, dict):
        return expect
    told: dict[str, Any] = dict(expect)
    if "hand" in expect:
        told["hand"] = _hand(expect["hand"], words)
    if "values" in expect:
        told["values"] = _values(expect["values"], words)
    lines = expect.get("lines")
    if isinstance(lines, dict):
        told["lines"] = {known_name(part, words.items): of for part, of in lines.items()}
    return told
