"""Trick play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import PAGAT, Card, Suit
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import CardRef, CardsRef, Message, SeatRef, SuitRef
from tarock_desktop.rules.announcing import ItemLaw
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.pack import TAROCKS, PackLaw
from tarock_desktop.rules.phase_rules import PhaseRules
from tarock_desktop.rules.tricks import FollowLaw, following_cards, trick_winner
from tarock_desktop.table.actions import Action, PlayCard
from tarock_desktop.table.events import CardPlayed, Event, PartnerRevealed, TrickTaken
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Barred, CardChoice, Prompt
from tarock_desktop.table.records import PlayedCard
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View


@dataclass(frozen=True, slots=True)
class Playing(PhaseRules):
    """The forehand leads; the winner of a trick leads to the next."""

    law: FollowLaw
    pack: PackLaw
    items: tuple[ItemLaw, ...]
    actions = (PlayCard,)

    def due(self, view: View) -> Seat | None:
        """Return who plays next; `None` when the hands are empty."""
        if view.play.trick:
            return view.after(view.play.trick[-1].seat)
        if not any(view.deal.hands[seat].size for seat in view.deal.order):
            return None
        return view.play.tricks[-1].winner if view.play.tricks else view.forehand

    def legal_cards(self, view: View, seat: Seat) -> CardSet:
        """Return the cards *seat* may play now."""
        hand = view.deal.hands[seat].cards
        legal = self._following(view, hand)
        if self._keeps_pagat(view, seat) and len(legal) > 1:
            return legal.remove(PAGAT)
        return legal

    def _following(self, view: View, hand: CardSet) -> CardSet:
        trick = view.play.trick
        return following_cards(hand, trick[0].card, self.law) if trick else hand

    def _keeps_pagat(self, view: View, seat: Seat) -> bool:
        """Return whether an announced Pagat must wait for the last trick (SPJST 19)."""
        for item in self.items:
            held = item.feat == "pagat-last" and item.must_hold
            if held and view.notices.announcer(item.id) == seat:
                return view.deal.hands[seat].size > 1
        return False

    def prompt(self, view: View, seat: Seat) -> Prompt:
        """Ask for a card; every other card with the reason why not."""
        hand = view.deal.hands[seat].cards
        legal = self.legal_cards(view, seat)
        barred = tuple(Barred(card, self._reason(view, card)) for card in hand - legal)
        choice = CardChoice(count=1, legal=legal, barred=barred)
        return Prompt(seat, Phase.PLAY, self._question(view, hand), cards=choice)

    def _question(self, view: View, hand: CardSet) -> Message:
        if not view.play.trick:
            return message("ask.lead")
        led = view.play.trick[0].card.suit
        if hand.of_suit(led):
            return message("ask.follow", SuitRef(led))
        must_trump = self.law.must_trump and hand & TAROCKS
        return message("ask.trump", SuitRef(led)) if must_trump else message("ask.any-card")

    def _reason(self, view: View, card: Card) -> Message:
        trick = view.play.trick
        if card is PAGAT and (not trick or trick[0].card.suit is Suit.TAROCK):
            return message("reason.pagat-last")
        led = trick[0].card.suit
        hand = view.deal.hands[view.after(trick[-1].seat)].cards
        key = "reason.follow-suit" if hand.of_suit(led) else "reason.must-trump"
        if card is PAGAT and key == "reason.must-trump":
            return message("reason.pagat-last")
        return message(key, SuitRef(led))

    def is_possible(self, view: View, action: Action) -> bool:
        """Return whether the card is in the hand."""
        return isinstance(action, PlayCard) and action.card in view.deal.hands[action.seat].cards

    def findings(self, view: View, action: Action) -> Iterator[Finding]:
        """Yield a revoke, or an announced Pagat that is played early without need."""
        if not isinstance(action, PlayCard):
            return
        legal = self.legal_cards(view, action.seat)
        if action.card in legal:
            return
        hand = view.deal.hands[action.seat].cards
        if action.card in self._following(view, hand):
            rule, parameters = "play.pagat-early", (SeatRef(action.seat), CardRef(action.card))
            explanation = message(rule, *parameters)
        else:
            led = view.play.trick[0].card.suit
            rule = "play.follow-suit" if hand.of_suit(led) else "play.must-trump"
            explanation = message(rule, SeatRef(action.seat), SuitRef(led), CardRef(action.card))
        yield Finding(rule, explanation, message("play.right", CardsRef(legal)), legal)

    def events(self, view: View, action: Action) -> tuple[Event, ...]:
        """Return the card, the partner it reveals, and the trick when it is complete."""
        if not isinstance(action, PlayCard):
            raise TypeError(action)
        trick = (*view.play.trick, PlayedCard(action.seat, action.card))
        winner = trick_winner(trick, self.pack)
        events: list[Event] = [CardPlayed(action.seat, action.card, winner)]
        if action.card is view.calls.card and view.calls.partner is None:
            events.append(PartnerRevealed(action.seat))
        if len(trick) == len(view.deal.order):
            events.append(TrickTaken(winner))
        return tuple(events)
