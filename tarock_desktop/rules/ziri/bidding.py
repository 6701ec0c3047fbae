"""An auction in which a player seated earlier may hold what a later one has bid."""

from __future__ import annotations

from collections.abc import Iterator

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import NameRef, NumberRef, SeatRef
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.law import Law
from tarock_desktop.rules.phase_rules import PhaseRules
from tarock_desktop.rules.ziri.hand_facts import ZiriContract
from tarock_desktop.table.actions import Action, Bid, Pass
from tarock_desktop.table.events import BidMade, BidPassed, Event
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Option, Prompt
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View


class SeniorityLaw(Law, frozen=True, kw_only=True):
    """How the auction goes."""

    hold: bool
    """Whether a player seated earlier may hold the bid of a later one."""
    nobody: str
    """The contract that is played when everybody passes; it can't be bid."""


class SeniorityBidding(PhaseRules, frozen=True):
    """Everybody bids in turn until all but one have passed; who has passed stays out."""

    law: SeniorityLaw
    contracts: tuple[ZiriContract, ...]
    actions = (Bid, Pass)

    def due(self, view: View) -> Seat | None:
        """Return the next seat that has not passed; `None` when one bidder is left, or none."""
        bids = view.auction.bids
        passed = {entry.seat for entry in bids if entry.contract is None}
        standing = self.standing(view)
        if bids and standing is not None and len(passed) == len(view.deal.order) - 1:
            return None
        first = view.after(bids[-1].seat) if bids else view.forehand
        return next((seat for seat in view.from_seat(first) if seat not in passed), None)

    def standing(self, view: View) -> tuple[Seat, ZiriContract] | None:
        """Return the bid that stands and whose it is."""
        made = [entry for entry in view.auction.bids if entry.contract is not None]
        if not made:
            return None
        return made[-1].seat, self.contract(made[-1].contract or "")

    def contract(self, contract_id: str) -> ZiriContract:
        """Return the contract with this id."""
        return next(law for law in self.contracts if law.id == contract_id)

    @property
    def biddable(self) -> tuple[ZiriContract, ...]:
        """The contracts that can be bid."""
        return tuple(law for law in self.contracts if law.id != self.law.nobody)

    def prompt(self, view: View, seat: Seat) -> Prompt:
        """Offer every bid, those that are too low with the reason, and passing."""
        standing = self.standing(view)
        to_beat = None
        if standing is not None:
            name = NameRef("contract", standing[1].id)
            to_beat = message("bid.to-beat", name, SeatRef(standing[0]))
        options = tuple(self._option(view, seat, law) for law in self.biddable)
        passing = Option(Pass(seat), message("choice.pass"))
        return Prompt(
            seat,
            Phase.BID,
            message("ask.bid"),
            to_beat=to_beat,
            options=(*options, passing),
        )

    def _option(self, view: View, seat: Seat, law: ZiriContract) -> Option:
        action = Bid(seat, law.id)
        finding = next(self.findings(view, action), None)
        name = NameRef("contract", law.id)
        standing = self.standing(view)
        held = standing is not None and standing[1].id == law.id
        label = message("choice.hold" if held else "choice.bid", name)
        return Option(
            action,
            label,
            value=message("worth.factor", NumberRef(law.multiplier)),
            barred=finding.explanation if finding else None,
        )

    def is_possible(self, view: View, action: Action) -> bool:
        """Return whether the contract can be bid at all."""
        known = {law.id for law in self.biddable}
        return isinstance(action, Pass) or (isinstance(action, Bid) and action.contract in known)

    def findings(self, view: View, action: Action) -> Iterator[Finding]:
        """Yield a bid that is too low, or that holds one of a player seated earlier."""
        if not isinstance(action, Bid):
            return
        standing, law = self.standing(view), self.contract(action.contract)
        if standing is None or law.rank > standing[1].rank:
            return
        order = view.from_seat(view.forehand)
        senior = order.index(action.seat) < order.index(standing[0])
        if not (self.law.hold and senior and law.rank == standing[1].rank):
            name = NameRef("contract", law.id)
            yield Finding("bid.rank", message("bid.rank", SeatRef(action.seat), name))

    def events(self, view: View, action: Action) -> tuple[Event, ...]:
        """Return the bid or the pass."""
        if isinstance(action, Bid):
            return (BidMade(action.seat, action.contract),)
        return (BidPassed(action.seat),)
