"""Finds words that English texts do not use, and games that the sheet of a text does not have."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache

from msgspec.structs import fields

from tarock_desktop.texts.families import FAMILIES
from tarock_desktop.texts.linguist_file import Entry
from tarock_desktop.texts.sentences import SentenceTable
from tarock_desktop.variants.loader import load_sheet

BRACKETS = re.compile(r"\([^()]*\)")
ENGLISH = {
    r"\b(lays?|laid|laying) away\b": "discard",
    r"\bpack\b": "deck",
    r"\bdeclarer": "bidder",
    r"(col|fav|hon)our|offence|judgement|counter-clockwise": "the American spelling",
    r"(analy|organi|penali)s(e|ed|ing)\b": "the American spelling",
    r"\b(the|an|no) own\b": "his or her own",
    r"\bcosts? [^.;:]* to each\b": "pays each player",
    r"\bis to act\b|\bshall\b": "must, or whose turn it is",
}
"""What plain American English does not say, and what it says instead."""
HEADLESS = re.compile(r"(?:^|[.;] )Who [^?]*\.$")
"""A sentence on whoever does something; an explanation of an option may begin with "Who"."""
WHO_RULES = {"de": {"Schiedsrichter": "referee", "Spielleitung": "judge"}}
"""Who rules: the program and a person have different names, in English too."""
COMMON = {"Vorhand", "Einer"}
"""Games of a sheet that are also words of a language."""


def english_complaints(context: str, source: str) -> Iterable[str]:
    """Give the words of an English text that it should not use; brackets may hold any name."""
    text = BRACKETS.sub("", source)
    for pattern, better in ENGLISH.items():
        found = re.search(pattern, text, re.IGNORECASE)
        if found:
            yield f"{source!r} says {found.group()!r}; better: {better}"
    if HEADLESS.search(text) and not context.endswith("Options"):
        yield f"{source!r} begins with 'Who'; better: a player who"


def wrong_ruler(entry: Entry, code: str) -> Iterable[str]:
    """Give a name of whoever rules that the English text does not have."""
    for name, english in WHO_RULES.get(code, {}).items():
        if english not in entry.source.lower() and any(name in form for form in entry.forms):
            yield f"{entry.forms[0]!r} says {name!r} where the English text has no {english!r}"


def foreign_game(entry: Entry) -> Iterable[str]:
    """Give the games that a text of one sheet names although only another sheet has them."""
    foreign = foreign_games().get(entry.context)
    if foreign is None:
        return
    for text in dict.fromkeys((entry.source, *entry.forms)):
        found = foreign.search(BRACKETS.sub("", text))
        if found:
            yield f"{text!r} names {found.group()!r}, a game of another sheet"


@cache
def foreign_games() -> Mapping[str, re.Pattern[str]]:
    """Return the names of games that only other sheets have, by the context of a sheet's texts."""
    games: dict[str, set[str]] = {}
    for family in FAMILIES.modules:
        record = FAMILIES[family]
        of_family: set[str] = set()
        for ruleset, texts in record.sheets.items():
            sheet = load_sheet(ruleset, {})
            own = {texts.words[f"contract.{each.id}"] for each in sheet.contract}
            of_family |= own
            games |= dict.fromkeys(_contexts(texts), own)
        games |= dict.fromkeys(_contexts(record), of_family)
    every = set().union(*games.values()) - COMMON
    return {context: _any_of(every - own) for context, own in games.items()}


def _contexts(record: object) -> Iterable[str]:
    """Return the names of the tables of a record, which are the contexts of their texts."""
    tables = (getattr(record, each.name) for each in fields(record))
    return [t.__name__ for t in tables if isinstance(t, type) and t is not SentenceTable]


def _any_of(names: set[str]) -> re.Pattern[str]:
    return re.compile(rf"\b({'|'.join(sorted(map(re.escape, names)))})\b")
