"""The arguments of the `tarock` command. Nothing of the game is imported: `--help` is quick."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn, TypeAlias

from tarock_desktop import __version__
from tarock_desktop.documents.names import shown_name
from tarock_desktop.families import DEFAULT_RULESET
from tarock_desktop.texts.languages import LANGUAGES

if TYPE_CHECKING:
    Commands: TypeAlias = argparse._SubParsersAction["_Parser"]  # noqa: SLF001

EPILOG: Final = (
    "Exit codes: 0 all is well; 1 something is not as it should be; 2 wrong arguments, or a file "
    "or a cluster that cannot be used; 3 a journal would be decided differently today; 4 a "
    "journal is damaged; 130 interrupted; 141 the reader of the output is gone."
)
MOST_JOBS: Final = 61
"""Windows cannot wait for more processes."""
MOST_HANDS: Final = 10_000_000
MOST_PASSES: Final = 10_000
MOST_PEOPLE: Final = 6
RULE_SECTIONS: Final = ("articles", "penalties", "readings", "options", "presets")


class _Help(argparse.HelpFormatter):
    """Gives the names of the commands the room they need: argparse forgets their indent."""

    def add_argument(self, action: argparse.Action) -> None:
        super().add_argument(action)
        for command in self._iter_indented_subactions(action):
            wide = len(self._format_action_invocation(command)) + self._current_indent
            self._action_max_length = max(self._action_max_length, wide + self._indent_increment)


class _Parser(argparse.ArgumentParser):
    """A parser whose messages can't steer a terminal, whatever the arguments are."""

    def error(self, message: str) -> NoReturn:
        super().error(shown_name(message))


