"""The talon turned up: half of it, single cards or, unseen, all of it is taken; or the hand ends.

Articles: koenigrufen Übrige Positivspiele, Vorhandspiele; readings A46, A47, A62.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final, Literal

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import CardsRef, CountRef, NameRef, SeatRef
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.koenigrufen.account import KingFate
from tarock_desktop.rules.koenigrufen.games import GameLaw, game_of
from tarock_desktop.rules.law import Law
from tarock_desktop.rules.phase_rules import PhaseRules
from tarock_desktop.table.actions import Action, Choose, TakeTalon, ThrowIn
from tarock_desktop.table.events import (
    CalledCardSeen,
    Chosen,
    Event,
    PartnerRevealed,
    TalonShown,
    TalonTaken,
)
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Option, Prompt
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View

DRAG: Final = "drag"
"""The question what becomes of a hand whose called king lies in the talon."""
PAYS: Final = "pays"


class HalvesLaw(Law, frozen=True, kw_only=True):
    """How the talon is taken."""

    half: int
    """Cards in one part of the talon."""
    drag: Literal["pays", "trischaken"]
    """What a declarer may do whose called king lies there: pay, or play for the fewest points."""


def king_place(view: View) -> int | None:
    """Return where in the talon the called king lies or lay; `None` if it does not, or unseen."""
    called = view.calls.card
    places = enumerate(view.deal.talon)
    return next((n for n, place in places if called is not None and place.card is called), None)


def king_fate(view: View) -> KingFate:
    """Return what became of a called king that lay in the talon; the full state must be given."""
    place = king_place(view)
    if place is None:
        return ""
    if view.notices.choice(DRAG) == PAYS:
        return "dragged"
    if not any(view.exchange.drawn):
        return "talon"
    return "taken" if view.deal.talon[place].taken_by == view.auction.declarer else "left"


class TalonHalves(PhaseRules, frozen=True):
    """The declarer takes his part of the talon, or gives the hand up."""

    law: HalvesLaw
    games: tuple[GameLaw, ...]
    actions = (TakeTalon, ThrowIn, Choose)

    def game(self, view: View) -> GameLaw:
        """Return the game being played."""
        return game_of(self.games, view.auction.contract)

    def takes(self, view: View) -> bool:
        """Return whether talon cards are taken in this game."""
        return self.game(view).talon in ("half", "cards", "all")

    def count(self, view: View) -> int:
        """Return how many cards the declarer takes."""
        game = self.game(view)
        return self.law.half if game.talon == "half" else game.take

    def due(self, view: View) -> Seat | None:
        """Return the declarer until he has taken or given up."""
        done = view.exchange.drawn[view.declarer] or view.notices.choice(DRAG) is not None
        return None if done else view.declarer

    def shown(self, view: View) -> tuple[Event, ...]:
        """Return the talon turned up for all, and that the declarer is alone if his king lies."""
        if self.game(view).talon not in ("half", "cards"):
            return ()
        cards = tuple(place.card for place in view.deal.talon if place.card is not None)
        events: list[Event] = []
        # It lies open already where a king is called again because the first call was wrong.
        if not view.deal.talon[0].shown:
            events.append(TalonShown(tuple(range(len(cards))), cards))
        called = view.calls.card
        if called is not None and called in cards:
            events += [CalledCardSeen(called)] if view.calls.known_to else []
            events.append(PartnerRevealed(view.declarer))
        return tuple(events)

    def parts(self, view: View) -> tuple[tuple[int, ...], ...]:
        """Return the places that may be taken together."""
        size, game = len(view.deal.talon), self.game(view)
        if game.talon == "cards":
            return tuple(combinations(range(size), game.take))
        step = self.count(view)
        return tuple(tuple(range(at, at + step)) for at in range(0, size, step))

    def prompt(self, view: View, seat: Seat) -> Prompt:
        """Offer every part of the talon, and to give up if the king lies in it."""
        options = [self._option(view, seat, places) for places in self.parts(view)]
        options += [option for option in (self._drag(view, seat),) if option is not None]
        asked = "ask.take-part" if len(options) > 1 else "ask.take"
        question = message(asked, CountRef(self.count(view)))
        return Prompt(seat, Phase.TALON, question, options=tuple(options))

    def _option(self, view: View, seat: Seat, places: tuple[int, ...]) -> Option:
        cards = (view.deal.talon[place].card for place in places)
        known = CardSet.gather(card for card in cards if card is not None)
        label = (
            message("choice.take-cards", CardsRef(known))
            if len(known) == len(places)
            else message("choice.take", CountRef(len(places)))
        )
        return Option(TakeTalon(seat, places), label)

    def _drag(self, view: View, seat: Seat) -> Option | None:
        if not self._king_lies(view):
            return None
        if self.law.drag == PAYS:
            return Option(ThrowIn(seat), message("choice.drag"), gloss=message("gloss.drag"))
        way = NameRef("way", f"{DRAG}={self.law.drag}")
        return Option(Choose(seat, DRAG, self.law.drag), message("choice.way", way))

    def _king_lies(self, view: View) -> bool:
        place = king_place(view)
        return place is not None and view.deal.talon[place].shown

    def is_possible(self, view: View, action: Action) -> bool:
        """Return whether so many cards lie there, and nothing of it is taken."""
        match action:
            case TakeTalon(_, places):
                known = set(range(len(view.deal.talon)))
                return bool(places) and set(places) <= known and len(set(places)) == len(places)
            case ThrowIn():
                return self.law.drag == PAYS
            case Choose(_, what, value):
                return (what, value) == (DRAG, self.law.drag) and value != PAYS
            case _:
                return False

    def findings(self, view: View, action: Action) -> Iterator[Finding]:
        """Yield cards that do not belong together, and giving up without the right to."""
        seat = SeatRef(action.seat)
        match action:
            case TakeTalon(_, places):
                if tuple(sorted(places)) not in self.parts(view):
                    yield Finding("talon.mixed", message("talon.mixed", seat))
            case ThrowIn() | Choose():
                if not self._king_lies(view):
                    yield Finding("talon.drag", message("talon.drag", seat))
            case _:
                return

    def events(self, view: View, action: Action) -> tuple[Event, ...]:
        """Return the cards taken, or that the hand is given up."""
        match action:
            case TakeTalon(seat, places):
                cards = tuple(view.deal.talon[place].card for place in places)
                return (TalonTaken(seat, places, cards),)
            case ThrowIn(seat):
                return (Chosen(seat, DRAG, PAYS),)
            case Choose(seat, what, value):
                return (Chosen(seat, what, value),)
            case _:
                raise TypeError(action)
