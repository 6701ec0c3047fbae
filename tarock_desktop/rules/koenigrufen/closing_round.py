"""Announcing the closing round, between two hands.

Articles: koenigrufen Allgemeines; reading A39.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from tarock_desktop.cards.pack import SKYS
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import NameRef
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.koenigrufen.radl import RadlLaw, noted
from tarock_desktop.rules.phase_rules import PhaseRules
from tarock_desktop.table.actions import Action, Choose
from tarock_desktop.table.events import Event, RoundNoted
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Option, Prompt
from tarock_desktop.table.seats import TABLE, Seat
from tarock_desktop.table.view import View

CLOSING: Final = ("schlussradl", "begin")
"""What all at the table choose to end the evening."""


def last_hands(view: View, law: RadlLaw, next_dealer: Seat) -> tuple[int, int] | None:
    """Return the numbers of the first hand of the closing round and of the last hand.

    The running round is finished; then one hand for each person, from the first forehand on, or
    from the holder of the Skys on. Where there is no closing round the first number is 0. `None`:
    the Skys lay in the talon, so that its next holder has to be waited for.
    """
    people, played = len(view.round.seats), view.round.hand_no
    finished = -(-played // people) * people
    match law.closing:
        case "off":
            return 0, finished
        case "first_vorhand":
            return finished + 1, finished + people
        case "gstiess":
            holder = view.holder(SKYS)
            if holder is None:
                return None
            seats = view.round.seats
            # The next hand is the first: its forehand sits behind its dealer.
            steps = (seats.index(holder) - seats.index(next_dealer) - 1) % len(seats) + 1
            return played + steps, played + steps + people - 1


def announced(view: View, after: RoundNoted, law: RadlLaw, next_dealer: Seat) -> RoundNoted:
    """Return what lasts from hand to hand when the closing round is announced."""
    hands = last_hands(view, law, next_dealer)
    if hands is None:
        return msgspec.structs.replace(after, awaited=True)
    first, last = hands
    return msgspec.structs.replace(after, closing=first, last=last, awaited=False)


class ClosingRound(PhaseRules, frozen=True):
    """Between two hands all together may announce the closing round, once."""

    law: RadlLaw
    actions = (Choose,)

    def due(self, view: View) -> Seat | None:
        """Return nobody: the next hand may begin at any time."""
        del view
        return None

    def may_act(self, view: View, seat: Seat) -> bool:
        """Return whether all act together after a hand."""
        return seat == TABLE and view.result.over

    def prompt(self, view: View, seat: Seat) -> Prompt:
        """Offer the closing round."""
        way = NameRef("way", "=".join(CLOSING))
        option = Option(Choose(seat, *CLOSING), message("choice.way", way))
        return Prompt(seat, Phase.BETWEEN, message("ask.closing-round"), options=(option,))

    def is_possible(self, view: View, action: Action) -> bool:
        """Return whether the closing round has not been announced."""
        said = bool(view.round.notes.last) or view.round.notes.awaited
        return action == Choose(TABLE, *CLOSING) and not said

    def findings(self, view: View, action: Action) -> Iterator[Finding]:
        """Yield nothing: the evening may end whenever all want it."""
        yield from ()

    def events(self, view: View, action: Action) -> tuple[Event, ...]:
        """Return the numbers of the last hands."""
        dealer = view.round.next_dealer
        if dealer is None:
            raise ValueError("no hand has been played")
        return (announced(view, noted(view.round), self.law, dealer),)
