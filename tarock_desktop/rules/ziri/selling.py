"""Selling the game after the discards: a fixed price, and nothing is played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import AmountRef
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.phase_rules import PhaseRules
from tarock_desktop.table.actions import Action, Ready, ThrowIn
from tarock_desktop.table.events import Event, SeatReady
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Option, Prompt
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View


class Selling(PhaseRules, frozen=True):
    """The declarer says that he is ready, or sells; who is ready can't sell any more."""

    price: Callable[[View], Fraction | None]
    """What the game being played is sold for; `None`: it can't be sold."""
    sold: Callable[[View], tuple[Event, ...]]
    """The payment, and the end of the hand."""
    actions = (ThrowIn, Ready)

    def due(self, view: View) -> Seat | None:
        """Return the declarer until he is ready, where the game can be sold."""
        owes = view.exchange.drawn[view.declarer] and view.declarer not in view.exchange.laid
        over = self.price(view) is None or owes or view.declarer in view.notices.ready
        return None if over else view.declarer

    def prompt(self, view: View, seat: Seat) -> Prompt:
        """Offer the sale."""
        price = AmountRef(self.price(view) or Fraction(0))
        options = (
            Option(Ready(seat), message("choice.play-on")),
            Option(ThrowIn(seat), message("choice.sell"), gloss=message("gloss.sell", price)),
        )
        return Prompt(seat, Phase.SALE, message("ask.sale"), options=options)

    def is_possible(self, view: View, action: Action) -> bool:
        """Return whether the act is one of the two."""
        return isinstance(action, ThrowIn | Ready)

    def findings(self, view: View, action: Action) -> Iterator[Finding]:
        """Yield nothing: selling is a right."""
        yield from ()

    def events(self, view: View, action: Action) -> tuple[Event, ...]:
        """Return the sale, or that the discards stand."""
        if isinstance(action, ThrowIn):
            return self.sold(view)
        return (SeatReady(action.seat),)
