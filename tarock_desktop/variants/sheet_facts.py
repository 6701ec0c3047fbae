"""A rule sheet as a list of facts, each with its article: what two sheets can differ in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import Enum
from fractions import Fraction
from typing import TypeAlias

from tarock_desktop.cards.pack import Card, tarock
from tarock_desktop.messages.message import NameRef
from tarock_desktop.rules.dealing import KnockStyle
from tarock_desktop.rules.declaring import Held
from tarock_desktop.variants.facts_of_rows import RowFact, row_fact, rows_by_rule
from tarock_desktop.variants.schema import Sheet, TableOption


class Section(Enum):
    """The parts of a comparison, in their order."""

    CARDS = "cards"
    DEALING = "dealing"
    BIDDING = "bidding"
    CALLS = "calls"
    DISCARDS = "discards"
    VALUES = "values"
    ANNOUNCEMENTS = "announcements"
    PLAY = "play"
    SCORING = "scoring"
    IRREGULARITIES = "irregularities"
    OPTIONS = "options"


@dataclass(frozen=True, slots=True)
class Chips:
    """An amount in the unit of the sheet."""

    amount: Fraction


@dataclass(frozen=True, slots=True)
class Times:
    """A factor."""

    factor: Fraction


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several ways, by subject and value: `deal.search=never`."""

    key: str


@dataclass(frozen=True, slots=True)
class Faces:
    """Faces of cards, the highest first."""

    faces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Discs:
    """So many chips of one worth."""

    count: int
    worth: int


@dataclass(frozen=True, slots=True)
class Setting:
    """What a table may set otherwise."""

    id: str = field(compare=False)
    """The option's id on this sheet."""
    shown: tuple[str | bool, ...] = field(compare=False)
    """What can be chosen, in the order of the sheet; empty for a number."""
    choices: frozenset[str]
    """The same without order."""
    least: int | None
    most: int | None


FactValue: TypeAlias = (
    bool
    | int
    | Fraction
    | Chips
    | Times
    | Choice
    | Faces
    | Discs
    | KnockStyle
    | Card
    | NameRef
    | RowFact
    | Setting
    | tuple["FactValue", ...]
)
"""What a sheet says about a subject; a tuple is a list of such."""


