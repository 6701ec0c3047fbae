"""Reading rule sheets: file to `Sheet`, table options applied, everything checked."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterable, Iterator, Mapping, MutableMapping
from copy import deepcopy
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from tarock_desktop.documents.conversion import convert, find_mistakes
from tarock_desktop.documents.decoding import decode_text
from tarock_desktop.documents.errors import DocumentError, the_first
from tarock_desktop.documents.faults import Fault, fault, not_known
from tarock_desktop.documents.names import unknown
from tarock_desktop.documents.positions import KeyPath
from tarock_desktop.documents.toml import Document, read_toml
from tarock_desktop.families import FAMILY_OF
from tarock_desktop.resources import data
from tarock_desktop.table.codec import decode_value
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.families import FAMILIES
from tarock_desktop.variants.option_paths import PathError, set_at, value_at
from tarock_desktop.variants.outcome_mistakes import outcome_mistakes
from tarock_desktop.variants.schema import Identity, Preset, Sheet, TableOption

Choice = str | bool | int
Choices = Mapping[str, Choice]
"""Values of table options by their ids; what is not named keeps the sheet's default."""


class OptionError(ValueError):
    """An option the ruleset does not have, or a value it can't take."""

    def __init__(self, what: Fault | str) -> None:
        super().__init__(str(what))
        self.what = what
        """What is wrong; a plain text where only the author of a sheet can have done it."""


@cache
def sheet_document(ruleset: str) -> Document:
    """Return the file of a ruleset this program ships."""
    name = f"{ruleset}.toml"
    return read_toml(decode_text(data("variants").joinpath(name).read_bytes(), name), name)


@cache
def identity_of(ruleset: str) -> Identity:
    """Return what a ruleset is called and who can play it; of its file only that is read.

    Raises:
        KeyError: there is no such ruleset.
    """
    if ruleset not in FAMILY_OF:
        raise KeyError(ruleset)
    text = data("variants").joinpath(f"{ruleset}.toml").read_text(encoding="utf-8")
    start = text.index("[ruleset]")
    table = tomllib.loads(text[start : text.index("\n[", start)])
    return msgspec.convert(table["ruleset"], Identity)


def rulesets_for(language: str) -> tuple[str, ...]:
    """Return all rulesets, first those whose sheet is written in a language, by its code.

    >>> len(rulesets_for("de")) == len(FAMILY_OF), rulesets_for("de") == rulesets_for("en")
    (True, False)
    """
    spoken = {name: identity_of(name).language.partition("_")[0] for name in FAMILY_OF}
    return tuple(sorted(FAMILY_OF, key=lambda ruleset: spoken[ruleset] != language))


def load_sheet(ruleset: str, options: Choices) -> Sheet:
    """Return the sheet of a ruleset with these table options.

    What the schema can't see is not looked for: tests do that with every sheet that is shipped,
    and it takes as long as reading one.
    """
    document = sheet_document(ruleset)
    form = sheet_form(document.data)
    return _with_options(document, form, convert(document, form, decode_value), options)


def load_variant(ruleset: str, options: Choices | None = None) -> Variant:
    """Return the ruleset with these table options.

    Raises:
        KeyError: there is no such ruleset.
        DocumentError: its file is damaged.
        OptionError: an option is unknown or can't have this value.
    """
    kind = FAMILIES.of(ruleset).variants[ruleset]
    return kind(load_sheet(ruleset, options or {}))


def sheet_form(data: Mapping[str, object]) -> type[Sheet]:
    """Return the typed form of a file by the ruleset it names; `Sheet` if it names none known.

    A file with a wrong id is then read as far as all sheets agree, and its own tables are reported
    as unknown keys.
    """
    identity = data.get("ruleset")
    ruleset = str(identity.get("id")) if isinstance(identity, Mapping) else ""
    return FAMILIES.of(ruleset).sheet if ruleset in FAMILY_OF else Sheet


def _with_options(document: Document, form: type[Sheet], sheet: Sheet, options: Choices) -> Sheet:
    if not options:
        return sheet
    patched = deepcopy(dict(document.data))
    known = {option.id: option for option in sheet.option}
    for name, choice in options.items():
        if name not in known:
            raise OptionError(not_known("option", name, known))
        _set(patched, known[name], choice)
    return convert(replace(document, data=patched), form, decode_value)


