"""Guests: people of whom nothing is kept.

A journal knows names only. A guest sits at the table under the word for a guest in one of the
languages of the table, with a number where there are several, so that a database which is built
again from the journals leaves him out too.
"""

from __future__ import annotations

import re
from typing import Final

_GUEST: Final = re.compile(r"(?:guest|host|gost|gast)(?: \d{1,2})?", re.IGNORECASE)


def is_guest(name: str) -> bool:
    """Return whether a seat with this name is a guest's.

    >>> is_guest("Guest"), is_guest("Gast 2"), is_guest("Gustav")
    (True, True, False)
    """
    return _GUEST.fullmatch(name) is not None