def new_parser() -> argparse.ArgumentParser:
    """Return the parser of the whole command; its `command` is the name of the wanted one."""
    parser = _Parser(
        prog="tarock",
        formatter_class=_Help,
        description="Tarock without a screen: deals, simulations, replays, worked cases.",
        epilog=EPILOG,
    )
    parser.add_argument("--version", action="version", version=f"tarock {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    _add_deal(commands)
    _add_duplicate(commands)
    _add_simulate(commands)
    _add_arena(commands)
    _add_bids(commands)
    _add_replay(commands)
    _add_review(commands)
    _add_verify(commands)
    _add_sheet(commands)
    _add_evening(commands)
    _add_case(commands)
    _add_incident(commands)
    _add_lesson(commands)
    _add_exam(commands)
    _add_people(commands)
    _add_rules(commands)
    _add_lint(commands)
    _add_bench(commands)
    return parser


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """Return a reader of whole numbers within these bounds."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and least <= int(text[:12]) <= most):
            raise argparse.ArgumentTypeError(
                f"{text[:20]!r} is no whole number from {least:,} to {most:,}"
            )
        return int(text)

    return read


def numbers(text: str) -> tuple[int, ...]:
    """Return whole numbers written with commas between them."""
    return tuple(map(whole_number(1, 1_000_000), text.split(",")))


def share(text: str) -> float:
    """Return a share of the whole, written as a decimal number."""
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number <= 1:
        raise argparse.ArgumentTypeError(f"{text[:20]!r} is no number from 0 to 1")
    return number


def _new(commands: Commands, name: str, summary: str) -> argparse.ArgumentParser:
    return commands.add_parser(name, help=summary, description=f"{summary.capitalize()}.")


def _add_ruleset(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--ruleset",
        default=DEFAULT_RULESET,
        metavar="ID",
        help=f"the ruleset (default: {DEFAULT_RULESET})",
    )


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang",
        default="en",
        choices=[language.code for language in LANGUAGES],
        help="language of the game's words (default: en)",
    )


def _add_preset(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--preset",
        metavar="ID",
        help="table options that belong together; `tarock rules ID --presets` lists them",
    )


def _add_options(parser: argparse.ArgumentParser) -> None:
    _add_preset(parser)
    parser.add_argument(
        "--options",
        nargs="+",
        default=[],
        metavar="NAME=VALUE",
        help="table options; `tarock rules ID --options` lists them",
    )


def _add_seed(parser: argparse.ArgumentParser, default: str = "1") -> None:
    parser.add_argument(
        "--seed", default=default, help=f"text that seeds every random choice (default: {default})"
    )


def _add_workers(parser: argparse.ArgumentParser) -> None:
    places = parser.add_mutually_exclusive_group()
    places.add_argument(
        "--jobs",
        type=whole_number(1, MOST_JOBS),
        default=1,
        metavar="J",
        help="number of processes; the result does not depend on it (default: 1)",
    )
    places.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="play on the workers of this Dask scheduler, as in tcp://192.0.2.1:8786",
    )


def _add_deal(commands: Commands) -> None:
    parser = _new(commands, "deal", "write a deal file that people can read, or check one")
    _add_ruleset(parser)
    cards = parser.add_mutually_exclusive_group()
    cards.add_argument("--number", help="the number of the deal (default: a new one)")
    cards.add_argument("--seed", help="text that seeds the cards instead")
    parser.add_argument("--dealer", metavar="SEAT", help="A, B, C ... (default: the last seat)")
    parser.add_argument(
        "--people",
        type=whole_number(1, MOST_PEOPLE),
        metavar="N",
        help="people at the table (default: as many as play a hand)",
    )
    files = parser.add_mutually_exclusive_group()
    files.add_argument(
        "-o", "--output", type=Path, metavar="FILE", help="write the deal to this new file"
    )
    files.add_argument("--check", type=Path, metavar="FILE", help="check a deal file and print it")
    parser.add_argument(
        "--fill",
        type=Path,
        metavar="FILE",
        help="deal the cards that this file leaves open, as its wishes say; --seed decides them",
    )


def _add_duplicate(commands: Commands) -> None:
    parser = _new(commands, "duplicate", "compare tables that play the same deals")
    parts = parser.add_subparsers(dest="part", required=True, metavar="PART")
    make = parts.add_parser("make", help="write a set of deals for all tables")
    _add_ruleset(make)
    make.add_argument("files", nargs="*", type=Path, metavar="DEAL", help="deal files of the set")
    make.add_argument(
        "--deals", type=whole_number(0, 200), default=0, metavar="N", help="new deals by number"
    )
    make.add_argument("--name", default="Duplicate", help="name of the set")
    _add_options(make)
    make.add_argument(
        "-o", "--output", type=Path, required=True, metavar="FILE", help="the new file of the set"
    )
    results = parts.add_parser("results", help="write the results of one table's games")
    results.add_argument("set", type=Path, metavar="SET")
    results.add_argument("files", nargs="+", type=Path, metavar="GAME", help="games of the table")
    results.add_argument("--table", required=True, metavar="NAME", help="name of the table")
    results.add_argument(
        "-o", "--output", type=Path, required=True, metavar="FILE", help="the new file of results"
    )
    compare = parts.add_parser("compare", help="print the comparison of all tables")
    compare.add_argument("set", type=Path, metavar="SET")
    compare.add_argument(
        "tables",
        nargs="+",
        type=Path,
        metavar="TABLE",
        help="a file of results, a game, or a folder with the games of one table",
    )
    compare.add_argument("--csv", type=Path, metavar="FILE", help="write a new CSV file too")
    compare.add_argument("--pdf", type=Path, metavar="FILE", help="write a PDF file too")
    _add_language(compare)


def _add_simulate(commands: Commands) -> None:
    parser = _new(commands, "simulate", "let computer players play and check every hand")
    _add_ruleset(parser)
    parser.add_argument("--hands", type=whole_number(1, MOST_HANDS), default=100, metavar="N")
    parser.add_argument(
        "--seats", metavar="LEVEL,LEVEL,...", help="level of each seat: club, novice or sloppy"
    )
    _add_seed(parser)
    parser.add_argument(
        "--mode",
        choices=("guard", "warn", "tournament"),
        default="guard",
        help="how the table treats a broken rule (default: guard)",
    )
    parser.add_argument(
        "--irregularity",
        metavar="ROW",
        help="the only row of the rule sheet that sloppy players break (default: any)",
    )
    parser.add_argument(
        "--rate",
        type=share,
        default=0.083,
        metavar="R",
        help="share of their acts that are slips, from 0 to 1 (default: 0.083)",
    )
    _add_workers(parser)
    parser.add_argument(
        "--journals",
        type=Path,
        metavar="FOLDER",
        help="write a journal of each round into this folder",
    )
    _add_options(parser)
    parser.add_argument("--json", action="store_true", help="print the totals as JSON")


def _add_arena(commands: Commands) -> None:
    parser = _new(
        commands, "arena", "let two levels of computer players play the same deals, in every seat"
    )
    _add_ruleset(parser)
    parser.add_argument("--a", required=True, metavar="LEVEL", help="the level whose gain counts")
    parser.add_argument("--b", required=True, metavar="LEVEL", help="the level to compare it with")
    parser.add_argument("--deals", type=whole_number(1, MOST_HANDS), default=100, metavar="N")
    _add_seed(parser)
    _add_workers(parser)
    _add_options(parser)
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def _add_bids(commands: Commands) -> None:
    parser = _new(
        commands, "bids", "count the bids and announcements of a level of computer players"
    )
    _add_ruleset(parser)
    parser.add_argument("--level", default="club", help="the level on every seat (default: club)")
    parser.add_argument("--deals", type=whole_number(1, MOST_HANDS), default=2000, metavar="N")
    _add_seed(parser, "bands")
    _add_workers(parser)
    parser.add_argument(
        "--check",
        action="store_true",
        help="fail if something is bid or announced too often or too rarely",
    )
    _add_options(parser)
    parser.add_argument("--json", action="store_true", help="print the shares as JSON")


def _add_replay(commands: Commands) -> None:
    parser = _new(commands, "replay", "tell a journal as one viewer saw it, or write it to a file")
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument(
        "--to", type=whole_number(0, MOST_HANDS), metavar="N", help="stop after the first N acts"
    )
    parser.add_argument(
        "--viewer",
        default="public",
        help="the viewer of a text: a seat (A, B, ...), public or referee (default: public)",
    )
    parser.add_argument(
        "--hand",
        type=whole_number(1, MOST_HANDS),
        metavar="N",
        help="the only hand that is wanted (default: all)",
    )
    parser.add_argument(
        "--format",
        default="text",
        choices=["text", "jsonl", "pdf"],
        help="lines of text, JSON lines that can be opened again, or a record of each hand",
    )
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="write to this new file")
    _add_language(parser)


def _add_review(commands: Commands) -> None:
    parser = _new(commands, "review", "print what each card of a hand cost, the last card first")
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument(
        "--hand",
        type=whole_number(1, MOST_HANDS),
        metavar="N",
        help="the hand (default: the last)",
    )
    _add_language(parser)


def _add_verify(commands: Commands) -> None:
    parser = _new(commands, "verify", "decide every act of a journal again and compare")
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE")


def _add_sheet(commands: Commands) -> None:
    parser = _new(commands, "sheet", "print the score sheet of a journal with its articles")
    parser.add_argument("file", type=Path, metavar="FILE")
    _add_sheet_form(parser, "text", "csv", "html", "pdf")
    _add_language(parser)


def _add_evening(commands: Commands) -> None:
    parser = _new(commands, "evening", "print the score sheets and the ledger of an evening")
    parser.add_argument("file", type=Path, metavar="FILE")
    _add_sheet_form(parser, "text", "csv", "pdf")
    _add_language(parser)


def _add_sheet_form(parser: argparse.ArgumentParser, *forms: str) -> None:
    parser.add_argument("--format", default=forms[0], choices=forms)
    parser.add_argument(
        "-o", "--output", type=Path, metavar="FILE", help="write into this file; a PDF needs one"
    )


def _add_case(commands: Commands) -> None:
    parser = _new(commands, "case", "run worked cases and compare what they expect")
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE")


def _add_incident(commands: Commands) -> None:
    parser = _new(commands, "incident", "show an irregularity and its ruling, or list them")
    parser.add_argument("row", nargs="?", metavar="ROW", help="the id of a row of a rule sheet")
    _add_language(parser)


def _add_lesson(commands: Commands) -> None:
    parser = _new(commands, "lesson", "work out the tasks of lessons")
    parts = parser.add_subparsers(dest="part", required=True, metavar="PART")
    check = parts.add_parser("check", help="print each task with what it accepts and rejects")
    check.add_argument("files", type=Path, nargs="+", metavar="FILE", help="a lesson, or a folder")
    record = parts.add_parser("record", help="write a lesson that asks acts of a saved game")
    record.add_argument("file", type=Path, metavar="GAME")
    record.add_argument("--hand", type=whole_number(1, 10_000), metavar="N", help="default: last")
    record.add_argument(
        "--ask",
        type=numbers,
        required=True,
        metavar="ACT,ACT",
        help="numbers of the acts that are asked, as `tarock replay` prints them",
    )
    record.add_argument(
        "-o", "--output", type=Path, required=True, metavar="FILE", help="the new lesson"
    )


def _add_exam(commands: Commands) -> None:
    parser = _new(commands, "exam", "write an examination for judges, with its key")
    _add_ruleset(parser)
    _add_seed(parser)
    parser.add_argument(
        "--questions",
        type=whole_number(20, 40),
        default=30,
        metavar="N",
        help="how many questions, 20 to 40 (default: 30)",
    )
    parser.add_argument(
        "--minutes",
        type=whole_number(5, 600),
        default=60,
        metavar="N",
        help="the time for all of them, as the paper says it (default: 60)",
    )
    parser.add_argument("--open-book", action="store_true", help="the rule sheet may be read")
    places = parser.add_mutually_exclusive_group()
    places.add_argument(
        "--paper",
        type=Path,
        metavar="FILE",
        help="write the questions into this PDF, and the key into a second one beside it",
    )
    places.add_argument("--key", action="store_true", help="print the key, not the questions")
    _add_language(parser)


def _add_people(commands: Commands) -> None:
    parser = _new(commands, "people", "tell who has played at this computer, and what")
    acts = parser.add_subparsers(dest="act", required=True, metavar="ACT")
    acts.add_parser("list", help="everybody, with the number of hands")
    show = acts.add_parser("show", help="hands, games won and rules broken, sheet by sheet")
    csv = acts.add_parser("csv", help="every hand, for a spreadsheet")
    for act in (show, csv):
        act.add_argument("name", nargs="?", metavar="NAME", help="one person only")
    forget = acts.add_parser("forget", help="delete a person's name from the statistics")
    forget.add_argument("name", metavar="NAME")
    acts.add_parser("rebuild", help="read all saved games again")
    parser.set_defaults(name=None, lang="en")
    _add_language(show)


def _add_rules(commands: Commands) -> None:
    parser = _new(commands, "rules", "print a rule sheet, or list the rulesets")
    parser.add_argument("ruleset", nargs="?", metavar="ID")
    for section in RULE_SECTIONS:
        parser.add_argument(f"--{section}", action="store_true", help=f"the {section} only")
    _add_preset(parser)
    parser.add_argument(
        "--compare", nargs=2, metavar="ID", help="print the differences between these two rulesets"
    )
    _add_language(parser)


def _add_lint(commands: Commands) -> None:
    parser = _new(commands, "lint", "check rule sheet files")
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE")


def _add_bench(commands: Commands) -> None:
    parser = _new(
        commands, "bench", "measure the speed of referee and computer players on one core"
    )
    _add_ruleset(parser)
    parts = parser.add_mutually_exclusive_group()
    parts.add_argument("--engine", action="store_true", help="leave out the computer players")
    parts.add_argument(
        "--kernel", action="store_true", help="the search kernel only, compiled and plain"
    )
    parser.add_argument(
        "--rounds",
        type=whole_number(1, MOST_PASSES),
        default=9,
        metavar="N",
        help="passes to take the median of (default: 9)",
    )
