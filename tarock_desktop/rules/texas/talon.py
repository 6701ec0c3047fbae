"""Taking the talon: the declarer's share, single cards for others, passing a card on."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Literal

from msgspec import Struct

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import CountRef, NumberRef, SeatRef
from tarock_desktop.rules.exchange.talon import owes_discards
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.law import Law
from tarock_desktop.rules.pack import TAROCKS
from tarock_desktop.rules.phase_rules import PhaseRules
from tarock_desktop.rules.texas.bidding import ContractLaw
from tarock_desktop.table.actions import Action, AnswerOffer, PassTalonCard, TakeTalon
from tarock_desktop.table.events import (
    Event,
    OfferRefused,
    TalonCardLeft,
    TalonCardOffered,
    TalonCardPassed,
    TalonReturned,
    TalonTaken,
)
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Option, Prompt
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View


class PassLaw(Law, frozen=True, kw_only=True):
    """Passing on a talon card."""

    most_tarocks: int
    """Only a seat with at most so many tarocks may pass its card."""
    refused: Literal["passer-takes", "stays-unseen"]
    """What becomes of a card nobody wants."""
    discards_between: bool
    """Whether everybody lays away before the next one draws."""


class DrawLaw(Law, frozen=True, kw_only=True):
    """The draws of a declarer who plays alone with talon."""

    sets: int
    """How often he may draw: 2 lets him change once, 3 lets him go back."""
    shows_second: bool
    """Whether the second set is shown when he lays it back."""
    loss_factors: tuple[Fraction, ...]
    """Factor of a loss by the number of draws."""


class TalonTaking(PhaseRules, frozen=True):
    """The declarer takes his cards from the top; in a partner game the rest goes out singly."""

    contracts: tuple[ContractLaw, ...]
    passing: PassLaw
    actions = (TakeTalon, PassTalonCard, AnswerOffer)

    def due(self, view: View) -> Seat | None:
        """Return who takes, passes or answers next."""
        declarer, exchange = view.declarer, view.exchange
        if not exchange.drawn[declarer]:
            return declarer
        contract = self.contract(view)
        if contract.sides == "alone":
            return None
        place = self.open_place(view)
        waits = self.passing.discards_between and owes_discards(view) is not None
        if place is None or waits:
            return None
        if exchange.place is not None:
            return exchange.offered_to[-1]
        return self.owner(view, place)

    def contract(self, view: View) -> ContractLaw:
        """Return the contract being played."""
        return next(law for law in self.contracts if law.id == view.auction.contract)

    def open_place(self, view: View) -> int | None:
        """Return the first place of the talon that is neither taken nor left."""
        for place, talon_card in enumerate(view.deal.talon):
            if talon_card.taken_by is None and place not in view.exchange.left:
                return place
        return None

    def owner(self, view: View, place: int) -> Seat:
        """Return whose card lies at *place*: those after the declarer's share go out in order."""
        return view.after(view.declarer, place - self.contract(view).talon + 1)

    def prompt(self, view: View, seat: Seat) -> Prompt:
        """Ask to take the declarer's share, to take or pass a card, or to answer an offer."""
        if not view.exchange.drawn[view.declarer]:
            count = self.contract(view).talon
            take = Option(
                TakeTalon(seat, tuple(range(count))), message("choice.take", CountRef(count))
            )
            return Prompt(seat, Phase.TALON, message("ask.take", CountRef(count)), options=(take,))
        if self._is_back(view):
            take = Option(
                TakeTalon(seat, (view.exchange.place or 0,)), message("choice.take", CountRef(1))
            )
            return Prompt(seat, Phase.TALON, message("ask.take", CountRef(1)), options=(take,))
        if view.exchange.place is not None:
            options = (
                Option(AnswerOffer(seat, accept=True), message("choice.accept")),
                Option(AnswerOffer(seat, accept=False), message("choice.refuse")),
            )
            passer = SeatRef(view.exchange.passed[-1])
            return Prompt(seat, Phase.TALON, message("ask.offer", passer), options=options)
        return self._take_or_pass(view, seat)

    def _take_or_pass(self, view: View, seat: Seat) -> Prompt:
        place = self.open_place(view)
        passing = PassTalonCard(seat)
        finding = next(self.findings(view, passing), None)
        options = (
            Option(TakeTalon(seat, (place or 0,)), message("choice.take", CountRef(1))),
            Option(
                passing,
                message("choice.pass-card"),
                gloss=message("gloss.pass-card"),
                barred=finding.explanation if finding else None,
            ),
        )
        return Prompt(seat, Phase.TALON, message("ask.take-or-pass"), options=options)

    def is_possible(self, view: View, action: Action) -> bool:
        """Return whether these talon cards are there for this seat now."""
        on_offer = view.exchange.place is not None
        first = not view.exchange.drawn[view.declarer]
        match action:
            case TakeTalon() if first:
                return action.places == tuple(range(self.contract(view).talon))
            case TakeTalon():
                is_own = not on_offer or self._is_back(view)
                return is_own and action.places == (self.open_place(view),)
            case PassTalonCard():
                return not on_offer
            case AnswerOffer():
                return on_offer and not self._is_back(view)
            case _:
                return False

    def _is_back(self, view: View) -> bool:
        """Return whether all refused the card, so that the one who passed it must take it."""
        exchange = view.exchange
        return exchange.place is not None and exchange.offered_to[-1] == exchange.passed[-1]

    def findings(self, view: View, action: Action) -> Iterator[Finding]:
        """Yield a pass by the declarer or by a hand with too many tarocks (SPJST 17, 18)."""
        if not isinstance(action, PassTalonCard):
            return
        seat = SeatRef(action.seat)
        if action.seat == view.declarer:
            yield Finding("talon.pass", message("talon.pass-declarer", seat))
            return
        tarocks = len(view.deal.hands[action.seat].cards & TAROCKS)
        most = self.passing.most_tarocks
        if tarocks > most:
            yield Finding(
                "talon.pass",
                message("talon.pass", seat, CountRef(tarocks), NumberRef(Fraction(most))),
            )

    def events(self, view: View, action: Action) -> tuple[Event, ...]:
        """Return the cards taken, or the offer that goes on."""
        place = view.exchange.place
        match action:
            case TakeTalon():
                return (_taken(view, action.seat, action.places),)
            case PassTalonCard():
                place = self.open_place(view)
                if place is None:
                    raise ValueError("no talon card is left")
                passed = TalonCardPassed(action.seat, place)
                return (passed, *self._offered(view, action.seat, place, asked=()))
            case AnswerOffer() if place is not None and action.accept:
                return (_taken(view, action.seat, (place,)),)
            case AnswerOffer() if place is not None:
                refused = OfferRefused(action.seat, place)
                passer = view.exchange.passed[-1]
                asked = view.exchange.offered_to
                return (refused, *self._offered(view, passer, place, asked=asked))
            case _:
                raise TypeError(action)

    def _offered(
        self, view: View, passer: Seat, place: int, *, asked: tuple[Seat, ...]
    ) -> tuple[Event, ...]:
        """Return the next offer, or what becomes of a card nobody wants (reading A9).

        A card that comes back to the one who passed it is offered to him last; he must take it.
        """
        for seat in view.from_seat(passer)[1:]:
            if seat not in asked and self._may_receive(view, seat, place):
                return (TalonCardOffered(place, seat),)
        if self.passing.refused == "passer-takes":
            return (TalonCardOffered(place, passer),)
        return (TalonCardLeft(place),)

    def _may_receive(self, view: View, seat: Seat, place: int) -> bool:
        later = (self.owner(view, other) for other in range(place + 1, len(view.deal.talon)))
        return seat != view.declarer and not view.exchange.drawn[seat] and seat not in later


