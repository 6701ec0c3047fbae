"""What people are called and what they write: one judge for dialogs, settings and files."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

MAX_NAME: Final = 40
"""Longest name, in characters."""
_GUEST: Final = re.compile(r"(?:guest|host|gost|gast)(?: \d{1,2})?", re.IGNORECASE)
"""What a guest is called at the table, in every language of it."""
_HIDDEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Unicode's categories of what steers a text, or is no character."""
_JOINERS: Final = frozenset("\u200c\u200d")
"""They part or join letters of Persian and Hindi, and the people of an emoji family."""


def clean_line(text: str) -> str:
    r"""Return a line as it is kept: plain single spaces, none at its ends, no soft hyphens.

    >>> clean_line(" Anna\u00a0 Marie ")
    'Anna Marie'
    """
    return " ".join(text.replace("\u00ad", "").split())


def is_line(text: str) -> bool:
    """Return whether a text steers nothing: no control characters, nothing that can't be seen."""
    return not any(
        unicodedata.category(char) in _HIDDEN and char not in _JOINERS
        for char in text.replace("\u00ad", "")
    )


def is_name(text: str) -> bool:
    r"""Return whether somebody can be called *text*.

    >>> is_name("Anna"), is_name("   "), is_name("\u202eevil")
    (True, False, False)
    """
    name = clean_line(text)
    return bool(name.strip("\u200c\u200d")) and len(name) <= MAX_NAME and is_line(text)


def is_guest(name: str) -> bool:
    """Return whether a seat with this name is a guest's, of whom nothing is kept.

    A journal knows names only, so a database that is built again from journals leaves him out too.

    >>> is_guest("Guest"), is_guest("Gast 2"), is_guest("Gustav")
    (True, True, False)
    """
    return _GUEST.fullmatch(name) is not None


def repeated(names: Sequence[str]) -> int | None:
    """Return where a name stands that stood before, whatever its capitals; `None`: nowhere."""
    known = [folded(name) for name in names]
    return next((at for at, name in enumerate(known) if name and name in known[:at]), None)


def told_apart(names: Sequence[str]) -> tuple[str, ...]:
    """Return names of which no two are the same.

    >>> told_apart(["Anna", "anna", "Josef"])
    ('Anna', 'anna 2', 'Josef')
    """
    told: list[str] = []
    for name in names:
        number, each = 1, name
        while folded(each) in map(folded, told):
            number += 1
            each = f"{name[: MAX_NAME - 3]} {number}"
        told.append(each)
    return tuple(told)


def folded(name: str) -> str:
    """Return a name as it is compared: capitals make no difference."""
    return unicodedata.normalize("NFC", clean_line(name)).casefold()
