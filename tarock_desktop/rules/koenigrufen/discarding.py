"""Laying cards away where one kind goes first: the other only by need, and face up.

Articles: koenigrufen Übrige Positivspiele, Farbspiele, Speisen; readings A09, A48, A49.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from tarock_desktop.cards.cardset import ALL_CARDS, NO_CARDS, CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import CardRef, CardsRef, CountRef, NumberRef, SeatRef
from tarock_desktop.rules.exchange.discard_rules import DiscardRules
from tarock_desktop.rules.exchange.talon import owes_discards
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.koenigrufen.extra_laws import ExtraLaw, card_of
from tarock_desktop.rules.koenigrufen.games import GameLaw, game_of
from tarock_desktop.rules.pack import HONOUR_TAROCKS, KINGS, TAROCKS
from tarock_desktop.table.actions import Action, Discard
from tarock_desktop.table.events import CardsDiscarded, Event
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Barred, CardChoice, Prompt
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View


class DiscardDuty(Struct, frozen=True):
    """What a hand must and must not lay away."""

    count: int
    colour: bool
    """Whether tarocks go first (where they are no trumps)."""
    birds: CardSet = NO_CARDS
    """Dealt cards of which one has to stay."""

    def split(self, hand: CardSet) -> tuple[CardSet, CardSet]:
        """Return the cards that go first, and those that go by need."""
        return _split(hand, colour=self.colour)

    @property
    def last_bird(self) -> CardSet:
        """The only card of those of which one has to stay."""
        return self.birds if len(self.birds) == 1 else NO_CARDS

    def choice(self, hand: CardSet) -> CardChoice:
        """Return what may be chosen from *hand*."""
        first, other = self.split(hand)
        by_need = len(first) < self.count
        legal = (first | other if by_need else first) - self.last_bird
        reasons = ((card, self._reason(card)) for card in hand - legal)
        return CardChoice(
            count=self.count,
            legal=legal,
            barred=tuple(Barred(card, message(reason)) for card, reason in reasons),
            required=first if by_need else NO_CARDS,
            must_show=other - self.last_bird if by_need else NO_CARDS,
        )

    def _reason(self, card: Card) -> str:
        if card in KINGS:
            return "reason.king"
        if card in HONOUR_TAROCKS:
            return "reason.forbidden"
        if card in self.last_bird:
            return "reason.last-bird"
        return "reason.needless-suit" if self.colour else "reason.needless-trump"

    def bad(self, hand: CardSet, cards: CardSet, shown: CardSet) -> Iterator[tuple[str, Card]]:
        """Yield the rule that a card laid away breaks, with the card."""
        first, other = self.split(hand)
        for card in cards & (KINGS | HONOUR_TAROCKS):
            yield ("discard.king" if card in KINGS else "discard.forbidden"), card
        if self.birds and self.birds <= cards:
            yield "discard.last-bird", next(iter(self.birds))
        kind = "suit" if self.colour else "trump"
        by_need = cards & other
        if by_need and not first <= cards:
            for card in by_need:
                yield f"discard.needless-{kind}", card
        for card in by_need - shown:
            yield f"discard.hidden-{kind}", card


def _split(cards: CardSet, *, colour: bool) -> tuple[CardSet, CardSet]:
    tarocks = (cards & TAROCKS) - HONOUR_TAROCKS
    suits = cards - TAROCKS - KINGS
    return (tarocks, suits) if colour else (suits, tarocks)


class ForcedDiscarding(DiscardRules, frozen=True):
    """The declarer lays as many cards away as he took."""

    games: tuple[GameLaw, ...]
    extras: tuple[ExtraLaw, ...]
    actions = (Discard,)

    def due(self, view: View) -> Seat | None:
        """Return the declarer while he has to lay cards away."""
        return owes_discards(view)

    def hideable(self, view: View) -> CardSet:
        """Return the kind that goes first; the other is shown."""
        return self._kinds(view)[0]

    def used_up(self, view: View, seat: Seat) -> CardSet:
        """Return the kind that goes first, once the other was laid away."""
        first, other = self._kinds(view)
        return first if view.deal.discards[seat].shown & other else NO_CARDS

    def _kinds(self, view: View) -> tuple[CardSet, CardSet]:
        game = game_of(self.games, view.auction.contract)
        return _split(ALL_CARDS, colour=game.kind == "colour")

    def duty(self, view: View, seat: Seat) -> DiscardDuty:
        """Return the duty of *seat*, who took talon cards."""
        game = game_of(self.games, view.auction.contract)
        held = view.deal.hands[seat].cards | view.deal.discards[seat].cards
        dealt = held - view.taken(seat)
        birds = (card_of(extra) for extra in self.extras if extra.id in game.birds)
        return DiscardDuty(
            view.exchange.drawn[seat],
            game.kind == "colour",
            CardSet.gather(card for card in birds if card is not None and card in dealt),
        )

    def prompt(self, view: View, seat: Seat) -> Prompt:
        """Ask for the cards to lay away."""
        duty = self.duty(view, seat)
        choice = duty.choice(view.deal.hands[seat].cards)
        question = message("ask.discard", CountRef(duty.count))
        return Prompt(seat, Phase.DISCARD, question, cards=choice)

    def is_possible(self, view: View, action: Action) -> bool:
        """Return whether the cards are in the hand."""
        if not isinstance(action, Discard):
            return False
        cards = CardSet.gather(action.cards)
        in_hand = cards <= view.deal.hands[action.seat].cards
        return in_hand and len(cards) == len(action.cards) and action.shown <= cards

    def findings(self, view: View, action: Action) -> Iterator[Finding]:
        """Yield forbidden, needless and hidden cards, and a wrong number."""
        if not isinstance(action, Discard):
            return
        hand, duty = view.deal.hands[action.seat].cards, self.duty(view, action.seat)
        legal = duty.choice(hand).legal or NO_CARDS
        right = message("discard.right", CardsRef(legal))
        seat, cards = SeatRef(action.seat), CardSet.gather(action.cards)
        for rule, card in duty.bad(hand, cards, action.shown):
            yield Finding(rule, message(rule, seat, CardRef(card)), right, legal)
        if len(cards) != duty.count:
            numbers = CountRef(len(cards)), NumberRef.whole(duty.count)
            yield Finding("discard.count", message("discard.count", seat, *numbers))

    def events(self, view: View, action: Action) -> tuple[Event, ...]:
        """Return the cards laid away."""
        if not isinstance(action, Discard):
            raise TypeError(action)
        cards = CardSet.gather(action.cards)
        beyond = CardSet.gather(action.cards[view.exchange.drawn[action.seat] :])
        shown = action.shown | (cards & view.deal.exposed)
        return (CardsDiscarded(action.seat, cards, len(cards), shown, beyond),)
