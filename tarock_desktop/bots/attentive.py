"""An attentive player: claims an offence that its own cards and the open ones prove.

He knows his own cards and what everybody saw, and is never wrong. He does not notice everything:
whether he does depends on the phase of the hand and on who sits where, not on how often he is
asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tarock_desktop.bots.families import bots_of
from tarock_desktop.cards.shuffle import Generator
from tarock_desktop.referee.families import referee_of
from tarock_desktop.referee.offence import Offence
from tarock_desktop.referee.offence_rulings import row_in_time
from tarock_desktop.referee.windows import is_open
from tarock_desktop.table.actions import Claim
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import Observation, View
from tarock_desktop.variants.base import Variant

NOTICES_ONE_IN: Final = 3
"""Of so many offenders he watches one."""


def claim(observation: Observation, variant: Variant) -> Claim | None:
    """Return a claim that the viewer can prove and that can be ruled on now, if there is one."""
    seat = observation.viewer
    if not isinstance(seat, int) or seat not in observation.deal.order:
        return None
    referee, over = referee_of(variant), is_over(observation)
    if over and not referee.hears_afterwards(observation, variant):
        return None
    claims = (Claim(seat, o.seat, o.rule) for o in _to_claim(observation, variant, seat))
    return next((c for c in claims if referee.objection(observation, c, variant) is None), None)


def _to_claim(view: Observation, variant: Variant, seat: Seat) -> Iterator[Offence]:
    ruled = {ruling.subject for ruling in view.book.rulings}
    for offence in proofs(view, variant, seat):
        if offence.seat == seat or offence.subject in ruled:
            continue
        if watches(view, seat, offence.seat) and _is_ruled_now(view, variant, offence):
            yield offence


def _is_ruled_now(view: Observation, variant: Variant, offence: Offence) -> bool:
    """Return whether the sheet rules on it now, whoever may win the hand."""
    if is_over(view):
        return row_in_time(view, variant, offence) is not None
    rows = (row for row in variant.sheet.irregularity if offence.rule in row.rules)
    in_time = (row for row in rows if is_open(view, row.until, offence, variant.sheet))
    row = next(in_time, None)
    return row is not None and row.when is None


def watches(view: Observation, seat: Seat, other: Seat) -> bool:
    """Return whether *seat* keeps an eye on *other* in this phase of the hand."""
    hand = f"{view.round.hand_no}/{view.round.dealer}/{view.phase.value}"
    chance = Generator(f"eye/{hand}/{seat}/{other}")
    return chance.below(NOTICES_ONE_IN) == 0


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
