"""A called Valat that was lost through somebody else's declaration."""

from __future__ import annotations

from collections.abc import Iterator

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import SeatRef
from tarock_desktop.referee.offence import Offence
from tarock_desktop.referee.texas.before_play import value_offences, values_kept_back
from tarock_desktop.rules.hand.sides import declarer_side, other_side
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View
from tarock_desktop.variants.texas.sheet import TexasSheet


def valat_offences(view: View, sheet: TexasSheet) -> Iterator[Offence]:
    """Yield who broke a called Valat after a false or a forgotten declaration (SPJST 12, 30)."""
    caller = view.notices.announcer(sheet.item_of("all-tricks").id)
    if caller is None:
        return
    side = declarer_side(view)
    own = side if caller in side else other_side(view, side)
    winners = (trick.winner for trick in view.play.tricks)
    breaker = next((seat for seat in winners if seat not in own), None)
    if breaker is None:
        return
    liar = _liar(view, sheet, breaker)
    if liar is not None:
        yield _offence("valat.false-declaration", liar)
    if any(values_kept_back(view, sheet, seat) for seat in _tested(view, sheet, own, breaker)):
        yield _offence("valat.omission", breaker)


def _liar(view: View, sheet: TexasSheet, breaker: Seat) -> Seat | None:
    """Return who declared falsely so that the call is nullified (reading A18)."""
    liars = [o.seat for o in value_offences(view, sheet) if o.rule == "declare.false"]
    if sheet.penalties.false_valat == "anybody":
        return next(iter(liars), None)
    return breaker if breaker in liars else None


def _tested(
    view: View, sheet: TexasSheet, own: tuple[Seat, ...], breaker: Seat
) -> tuple[Seat, ...]:
    """Return the seats whose silence nullifies the call (reading A18)."""
    match sheet.penalties.omission:
        case "breaking-trick":
            return (breaker,)
        case "any-omission" | "judge":
            return other_side(view, own)


def _offence(rule: str, seat: Seat) -> Offence:
    return Offence(rule, seat, f"{rule}/{seat}", message(rule, SeatRef(seat)))
