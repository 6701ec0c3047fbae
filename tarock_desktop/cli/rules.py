"""`tarock rules [RULESET]`: a rule sheet as text."""

from __future__ import annotations

from tarock_desktop.cli.streams import OK, USAGE, Streams
from tarock_desktop.documents.names import unknown
from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.languages import language
from tarock_desktop.texts.render import Words
from tarock_desktop.variants.loader import load_sheet, option_default, sheet_document
from tarock_desktop.variants.registry import VARIANTS
from tarock_desktop.variants.schema import Sheet

SECTIONS = ("articles", "penalties", "readings", "options")


def run(ruleset: str | None, sections: tuple[str, ...], code: str, streams: Streams) -> int:
    """Print the wanted sections of a rule sheet, all of them if none is named."""
    if ruleset is None:
        for known in VARIANTS:
            streams.say(f"{known:12} {load_sheet(known, {}).ruleset.sheet}")
        return OK
    if ruleset not in VARIANTS:
        streams.complain(f"tarock rules: {unknown('ruleset', ruleset, VARIANTS)}")
        return USAGE
    sheet = load_sheet(ruleset, {})
    words = Words(read_catalogue(language(code)), sheet, ())
    streams.say(sheet.ruleset.sheet)
    for section in sections or SECTIONS:
        streams.say()
        for line in _section(section, sheet, words):
            streams.say(line)
    return OK


def _section(section: str, sheet: Sheet, words: Words) -> list[str]:
    match section:
        case "articles":
            texts = (words.article(number) for number in sheet.articles)
            return [f"{text.number:20} {text.title}\n{'':20} {text.gist}" for text in texts]
        case "penalties":
            return [
                f"{row.id:12} {row.article:18} {row.remedy.value:14} {', '.join(row.rules)}"
                for row in sheet.irregularity
            ]
        case "readings":
            return [
                f"{reading.id:5} ({reading.about}) {reading.question}\n      {reading.choice}"
                for reading in sheet.reading
            ]
        case _:
            return _options(sheet)


def _options(sheet: Sheet) -> list[str]:
    document = sheet_document(sheet.ruleset.id)
    lines = []
    for option in sheet.option:
        values = ", ".join(str(choice).lower() for choice in option.choices)
        span = values or f"{option.least} to {option.most}"
        default = str(option_default(document, option)).lower()
        lines.append(f"{option.id:26} {default:16} ({span}; {option.article})")
    return lines
