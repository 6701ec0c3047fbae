"""How many words a ruling takes: of every incident, shown at once and with all that is folded.

    PYTHONPATH=. python measurements/ruling_words.py [LANGUAGE] [--guard] [--list]

``--guard`` tells the rulings as a table that refuses the act; ``--list`` prints each ruling,
the longest first.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from statistics import median

from msgspec import Struct

from tarock_desktop.cases.incidents import incident_rows, play_incident
from tarock_desktop.cli.options import seat_letter
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Watcher
from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.languages import language
from tarock_desktop.texts.render import Words
from tarock_desktop.texts.ruling_texts import RulingText


class Told(Struct, frozen=True):
    """One ruling of an incident."""

    row: str
    said: RulingText

    @property
    def shown(self) -> int:
        """The words that are always shown."""
        return len(" ".join(self.said.shown).split())

    @property
    def whole(self) -> int:
        """The words with the article and all that is folded away."""
        said = self.said
        return len(" ".join((*said.shown, said.cited, *said.more)).split())


def rulings(code: str, *, guarded: bool) -> Iterator[Told]:
    """Yield the rulings of all incidents."""
    for row in incident_rows():
        incident = play_incident(row)
        names = tuple(seat_letter(seat) for seat in incident.position.round.seats)
        words = Words(read_catalogue(language(code)), incident.variant.sheet, names)
        mode = Mode(incident.case.facts.table.mode or Mode.GUARD.value)
        for ruling in incident.rulings:
            said = words.ruling(ruling, Watcher.REFEREE, Mode.GUARD if guarded else mode)
            yield Told(row, said)


def main(arguments: list[str]) -> None:
    """Print median and longest."""
    codes = [word for word in arguments if not word.startswith("-")] or ["en"]
    found = sorted(rulings(codes[0], guarded="--guard" in arguments), key=lambda told: -told.shown)
    for label, counts in (
        ("shown", [told.shown for told in found]),
        ("with all that is folded", [told.whole for told in found]),
    ):
        print(f"{label}: {len(counts)} rulings, median {median(counts)}, longest {max(counts)}")
    if "--list" in arguments:
        for told in found:
            print(f"{told.shown:3} {told.row:14} {' '.join(told.said.shown)}")


if __name__ == "__main__":
    main(sys.argv[1:])
