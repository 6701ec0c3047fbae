"""An auction in which every bid is approved aloud by the three others."""

from __future__ import annotations

from collections.abc import Iterator

from tarock_desktop.cards.pack import PAGAT
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import (
    AmountRef,
    CardRef,
    CountRef,
    Message,
    NameRef,
    SeatRef,
)
from tarock_desktop.rules.czech.rates import CzechContract
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.law import Law
from tarock_desktop.rules.phase_rules import PhaseRules
from tarock_desktop.table.actions import Action, Bid, Pass, TakeTalon
from tarock_desktop.table.events import BidMade, BidPassed, ContractSet, Event, TalonTaken
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Option, Prompt
from tarock_desktop.table.records import BidEntry
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View


class ApprovalLaw(Law, frozen=True, kw_only=True):
    """How the auction goes; the numbers stand with the contracts."""

    pause: int
    """Seconds in which a game that needs no approval may be stopped; 0: as long as it takes."""


class Approving(PhaseRules, frozen=True):
    """The forehand bids; the others approve or bid higher until all three have approved.

    A binding game needs no approval, but each of the others may stop it with a higher one before
    the declarer takes talon cards. When the lowest game is approved the forehand may still change
    it for the one that is open to him alone. Articles: czech-gp Povinnost, Preferanc, Varšava.
    """

    contracts: tuple[CzechContract, ...]
    actions = (Bid, Pass, TakeTalon)

    def contract(self, contract_id: str) -> CzechContract:
        """Return the contract with this id."""
        return next(contract for contract in self.contracts if contract.id == contract_id)

    def standing(self, view: View) -> tuple[Seat, CzechContract] | None:
        """Return the bid that stands: the last one."""
        made = [e for e in view.auction.bids if e.contract is not None]
        return (made[-1].seat, self.contract(made[-1].contract or "")) if made else None

    @staticmethod
    def passed_since(view: View) -> tuple[Seat, ...]:
        """Return who has approved the bid that stands, or kept to it himself."""
        seats: list[Seat] = []
        for entry in reversed(view.auction.bids):
            if entry.contract is not None:
                break
            seats.append(entry.seat)
        return tuple(reversed(seats))

    def due(self, view: View) -> Seat | None:
        """Return who speaks next; `None` when the game is fixed."""
        best = self.standing(view)
        if best is None:
            return view.forehand
        bidder, contract = best
        if contract.bidders == "after-approval" or view.auction.contract is not None:
            return None
        passed = self.passed_since(view)
        first = view.forehand if contract.binding else bidder
        waiting = (s for s in view.from_seat(first) if s != bidder and s not in passed)
        seat = next(waiting, None)
        if seat is None and self._may_change(view, contract) and bidder not in passed:
            return bidder
        return seat

    def _may_change(self, view: View, contract: CzechContract) -> bool:
        """Return whether the lowest game stands and the forehand has another to choose."""
        others = any(law.bidders == "after-approval" for law in self.contracts)
        return others and contract.bidders == "forehand" and view.auction.contract is None

    def is_approved(self, view: View) -> bool:
        """Return whether the others have approved the lowest game and the forehand is asked."""
        best = self.standing(view)
        return best is not None and self.due(view) == best[0]

    def is_stoppable(self, view: View) -> bool:
        """Return whether a game stands that nobody has to approve."""
        best = self.standing(view)
        return best is not None and best[1].binding and view.auction.contract is None

    def may_act(self, view: View, seat: Seat) -> bool:
        """Return whether *seat* may speak: in turn, or at any moment to stop a binding game."""
        if self.is_stoppable(view) or self._stopped_by(view) is not None:
            return seat in view.deal.order
        return self.due(view) == seat

    def prompt(self, view: View, seat: Seat) -> Prompt:
        """Offer the games, the rest with the reason, and the approval."""
        approved, stoppable = self.is_approved(view), self.is_stoppable(view)
        offered = (law for law in self.contracts if self._is_offered(law, approved=approved))
        options = tuple(self._option(view, seat, law) for law in offered)
        if self.standing(view) is not None:
            key = "choice.keep" if approved else "choice.approve"
            options += (Option(Pass(seat), message(key)),)
        return Prompt(seat, Phase.BID, self._question(view, stoppable=stoppable), options=options)

    @staticmethod
    def _is_offered(law: CzechContract, *, approved: bool) -> bool:
        return (law.bidders == "after-approval") == approved

    def _question(self, view: View, *, stoppable: bool) -> Message:
        best = self.standing(view)
        if best is None:
            return message("ask.bid")
        if self.is_approved(view):
            return message("ask.after-approval")
        key = "ask.stop" if stoppable else "ask.approve"
        return message(key, SeatRef(best[0]), NameRef("contract", best[1].id))

    def _option(self, view: View, seat: Seat, contract: CzechContract) -> Option:
        action = Bid(seat, contract.id)
        name = NameRef("contract", contract.id)
        finding = next(self.findings(view, action), None)
        gloss, value = message("gloss.game-each"), None
        if contract.sides != "each":
            rate = AmountRef(contract.rate)
            value = message("worth.amount", rate)
            gloss = message(f"gloss.rate-{contract.sides}", CountRef(contract.talon), rate)
        barred = None if finding is None else finding.explanation
        key = "choice.stop" if self.is_stoppable(view) else "choice.bid"
        return Option(action, message(key, name), gloss=gloss, value=value, barred=barred)

    def is_possible(self, view: View, action: Action) -> bool:
        """Return whether the words make sense; the declarer of a binding game may go on."""
        best = self.standing(view)
        match action:
            case Bid():
                return action.contract in {law.id for law in self.contracts}
            case Pass():
                return best is None or action.seat not in self.passed_since(view)
            case TakeTalon() if best is not None and self.is_stoppable(view):
                places = tuple(range(best[1].talon))
                return action.seat == best[0] and action.places == places
            case _:
                return False

    def findings(self, view: View, action: Action) -> Iterator[Finding]:
        """Yield a forehand that passes, a bid that does not outrank the last, a lacking Pagat."""
        seat, best = SeatRef(action.seat), self.standing(view)
        if isinstance(action, Pass):
            if best is None:
                yield Finding("bid.forehand-passes", message("bid.forehand-passes", seat))
            elif action.seat == best[0] and not self.is_approved(view):
                yield Finding("turn.bid", message("turn.bid", seat, SeatRef(self._next(view))))
            return
        if not isinstance(action, Bid):
            return
        contract = self.contract(action.contract)
        name = NameRef("contract", contract.id)
        if not self._is_open(view, action.seat, contract):
            yield Finding("bid.rank", message("bid.rank", seat, name))
        if contract.announces is not None and PAGAT not in view.deal.hands[action.seat].cards:
            held = message("announce.not-held", seat, CardRef(PAGAT))
            yield Finding("announce.not-held", held)

    def _next(self, view: View) -> Seat:
        due = self.due(view)
        return view.forehand if due is None else due

    def _is_open(self, view: View, seat: Seat, contract: CzechContract) -> bool:
        """Return whether *seat* may bid this contract now."""
        best = self.standing(view)
        if best is None:
            return contract.bidders != "after-approval"
        if contract.bidders == "after-approval":
            return self.is_approved(view) and seat == best[0]
        if self.is_approved(view) or contract.bidders == "forehand" or seat == best[0]:
            return False
        return contract.rank > best[1].rank or self._comes_first(view, seat, contract)

    def _stopped_by(self, view: View) -> BidEntry | None:
        """Return the bid that stands if it has just stopped a binding game."""
        bids = [entry for entry in view.auction.bids if entry.contract is not None]
        if len(bids) < 2 or view.auction.bids[-1] != bids[-1]:
            return None
        before, last = self.contract(bids[-2].contract or ""), bids[-1]
        return last if before.binding else None

    def _comes_first(self, view: View, seat: Seat, contract: CzechContract) -> bool:
        """Return whether *seat* calls the same game in the same pause, earlier in turn."""
        last = self._stopped_by(view)
        if last is None or last.contract != contract.id:
            return False
        order = view.from_seat(view.forehand)
        return order.index(seat) < order.index(last.seat)

    def events(self, view: View, action: Action) -> tuple[Event, ...]:
        """Return the bid, the approval, or the end of the auction by taking the talon."""
        match action:
            case Bid():
                return (BidMade(action.seat, action.contract),)
            case TakeTalon():
                cards = tuple(view.deal.talon[place].card for place in action.places)
                best = self.standing(view)
                if best is None:
                    raise TypeError(action)
                fixed = ContractSet(best[1].id, action.seat)
                return (fixed, TalonTaken(action.seat, action.places, cards))
            case _:
                return (BidPassed(action.seat),)
