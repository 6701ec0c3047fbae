"""`tarock simulate`: bots play among themselves and every hand is checked.

The hands are split into rounds, each with a seed of its own. Rounds do not depend on each other,
so any number of processes gives the same result.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tarock_desktop import __version__
from tarock_desktop.bots.sloppy import PER_MILLE, Habits
from tarock_desktop.cli.irregularities import HowEnded
from tarock_desktop.cli.options import (
    UsageError,
    known_variant,
    open_variant,
    parse_levels,
    parse_row,
    seat_letter,
)
from tarock_desktop.cli.selfplay import RoundPlan, SelfPlay, Tally
from tarock_desktop.cli.streams import DIFFERENT, OK, USAGE, Streams
from tarock_desktop.cli.workers import Workers, results
from tarock_desktop.journal.errors import JournalError
from tarock_desktop.journal.journal import Journal
from tarock_desktop.journal.lines import Header, SeatNote
from tarock_desktop.journal.rules import hash_of
from tarock_desktop.journal.storage import JournalFile
from tarock_desktop.session.saves import SUFFIX
from tarock_desktop.table.amounts import no_amounts
from tarock_desktop.table.rulings import Mode
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.loader import Choice

ROUND_HANDS: Final = 12
"""Hands in a round where the sheet lets the players choose."""
SHOWN_VIOLATIONS: Final = 20


class Simulation(Struct, frozen=True, kw_only=True):
    """What was asked for on the command line."""

    ruleset: str
    hands: int
    seats: str | None = None
    """Levels with commas between them; `None`: the best everywhere."""
    seed: str = "1"
    mode: Mode = Mode.GUARD
    irregularity: str | None = None
    """The only row of the sheet that clumsy players break; `None`: whatever comes."""
    rate: float = Habits().per_mille / PER_MILLE
    """Share of their acts that are slips."""
    workers: Workers = Workers()
    options: tuple[tuple[str, Choice], ...] = ()
    journals: Path | None = None
    """Folder that gets a journal for each round."""
    as_json: bool = False


def run(wanted: Simulation, streams: Streams) -> int:
    """Play and print the totals; return 1 if there are violations."""
    try:
        variant = open_variant(wanted.ruleset, dict(wanted.options))
        levels = parse_levels(wanted.seats, variant)
        row = parse_row(wanted.irregularity, variant)
        began = time.perf_counter()
        tally = Tally(no_amounts(len(levels)))
        for result in _results(wanted, plans(wanted, variant, levels, row)):
            tally.add(result)
            streams.progress(tally.hands, wanted.hands, "hands")
    except UsageError as error:
        streams.warn(f"tarock simulate: {error}")
        return USAGE
    _report(wanted, levels, tally, streams)
    seconds = max(time.perf_counter() - began, 1e-9)
    streams.warn(
        f"{seconds:.1f} s: {tally.hands / seconds:,.0f} hands and "
        f"{tally.acts / seconds:,.0f} acts a second"
    )
    return DIFFERENT if tally.violations else OK


def plans(
    wanted: Simulation, variant: Variant, levels: tuple[str, ...], row: str | None
) -> Iterator[RoundPlan]:
    """Yield the rounds that make up the wanted number of hands."""
    habits = Habits(round(wanted.rate * PER_MILLE), row)
    length = variant.sheet.round.length or ROUND_HANDS
    for number, first in enumerate(range(0, wanted.hands, length), 1):
        hands = min(length, wanted.hands - first)
        seed = f"{wanted.seed}/round-{number}"
        yield RoundPlan(number, hands, levels, seed, wanted.mode, habits)


def journal_path(folder: Path, ruleset: str, number: int) -> Path:
    """Return the file of a round's journal."""
    return folder / f"{ruleset}-round-{number:04}{SUFFIX}"


def play_round(wanted: Simulation, plan: RoundPlan) -> Tally:
    """Play one round, here or in another process.

    Raises:
        UsageError: its journal can't be written.
    """
    variant = known_variant(wanted.ruleset, wanted.options)
    if wanted.journals is None:
        return SelfPlay(plan, variant).play()
    path = journal_path(wanted.journals, wanted.ruleset, plan.number)
    try:
        journal = Journal(_header(wanted, plan), JournalFile.create(path))
        try:
            return SelfPlay(
                plan, variant, lambda action, decision: journal.append(action, decision.events)
            ).play()
        finally:
            journal.close()
    except JournalError as error:
        # Its parts do not survive the way from one process to another.
        raise UsageError(str(error)) from None


