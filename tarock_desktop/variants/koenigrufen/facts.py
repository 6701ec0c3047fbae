"""What the Königrufen sheet says beyond what every sheet does."""

from __future__ import annotations

from collections.abc import Iterator

from tarock_desktop.cards.pack import tarock
from tarock_desktop.messages.message import NameRef
from tarock_desktop.rules.koenigrufen.extra_laws import ExtraLaw
from tarock_desktop.rules.koenigrufen.games import GameLaw
from tarock_desktop.rules.play.tricks import FollowLaw
from tarock_desktop.variants.fact import (
    Chips,
    Choice,
    Fact,
    FactValue,
    Section,
    Setting,
    Subject,
    Times,
    fact,
)
from tarock_desktop.variants.feat_facts import step_facts
from tarock_desktop.variants.koenigrufen.sheet import KoenigrufenSheet, koenigrufen
from tarock_desktop.variants.schema import Sheet


def koenigrufen_facts(any_sheet: Sheet) -> Iterator[Fact]:
    """Yield the facts of the tables only this sheet has."""
    sheet = koenigrufen(any_sheet)
    for game in sheet.contract:
        if game.offered:
            yield from _named(
                Section.BIDDING, "contract", game.id, game.article, _game(game, sheet)
            )
    for item in sheet.item:
        if item.offered:
            section = Section.ANNOUNCEMENTS
            yield from _named(section, "item", item.id, item.article, _item(item))
    for part in (_before_play, _play, _scoring, _settings):
        yield from part(sheet)


def _named(
    section: Section, kind: str, name: str, article: str, says: dict[str, FactValue | None]
) -> Iterator[Fact]:
    """Yield what is said of one game or extra; `None` and an empty list say nothing."""
    for key, value in says.items():
        if value is not None and value != ():
            subject = Subject(f"{kind}.{key}", NameRef(kind, name))
            yield Fact(section, f"{kind}.{key}/{name}", subject, value, article)


def _game(game: GameLaw, sheet: KoenigrufenSheet) -> dict[str, FactValue | None]:
    talon: dict[str, FactValue] = {
        "half": sheet.talon.half,
        "cards": game.take,
        "all": game.take,
    }
    return {
        "rank": game.rank,
        "bidders": Choice("contract.bidders=forehand") if game.forehand else None,
        "sides": Choice(f"contract.sides={game.sides}"),
        "kind": Choice(f"contract.kind={game.kind}"),
        "value": Chips(game.value),
        "lost": None if game.lost is None else Chips(game.lost),
        "talon": talon.get(game.talon, Choice(f"contract.talon={game.talon}")),
        "tricks": game.tricks,
        "open": None if game.open == "nobody" else Choice(f"contract.open={game.open}"),
        "extras": None if game.extras_factor == 1 else Times(game.extras_factor),
        "birds": tuple(NameRef("item", bird) for bird in game.birds),
        "beside": None if game.beside is None else NameRef("contract", game.beside),
    }


def _item(item: ExtraLaw) -> dict[str, FactValue | None]:
    flags = ("colour", "called", "beside_valat")
    return {
        "silent": None if item.silent is None else Chips(item.silent),
        "announced": None if item.announced is None else Chips(item.announced),
        "card": None if item.tarock is None else tarock(item.tarock),
        "trick": item.trick,
        "points": item.points,
        "held": item.held,
        "plain": item.plain or None,
        "counts": tuple(Choice(f"item.{flag}") for flag in flags if getattr(item, flag)),
    }


def _before_play(sheet: KoenigrufenSheet) -> Iterator[Fact]:
    section, deal, bidding = Section.DEALING, sheet.deal, sheet.bidding
    yield fact(section, "deal.seats", deal.seats, deal.article)
    yield fact(section, "deal.talon_after", deal.talon_after, deal.article)
    section = Section.BIDDING
    opens = tuple(NameRef("contract", game) for game in bidding.opens_with)
    if opens:
        yield fact(section, "bidding.opens_with", opens, bidding.article)
    if bidding.driven_by:
        subject = Subject("bidding.driven", NameRef("contract", bidding.driven_out))
        yield Fact(section, "bidding.driven", subject, bidding.driven_level, bidding.article)
    yield fact(Section.CALLS, "call.fourth_with", sheet.call.fourth_with, sheet.call.article)
    yield fact(Section.CALLS, "call.own_with", sheet.call.own_with, sheet.call.article)
    yield from step_facts(sheet.challenge)


