"""A game as parameters of the kernel: rules of play, card values, announcements, payments."""

from __future__ import annotations

from array import array
from functools import cached_property
from typing import Final, Literal

from msgspec import Struct, field

from tarock_desktop.kernel.amounts import EachPayoff, Payoff
from tarock_desktop.kernel.bonuses import write_bonus, write_feats
from tarock_desktop.kernel.cards import equal_cards, value_levels
from tarock_desktop.kernel.layout import (
    ADJACENT,
    AVOID,
    BASE,
    BIRD,
    CATCH,
    DUE,
    EMPEROR,
    EXPOSED,
    FATED,
    GAME_WORDS,
    HIGH_PAIR,
    KEPT,
    LAST_CARD,
    LEVEL,
    LIMITS,
    MOST_COUNTED,
    MUST_OVERTAKE,
    MUST_TRUMP,
    NEXT,
    NOTED,
    ORDER_ONLY,
    PAGAT,
    PAGAT_LED_LAST,
    PAGAT_WAITS,
    PLAYERS,
    RULES,
    RUNS,
    SALT,
    SALT_OPEN,
    SET,
    STAGES,
    SUITS_FIRST,
    TAROCKS,
    TRULL_DEMANDS,
    TRULL_FREES,
    TRUMPS,
    UNEVEN,
)
from tarock_desktop.kernel.marks import hash_of

NO_CARDS: Final = (0, 0, 0, 0)


class Watched(Struct, frozen=True):
    """Cards that make or lose something beside their points."""

    birds: tuple[int, ...] = NO_CARDS
    """The card that should itself take the last trick, the one before, two and three before."""
    caught: tuple[int, ...] = NO_CARDS[:3]
    """Cards the other side likes to catch."""
    last: int = 0
    """A card that is good for the side that takes the last trick with it."""
    sets: tuple[int, ...] = NO_CARDS[:2]
    """Sets of which one side would like to have all cards."""
    pagat: bool = True
    """Whether the fate of the Pagat in the last trick is paid for itself."""

    @property
    def cards(self) -> int:
        """All of them; the Pagat's fate in the last trick is looked at apart."""
        found = self.last
        for card in (*self.birds, *self.caught, *self.sets):
            found |= card
        return found


class Game(Struct, frozen=True, dict=True):
    """The rules of play, what the cards count, and what is paid."""

    values: tuple[int, ...]
    """Sixths of a point by kernel bit."""
    payoff: Payoff | EachPayoff
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
    due: tuple[int, ...] = NO_CARDS
    """Announced cards that wait for the last trick, the one before, two and three before."""
    order_only: bool = False
    """Whether announced cards need not wait, only the highest tarock among them goes first."""
    exposed: int = 0
    """Cards that must be played as soon as they may be."""
    valat_caller: int = 0
    """Who called all tricks: 0 nobody, 1 the declarer's side, 2 the other."""
    silent: int = 0
    """Seats that nullify the called Valat if they break it."""
    watched: Watched = field(default_factory=Watched)
    counts_tricks: bool = False
    """Whether the stage of the tricks is how many the declarer has."""
    avoid: bool = False
    """Whether tricks are not wanted."""
    uneven: bool = False
    """Whether somebody has fewer cards than the others."""
    limits: tuple[int, ...] = ()
    """By seat: the hand is over when everybody has so many tricks; empty: it is played out."""

    @cached_property
    def _words(self) -> dict[int | str, array[int]]:
        return {}

    @property
    def sided(self) -> Payoff | None:
        """The payment where two sides play; `None`: there are no two."""
        return self.payoff if isinstance(self.payoff, Payoff) else None

    def words(self) -> array[int]:
        """Return the game for the kernel, to be played."""
        return self._known("play")

    def point_words(self) -> array[int]:
        """Return the game for the kernel, to be searched for card points alone."""
        return self._known("points")

    def need_words(self, need: int) -> array[int]:
        """Return the game for the kernel, to be searched for *need* units for the declarer."""
        return self._known(need)

    def _known(self, aim: int | str) -> array[int]:
        if aim not in self._words:
            self._words[aim] = self._make_words(aim)
        return self._words[aim]

    def _make_words(self, aim: int | str) -> array[int]:
        watched = self.watched if aim != "points" else Watched(pagat=False)
        payoff = self.sided if isinstance(aim, int) else None
        for_points = payoff is None or payoff.for_points
        values = self.values if for_points else (0,) * len(self.values)
        g = array("Q", bytes(8 * GAME_WORDS))
        g[PLAYERS], g[RULES] = self.players, self._rules()
        g[TRUMPS] = TAROCKS if self.trumps_win else 0
        g[EXPOSED] = self.exposed
        for left, card in enumerate(self.due, 1):
            g[DUE + left] = card
            g[KEPT] |= card
        _write_watched(g, watched)
        if not self.exposed:
            g[ADJACENT], g[RUNS] = equal_cards(values, self._special(watched))
        g[BASE], levels = value_levels(values)
        for n, (more, mask) in enumerate(levels):
            g[LEVEL + 2 * n], g[LEVEL + 2 * n + 1] = more, mask
        g[LIMITS] = sum(limit << 8 * seat for seat, limit in enumerate(self.limits))
        for place in range(4 * STAGES):
            g[NEXT + place] = self._stage_after(place // 4, place & 1, place >> 1 & 1)
        g[SALT] = hash_of(g)
        write_feats(g, watched.cards, self.sided if aim == "play" else payoff, aim)
        write_bonus(g, payoff, None if isinstance(aim, str) else aim, silent=bool(self.silent))
        g[SALT_OPEN] = hash_of(g)
        return g

    def _special(self, watched: Watched) -> int:
        """Return cards that are like no other: rules or payments name them."""
        named = PAGAT | watched.cards
        for card in self.due:
            named |= card
        if self.emperor or self.trull_pagat != "as-usual":
            named |= HIGH_PAIR
        return named

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
            | ORDER_ONLY * self.order_only
            | UNEVEN * self.uneven
            | AVOID * self.avoid
        )

    def _stage_after(self, stage: int, mine: int, silent: int) -> int:
        """Return the stage after a trick of the declarer's side, if *mine*."""
        if self.counts_tricks:
            return min(stage + mine, MOST_COUNTED)
        own = 1 if mine else 2
        calls = self.valat_caller if self.silent else 0
        void = 4 if silent and not stage & own and calls not in (0, own) else 0
        return stage | own | void

    def pay_words(self) -> array[int]:
        """Return the payoff for the kernel's random play."""
        if "pay" not in self._words:
            self._words["pay"] = self.payoff.words()
        return self._words["pay"]


def _write_watched(g: array[int], watched: Watched) -> None:
    for left, card in enumerate(watched.birds, 1):
        g[BIRD + left] = card
    g[CATCH : CATCH + 3] = array("Q", watched.caught)
    g[LAST_CARD] = watched.last
    g[SET : SET + 2] = array("Q", watched.sets)
    g[NOTED] = watched.cards
    g[FATED] = PAGAT if watched.pagat else 0
