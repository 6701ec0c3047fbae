"""Pages about the rulesets in Markdown, in English, made from their data and their words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tarock_desktop.messages.message import NameRef
from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.comparison import ComparisonWords
from tarock_desktop.texts.languages import ENGLISH
from tarock_desktop.texts.render import Words
from tarock_desktop.variants.facts_of_rows import row_fact
from tarock_desktop.variants.loader import load_sheet, option_default, sheet_document
from tarock_desktop.variants.schema import Sheet
from tarock_desktop.variants.sheet_facts import Section, facts

NOTE = "<!-- Made from variants/: python3 .ci/checks/generated_pages.py --update -->"


def sheet_page(ruleset: str) -> str:
    """Return the page on one ruleset."""
    sheet = load_sheet(ruleset, {})
    catalogue = read_catalogue(ENGLISH)
    words = Words(catalogue, sheet, ())
    comparison = ComparisonWords(catalogue, words, words)
    parts = (
        _title(sheet),
        _articles(sheet, words),
        _names(sheet, words),
        _facts(sheet, words, comparison),
        _irregularities(sheet, words, comparison),
        _readings(sheet, words),
        _options(sheet, words),
        _presets(sheet, words),
    )
    return "\n".join(line for part in parts for line in part).rstrip("\n") + "\n"


def _title(sheet: Sheet) -> Iterator[str]:
    yield from (NOTE, "", f"# {sheet.ruleset.name}", "")
    yield f"{sheet.ruleset.sheet}, as the program plays it; the articles in our own words."
    yield ""


def _articles(sheet: Sheet, words: Words) -> Iterator[str]:
    yield from ("## Articles", "", *_head(("Article", "Title", "Gist")))
    for name in sheet.articles:
        article = words.article(name)
        yield _row((article.number, article.title, article.gist))
    yield ""


def _names(sheet: Sheet, words: Words) -> Iterator[str]:
    names = (
        *(NameRef("contract", contract.id) for contract in sheet.contract),
        *(NameRef("value", value.id) for value in getattr(sheet, "value", ())),
        *(NameRef("item", item.id) for item in sheet.item),
        *(NameRef("step", step.id) for step in sheet.challenge.steps),
    )
    yield from ("## Words of the sheet", "", *_head(("Word", "Means")))
    for name in names:
        yield _row((words.name(name), words.gloss(name) or ""))
    yield ""


def _facts(sheet: Sheet, words: Words, comparison: ComparisonWords) -> Iterator[str]:
    section = None
    for fact in facts(sheet):
        if fact.section in (Section.IRREGULARITIES, Section.OPTIONS):
            continue
        if fact.section is not section:
            section = fact.section
            title = comparison.section(section)
            yield from (f"## {title}", "") if section is Section.CARDS else ("", f"## {title}", "")
            yield from _head(("", sheet.ruleset.name, "Rule"))
        text = comparison.fact(fact, words)
        yield _row((text.subject, "<br>".join(text.said.lines), text.said.heading))
    yield ""


def _irregularities(sheet: Sheet, words: Words, comparison: ComparisonWords) -> Iterator[str]:
    head = ("Row", "What happened", "What follows")
    yield from (f"## {comparison.section(Section.IRREGULARITIES)}", "", *_head(head))
    for row in sheet.irregularity:
        happened = "; ".join(words.rule(rule) for rule in row.rules)
        title = words.name(NameRef("row", row.id))
        short, sentence = comparison.row(row_fact(row), words)
        follows = f"{short.removeprefix(f'{row.id}: ')}<br>{sentence}"
        yield _row((row.id, happened or title, follows))
    yield ""


def _readings(sheet: Sheet, words: Words) -> Iterator[str]:
    head = ("Reading", "Rule", "Open question", "How it is decided here")
    yield from ("## Readings", "", *_head(head))
    for reading in sheet.reading:
        text = words.reading(reading.id)
        heading = words.article(reading.about).heading
        yield _row((reading.id, heading, text.question, text.choice))
    yield ""


def _options(sheet: Sheet, words: Words) -> Iterator[str]:
    document = sheet_document(sheet.ruleset.id)
    yield from ("## Table options", "", *_head(("Option", "About", "Choices", "Default", "Rule")))
    for option in sheet.option:
        text = words.option(option.id)
        default = str(option_default(document, option)).lower()
        choices = ", ".join(
            f"`{str(choice).lower()}` {words.option_choice(option.id, choice)}"
            for choice in option.choices
        )
        span = choices or f"{option.least} to {option.most}"
        heading = words.article(option.article).heading
        label = f"{text.label} (`{option.id}`)"
        yield _row((label, text.about, span, f"`{default}`", heading))
    yield ""


def _presets(sheet: Sheet, words: Words) -> Iterator[str]:
    if not sheet.preset:
        return
    yield from ("## Presets", "", *_head(("Preset", "About", "Options", "Rule")))
    for preset in sheet.preset:
        text = words.preset(preset.id)
        chosen = ", ".join(
            f"`{name}={str(value).lower()}`" for name, value in preset.options.items()
        )
        heading = words.article(preset.article).heading
        yield _row((f"{text.label} (`{preset.id}`)", text.about, chosen, heading))
    yield ""


def _head(titles: Iterable[str]) -> tuple[str, str]:
    cells = tuple(titles)
    return _row(cells), _row("---" for _ in cells)


def _row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"
