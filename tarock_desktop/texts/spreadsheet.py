"""Rows for a spreadsheet: comma-separated values that no program takes for formulas."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from io import StringIO


def csv_line(cells: Iterable[str]) -> str:
    """Return one row without its line end.

    >>> csv_line(["Anna", "=1+1", "-3"])
    "Anna,'=1+1,-3"
    """
    line = StringIO()
    csv.writer(line, lineterminator="").writerow(map(_inert, cells))
    return line.getvalue()


def _inert(text: str) -> str:
    """Return the text so that no spreadsheet takes it for a formula; numbers stay numbers."""
    is_number = text.removeprefix("-").replace("/", "").isdigit()
    return f"'{text}" if text[:1] in tuple("=+-@") and not is_number else text
