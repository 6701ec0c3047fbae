"""A rule sheet as a list of facts, each with its article: what two sheets can differ in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction

from msgspec.structs import replace

from tarock_desktop.messages.message import NameRef
from tarock_desktop.rules.deal.dealing import KnockStyle
from tarock_desktop.variants.fact import (
    Chips,
    Choice,
    Discs,
    Faces,
    Fact,
    Section,
    Setting,
    Subject,
    fact,
)
from tarock_desktop.variants.facts_of_rows import row_fact, rows_by_rule
from tarock_desktop.variants.families import FAMILIES
from tarock_desktop.variants.schema import Sheet, TableOption


def facts(sheet: Sheet) -> tuple[Fact, ...]:
    """Return what a sheet says, in the order of the sections."""
    found = [
        *_cards(sheet),
        *_dealing(sheet),
        *FAMILIES[sheet.family].facts(sheet),
        *_bank(sheet),
        *_irregularities(sheet),
        *_options(sheet),
    ]
    order = list(Section)
    # What a table may set otherwise is cited more closely there than with its law.
    articles = {option.path: option.article for option in sheet.option}
    articles |= {key: cited.article for cited in sheet.cited for key in cited.facts}
    return tuple(
        replace(each, article=_article(sheet, articles, each))
        for each in sorted(found, key=lambda each: order.index(each.section))
    )


def _article(sheet: Sheet, articles: Mapping[str | None, str], told: Fact) -> str | None:
    """Return where it stands; `None` for what the sheet does not say."""
    key = told.match.removeprefix("option/") if told.subject.key == "option" else told.subject.key
    if key in sheet.unsaid:
        return None
    return articles.get(told.match, articles.get(told.subject.key, told.article))


def _cards(sheet: Sheet) -> Iterator[Fact]:
    section, pack = Section.CARDS, sheet.pack
    yield fact(section, "pack.red", Faces(pack.red), pack.article)
    yield fact(section, "pack.black", Faces(pack.black), pack.article)
    for face, points in pack.points.by_face.items():
        yield fact(section, f"points.{face}", points, pack.points.article)
    for name in ("honours", "other", "total", "deduction"):
        value: Fraction = getattr(pack.points, name)
        yield fact(section, f"points.{name}", value, pack.points.article)


def _dealing(sheet: Sheet) -> Iterator[Fact]:
    section, deal = Section.DEALING, sheet.deal
    found: str = sheet.round.first_dealer
    if found == "draw" and sheet.round.high == "leads":
        found = "draw-leads"
    dealer = Choice(f"round.first_dealer={found}")
    yield fact(section, "round.first_dealer", dealer, sheet.round.article)
    yield fact(section, "shuffle.least", sheet.shuffle.least, sheet.shuffle.article)
    yield fact(section, "cut.least", sheet.cut.least, sheet.cut.article)
    cutter = Choice(f"cut.cutter={sheet.cut.cutter}")
    yield fact(section, "cut.cutter", cutter, sheet.cut.article)
    yield fact(section, "deal.hand", deal.hand, deal.article)
    yield fact(section, "deal.talon", deal.talon, deal.article)
    yield fact(section, "deal.packet", deal.packet, deal.article)
    styles = tuple(
        KnockStyle("", style.packet, style.choose, style.split_first) for style in deal.knock
    )
    yield fact(section, "deal.knock", styles, deal.article)


def _bank(sheet: Sheet) -> Iterator[Fact]:
    section, bank = Section.SCORING, sheet.bank
    yield fact(section, "bank.start", Chips(bank.start), bank.article)
    discs = tuple(Discs(disc.count, disc.worth) for disc in bank.discs)
    if discs:
        yield fact(section, "bank.discs", discs, bank.discs[0].article)
    if bank.loan_unit:
        yield fact(section, "bank.loan_unit", Chips(Fraction(bank.loan_unit)), bank.article)
    length = sheet.round.length or Choice("round.length=0")
    yield fact(section, "round.length", length, sheet.round.article)
    if sheet.round.sheet_total:
        total = Chips(Fraction(sheet.round.sheet_total))
        yield fact(section, "round.sheet_total", total, sheet.round.article)


def _irregularities(sheet: Sheet) -> Iterator[Fact]:
    for rule, rows in rows_by_rule(sheet.irregularity).items():
        if rule in sheet.idle_rules:
            continue
        key = f"rule.{rule}"
        value = tuple(rows)
        yield fact(Section.IRREGULARITIES, key, value, rows[0].articles[0])
    for row in sheet.irregularity:
        if not row.rules:
            subject, alone = Subject("row", NameRef("row", row.id)), (row_fact(row),)
            match = f"row/{sheet.ruleset.id}/{row.id}"
            yield Fact(Section.IRREGULARITIES, match, subject, alone, row.article)


def _options(sheet: Sheet) -> Iterator[Fact]:
    for option in sheet.option:
        subject = Subject("option", NameRef("option", option.id))
        match = f"option/{option.path or option.id}"
        yield Fact(Section.OPTIONS, match, subject, _setting(option), option.article)


def _setting(option: TableOption) -> Setting:
    choices = frozenset(str(choice).lower() for choice in option.choices)
    return Setting(option.id, option.choices, choices, option.least, option.most)