def lint(document: Document) -> list[DocumentError]:
    """Return all mistakes of a rule sheet file."""
    form = sheet_form(document.data)
    mistakes = find_mistakes(document, form, decode_value)
    if mistakes:
        return mistakes
    sheet = convert(document, form, decode_value)
    found = list(sheet_mistakes(document, sheet)) or list(_trials(document, sheet))
    return list(the_first(found))


def _trials(document: Document, sheet: Sheet) -> Iterator[DocumentError]:
    """Yield the choices and presets that would make a mistake of a sound sheet."""
    for number, preset in enumerate(sheet.preset):
        mistake = _patched_mistake(document, sheet, preset.options)
        if mistake is not None:
            yield document.error(("preset", number, "id"), f"{preset.id}: {mistake.sentence}")
    for number, option in enumerate(sheet.option):
        for choice in option.choices:
            mistake = _patched_mistake(document, sheet, {option.id: choice})
            if mistake is not None:
                sentence = f"{option.id} = {choice}: {mistake.sentence}"
                yield document.error(("option", number, "id"), sentence)


def _patched_mistake(document: Document, sheet: Sheet, options: Choices) -> DocumentError | None:
    """Return the first mistake that a sound sheet has with these options."""
    patched = deepcopy(dict(document.data))
    for option in sheet.option:
        if option.id in options:
            _set(patched, option, options[option.id])
    trial = replace(document, data=patched)
    mistakes = find_mistakes(trial, type(sheet), decode_value)
    if not mistakes:
        mistakes = list(outcome_mistakes(trial, convert(trial, type(sheet), decode_value)))
    return mistakes[0] if mistakes else None


