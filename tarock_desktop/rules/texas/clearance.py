"""The leader asks whether he may begin; the last moment to speak."""

from __future__ import annotations

from collections.abc import Iterator

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import SeatRef
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.phase_rules import PhaseRules
from tarock_desktop.rules.words.last_words import LastWords
from tarock_desktop.table.actions import (
    Action,
    Announce,
    AskToLead,
    Challenge,
    Declare,
    GiveLeave,
)
from tarock_desktop.table.events import Event, LeadAsked, LeaveGiven
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Option, Prompt
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View


class Clearance(PhaseRules, frozen=True):
    """The forehand must ask before he leads; the others answer, or have a last word."""

    words: LastWords
    actions = (AskToLead, GiveLeave, Challenge, Announce, Declare)

    def due(self, view: View) -> Seat | None:
        """Return the forehand until he has asked, then the others in turn."""
        if not view.notices.asked:
            return view.forehand
        order = view.from_seat(view.forehand)
        return next((seat for seat in order if seat not in view.notices.ready), None)

    def prompt(self, view: View, seat: Seat) -> Prompt:
        """Offer the question or the leave, beside what may still be said."""
        challenges = self.words.challenging.options(view, seat)
        still = (*challenges, *self.words.forgotten(view, seat))
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
                return self.words.is_possible(view, action)

    def findings(self, view: View, action: Action) -> Iterator[Finding]:
        """Yield what is wrong with a last word."""
        if not isinstance(action, AskToLead | GiveLeave):
            yield from self.words.findings(view, action)

    def events(self, view: View, action: Action) -> tuple[Event, ...]:
        """Return the question, the leave, or the last word."""
        match action:
            case AskToLead():
                return (LeadAsked(action.seat),)
            case GiveLeave():
                return (LeaveGiven(action.seat),)
            case _:
                return self.words.events(view, action)


class LateWords(LastWords, frozen=True):
    """What somebody forgot to say when it was his turn: nobody waits for it."""

    def may_act(self, view: View, seat: Seat) -> bool:
        """Return that everybody who plays may speak."""
        return seat in view.deal.order
