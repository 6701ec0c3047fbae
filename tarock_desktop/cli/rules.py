"""`tarock rules [RULESET]`: a rule sheet as text."""

from __future__ import annotations

from collections.abc import Iterator

from tarock_desktop.cli.arguments import RULE_SECTIONS
from tarock_desktop.cli.options import UsageError, open_variant, open_words, wanted_choices
from tarock_desktop.cli.streams import OK, USAGE, Streams
from tarock_desktop.families import FAMILY_OF
from tarock_desktop.texts.render import Words
from tarock_desktop.variants.loader import Choices, load_sheet, option_default, sheet_document
from tarock_desktop.variants.schema import Irregularity, Preset, Reading, Sheet


def run(
    ruleset: str | None,
    sections: tuple[str, ...],
    code: str,
    streams: Streams,
    *,
    preset: str | None = None,
) -> int:
    """Print the wanted sections of a rule sheet, all of them if none is named.

    With a *preset* the options are those it sets.
    """
    if ruleset is None:
        for known in FAMILY_OF:
            streams.say(f"{known:12} {load_sheet(known, {}).ruleset.sheet}")
        return OK
    try:
        sheet = open_variant(ruleset, {}).sheet
        chosen = wanted_choices(ruleset, preset, ())
        words = open_words(sheet, (), code)
    except UsageError as error:
        streams.warn(f"tarock rules: {error}")
        return USAGE
    streams.say(sheet.ruleset.sheet)
    for section in sections or RULE_SECTIONS:
        streams.say()
        for line in _section(section, sheet, words, chosen):
            streams.say(line)
    return OK


def _section(section: str, sheet: Sheet, words: Words, chosen: Choices) -> list[str]:
    match section:
        case "articles":
            texts = (words.article(number) for number in sheet.articles)
            return [f"{text.number:20} {text.title}\n{'':20} {text.gist}" for text in texts]
        case "penalties":
            return [line for row in sheet.irregularity for line in _irregularity(row, words)]
        case "readings":
            return [line for reading in sheet.reading for line in _reading(reading, words)]
        case "presets":
            return [line for preset in sheet.preset for line in _preset(preset, words)]
        case _:
            return _options(sheet, words, chosen)


def _irregularity(row: Irregularity, words: Words) -> Iterator[str]:
    articles, rules = ", ".join(row.articles), ", ".join(row.rules) or "-"
    yield f"{row.id:14} [{articles}] {row.remedy.value}: {rules}"
    yield f"{'':14} {words.consequence(row.id)}"


def _reading(reading: Reading, words: Words) -> Iterator[str]:
    text = words.reading(reading.id)
    yield f"{reading.id:5} [{reading.about}] {text.question}"
    yield f"{'':5} {text.choice}"


def _preset(preset: Preset, words: Words) -> Iterator[str]:
    text = words.preset(preset.id)
    options = ", ".join(f"{name}={str(value).lower()}" for name, value in preset.options.items())
    yield f"{preset.id:14} [{preset.article}] {options}"
    yield f"{'':14} {text.label}: {text.about}"


def _options(sheet: Sheet, words: Words, chosen: Choices) -> list[str]:
    document = sheet_document(sheet.ruleset.id)
    lines = []
    for option in sheet.option:
        values = ", ".join(str(choice).lower() for choice in option.choices)
        span = values or f"{option.least} to {option.most}"
        default = str(chosen.get(option.id, option_default(document, option))).lower()
        lines += [
            f"{option.id}={default}  ({span}) [{option.article}]",
            f"{'':4}{words.option(option.id).label}: {words.option(option.id).about}",
        ]
    return lines