def sheet_hash(document: Document, options: Choices) -> str:
    """Return a digest of the ruleset's data with its options, for journals.

    An option that is told in another way, -24 for "-24", gives the same digest.
    """
    rows: Any = document.data.get("option", ())
    listed = {row["id"]: row.get("choices", ()) for row in rows}
    told = {name: _listed(choice, listed.get(name, ())) for name, choice in options.items()}
    text = json.dumps([document.data, told], sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def option_default(document: Document, option: TableOption) -> Choice:
    """Return the choice that leaves the file as it is."""
    if option.default is not None:
        return option.default
    if option.path is None:
        raise OptionError(f"{option.id} has neither a path nor a default")
    value = _value_at(document.data, option.path)
    if not isinstance(value, str | bool | int):
        raise OptionError(f"{option.path} is no setting")
    return value


def _value_at(data: Mapping[str, Any], path: str) -> object:
    try:
        return value_at(data, path)
    except PathError as error:
        raise OptionError(str(error)) from None


def _set(tables: MutableMapping[str, Any], option: TableOption, choice: Choice) -> None:
    """Write *choice* at the option's path, or everything its settings say."""
    _check_choice(option, choice)
    choice = _listed(choice, option.choices)
    try:
        if option.path is not None:
            set_at(tables, option.path, choice)
        for setting in option.settings:
            if _same(setting.choice, choice):
                set_at(tables, setting.path, deepcopy(setting.value))
    except PathError as error:
        raise OptionError(str(error)) from None


def _same(one: Choice, other: Choice) -> bool:
    # A command line can't tell the number -24 from a choice that is called "-24".
    return str(one) == str(other) and isinstance(one, bool) == isinstance(other, bool)


def _listed(choice: Choice, choices: Iterable[Choice]) -> Choice:
    """Return a choice as the sheet's list has it; as it is where there is none such."""
    return next((each for each in choices if _same(each, choice)), choice)


def _check_choice(option: TableOption, choice: Choice) -> None:
    if option.choices:
        if not any(_same(each, choice) for each in option.choices):
            what = fault("{option} can't be {choice}", option=option.id, choice=repr(choice))
            raise OptionError(what)
        return
    if not isinstance(choice, int) or isinstance(choice, bool):
        raise OptionError(fault("{option} must be a whole number", option=option.id))
    if not (option.least or 0) <= choice <= (option.most or choice):
        raise OptionError(
            fault("{option} can't be {choice}", option=option.id, choice=str(choice))
        )


def sheet_mistakes(document: Document, sheet: Sheet) -> Iterator[DocumentError]:
    """Yield what the schema can't see: unknown articles, wrong sums, doubled ids, dead paths."""
    yield from _unknown_articles(document, sheet)
    yield from _wrong_sums(document, sheet)
    yield from _doubled_ids(document)
    yield from outcome_mistakes(document, sheet)
    for number, option in enumerate(sheet.option):
        yield from _option_mistakes(document, option, number)
    for number, preset in enumerate(sheet.preset):
        yield from _preset_mistakes(document, sheet, preset, number)


def _preset_mistakes(
    document: Document, sheet: Sheet, preset: Preset, number: int
) -> Iterator[DocumentError]:
    known = {option.id: option for option in sheet.option}
    for name, choice in preset.options.items():
        place: KeyPath = ("preset", number, "options", name)
        if name not in known:
            yield document.key_error(place, unknown("option", name, known))
            continue
        try:
            _check_choice(known[name], choice)
        except OptionError as error:
            yield document.error(place, str(error))


def _option_mistakes(
    document: Document, option: TableOption, number: int
) -> Iterator[DocumentError]:
    place: KeyPath = ("option", number, "id" if option.path is None else "path")
    try:
        option_default(document, option)
    except OptionError as error:
        yield document.error(place, str(error))
    chosen = option.default
    if chosen is not None and not any(_same(each, chosen) for each in option.choices):
        sentence = unknown("choice", str(chosen), map(str, option.choices))
        yield document.error(("option", number, "default"), sentence)
    for line, setting in enumerate(option.settings):
        here = ("option", number, "settings", line)
        if not any(_same(each, setting.choice) for each in option.choices):
            sentence = unknown("choice", str(setting.choice), map(str, option.choices))
            yield document.error((*here, "choice"), sentence)
        try:
            value_at(document.data, setting.path)
        except PathError as error:
            yield document.error((*here, "path"), str(error))


def _unknown_articles(document: Document, sheet: Sheet) -> Iterator[DocumentError]:
    for path, value in _leaves(document.data, ()):
        key = str(path[-1])
        if (key == "about" or key.endswith("article")) and value not in sheet.articles:
            sentence = unknown("article", str(value), sheet.articles)
            yield document.error(path, sentence)
    readings = {reading.id for reading in sheet.reading}
    for path, value in _leaves(document.data, ()):
        if path[-1] == "reading" and value not in readings:
            yield document.error(path, unknown("reading", str(value), readings))


def _leaves(value: object, path: KeyPath) -> Iterator[tuple[KeyPath, object]]:
    match value:
        case Mapping():
            for key, child in value.items():
                yield from _leaves(child, (*path, key))
        case list():
            for index, child in enumerate(value):
                yield from _leaves(child, (*path, index))
        case _ if path and isinstance(path[-1], str):
            yield path, value
        case _:
            return


def _wrong_sums(document: Document, sheet: Sheet) -> Iterator[DocumentError]:
    pack = sheet.pack
    total = sum(pack.values) - pack.points.deduction * len(pack.values)
    if total != sheet.pack.points.total:
        sentence = f"the cards add up to {total}, not {sheet.pack.points.total}"
        yield document.error(("pack", "points", "total"), sentence)
    players = min(sheet.ruleset.players)
    dealt = sheet.deal.hand * players + sheet.deal.talon
    if dealt != len(sheet.pack.values):
        yield document.error(("deal", "hand"), f"{dealt} cards would be dealt, not 54")


def _doubled_ids(document: Document) -> Iterator[DocumentError]:
    for table in ("contract", "value", "item", "option", "preset", "reading", "irregularity"):
        seen: set[object] = set()
        rows = document.data.get(table)
        for number, row in enumerate(rows if isinstance(rows, list) else []):
            if row["id"] in seen:
                yield document.error((table, number, "id"), f"{row['id']!r} stands here twice")
            seen.add(row["id"])
