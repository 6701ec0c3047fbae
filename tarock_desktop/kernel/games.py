"""A game in parameters: what the kernel has to know of a sheet, a contract and what was said."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final, Literal

from tarock_desktop.kernel.layout import (
    ADJACENT,
    BASE,
    BONUS,
    CALLER,
    EMPEROR,
    EXPOSED,
    FATES,
    GAME_ROWS,
    GAME_WORDS,
    HIGH,
    K1,
    KEPT,
    LEVEL,
    LOW,
    M64,
    MUST_OVERTAKE,
    MUST_TRUMP,
    OFFSET,
    PAGAT,
    PAGAT_LED_LAST,
    PAGAT_WAITS,
    PAY_OFFSET,
    PLAYERS,
    ROW,
    RULES,
    RUNS,
    SALT,
    SALT_OPEN,
    SUIT_0,
    SUIT_1,
    SUIT_2,
    SUIT_3,
    SUITS_FIRST,
    TAROCKS,
    TRULL_DEMANDS,
    TRULL_FREES,
    TRUMPS,
)

PACK_SIZE: Final = 54
SUITS: Final = (SUIT_0, SUIT_1, SUIT_2, SUIT_3, TAROCKS)
LEVELS: Final = 4
TAKEN_STATES: Final = 8
OUT_OF_REACH: Final = 4000
"""Sixths of a point nobody has."""


@dataclass(frozen=True, slots=True)
class Payoff:
    """What the declarer gets in the end, in chips: the sum of two tables."""

    unit: int
    """Sixths of a point a column of `game` stands for."""
    game: tuple[tuple[int, ...], ...]
    """By tricks taken (see `layout.TAKEN`) and card points of the declarer's side; grows with
    the points."""
    feats: tuple[tuple[int, ...], ...]
    """By tricks taken and fate of the Pagat (see `layout.FATES`)."""
    _amounts: list[int] = field(default_factory=list, compare=False, repr=False, init=False)

    def __post_init__(self) -> None:
        """Refuse what the search can't maximise."""
        for row in self.game:
            if list(row) != sorted(row):
                raise ValueError("more card points must not be paid less")
            if len(row) > ROW:
                raise ValueError(f"{len(row)} columns of points, at most {ROW}")

    def amount(self, taken: int, points: int, fate: int) -> int:
        """Return what the declarer gets; *points* in sixths."""
        return self.game[taken][points // self.unit] + self.feats[taken][fate]

    def least_points(self, taken: int, fate: int, need: int) -> int:
        """Return the sixths of a point with which the declarer gets *need* chips."""
        wanted = need - self.feats[taken][fate]
        columns = enumerate(self.game[taken])
        return next((n * self.unit for n, paid in columns if paid >= wanted), OUT_OF_REACH)

    def amounts(self) -> list[int]:
        """Return everything that can come out, rising."""
        if not self._amounts:
            games = zip(self.game, self.feats, strict=True)
            found = {paid + feat for row, feats in games for paid in set(row) for feat in feats}
            self._amounts.extend(sorted(found))
        return self._amounts


def no_payoff(total: int) -> Payoff:
    """Return the payoff of a game that is played for nothing but its *total* of sixths."""
    unit = -(-(total + 1) // ROW)
    return Payoff(unit, ((0,) * (total // unit + 1),) * TAKEN_STATES, ((0,) * FATES,) * 8)


@dataclass(frozen=True, slots=True)
class Game:
    """The rules of play, what the cards count, and what is paid."""

    values: tuple[int, ...]
    """Sixths of a point by kernel bit."""
    payoff: Payoff
    players: int = 4
    must_trump: bool = True
    must_overtake: bool = False
    trumps_win: bool = True
    emperor: bool = False
    """Whether the Pagat takes a trick in which Mond and Skys lie too."""
    trull_pagat: Literal["as-usual", "may", "must"] = "as-usual"
    """Whether the Pagat is freed, or demanded, when Mond and Skys lie in the trick."""
    pagat: Literal["free", "last-tarock", "last-tarock-not-led"] = "free"
    """Whether the Pagat waits for the other tarocks, and to lead for all other cards."""
    suits_first: bool = False
    """Whether a tarock is led only from a hand of nothing else."""
    kept: int = 0
    """Cards that must wait for the last trick as long as another one can be played."""
    exposed: int = 0
    """Cards that must be played as soon as they may be."""
    valat_caller: int = 0
    """Who called all tricks: 0 nobody, 1 the declarer's side, 2 the other."""
    silent: int = 0
    """Seats that nullify the called Valat if they break it."""
    _words: dict[int | None, array[int]] = field(
        default_factory=dict, compare=False, repr=False, init=False
    )
    _pay: list[array[int]] = field(default_factory=list, compare=False, repr=False, init=False)

    @property
    def total(self) -> int:
        """Sixths of a point in the pack."""
        return sum(self.values)

    def words(self, need: int | None = None) -> array[int]:
        """Return the game for the kernel: to be played for points, or for *need* chips."""
        if need not in self._words:
            self._words[need] = self._make_words(need)
        return self._words[need]

    def _make_words(self, need: int | None) -> array[int]:
        g = array("Q", bytes(8 * GAME_WORDS))
        g[PLAYERS] = self.players
        g[RULES] = self._rules()
        g[TRUMPS] = TAROCKS if self.trumps_win else 0
        g[KEPT], g[EXPOSED] = self.kept, self.exposed
        if not self.exposed:
            g[ADJACENT], g[RUNS] = equal_cards(self.values, self.kept)
        g[BASE], levels = value_levels(self.values)
        for n, (more, mask) in enumerate(levels):
            g[LEVEL + 2 * n], g[LEVEL + 2 * n + 1] = more, mask
        g[CALLER] = self.valat_caller if self.silent else 0
        g[SALT] = hash_of(g)
        self._set_bonus(g, need)
        g[SALT_OPEN] = hash_of(g)
        return g

    def _rules(self) -> int:
        return (
            MUST_TRUMP * self.must_trump
            | MUST_OVERTAKE * self.must_overtake
            | EMPEROR * self.emperor
            | TRULL_FREES * (self.trull_pagat != "as-usual")
            | TRULL_DEMANDS * (self.trull_pagat == "must")
            | PAGAT_WAITS * (self.pagat != "free")
            | PAGAT_LED_LAST * (self.pagat == "last-tarock-not-led")
            | SUITS_FIRST * self.suits_first
        )

    def _set_bonus(self, g: array[int], need: int | None) -> None:
        """Write what is added to the points at the end: what *need* chips ask of them."""
        bonus = [[0] * FATES for _ in range(TAKEN_STATES)]
        if need is not None:
            for taken, row in enumerate(bonus):
                row[:] = [-self.payoff.least_points(taken, n, need) for n in range(FATES)]
        for taken, row in enumerate(bonus):
            for fate, value in enumerate(row):
                g[BONUS + taken * FATES + fate] = value + OFFSET
            later = [state for state in range(TAKEN_STATES) if self._may_become(taken, state)]
            for pagat in (0, 1):
                fates = FATES if pagat else 1
                reach = [value for state in later for value in bonus[state][:fates]]
                g[LOW + 8 * pagat + taken] = min(reach, default=0) + OFFSET
                g[HIGH + 8 * pagat + taken] = max(reach, default=0) + OFFSET

    def _may_become(self, taken: int, later: int) -> bool:
        """Return whether the tricks of a running hand may end as *later*."""
        if not later & 3 or taken & ~later:
            return False
        voided = later & ~taken & 4
        breaker = 3 - self.valat_caller
        return not voided or bool(self.silent and not taken & breaker and later & breaker)

    def pay_words(self) -> array[int]:
        """Return the payoff for the kernel's random play."""
        if not self._pay:
            self._pay.append(self._make_pay())
        return self._pay[0]

    def _make_pay(self) -> array[int]:
        pay = array("Q", [PAY_OFFSET]) * (GAME_ROWS + TAKEN_STATES * ROW)
        for taken, (row, feats) in enumerate(
            zip(self.payoff.game, self.payoff.feats, strict=True)
        ):
            for fate, paid in enumerate(feats):
                pay[taken * FATES + fate] = paid + PAY_OFFSET
            for column, paid in enumerate(row):
                pay[GAME_ROWS + taken * ROW + column] = paid + PAY_OFFSET
        pay[0] = self.payoff.unit  # row 0 is no end of a hand: somebody has taken a trick
        return pay


def equal_cards(values: tuple[int, ...], kept: int) -> tuple[int, int]:
    """Return the cards that are worth as much as the next higher one, and all of such runs.

    A run begins with the lowest cards of a suit, the Pagat and kept cards left out: only there
    cards move together when one is gone.
    """
    adjacent = runs = 0
    for suit in SUITS:
        cards = [bit for bit in range(PACK_SIZE) if suit & ~PAGAT & ~kept & 1 << bit]
        low = cards[0]
        for n, bit in enumerate(cards):
            if bit != low + n or values[bit] != values[low]:
                break
            runs |= 1 << bit
            adjacent |= 1 << bit >> 1 if n else 0
    return adjacent, runs


def value_levels(values: tuple[int, ...]) -> tuple[int, list[tuple[int, int]]]:
    """Return the least value, and what the cards of a mask count more than the step below."""
    steps = sorted(set(values))
    if len(steps) > LEVELS + 1:
        raise ValueError(f"{len(steps)} different card values, at most {LEVELS + 1}")
    levels = [
        (high - low, sum(1 << bit for bit, value in enumerate(values) if value >= high))
        for low, high in pairwise(steps)
    ]
    return steps[0], levels


def hash_of(words: array[int]) -> int:
    """Return a mark for words, the same in every process."""
    mark = 0
    for word in words:
        mark = ((mark ^ word) * K1 + 1) & M64
        mark ^= mark >> 29
    return mark
