"""Whom a table asks before the referee is called, and what computer players say to it."""

from __future__ import annotations

from collections.abc import Mapping

from tarock_desktop.session.session import GameSession
from tarock_desktop.table.actions import Agree, Claim
from tarock_desktop.table.rulings import Severity
from tarock_desktop.table.seats import Seat, Watcher

Consents = Mapping[Seat, bool | None]
"""By seat, in order of play: whether a player lets it pass; `None`: a person has to be asked."""


def consents(session: GameSession, claim: Claim) -> Consents:
    """Return who would let pass what *claim* is about.

    A computer player does, in the spirit of the sheet, unless its rule costs the offender a lot:
    it knows no more of what has happened than what is claimed.
    """
    order = session.observation(Watcher.PUBLIC).deal.order
    rows = (row for row in session.sheet.irregularity if claim.rule in row.rules)
    first = next(rows, None)
    mild = first is None or first.severity is not Severity.MAJOR
    people = session.seating.humans
    return {seat: None if seat in people else mild or seat == claim.offender for seat in order}


def agreement(claim: Claim, seats: tuple[Seat, ...]) -> Agree:
    """Return the act by which *seats* settle what *claim* would be about."""
    return Agree(claim.seat, claim.offender, seats, claim.rule)
