"""Legal cards and trick winners under the laws of all sheets (KR-L, KR-W, ZIRI-73, CZ-53)."""

from __future__ import annotations

import pytest

from tarock_desktop.cards.notation import parse_card, parse_cardset
from tarock_desktop.cards.pack import Card
from tarock_desktop.rules.play.tricks import FollowLaw, broken_rule, legal_cards, winning_card
from tarock_desktop.variants.loader import load_variant

PACK = load_variant("spjst").sheet.pack
POSITIVE = FollowLaw(article="x", must_trump=True, trull=True)
COLOUR = FollowLaw(article="x", must_trump=True, trull=True, tarocks_win=False, suits_first=True)
NEGATIVE = FollowLaw(
    article="x",
    must_trump=True,
    must_beat=True,
    trull=True,
    trull_pagat="must",
    pagat="last-tarock",
)
KLOP = FollowLaw(
    article="x", must_trump=True, must_beat=True, trull=True, pagat="last-tarock-not-led"
)
WITHOUT_DUTY = FollowLaw(
    article="x", must_trump=True, trull=True, trull_pagat="may", pagat="last-tarock"
)


def cards(text: str) -> list[Card]:
    return [parse_card(word) for word in text.split()]


@pytest.mark.parametrize(
    ("law", "trick", "winner"),
    [
        (POSITIVE, "HQ T21 T1 SK", "T21"),
        (POSITIVE, "HQ T21 T1 T22", "T1"),
        (NEGATIVE, "T22 T1 T21 T5", "T1"),
        (COLOUR, "HQ T21 T1 T22", "HQ"),
        (COLOUR, "T21 T1 T22 T5", "T1"),
        (COLOUR, "HQ T5 T20 H1", "HQ"),
        (COLOUR, "T5 T20 H1 HK", "T20"),
        (POSITIVE, "HQ T5 T20 H1", "T20"),
        (POSITIVE, "S7 S10 S9 S8", "S10"),
        (POSITIVE, "T21 T22 T20 T2", "T22"),
    ],
)
def test_a_trick_is_won(law, trick, winner):
    assert winning_card(cards(trick), PACK, law) is parse_card(winner)


@pytest.mark.parametrize(
    ("law", "hand", "trick", "legal"),
    [
        (POSITIVE, "HK H2 S7 T5 T20", "HQ", "HK H2"),
        (POSITIVE, "SK S7 T5 T20", "HQ", "T5 T20"),
        (POSITIVE, "SK S7 C9", "HQ", "SK S7 C9"),
        (NEGATIVE, "HK H2", "HQ", "HK"),
        (NEGATIVE, "HN H2", "HQ", "HN H2"),
        (NEGATIVE, "HK H2 T5", "HQ T9", "HK H2"),
        (NEGATIVE, "SK T5 T14 T1", "HQ T9", "T14"),
        (NEGATIVE, "SK T5 T7 T1", "HQ T9", "T5 T7"),
        (NEGATIVE, "SK T1", "HQ T9", "T1"),
        (NEGATIVE, "SK T5 T1", "", "SK T5"),
        (NEGATIVE, "SK T1", "", "SK T1"),
        (NEGATIVE, "SK T5 T7 T1", "T21 T22", "T1"),
        (NEGATIVE, "T5 T14 T22", "T1 T21", "T5 T14 T22"),
        (NEGATIVE, "T5 T20 T1", "T22", "T5 T20"),
        (NEGATIVE, "T5 T22 T1", "T21", "T22"),
        (NEGATIVE, "HK H2 T1 T5", "H3 T21 T22", "HK H2"),
        (WITHOUT_DUTY, "T5 T7 T1", "T21 T22", "T1 T5 T7"),
        (COLOUR, "T5 T12 H2", "", "H2"),
        (COLOUR, "T5 T12", "", "T5 T12"),
        (COLOUR, "SK T5 T12", "HQ", "T5 T12"),
        (COLOUR, "SK C9", "T5", "SK C9"),
        (KLOP, "SK T1", "", "SK"),
        (KLOP, "T1", "", "T1"),
        (KLOP, "T5 T1", "T21 T22", "T5"),
        (KLOP, "SK T1", "T21 T22", "T1"),
        (KLOP, "T20 T21", "T22 T1", "T20 T21"),
    ],
)
def test_cards_are_legal(law, hand, trick, legal):
    allowed = legal_cards(parse_cardset(hand), cards(trick), law, PACK)
    assert allowed == parse_cardset(legal)


@pytest.mark.parametrize(
    ("law", "hand", "trick", "card", "rule"),
    [
        (NEGATIVE, "HK H2", "HQ", "H2", "play.must-beat"),
        (NEGATIVE, "SK T5 T14 T1", "HQ T9", "T1", "play.pagat-waits"),
        (NEGATIVE, "SK T5 T1", "", "T1", "play.pagat-waits"),
        (NEGATIVE, "T5 T7 T1", "T21 T22", "T5", "play.trull-pagat"),
        (NEGATIVE, "HK T5", "HQ", "T5", "play.follow-suit"),
        (NEGATIVE, "SK T5", "HQ", "SK", "play.must-trump"),
        (COLOUR, "T5 T12 H2", "", "T5", "play.suits-first"),
        (KLOP, "SK T1", "", "T1", "play.pagat-waits"),
        (POSITIVE, "HK H2", "HQ", "H2", None),
    ],
)
def test_a_card_breaks_a_rule(law, hand, trick, card, rule):
    broken = broken_rule(parse_cardset(hand), cards(trick), parse_card(card), law, PACK)
    assert broken == rule
