"""Laying away as many cards as were taken, with the tarocks among them named."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from tarock_desktop.cards.cardset import ALL_CARDS, NO_CARDS, CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import CardRef, CardsRef, CountRef, NumberRef, SeatRef
from tarock_desktop.rules.exchange.discard_rules import DiscardRules
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.law import Law
from tarock_desktop.rules.pack import HONOUR_TAROCKS, KINGS, TAROCKS
from tarock_desktop.table.actions import Action, Discard
from tarock_desktop.table.events import CardsDiscarded, Event
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Barred, CardChoice, Prompt
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View

NEVER = KINGS | HONOUR_TAROCKS
"""What may not be laid away."""


class NamingLaw(Law, frozen=True, kw_only=True):
    """What may be laid away; kings, Skys, Mond and Pagat never."""

    names_tarocks: bool
    """Whether a tarock laid away must be named."""


class LayingAway(DiscardRules, frozen=True):
    """The declarer lays away as many cards as he has taken."""

    law: NamingLaw
    actions = (Discard,)

    def due(self, view: View) -> Seat | None:
        """Return the declarer while he owes discards."""
        seat = view.declarer
        owes = view.exchange.drawn[seat] and seat not in view.exchange.laid
        return seat if owes else None

    def prompt(self, view: View, seat: Seat) -> Prompt:
        """Ask for the discards."""
        count = view.exchange.drawn[seat]
        choice = self.choice(view.deal.hands[seat].cards, count)
        return Prompt(seat, Phase.DISCARD, message("ask.discard", CountRef(count)), cards=choice)

    def choice(self, hand: CardSet, count: int) -> CardChoice:
        """Return what may be chosen from *hand*; tarocks are named."""
        barred = tuple(Barred(card, message(_reason(card))) for card in hand & NEVER)
        named = hand & TAROCKS if self.law.names_tarocks else NO_CARDS
        return CardChoice(count=count, legal=hand - NEVER, barred=barred, must_show=named - NEVER)

    def hideable(self, view: View) -> CardSet:
        """Return what may be laid away and need not be named."""
        del view
        named = TAROCKS if self.law.names_tarocks else NO_CARDS
        return ALL_CARDS - NEVER - named

    def is_possible(self, view: View, action: Action) -> bool:
        """Return whether the cards are in the hand, each once, and the hand is not empty then."""
        if not isinstance(action, Discard):
            return False
        cards, hand = CardSet.gather(action.cards), view.deal.hands[action.seat].cards
        once = len(cards) == len(action.cards) and action.shown <= cards
        return once and cards <= hand and cards != hand

    def findings(self, view: View, action: Action) -> Iterator[Finding]:
        """Yield a wrong number, a king, a Trull card, a tarock that is not named."""
        if not isinstance(action, Discard):
            return
        seat, count = action.seat, view.exchange.drawn[action.seat]
        right = message("discard.right", CardsRef(view.deal.hands[seat].cards - NEVER))
        for rule, card in self.bad_cards(CardSet.gather(action.cards), action.shown):
            yield Finding(rule, message(rule, SeatRef(seat), CardRef(card)), right)
        if len(action.cards) != count:
            numbers = CountRef(len(action.cards)), NumberRef(Fraction(count))
            yield Finding("discard.count", message("discard.count", SeatRef(seat), *numbers))

    def bad_cards(self, cards: CardSet, shown: CardSet) -> Iterator[tuple[str, Card]]:
        """Yield the rule that a card laid away breaks, with the card."""
        for card in cards & NEVER:
            yield ("discard.king" if card in KINGS else "discard.forbidden"), card
        if self.law.names_tarocks:
            for card in (cards & TAROCKS) - NEVER - shown:
                yield "discard.hidden-trump", card

    def events(self, view: View, action: Action) -> tuple[Event, ...]:
        """Return the cards laid away, the named ones for all to hear."""
        if not isinstance(action, Discard):
            raise TypeError(action)
        cards = CardSet.gather(action.cards)
        beyond = CardSet.gather(action.cards[view.exchange.drawn[action.seat] :])
        return (CardsDiscarded(action.seat, cards, len(cards), action.shown, beyond),)


def _reason(card: Card) -> str:
    return "reason.king" if card in KINGS else "reason.forbidden"
