"""Games that are paid by the eye at a rate of their own."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Literal

from msgspec import Struct

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import AmountRef
from tarock_desktop.rules.base_laws import ContractBase
from tarock_desktop.rules.law import Law
from tarock_desktop.table.actions import TakeTalon
from tarock_desktop.table.events import Event, TalonReturned, TalonTaken
from tarock_desktop.table.prompts import Option
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View


class CzechContract(ContractBase, frozen=True, kw_only=True):
    """One game with what an eye and a big renonc cost in it."""

    bidders: Literal["forehand", "all", "after-approval"]
    """Who may bid it; `after-approval`: the forehand when the others have approved the lowest."""
    talon: int
    """Talon cards the declarer takes at a time."""
    rate: Fraction
    """What one eye counts."""
    renonc: Fraction
    """What a big renonc costs."""
    announces: str | None = None
    """The feat that is announced by the bid itself."""
    binding: bool = False
    """Whether nobody has to approve it: it stands unless it is outbid at once."""


class CzechDraws(Law, frozen=True, kw_only=True):
    """The draws of a declarer who plays alone with talon cards."""

    factors: tuple[Fraction, ...]
    """Factor of both rates by the number of draws; more draws than these are not to be had."""

    def factor(self, contract: CzechContract, draw: int) -> Fraction:
        """Return the factor after *draw* draws; 1 where nothing is drawn alone."""
        if contract.sides != "alone" or not contract.talon:
            return Fraction(1)
        return self.factors[max(1, draw) - 1]


class GameOf(Struct, frozen=True):
    """Finds the contract being played in a view."""

    contracts: tuple[CzechContract, ...]

    def __call__(self, view: View) -> CzechContract:
        """Return the contract being played."""
        return next(law for law in self.contracts if law.id == view.auction.contract)


class SecretDraws(Struct, frozen=True):
    """A lone declarer may change his talon cards; nobody else sees them (czech-gp Preferanc)."""

    law: CzechDraws
    contract: Callable[[View], CzechContract]

    def next_places(self, view: View) -> tuple[int, ...] | None:
        """Return the places he may draw now, `None` if he may not (any more)."""
        contract, draw = self.contract(view), view.exchange.draw
        if contract.sides != "alone" or not 0 < draw < len(self.law.factors):
            return None
        first = (draw % 2) * contract.talon
        return tuple(range(first, first + contract.talon))

    def shows_now(self, view: View) -> bool:
        """Return whether the set that is laid back now has to be shown: never."""
        del view
        return False

    def option(self, view: View, seat: Seat) -> Option | None:
        """Return the choice to draw again, if it is still open."""
        places = self.next_places(view)
        if places is None:
            return None
        contract, draw = self.contract(view), view.exchange.draw
        rate = contract.rate * self.law.factors[draw]
        label = "choice.take-second" if draw == 1 else "choice.take-back-first"
        gloss = message("gloss.draw-rate", AmountRef(rate))
        return Option(TakeTalon(seat, places, shown=False), message(label), gloss=gloss)

    def events(self, view: View, action: TakeTalon) -> tuple[Event, ...]:
        """Return the old set laid back unseen and the new one taken."""
        talon = view.deal.talon
        held = tuple(n for n, card in enumerate(talon) if card.taken_by == action.seat)
        returned = TalonReturned(action.seat, held, tuple(talon[n].card for n in held), False)
        cards = tuple(talon[place].card for place in action.places)
        return (returned, TalonTaken(action.seat, action.places, cards))
