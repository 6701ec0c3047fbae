"""Which extras a hand holds, and what it comes to in facts.

Articles: koenigrufen Zutaten, Kaiserstich, Solospiele, Übrige Positivspiele.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from msgspec import Struct

from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.rules.hand.counting import pile
from tarock_desktop.rules.koenigrufen.account import Extra, KingFate
from tarock_desktop.rules.koenigrufen.extra_announcements import ExtraWords, announced
from tarock_desktop.rules.koenigrufen.extra_laws import ExtraLaw, card_of, exists_in
from tarock_desktop.rules.koenigrufen.kontra_targets import Target
from tarock_desktop.rules.koenigrufen.talon_halves import king_place
from tarock_desktop.rules.pack import HONOUR_TAROCKS, KINGS, PackLaw
from tarock_desktop.table.records import Trick
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View

Side = tuple[Seat, ...]


class PlayedHand(Struct, frozen=True):
    """A hand as it was played, with the sides as they turned out; the full state is needed."""

    view: View
    words: ExtraWords
    pack: PackLaw
    side: Side
    """The declarer's side."""
    king: KingFate
    half: int
    """Cards in one half of the talon."""
    tricks: int
    """Tricks in a whole hand."""

    @property
    def others(self) -> Side:
        """The declarer's opponents."""
        return tuple(seat for seat in self.view.deal.order if seat not in self.side)

    def own_talon(self) -> CardSet:
        """Return the untaken talon cards that belong to the declarer: the half with the king."""
        place = king_place(self.view)
        if self.king != "talon" or place is None:
            return NO_CARDS
        first = place - place % self.half
        half = self.view.deal.talon[first : first + self.half]
        return CardSet.gather(lying.card for lying in half if lying.card is not None)

    def cards(self, side: Side) -> CardSet:
        """Return the cards of a side: tricks, discards, what it gets of the talon."""
        cards = NO_CARDS
        for seat in side:
            cards |= pile(self.view, seat)
        if side == self.side:
            return cards | self.own_talon()
        talon = self.view.deal.talon
        left = (p.card for p in talon if p.taken_by is None and not p.added and p.card)
        return cards | (CardSet.gather(left) - self.own_talon())

    @property
    def points(self) -> Fraction:
        """Card points of the declarer's side."""
        return self.pack.count(self.cards(self.side))

    def extras(self) -> tuple[Extra, ...]:
        """Return all extras announced, and those made without a word."""
        return (*self._announced(), *self._silent())

    def _announced(self) -> Iterator[Extra]:
        seen = set[str]()
        for entry in announced(self.view):
            law = self.words.law(entry.item)
            owner = entry.seat if entry.item in seen else None
            seen.add(entry.item)
            if law.feat != "honours-held":
                said = self.view.notices.speakers(Target(entry.item, owner).text)
                made = self.is_made(law, self._side_of(entry.seat), entry.seat)
                yield Extra(entry.item, entry.seat, announced=True, made=made, chain=said)

    def _silent(self) -> Iterator[Extra]:
        game = self.words.game(self.view)
        for law in self.words.extras:
            for side in (self.side, self.others):
                if law.silent is not None and exists_in(law, game) and self.is_made(law, side):
                    yield Extra(law.id, side[0], announced=False, made=True)

    def _side_of(self, seat: Seat) -> Side:
        return self.side if seat in self.side else self.others

    def is_made(self, law: ExtraLaw, side: Side, seat: Seat | None = None) -> bool:
        """Return whether *side* made an extra; *seat*: who had to win with the card himself."""
        match law.feat:
            case "tarock-trick":
                winner = self._winner_with(card_of(law), law.trick)
                return winner in side and seat in (None, winner)
            case "king-last":
                return side == self.side and self._king_in_last(law)
            case "all-kings":
                return self.cards(side) >= KINGS
            case "trull":
                return self.cards(side) >= HONOUR_TAROCKS
            case "card-caught":
                return self._caught(card_of(law), side)
            case "king-caught":
                fallen = self._caught(self.view.calls.card, side)
                return side == self.others and (self.king == "left" or fallen)
            case "points":
                return law.points is not None and self.pack.count(self.cards(side)) >= law.points
            case "all-tricks":
                winners = {trick.winner for trick in self.view.play.tricks}
                whole = len(self.view.play.tricks) == self.tricks
                return whole and winners <= set(side)
            case "honours-held":
                return False

    def _trick(self, number: int | None) -> Trick | None:
        tricks = self.view.play.tricks
        return tricks[number - 1] if number is not None and len(tricks) >= number else None

    def _winner_with(self, card: Card | None, number: int | None) -> Seat | None:
        """Return who won that trick with that very card."""
        trick = self._trick(number)
        if trick is None:
            return None
        player = next((entry.seat for entry in trick.cards if entry.card is card), None)
        return player if player == trick.winner else None

    def _king_in_last(self, law: ExtraLaw) -> bool:
        trick = self._trick(law.trick)
        if trick is None or trick.winner not in self.side:
            return False
        return any(entry.card is self.view.calls.card for entry in trick.cards)

    def _caught(self, card: Card | None, side: Side) -> bool:
        """Return whether *side* won the trick to which the other side played *card*."""
        for trick in self.view.play.tricks:
            for entry in trick.cards:
                if entry.card is card and card is not None:
                    return entry.seat not in side and trick.winner in side
        return False
