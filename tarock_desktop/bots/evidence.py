"""What one seat can prove against others from its own cards and what everybody has seen."""

from __future__ import annotations

from collections.abc import Iterator

from tarock_desktop.bots.families import bots_of
from tarock_desktop.referee.families import referee_of
from tarock_desktop.referee.offence import Offence
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View
from tarock_desktop.variants.base import Variant


def is_over(view: View) -> bool:
    """Return whether nothing more is done in the hand."""
    return view.phase is Phase.BETWEEN or view.result.over


def proofs(view: View, variant: Variant, seat: Seat) -> Iterator[Offence]:
    """Yield the offences of others that *seat* can prove; *view* is what it knows.

    When the hand has been counted all cards lie open, and everybody sees what the referee sees.
    """
    if is_over(view) and view.result.points is not None:
        yield from referee_of(variant).offences(view, variant)
    else:
        yield from bots_of(variant).proofs(view, variant, seat)
