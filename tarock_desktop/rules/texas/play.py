"""Trick play with an announced Pagat."""

from __future__ import annotations

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import PAGAT
from tarock_desktop.rules.play.playing import TrickPlay
from tarock_desktop.rules.words.announcing import ItemLaw
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View


class TexasPlay(TrickPlay, frozen=True):
    """The forehand leads, an announced Pagat waits."""

    items: tuple[ItemLaw, ...] = ()

    def kept(self, view: View, seat: Seat, legal: CardSet) -> CardSet:
        """Return an announced Pagat while another card may be played (SPJST 19)."""
        for item in self.items:
            held = item.feat == "pagat-last" and item.must_hold
            if held and view.notices.announcer(item.id) == seat and len(legal) > 1:
                return legal & CardSet.of(PAGAT) if view.deal.hands[seat].size > 1 else CardSet()
        return CardSet()
