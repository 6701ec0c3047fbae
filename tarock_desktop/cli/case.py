"""`tarock case FILE...`: works cases out and compares."""

from __future__ import annotations

import os
import traceback
from pathlib import Path

from tarock_desktop.cases.reading import Case, CaseFileError, read_cases
from tarock_desktop.cases.reporting import Tally, error_line, report_lines
from tarock_desktop.cases.running import Outcome, work_out
from tarock_desktop.cases.sheets import vocabularies
from tarock_desktop.cli.streams import DIFFERENT, OK, USAGE, Streams
from tarock_desktop.documents.errors import START, DocumentError
from tarock_desktop.documents.files import load, reason


def run(paths: list[Path], streams: Streams) -> int:
    """Work out the cases of files and folders; return 0, 1 (a difference) or 2 (an error).

    The report goes to the output, doubts about a file that is run all the same to the errors.
    """
    tally = Tally()
    for path in paths:
        files, mistakes = toml_files(path)
        if mistakes:
            _refuse(mistakes, tally, streams)
        elif not files:
            _refuse(
                (DocumentError(str(path), START, "no case lies in this folder"),), tally, streams
            )
        for file in files:
            _run_file(file, tally, streams)
    streams.say(f"\n{tally.sentence()}")
    if tally.files_with_errors:
        return USAGE
    return DIFFERENT if tally.different else OK


def toml_files(path: Path) -> tuple[list[Path], tuple[DocumentError, ...]]:
    """Return a file, or all case files below a folder in order; and what can't be looked into."""
    mistakes: list[DocumentError] = []

    def unreadable(error: OSError) -> None:
        sentence = f"cannot be read: {reason(error)}"
        mistakes.append(DocumentError(str(error.filename or path), START, sentence))

    try:
        if not path.is_dir():
            return [path], ()
    except OSError as error:
        unreadable(error)
        return [], tuple(mistakes)
    walked = os.walk(path, onerror=unreadable)
    files = (Path(folder) / name for folder, _, names in walked for name in names)
    return sorted(file for file in files if file.suffix == ".toml"), tuple(mistakes)


def _run_file(file: Path, tally: Tally, streams: Streams) -> None:
    """Work out the cases of one file; a fault of the program costs this file and no other."""
    try:
        book = read_cases(load(file), vocabularies())
    except DocumentError as error:
        _refuse((error,), tally, streams)
        return
    except CaseFileError as error:
        _refuse(error.mistakes, tally, streams)
        return
    except Exception as fault:  # noqa: BLE001 - whatever it is, the other files are worked out
        _refuse((_failure(file, fault),), tally, streams)
        return
    for warning in book.warnings:
        streams.warn(f"warning {warning.with_line}")
    outcomes = [outcome for case in book.cases if (outcome := _outcome(case, file, streams))]
    _count(outcomes, tally, failed=len(outcomes) < len(book.cases))


def _outcome(case: Case, file: Path, streams: Streams) -> Outcome | None:
    """Report on a case; `None`: the program failed at it, which is said."""
    try:
        outcome = work_out(case)
        lines = list(report_lines(outcome))
    except Exception as fault:  # noqa: BLE001 - whatever it is, the other cases are worked out
        streams.say(error_line(_failure(file, fault, f"{case.name}: ")))
        return None
    for line in lines:
        streams.say(line)
    return outcome


def _failure(file: Path, fault: Exception, case: str = "") -> DocumentError:
    """Return one sentence about a fault of the program, with the place for whoever mends it."""
    frames = traceback.extract_tb(fault.__traceback__)
    place = f"{Path(frames[-1].filename).name}, line {frames[-1].lineno}" if frames else "?"
    sentence = f"{case}the program failed here ({type(fault).__name__}, {place}); please report it"
    return DocumentError(str(file), START, sentence)


def _refuse(mistakes: tuple[DocumentError, ...], tally: Tally, streams: Streams) -> None:
    tally.files_with_errors += 1
    for mistake in mistakes:
        streams.say(error_line(mistake))


def _count(outcomes: list[Outcome], tally: Tally, *, failed: bool) -> None:
    judged = [outcome for outcome in outcomes if outcome.unjudged is None]
    expected = sum(outcome.is_as_expected for outcome in judged)
    tally.as_expected += expected
    tally.different += len(judged) - expected
    tally.files_with_errors += failed or len(judged) < len(outcomes)
