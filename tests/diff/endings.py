"""Small endings under any rules, and their value by trying everything: no code of the kernel's.

A card is a number here: 0 to 31 the plain suits by eight, 32 to 53 the tarocks.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Literal

from tarock_desktop.kernel.amounts import EachPayoff, Payoff
from tarock_desktop.kernel.games import Game, Watched
from tarock_desktop.kernel.positions import Position, Table
from tests.kit.kernels import no_payoff, position_at

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
    due: tuple[frozenset[int], ...] = (frozenset(),) * 4
    order_only: bool = False
    exposed: frozenset[int] = frozenset()
    values: tuple[int, ...] = SPJST_VALUES
    payoff: Payoff | EachPayoff = field(default_factory=lambda: no_payoff(sum(SPJST_VALUES)))
    caller: int = 0
    silent: frozenset[int] = frozenset()
    taken: int = 0
    birds: tuple[int | None, ...] = (None,) * 4
    caught: tuple[int | None, ...] = (None,) * 3
    last: int | None = None
    sets: tuple[frozenset[int], ...] = (frozenset(),) * 2
    counts_tricks: bool = False
    limits: tuple[int, ...] = ()
    added: tuple[int, ...] = ()
    added_last: int = 0

    @property
    def watched(self) -> Watched:
        return Watched(
            birds=tuple(map(as_bit, self.birds)),
            caught=tuple(map(as_bit, self.caught)),
            last=as_bit(self.last),
            sets=tuple(map(as_bits, self.sets)),
            pagat=isinstance(self.payoff, Payoff) and any(map(any, self.payoff.fates)),
        )

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
            due=tuple(map(as_bits, self.due)),
            order_only=self.order_only,
            exposed=as_bits(self.exposed),
            valat_caller=self.caller,
            silent=as_bits(self.silent),
            watched=self.watched,
            counts_tricks=self.counts_tricks,
            uneven=len(set(map(len, self.hands))) > 1,
            limits=self.limits,
        )
        hands = tuple(as_bits(hand) for hand in self.hands)
        table = Table(
            hands,
            as_bits(self.side),
            taken=self.taken,
            added=self.added,
            added_last=self.added_last,
        )
        return position_at(game, table, self.leader, tuple(1 << card for card in trick))


def as_bits(cards: frozenset[int]) -> int:
    return sum(1 << card for card in cards)


def as_bit(card: int | None) -> int:
    return 0 if card is None else 1 << card


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
    may = keeping(ending, len(hand), may)
    return may & ending.exposed or may


def keeping(ending: Ending, left: int, may: set[int]) -> set[int]:
    """Return the cards that announcements leave of *may* with so many cards in hand."""
    waiting = frozenset().union(*(cards for n, cards in enumerate(ending.due, 1) if n < left))
    birds = {card for card in may & waiting if suit(card) == 4}
    if ending.order_only:
        return may - birds | {card for card in birds if card == max(birds)}
    due = may & ending.due[left - 1] if left <= len(ending.due) else set()
    if due:
        return due
    highest = {card for card in birds if card == max(birds)}
    return may - waiting or highest | {card for card in may if suit(card) < 4}


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


@dataclass(frozen=True)
class Course:
    """What has happened in an ending so far."""

    points: tuple[int, ...]
    tricks: tuple[int, ...]
    stage: int
    sets: frozenset[tuple[int, int]] = frozenset()
    """A set, and a side that has cards of it."""
    made: frozenset[tuple[int, int]] = frozenset()
    """A feat, and the side that has made it: 0 the declarer's."""
    fate: int = 0


def stage_after(ending: Ending, stage: int, won: int) -> int:
    mine = won in ending.side
    if ending.counts_tricks:
        return min(3, stage + mine)
    own = 1 if mine else 2
    if won in ending.silent and not stage & own and ending.caller not in (0, own):
        stage |= 4
    return stage | own


