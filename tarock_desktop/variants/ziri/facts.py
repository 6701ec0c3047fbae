"""What the Žiri sheet says beyond what every sheet does."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from tarock_desktop.messages.message import NameRef
from tarock_desktop.rules.ziri.hand_facts import ZiriContract
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
from tarock_desktop.variants.feat_facts import step_facts
from tarock_desktop.variants.play_facts import each_follow_facts
from tarock_desktop.variants.schema import Sheet
from tarock_desktop.variants.ziri.sheet import ZiriSheet, ziri


def ziri_facts(any_sheet: Sheet) -> Iterator[Fact]:
    """Yield the facts of the tables only this sheet has."""
    sheet = ziri(any_sheet)
    for contract in sheet.contract:
        yield from _contract(contract)
    for part in (_bidding, _items, _words, _play, _scoring, _each):
        yield from part(sheet)


def _contract(contract: ZiriContract) -> Iterator[Fact]:
    name = NameRef("contract", contract.id)
    says: dict[str, FactValue | None] = {
        "contract.rank": contract.rank,
        "contract.sides": Choice(f"contract.sides={contract.sides}"),
        "contract.talon": contract.talon,
    }
    if contract.wins is not None:
        says |= {
            "contract.wins": contract.wins,
            "contract.multiplier": Times(contract.multiplier),
            "contract.lost": Chips(contract.lost),
            "contract.renons": Chips(contract.renons),
            "contract.renons_kontra": (
                None if contract.renons_kontra is None else Chips(Fraction(contract.renons_kontra))
            ),
            "contract.sold": None if contract.sold is None else Chips(contract.sold),
            "contract.wrong_discard": (
                None if contract.wrong_discard is None else Chips(contract.wrong_discard)
            ),
        }
    for key, value in says.items():
        if value is not None:
            match, subject = f"{key}/{contract.id}", Subject(key, name)
            yield Fact(Section.BIDDING, match, subject, value, contract.article)


def _bidding(sheet: ZiriSheet) -> Iterator[Fact]:
    section, bidding = Section.BIDDING, sheet.bidding
    yield fact(section, "bidding.hold", bidding.hold, bidding.article)
    nobody = NameRef("contract", bidding.nobody)
    yield fact(section, "bidding.nobody", nobody, bidding.article)
    named = sheet.discard.names_tarocks
    yield fact(Section.DISCARDS, "discard.names_tarocks", named, sheet.discard.article)
    yield fact(section, "sale", value=True, article=sheet.sale.article)


def _items(sheet: ZiriSheet) -> Iterator[Fact]:
    for item in sheet.item:
        name = NameRef("item", item.id)
        says: dict[str, FactValue] = {
            "item.silent": Chips(item.silent),
            "item.announced": Chips(item.announced),
        }
        if item.feat == "pagat-last":
            says["item.must_hold"] = item.must_hold
        for key, value in says.items():
            match, subject = f"{key}/{item.feat}", Subject(key, name)
            yield Fact(Section.ANNOUNCEMENTS, match, subject, value, item.article)


def _words(sheet: ZiriSheet) -> Iterator[Fact]:
    section = Section.ANNOUNCEMENTS
    pagat = Choice(f"speaking.pagat={sheet.speaking.pagat}")
    yield fact(section, "speaking.pagat", pagat, sheet.speaking.article)
    yield fact(section, "feats.talon_counts", sheet.feats.talon_counts, sheet.feats.article)
    yield from step_facts(sheet.challenge)
    until = Choice(f"own_kontra.until={sheet.own_kontra.until}")
    yield fact(section, "own_kontra.until", until, sheet.own_kontra.article)


def _play(sheet: ZiriSheet) -> Iterator[Fact]:
    section, follow = Section.PLAY, sheet.follow
    yield fact(section, "lead.by", Choice(f"lead.by={sheet.lead.by}"), sheet.lead.article)
    yield fact(section, "follow.must_trump", follow.must_trump, follow.article)
    yield fact(section, "follow.trull", follow.trull, follow.article)
    yield from each_follow_facts(sheet.each_follow)
    timing = Choice(f"claims.timing={sheet.claims.timing}")
    yield fact(Section.IRREGULARITIES, "claims.timing", timing, sheet.claims.article)
    window = sheet.claims.window
    yield fact(Section.IRREGULARITIES, "claims.window", window, sheet.claims.article)


def _scoring(sheet: ZiriSheet) -> Iterator[Fact]:
    section, score = Section.SCORING, sheet.score
    says: dict[str, FactValue] = {
        "score.won": Chips(score.won),
        "score.bonus_from": score.bonus_from,
        "score.bonus_for": Choice(f"score.bonus_for={score.bonus_for}"),
        "score.total": score.total,
        "score.renons": Choice(f"score.renons={score.renons}"),
        "score.cash": Choice(f"score.cash={score.cash}"),
    }
    for key, value in says.items():
        yield fact(section, key, value, score.article)


def _each(sheet: ZiriSheet) -> Iterator[Fact]:
    section, each = Section.SCORING, sheet.each
    says: dict[str, FactValue] = {
        "each.most": Chips(each.most),
        "each.full_from": each.full_from,
        "each.full_tie": Choice(f"each.full_tie={each.full_tie}"),
        "each.kontra": Times(each.kontra),
        "each.own_kontra": Times(each.own_kontra),
        "each.renons": Chips(each.renons),
        "each.renons_kontra": Chips(each.renons_kontra),
        "each.renons_own_kontra": Chips(each.renons_own_kontra),
    }
    for key, value in says.items():
        yield fact(section, key, value, each.article)
