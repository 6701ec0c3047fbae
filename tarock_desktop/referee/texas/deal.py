"""A wrong deal, and a wrong forehand."""

from __future__ import annotations

from collections.abc import Iterator

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import CardRef, SeatRef
from tarock_desktop.referee.offence import Offence, is_known_whole
from tarock_desktop.referee.stray_cards import dealt_to
from tarock_desktop.rules.texas.voting import verdict
from tarock_desktop.table.view import View
from tarock_desktop.variants.texas.sheet import TexasSheet


def deal_offences(view: View, sheet: TexasSheet) -> Iterator[Offence]:
    """Yield what was wrong with the deal and with who began."""
    dealer, deal = view.round.dealer, view.deal
    if dealer is None:
        return
    decided = verdict(view, sheet.penalties.go_on_vote)
    if deal.vote is not None and decided is not None:
        rule = "deal.exposed" if decided else "deal.exposed-objected"
        explanation = message(rule, SeatRef(dealer), CardRef(deal.vote.card))
        yield Offence(rule, dealer, f"{rule}/{deal.vote.card.name}", explanation, proven=True)
    if is_known_whole(view) and _is_misdealt(view, sheet):
        explanation = message("deal.misdeal", SeatRef(dealer))
        yield Offence("deal.misdeal", dealer, "deal.misdeal", explanation)
    if deal.rightful is not None and deal.forehand is not None:
        seats = SeatRef(deal.forehand), SeatRef(deal.rightful)
        yield Offence(
            "bid.wrong-forehand",
            deal.forehand,
            f"bid.wrong-forehand/{deal.forehand}",
            message("bid.wrong-forehand", *seats),
            holder=deal.rightful,
        )


def _is_misdealt(view: View, sheet: TexasSheet) -> bool:
    if view.deal.forehand is None:
        return False
    return any(dealt_to(view, seat) != sheet.deal.hand for seat in view.deal.order)
