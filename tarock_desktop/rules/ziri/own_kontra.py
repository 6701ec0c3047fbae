"""Kontra in a game of each for himself: everybody decides on his own before his first card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import NameRef, NumberRef, SeatRef
from tarock_desktop.rules.base_laws import LadderLaw
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.law import Law
from tarock_desktop.rules.phase_rules import PhaseRules
from tarock_desktop.rules.words.challenging import GAME
from tarock_desktop.table.actions import Action, Challenge, Choose
from tarock_desktop.table.events import Challenged, Chosen, Event
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Option, Prompt
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View

KONTRA: Final = "kontra"
"""The question, in the words of a choice; its answers are `no` and, for the time being, `open`."""


class OwnKontraLaw(Law, frozen=True, kw_only=True):
    """Until when kontra may be said in a game of each for himself."""

    until: Literal["talon", "own-first-card"]
    """Where everybody gets talon cards: before they are handed out, or to the own first card."""


def has_said(view: View, seat: Seat) -> bool:
    """Return whether *seat* has said kontra."""
    return seat in view.notices.doubling(GAME)


def has_decided(view: View, seat: Seat) -> bool:
    """Return whether *seat* has said kontra or no kontra."""
    no = (c for c in view.notices.choices if (c.what, c.value, c.seat) == (KONTRA, "no", seat))
    return has_said(view, seat) or next(no, None) is not None


def has_answered(view: View, seat: Seat) -> bool:
    """Return whether *seat* was asked and has answered, even if the question stays open."""
    asked = any(c.what == KONTRA and c.seat == seat for c in view.notices.choices)
    return asked or has_said(view, seat)


class OwnKontra(PhaseRules, frozen=True):
    """Everybody but the player with the talon is asked before the talon is handed out."""

    law: OwnKontraLaw
    ladder: LadderLaw
    contract: str
    """The game of each for himself."""
    talon: int
    """Cards in the talon."""
    dealt: int
    """How many are dealt a hand; with more people at the table the dealer has the talon."""
    actions = (Challenge, Choose)

    def due(self, view: View) -> Seat | None:
        """Return the next seat that has not answered."""
        order = view.from_seat(view.forehand)
        return next((seat for seat in order if not has_answered(view, seat)), None)

    def may_act(self, view: View, seat: Seat) -> bool:
        """Return whether *seat* is asked; who plays with the talon may try to speak."""
        return seat == self.due(view) or seat not in view.deal.order

    def prompt(self, view: View, seat: Seat) -> Prompt:
        """Ask for kontra, no kontra, or to leave it open."""
        later = Option(
            Choose(seat, KONTRA, "open"),
            message("choice.kontra-later"),
            gloss=message("gloss.kontra-later"),
        )
        options = (*self.answers(view, seat), later)
        return Prompt(seat, Phase.CHALLENGE, message("ask.own-kontra"), options=options)

    def answers(self, view: View, seat: Seat) -> tuple[Option, ...]:
        """Return kontra and no kontra as options."""
        step = self.ladder.steps[0]
        names = NameRef("step", step.id), NameRef("item", GAME)
        kontra = Challenge(seat, GAME, 1)
        late = next(self.findings(view, kontra), None)
        return (
            Option(Choose(seat, KONTRA, "no"), message("choice.no-kontra")),
            Option(
                kontra,
                message("choice.challenge", *names),
                gloss=message("gloss.own-kontra", NumberRef(step.factor)),
                value=message("worth.factor", NumberRef(step.factor)),
                barred=late.explanation if late else None,
            ),
        )

    def is_possible(self, view: View, action: Action) -> bool:
        """Return whether this is an answer."""
        match action:
            case Challenge():
                return action.target == GAME
            case Choose():
                return action.what == KONTRA and action.value in ("no", "open")
            case _:
                return False

    def findings(self, view: View, action: Action) -> Iterator[Finding]:
        """Yield a kontra with the talon or after it was handed out, and one that is none."""
        if not isinstance(action, Challenge):
            return
        seat = SeatRef(action.seat)
        if action.step != 1 or has_said(view, action.seat):
            step = self.ladder.steps[min(action.step, len(self.ladder.steps)) - 1]
            word = NameRef("step", step.id)
            yield Finding("challenge.step", message("challenge.step", seat, word))
        elif self.has_talon(view, action.seat):
            yield Finding("kontra.talon-hand", message("kontra.talon-hand", seat))
        elif self._is_late(view):
            yield Finding("kontra.late", message("kontra.late", seat))

    def has_talon(self, view: View, seat: Seat) -> bool:
        """Return whether *seat* is the dealer of four, who rests or has taken the talon."""
        return seat == view.round.dealer and len(view.round.seats) > self.dealt

    def _is_late(self, view: View) -> bool:
        handed_out = any(view.exchange.drawn)
        return handed_out and self.law.until == "talon"

    def events(self, view: View, action: Action) -> tuple[Event, ...]:
        """Return the answer."""
        match action:
            case Challenge():
                return (Challenged(action.seat, GAME, 1),)
            case Choose():
                return (Chosen(action.seat, action.what, action.value),)
            case _:
                raise TypeError(action)
