"""The report on worked cases, line by line (docs/case-format.md, section 7)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tarock_desktop.cases.running import Outcome
from tarock_desktop.cases.seats import by_letter
from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.table.amounts import ScoreLine

_INDENT = "       "


@dataclass(slots=True)
class Tally:
    """How many cases came out how."""

    as_expected: int = 0
    different: int = 0
    files_with_errors: int = 0

    def sentence(self) -> str:
        """Return the last line of a report."""
        cases = self.as_expected + self.different
        text = f"{_number(cases, 'case')}: {self.as_expected} as expected"
        text += f", {self.different} different"
        if self.files_with_errors:
            text += f"; {_number(self.files_with_errors, 'file')} with errors"
        return text


def _number(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def error_line(error: DocumentError) -> str:
    """Return the line about a mistake in a file."""
    return f"error  {error.with_line}"


def report_lines(outcome: Outcome) -> Iterator[str]:
    """Give the lines on one case."""
    case = outcome.case
    if outcome.unjudged is not None:
        error = outcome.unjudged
        line = case.line_of(error.line) if error.line else 0
        if error.path:
            line = case.line_at(error.path)
        place = f"{case.file}:{line}" if line else case.file
        yield f"error  {place}: {case.name}: {error.sentence}"
        return
    verdict = "ok    " if outcome.is_as_expected else "FAIL  "
    yield f"{verdict} {case.name:<10} {case.title}"
    if outcome.is_as_expected:
        return
    if outcome.mismatch is not None:
        mismatch = outcome.mismatch
        yield f"{_INDENT}line {case.line_of(mismatch.line)}: {mismatch.text}   got: {mismatch.got}"
    yield from _table(outcome)
    yield from _engine_lines(outcome.lines)


def _table(outcome: Outcome) -> Iterator[str]:
    """Give the differences; what is longer than a number stands below its name."""
    rows = outcome.differences
    if not rows:
        return
    if all(len(row.expected) <= 10 and len(row.got) <= 10 for row in rows):
        label = max(20, *(len(row.what) for row in rows))
        yield f"{_INDENT}  {'':<{label}}{'expected':>10} {'got':>10}"
        for row in rows:
            yield f"{_INDENT}  {row.what:<{label}}{row.expected:>10} {row.got:>10}"
        return
    for row in rows:
        yield f"{_INDENT}  {row.what}"
        yield f"{_INDENT}    expected  {row.expected}"
        yield f"{_INDENT}    got       {row.got}"


def _engine_lines(lines: tuple[ScoreLine, ...]) -> Iterator[str]:
    width = max((len(line.part) for line in lines), default=0)
    for number, line in enumerate(lines):
        head = "engine:" if number == 0 else "       "
        amounts = "  ".join(f"{s} {a!s:<4}" for s, a in by_letter(line.amounts).items())
        yield f"{_INDENT}{head} {line.part:<{width}}  {amounts}  Art. {line.article}"
