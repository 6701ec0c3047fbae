"""Taking one of the equal parts of an open talon."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import CardsRef, CountRef, SeatRef
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.phase_rules import PhaseRules
from tarock_desktop.table.actions import Action, TakeTalon
from tarock_desktop.table.events import Event, TalonTaken
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Option, Prompt
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View


class TalonPart(PhaseRules, frozen=True):
    """The declarer lifts one part; what he has lifted he keeps."""

    size: Callable[[View], int]
    """How many cards a part has in the game being played; 0: nothing is taken."""
    actions = (TakeTalon,)

    def due(self, view: View) -> Seat | None:
        """Return the declarer until he has lifted his part."""
        waits = self.size(view) and not view.exchange.drawn[view.declarer]
        return view.declarer if waits else None

    def parts(self, view: View) -> tuple[tuple[int, ...], ...]:
        """Return the places of each part."""
        size, talon = self.size(view), len(view.deal.talon)
        return tuple(tuple(range(start, start + size)) for start in range(0, talon, size))

    def prompt(self, view: View, seat: Seat) -> Prompt:
        """Offer the parts, each with its cards."""
        options = tuple(
            Option(TakeTalon(seat, part), message("choice.take-part", _cards(view, part)))
            for part in self.parts(view)
        )
        question = message("ask.take-part", CountRef(self.size(view)))
        return Prompt(seat, Phase.TALON, question, options=options)

    def is_possible(self, view: View, action: Action) -> bool:
        """Return whether these places are one part."""
        return isinstance(action, TakeTalon) and action.places in self.parts(view)

    def findings(self, view: View, action: Action) -> Iterator[Finding]:
        """Yield nothing: any part may be taken."""
        yield from ()

    def events(self, view: View, action: Action) -> tuple[Event, ...]:
        """Return the part in the hand."""
        if not isinstance(action, TakeTalon):
            raise TypeError(action)
        cards = tuple(view.deal.talon[place].card for place in action.places)
        return (TalonTaken(action.seat, action.places, cards),)


def _cards(view: View, places: tuple[int, ...]) -> CardsRef:
    cards = (view.deal.talon[place].card for place in places)
    return CardsRef(CardSet.gather(card for card in cards if card is not None))


def exchange_finding(view: View, action: TakeTalon) -> Finding | None:
    """Return the finding for a declarer who wants another part than the one he has lifted."""
    lifted = view.auction.declarer == action.seat and view.exchange.drawn[action.seat]
    if not lifted:
        return None
    return Finding("talon.exchange", message("talon.exchange", SeatRef(action.seat)))
