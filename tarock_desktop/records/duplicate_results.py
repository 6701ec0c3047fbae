"""What the deals of a set brought at one table: written by hand, or read from its games.

    results = 1
    set = "3f0c2a9b11d4"
    table = "Table 1"
    names = ["Anna", "Josef", "Karel", "Marie"]

    [scores]
    1 = [3, -1, -1, -1]
    2 = ["1/2", "-1/2", 0, 0]

Scores stand by the number of the deal in the set, and by seat.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct

from tarock_desktop.documents.conversion import convert, find_mistakes, refuse_newer
from tarock_desktop.documents.errors import START, DocumentError
from tarock_desktop.documents.faults import Fault, fault
from tarock_desktop.documents.files import load
from tarock_desktop.documents.people import MAX_NAME, clean_line, is_name
from tarock_desktop.documents.toml import Document
from tarock_desktop.journal.errors import JournalError, at_line
from tarock_desktop.journal.reading import read_journal
from tarock_desktop.journal.rules import hash_of, opening, variant_of
from tarock_desktop.journal.timeline import Entry
from tarock_desktop.journal.verify import IMPOSSIBLE
from tarock_desktop.records.duplicate_sets import DuplicateSet
from tarock_desktop.session.deals import cards_digest
from tarock_desktop.table.amounts import Amounts, no_amounts, total
from tarock_desktop.table.evolve import fold
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.state import State

JOURNAL: Final = ".tarock"
"""Ending of the files of games."""
_BEFORE: Final = (Phase.BETWEEN, Phase.SHUFFLE, Phase.CUT, Phase.PACKET)
_MINUS: Final = str.maketrans({"\N{MINUS SIGN}": "-", ",": "."})


class TableResults(Struct, frozen=True):
    """What one table has played of a set."""

    table: str
    """What the table is called."""
    names: tuple[str, ...]
    """By seat."""
    scores: Mapping[int, Amounts]
    """What each seat gained, by the number of the deal in the set, from 1."""


class _Form(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    results: Literal[1]
    set: str
    table: str
    names: list[str]
    scores: dict[str, list[int | str]] = {}


def score_of(text: str) -> Fraction:
    """Return a score as people write it: `3`, `−1`, `1/2`, `2,5`.

    Raises:
        ValueError: it is no number.
    """
    try:
        return Fraction(text.strip().translate(_MINUS))
    except ZeroDivisionError:
        raise ValueError(text) from None


def load_results(path: Path, played: DuplicateSet) -> TableResults:
    """Return the results of a file, which must belong to the set.

    Raises:
        DocumentError: the first mistake.
    """
    return read_results(load(path), played)


def read_results(document: Document, played: DuplicateSet) -> TableResults:
    """Return the results of a document; as `load_results`."""
    refuse_newer(document, "results", 1)
    for mistake in find_mistakes(document, _Form):
        raise mistake
    form = convert(document, _Form)
    if form.set != played.digest:
        raise document.error(("set",), fault("these results belong to another set"))
    if len(form.names) != played.people:
        what = fault("the set is played by {number}", number=played.people)
        raise document.error(("names",), what)
    for at, name in enumerate((form.table, *form.names)):
        if not is_name(name):
            what = fault("a name has at most {most} characters", most=MAX_NAME)
            raise document.error(("names", at - 1) if at else ("table",), what)
    scores = {
        _number(document, key, played): _scores(document, key, row, played.people)
        for key, row in form.scores.items()
    }
    names = tuple(clean_line(name) for name in form.names)
    return TableResults(clean_line(form.table), names, scores)


def _number(document: Document, key: str, played: DuplicateSet) -> int:
    number = int(key) if key.isascii() and key.isdigit() and len(key) < 4 else 0
    if not 0 < number <= len(played.deals):
        what = fault("the set has deals 1 to {most}", most=len(played.deals))
        raise document.key_error(("scores", key), what)
    return number


def _scores(document: Document, key: str, row: Sequence[int | str], people: int) -> Amounts:
    try:
        scores = tuple(score_of(str(each)) for each in row)
    except ValueError:
        raise document.error(("scores", key), fault("a score is a number")) from None
    wrong = wrong_scores(scores, people)
    if wrong is not None:
        raise document.error(("scores", key), wrong)
    return scores


def wrong_scores(scores: Amounts, people: int) -> Fault | None:
    """Return what is wrong with the scores of a deal; `None`: nothing."""
    if len(scores) != people:
        return fault("the set is played by {number}", number=people)
    if sum(scores):
        return fault("the scores of a deal add up to 0, not {sum}", sum=str(sum(scores)))
    return None


def format_results(results: TableResults, played: DuplicateSet) -> str:
    """Return the text of a file of results."""
    lines = [
        "results = 1",
        f'set = "{played.digest}"',
        f"table = {_text(results.table)}",
        f"names = [{', '.join(_text(name) for name in results.names)}]",
        "",
        "[scores]",
    ]
    for number in sorted(results.scores):
        row = ", ".join(_score(score) for score in results.scores[number])
        lines.append(f"{number} = [{row}]")
    return "\n".join(lines) + "\n"


def _text(value: str) -> str:
    return msgspec.json.encode(value).decode()


def _score(score: Fraction) -> str:
    return str(score) if score.denominator == 1 else f'"{score}"'


# ------------------------------------------------------------------------------------- games


def results_of_game(path: Path, played: DuplicateSet) -> TableResults:
    """Return what a game brought in the deals of a set, under the name of its file.

    Hands of other deals don't count, nor does one that is not over.

    Raises:
        JournalError: the file can't be used, it is played by other rules, or none of its hands is
            one of the set.
    """
    reading = read_journal(path)
    header, name = reading.header, str(path)
    if reading.damage is not None:
        raise reading.damage
    if header.hash != hash_of(played.ruleset, played.options):
        raise at_line(name, 1, fault("this game is not played by the rules of the set"))
    variant = variant_of(header, name)
    timeline = reading.timeline()
    entries = timeline.entries[: timeline.position]
    try:
        scores = _played(entries, opening(header, variant), played, name)
    except IMPOSSIBLE:
        raise at_line(name, 1, fault("the events contradict each other")) from None
    if not scores:
        raise at_line(name, 1, fault("no finished hand of this game is a deal of the set"))
    return TableResults(path.stem, tuple(note.name for note in timeline.seats), scores)


def _played(
    entries: Iterable[Entry], state: State, played: DuplicateSet, name: str
) -> dict[int, Amounts]:
    scores: dict[int, Amounts] = {}
    running: int | None = None
    people = len(state.round.seats)
    for entry in entries:
        state = fold(state, entry.events)
        if state.result.over:
            if running:
                # A ruling that is reopened later changes what the hand came to.
                gains = total((line.amounts for line in state.result.lines), people)
                scores[running] = gains or no_amounts(people)
        elif state.phase in _BEFORE:
            running = None
        elif running is None:
            running = played.number_of(_dealt(state)) or 0
            if running in scores:
                what = fault("deal {number} was played twice at this table", number=running)
                raise at_line(name, 1, what)
    return scores


def _dealt(state: State) -> str:
    """Return the digest of the cards as they lie."""
    hands = (state.deal.hands[seat].cards for seat in state.round.seats)
    talon = (place.card for place in state.deal.talon if place.card is not None)
    dealer = state.round.dealer
    return "" if dealer is None else cards_digest(dealer, hands, talon)


def joined(table: str, parts: Sequence[TableResults], name: str) -> TableResults:
    """Return the results of several files of one table; the people are those of the first.

    Raises:
        DocumentError: one deal stands in two of them.
    """
    scores: dict[int, Amounts] = {}
    for part in parts:
        for number, row in part.scores.items():
            if number in scores:
                what = fault("deal {number} was played twice at this table", number=number)
                raise DocumentError(name, START, what)
            scores[number] = row
    return TableResults(table, parts[0].names if parts else (), scores)


def table_of(path: Path, played: DuplicateSet) -> TableResults:
    """Return the results of one table: a file of results, a game, or a folder of its games.

    Raises:
        DocumentError: something of it can't be used.
    """
    if path.is_dir():
        games = sorted(path.glob(f"*{JOURNAL}"))
        parts = [results_of_game(game, played) for game in games]
        if not parts:
            raise JournalError(str(path), START, fault("there is no such file"))
        return joined(clean_line(path.name), parts, str(path))
    if path.suffix == JOURNAL:
        return results_of_game(path, played)
    return load_results(path, played)
