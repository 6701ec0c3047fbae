"""The files of the checkout, as the checks see them; without git, which a bare machine lacks."""

import os
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

# What a checkout holds besides the project; .gitignore names the same.
LEAVINGS = {"__pycache__", "build", "dist", "htmlcov"}
LEAVINGS_SUFFIXES = (".egg-info", ".so", ".pyd", ".pyc", ".swp")
HIDDEN_BUT_OURS = {".ci", ".gitignore", ".github"}


def files(*patterns: str) -> list[Path]:
    """Return the project's files that match one of the glob *patterns*, in order."""
    matches = [re.compile(expression(pattern)).fullmatch for pattern in patterns]
    return [path for path in project() if any(match(name(path)) for match in matches)]


@cache
def project() -> list[Path]:
    """Return all files of the project, in order."""
    found = []
    for folder, folders, names in os.walk(ROOT):
        folders[:] = ours(folders)
        found += [Path(folder, file) for file in ours(names)]
    return sorted(found)


def ours(names: list[str]) -> Iterator[str]:
    """Leave out what is hidden or left behind by a tool."""
    for file in names:
        hidden = file.startswith(".") and file not in HIDDEN_BUT_OURS
        if not hidden and file not in LEAVINGS and not file.endswith(LEAVINGS_SUFFIXES):
            yield file


def expression(pattern: str) -> str:
    """Return a glob as a regular expression: ``**`` crosses folders, ``*`` does not."""
    parts = {"**/": "(?:.*/)?", "**": ".*", "*": "[^/]*"}
    return "".join(
        parts.get(part, re.escape(part)) for part in re.split(r"(\*\*/|\*\*|\*)", pattern)
    )


def name(path: Path) -> str:
    """Return *path* as it is written in patterns: relative, with forward slashes."""
    return path.relative_to(ROOT).as_posix()


def report(findings: list[str], what: str) -> None:
    """Print the findings and end with the check's exit code."""
    for finding in findings:
        print(finding)
    print(f"{len(findings)} {what}" if findings else f"no {what}")
    sys.exit(1 if findings else 0)
