"""Small endings with rules, feats and payments drawn by lot."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from tarock_desktop.kernel.amounts import EachPayoff, Feats, Payoff
from tests.diff.endings import MOND, PAGAT, SKYS, SPJST_VALUES, THIRDS, Ending, choices


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
        due=random_due(chance),
        order_only=chance.random() < 0.2,
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
    feats = [(0, *(chance.randint(-5, 5) for _ in range(6))) for _ in range(8)]
    return Payoff(6, tuple(games), tuple(feats))


def random_due(chance: Random) -> tuple[frozenset[int], ...]:
    """Let some cards wait for a trick, seldom."""
    if chance.random() < 0.6:
        return (frozenset(),) * 4
    cards = chance.sample((PAGAT, 33, 34, 35), 2)
    due = [frozenset[int]() for _ in range(4)]
    due[0] = frozenset(chance.choice(((PAGAT,), (7,), (PAGAT, 7))))
    for card in cards:
        if card != PAGAT:
            due[card - 32] = frozenset({card})
    return tuple(due)


def with_feats(ending: Ending, chance: Random) -> Ending:
    """Return an ending in which all kinds of feats are paid and the Pagat's fate is not."""
    columns = sum(ending.values) // 6 + 1
    rows = [tuple(sorted(chance.randint(-8, 8) for _ in range(columns))) for _ in range(8)]
    held = sorted(card for hand in ending.hands for card in hand)

    def pairs(number):
        return tuple((chance.randint(-3, 6), chance.randint(-6, 3)) for _ in range(number))

    feats = Feats(tuple(pairs(8) for _ in range(4)), tuple(pairs(2) for _ in range(4)))
    some = [chance.choice(held) for _ in range(12)]
    return replace(
        ending,
        payoff=Payoff(6, tuple(rows), feats=feats),
        birds=(*dict.fromkeys(some[:4]), None, None, None)[:4],
        caught=(some[4], some[5] if some[5] != some[4] else None, None),
        last=some[6],
        sets=(frozenset(some[7:9]), frozenset(some[8:12])),
        caller=0,
        silent=frozenset(),
        taken=0,
    )


def for_tricks(ending: Ending, chance: Random) -> Ending:
    """Return an ending in which it counts how many tricks one seat takes."""
    wanted = chance.randint(0, 2)
    paid = tuple((9 if n == wanted else -9,) for n in range(8))
    owner = min(ending.side)
    limits = tuple(wanted + 1 if seat == owner else 0 for seat in range(len(ending.hands)))
    return replace(
        ending,
        side=frozenset({owner}),
        payoff=Payoff(1 + sum(ending.values), paid, for_points=False),
        counts_tricks=True,
        limits=limits if chance.random() < 0.7 else (),
        caller=0,
        silent=frozenset(),
        taken=0,
    )


def for_himself(ending: Ending, chance: Random) -> Ending:
    """Return an ending of each for himself: the order of points decides, or several games."""
    players = len(ending.hands)
    hands = list(ending.hands)
    if chance.random() < 0.3:
        short = chance.randrange(players)
        hands[short] = frozenset(sorted(hands[short])[: len(hands[short]) // 2])
    if chance.random() < 0.5:
        ways = range(4**players)
        vectors = {way: tuple(chance.randint(-4, 4) for _ in range(players)) for way in ways}
        payoff = EachPayoff(vectors, players)
    else:
        columns, unit = sum(ending.values) // 2 + 200, 2
        ways = range(4 * 3 ** (players * (players - 1) // 2))
        vectors = {way: tuple(chance.randint(-4, 4) for _ in range(players)) for way in ways}
        ranks = tuple(column // chance.choice((1, 3)) for column in range(min(256, columns)))
        payoff = EachPayoff(vectors, players, unit, tuple(sorted(ranks)), chance.randint(9, 60))
    leader = next(n % players for n in range(ending.leader, 9) if hands[n % players])
    return replace(
        ending,
        hands=tuple(hands),
        leader=leader,
        payoff=payoff,
        values=THIRDS,
        caller=0,
        silent=frozenset(),
        taken=0,
        due=(frozenset(),) * 4,
        added=tuple(chance.randrange(0, 20, 2) for _ in range(chance.randint(0, 3))),
        added_last=chance.choice((0, 0, 12)),
    )


def random_trick(ending: Ending, chance: Random) -> tuple[int, ...]:
    """Play the beginning of a trick."""
    players = len(ending.hands)
    seats = [(ending.leader + n) % players for n in range(players)]
    playing = [seat for seat in seats if ending.hands[seat]]
    trick: tuple[int, ...] = ()
    for seat in playing[: chance.randrange(len(playing))]:
        trick = (*trick, chance.choice(sorted(choices(ending, ending.hands[seat], trick))))
    return trick
