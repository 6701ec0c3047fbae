"""Who is known to play with whom."""

from __future__ import annotations

from typing import Protocol

from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View
from tarock_desktop.ui.style.party import Party


class KnowsSides(Protocol):
    """What a rule sheet says about who plays with whom."""

    def known_sides(self, view: View) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
        """Return who is known to play with the declarer, and who against him."""


def parties(sheet: KnowsSides, view: View) -> dict[Seat, Party]:
    """Return the party of everybody whose party is public."""
    declaring, defending = sheet.known_sides(view)
    found = dict.fromkeys(declaring, Party.DECLARING)
    return found | dict.fromkeys(defending, Party.DEFENDING)
