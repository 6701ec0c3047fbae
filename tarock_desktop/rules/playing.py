"""Trick play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import PAGAT, Card
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
    tricks: int
    """Tricks in a hand."""
    actions = (PlayCard,)

    def due(self, view: View) -> Seat | None:
        """Return who plays next; `None` when the hands are empty."""
        if view.play.trick:
            return self._next_in_trick(view)
        if len(view.play.tricks) >= self.tricks:
            return None
        first = view.play.tricks[-1].winner if view.play.tricks else view.forehand
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
        hand = view.deal.hands[seat].cards
        legal = self.following(view, hand)
        if self._keeps_pagat(view, seat) and len(legal) > 1:
            legal = legal.remove(PAGAT)
        # An exposed card must be played as soon as it may be (spjst 31, reading A27).
        return legal & view.deal.exposed or legal

    def following(self, view: View, hand: CardSet) -> CardSet:
        """Return the cards of *hand* that follow the trick on the table."""
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
        barred = tuple(Barred(card, self._reason(view, seat, card)) for card in hand - legal)
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

    def _reason(self, view: View, seat: Seat, card: Card) -> Message:
        hand = view.deal.hands[seat].cards
        following = self.following(view, hand)
        if card in following:
            kept = card is PAGAT and self._keeps_pagat(view, seat)
            return message("reason.pagat-last" if kept else "reason.exposed")
        led = view.play.trick[0].card.suit
        key = "reason.follow-suit" if hand.of_suit(led) else "reason.must-trump"
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
        if action.card in self.following(view, hand):
            kept = action.card is PAGAT and self._keeps_pagat(view, action.seat)
            rule = "play.pagat-early" if kept else "play.exposed"
            explanation = message(rule, SeatRef(action.seat), CardRef(action.card))
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
        waiting = {s for s in view.deal.order if view.deal.hands[s].size}
        if waiting <= {entry.seat for entry in trick}:
            events.append(TrickTaken(winner))
        return tuple(events)
