"""Trick play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import Card, Suit
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import CardRef, CardsRef, Message, SeatRef, SuitRef
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.pack import TAROCKS, PackLaw
from tarock_desktop.rules.phase_rules import PhaseRules
from tarock_desktop.rules.play.tricks import (
    FollowLaw,
    broken_rule,
    legal_cards,
    must_overtake,
    trick_winner,
    winning_card,
)
from tarock_desktop.table.actions import Action, PlayCard
from tarock_desktop.table.events import (
    CalledCardSeen,
    CardPlayed,
    Event,
    PartnerRevealed,
    TrickTaken,
)
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Barred, CardChoice, Prompt
from tarock_desktop.table.records import PlayedCard
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View

_ACTS: Final[tuple[type, ...]] = (PlayCard,)
SUIT_RULES: Final = ("play.follow-suit", "play.must-trump")
"""Rules on cards that do not follow the card led."""
_TAROCK_LED: Final = {
    "ask.follow": "ask.follow-tarock",
    "reason.follow-suit": "reason.follow-tarock",
    "play.follow-suit": "play.follow-tarock",
}
"""What is said instead where a tarock was led, which is no card of a suit."""


class TrickPlay(PhaseRules, frozen=True):
    """Somebody leads; the winner of a trick leads to the next.

    A family says in a class of its own which law holds, who leads first, and which
    cards an announcement keeps in the hand.
    """

    law: FollowLaw
    pack: PackLaw
    tricks: int
    """Tricks in a hand."""
    actions = _ACTS

    def law_of(self, view: View) -> FollowLaw:
        """Return the law of the game being played."""
        del view
        return self.law

    def first_leader(self, view: View) -> Seat:
        """Return who leads to the first trick."""
        return view.forehand

    def kept(self, view: View, seat: Seat, legal: CardSet) -> CardSet:
        """Return those of *legal* that an announcement keeps in the hand of *seat*."""
        del view, seat, legal
        return CardSet()

    def keeping_rule(self, view: View, seat: Seat, card: Card) -> str:
        """Return the rule that playing a kept card breaks."""
        del view, seat, card
        return "play.pagat-early"

    def due(self, view: View) -> Seat | None:
        """Return who plays next; `None` when the hands are empty."""
        if view.play.trick:
            return self._next_in_trick(view)
        if len(view.play.tricks) >= self.tricks:
            return None
        tricks = view.play.tricks
        first = tricks[-1].winner if tricks else self.first_leader(view)
        holders = (seat for seat in view.from_seat(first) if view.deal.hands[seat].size)
        return next(holders, None)

    @staticmethod
    def _next_in_trick(view: View) -> Seat | None:
        """Return the next seat that has not played to the trick; one without cards is left out."""
        played = {entry.seat for entry in view.play.trick}
        for seat in view.from_seat(view.play.trick[-1].seat):
            if seat not in played and view.deal.hands[seat].size:
                return seat
        return None

    def legal_cards(self, view: View, seat: Seat) -> CardSet:
        """Return the cards *seat* may play now."""
        following = self.following(view, view.deal.hands[seat].cards)
        legal = following - self.kept(view, seat, following)
        # An exposed card must be played as soon as it may be (spjst 31, reading A27).
        return legal & view.deal.exposed or legal

    def following(self, view: View, hand: CardSet) -> CardSet:
        """Return the cards of *hand* that may be played to the trick, announcements aside."""
        return legal_cards(hand, self._on_table(view), self.law_of(view), self.pack)

    @staticmethod
    def _on_table(view: View) -> tuple[Card, ...]:
        return tuple(entry.card for entry in view.play.trick)

    def prompt(self, view: View, seat: Seat) -> Prompt:
        """Ask for a card; every other card with the reason why not."""
        hand = view.deal.hands[seat].cards
        legal = self.legal_cards(view, seat)
        barred = tuple(Barred(card, self._reason(view, seat, card)) for card in hand - legal)
        choice = CardChoice(count=1, legal=legal, barred=barred)
        return Prompt(seat, Phase.PLAY, self.question(view, seat), cards=choice)

    def question(self, view: View, seat: Seat) -> Message:
        """Return what the trick asks of *seat*: the narrowest duty that its hand can do."""
        hand, law, trick = view.deal.hands[seat].cards, self.law_of(view), self._on_table(view)
        free = self.following(view, hand) - self.kept(view, seat, self.following(view, hand))
        if free & view.deal.exposed and free - view.deal.exposed:
            return message("ask.exposed")
        if not trick:
            suits = law.suits_first and hand & TAROCKS and hand - TAROCKS
            return message("ask.lead-suit") if suits else message("ask.lead")
        if must_overtake(hand, trick, law, self.pack):
            return message("ask.overtake", CardRef(winning_card(trick, self.pack, law)))
        led = trick[0].suit
        if hand.of_suit(led):
            return _on_led("ask.follow", led)
        must_trump = law.must_trump and hand & TAROCKS
        return message("ask.trump", SuitRef(led)) if must_trump else message("ask.any-card")

    def broken(self, view: View, seat: Seat, card: Card) -> str:
        """Return the rule that a card breaks that is not legal."""
        hand, trick = view.deal.hands[seat].cards, self._on_table(view)
        rule = broken_rule(hand, trick, card, self.law_of(view), self.pack)
        if rule is not None:
            return rule
        kept = self.kept(view, seat, self.following(view, hand))
        return self.keeping_rule(view, seat, card) if card in kept else "play.exposed"

    def _reason(self, view: View, seat: Seat, card: Card) -> Message:
        rule = self.broken(view, seat, card)
        key = {"play.pagat-early": "reason.pagat-last"}.get(rule, rule.replace("play.", "reason."))
        if rule in SUIT_RULES:
            return _on_led(key, view.play.trick[0].card.suit)
        return message(key)

    def is_possible(self, view: View, action: Action) -> bool:
        """Return whether the card is in the hand."""
        return isinstance(action, PlayCard) and action.card in view.deal.hands[action.seat].cards

    def findings(self, view: View, action: Action) -> Iterator[Finding]:
        """Yield a card that breaks a rule."""
        if not isinstance(action, PlayCard):
            return
        legal = self.legal_cards(view, action.seat)
        if action.card in legal:
            return
        rule = self.broken(view, action.seat, action.card)
        explanation = wrong_card(rule, action.seat, action.card, self._on_table(view))
        yield Finding(rule, explanation, message("play.right", CardsRef(legal)), legal)

    def events(self, view: View, action: Action) -> tuple[Event, ...]:
        """Return the card, the partner it reveals, and the trick when it is complete."""
        if not isinstance(action, PlayCard):
            raise TypeError(action)
        trick = (*view.play.trick, PlayedCard(action.seat, action.card))
        winner = trick_winner(trick, self.pack, self.law_of(view))
        events: list[Event] = [CardPlayed(action.seat, action.card, winner)]
        if action.card is view.calls.card and view.calls.known_to:
            events.append(CalledCardSeen(action.card))
        if action.card is view.calls.card and view.calls.partner is None:
            events.append(PartnerRevealed(action.seat))
        waiting = {s for s in view.deal.order if view.deal.hands[s].size}
        if waiting <= {entry.seat for entry in trick}:
            events.append(TrickTaken(winner))
        return tuple(events)


def wrong_card(rule: str, seat: Seat, card: Card, trick: Sequence[Card]) -> Message:
    """Return what happened when *seat* played *card* to *trick* and so broke *rule*."""
    player, played = SeatRef(seat), CardRef(card)
    if rule not in SUIT_RULES:
        return message(rule, player, played)
    led = trick[0].suit
    if led is Suit.TAROCK:
        return message(_TAROCK_LED[rule], player, played)
    return message(rule, player, SuitRef(led), played)


def _on_led(key: str, led: Suit) -> Message:
    """Return a message on the suit led, or its other form where a tarock was led."""
    return message(_TAROCK_LED[key]) if led is Suit.TAROCK else message(key, SuitRef(led))