def _play(sheet: KoenigrufenSheet) -> Iterator[Fact]:
    section, laws = Section.PLAY, sheet.follow
    for name in ("tarock", "colour", "five_suited", "negative", "unforced"):
        law: FollowLaw = getattr(laws, name)
        yield fact(section, f"follow.{name}", _duties(law), law.article)
    yield fact(section, "play.open_after", sheet.play.open_after, sheet.play.article)
    yield fact(section, "play.first_tricks", sheet.play.first_tricks, sheet.play.article)


def _duties(law: FollowLaw) -> FactValue:
    flags = ("must_trump", "must_beat", "tarocks_win", "trull", "suits_first")
    found = [Choice(f"follow.{flag}") for flag in flags if getattr(law, flag)]
    if law.trull_pagat != "as-usual":
        found.append(Choice(f"follow.trull_pagat={law.trull_pagat}"))
    if law.pagat != "free":
        found.append(Choice(f"each_follow.pagat={law.pagat}"))
    return tuple(found)


def _scoring(sheet: KoenigrufenSheet) -> Iterator[Fact]:
    section, score, fewest = Section.SCORING, sheet.score, sheet.fewest
    yield fact(Section.BIDDING, "bidding.least", score.least, score.article)
    yield fact(section, "fewest.least", fewest.least, fewest.article)
    yield fact(section, "fewest.forehand", Times(fewest.forehand_factor), fewest.article)
    yield fact(section, "fewest.lone", Chips(fewest.lone_amount), fewest.article)
    yield fact(section, "radl.doubles", sheet.radl.doubles, sheet.radl.article)


def _settings(sheet: KoenigrufenSheet) -> Iterator[Fact]:
    """Yield what a table may set otherwise, in the words of its options."""
    chosen: tuple[tuple[Section, str, str | bool], ...] = (
        (Section.BIDDING, "bei_scope", sheet.bidding.joins),
        (Section.BIDDING, "drag_to_trischaken", sheet.talon.drag == "trischaken"),
        (Section.BIDDING, "trischaken_stichzwang_choice", sheet.ways.unforced),
        (Section.BIDDING, "farb5", sheet.ways.five_suited),
        (Section.ANNOUNCEMENTS, "declarer_may_add", sheet.announcing.declarer_adds),
        (Section.ANNOUNCEMENTS, "void_kontra", sheet.challenge.void),
        (Section.PLAY, "abhauen", sheet.play.keep),
        (Section.PLAY, "play_out", sheet.play.play_out),
        (Section.SCORING, "fang_stacks", sheet.score.catch_beside_lost),
        (Section.SCORING, "valat_lost_mode", sheet.score.valat_lost),
        (Section.SCORING, "jungfrau", sheet.fewest.lone_trickless),
        (Section.SCORING, "radl_overlap", sheet.radl.overlap),
        (Section.SCORING, "radl_scope", sheet.radl.scope),
        (Section.SCORING, "schlussradl", sheet.radl.closing),
    )
    numbers = (
        (Section.SCORING, "pagatkassa_stake", sheet.pot.stake),
        (Section.SCORING, "pagatkassa_cap", sheet.pot.cap),
        (Section.IRREGULARITIES, "minor_limit", sheet.penalties.minor_limit),
    )
    articles = {option.id: option.article for option in sheet.option}
    for section, option, choice in chosen:
        word = Setting(option, (choice,), frozenset({str(choice).lower()}), None, None)
        yield _set(section, option, word, articles[option])
    for section, option, number in numbers:
        yield _set(section, option, number, articles[option])


def _set(section: Section, option: str, value: FactValue, article: str) -> Fact:
    subject = Subject("option", NameRef("option", option))
    return Fact(section, f"set.{option}", subject, value, article)
