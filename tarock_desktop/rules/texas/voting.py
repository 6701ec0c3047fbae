"""The others decide whether a deal goes on in which the dealer exposed a card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import CardRef, SeatRef
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.phase_rules import PhaseRules
from tarock_desktop.table.actions import Action, Vote
from tarock_desktop.table.events import Event, VoteCast
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Option, Prompt
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View

VoteLaw = Literal["unanimous", "majority"]
"""How many of the others must agree that the deal goes on."""


def verdict(view: View, law: VoteLaw) -> bool | None:
    """Return whether the deal goes on; `None` while the vote is open or nobody asked."""
    vote = view.deal.vote
    if vote is None:
        return None
    voters = len(view.deal.order) - 1
    needed = voters if law == "unanimous" else voters // 2 + 1
    if len(vote.go_on) >= needed:
        return True
    return False if len(vote.redeal) > voters - needed else None


class Voting(PhaseRules, frozen=True):
    """Everybody but the dealer is asked, from the dealer's right (westfest par. 4)."""

    law: VoteLaw
    actions = (Vote,)

    def due(self, view: View) -> Seat | None:
        """Return the next seat that has not voted, until the vote is decided."""
        vote = view.deal.vote
        if vote is None or verdict(view, self.law) is not None:
            return None
        voted = (*vote.go_on, *vote.redeal, view.round.dealer)
        return next((seat for seat in view.deal.order if seat not in voted), None)

    def prompt(self, view: View, seat: Seat) -> Prompt:
        """Ask whether the deal goes on."""
        vote, dealer = view.deal.vote, view.round.dealer
        if vote is None or dealer is None:
            raise LookupError("nobody is asked for a vote")
        options = (
            Option(Vote(seat, go_on=True), message("choice.go-on")),
            Option(Vote(seat, go_on=False), message("choice.redeal")),
        )
        question = message("ask.vote", SeatRef(dealer), CardRef(vote.card))
        return Prompt(seat, Phase.VOTE, question, options=options)

    def is_possible(self, view: View, action: Action) -> bool:
        """Return whether this is a vote."""
        return isinstance(action, Vote)

    def findings(self, view: View, action: Action) -> Iterator[Finding]:
        """Yield nothing: everybody votes as he likes."""
        yield from ()

    def events(self, view: View, action: Action) -> tuple[Event, ...]:
        """Return the vote."""
        if not isinstance(action, Vote):
            raise TypeError(action)
        return (VoteCast(action.seat, action.go_on),)
