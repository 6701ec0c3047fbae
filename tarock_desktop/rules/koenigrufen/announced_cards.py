"""Announced birds and an announced called king: until when they wait, and which goes first.

Articles: koenigrufen Zusätze; readings A26 to A28.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.cards.pack import Card, Suit
from tarock_desktop.rules.koenigrufen.extra_announcements import ExtraWords, announced
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View


class AnnouncedCards(Struct, frozen=True):
    """The announced cards in one hand, with the trick each waits for."""

    targets: tuple[tuple[Card, int], ...]
    """Card and number of its trick, from 1; the highest first."""
    trick: int
    """Number of the trick that is being played."""

    @property
    def due(self) -> CardSet:
        """The cards that were announced for this trick."""
        return CardSet.gather(card for card, trick in self.targets if trick == self.trick)

    @property
    def waiting(self) -> CardSet:
        """The cards that wait for a later trick."""
        return CardSet.gather(card for card, trick in self.targets if trick > self.trick)

    def allowed(self, legal: CardSet) -> CardSet:
        """Return those of *legal* that the announcements leave."""
        if legal & self.due:
            return legal & self.due
        return legal - self.waiting or self._first_to_go(legal)

    def _first_to_go(self, legal: CardSet) -> CardSet:
        """Return the highest bird and the called king: one of them must be given up."""
        birds = [card for card in legal & self.waiting if card.suit is Suit.TAROCK]
        highest = CardSet.of(max(birds)) if birds else NO_CARDS
        return highest | CardSet.gather(c for c in legal if c.suit is not Suit.TAROCK)

    def in_order(self, legal: CardSet) -> CardSet:
        """Return those of *legal* that break no order among birds that are given up."""
        birds = [card for card in legal & self.waiting if card.suit is Suit.TAROCK]
        return legal - CardSet.gather(card for card in birds if card is not max(birds))

    def broken(self, legal: CardSet, card: Card) -> str:
        """Return the rule that playing *card*, one of *legal*, breaks."""
        if legal & self.due and card not in self.due:
            return "play.bird-due"
        if card.suit is not Suit.TAROCK:
            return "play.king-early"
        return "play.bird-order" if not (legal - self.waiting) else "play.bird-early"


def announced_cards(view: View, words: ExtraWords, seat: Seat, trick: int) -> AnnouncedCards:
    """Return the announced cards of *seat* as they stand when *trick* is played."""
    found = []
    for entry in announced(view):
        law = words.law(entry.item)
        card = words.kept_card(view, law)
        if entry.seat == seat and law.is_kept and card is not None and law.trick is not None:
            found.append((card, law.trick))
    return AnnouncedCards(tuple(found), trick)


Keep = Literal["renonce", "extra_lost"]
"""What an announced card that is given up without need means: a rule broken, or an extra lost."""