def _taken(view: View, seat: Seat, places: tuple[int, ...]) -> TalonTaken:
    return TalonTaken(seat, places, tuple(view.deal.talon[place].card for place in places))


class LoneDraw(Struct, frozen=True):
    """A lone declarer may change his set of talon cards before he discards (SPJST 8)."""

    law: DrawLaw
    contracts: tuple[ContractLaw, ...]

    def next_places(self, view: View) -> tuple[int, ...] | None:
        """Return the places he may draw now, `None` if he may not (any more)."""
        contract = next(law for law in self.contracts if law.id == view.auction.contract)
        if contract.sides != "alone" or view.exchange.draw >= self.law.sets:
            return None
        size = view.exchange.drawn[view.declarer]
        first = (view.exchange.draw % 2) * size
        return tuple(range(first, first + size))

    def shows_now(self, view: View) -> bool:
        """Return whether the set that is laid back now has to be shown."""
        return view.exchange.draw == 1 or self.law.shows_second

    def option(self, view: View, seat: Seat) -> Option | None:
        """Return the choice to draw again, if it is still open."""
        places = self.next_places(view)
        if places is None:
            return None
        draws = view.exchange.draw
        label = "choice.take-second" if draws == 1 else "choice.take-back-first"
        factor = NumberRef(self.law.loss_factors[draws])
        return Option(
            TakeTalon(seat, places), message(label), gloss=message("gloss.draw-loss", factor)
        )

    def events(self, view: View, action: TakeTalon) -> tuple[Event, ...]:
        """Return the old set laid back and the new one taken."""
        held = tuple(
            place
            for place, talon_card in enumerate(view.deal.talon)
            if talon_card.taken_by == action.seat
        )
        cards = tuple(view.deal.talon[place].card for place in held)
        returned = TalonReturned(action.seat, held, cards, self.shows_now(view))
        return (returned, _taken(view, action.seat, action.places))
