"""Families of rulesets: which ruleset belongs to which, and the record each layer keeps of each.

Rulesets that share their structure are one family: SPJST and Westfest are `texas`. In every layer
that treats families differently (`variants`, `referee`, `kernel`, `bots`, `cases`, `texts`) a
module `families.py` defines one frozen record, the questions the layer asks of a family, and one
`Families` with a record for each of them. There is no default: a family that lacks a record fails
a test. `docs/new-sheet.md` lists what a new sheet adds.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Final, Generic, TypeVar

Record = TypeVar("Record")

FAMILY_OF: Final[dict[str, str]] = {
    "spjst": "texas",
    "westfest": "texas",
    "czech-gp": "czech",
    "ziri": "ziri",
    "koenigrufen": "koenigrufen",
}
"""The family of each ruleset, by the ruleset's id: the one list of all rulesets."""
DEFAULT_RULESET: Final = next(iter(FAMILY_OF))
"""What is played where nobody has said anything else."""


class Families(Generic[Record]):
    """The records of one layer, one for each family.

    A family's module is imported when its record is asked for, so that a table loads only the
    family that is played at it.
    """

    def __init__(self, record: type[Record], modules: Mapping[str, str]) -> None:
        """Take the type of the records and, by family, the module with the record `FAMILY`."""
        self.record = record
        self.modules = dict(modules)

    def __getitem__(self, family: str) -> Record:
        """Return the record of *family*.

        Raises:
            KeyError: the layer has no record of it.
            TypeError: its module has a record of another type.
        """
        found = import_module(self.modules[family]).FAMILY
        if not isinstance(found, self.record):
            raise TypeError(f"{self.modules[family]}.FAMILY is no {self.record.__name__}")
        return found

    def of(self, ruleset: str) -> Record:
        """Return the record of the family that *ruleset* belongs to."""
        return self[FAMILY_OF[ruleset]]
