"""Who is known to play with whom."""

from __future__ import annotations

from typing import Protocol

from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View
from tarock_desktop.ui.style.party import Party


class Sides(Protocol):
    """What a rule sheet says about who plays with whom."""

    @property
    def unbid(self) -> str | None:
        """The contract that is nobody's, because it is played when nobody bids."""

    def declaring_side(self, view: View) -> tuple[Seat, ...]:
        """Return the declarer and his partner; empty where not everybody knows."""


def parties(sheet: Sides, view: View) -> dict[Seat, Party]:
    """Return the party of everybody whose party is public.

    While the partner is hidden only the declarer has one; where everybody plays for himself
    nobody has.
    """
    side = sheet.declaring_side(view)
    if side:
        declaring, defending = Party.DECLARING, Party.DEFENDING
        return {seat: declaring if seat in side else defending for seat in view.deal.order}
    auction = view.auction
    games = [game.seat for game in auction.games if game.contract]
    if auction.declarer is None or auction.contract == sheet.unbid or len(games) > 1:
        return {}
    return {auction.declarer: Party.DECLARING}
