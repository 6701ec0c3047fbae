"""The contracts, and one round of bidding that the forehand opens."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Literal

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import CountRef, NameRef, NumberRef, SeatRef
from tarock_desktop.rules.base_laws import ContractBase
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.law import Law
from tarock_desktop.rules.phase_rules import PhaseRules
from tarock_desktop.table.actions import Action, Bid, Pass
from tarock_desktop.table.events import BidMade, BidPassed, Event
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Option, Prompt
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View


class ContractLaw(ContractBase, frozen=True, kw_only=True):
    """One contract."""

    multiplier: Fraction
    """Factor of the hand's score."""
    talon: int
    """Talon cards the declarer takes."""
    bidders: Literal["forehand", "all"]


class BiddingLaw(Law, frozen=True, kw_only=True):
    """How the bidding goes."""

    forehand_passes: bool
    """Whether the forehand may pass."""
    least: Fraction
    """Card points that win the hand, for the explanation of a bid."""


class Bidding(PhaseRules, frozen=True):
    """The forehand bids, then each other seat once may bid higher; the highest rank ends it."""

    law: BiddingLaw
    contracts: tuple[ContractLaw, ...]
    actions = (Bid, Pass)

    def due(self, view: View) -> Seat | None:
        """Return the next seat that has not spoken, unless nothing higher is left to bid."""
        bids = view.auction.bids
        top = max(contract.rank for contract in self.contracts)
        if any(entry.contract and self.contract(entry.contract).rank == top for entry in bids):
            return None
        order = view.from_seat(view.forehand)
        return order[len(bids)] if len(bids) < len(order) else None

    def contract(self, contract_id: str) -> ContractLaw:
        """Return the contract with this id."""
        return next(contract for contract in self.contracts if contract.id == contract_id)

    def highest(self, view: View) -> tuple[Seat, ContractLaw] | None:
        """Return the highest bid so far."""
        made = [(e.seat, self.contract(e.contract)) for e in view.auction.bids if e.contract]
        return max(made, key=lambda bid: bid[1].rank, default=None)

    def prompt(self, view: View, seat: Seat) -> Prompt:
        """Offer the contracts, the rest with the reason, and passing."""
        options = tuple(self._option(view, seat, contract) for contract in self.contracts)
        passing = Pass(seat)
        finding = next(self.findings(view, passing), None)
        options += (
            Option(
                passing, message("choice.pass"), barred=finding.explanation if finding else None
            ),
        )
        best = self.highest(view)
        to_beat = None
        if best is not None:
            to_beat = message("bid.to-beat", NameRef("contract", best[1].id), SeatRef(best[0]))
        return Prompt(seat, Phase.BID, message("ask.bid"), to_beat=to_beat, options=options)

    def _option(self, view: View, seat: Seat, contract: ContractLaw) -> Option:
        action = Bid(seat, contract.id)
        name = NameRef("contract", contract.id)
        finding = next(self.findings(view, action), None)
        gloss = message(
            f"gloss.bid-{contract.sides}",
            name,
            CountRef(contract.talon),
            NumberRef(self.law.least),
        )
        return Option(
            action,
            message("choice.bid", name),
            gloss=gloss,
            value=message("worth.factor", NumberRef(contract.multiplier)),
            barred=finding.explanation if finding else None,
        )

    def is_possible(self, view: View, action: Action) -> bool:
        """Return whether the contract exists."""
        known = {contract.id for contract in self.contracts}
        return isinstance(action, Pass) or (isinstance(action, Bid) and action.contract in known)

    def findings(self, view: View, action: Action) -> Iterator[Finding]:
        """Yield a forehand that passes, or a bid that does not outrank the last one."""
        seat = SeatRef(action.seat)
        if isinstance(action, Pass):
            if action.seat == view.forehand and not self.law.forehand_passes:
                yield Finding("bid.forehand-passes", message("bid.forehand-passes", seat))
            return
        if not isinstance(action, Bid):
            return
        contract, best = self.contract(action.contract), self.highest(view)
        outranked = best is not None and contract.rank <= best[1].rank
        reserved = contract.bidders == "forehand" and action.seat != view.forehand
        if outranked or reserved:
            name = NameRef("contract", contract.id)
            yield Finding("bid.rank", message("bid.rank", seat, name))

    def events(self, view: View, action: Action) -> tuple[Event, ...]:
        """Return the bid or the pass."""
        if isinstance(action, Bid):
            return (BidMade(action.seat, action.contract),)
        return (BidPassed(action.seat),)
