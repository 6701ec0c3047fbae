"""What is wrong with a file: an English sentence with names in braces, and a value for each name.

The sentence is also the key by which `texts` finds it in the reader's language.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from msgspec import Struct

from tarock_desktop.documents.names import nearest, quoted


class Fault(Struct, frozen=True):
    """One thing that is wrong."""

    sentence: str
    """In English, with a name in braces for every part that differs."""
    values: Mapping[str, str | int | Fault] = {}
    """A text is shown as it is, a number in the reader's way; a fault is a sentence inside."""

    def __str__(self) -> str:
        """Return the whole sentence in English."""
        return self.sentence.format_map(
            {
                name: f"{value:,}" if isinstance(value, int) else str(value)
                for name, value in self.values.items()
            }
        )


def fault(sentence: str, **values: str | int | Fault) -> Fault:
    """Return a fault; *sentence* is written out here, so that a test finds it.

    >>> str(fault("the line is longer than {most} bytes", most=1000))
    'the line is longer than 1,000 bytes'
    """
    return Fault(sentence, values)


UNKNOWN: Final[Mapping[str, tuple[str, str]]] = {
    "key": ("unknown key {name}", 'unknown key {name}; did you mean "{meant}"?'),
    "ruleset": ("unknown ruleset {name}", 'unknown ruleset {name}; did you mean "{meant}"?'),
    "player": ("unknown player {name}", 'unknown player {name}; did you mean "{meant}"?'),
    "incident": ("unknown incident {name}", 'unknown incident {name}; did you mean "{meant}"?'),
    "ready-made hand": (
        "unknown ready-made hand {name}",
        'unknown ready-made hand {name}; did you mean "{meant}"?',
    ),
    "option": ("unknown option {name}", 'unknown option {name}; did you mean "{meant}"?'),
}
"""What is said of a name that nobody knows, without and with the nearest known one."""


def not_known(kind: str, name: str, known: Iterable[str]) -> Fault:
    """Return that a name is unknown, with the nearest known one; *kind* is one of `UNKNOWN`.

    >>> str(not_known("player", "clup", ["club"]))
    'unknown player "clup"; did you mean "club"?'
    """
    alone, beside = UNKNOWN[kind]
    meant = nearest(name, known)
    if meant is None:
        return Fault(alone, {"name": quoted(name)})
    return Fault(beside, {"name": quoted(name), "meant": meant})
