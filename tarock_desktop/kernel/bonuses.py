"""What the search adds to card points at the end, and what feats may still bring."""

from __future__ import annotations

from array import array
from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from tarock_desktop.kernel.amounts import (
    ENDS,
    MADE_FEATS,
    OUT_OF_REACH,
    SETS,
    Feats,
    Pair,
    Payoff,
)
from tarock_desktop.kernel.cards import bits
from tarock_desktop.kernel.layout import (
    ADD,
    BIRD,
    BONUS,
    CATCH,
    FATES,
    FEATS_AT,
    HIGH,
    LAST_CARD,
    LEAST,
    LOW,
    M16,
    M64,
    MIXED,
    MOST,
    NEXT,
    NOTED,
    OFFSET,
    SETS_LEAST,
    SETS_MOST,
    SETS_PAID,
    STAGE_ROW,
    STAGES,
    START,
    SWEEP_AT,
    WIDTH,
)

NOTHING = Feats()


def write_feats(g: array[int], noted: int, payoff: Payoff | None, aim: int | str) -> None:
    """Write what a trick adds to `TAKEN`: a bit for a feat, or what it pays."""
    if not noted:
        return
    if aim == "play":
        for stage in ENDS:
            for n in range(2 * MADE_FEATS):
                g[ADD + STAGE_ROW * stage + n] = 1 << (FEATS_AT + n)
        return
    feats = NOTHING if payoff is None else payoff.feats
    for stage in ENDS:
        for n in range(2 * MADE_FEATS):
            g[ADD + STAGE_ROW * stage + n] = _packed(feats, stage, n)
    reach = reach_of(feats)
    for stage in range(MIXED + 1):
        for n, card in enumerate(bits(noted)):
            least, most = _spread(g, feats, stage, card)
            g[LEAST + STAGE_ROW * stage + n] = least & M64
            g[MOST + STAGE_ROW * stage + n] = most & M64
    for stage in ENDS:
        for taken in range(STAGE_ROW):
            later = (then for then in range(STAGE_ROW) if not taken & ~then)
            ends = [feats.of_sets(stage, then) - reach.sets_least for then in later]
            place = STAGE_ROW * stage + taken
            g[SETS_LEAST + place], g[SETS_MOST + place] = min(ends), max(ends)
            g[SETS_PAID + place] = feats.of_sets(stage, taken) - reach.sets_least
    g[START] = -reach.made_least << FEATS_AT | -reach.made_least << SWEEP_AT
    g[WIDTH] = reach.width


def _packed(feats: Feats, stage: int, n: int) -> int:
    """Return a feat's payment where it is summed up: for tricks on both sides, and for all."""
    mixed = feats.of_made(MIXED, n) << FEATS_AT
    sweep = 0 if stage == MIXED else feats.of_made(stage, n) << SWEEP_AT
    return (mixed + sweep) & M64


def _feats_of(g: array[int], card: int) -> Iterator[int]:
    """Yield the feats a card is noted for."""
    yield from (left - 1 for left in range(1, 5) if g[BIRD + left] == card)
    yield from (4 + place for place in range(3) if g[CATCH + place] == card)
    if g[LAST_CARD] == card:
        yield 7


def _spread(g: array[int], feats: Feats, stage: int, card: int) -> tuple[int, int]:
    """Return the least and the most a card may add, as sums are kept."""
    least = most = 0
    sweeps = (1, 2) if stage == 0 else (stage,)
    for feat in _feats_of(g, card):
        mixed = (0, *feats.made[MIXED][feat])
        least += min(mixed) << FEATS_AT
        most += max(mixed) << FEATS_AT
        if stage != MIXED:
            sweep = [0, *(paid for each in sweeps for paid in feats.made[each][feat])]
            least += min(sweep) << SWEEP_AT
            most += max(sweep) << SWEEP_AT
    return least, most


class Reach(Struct, frozen=True):
    """What feats may come to together, whatever the tricks."""

    made_least: int
    sets_least: int
    width: int
    """Different sums."""

    @property
    def least(self) -> int:
        """The least sum of all."""
        return self.made_least + self.sets_least


def reach_of(feats: Feats) -> Reach:
    """Return what feats may come to."""
    made = [_either(feats.made, number) for number in range(MADE_FEATS)]
    sets = [_either(feats.sets, number) for number in range(SETS)]
    most = sum(high for _, high in (*made, *sets))
    reach = Reach(sum(low for low, _ in made), sum(low for low, _ in sets), 0)
    width = most - reach.least + 1
    if width > M16 // 2:
        raise ValueError("feats are paid too much")
    return replace(reach, width=width)


def _either(pays: tuple[tuple[Pair, ...], ...], number: int) -> tuple[int, int]:
    """Return the least and the most a feat may bring at any stage."""
    found = [paid for stage in ENDS for paid in pays[stage][number]]
    return min(0, *found), max(0, *found)


def write_bonus(g: array[int], payoff: Payoff | None, need: int | None, *, silent: bool) -> None:
    """Write what is added to the points at the end: what *need* units ask of them."""
    feats = bool(g[NOTED])
    width = g[WIDTH] = g[WIDTH] or FATES
    g.extend([OFFSET] * (STAGES * width))
    for place in (*range(LOW, LOW + 2 * STAGES), *range(HIGH, HIGH + 2 * STAGES)):
        g[place] = OFFSET
    if payoff is None or need is None:
        return
    for stage in range(STAGES):
        if not feats:
            for fate in range(FATES):
                g[BONUS + stage * width + fate] -= payoff.least_points(stage, fate, need)
        elif stage in ENDS:
            least = reach_of(payoff.feats).least
            for column, points in enumerate(_columns(payoff, stage, need - least, width)):
                g[BONUS + stage * width + column] -= points
    for stage in range(STAGES):
        later = stages_after(g, stage, silent=silent)
        for pagat in (0, 1):
            columns = range(width) if feats else range(FATES if pagat else 1)
            reach = [g[BONUS + end * width + column] for end in later for column in columns]
            g[LOW + STAGES * pagat + stage] = min(reach)
            g[HIGH + STAGES * pagat + stage] = max(reach)


def _columns(payoff: Payoff, stage: int, need: int, width: int) -> Iterator[int]:
    """Yield the points that are wanted when feats bring one unit more each time."""
    row, points = payoff.game[payoff.rows[stage][0]], OUT_OF_REACH
    column = len(row)
    for more in range(width):
        wanted = need - more - payoff.fates[stage][0]
        while column and row[column - 1] >= wanted:
            column -= 1
            points = column * payoff.unit
        yield points


def stages_after(g: array[int], stage: int, *, silent: bool) -> set[int]:
    """Return the stages in which a hand may end with at least one trick more."""
    ways = range(4) if silent else range(2)
    found, waiting = set[int](), {stage}
    while waiting:
        row = NEXT + 4 * waiting.pop()
        after = {g[row + way] for way in ways}
        waiting |= after - found
        found |= after
    return found
