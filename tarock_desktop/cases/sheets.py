"""From a ruleset's data to the words of its cases, and from the options of a case to its rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from tarock_desktop.cases.families import FAMILIES
from tarock_desktop.cases.schema import OptionValue, SingleValue, TableFacts
from tarock_desktop.cases.unjudged import UnjudgedError
from tarock_desktop.cases.vocabulary import (
    OPEN,
    ContractWord,
    OptionWord,
    Vocabularies,
    Vocabulary,
)
from tarock_desktop.families import FAMILY_OF
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.loader import Choice, OptionError, load_variant
from tarock_desktop.variants.schema import Sheet, TableOption

SWITCHES: Final = {"on": True, "off": False}


@cache
def vocabularies() -> Vocabularies:
    """Return the words of every ruleset this program carries."""
    sheets = {ruleset: load_variant(ruleset).sheet for ruleset in FAMILY_OF}
    return MappingProxyType({ruleset: vocabulary(sheet) for ruleset, sheet in sheets.items()})


def vocabulary(sheet: Sheet) -> Vocabulary:
    """Return the words of one sheet."""
    counts = (*sheet.pack.values, sheet.pack.points.deduction)
    words = Vocabulary(
        ruleset=sheet.ruleset.id,
        players=sheet.ruleset.players,
        contracts={
            law.id: ContractWord(partners=law.sides == "partner", alone=law.sides == "each")
            for law in sheet.contract
        },
        also={name: law.id for law in sheet.contract for name in law.also},
        items=frozenset(law.id for law in sheet.item),
        values=frozenset(),
        rules=frozenset(row.id for row in sheet.irregularity),
        articles=_articles(sheet),
        options={option.id: _option(option) for option in sheet.option},
        total=sheet.pack.points.total,
        thirds=any(count.denominator != 1 for count in counts),
        ladder=len(sheet.challenge.steps),
        longer=_longer(sheet),
        hand_size=sheet.deal.hand,
        talon_size=sheet.deal.talon,
        dealt=sheet.dealt,
        signed=sheet.signs_round,
        false_declarations=_false_declarations(sheet),
    )
    return FAMILIES[sheet.family].words(words, sheet)


def _longer(sheet: Sheet) -> Mapping[str, Mapping[str, int]]:
    """Return the options that write another ladder, with its steps by their values."""
    return {
        option.id: {
            str(setting.choice): len(setting.value)
            for setting in option.settings
            if setting.path == "challenge.steps"
        }
        for option in sheet.option
        if any(setting.path == "challenge.steps" for setting in option.settings)
    }


def _articles(sheet: Sheet) -> frozenset[str]:
    """Return the articles; a heading inside an article may be left out."""
    return frozenset(sheet.articles) | {name.partition("/")[0] for name in sheet.articles}


def _false_declarations(sheet: Sheet) -> frozenset[str]:
    """Return the rows of the article that deals with a value somebody does not hold."""
    about = {row.article for row in sheet.irregularity if "declare.false" in row.rules}
    return frozenset(row.id for row in sheet.irregularity if row.article in about)


def _option(option: TableOption) -> OptionWord:
    words = {choice for choice in option.choices if isinstance(choice, str)}
    if not option.choices:
        # A number may also be written as an amount, or as open where 0 means no limit.
        limit = frozenset({OPEN}) if option.least == 0 else frozenset[str]()
        return OptionWord(words=limit, number=True, amount=option.least != 0)
    flag = any(isinstance(choice, bool) for choice in option.choices)
    number = any(word.isdecimal() for word in words)
    words |= {word.replace("-", "_") for word in words} | (set(SWITCHES) if flag else set())
    return OptionWord(words=frozenset(words), flag=flag, number=number)


def _single(options: Mapping[str, OptionValue]) -> Iterator[tuple[str, SingleValue]]:
    """Yield the options of a case; those that it writes as one table one by one."""
    for name, value in options.items():
        if isinstance(value, dict):
            yield from ((f"{name}_{key}", inner) for key, inner in value.items())
        else:
            yield name, value


def rules_for(ruleset: str, table: TableFacts) -> Variant:
    """Return the rules of a table with its options.

    Raises:
        UnjudgedError: an option can't have the value it is given.
    """
    sheet = load_variant(ruleset).sheet
    known = {option.id: option for option in sheet.option}
    try:
        told = _single(table.options)
        choices = {name: _choice(known[name], value) for name, value in told}
        return load_variant(ruleset, choices)
    except OptionError as error:
        raise UnjudgedError(str(error)) from None


def _choice(option: TableOption, value: SingleValue) -> Choice:
    """Return a value of a case as the ruleset's data writes it."""
    if str(value) in option.choices:
        return str(value)
    if not isinstance(value, str):
        return value
    if value in SWITCHES and SWITCHES[value] in option.choices:
        return SWITCHES[value]
    if option.choices:
        return next((c for c in option.choices if str(c).replace("-", "_") == value), value)
    if value == OPEN:
        return 0
    if not value.isdecimal():
        raise UnjudgedError(f"the option {option.id} must be a whole number")
    return int(value)
