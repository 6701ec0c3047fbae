"""Incidents: shipped cases, one for each irregularity, in which it happens and is ruled on."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from msgspec import Struct

from tarock_desktop.cases.checking import pay_so_far
from tarock_desktop.cases.performing import Happening
from tarock_desktop.cases.reading import Case, read_cases
from tarock_desktop.cases.running import work_out
from tarock_desktop.cases.sheets import rules_for, vocabularies
from tarock_desktop.documents.decoding import decode_text
from tarock_desktop.documents.names import unknown
from tarock_desktop.documents.toml import read_toml
from tarock_desktop.families import FAMILY_OF
from tarock_desktop.resources import data
from tarock_desktop.table.amounts import Amounts
from tarock_desktop.table.events import RulingIssued
from tarock_desktop.table.rulings import Ruling
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.loader import load_variant
from tarock_desktop.variants.schema import Irregularity


class UnknownIncidentError(LookupError):
    """There is no incident of this name; the text is one sentence."""


class Incident(Struct, frozen=True):
    """An incident that has been played through to its ruling."""

    row: str
    """The irregularity: `SPJST-P15`."""
    case: Case
    variant: Variant
    position: State
    """The table before the first act."""
    happenings: tuple[Happening, ...]
    """What each act did, in order."""

    @property
    def end(self) -> State:
        """The table after the last act."""
        return self.happenings[-1].state if self.happenings else self.position

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """All rulings in the order in which they were given, also on acts that were refused."""
        events = (event for happening in self.happenings for event in happening.events)
        return tuple(event.ruling for event in events if isinstance(event, RulingIssued))

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules of the row that are broken in it; all of the row if nothing is ruled on."""
        broken = [ruling.rule for ruling in self.rulings if ruling.row == self.row]
        return tuple(dict.fromkeys(broken)) or self.variant.row(self.row).rules

    @property
    def payments(self) -> Amounts:
        """What each seat has gained or paid in the whole hand."""
        return pay_so_far(self.end)


@cache
def incident_rows() -> Mapping[str, str]:
    """Return the rows that have an incident with their rulesets, in the order of the sheets."""
    return MappingProxyType(
        {
            row.id: ruleset
            for ruleset in FAMILY_OF
            for row in _laws(ruleset)
            if _file(ruleset, row.id).is_file()
        }
    )


def find_row(name: str) -> str:
    """Return the row that somebody means: small letters and missing blanks do not matter.

    Raises:
        UnknownIncidentError: there is no such row, or none of its own; the sentence names the
            nearest.
    """
    rows = {_folded(row.id): row.id for ruleset in FAMILY_OF for row in _laws(ruleset)}
    row = rows.get(_folded(name))
    if row is None:
        raise UnknownIncidentError(unknown("incident", name, incident_rows()))
    if row not in incident_rows():
        raise UnknownIncidentError(f"there is no incident for the row {row}")
    return row


def play_incident(row: str) -> Incident:
    """Return the incident of a row, played through.

    Raises:
        CaseFileError, DocumentError: the shipped file is damaged.
        RuntimeError: it goes another way than the file says.
    """
    ruleset = incident_rows()[row]
    file = _file(ruleset, row)
    document = read_toml(decode_text(file.read_bytes(), file.name), file.name)
    case = read_cases(document, vocabularies()).cases[0]
    told: list[Happening] = []
    outcome = work_out(case, told.append)
    if not outcome.is_as_expected:
        raise RuntimeError(f"{case.name} does not come out as its file says")
    position, *happenings = told
    variant = rules_for(ruleset, case.facts.table)
    return Incident(row, case, variant, position.state, tuple(happenings))


def _laws(ruleset: str) -> tuple[Irregularity, ...]:
    return load_variant(ruleset).sheet.irregularity


def _file(ruleset: str, row: str) -> Path:
    name = f"{row.replace(' ', '')}.toml"
    return data("variants") / "incidents" / ruleset / name


def _folded(name: str) -> str:
    return name.replace(" ", "").casefold()
