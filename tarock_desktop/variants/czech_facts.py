"""What the Czech tournament sheet says beyond what every sheet does."""

from __future__ import annotations

from collections.abc import Iterator

from tarock_desktop.cards.pack import tarock
from tarock_desktop.messages.message import NameRef
from tarock_desktop.variants.czech_sheet import CzechSheet
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


def czech_facts(sheet: CzechSheet) -> Iterator[Fact]:
    """Yield the facts of the tables only this sheet has."""
    yield from _bidding(sheet)
    yield from _calls(sheet)
    yield from value_facts(sheet.value)
    yield from feat_facts(sheet.item)
    yield from ladder_facts(sheet.challenge)
    for part in (_play, _scoring, _each):
        yield from part(sheet)


def _bidding(sheet: CzechSheet) -> Iterator[Fact]:
    section = Section.BIDDING
    for contract in sheet.contract:
        name = NameRef("contract", contract.id)
        says: dict[str, FactValue] = {
            "contract.rank": contract.rank,
            "contract.bidders": Choice(f"contract.bidders={contract.bidders}"),
            "contract.sides": Choice(f"contract.sides={contract.sides}"),
            "contract.talon": contract.talon,
            "contract.rate": Chips(contract.rate),
            "contract.renonc": Chips(contract.renonc),
            "contract.binding": contract.binding,
        }
        for key, value in says.items():
            yield Fact(
                section, f"{key}/{contract.id}", Subject(key, name), value, contract.article
            )
    factors = tuple(Times(factor) for factor in sheet.draws.factors)
    yield fact(section, "draws.factors", factors, sheet.draws.article)


def _calls(sheet: CzechSheet) -> Iterator[Fact]:
    section, call, discard = Section.CALLS, sheet.call, sheet.discard
    tarocks = tuple(tarock(number) for number in call.tarocks)
    yield fact(section, "call.tarocks", tarocks, call.article)
    yield fact(section, "call.basis", Choice(f"call.basis={call.basis}"), call.article)
    yield fact(section, "call.own_first", call.own_first, call.article)
    section = Section.DISCARDS
    yield fact(section, "discard.forbids_kings", not discard.forbids_kings, discard.article)
    yield fact(section, "discard.forbids_trull", not discard.forbids_trull, discard.article)


def _play(sheet: CzechSheet) -> Iterator[Fact]:
    yield fact(Section.PLAY, "follow.must_trump", sheet.follow.must_trump, sheet.follow.article)


def _scoring(sheet: CzechSheet) -> Iterator[Fact]:
    section, score = Section.SCORING, sheet.score
    says: dict[str, FactValue] = {
        "score.par": score.par,
        "score.total": score.total,
        "score.step": Chips(score.step),
        "score.silent_pagat_loss": score.silent_pagat_loss,
    }
    for key, value in says.items():
        yield fact(section, key, value, score.article)
    yield fact(section, "score.ceiling", Chips(score.ceiling), score.ceiling_article)
    triple = Times(sheet.renonc.to_bidder)
    yield fact(section, "renonc.to_bidder", triple, sheet.renonc.article)


def _each(sheet: CzechSheet) -> Iterator[Fact]:
    section, each = Section.SCORING, sheet.varsava
    says: dict[str, FactValue] = {
        "varsava.added": each.added,
        "varsava.loss": Chips(each.loss),
        "varsava.trickless": Times(each.trickless),
        "varsava.forehand": Times(each.forehand),
        "varsava.forgotten": Chips(each.forgotten),
    }
    for key, value in says.items():
        yield fact(section, key, value, each.article)
