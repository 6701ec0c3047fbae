"""Laying cards away."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Literal, Protocol

from tarock_desktop.cards.cardset import ALL_CARDS, NO_CARDS, CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import CardRef, CardsRef, CountRef, NumberRef, SeatRef
from tarock_desktop.rules.exchange.discard_rules import DiscardRules
from tarock_desktop.rules.exchange.talon import owes_discards
from tarock_desktop.rules.findings import Finding
from tarock_desktop.rules.law import Law
from tarock_desktop.rules.pack import HONOUR_TAROCKS, KINGS, TAROCKS
from tarock_desktop.table.actions import Action, Discard, TakeTalon, ThrowIn
from tarock_desktop.table.events import CardsDiscarded, Event
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Barred, CardChoice, Option, Prompt
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View


class DiscardLaw(Law, frozen=True, kw_only=True):
    """What may be laid away."""

    forbids_kings: bool
    forbids_trull: bool
    """Whether Skys, Mond and Pagat may not, even where other tarocks may."""
    tarocks: Literal["only-if-forced", "never"] = "only-if-forced"
    """Whether a tarock may be laid away where there is not enough else (`never`: a king is)."""


class FurtherDraws(Protocol):
    """What a lone declarer may do instead of laying away: draw again."""

    def next_places(self, view: View, /) -> tuple[int, ...] | None:
        """Return the places he may draw now, `None` if he may not (any more)."""

    def shows_now(self, view: View, /) -> bool:
        """Return whether the set that is laid back now has to be shown."""

    def option(self, view: View, seat: Seat, /) -> Option | None:
        """Return the choice to draw again, if it is still open."""

    def events(self, view: View, action: TakeTalon, /) -> tuple[Event, ...]:
        """Return the old set laid back and the new one taken."""


class GivingUp(Protocol):
    """When the hand may be given up instead, and what follows."""

    def option(self, view: View, seat: Seat, /) -> Option | None:
        """Return the choice to give up, if there is the right."""

    def findings(self, view: View, action: ThrowIn, /) -> Iterator[Finding]:
        """Yield what is wrong or to be remarked on giving up."""

    def events(self, view: View, action: ThrowIn, /) -> tuple[Event, ...]:
        """Return the payment and the end of the hand."""


def discard_choice(hand: CardSet, count: int, law: DiscardLaw) -> CardChoice:
    """Return what may be chosen from *hand* when *count* cards must go.

    Plain suit cards first; tarocks only if there are not enough of them, and face up. Articles:
    spjst 9.
    """
    never = _never(law)
    plain = hand - TAROCKS - never
    tarocks = (hand & TAROCKS) - never
    needs_tarocks = len(plain) < count
    if needs_tarocks and law.tarocks == "never":
        kings = hand & KINGS
        if len(plain | kings) >= count:
            return _with_kings(hand, count, plain, kings)
    legal = plain | tarocks if needs_tarocks else plain
    barred = tuple(Barred(card, message(_reason(card, never))) for card in hand - legal)
    return CardChoice(
        count=count,
        legal=legal,
        barred=barred,
        required=plain if needs_tarocks else NO_CARDS,
        must_show=tarocks if needs_tarocks else NO_CARDS,
    )


def _with_kings(hand: CardSet, count: int, plain: CardSet, kings: CardSet) -> CardChoice:
    """Return the choice where a king has to go because tarocks never may."""
    legal = plain | kings
    barred = tuple(Barred(card, message("reason.forbidden")) for card in hand - legal)
    return CardChoice(count=count, legal=legal, barred=barred, required=plain)


def _never(law: DiscardLaw) -> CardSet:
    never = KINGS if law.forbids_kings else NO_CARDS
    return never | HONOUR_TAROCKS if law.forbids_trull else never


def _plain(law: DiscardLaw) -> CardSet:
    return ALL_CARDS - TAROCKS - _never(law)


def _reason(card: Card, never: CardSet) -> str:
    if card in KINGS:
        return "reason.king"
    return "reason.forbidden" if card in never else "reason.needless-trump"


class Discarding(DiscardRules, frozen=True):
    """Everybody who took talon cards lays as many away, the declarer first."""

    law: DiscardLaw
    draws: FurtherDraws
    """Further draws, open to a declarer who plays alone."""
    throwing_in: GivingUp | None = None
    """The right to give the hand up, where the sheet knows it."""
    actions = (Discard, TakeTalon, ThrowIn)

    def due(self, view: View) -> Seat | None:
        """Return the next seat that still has to discard."""
        return owes_discards(view)

    def prompt(self, view: View, seat: Seat) -> Prompt:
        """Ask for the discards; a lone declarer may draw again instead."""
        count = view.exchange.drawn[seat]
        choice = discard_choice(view.deal.hands[seat].cards, count, self.law)
        draw = self.draws.option(view, seat)
        key = "ask.discard" if draw is None else "ask.discard-or-draw"
        throw = self.throwing_in.option(view, seat) if self.throwing_in else None
        return Prompt(
            seat,
            Phase.DISCARD,
            message(key, CountRef(count)),
            options=tuple(option for option in (draw, throw) if option is not None),
            cards=choice,
        )

    def hideable(self, view: View) -> CardSet:
        """Return plain cards; a king only where it goes before a tarock."""
        del view
        return _plain(self.law) | KINGS if self.law.tarocks == "never" else _plain(self.law)

    def used_up(self, view: View, seat: Seat) -> CardSet:
        """Return the plain cards of a seat that laid a tarock away: they all went first."""
        by_need = view.deal.discards[seat].shown & TAROCKS and seat in view.exchange.laid
        return _plain(self.law) if by_need else NO_CARDS

    def is_possible(self, view: View, action: Action) -> bool:
        """Return whether the cards are in the hand, or the talon set is to be had."""
        match action:
            case Discard():
                cards = CardSet.gather(action.cards)
                in_hand = cards <= view.deal.hands[action.seat].cards
                return in_hand and len(cards) == len(action.cards) and action.shown <= cards
            case TakeTalon():
                return action.places == self.draws.next_places(view)
            case ThrowIn():
                return self.throwing_in is not None
            case _:
                return False

    def findings(self, view: View, action: Action) -> Iterator[Finding]:
        """Yield a wrong number, a king, a hidden or needless tarock (SPJST 9, 30)."""
        if isinstance(action, TakeTalon) and not action.shown and self.draws.shows_now(view):
            yield Finding("talon.not-shown", message("talon.not-shown", SeatRef(action.seat)))
        if isinstance(action, ThrowIn) and self.throwing_in is not None:
            yield from self.throwing_in.findings(view, action)
        if not isinstance(action, Discard):
            return
        choice = discard_choice(
            view.deal.hands[action.seat].cards, view.exchange.drawn[action.seat], self.law
        )
        legal = choice.legal or NO_CARDS
        right = message("discard.right", CardsRef(legal))
        seat, cards = SeatRef(action.seat), CardSet.gather(action.cards)
        for rule, card in bad_discards(cards, action.shown, choice, self.law):
            yield Finding(rule, message(rule, seat, CardRef(card)), right, legal)
        if len(cards) != choice.count:
            numbers = (CountRef(len(cards)), NumberRef(Fraction(choice.count)))
            yield Finding("discard.count", message("discard.count", seat, *numbers))

    def events(self, view: View, action: Action) -> tuple[Event, ...]:
        """Return the cards laid away, or the change of talon cards."""
        match action:
            case Discard():
                cards = CardSet.gather(action.cards)
                beyond = CardSet.gather(action.cards[view.exchange.drawn[action.seat] :])
                # A card that lies face up already is laid away before everybody's eyes.
                shown = action.shown | (cards & view.deal.exposed)
                return (CardsDiscarded(action.seat, cards, len(cards), shown, beyond),)
            case TakeTalon():
                return self.draws.events(view, action)
            case ThrowIn() if self.throwing_in is not None:
                return self.throwing_in.events(view, action)
            case _:
                raise TypeError(action)


def bad_discards(
    cards: CardSet, shown: CardSet, choice: CardChoice, law: DiscardLaw
) -> Iterator[tuple[str, Card]]:
    """Yield the rule that a card laid away breaks, with the card."""
    never = _never(law)
    for card in (cards & never) - (choice.legal or NO_CARDS):
        yield ("discard.king" if card in KINGS else "discard.forbidden"), card
    tarocks = (cards & TAROCKS) - never
    for card in tarocks - shown:
        yield "discard.hidden-trump", card
    allowed = choice.count - len(choice.required) if choice.must_show else 0
    for card in tuple(tarocks)[allowed:]:
        yield "discard.needless-trump", card
