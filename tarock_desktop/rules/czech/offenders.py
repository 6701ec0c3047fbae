"""Who broke a rule, where one ruling can be about several people."""

from __future__ import annotations

from tarock_desktop.table.rulings import Ruling
from tarock_desktop.table.seats import Seat


def offenders(ruling: Ruling) -> tuple[Seat, ...]:
    """Return who broke the rule: of a wrong deal everybody with a wrong number of cards."""
    value = ruling.value or ""
    if ruling.rule.startswith("deal.misdeal") and value.replace(" ", "").isdecimal():
        return tuple(Seat(int(seat)) for seat in value.split())
    return (ruling.seat,)
