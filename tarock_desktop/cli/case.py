"""`tarock case FILE...`: works cases out and compares."""

from __future__ import annotations

from pathlib import Path
from typing import TextIO

from tarock_desktop.cases.reading import CaseFileError, read_cases
from tarock_desktop.cases.reporting import Tally, error_line, report_lines
from tarock_desktop.cases.running import Outcome, work_out
from tarock_desktop.cases.sheets import vocabularies
from tarock_desktop.cli.streams import DIFFERENT, OK, USAGE
from tarock_desktop.documents.errors import START, DocumentError
from tarock_desktop.documents.files import load


def run(paths: list[Path], out: TextIO, err: TextIO) -> int:
    """Work out the cases of files and folders; return 0, 1 (a difference) or 2 (an error).

    The report goes to *out*, doubts about a file that is run all the same to *err*.
    """
    tally = Tally()
    for path in paths:
        files = _files(path)
        if not files:
            _refuse((DocumentError(str(path), START, "no case lies in this folder"),), tally, out)
        for file in files:
            _run_file(file, tally, out, err)
    print(f"\n{tally.sentence()}", file=out)
    if tally.files_with_errors:
        return USAGE
    return DIFFERENT if tally.different else OK


def _files(path: Path) -> list[Path]:
    """Return a file, or all case files below a folder in the order of their names."""
    return sorted(path.rglob("*.toml")) if path.is_dir() else [path]


def _run_file(file: Path, tally: Tally, out: TextIO, err: TextIO) -> None:
    try:
        book = read_cases(load(file), vocabularies())
    except DocumentError as error:
        _refuse((error,), tally, out)
        return
    except CaseFileError as error:
        _refuse(error.mistakes, tally, out)
        return
    for warning in book.warnings:
        print(f"warning {warning.with_line}", file=err)
    outcomes = [work_out(case) for case in book.cases]
    for outcome in outcomes:
        for line in report_lines(outcome):
            print(line, file=out)
    _count(outcomes, tally)


def _refuse(mistakes: tuple[DocumentError, ...], tally: Tally, out: TextIO) -> None:
    tally.files_with_errors += 1
    for mistake in mistakes:
        print(error_line(mistake), file=out)


def _count(outcomes: list[Outcome], tally: Tally) -> None:
    judged = [outcome for outcome in outcomes if outcome.unjudged is None]
    expected = sum(outcome.is_as_expected for outcome in judged)
    tally.as_expected += expected
    tally.different += len(judged) - expected
    tally.files_with_errors += len(judged) < len(outcomes)
