"""Calling a king: its holder is the partner.

Articles: koenigrufen Lizitation II; reading A08.
"""

from __future__ import annotations

from collections.abc import Iterator

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import CardRef, CardsRef, SeatRef
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.law import Law
from tarock_desktop.rules.pack import KINGS
from tarock_desktop.rules.phase_rules import PhaseRules
from tarock_desktop.table.actions import Action, CallCard
from tarock_desktop.table.events import CalledUnnamed, CardCalled, Event, PartnerRevealed
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Option, Prompt
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View


class KingLaw(Law, frozen=True, kw_only=True):
    """Which king may be called."""

    fourth_with: int
    """With exactly so many kings in hand the other one may be called without naming it."""
    own_with: int
    """With so many kings in hand one of them may be called."""


def callable_kings(hand: CardSet, law: KingLaw) -> CardSet:
    """Return the kings that a declarer with *hand* may call."""
    own = hand & KINGS
    return KINGS if len(own) >= law.own_with else KINGS - own


def fourth_king(view: View) -> Card | None:
    """Return the king a declarer means who calls the fourth: none of those dealt to him.

    `None`: where *view* has his cards, there is no one such king.
    """
    seat, taken = view.declarer, view.taken(view.declarer)
    lacking = [king for king in KINGS if king in taken or view.holder(king) != seat]
    return lacking[0] if len(lacking) == 1 else None


class KingCalling(PhaseRules, frozen=True):
    """The declarer names a king, or calls the fourth."""

    law: KingLaw
    actions = (CallCard,)

    def due(self, view: View) -> Seat | None:
        """Return the declarer until a king is called."""
        return None if view.calls.spoken else view.declarer

    def prompt(self, view: View, seat: Seat) -> Prompt:
        """Offer the four kings, and the fourth to a hand with three."""
        options = [self._option(view, seat, king) for king in KINGS]
        if len(view.deal.hands[seat].cards & KINGS) == self.law.fourth_with:
            fourth = CallCard(seat, None)
            label, gloss = message("choice.call-fourth"), message("gloss.call-fourth")
            options.append(Option(fourth, label, gloss=gloss))
        return Prompt(seat, Phase.CALL, message("ask.call-king"), options=tuple(options))

    def _option(self, view: View, seat: Seat, king: Card) -> Option:
        action = CallCard(seat, king)
        finding = next(self.findings(view, action), None)
        own = king in view.deal.hands[seat].cards and finding is None
        return Option(
            action,
            message("choice.call-own" if own else "choice.call", CardRef(king)),
            gloss=message("gloss.call-own") if own else message("gloss.call", CardRef(king)),
            barred=message("reason.own-king") if finding else None,
        )

    def is_possible(self, view: View, action: Action) -> bool:
        """Return whether a king is named, or the fourth."""
        return isinstance(action, CallCard) and (action.card is None or action.card in KINGS)

    def findings(self, view: View, action: Action) -> Iterator[Finding]:
        """Yield an own king without all of them, and a fourth that is none."""
        if not isinstance(action, CallCard):
            return
        seat, hand = SeatRef(action.seat), view.deal.hands[action.seat].cards
        allowed = callable_kings(hand, self.law)
        if action.card is None:
            if len(hand & KINGS) != self.law.fourth_with:
                yield Finding("call.fourth", message("call.fourth", seat))
        elif action.card not in allowed:
            yield Finding(
                "call.own-king",
                message("call.own-king", seat, CardRef(action.card)),
                right=message("call.set.right", CardsRef(allowed)),
                alternatives=allowed,
            )

    def events(self, view: View, action: Action) -> tuple[Event, ...]:
        """Return the call; who does not name the fourth king tells only its holder.

        A king that lies in the talon has none: then only the declarer knows which it is.
        """
        if not isinstance(action, CallCard):
            raise TypeError(action)
        if action.card is not None:
            called = CardCalled(action.seat, action.card, spoken=True)
            # Who calls again, the first call having been wrong, may name a king that has fallen.
            tricks = (*(trick.cards for trick in view.play.tricks), view.play.trick)
            by = (e.seat for trick in tricks for e in trick if e.card is action.card)
            return (called, *(PartnerRevealed(seat) for seat in by))
        fourth = next(iter(KINGS - view.deal.hands[action.seat].cards))
        holder = view.holder(fourth)
        known_to = (action.seat,) if holder is None else (action.seat, holder)
        return (CalledUnnamed(action.seat, fourth, known_to),)