@cache
def _hash(ruleset: str, options: tuple[tuple[str, Choice], ...]) -> str:
    return hash_of(ruleset, dict(options))


def _header(wanted: Simulation, plan: RoundPlan) -> Header:
    return Header(
        ruleset=wanted.ruleset,
        hash=_hash(wanted.ruleset, wanted.options),
        options=dict(wanted.options),
        mode=wanted.mode,
        seats=tuple(SeatNote(seat_letter(seat), level) for seat, level in enumerate(plan.levels)),
        engine=__version__,
    )


def _results(wanted: Simulation, rounds: Iterator[RoundPlan]) -> Iterator[Tally]:
    """Yield the tally of every round in order."""
    if wanted.workers.cluster is None or wanted.journals is None:
        yield from results(partial(play_round, wanted), rounds, wanted.workers)
        return
    played = results(partial(play_round_elsewhere, wanted), rounds, wanted.workers)
    for number, (tally, content) in enumerate(played, 1):
        _write(journal_path(wanted.journals, wanted.ruleset, number), content)
        yield tally


def play_round_elsewhere(wanted: Simulation, plan: RoundPlan) -> tuple[Tally, bytes]:
    """Play one round on another machine; return its journal too."""
    with TemporaryDirectory() as folder:
        tally = play_round(replace(wanted, journals=Path(folder)), plan)
        return tally, journal_path(Path(folder), wanted.ruleset, plan.number).read_bytes()


def _write(path: Path, content: bytes) -> None:
    """Write the journal of a round that was played elsewhere."""
    try:
        file = JournalFile.create(path)
        try:
            file.append(content)
        finally:
            file.close()
    except JournalError as error:
        raise UsageError(str(error)) from None


def _report(wanted: Simulation, levels: tuple[str, ...], tally: Tally, streams: Streams) -> None:
    if wanted.as_json:
        streams.say(json.dumps(_as_data(wanted, levels, tally), indent=2, ensure_ascii=False))
        return
    streams.say(f"{wanted.ruleset}, seed {wanted.seed}")
    streams.say(f"{'hands':12} {tally.hands:>12,}")
    streams.say(f"{'rounds':12} {tally.rounds:>12,}")
    streams.say(f"{'acts':12} {tally.acts:>12,}")
    for contract, count in sorted(tally.contracts.items()):
        streams.say(f"{contract:12} {count:>12,}")
    for line in _ending_lines(tally):
        streams.say(line)
    for seat, (level, score) in enumerate(zip(levels, tally.scores, strict=True)):
        streams.say(f"{seat_letter(seat)} {level:10} {score!s:>12}")
    for sentence in tally.violations[:SHOWN_VIOLATIONS]:
        streams.say(sentence)
    streams.say(f"{'violations':12} {len(tally.violations):>12,}")


def _ending_lines(tally: Tally) -> Iterator[str]:
    """Yield the table of irregularities, if there were any."""
    rows = _endings_by_row(tally)
    if not rows:
        return
    yield " ".join([f"{'':12}", *(f"{column:>10}" for column in next(iter(rows.values())))])
    for row, endings in rows.items():
        yield " ".join([f"{row:12}", *(f"{count:>10,}" for count in endings.values())])


def _endings_by_row(tally: Tally) -> dict[str, dict[str, int]]:
    """Return, by row of the sheet, how often it was broken and how that ended."""
    rows = dict.fromkeys(sorted(row for row, _ in tally.endings))
    counted = {
        row: {ending.value: tally.endings[row, ending] for ending in HowEnded} for row in rows
    }
    return {
        row: {"committed": sum(endings.values()), **endings} for row, endings in counted.items()
    }


def _as_data(wanted: Simulation, levels: tuple[str, ...], tally: Tally) -> dict[str, object]:
    return {
        "ruleset": wanted.ruleset,
        "seed": wanted.seed,
        "options": dict(wanted.options),
        "hands": tally.hands,
        "rounds": tally.rounds,
        "acts": tally.acts,
        "contracts": dict(sorted(tally.contracts.items())),
        "irregularities": _endings_by_row(tally),
        "seats": [
            {"level": level, "score": str(score)}
            for level, score in zip(levels, tally.scores, strict=True)
        ],
        "violations": tally.violations,
    }
