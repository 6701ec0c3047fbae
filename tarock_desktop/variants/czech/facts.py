"""What the Czech tournament sheet says beyond what every sheet does."""

from __future__ import annotations

from collections.abc import Iterator

from tarock_desktop.cards.pack import tarock
from tarock_desktop.messages.message import NameRef
from tarock_desktop.variants.czech.sheet import CzechSheet, czech
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
from tarock_desktop.variants.play_facts import each_follow_facts
from tarock_desktop.variants.schema import Sheet


def czech_facts(any_sheet: Sheet) -> Iterator[Fact]:
    """Yield the facts of the tables only this sheet has."""
    sheet = czech(any_sheet)
    yield from _bidding(sheet)
    yield from _calls(sheet)
    yield from _values(sheet)
    yield from feat_facts(sheet.item)
    yield from ladder_facts(sheet.challenge)
    for part in (_words, _play, _scoring, _each, _session):
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
        if contract.announces is not None:
            item, subject = NameRef("item", contract.announces), Subject("contract.says", name)
            match = f"contract.says/{contract.id}"
            yield Fact(section, match, subject, item, contract.article)
    yield fact(section, "approval.pause", sheet.approval.pause, sheet.approval.article)
    factors = tuple(Times(factor) for factor in sheet.draws.factors)
    yield fact(section, "draws.factors", factors, sheet.draws.article)


def _calls(sheet: CzechSheet) -> Iterator[Fact]:
    section, call, discard = Section.CALLS, sheet.call, sheet.discard
    tarocks = tuple(tarock(number) for number in call.tarocks)
    yield fact(section, "call.tarocks", tarocks, call.article)
    yield fact(section, "call.time", Choice(f"call.time={call.time}"), call.article)
    yield fact(section, "call.basis", Choice(f"call.basis={call.basis}"), call.article)
    yield fact(section, "call.own_first", call.own_first, call.article)
    section = Section.DISCARDS
    yield fact(section, "discard.forbids_kings", not discard.forbids_kings, discard.article)
    yield fact(section, "discard.forbids_trull", not discard.forbids_trull, discard.article)
    tarocks_laid = Choice(f"discard.tarocks={discard.tarocks}")
    yield fact(section, "discard.tarocks", tarocks_laid, discard.article)


def _values(sheet: CzechSheet) -> Iterator[Fact]:
    section, stack = (
        Section.VALUES,
        Choice(f"declaring.stack={str(sheet.declaring.stack).lower()}"),
    )
    yield fact(section, "declaring.stack", stack, sheet.declaring.article)
    yield from value_facts(sheet.value)
    for value in sheet.value:
        name = NameRef("value", value.id)
        if value.held.tarocks == (0, 0):
            key, spares = "value.spares_trull_card", value.spares_trull_card
            yield Fact(section, f"{key}/{value.id}", Subject(key, name), spares, value.article)
        if value.unless is not None:
            key, other = "value.unless", NameRef("value", value.unless)
            yield Fact(section, f"{key}/{value.id}", Subject(key, name), other, value.article)


def _words(sheet: CzechSheet) -> Iterator[Fact]:
    section, law = Section.ANNOUNCEMENTS, sheet.announcing
    defenders = law.all_tricks_by_defenders
    yield fact(section, "announcing.all_tricks_by_defenders", defenders, law.article)
    yield fact(section, "announcing.after_challenge", law.after_challenge, law.article)


def _play(sheet: CzechSheet) -> Iterator[Fact]:
    yield fact(Section.PLAY, "follow.must_trump", sheet.follow.must_trump, sheet.follow.article)
    yield from each_follow_facts(sheet.varsava.follow)
    early = sheet.keeping.early_lead
    yield fact(Section.PLAY, "keeping.early_lead", early, sheet.keeping.article)
    agreement = sheet.agreement
    first = agreement.before_referee
    yield fact(Section.IRREGULARITIES, "agreement.before_referee", first, agreement.article)
    timing = Choice(f"referee.timing={sheet.referee.timing}")
    yield fact(Section.IRREGULARITIES, "referee.timing", timing, sheet.referee.article)


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
    several = Choice(f"renonc.several={sheet.renonc.several}")
    yield fact(section, "renonc.several", several, sheet.renonc.article)


def _each(sheet: CzechSheet) -> Iterator[Fact]:
    section, each = Section.SCORING, sheet.varsava
    says: dict[str, FactValue] = {
        "varsava.added": each.added,
        "varsava.loss": Chips(each.loss),
        "varsava.trickless": Times(each.trickless),
        "varsava.forehand": Times(each.forehand),
        "varsava.forgotten": Chips(each.forgotten),
        "varsava.compare": Choice(f"varsava.compare={each.compare}"),
    }
    for key, value in says.items():
        yield fact(section, key, value, each.article)


def _session(sheet: CzechSheet) -> Iterator[Fact]:
    section, session = Section.SCORING, sheet.session
    yield fact(section, "session.rounds", session.rounds, session.article)
    yield fact(section, "session.minutes", session.minutes, session.article)
    yield fact(section, "session.signed", session.signed, session.signed_article)
