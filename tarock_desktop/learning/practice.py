"""What a judge practises: all of a sheet, a part of the hand, or one article."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Final

from tarock_desktop.learning.question import Kind, chance_of
from tarock_desktop.learning.questions import question_of, sources
from tarock_desktop.learning.spacing import MOST_NEW
from tarock_desktop.variants.loader import load_variant

ARTICLE: Final = "§"
"""Stands before an article that is chosen."""


def articles_asked(ruleset: str) -> tuple[str, ...]:
    """Return the articles that questions of a sheet are about, in the order of the sheet."""
    sheet = load_variant(ruleset).sheet
    rows = {source for source, _ in sources(ruleset)}
    asked = {article for row in sheet.irregularity if row.id in rows for article in row.articles}
    return tuple(article for article in sheet.articles if article in asked)


def asked_about(ruleset: str, subject: str) -> frozenset[str]:
    """Return the sources for a subject: a part of the hand, `§` and an article; or all of them."""
    every = sources(ruleset)
    if subject.startswith(ARTICLE):
        article = subject.removeprefix(ARTICLE)
        rows = load_variant(ruleset).sheet.irregularity
        named = {row.id for row in rows if article in row.articles}
        return frozenset(source for source, _ in every if source in named)
    return frozenset(source for source, part in every if subject in ("", part.value))


def new_items(
    ruleset: str, wanted: Container[str], known: Container[str], seed: str
) -> tuple[str, ...]:
    """Return some of what was never asked, by chance; the kinds in turn."""
    return tuple(
        item for _, item in zip(range(MOST_NEW), _new(ruleset, wanted, known, seed), strict=False)
    )


def _new(ruleset: str, wanted: Container[str], known: Container[str], seed: str) -> Iterator[str]:
    chance = chance_of(f"{ruleset}/{seed}")
    waiting = [source for source, _ in sources(ruleset) if source in wanted]
    chance.shuffle(waiting)
    kinds = list(Kind)
    # One question about each first; a narrow subject goes round again.
    for turn in range(len(kinds)):
        for place, source in enumerate(waiting):
            kind = kinds[(place + turn) % len(kinds)]
            item = f"{source}/{kind.value}"
            if item not in known and question_of(ruleset, source, kind, seed) is not None:
                yield item
