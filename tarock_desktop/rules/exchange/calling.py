"""Calling a partner card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import Card, tarock
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import CardRef, CardsRef, SeatRef
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.law import Law
from tarock_desktop.rules.phase_rules import PhaseRules
from tarock_desktop.table.actions import Action, CallCard
from tarock_desktop.table.events import CardCalled, Event
from tarock_desktop.table.phases import BEFORE_PLAY, Phase
from tarock_desktop.table.prompts import Option, Prompt
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View


class CallLaw(Law, frozen=True, kw_only=True):
    """Which tarocks may be called."""

    tarocks: tuple[int, ...]
    """Numbers of the tarocks that can be called, in the order they must be called."""
    time: Literal["before-drawing", "after-pickup", "after-discards"]
    """When the call is made."""
    basis: Literal["before-drawing", "after-drawing"]
    """Whether the cards drawn from the talon move the call down."""
    own_first: bool
    """Whether a declarer who holds the first of the list may call it to play alone."""
    correction: Literal["never", "until-another-acts", "until-first-card"] = "never"
    """Until when he may take the call back and name another card (spjst reading A23)."""


def duty_card(hand: CardSet, law: CallLaw) -> Card:
    """Return the card a declarer with *hand* must call: the first of the list he lacks.

    Holding all of them he must call the first one and play alone. Articles: spjst 7; westfest
    par. 7.
    """
    cards = tuple(tarock(number) for number in law.tarocks)
    return next((card for card in cards if card not in hand), cards[0])


def call_set(hand: CardSet, law: CallLaw) -> CardSet:
    """Return the cards the declarer may call; *hand* is the one the sheet looks at.

    >>> from tarock_desktop.cards.notation import parse_cardset
    >>> law = CallLaw(
    ...     article="7",
    ...     tarocks=(19, 18, 17, 16, 15),
    ...     time="after-pickup",
    ...     basis="after-drawing",
    ...     own_first=True,
    ... )
    >>> str(call_set(parse_cardset("T19 T18"), law))
    'T17 T19'
    """
    first, duty = tarock(law.tarocks[0]), duty_card(hand, law)
    alone = law.own_first and first in hand
    return CardSet.of(duty, first) if alone else CardSet.of(duty)


def basis_hand(view: View, seat: Seat, law: CallLaw) -> CardSet:
    """Return the cards of *seat* that decide the call, discards included."""
    cards = view.deal.hands[seat].cards | view.deal.discards[seat].cards
    if law.basis == "after-drawing":
        return cards
    return cards - view.taken(seat)


class Calling(PhaseRules, frozen=True):
    """The declarer names the partner card, or says nothing."""

    law: CallLaw
    actions = (CallCard,)

    def due(self, view: View) -> Seat | None:
        """Return the declarer until a card is called."""
        return view.declarer if view.calls.card is None else None

    def may_act(self, view: View, seat: Seat) -> bool:
        """Return whether *seat* may call, or take its call back."""
        return seat == view.auction.declarer and (
            view.calls.card is None or self.may_correct(view)
        )

    def may_correct(self, view: View) -> bool:
        """Return whether the call can still be taken back (spjst 31, last paragraph; A23)."""
        if self.law.correction == "never" or view.calls.card is None:
            return False
        if view.phase not in (Phase.DISCARD, *BEFORE_PLAY):
            return False
        if self.law.correction == "until-first-card":
            return True
        others = tuple(seat for seat in view.deal.order if seat != view.auction.declarer)
        laid = view.exchange.laid if self.law.time == "after-pickup" else ()
        spoken = any(view.notices.declared[seat] is not None for seat in others)
        return not spoken and not any(seat in laid for seat in others)

    def default(self) -> Card:
        """Return the card that holds when nothing is said."""
        return tarock(self.law.tarocks[0])

    def prompt(self, view: View, seat: Seat) -> Prompt:
        """Offer every card of the list; those outside the call set with the reason."""
        hand = view.deal.hands[seat].cards
        cards = (tarock(number) for number in self.law.tarocks)
        options = [self._option(view, seat, card, hand) for card in cards]
        options.append(
            Option(
                CallCard(seat, None),
                message("choice.call-nothing"),
                gloss=message("gloss.call-nothing", CardRef(self.default())),
            )
        )
        return Prompt(seat, Phase.CALL, message("ask.call"), options=tuple(options))

    def _option(self, view: View, seat: Seat, card: Card, hand: CardSet) -> Option:
        action = CallCard(seat, card)
        finding = next(self.findings(view, action), None)
        own = card in hand
        return Option(
            action,
            message("choice.call-own" if own else "choice.call", CardRef(card)),
            gloss=message("gloss.call-own") if own else message("gloss.call", CardRef(card)),
            barred=finding.right if finding else None,
        )

    def is_possible(self, view: View, action: Action) -> bool:
        """Return whether a card is named, a correction by another one; any card can be."""
        if not isinstance(action, CallCard):
            return False
        called = view.calls.card
        return called is None or (action.card is not None and action.card is not called)

    def findings(self, view: View, action: Action) -> Iterator[Finding]:
        """Yield the finding for a card outside the call set."""
        if not isinstance(action, CallCard) or action.card is None:
            return
        allowed = call_set(basis_hand(view, action.seat, self.law), self.law)
        if action.card not in allowed:
            yield Finding(
                "call.set",
                message("call.set", SeatRef(action.seat), CardRef(action.card)),
                right=message("call.set.right", CardsRef(allowed)),
                alternatives=allowed,
            )

    def events(self, view: View, action: Action) -> tuple[Event, ...]:
        """Return the called card; the first of the list when nothing is said."""
        if not isinstance(action, CallCard):
            raise TypeError(action)
        card = action.card or self.default()
        return (CardCalled(action.seat, card, spoken=action.card is not None),)
