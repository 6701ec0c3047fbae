"""Announcing the closing round, between two hands.

Articles: koenigrufen Allgemeines; reading A39.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tarock_desktop.cards.pack import SKYS
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import NameRef
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.phase_rules import PhaseRules
from tarock_desktop.rules.radl import RadlLaw
from tarock_desktop.table.actions import Action, Choose
from tarock_desktop.table.events import Event
from tarock_desktop.table.openings import RoundNoted
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Option, Prompt
from tarock_desktop.table.seats import TABLE, Seat
from tarock_desktop.table.view import View

CLOSING: Final = ("schlussradl", "begin")
"""What all at the table choose to end the evening."""


def last_hands(view: View, law: RadlLaw) -> tuple[int, int]:
    """Return the numbers of the first hand of the closing round and of the last hand.

    The running round is finished; then one hand for each person, from the first forehand on, or
    from the holder of the Skys on. Where there is no closing round the first number is 0.
    """
    people, played = len(view.round.seats), view.round.hand_no
    finished = -(-played // people) * people
    match law.closing:
        case "off":
            return 0, finished
        case "first_vorhand":
            return finished + 1, finished + people
        case "gstiess":
            first = played + _hands_until(view, _holder_of_skys(view))
            return first, first + people - 1


def _holder_of_skys(view: View) -> Seat:
    """Return who held the Skys in the last hand; if nobody did, who leads the next one."""
    holder = view.holder(SKYS)
    if holder is not None:
        return holder
    seats = view.round.seats
    return seats[((view.round.next_dealer or 0) + 1) % len(seats)]


def _hands_until(view: View, forehand: Seat) -> int:
    """Return in how many hands *forehand* leads; the next one is the first."""
    seats = view.round.seats
    dealer = 0 if view.round.next_dealer is None else seats.index(view.round.next_dealer)
    return (seats.index(forehand) - dealer - 1) % len(seats) + 1


@dataclass(frozen=True, slots=True)
class ClosingRound(PhaseRules):
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
        return Prompt(seat, Phase.BETWEEN, message("ask.any-card"), options=(option,))

    def is_possible(self, view: View, action: Action) -> bool:
        """Return whether the closing round has not been announced."""
        return action == Choose(TABLE, *CLOSING) and not view.round.last

    def findings(self, view: View, action: Action) -> Iterator[Finding]:
        """Yield nothing: the evening may end whenever all want it."""
        yield from ()

    def events(self, view: View, action: Action) -> tuple[Event, ...]:
        """Return the numbers of the last hands."""
        round_ = view.round
        first, last = last_hands(view, self.law)
        noted = RoundNoted(round_.doubled, round_.pot, round_.kassa, first, last, round_.warnings)
        return (noted,)
