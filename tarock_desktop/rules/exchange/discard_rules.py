"""The rules of laying cards away, and what they say about cards nobody has seen."""

from __future__ import annotations

from abc import abstractmethod

from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.rules.phase_rules import PhaseRules
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View


class DiscardRules(PhaseRules, frozen=True):
    """How cards are laid away; *view* may be anybody's."""

    @abstractmethod
    def hideable(self, view: View) -> CardSet:
        """Return the cards that can lie face down and unnamed in a pile."""

    def used_up(self, view: View, seat: Seat) -> CardSet:
        """Return the cards that *seat* has no more of, as the cards it laid away by need show."""
        del view, seat
        return NO_CARDS
