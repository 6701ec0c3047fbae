#!/usr/bin/env python3
"""Checks the pages of docs/rulesets, which are made from the rule sheets' data.

python3 .ci/checks/generated_pages.py             exit 0: up to date, 1: some are not
python3 .ci/checks/generated_pages.py --update    writes them
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(ROOT), str(HERE)]

from _ruleset_pages import sheet_page  # noqa: E402

from tarock_desktop.families import FAMILY_OF  # noqa: E402

FOLDER = Path("docs") / "rulesets"


def pages() -> Iterator[tuple[Path, str]]:
    """Yield every page with its text."""
    for ruleset in FAMILY_OF:
        yield FOLDER / f"{ruleset}.md", sheet_page(ruleset)


def stale(root: Path) -> list[str]:
    """Return what is wrong with the pages below *root*, one line each."""
    made = dict(pages())
    found = [
        f"{name.as_posix()} is not up to date (run with --update)"
        for name, text in made.items()
        if not (file := root / name).is_file() or file.read_text("utf-8") != text
    ]
    others = {file.relative_to(root) for file in (root / FOLDER).glob("*.md")} - made.keys()
    return found + [f"{name.as_posix()} is of no ruleset" for name in sorted(others)]


def update(root: Path) -> None:
    """Write all pages below *root*."""
    (root / FOLDER).mkdir(parents=True, exist_ok=True)
    for name, text in pages():
        (root / name).write_text(text, "utf-8", newline="\n")


if __name__ == "__main__":
    if "--update" in sys.argv[1:]:
        update(ROOT)
        sys.exit(0)
    complaints = stale(ROOT)
    for line in complaints:
        print(line)
    sys.exit(1 if complaints else 0)
