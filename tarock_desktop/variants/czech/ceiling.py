"""What the Czech referee says when a payment of a hand is cut to the ceiling (CZ-P32)."""

from __future__ import annotations

from collections.abc import Iterator

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import AmountRef, SeatRef
from tarock_desktop.table.actions import Action, PlayCard
from tarock_desktop.table.amounts import ScoreLine
from tarock_desktop.table.events import Event, RemarkMade, RulingIssued
from tarock_desktop.table.rulings import Ruling
from tarock_desktop.table.view import View
from tarock_desktop.variants.czech.sheet import CzechSheet
from tarock_desktop.variants.schema import Irregularity

CAP = "cap"
"""The part of a score that takes back what lies above the ceiling."""


def ceiling_events(
    view: View, lines: tuple[ScoreLine, ...], sheet: CzechSheet, row: Irregularity
) -> Iterator[Event]:
    """Yield the ruling and the remark on *lines* that are cut; nothing if none is."""
    cuts = [line.amounts for line in lines if line.part == CAP]
    if not cuts:
        return
    payers = tuple(seat for seat in view.deal.order if cuts[0][seat] > 0)
    payer = payers[0]
    ceiling = AmountRef(sheet.score.ceiling)
    yield RulingIssued(
        Ruling(
            rule="score.ceiling",
            row=row.id,
            citation=sheet.citation(row, row.remedy, "score.ceiling"),
            severity=row.severity,
            remedy=row.remedy,
            seat=payer,
            action=_last_act(view),
            explanation=message("score.ceiling", SeatRef(payer), ceiling),
            subject="score.ceiling",
            offenders=payers if len(payers) > 1 else (),
        )
    )
    yield RemarkMade(message("remark.ceiling", ceiling))


def _last_act(view: View) -> Action:
    """Return the act with which the hand has ended: what was ruled on, or the last card."""
    if view.book.rulings and any(hand.size for hand in view.deal.hands):
        return view.book.rulings[-1].action
    last = view.play.tricks[-1].cards[-1]
    return PlayCard(last.seat, last.card)