@dataclass(frozen=True, slots=True)
class Subject:
    """What a fact is about."""

    key: str
    name: NameRef | None = None
    """The contract, value, feat or option it is about, in the sheet's own ids."""


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing a sheet says."""

    section: Section
    match: str
    """Facts of two sheets with the same `match` are about the same."""
    subject: Subject
    value: FactValue
    article: str | None
    """Where it stands; `None` for what the sheet leaves open."""


def facts(sheet: Sheet) -> tuple[Fact, ...]:
    """Return what a sheet says, in the order of the sections."""
    parts = (
        _cards,
        _dealing,
        _bidding,
        _talon,
        _calls,
        _discards,
        _values,
        _announcements,
        _play,
        _scoring,
        _bank,
        _irregularities,
        _options,
    )
    # What a table may set otherwise is cited more closely there than with its law.
    articles = {option.path: option.article for option in sheet.option}
    return tuple(
        replace(fact, article=articles.get(fact.subject.key, fact.article))
        for part in parts
        for fact in part(sheet)
    )


def _fact(section: Section, key: str, value: FactValue, article: str | None) -> Fact:
    return Fact(section, key, Subject(key), value, article)


def _cards(sheet: Sheet) -> Iterator[Fact]:
    section, pack = Section.CARDS, sheet.pack
    yield _fact(section, "pack.red", Faces(pack.red), pack.article)
    yield _fact(section, "pack.black", Faces(pack.black), pack.article)
    for face, points in pack.points.by_face.items():
        yield _fact(section, f"points.{face}", points, pack.points.article)
    for name in ("honours", "other", "total"):
        value: Fraction = getattr(pack.points, name)
        yield _fact(section, f"points.{name}", value, pack.points.article)


def _dealing(sheet: Sheet) -> Iterator[Fact]:
    section, deal, forehand = Section.DEALING, sheet.deal, sheet.forehand
    dealer = Choice(f"round.first_dealer={sheet.round.first_dealer}")
    yield _fact(section, "round.first_dealer", dealer, sheet.round.article)
    yield _fact(section, "shuffle.least", sheet.shuffle.least, sheet.shuffle.article)
    yield _fact(section, "cut.least", sheet.cut.least, sheet.cut.article)
    yield _fact(section, "deal.hand", deal.hand, deal.article)
    yield _fact(section, "deal.talon", deal.talon, deal.article)
    yield _fact(section, "deal.packet", deal.packet, deal.article)
    styles = tuple(KnockStyle("", style.packet, style.choose) for style in deal.knock)
    yield _fact(section, "deal.knock", styles, deal.article)
    search = Choice(f"forehand.search={forehand.search}")
    yield _fact(section, "forehand.search", search, forehand.article)
    yield _fact(section, "forehand.lowest", tarock(forehand.lowest), forehand.article)
    vote = Choice(f"penalties.go_on_vote={sheet.penalties.go_on_vote}")
    yield _fact(section, "penalties.go_on_vote", vote, sheet.deal.article)


def _bidding(sheet: Sheet) -> Iterator[Fact]:
    section, bidding = Section.BIDDING, sheet.bidding
    yield _fact(section, "bidding.passes", bidding.forehand_passes, bidding.article)
    yield _fact(section, "bidding.least", bidding.least, bidding.article)
    for contract in sheet.contract:
        name = NameRef("contract", contract.id)
        says: dict[str, FactValue] = {
            "contract.rank": contract.rank,
            "contract.bidders": Choice(f"contract.bidders={contract.bidders}"),
            "contract.sides": Choice(f"contract.sides={contract.sides}"),
            "contract.talon": contract.talon,
            "contract.multiplier": Times(contract.multiplier),
        }
        for key, value in says.items():
            match = f"{key}/{contract.id}"
            yield Fact(section, match, Subject(key, name), value, contract.article)


def _talon(sheet: Sheet) -> Iterator[Fact]:
    section, talon, draws = Section.BIDDING, sheet.talon, sheet.draws
    yield _fact(section, "draws.sets", draws.sets, draws.article)
    yield _fact(section, "draws.shows_second", draws.shows_second, draws.article)
    factors = tuple(Times(factor) for factor in draws.loss_factors)
    yield _fact(section, "draws.loss_factors", factors, draws.article)
    yield _fact(section, "talon.most_tarocks", talon.most_tarocks, talon.article)
    refused = Choice(f"talon.refused={talon.refused}")
    yield _fact(section, "talon.refused", refused, talon.article)
    between = Choice(f"talon.discards_between={str(talon.discards_between).lower()}")
    yield _fact(section, "talon.discards_between", between, talon.article)
    law = sheet.throw_in
    drawn = Choice(f"throw_in.drawn={'never' if law is None else law.drawn}")
    yield _fact(section, "throw_in.drawn", drawn, None if law is None else law.article)
    if law is not None:
        yield _fact(section, "throw_in.amount", Chips(law.amount), law.article)


def _calls(sheet: Sheet) -> Iterator[Fact]:
    section, call = Section.CALLS, sheet.call
    tarocks = tuple(tarock(number) for number in call.tarocks)
    yield _fact(section, "call.tarocks", tarocks, call.article)
    yield _fact(section, "call.time", Choice(f"call.time={call.time}"), call.article)
    yield _fact(section, "call.basis", Choice(f"call.basis={call.basis}"), call.article)
    yield _fact(section, "call.own_first", call.own_first, call.article)


def _discards(sheet: Sheet) -> Iterator[Fact]:
    section, discard = Section.DISCARDS, sheet.discard
    yield _fact(section, "discard.forbids_kings", not discard.forbids_kings, discard.article)
    yield _fact(section, "discard.forbids_trull", not discard.forbids_trull, discard.article)


def _values(sheet: Sheet) -> Iterator[Fact]:
    section = Section.VALUES
    stack = Choice(f"declaring.stack={str(sheet.declaring.stack).lower()}")
    yield _fact(section, "declaring.stack", stack, sheet.declaring.article)
    for value in sheet.value:
        name = NameRef("value", value.id)
        subject = Subject("value", name)
        paid = (name, Chips(value.amount))
        yield Fact(section, f"value/{_held(value.held)}", subject, paid, value.article)


def _held(held: Held) -> str:
    ranges = held.tarocks, held.kings, held.trull, held.honours
    return " ".join(f"{least}-{most}" for least, most in ranges)


def _announcements(sheet: Sheet) -> Iterator[Fact]:
    section, law, challenge = Section.ANNOUNCEMENTS, sheet.announcing, sheet.challenge
    for item in sheet.item:
        name = NameRef("item", item.id)
        says: dict[str, FactValue] = {
            "item.silent": Chips(item.silent),
            "item.announced": Chips(item.announced),
            "item.doubling": Choice(f"item.doubling={item.doubling}"),
            "item.steps": item.steps,
            "item.must_hold": item.must_hold,
        }
        for key, value in says.items():
            yield Fact(section, f"{key}/{item.feat}", Subject(key, name), value, item.article)
    defenders = law.all_tricks_by_defenders
    yield _fact(section, "announcing.all_tricks_by_defenders", defenders, law.article)
    yield _fact(section, "announcing.after_challenge", law.after_challenge, law.article)
    steps = tuple((NameRef("step", step.id), Times(step.factor)) for step in challenge.steps)
    yield _fact(section, "challenge.steps", steps, challenge.article)
    on_items = Choice(f"challenge.on_items={challenge.on_items}")
    yield _fact(section, "challenge.on_items", on_items, challenge.article)


def _play(sheet: Sheet) -> Iterator[Fact]:
    yield _fact(Section.PLAY, "follow.must_trump", sheet.follow.must_trump, sheet.follow.article)


def _scoring(sheet: Sheet) -> Iterator[Fact]:
    section, score = Section.SCORING, sheet.score
    own = Choice("score.tie_multiplier=own")
    says: dict[str, FactValue] = {
        "score.par": score.par,
        "score.add": score.add,
        "score.divide": score.divide,
        "score.total": score.total,
        "score.tie": Choice(f"score.tie={score.tie}"),
        "score.tie_multiplier": (
            own if score.tie_multiplier is None else Times(score.tie_multiplier)
        ),
        "score.silent_valat_voids_pagat": score.silent_valat_voids_pagat,
        "score.valat_adds_count": score.valat_adds_count,
        "score.failed_valat_keeps_pagat": score.failed_valat_keeps_pagat,
    }
    for key, value in says.items():
        yield _fact(section, key, value, score.article)
    omission = Choice(f"penalties.omission={sheet.penalties.omission}")
    yield _fact(section, "penalties.omission", omission, sheet.declaring.article)


def _bank(sheet: Sheet) -> Iterator[Fact]:
    section, bank = Section.SCORING, sheet.bank
    yield _fact(section, "bank.start", Chips(bank.start), bank.article)
    discs = tuple(Discs(disc.count, disc.worth) for disc in bank.discs)
    yield _fact(section, "bank.discs", discs, bank.discs[0].article)
    yield _fact(section, "bank.loan_unit", Chips(Fraction(bank.loan_unit)), bank.article)
    length = sheet.round.length or Choice("round.length=0")
    yield _fact(section, "round.length", length, sheet.round.article)
    total = Chips(Fraction(sheet.round.sheet_total))
    yield _fact(section, "round.sheet_total", total, sheet.round.article)


def _irregularities(sheet: Sheet) -> Iterator[Fact]:
    for rule, rows in rows_by_rule(sheet.irregularity).items():
        key = f"rule.{rule}"
        value = tuple(rows)
        yield _fact(Section.IRREGULARITIES, key, value, rows[0].article)
    for row in sheet.irregularity:
        if not row.rules:
            subject, alone = Subject("row", NameRef("row", row.id)), (row_fact(row),)
            match = f"row/{sheet.ruleset.id}/{row.id}"
            yield Fact(Section.IRREGULARITIES, match, subject, alone, row.article)


def _options(sheet: Sheet) -> Iterator[Fact]:
    for option in sheet.option:
        subject = Subject("option", NameRef("option", option.id))
        match = f"option/{option.path}"
        yield Fact(Section.OPTIONS, match, subject, _setting(option), option.article)


def _setting(option: TableOption) -> Setting:
    choices = frozenset(str(choice).lower() for choice in option.choices)
    return Setting(option.id, option.choices, choices, option.least, option.most)
