"""Questions for judges, made from the incidents; none is typed by hand.

A question holds what it shows and its answers as data: rules, articles, consequences, amounts.
`texts` says them in the words of the sheet.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from typing import Final, TypeAlias

from msgspec import Struct

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cases.frames import Frame
from tarock_desktop.cases.incidents import incident_rows
from tarock_desktop.learning.payments import payments_of
from tarock_desktop.learning.situations import (
    Situation,
    broken_rules,
    legal_twins,
    situation_of,
)
from tarock_desktop.learning.wrong_answers import (
    articles_beside,
    consequences_beside,
    is_silent,
    other_payments,
    rules_beside,
)
from tarock_desktop.table.actions import Action
from tarock_desktop.table.amounts import Amount, Amounts
from tarock_desktop.table.rulings import Remedy
from tarock_desktop.table.seats import Seat
from tarock_desktop.variants.loader import load_variant

OPTIONS: Final = 4
TWINS: Final = 0.45
"""How often a legal act is asked about where there is one, so that nothing was wrong in one
question of five."""


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


FROM_INCIDENTS: Final = (Kind.WRONG, Kind.ARTICLE, Kind.FOLLOWS, Kind.PAYS)
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
    """The row of the irregularities, or the name of the worked case."""
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

    @property
    def item(self) -> str:
        """Tells what is asked from all else, whatever the seed: for the spacing of repetitions."""
        return f"{self.source}/{self.kind.value}"


# ------------------------------------------------------------------------------------- making


def sources(ruleset: str) -> tuple[tuple[str, Part], ...]:
    """Return all that questions of a sheet are made from, each with its part of the hand."""
    rows = incident_rows()
    laws = load_variant(ruleset).sheet.irregularity
    return tuple((law.id, part_of(law.rules[0])) for law in laws if law.rules and law.id in rows)


def question_of(row: str, kind: Kind, seed: str) -> Question | None:
    """Return a question about the incident of a row; the same seed gives the same one.

    `None`: there are not enough answers that are certainly wrong, or nothing to be asked.
    """
    make = _MAKERS.get(kind)
    situation = None if make is None else situation_of(row)
    if make is None or situation is None:
        return None
    return make(_Draft(situation, kind, seed, chance_of(f"{row}/{kind.value}/{seed}")))


def chance_of(seed: str) -> random.Random:
    """Return what decides by chance, the same with the same seed."""
    return random.Random(seed)  # noqa: S311 - an examination must be the same again


class _Draft(Struct, frozen=True):
    """A question to be made."""

    situation: Situation
    kind: Kind
    seed: str
    chance: random.Random

    def with_answers(
        self, right: Answer, wrong: Iterable[Answer], twin: Action | None = None
    ) -> Question | None:
        """Return the question with the right answer among the first wrong ones.

        `None`: those are too few.
        """
        others = [answer for answer in dict.fromkeys(wrong) if answer != right]
        if len(others) < OPTIONS - 1:
            return None
        options = [right, *others[: OPTIONS - 1]]
        self.chance.shuffle(options)
        ruling = self.situation.ruling
        citation = ruling.citation
        follows = self.kind in (Kind.FOLLOWS, Kind.PAYS)
        return Question(
            source=self.situation.row,
            ruleset=citation.ruleset,
            kind=self.kind,
            part=part_of(ruling.rule),
            seed=self.seed,
            options=tuple(options),
            right=options.index(right),
            article=(follows and citation.consequence) or citation.article,
            twin=twin,
        )


def _what_was_wrong(draft: _Draft) -> Question | None:
    situation, chance = draft.situation, draft.chance
    ruling, variant = situation.ruling, situation.variant
    if is_silent(variant, ruling.row):
        return None
    own = Breach(ruling.seat, ruling.row, ruling.rule)
    beside = rules_beside(variant, ruling, broken_rules(situation), chance)
    others = [Breach(ruling.seat, row, rule) for row, rule in beside]
    twins = legal_twins(situation) if chance.random() < TWINS else ()
    if not twins:
        return draft.with_answers(own, (Nothing(), *others))
    twin, _ = chance.choice(twins)
    theirs = [Breach(twin.seat, other.row, other.rule) for other in (own, *others)]
    return draft.with_answers(Nothing(), theirs, twin)


def _which_article(draft: _Draft) -> Question | None:
    situation, ruling = draft.situation, draft.situation.ruling
    if is_silent(situation.variant, ruling.row):
        return None
    broken = broken_rules(situation)
    beside = articles_beside(situation.variant, ruling, broken, draft.chance)
    return draft.with_answers(Cited(ruling.citation.article), map(Cited, beside))


def _what_follows(draft: _Draft) -> Question | None:
    ruling = draft.situation.ruling
    if ruling.remedy is Remedy.DEEMED_ACTION:
        return None  # What happened cannot be told without what follows.
    beside = consequences_beside(draft.situation.variant, ruling, draft.chance)
    right = Consequence(ruling.citation.ruleset, ruling.row, ruling.rule, ruling.remedy)
    return draft.with_answers(right, (Consequence(*each) for each in beside))


def _who_pays(draft: _Draft) -> Question | None:
    paid = payments_of(draft.situation)
    if paid is None:
        return None
    beside = other_payments(draft.situation, paid, draft.chance)
    wrong = (Paid(amounts, nobody=amounts == paid.nothing) for amounts in beside)
    return draft.with_answers(Paid(paid.right, nobody=paid.right == paid.nothing), wrong)


_MAKERS: Final[Mapping[Kind, Callable[[_Draft], Question | None]]] = {
    Kind.WRONG: _what_was_wrong,
    Kind.ARTICLE: _which_article,
    Kind.FOLLOWS: _what_follows,
    Kind.PAYS: _who_pays,
}


# -------------------------------------------------------------------------------------- frames


def shown_frames(question: Question) -> tuple[Frame, ...]:
    """Return the position and the table after each act that the question shows.

    Never the ruling, nor what comes to it: an act that the table did not let happen, and one that
    brings an offence to light, are told in words.
    """
    situation = situation_of(question.source)
    if situation is None:
        raise LookupError(f"nothing is ruled on by {question.source}")
    moments = situation.moments
    if question.twin is not None and situation.before is not None:
        after = next(
            moment for action, moment in legal_twins(situation) if action == question.twin
        )
        moments = (*moments[: situation.before + 1], after)
    elif question.kind in (Kind.WRONG, Kind.ARTICLE):
        moments = moments[: situation.act_at + 1]
    return tuple(moment.frame for moment in moments)
