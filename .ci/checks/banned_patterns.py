"""Looks for text that must not stand in the tree, each pattern with its reason."""

import re
from dataclasses import dataclass

import _tree

CORE = tuple(
    f"tarock_desktop/{package}/**"
    for package in (
        "cards", "documents", "engine", "messages", "referee", "rules", "table", "variants",
    )
)  # fmt: skip
PACKAGE = ("tarock_desktop/**",)
EVERYWHERE = ("**",)
SELF = (".ci/checks/banned_patterns.py", "tests/unit/test_checks.py")


@dataclass(frozen=True, kw_only=True)
class Ban:
    """One pattern: where it is banned, where it is not, and why."""

    pattern: str
    reason: str
    where: tuple[str, ...]
    but_not: tuple[str, ...] = ()


BANS = [
    Ban(
        pattern=r"^\s*(from|import) (PySide6|shiboken6)\b|import_module\(.(PySide6|shiboken6)",
        reason="Qt lives in ui and printing: everything else runs without it",
        where=PACKAGE,
        but_not=("tarock_desktop/ui/**", "tarock_desktop/printing/**"),
    ),
    Ban(
        pattern=r"^\s*(from|import) (datetime|random|secrets|time|uuid)\b",
        reason="the core gives the same hand from the same journal: no clock and no chance",
        where=CORE,
    ),
    Ban(
        pattern=r"(: |-> |\| |\[)float\b|\bfloat\(|\bmath\.(?!prod|comb|gcd|lcm|isqrt)",
        reason="amounts are exact: int and Fraction",
        where=CORE,
        but_not=("tarock_desktop/documents/**",),  # names the types of TOML, to refuse this one
    ),
    Ban(
        pattern=r"\b(TODO|FIXME|XXX|HACK)\b",
        reason="open work belongs in an issue",
        where=EVERYWHERE,
    ),
    Ban(
        pattern=r"(?<![\w.~-])/(work|root|tmp|farm)/[\w.]",
        reason="a path of one machine means nothing on another",
        where=EVERYWHERE,
    ),
    Ban(
        pattern=r"https?://[^\s\"'<>)]*(/simple\b|pypi\.|pythonhosted|/pypi)|file:///\w",
        reason="where packages come from is the business of the machine that installs them",
        where=EVERYWHERE,
    ),
    Ban(
        pattern=r"\bsetToolTip\(|\bQToolTip\.showText\b|\bToolTipRole\b",
        reason="a tooltip takes a name for HTML: ui/style/tips.py says all of them",
        where=PACKAGE,
        but_not=("tarock_desktop/ui/style/tips.py",),
    ),
    Ban(
        pattern=r"\bQRunnable\b",
        reason="a QThreadPool of PySide keeps it for ever: start a function",
        where=PACKAGE,
    ),
    Ban(
        pattern=r"\bQThreadPool\(",
        reason="destroyed with its owner it waits for ever: ui/threads/job_pool.py makes them",
        where=PACKAGE,
        but_not=("tarock_desktop/ui/threads/job_pool.py",),
    ),
    Ban(
        pattern=r"\.takeAt\(",
        reason="PySide never frees what it gives of a widget: removeWidget, or clear",
        where=PACKAGE,
        but_not=("tarock_desktop/ui/style/widgets.py",),
    ),
    Ban(
        pattern=r"\b(time\.)?sleep\(|\bqWait\(|\bqtbot\.wait\(",
        reason="a test waits for a signal or a condition, never for time to pass",
        where=("tests/**",),
    ),
    Ban(
        pattern=r"\bQT_TRANSLATE_N_NOOP\b|\bQT_TRANSLATE_NOOP3\b|\bqtTrId\(",
        reason="lupdate does not find these in Python: the text would never be translated",
        where=PACKAGE,
    ),
    Ban(
        pattern=r"\b(spjst|westfest|ziri|koenigrufen)[ -][0-9]+\b|\bArt(icle|\.) ?[0-9]",
        reason="articles are named in variants/, and shown from there",
        where=("tarock_desktop/ui/**/*.py", "tarock_desktop/bots/**/*.py"),
    ),
    Ban(
        pattern=r"\bLanguageChange\b",
        reason="the main window tells every part of a new language: give the part retranslate()",
        where=("tarock_desktop/ui/**/*.py",),
        but_not=("tarock_desktop/ui/window/main_window.py",),
    ),
    Ban(
        pattern=r"\.setFlag\(.*ItemIsMovable",
        reason="the scene moves a dragged card itself: threshold, cancel and keyboard twin",
        where=("tarock_desktop/ui/**/*.py",),
    ),
]


def findings() -> list[str]:
    """Return every hit as ``file:line: reason: text``."""
    found = []
    for ban in BANS:
        pattern = re.compile(ban.pattern)
        allowed = set(_tree.files(*SELF, *ban.but_not))
        for path in _tree.files(*ban.where):
            if path in allowed:
                continue
            for number, line in enumerate(lines(path.read_bytes()), start=1):
                if pattern.search(line):
                    where = f"{_tree.name(path)}:{number}"
                    found.append(f"{where}: {ban.reason}: {line.strip()[:120]}")
    return found


def lines(content: bytes) -> list[str]:
    """Return the lines of a text file, and none of a picture or a font."""
    try:
        return content.decode("utf-8").splitlines()
    except UnicodeDecodeError:
        return []


if __name__ == "__main__":
    _tree.report(findings(), "banned patterns")
