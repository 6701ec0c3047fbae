"""What the Texas-Czech sheets say beyond what every sheet does."""

from __future__ import annotations

from collections.abc import Iterator

from tarock_desktop.cards.pack import tarock
from tarock_desktop.messages.message import NameRef
from tarock_desktop.variants.fact import (
    Chips,
    Choice,
    Fact,
    FactValue,
    Section,
    Subject,
    Times,
    fact,
)
from tarock_desktop.variants.feat_facts import feat_facts, ladder_facts, value_facts
from tarock_desktop.variants.schema import Sheet
from tarock_desktop.variants.texas.sheet import TexasSheet, texas


def texas_facts(any_sheet: Sheet) -> Iterator[Fact]:
    """Yield the facts of the tables only this family has."""
    sheet = texas(any_sheet)
    for part in (
        _forehand,
        _bidding,
        _talon,
        _calls,
        _discards,
        _values,
        _announcements,
        _play,
        _scoring,
    ):
        yield from part(sheet)


def _forehand(sheet: TexasSheet) -> Iterator[Fact]:
    section, forehand = Section.DEALING, sheet.forehand
    search = Choice(f"forehand.search={forehand.search}")
    yield fact(section, "forehand.search", search, forehand.article)
    yield fact(section, "forehand.lowest", tarock(forehand.lowest), forehand.article)
    if _has_row(sheet, "deal.exposed-objected"):
        vote = Choice(f"penalties.go_on_vote={sheet.penalties.go_on_vote}")
        yield fact(section, "penalties.go_on_vote", vote, sheet.deal.article)


def _bidding(sheet: TexasSheet) -> Iterator[Fact]:
    section, bidding = Section.BIDDING, sheet.bidding
    yield fact(section, "bidding.passes", bidding.forehand_passes, bidding.article)
    yield fact(section, "bidding.least", bidding.least, bidding.article)
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


def _talon(sheet: TexasSheet) -> Iterator[Fact]:
    section, talon, draws = Section.BIDDING, sheet.talon, sheet.draws
    yield fact(section, "draws.sets", draws.sets, draws.article)
    yield fact(section, "draws.shows_second", draws.shows_second, draws.article)
    factors = tuple(Times(factor) for factor in draws.loss_factors)
    yield fact(section, "draws.loss_factors", factors, draws.article)
    yield fact(section, "talon.most_tarocks", talon.most_tarocks, talon.article)
    refused = Choice(f"talon.refused={talon.refused}")
    yield fact(section, "talon.refused", refused, talon.article)
    between = Choice(f"talon.discards_between={str(talon.discards_between).lower()}")
    yield fact(section, "talon.discards_between", between, talon.article)
    law = sheet.throw_in
    drawn = Choice(f"throw_in.drawn={'never' if law is None else law.drawn}")
    yield fact(section, "throw_in.drawn", drawn, None if law is None else law.article)
    if law is not None:
        yield fact(section, "throw_in.amount", Chips(law.amount), law.article)


def _calls(sheet: TexasSheet) -> Iterator[Fact]:
    section, call = Section.CALLS, sheet.call
    tarocks = tuple(tarock(number) for number in call.tarocks)
    yield fact(section, "call.tarocks", tarocks, call.article)
    yield fact(section, "call.time", Choice(f"call.time={call.time}"), call.article)
    yield fact(section, "call.basis", Choice(f"call.basis={call.basis}"), call.article)
    yield fact(section, "call.own_first", call.own_first, call.article)
    correction = Choice(f"call.correction={call.correction}")
    yield fact(section, "call.correction", correction, call.article)


def _discards(sheet: TexasSheet) -> Iterator[Fact]:
    section, discard = Section.DISCARDS, sheet.discard
    yield fact(section, "discard.forbids_kings", not discard.forbids_kings, discard.article)
    trull = False if discard.forbids_trull else Choice("discard.forbids_trull=false")
    yield fact(section, "discard.forbids_trull", trull, discard.article)


def _values(sheet: TexasSheet) -> Iterator[Fact]:
    section = Section.VALUES
    stack = Choice(f"declaring.stack={str(sheet.declaring.stack).lower()}")
    yield fact(section, "declaring.stack", stack, sheet.declaring.article)
    automatic = tuple(NameRef("value", value) for value in sheet.declaring.automatic)
    yield fact(section, "declaring.automatic", automatic or False, sheet.declaring.article)
    yield from value_facts(sheet.value)


def _announcements(sheet: TexasSheet) -> Iterator[Fact]:
    section, law = Section.ANNOUNCEMENTS, sheet.announcing
    yield from feat_facts(sheet.item, with_loss=True)
    defenders = law.all_tricks_by_defenders
    yield fact(section, "announcing.all_tricks_by_defenders", defenders, law.article)
    yield fact(section, "announcing.after_challenge", law.after_challenge, law.article)
    yield from ladder_facts(sheet.challenge)


def _play(sheet: TexasSheet) -> Iterator[Fact]:
    yield fact(Section.PLAY, "follow.must_trump", sheet.follow.must_trump, sheet.follow.article)


def _scoring(sheet: TexasSheet) -> Iterator[Fact]:
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
        yield fact(section, key, value, score.article)
    if _has_row(sheet, "valat.omission"):
        omission = Choice(f"penalties.omission={sheet.penalties.omission}")
        yield fact(section, "penalties.omission", omission, sheet.declaring.article)
    if _has_row(sheet, "valat.false-declaration"):
        false = Choice(f"penalties.false_valat={sheet.penalties.false_valat}")
        yield fact(section, "penalties.false_valat", false, sheet.declaring.article)


def _has_row(sheet: TexasSheet, rule: str) -> bool:
    """Return whether the sheet says what follows from a breach of *rule*."""
    return any(rule in row.rules for row in sheet.irregularity)
