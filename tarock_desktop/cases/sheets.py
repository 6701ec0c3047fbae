"""From a ruleset's data to the words of its cases, and from the options of a case to its rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cases.schema import OptionValue, TableFacts
from tarock_desktop.cases.unjudged import UnjudgedError
from tarock_desktop.cases.vocabulary import ContractWord, OptionWord, Vocabularies, Vocabulary
from tarock_desktop.families import FAMILY_OF
from tarock_desktop.rules.czech.declarations import duty_values
from tarock_desktop.rules.koenigrufen.bidding import CLAIM
from tarock_desktop.rules.words.announcing import ItemLaw
from tarock_desktop.rules.words.declaring import ValueLaw, is_worth
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.czech.sheet import CzechSheet
from tarock_desktop.variants.koenigrufen.sheet import KoenigrufenSheet
from tarock_desktop.variants.loader import Choice, OptionError, load_variant
from tarock_desktop.variants.schema import Sheet, TableOption
from tarock_desktop.variants.texas.sheet import TexasSheet

BUNDLES: Final = ("pagatkassa",)
"""Options that belong together and have one name in a case."""
SWITCHES: Final = {"on": True, "off": False}
OPEN: Final = "open"
"""The word for a number that is not limited; the sheet's data says 0."""


@cache
def vocabularies() -> Vocabularies:
    """Return the words of every ruleset this program carries."""
    sheets = {ruleset: load_variant(ruleset).sheet for ruleset in FAMILY_OF}
    return MappingProxyType({ruleset: vocabulary(sheet) for ruleset, sheet in sheets.items()})


def vocabulary(sheet: Sheet) -> Vocabulary:
    """Return the words of one sheet."""
    values = sheet.pack.values
    own_values = _values(sheet)

    def may_declare(hand: CardSet) -> frozenset[str]:
        if isinstance(sheet, CzechSheet):
            return frozenset(value.id for value in duty_values(hand, sheet.value))
        return frozenset(value.id for value in own_values if is_worth(hand, value))

    return Vocabulary(
        ruleset=sheet.ruleset.id,
        players=sheet.ruleset.players,
        contracts={
            law.id: ContractWord(partners=law.sides == "partner", alone=law.sides == "each")
            for law in sheet.contract
        },
        also={name: law.id for law in sheet.contract for name in law.also},
        items=frozenset(law.id for law in sheet.item),
        values=frozenset(law.id for law in own_values),
        rules=frozenset(row.id for row in sheet.irregularity),
        articles=_articles(sheet),
        options={option.id: _option(option) for option in sheet.option} | _bundles(sheet),
        total=sheet.pack.points.total,
        # The Czech sheet counts in thirds and tells whole eyes.
        thirds=not isinstance(sheet, CzechSheet)
        and any(value.denominator != 1 for value in (*values, sheet.pack.points.deduction)),
        ladder=len(sheet.challenge.steps),
        rounded=isinstance(sheet, CzechSheet),
        item_ladders=_item_ladders(sheet),
        bids=frozenset({CLAIM}) if isinstance(sheet, KoenigrufenSheet) else frozenset(),
        longer=_longer(sheet),
        hand_size=sheet.deal.hand,
        may_declare=may_declare if own_values else None,
        false_declarations=_false_declarations(sheet),
    )


def _values(sheet: Sheet) -> tuple[ValueLaw, ...]:
    return sheet.value if isinstance(sheet, TexasSheet | CzechSheet) else ()


def _item_ladders(sheet: Sheet) -> Mapping[str, int]:
    """Return how often each feat can be doubled, where that is not as often as the game."""
    items = (item for item in sheet.item if isinstance(item, ItemLaw))
    return {item.id: item.steps if item.doubling == "own" else 0 for item in items}


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


def _bundles(sheet: Sheet) -> dict[str, OptionWord]:
    """Return the options that a case writes as one table: `pagatkassa = { stake = "10" }`."""
    found: dict[str, dict[str, OptionWord]] = {}
    for option in sheet.option:
        bundle, _, key = option.id.rpartition("_")
        if bundle in BUNDLES:
            word = OptionWord(words=frozenset({OPEN}), number=True, amount=True)
            found.setdefault(bundle, {})[key] = word
    return {bundle: OptionWord(keys=keys) for bundle, keys in found.items()}


def _unbundled(options: Mapping[str, OptionValue]) -> Iterator[tuple[str, OptionValue]]:
    """Yield the options of a case, those of a bundle one by one."""
    for name, value in options.items():
        if name in BUNDLES and isinstance(value, dict):
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
        told = _unbundled(table.options)
        choices = {name: _choice(known[name], value) for name, value in told}
        return load_variant(ruleset, choices)
    except OptionError as error:
        raise UnjudgedError(str(error)) from None


def _choice(option: TableOption, value: OptionValue) -> Choice:
    """Return a value of a case as the ruleset's data writes it."""
    if isinstance(value, dict):
        raise UnjudgedError(f"the option {option.id} is no table")
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
