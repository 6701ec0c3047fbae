"""Calling a partner card that has to be named."""

from __future__ import annotations

from msgspec.structs import replace

from tarock_desktop.rules.exchange.calling import Calling
from tarock_desktop.table.actions import Action, CallCard
from tarock_desktop.table.prompts import Prompt
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View


class CzechCalling(Calling, frozen=True):
    """The declarer names the highest card of the list he does not hold, before he draws.

    Articles: czech-gp Základní povinnost.
    """

    def prompt(self, view: View, seat: Seat) -> Prompt:
        """Offer every card of the list; saying nothing is no call."""
        asked = Calling.prompt(self, view, seat)
        named = (
            option
            for option in asked.options
            if isinstance(option.action, CallCard) and option.action.card is not None
        )
        return replace(asked, options=tuple(named))

    def is_possible(self, view: View, action: Action) -> bool:
        """Return whether a card is named."""
        return isinstance(action, CallCard) and action.card is not None
