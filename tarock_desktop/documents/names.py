"""Suggesting the known name that a misspelt one was probably meant to be."""

from __future__ import annotations

from collections.abc import Iterable


def nearest(name: str, known: Iterable[str]) -> str | None:
    """Return the known name most like *name*, or None where none is like it.

    >>> nearest("partnr", ["partner", "points"])
    'partner'
    """
    from difflib import get_close_matches  # noqa: PLC0415 - only mistakes need it

    by_folded = {word.casefold(): word for word in known}
    # Comparing is quadratic in the length: a name longer than any real one is like none.
    found = get_close_matches(name[:80].casefold(), by_folded, n=1, cutoff=0.6)
    return by_folded[found[0]] if found else None


def quoted(text: str) -> str:
    """Return *text* in quotation marks, control characters escaped, shortened if very long.

    >>> quoted("a" * 70) == '"' + "a" * 57 + '..."'
    True
    """
    shown = text if len(text) <= 60 else text[:57] + "..."
    return f'"{shown_name(shown)}"'


def shown_name(name: str) -> str:
    """Return the name of a file so that it can't steer a terminal."""
    return "".join(char if char.isprintable() else repr(char)[1:-1] for char in name)


def unknown(kind: str, name: str, known: Iterable[str], place: str = "") -> str:
    """Return the sentence about an unknown name, with the nearest known one.

    >>> unknown("key", "partnr", ["partner"], "in [hand]")
    'unknown key "partnr" in [hand]; did you mean "partner"?'
    """
    where = f" {place}" if place else ""
    sentence = f"unknown {kind} {quoted(name)}{where}"
    meant = nearest(name, known)
    return f'{sentence}; did you mean "{meant}"?' if meant else sentence
