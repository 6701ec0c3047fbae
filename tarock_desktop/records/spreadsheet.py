"""The hands of people as comma-separated values, for a spreadsheet."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from io import StringIO
from typing import Final

from tarock_desktop.records.given_away import KINDS
from tarock_desktop.records.statistics import HandOfPerson

COLUMNS: Final = (
    "person",
    "played",
    "file",
    "hand",
    "ruleset",
    "contract",
    "role",
    "outcome",
    "gain",
    "written",
    *(f"given_away_{kind}" for kind in KINDS),
)


def csv_of(people: Iterable[tuple[str, Iterable[HandOfPerson]]]) -> str:
    """Return a line for each hand of each person, by name, after a line with the columns.

    Amounts are exact: a third is 1/3. What was given away is an estimate, in decimals; the cells
    are empty where it is not known.
    """
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    for name, hands in people:
        for hand in hands:
            lost = ("",) * len(KINDS) if hand.given_away is None else hand.given_away.by_kind
            writer.writerow(
                (
                    *(inert(name), hand.played, inert(hand.file), hand.number, hand.ruleset),
                    *(hand.contract, hand.role.value, hand.outcome.value),
                    *(str(hand.gain), str(hand.written)),
                    *(each if isinstance(each, str) else f"{each:.2f}" for each in lost),
                )
            )
    return text.getvalue()


def inert(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula.

    >>> inert("=1+1"), inert("Anna")
    ("'=1+1", 'Anna')
    """
    return f"'{text}" if text[:1] in tuple("=+-@\t") else text
