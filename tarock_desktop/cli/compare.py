"""`tarock rules --compare ID ID`: what two rule sheets say differently."""

from __future__ import annotations

from tarock_desktop.cli.options import UsageError, open_variant, open_words
from tarock_desktop.cli.streams import OK, USAGE, Streams
from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.comparison import ComparisonWords, Said
from tarock_desktop.texts.languages import language
from tarock_desktop.variants.comparison import compare
from tarock_desktop.variants.schema import Sheet


def run(rulesets: tuple[str, str], code: str, streams: Streams) -> int:
    """Print the differences of two rulesets with their articles, by section."""
    try:
        left, right = (open_variant(ruleset, {}).sheet for ruleset in rulesets)
    except UsageError as error:
        streams.warn(f"tarock rules: {error}")
        return USAGE
    sheets = left, right
    words = ComparisonWords(
        read_catalogue(language(code)), *(open_words(sheet, (), code) for sheet in sheets)
    )
    streams.say(f"{left.ruleset.sheet} ↔ {right.ruleset.sheet}")
    section = None
    for difference in compare(left, right):
        if difference.section is not section:
            section = difference.section
            streams.say()
            streams.say(words.section(section))
        text = words.difference(difference)
        streams.say(f"  {text.subject}")
        for sheet, said in zip(sheets, (text.left, text.right), strict=True):
            for line in _lines(sheet, said):
                streams.say(line)
    return OK


def _lines(sheet: Sheet, said: Said) -> list[str]:
    article = f"  [{said.heading}]" if said.heading else ""
    head, *more = said.lines
    return [f"    {sheet.ruleset.id:10} {head}{article}", *(f"{'':15} {line}" for line in more)]
