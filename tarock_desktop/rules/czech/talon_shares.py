"""Taking the talon in shares that nobody can refuse."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import CountRef, SeatRef
from tarock_desktop.rules.czech.rates import CzechContract
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.phase_rules import PhaseRules
from tarock_desktop.table.actions import Action, AnswerOffer, PassTalonCard, TakeTalon
from tarock_desktop.table.events import Event, TalonTaken
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Option, Prompt
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View


class FixedTalon(PhaseRules, frozen=True):
    """The declarer takes his cards; with a partner the rest goes out singly, in turn.

    Articles: czech-gp Rozebírání talonu.
    """

    contract: Callable[[View], CzechContract]
    actions = (TakeTalon, PassTalonCard, AnswerOffer)

    def due(self, view: View) -> Seat | None:
        """Return who takes next."""
        contract, place = self.contract(view), self._open_place(view)
        if not contract.talon or place is None:
            return None
        if not view.exchange.drawn[view.declarer]:
            return view.declarer
        if contract.sides != "partner":
            return None
        return view.after(view.declarer, place - contract.talon + 1)

    @staticmethod
    def _open_place(view: View) -> int | None:
        places = enumerate(view.deal.talon)
        return next((place for place, card in places if card.taken_by is None), None)

    def _places(self, view: View) -> tuple[int, ...]:
        if not view.exchange.drawn[view.declarer]:
            return tuple(range(self.contract(view).talon))
        place = self._open_place(view)
        return () if place is None else (place,)

    def prompt(self, view: View, seat: Seat) -> Prompt:
        """Offer what is to be taken; there is no other choice."""
        places = self._places(view)
        count = CountRef(len(places))
        take = Option(TakeTalon(seat, places), message("choice.take", count))
        return Prompt(seat, Phase.TALON, message("ask.take", count), options=(take,))

    def is_possible(self, view: View, action: Action) -> bool:
        """Return whether these are the cards that lie there for this seat."""
        match action:
            case TakeTalon():
                return action.places == self._places(view)
            case AnswerOffer():
                return not action.accept
            case _:
                return isinstance(action, PassTalonCard)

    def findings(self, view: View, action: Action) -> Iterator[Finding]:
        """Yield that a talon card is refused."""
        if not isinstance(action, TakeTalon):
            yield Finding("talon.refused", message("talon.refused", SeatRef(action.seat)))

    def events(self, view: View, action: Action) -> tuple[Event, ...]:
        """Return the cards taken."""
        if not isinstance(action, TakeTalon):
            raise TypeError(action)
        cards = tuple(view.deal.talon[place].card for place in action.places)
        return (TalonTaken(action.seat, action.places, cards),)
