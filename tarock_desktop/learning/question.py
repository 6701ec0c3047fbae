"""What a question for judges is made of: its kind, its answers, the part of a hand it is about.

A question holds data only: rules, articles, consequences, amounts, cards. `texts` says them in the
words of the sheet.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from enum import Enum
from typing import Final, TypeAlias

from msgspec import Struct

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.table.actions import Action
from tarock_desktop.table.amounts import Amount, Amounts
from tarock_desktop.table.rulings import Remedy
from tarock_desktop.table.seats import Seat

OPTIONS: Final = 4


class Kind(Enum):
    """What a question asks."""

    WRONG = "wrong"
    """What was wrong, or nothing?"""
    ARTICLE = "article"
    """Which article is it?"""
    FOLLOWS = "follows"
    """What follows?"""
    PAYS = "pays"
    """Who pays what?"""
    LEGAL = "legal"
    """Which cards may be played?"""
    COUNT = "count"
    """How much do the cards count?"""
    SETTLE = "settle"
    """What does each pay or gain for a hand?"""


FROM_CASES: Final = (Kind.LEGAL, Kind.COUNT, Kind.SETTLE)


class Part(Enum):
    """The part of a hand that a question is about."""

    DEAL = "deal"
    BIDDING = "bidding"
    TALON = "talon"
    WORDS = "words"
    PLAY = "play"
    CONDUCT = "conduct"
    COUNT = "count"


_PARTS: Final = {
    "deal": Part.DEAL,
    "bid": Part.BIDDING,
    "agree": Part.CONDUCT,
    "call": Part.TALON,
    "talon": Part.TALON,
    "discard": Part.TALON,
    "game": Part.TALON,
    "declare": Part.WORDS,
    "announce": Part.WORDS,
    "challenge": Part.WORDS,
    "kontra": Part.WORDS,
    "phase": Part.WORDS,
    "valat": Part.WORDS,
    "play": Part.PLAY,
    "turn": Part.PLAY,
    "card": Part.PLAY,
    "each": Part.PLAY,
    "open": Part.PLAY,
    "lapse": Part.CONDUCT,
    "claim": Part.CONDUCT,
    "judge": Part.CONDUCT,
    "round": Part.COUNT,
    "score": Part.COUNT,
    "feat": Part.COUNT,
}
_OWN_PARTS: Final = {
    "turn.bid": Part.BIDDING,
    "phase.late-bid": Part.BIDDING,
    "phase.lead-without-leave": Part.PLAY,
    "lapse.deal-style": Part.DEAL,
    "lapse.look-cards": Part.DEAL,
    "lapse.deal-talon": Part.DEAL,
    "lapse.no-cut": Part.DEAL,
    "lapse.miscount": Part.COUNT,
    "lapse.no-stake": Part.COUNT,
    "lapse.allot": Part.TALON,
}


def part_of(rule: str) -> Part:
    """Return the part of a hand in which a rule can be broken."""
    return _OWN_PARTS.get(rule) or _PARTS[rule.partition(".")[0]]


# ------------------------------------------------------------------------------------ answers


class Nothing(Struct, frozen=True):
    """Nothing was wrong."""


class Breach(Struct, frozen=True):
    """A seat broke a rule; `row` says it in the sheet's own words."""

    seat: Seat
    row: str
    rule: str


class Cited(Struct, frozen=True):
    """An article of the sheet."""

    article: str


class Consequence(Struct, frozen=True):
    """What follows by a row when it was ruled on with a remedy."""

    ruleset: str
    row: str
    rule: str
    remedy: Remedy


class Paid(Struct, frozen=True):
    """What each seat gains or pays."""

    amounts: Amounts
    nobody: bool = False
    """Whether nobody pays anything for what happened."""


class Cards(Struct, frozen=True):
    """Some cards."""

    cards: CardSet


class Points(Struct, frozen=True):
    """A count of card points, as the sheet tells it."""

    points: Amount


Answer: TypeAlias = Nothing | Breach | Cited | Consequence | Paid | Cards | Points


class Question(Struct, frozen=True):
    """A question with its answers."""

    source: str
    """The row of the irregularities, or the name of the file of a worked case."""
    ruleset: str
    kind: Kind
    part: Part
    seed: str
    options: tuple[Answer, ...]
    right: int
    """The place of the right one among the options, from 0."""
    article: str
    """Where the right answer stands in the sheet."""
    twin: Action | None = None
    """The legal act that was done in the place of the one that broke a rule."""
    about: str = ""
    """What the broken rule is about, whatever the case of it; empty for a worked case."""
    names: frozenset[str] = frozenset()
    """What the breaches are about that it asks for or tells; empty for a worked case."""
    variation: int = 0
    """Which variation of a worked case it is about."""

    @property
    def item(self) -> str:
        """Tells what is asked from all else, whatever the seed: for the spacing of repetitions."""
        return f"{self.source}/{self.kind.value}"


_COUNT: Final = "discard.count"
"""What the breaches are about whose cards laid away are too few or too many."""
_DISCARDS: Final = (_COUNT, "discard.too", "discard.late", "announce.card")


def story_of(rule: str) -> str:
    """Return what the breach of a rule is about, as somebody tells it."""
    about = rule.partition("-")[0]
    return _COUNT if about in _DISCARDS else about


def chance_of(seed: str) -> random.Random:
    """Return what decides by chance, the same with the same seed."""
    return random.Random(seed)  # noqa: S311 - an examination must be the same again


def mixed(
    right: Answer, wrong: Iterable[Answer], chance: random.Random
) -> tuple[Answer, ...] | None:
    """Return the right answer among the first wrong ones; `None`: those are too few."""
    others = [answer for answer in dict.fromkeys(wrong) if answer != right]
    if len(others) < OPTIONS - 1:
        return None
    options = [right, *others[: OPTIONS - 1]]
    chance.shuffle(options)
    return tuple(options)
