"""Small endings under any rules, and their value by trying everything: no code of the kernel's.

A card is a number here: 0 to 31 the plain suits by eight, 32 to 53 the tarocks.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Literal

from tarock_desktop.kernel.games import Game, Payoff, no_payoff
from tarock_desktop.kernel.positions import Position, Table, position_at

PAGAT, MOND, SKYS = 32, 52, 53
SPJST_VALUES = ((6,) * 4 + (12, 18, 24, 30)) * 4 + (30, *(6,) * 19, 30, 30)
THIRDS = ((2,) * 4 + (8, 14, 20, 26)) * 4 + (26, *(2,) * 19, 26, 26)


@dataclass(frozen=True)
class Ending:
    hands: tuple[frozenset[int], ...]
    leader: int
    side: frozenset[int]
    must_trump: bool = True
    must_overtake: bool = False
    trumps_win: bool = True
    emperor: bool = False
    trull_pagat: Literal["as-usual", "may", "must"] = "as-usual"
    pagat: Literal["free", "last-tarock", "last-tarock-not-led"] = "free"
    suits_first: bool = False
    kept: frozenset[int] = frozenset()
    exposed: frozenset[int] = frozenset()
    values: tuple[int, ...] = SPJST_VALUES
    payoff: Payoff = field(default_factory=lambda: no_payoff(sum(SPJST_VALUES)))
    caller: int = 0
    silent: frozenset[int] = frozenset()
    taken: int = 0

    def position(self, trick: tuple[int, ...] = ()) -> Position:
        game = Game(
            values=self.values,
            payoff=self.payoff,
            players=len(self.hands),
            must_trump=self.must_trump,
            must_overtake=self.must_overtake,
            trumps_win=self.trumps_win,
            emperor=self.emperor,
            trull_pagat=self.trull_pagat,
            pagat=self.pagat,
            suits_first=self.suits_first,
            kept=as_bits(self.kept),
            exposed=as_bits(self.exposed),
            valat_caller=self.caller,
            silent=as_bits(self.silent),
        )
        hands = tuple(as_bits(hand) for hand in self.hands)
        table = Table(hands, self.leader, as_bits(self.side), taken=self.taken)
        return position_at(game, table, tuple(1 << card for card in trick))


def as_bits(cards: frozenset[int]) -> int:
    return sum(1 << card for card in cards)


def suit(card: int) -> int:
    return min(card // 8, 4)


def choices(ending: Ending, hand: frozenset[int], trick: tuple[int, ...]) -> set[int]:
    may = set(hand)
    if trick:
        tarocks = {card for card in hand if suit(card) == 4} if ending.must_trump else set()
        may = {card for card in hand if suit(card) == suit(trick[0])} or tarocks or may
        if PAGAT in may and ending.trull_pagat != "as-usual" and {MOND, SKYS} <= set(trick):
            may = {PAGAT} if ending.trull_pagat == "must" else may
        elif waits(ending, hand):
            may = may - {PAGAT}
        if ending.must_overtake:
            may = {card for card in may if beats(ending, card, trick)} or may
    elif ending.suits_first and any(suit(card) < 4 for card in hand):
        may = {card for card in hand if suit(card) < 4}
    elif ending.pagat == "last-tarock-not-led":
        may = may - {PAGAT} or may
    elif waits(ending, hand):
        may = may - {PAGAT}
    may = may - ending.kept or may
    return may & ending.exposed or may


def waits(ending: Ending, hand: frozenset[int]) -> bool:
    """Tell whether the Pagat of a hand waits for its other tarocks."""
    return ending.pagat != "free" and any(suit(card) == 4 for card in hand - {PAGAT})


def beats(ending: Ending, card: int, trick: tuple[int, ...]) -> bool:
    return winner(ending, (*trick, card)) == len(trick)


def winner(ending: Ending, trick: tuple[int, ...]) -> int:
    best = 0
    wins = ending.trumps_win or suit(trick[0]) == 4
    if ending.emperor and wins and {PAGAT, MOND, SKYS} <= set(trick):
        return trick.index(PAGAT)
    for place, card in enumerate(trick):
        over = trick[best]
        higher = suit(card) == suit(over) and card > over
        if higher or (suit(card) == 4 != suit(over) and ending.trumps_win):
            best = place
    return best


def values(ending: Ending, trick: tuple[int, ...], objective: str) -> dict[int, int]:
    """Return the value of every legal card, in sixths of a point or in chips."""

    @cache
    def value(hands, leader, trick, points, taken):
        seat = (leader + len(trick)) % len(hands)
        found = [
            after(hands, leader, trick, points, taken, card)
            for card in choices(ending, hands[seat], trick)
        ]
        return max(found) if seat in ending.side else min(found)

    def after(hands, leader, trick, points, taken, card):
        seat = (leader + len(trick)) % len(hands)
        left = (*hands[:seat], hands[seat] - {card}, *hands[seat + 1 :])
        trick = (*trick, card)
        if len(trick) < len(hands):
            return value(left, leader, trick, points, taken)
        won = (leader + winner(ending, trick)) % len(hands)
        mine = won in ending.side
        if mine:
            points += sum(ending.values[card] for card in trick)
        own = 1 if mine else 2
        if won in ending.silent and not taken & own and ending.caller not in (0, own):
            taken |= 4
        taken |= own
        if any(left):
            return value(left, won, (), points, taken)
        fate = 0
        if PAGAT in trick:
            player = (leader + trick.index(PAGAT)) % len(hands)
            fate = (1 if player == won else 2) + (0 if player in ending.side else 2)
        return points if objective == "points" else ending.payoff.amount(taken, points, fate)

    hands, leader = list(ending.hands), ending.leader
    for place, card in enumerate(trick):
        hands[(leader + place) % len(hands)] -= {card}
    seat = (leader + len(trick)) % len(hands)
    return {
        card: after(tuple(hands), leader, trick, 0, ending.taken, card)
        for card in choices(ending, hands[seat], trick)
    }


def random_ending(chance: Random, tricks: int) -> Ending:
    """Deal a few cards to three or four seats, with rules drawn by lot."""
    players = chance.choice((3, 4))
    size = chance.randint(1, tricks) if players == 4 else chance.randint(1, tricks + 1)
    pool = range(chance.choice((0, 0, 8, 24)), 54)
    cards = chance.sample(pool, players * size)
    emperor = chance.random() < 0.3
    if emperor and len(cards) > 3:
        cards = [*{PAGAT, MOND, SKYS}, *(card for card in cards if card not in (32, 52, 53))]
        cards = chance.sample(cards[: players * size], players * size)
    hands = [frozenset(cards[n * size : (n + 1) * size]) for n in range(players)]
    values = chance.choice((SPJST_VALUES, THIRDS))
    return Ending(
        hands=tuple(hands),
        leader=chance.randrange(players),
        side=frozenset(chance.sample(range(players), chance.randint(1, players - 1))),
        must_trump=chance.random() < 0.8,
        must_overtake=chance.random() < 0.3,
        trumps_win=chance.random() < 0.8,
        emperor=emperor,
        trull_pagat=chance.choice(("as-usual", "as-usual", "may", "must")),
        pagat=chance.choice(("free", "free", "last-tarock", "last-tarock-not-led")),
        suits_first=chance.random() < 0.2,
        kept=frozenset({PAGAT}) if chance.random() < 0.4 else frozenset(),
        exposed=frozenset(chance.sample(cards, min(2, len(cards)))) if chance.random() < 0.3
        else frozenset(),
        values=values,
        payoff=random_payoff(chance, values),
        caller=(caller := chance.choice((0, 1, 2))),
        silent=frozenset(chance.sample(range(players), 2)) if caller else frozenset(),
        taken=chance.choice((0, 0, 1, 2, 3)),
    )  # fmt: skip


def random_payoff(chance: Random, values: tuple[int, ...]) -> Payoff:
    """Pay for points, rising, and for tricks and Pagat as chance will have it."""
    columns = sum(values) // 6 + 1
    games = [
        tuple(sorted(chance.randint(-12, 12) for _ in range(columns)))
        if taken & 3 == 3 else (chance.randint(-40, 40),) * columns
        for taken in range(8)
    ]  # fmt: skip
    feats = [(0, *(chance.randint(-5, 5) for _ in range(4))) for _ in range(8)]
    return Payoff(6, tuple(games), tuple(feats))


def random_trick(ending: Ending, chance: Random) -> tuple[int, ...]:
    """Play the beginning of a trick."""
    trick: tuple[int, ...] = ()
    for _ in range(chance.randrange(len(ending.hands))):
        seat = (ending.leader + len(trick)) % len(ending.hands)
        trick = (*trick, chance.choice(sorted(choices(ending, ending.hands[seat], trick))))
    return trick
