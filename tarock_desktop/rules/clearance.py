"""The leader asks whether he may begin; the last moment to speak."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import SeatRef
from tarock_desktop.rules.announcing import Announcing
from tarock_desktop.rules.challenging import Challenging
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.phase_rules import PhaseRules
from tarock_desktop.table.actions import Action, Announce, AskToLead, Challenge, GiveLeave
from tarock_desktop.table.events import Event, LeadAsked, LeaveGiven
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Option, Prompt
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View


@dataclass(frozen=True, slots=True)
class Clearance(PhaseRules):
    """The forehand must ask before he leads; the others answer, or challenge or announce still."""

    challenging: Challenging
    announcing: Announcing
    actions = (AskToLead, GiveLeave, Challenge, Announce)

    def due(self, view: View) -> Seat | None:
        """Return the forehand until he has asked, then the others in turn."""
        if not view.notices.asked:
            return view.forehand
        order = view.from_seat(view.forehand)
        return next((seat for seat in order if seat not in view.notices.ready), None)

    def prompt(self, view: View, seat: Seat) -> Prompt:
        """Offer the question or the leave, beside what may still be said."""
        open_announcements = tuple(
            option for option in self.announcing.options(view, seat) if option.barred is None
        )
        still = (*self.challenging.options(view, seat), *open_announcements)
        if view.notices.asked:
            leave = Option(GiveLeave(seat), message("choice.go"))
            question = message("ask.leave", SeatRef(view.forehand))
        else:
            leave = Option(AskToLead(seat), message("choice.ask-to-lead"))
            question = message("ask.lead-leave")
        return Prompt(seat, Phase.CLEARANCE, question, options=(leave, *still))

    def is_possible(self, view: View, action: Action) -> bool:
        """Return whether the words make sense here."""
        match action:
            case AskToLead():
                return not view.notices.asked
            case GiveLeave():
                return view.notices.asked
            case _:
                return self._block(action).is_possible(view, action)

    def findings(self, view: View, action: Action) -> Iterator[Finding]:
        """Yield what is wrong with a late challenge or announcement."""
        if isinstance(action, Challenge | Announce):
            yield from self._block(action).findings(view, action)

    def events(self, view: View, action: Action) -> tuple[Event, ...]:
        """Return the question, the leave, or the late words."""
        match action:
            case AskToLead():
                return (LeadAsked(action.seat),)
            case GiveLeave():
                return (LeaveGiven(action.seat),)
            case _:
                return self._block(action).events(view, action)

    def _block(self, action: Action) -> PhaseRules:
        return self.announcing if isinstance(action, Announce) else self.challenging
