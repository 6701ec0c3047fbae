"""Every requirement of docs/requirements-*.md is named by a test, unless it is marked *later*."""

import re

import _tree

ROW = re.compile(r"^\| ([A-Z]+-\d+) \| .* \|\s*(later)? \|$", re.MULTILINE)
NAMED = re.compile(
    r"(?<![A-Za-z])([A-Za-z]+)[-_](\d{2,3})((?:_\d{2,3})*)(?:(?:\.\.| to )(\d{2,3}))?(?!\d)"
)


def required(text: str) -> dict[str, bool]:
    """Return the requirements of one page -> whether a test is due."""
    return {number: not later for number, later in ROW.findall(text)}


def named(text: str) -> set[str]:
    """Return the requirements a test names: ``SPJST-20``, ``spjst_20_24``, ``SPJST-29..32``."""
    found = set()
    for sheet, first, more, last in NAMED.findall(text):
        numbers = {int(number) for number in more.split("_") if number}
        for number in numbers.union(range(int(first), int(last or first) + 1)):
            found.add(f"{sheet.upper()}-{number:02d}")
    return found


def findings() -> list[str]:
    """Return the requirements that are due and that no test names."""
    rows: dict[str, bool] = {}
    for page in _tree.files("docs/requirements-*.md"):
        rows |= required(page.read_text(encoding="utf-8"))
    tests = _tree.files("tests/**/*.py", "tests/**/*.toml", "variants/*/**/*.toml")
    seen = set().union(*(named(path.read_text(encoding="utf-8")) for path in tests))
    bare = [number for number, due in rows.items() if due and number not in seen]
    return [f"{number}: no test names it" for number in bare]


if __name__ == "__main__":
    _tree.report(findings(), "requirements without a test")