def course_after(ending: Ending, course: Course, trick: tuple[tuple[int, int], ...]) -> Course:
    """Return the course after a trick of seats and cards."""
    cards = tuple(card for _, card in trick)
    place = winner(ending, cards)
    won, best = trick[place]
    number, left = sum(course.tricks), max(map(len, ending.hands)) - sum(course.tricks)
    gain = sum(ending.values[card] for card in cards)
    gain += ending.added[number] if number < len(ending.added) else 0
    gain += ending.added_last if left == 1 else 0
    side, made, sets = int(won not in ending.side), set(course.made), set(course.sets)
    if left <= 4 and best == ending.birds[left - 1]:
        made.add((left - 1, side))
    for seat, card in trick:
        for n, caught in enumerate(ending.caught):
            if card == caught and int(seat not in ending.side) != side:
                made.add((4 + n, side))
        for n, whole in enumerate(ending.sets):
            if card in whole:
                sets.add((n, side))
        if left == 1 and card == ending.last:
            made.add((7, side))
    fate = 0
    if left == 1 and PAGAT in cards and ending.watched.pagat:
        player = trick[cards.index(PAGAT)][0]
        same = (player in ending.side) == (won in ending.side)
        fate = (1 if player == won else 2 if same else 3) + (0 if player in ending.side else 3)
    return Course(
        tuple(n + gain * (seat == won) for seat, n in enumerate(course.points)),
        tuple(n + (seat == won) for seat, n in enumerate(course.tricks)),
        stage_after(ending, course.stage, won),
        frozenset(sets),
        frozenset(made),
        fate,
    )


def is_over(ending: Ending, course: Course) -> bool:
    """Tell whether every game for tricks is lost."""
    many = zip(course.tricks, ending.limits, strict=False)
    return bool(ending.limits) and all(n >= limit for n, limit in many)


def side_points(ending: Ending, course: Course) -> int:
    return sum(n for seat, n in enumerate(course.points) if seat in ending.side)


def payment(ending: Ending, course: Course, seat: int) -> int:
    """Return what the declarer gets; where everybody plays for himself what *seat* gets."""
    payoff = ending.payoff
    if isinstance(payoff, EachPayoff):
        state = [0] * 22
        state[18] = sum(n << 16 * place for place, n in enumerate(course.points))
        state[19] = sum(n << 8 * place for place, n in enumerate(course.tricks))
        return payoff.at_end(state)[seat]
    row = payoff.game[payoff.rows[course.stage][course.fate]]
    paid = row[side_points(ending, course) // payoff.unit]
    paid += payoff.fates[course.stage][course.fate]
    stage = course.stage & 3
    paid += sum(payoff.feats.made[stage][feat][side] for feat, side in course.made)
    for n in range(2):
        sides = {side for number, side in course.sets if number == n}
        if len(sides) == 1:
            paid += payoff.feats.sets[stage][n][sides.pop()]
    return paid


def values(ending: Ending, trick: tuple[int, ...], objective: str) -> dict[int, int]:
    """Return the value of every legal card, in sixths of a point or in units of the payment."""
    players = len(ending.hands)
    each = isinstance(ending.payoff, EachPayoff) and objective == "payoff"

    def following(hands, leader, trick):
        seats = [(leader + n) % players for n in range(players)]
        played = {seat for seat, _ in trick}
        return next((seat for seat in seats if hands[seat] and seat not in played), None)

    @cache
    def value(hands, leader, trick, course):
        seat = following(hands, leader, trick)
        cards = tuple(card for _, card in trick)
        found = [
            after(hands, leader, trick, course, seat, card)
            for card in choices(ending, hands[seat], cards)
        ]
        maximises = seat == me if each else seat in ending.side
        return max(found) if maximises else min(found)

    def after(hands, leader, trick, course, seat, card):
        left = (*hands[:seat], hands[seat] - {card}, *hands[seat + 1 :])
        trick = (*trick, (seat, card))
        if following(left, leader, trick) is not None:
            return value(left, leader, trick, course)
        won = trick[winner(ending, tuple(card for _, card in trick))][0]
        course = course_after(ending, course, trick)
        if any(left) and not is_over(ending, course):
            return value(left, won, (), course)
        return (
            side_points(ending, course) if objective == "points" else payment(ending, course, me)
        )

    laid: tuple[tuple[int, int], ...] = ()
    hands, leader = list(ending.hands), ending.leader
    for card in trick:
        seat = following(hands, leader, laid)
        hands[seat] = hands[seat] - {card}
        laid = (*laid, (seat, card))
    me = following(hands, leader, laid)
    nothing = (0,) * players
    start = Course(nothing, nothing, ending.taken)
    return {
        card: after(tuple(hands), leader, laid, start, me, card)
        for card in choices(ending, hands[me], trick)
    }
