"""Every numbered irregularity of these sheets can be brought about, is ruled on, and is paid.

For each row there is an incident in which an act of its script leads to the ruling, and a case
that tells what all four seats pay or gain; under Königrufen the incidents tell it themselves.
"""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import _tree

SHEETS = {"spjst": r"SPJST-P\d\d", "westfest": r"WF-P\d\d", "koenigrufen": r"KR-P\d\d"}
TOLD_BY_INCIDENTS = {"koenigrufen"}
SEATS = set("ABCD")
RULED = re.compile(r"-> (?:ruling|refused) (.+?)\s*(?:#.*)?$", re.MULTILINE)


def rows(sheet: dict[str, Any], numbered: str) -> list[str]:
    """Return the numbered rows of a sheet."""
    ids = [row["id"] for row in sheet["irregularity"]]
    return [row for row in ids if re.fullmatch(numbered, row)]


def cases(path: Path) -> Iterator[dict[str, Any]]:
    """Yield the case of a file and those that are told as changes of it."""
    first = tomllib.loads(path.read_text(encoding="utf-8"))
    yield first
    for other in first.get("also", ()):
        yield {
            "hand": first.get("hand", {}) | other.get("hand", {}),
            "expect": first.get("expect", {}) | other.get("expect", {}),
        }


def ruled_by_acts(case: dict[str, Any]) -> set[str]:
    """Return the rows that an act of the script leads to."""
    script = case.get("hand", {}).get("script", "")
    return set(RULED.findall(script)) if isinstance(script, str) else set()


def told(case: dict[str, Any]) -> set[str]:
    """Return the rows a case is about."""
    facts = case.get("hand", {}).get("irregularities", ())
    rulings = case.get("expect", {}).get("rulings", ())
    return {fact["rule"] for fact in (*facts, *rulings)} | ruled_by_acts(case)


def tells_every_seat(case: dict[str, Any]) -> bool:
    """Tell whether a case says what all four seats have in the end."""
    expect = case.get("expect", {})
    scores = expect.get("table", {}).get("scores", {})
    return set(expect.get("pay", {})) >= SEATS or set(scores) >= SEATS


def missing(ruleset: str, numbered: str) -> Iterator[str]:
    """Yield what the rows of one sheet lack."""
    sheet = tomllib.loads((_tree.ROOT / f"variants/{ruleset}.toml").read_text(encoding="utf-8"))
    folders = ("tests/cases", "variants/cases")
    if ruleset in TOLD_BY_INCIDENTS:
        folders = ("variants/incidents",)
    files = _tree.files(*(f"{folder}/{ruleset}/*.toml" for folder in folders))
    worked = [c for p in files for c in cases(p)]
    paid = set().union(*(told(case) for case in worked if tells_every_seat(case)))
    for row in rows(sheet, numbered):
        incident = _tree.ROOT / f"variants/incidents/{ruleset}/{row}.toml"
        shown = list(cases(incident)) if incident.is_file() else []
        if not shown:
            yield f"{row}: no incident"
        elif not any(row in ruled_by_acts(case) for case in shown):
            yield f"{row}: no act of its incident leads to it"
        if row not in paid:
            yield f"{row}: no case says what all four seats pay or gain"


def findings() -> list[str]:
    """Return what is missing in all sheets."""
    return [found for sheet in SHEETS.items() for found in missing(*sheet)]


if __name__ == "__main__":
    _tree.report(findings(), "irregularities without act, incident or payments")
