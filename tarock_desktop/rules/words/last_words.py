"""Until the first card: challenges, and whatever somebody forgot to declare or announce."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import AmountRef, NameRef
from tarock_desktop.rules.evening.bank import paid
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.phase_rules import PhaseRules
from tarock_desktop.rules.words.announcing import Announcing
from tarock_desktop.rules.words.challenging import Challenging
from tarock_desktop.rules.words.declaring import Declaring
from tarock_desktop.rules.words.wrong_time import wrong_time
from tarock_desktop.table.actions import Action, Announce, Challenge, Declare, Ready
from tarock_desktop.table.events import Event, ItemAnnounced, ValuesDeclared
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Option, Prompt
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View


class LastWords(PhaseRules, frozen=True):
    """The challenges, with a forgotten value or announcement still taken (westfest A36)."""

    challenging: Challenging
    announcing: Announcing
    declaring: Declaring
    values_after_challenge: bool
    """Whether a forgotten value is still taken after the first challenge."""
    actions = (Challenge, Ready, Announce, Declare)

    def due(self, view: View) -> Seat | None:
        """Return the next seat that has not answered since the last challenge."""
        return self.challenging.due(view)

    def prompt(self, view: View, seat: Seat) -> Prompt:
        """Ask for challenges and offer what was forgotten."""
        asked = self.challenging.prompt(view, seat)
        return replace(asked, options=(*asked.options, *self.forgotten(view, seat)))

    def forgotten(self, view: View, seat: Seat) -> tuple[Option, ...]:
        """Return what *seat* may still announce or declare."""
        announcements = (o for o in self.announcing.options(view, seat) if o.barred is None)
        return (*announcements, *self._values(view, seat))

    def _values(self, view: View, seat: Seat) -> Iterator[Option]:
        """Yield the values the hand holds that were not declared."""
        hand = view.deal.hands[seat].cards
        for value in self.declaring.held(hand):
            action = Declare(seat, (value.id,))
            if self.is_possible(view, action) and not tuple(self.findings(view, action)):
                yield Option(
                    action,
                    message("value.label", NameRef("value", value.id)),
                    gloss=message("gloss.value", AmountRef(value.amount)),
                    value=message("worth.amount", AmountRef(value.amount)),
                )

    @staticmethod
    def _said(view: View, seat: Seat) -> tuple[str, ...]:
        return view.notices.declared[seat] or ()

    def _all_values(self, view: View, action: Declare) -> Declare:
        """Return the declaration with what the seat declared before."""
        said = self._said(view, action.seat)
        new = tuple(value for value in action.values if value not in said)
        return msgspec.structs.replace(action, values=(*said, *new))

    def is_possible(self, view: View, action: Action) -> bool:
        """Return whether the words make sense here."""
        if isinstance(action, Declare):
            new = set(action.values) - set(self._said(view, action.seat))
            return bool(new) and self.declaring.is_possible(view, action)
        return self._block(action).is_possible(view, action)

    def findings(self, view: View, action: Action) -> Iterator[Finding]:
        """Yield what is wrong with the words."""
        if isinstance(action, Declare):
            if view.notices.doublings and not self.values_after_challenge:
                yield wrong_time("phase.after-challenge", action)
            action = self._all_values(view, action)
        yield from self._block(action).findings(view, action)

    def events(self, view: View, action: Action) -> tuple[Event, ...]:
        """Return what was said; a forgotten value is paid like the others."""
        if not isinstance(action, Declare):
            return tuple(
                _asked_anew(view, event) for event in self._block(action).events(view, action)
            )
        said = self._said(view, action.seat)
        new = tuple(value for value in action.values if value not in said)
        lines = self.declaring.lines(action.seat, new, view.deal.order, len(view.round.seats))
        declared = ValuesDeclared(action.seat, (*said, *new))
        return (declared, *paid(view, lines, self.declaring.bank))

    def _block(self, action: Action) -> PhaseRules:
        match action:
            case Announce():
                return self.announcing
            case Declare():
                return self.declaring
            case _:
                return self.challenging


def _asked_anew(view: View, event: Event) -> Event:
    """Return an announcement among the challenges as one that may be challenged by everybody."""
    if isinstance(event, ItemAnnounced) and view.phase is Phase.CHALLENGE:
        return msgspec.structs.replace(event, reopens=True)
    return event
