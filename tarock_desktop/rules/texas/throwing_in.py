"""Giving a hand up after the talon was seen."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Literal

from msgspec import Struct

from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.cards.pack import tarock
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import AmountRef, CardRef, SeatRef
from tarock_desktop.rules.evening.bank import BankLaw, paid
from tarock_desktop.rules.exchange.calling import CallLaw, basis_hand, duty_card
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.law import Law
from tarock_desktop.rules.texas.bidding import ContractLaw
from tarock_desktop.table.actions import ThrowIn
from tarock_desktop.table.amounts import Amounts, ScoreLine, from_each
from tarock_desktop.table.events import Event, HandEnded
from tarock_desktop.table.prompts import Option
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View


class ThrowInLaw(Law, frozen=True, kw_only=True):
    """When the hand may be thrown in, and what it costs."""

    drawn: Literal["never", "duty-card", "any-callable"]
    """Which drawn card gives the right: the one he would have to call, or any of the list."""
    amount: Fraction
    """Paid to each other player."""


class ThrowingIn(Struct, frozen=True):
    """The declarer who drew the card he would have to call may give the hand up."""

    law: ThrowInLaw
    call: CallLaw
    bank: BankLaw
    contracts: tuple[ContractLaw, ...]

    def reason(self, view: View, seat: Seat) -> CardSet:
        """Return the drawn cards that give *seat* the right; none if it has no right."""
        if view.calls.card is not None or seat != view.auction.declarer:
            return NO_CARDS
        contract = next(law for law in self.contracts if law.id == view.auction.contract)
        if contract.sides == "alone":
            return NO_CARDS
        drawn = view.taken(seat)
        if self.law.drawn == "duty-card":
            return drawn & CardSet.of(duty_card(basis_hand(view, seat, self.call), self.call))
        if self.law.drawn == "any-callable":
            return drawn & CardSet.gather(tarock(number) for number in self.call.tarocks)
        return NO_CARDS

    def option(self, view: View, seat: Seat) -> Option | None:
        """Return the choice to throw the hand in, if there is the right."""
        cards = tuple(self.reason(view, seat))
        if not cards:
            return None
        gloss = message("gloss.throw-in", CardRef(cards[-1]), AmountRef(self.law.amount))
        return Option(ThrowIn(seat), message("choice.throw-in"), gloss=gloss)

    def _cost(self, view: View, seat: Seat) -> Amounts:
        return from_each(seat, -self.law.amount, view.deal.order, len(view.round.seats))

    def findings(self, view: View, action: ThrowIn) -> Iterator[Finding]:
        """Yield the finding for a throw-in without the right, or the remark on one by right."""
        rule = "talon.thrown-in" if self.reason(view, action.seat) else "talon.throw-in"
        yield Finding(rule, message(rule, SeatRef(action.seat)))

    def events(self, view: View, action: ThrowIn) -> tuple[Event, ...]:
        """Return the payment and the end of the hand; the forehand deals next."""
        seat = action.seat
        line = ScoreLine(
            part="throw-in",
            label=message("line.throw-in", SeatRef(seat)),
            amounts=self._cost(view, seat),
            article=self.law.article,
            working=(message("working.each", AmountRef(self.law.amount)),),
        )
        return (*paid(view, (line,), self.bank), HandEnded(view.forehand))
