"""The kernel's trick laws against `rules.tricks`, in all combinations any sheet could have."""

from __future__ import annotations

from random import Random
from typing import Literal

import pytest

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import MOND, PACK, PAGAT, SKYS, Card, Suit
from tarock_desktop.kernel.games import Game
from tarock_desktop.kernel.order import card_order
from tarock_desktop.kernel.positions import Table, legal, play
from tarock_desktop.rules.play.tricks import FollowLaw, legal_cards, winning_card
from tests.diff.endings import SPJST_VALUES
from tests.kit.kernels import no_payoff, position_at
from tests.kit.play import variant_with

PACK_LAW = variant_with("spjst").sheet.pack
ORDER = card_order(PACK_LAW)
PAYOFF = no_payoff(sum(SPJST_VALUES))
ROUNDS = 4000


def law_by_lot(chance):
    return FollowLaw(
        article="",
        must_trump=chance.random() < 0.7,
        must_beat=chance.random() < 0.5,
        tarocks_win=chance.random() < 0.7,
        trull=chance.random() < 0.6,
        trull_pagat=chance.choice(("as-usual", "may", "must")),
        pagat=chance.choice(("free", "last-tarock", "last-tarock-not-led")),
        suits_first=chance.random() < 0.4,
    )


def game_with(law, players):
    return Game(
        values=SPJST_VALUES,
        payoff=PAYOFF,
        players=players,
        must_trump=law.must_trump,
        must_overtake=law.must_beat,
        trumps_win=law.tarocks_win,
        emperor=law.trull,
        trull_pagat=law.trull_pagat,
        pagat=law.pagat,
        suits_first=law.suits_first,
    )


def hands_by_lot(chance, players):
    """Deal few cards, the Trull often among them."""
    size = chance.randint(1, 4)
    rich = [PAGAT, MOND, SKYS] if chance.random() < 0.6 else []
    tarocks = [card for card in PACK if card.suit is Suit.TAROCK and card not in rich]
    plain = [card for card in PACK if card.suit is not Suit.TAROCK]
    pool = rich + chance.sample(tarocks, 6) + chance.sample(plain, 10)
    cards = chance.sample(pool, min(len(pool), players * size))
    if rich and players * size >= 3:
        cards = list(dict.fromkeys(rich + cards))[: players * size]
        chance.shuffle(cards)
    return [CardSet.gather(cards[n::players]) for n in range(players)]


def test_legal_cards_and_winners_are_those_of_the_rules(kernel):
    chance = Random("laws")
    emperors = demanded = beaten = 0
    for _ in range(ROUNDS if kernel == "compiled" else ROUNDS // 4):
        players, law = chance.choice((3, 4)), law_by_lot(chance)
        hands = hands_by_lot(chance, players)
        leader = chance.randrange(players)
        table = Table(tuple(ORDER.mask(hand) for hand in hands), 1)
        position = position_at(game_with(law, players), table, leader)
        trick: list[Card] = []
        for place in range(players):
            hand = hands[(leader + place) % players]
            expected = legal_cards(hand, trick, law, PACK_LAW)
            assert ORDER.cardset(legal(position)) == expected, (law, trick, hand)
            card = chance.choice(list(expected))
            demanded += expected == CardSet.of(PAGAT) and len(hand) > 1
            beaten += law.must_beat and len(trick) > 0
            trick.append(card)
            position = play(position, ORDER.bit(card))
        best = winning_card(trick, PACK_LAW, law)
        emperors += best is PAGAT and MOND in trick and SKYS in trick
        assert position.winner == (leader + trick.index(best)) % players, (law, trick)
    assert min(emperors, demanded, beaten) > 20
    assert emperors


@pytest.mark.parametrize("players", [3, 4])
def test_a_shown_pair_frees_the_pagat(kernel, players):
    """The rarest of the laws, so that it is not left to chance."""
    low = PACK[4]
    hands = [CardSet.of(MOND), CardSet.of(SKYS), CardSet.of(PAGAT, low), CardSet.of(PACK[30])]
    hands[0], hands[1] = hands[0].add(PACK[31]), hands[1].add(PACK[39])
    hands[3] = hands[3].add(PACK[47])
    cases: tuple[tuple[Literal["as-usual", "may", "must"], CardSet], ...] = (
        ("as-usual", CardSet.of(low)),
        ("may", CardSet.of(PAGAT, low)),
        ("must", CardSet.of(PAGAT)),
    )
    for may, expected in cases:
        law = FollowLaw(
            article="", must_trump=True, trull=True, trull_pagat=may, pagat="last-tarock"
        )
        table = Table(tuple(ORDER.mask(hand) for hand in hands[:players]), 1)
        position = position_at(
            game_with(law, players), table, trick=(ORDER.bit(MOND), ORDER.bit(SKYS))
        )
        assert ORDER.cardset(legal(position)) == expected
