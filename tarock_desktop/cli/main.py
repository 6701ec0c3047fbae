"""The `tarock` command: its arguments go to the module that does the work."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from tarock_desktop.cli.arguments import RULE_SECTIONS, new_parser
from tarock_desktop.cli.streams import (
    INTERRUPTED,
    UNREAD,
    USAGE,
    Streams,
    standard_streams,
)

if TYPE_CHECKING:
    from tarock_desktop.cli.workers import Workers
    from tarock_desktop.variants.loader import Choice

# Each command is imported when it runs: `tarock --help` and `tarock lint` need no bots.
# ruff: noqa: PLC0415


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command of *argv* (without the program's name) and return its exit code."""
    streams = standard_streams()
    try:
        code = run(argv, streams)
        streams.out.flush()
    except KeyboardInterrupt:
        streams.warn("")
        streams.warn("tarock: interrupted")
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return UNREAD
    except OSError as error:
        # Commands say themselves which of their files can't be used: this is their own output.
        _drop_output()
        streams.warn(f"tarock: the output cannot be written: {error.strerror or error}")
        return USAGE
    return code


def _drop_output() -> None:
    """Let the rest of the output go nowhere: Python would complain again when it closes it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def run(argv: Sequence[str] | None, streams: Streams) -> int:
    """Run a command with these streams and return its exit code."""
    try:
        arguments = new_parser().parse_args(argv)
    except SystemExit as exit_:
        return exit_.code if isinstance(exit_.code, int) else USAGE
    return COMMANDS[arguments.command](arguments, streams)


def _deal(arguments: Namespace, streams: Streams) -> int:
    from tarock_desktop.cli import deal

    if arguments.check is not None:
        return deal.check(arguments.check, streams)
    if arguments.fill is not None:
        return deal.fill_file(arguments.fill, arguments.seed, arguments.output, streams)
    order = deal.DealOrder(
        arguments.ruleset,
        arguments.number,
        arguments.seed,
        arguments.dealer,
        arguments.output,
        arguments.people,
    )
    return deal.run(order, streams)


def _duplicate(arguments: Namespace, streams: Streams) -> int:
    from tarock_desktop.cli import duplicate

    match arguments.part:
        case "make":
            options = _table_options(arguments, streams)
            if options is None:
                return USAGE
            order = duplicate.SetOrder(
                arguments.ruleset,
                dict(options),
                arguments.name,
                tuple(arguments.files),
                arguments.deals,
                arguments.output,
            )
            return duplicate.make(order, streams)
        case "results":
            files = tuple(arguments.files)
            return duplicate.results(
                arguments.set, arguments.table, files, arguments.output, streams
            )
        case _:
            wanted = duplicate.Printed(
                arguments.set,
                tuple(arguments.tables),
                arguments.csv,
                arguments.pdf,
                arguments.lang,
            )
            return duplicate.compare_tables(wanted, streams)


def _table_options(
    arguments: Namespace, streams: Streams
) -> tuple[tuple[str, Choice], ...] | None:
    """Return the table options of a preset and single ones; `None`: they cannot be used."""
    from tarock_desktop.cli.options import UsageError, wanted_choices

    try:
        chosen = wanted_choices(arguments.ruleset, arguments.preset, arguments.options)
    except UsageError as error:
        streams.warn(f"tarock {arguments.command}: {error}")
        return None
    return tuple(chosen.items())


def _workers(arguments: Namespace) -> Workers:
    from tarock_desktop.cli.workers import Workers

    return Workers(arguments.jobs, arguments.cluster)


def _simulate(arguments: Namespace, streams: Streams) -> int:
    from tarock_desktop.cli import simulate
    from tarock_desktop.table.rulings import Mode

    options = _table_options(arguments, streams)
    if options is None:
        return USAGE
    wanted = simulate.Simulation(
        ruleset=arguments.ruleset,
        hands=arguments.hands,
        seats=arguments.seats,
        seed=arguments.seed,
        mode=Mode(arguments.mode),
        irregularity=arguments.irregularity,
        rate=arguments.rate,
        workers=_workers(arguments),
        options=options,
        journals=arguments.journals,
        as_json=arguments.json,
    )
    return simulate.run(wanted, streams)


def _arena(arguments: Namespace, streams: Streams) -> int:
    from tarock_desktop.cli import arena

    options = _table_options(arguments, streams)
    if options is None:
        return USAGE
    wanted = arena.Match(
        ruleset=arguments.ruleset,
        a=arguments.a,
        b=arguments.b,
        deals=arguments.deals,
        seed=arguments.seed,
        workers=_workers(arguments),
        options=options,
        as_json=arguments.json,
    )
    return arena.run(wanted, streams)


def _bids(arguments: Namespace, streams: Streams) -> int:
    from tarock_desktop.cli import bids

    options = _table_options(arguments, streams)
    if options is None:
        return USAGE
    wanted = bids.Auctions(
        ruleset=arguments.ruleset,
        level=arguments.level,
        deals=arguments.deals,
        seed=arguments.seed,
        workers=_workers(arguments),
        options=options,
        check=arguments.check,
        as_json=arguments.json,
    )
    return bids.run(wanted, streams)


def _replay(arguments: Namespace, streams: Streams) -> int:
    from tarock_desktop.cli import replay

    wanted = replay.Wanted(
        arguments.format, arguments.output, arguments.hand, arguments.to, arguments.viewer
    )
    return replay.run(arguments.file, wanted, arguments.lang, streams)


def _review(arguments: Namespace, streams: Streams) -> int:
    from tarock_desktop.cli import review

    return review.run(arguments.file, arguments.hand, arguments.lang, streams)


def _verify(arguments: Namespace, streams: Streams) -> int:
    from tarock_desktop.cli import verify

    return verify.run(arguments.files, streams)


def _sheet(arguments: Namespace, streams: Streams) -> int:
    from tarock_desktop.cli import sheet

    output = arguments.output
    return sheet.run(arguments.file, arguments.format, arguments.lang, output, streams)


def _evening(arguments: Namespace, streams: Streams) -> int:
    from tarock_desktop.cli import evening

    output = arguments.output
    return evening.run(arguments.file, arguments.format, arguments.lang, output, streams)


def _case(arguments: Namespace, streams: Streams) -> int:
    from tarock_desktop.cli import case

    return case.run(arguments.files, streams)


def _incident(arguments: Namespace, streams: Streams) -> int:
    from tarock_desktop.cli import incident

    return incident.run(arguments.row, arguments.lang, streams)


def _lesson(arguments: Namespace, streams: Streams) -> int:
    from tarock_desktop.cli import lesson

    if arguments.part == "check":
        return lesson.check(arguments.files, streams)
    acts = tuple(arguments.ask)
    wanted = lesson.Recording(arguments.file, arguments.hand, acts, arguments.output)
    return lesson.record(wanted, streams)


def _exam(arguments: Namespace, streams: Streams) -> int:
    from tarock_desktop.cli import exam
    from tarock_desktop.learning.examination import Terms

    terms = Terms(
        ruleset=arguments.ruleset,
        seed=arguments.seed,
        count=arguments.questions,
        open_book=arguments.open_book,
        minutes=arguments.minutes,
    )
    return exam.run(exam.Order(terms, arguments.paper, arguments.key), arguments.lang, streams)


def _people(arguments: Namespace, streams: Streams) -> int:
    from tarock_desktop.cli import people

    return people.run(arguments.act, arguments.name, arguments.lang, streams)


def _rules(arguments: Namespace, streams: Streams) -> int:
    from tarock_desktop.cli import compare, rules

    if arguments.compare is not None:
        left, right = arguments.compare
        return compare.run((left, right), arguments.lang, streams)
    sections = tuple(name for name in RULE_SECTIONS if getattr(arguments, name))
    return rules.run(arguments.ruleset, sections, arguments.lang, streams, preset=arguments.preset)


def _lint(arguments: Namespace, streams: Streams) -> int:
    from tarock_desktop.cli import lint

    return lint.run(arguments.files, streams)


def _bench(arguments: Namespace, streams: Streams) -> int:
    from tarock_desktop.cli import bench

    part: bench.Part = "engine" if arguments.engine else "kernel" if arguments.kernel else "all"
    return bench.run(arguments.ruleset, streams, part=part, rounds=arguments.rounds)


COMMANDS: Final[Mapping[str, Callable[[Namespace, Streams], int]]] = {
    "deal": _deal,
    "duplicate": _duplicate,
    "simulate": _simulate,
    "arena": _arena,
    "bids": _bids,
    "replay": _replay,
    "review": _review,
    "verify": _verify,
    "sheet": _sheet,
    "evening": _evening,
    "case": _case,
    "incident": _incident,
    "lesson": _lesson,
    "exam": _exam,
    "people": _people,
    "rules": _rules,
    "lint": _lint,
    "bench": _bench,
}
