"""Cutting, or knocking, after which the first seat chooses the way of dealing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import PACK, Card
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import CountRef, NameRef
from tarock_desktop.rules.deal.dealing import Cutting, KnockStyle
from tarock_desktop.rules.findings import Finding
from tarock_desktop.table.actions import Action, Cut, Knock
from tarock_desktop.table.events import CardsDealt, DeckKnocked, Event, TalonLaid
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Option, Prompt
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View

OPEN_STYLE: Final = "first-chooses"
"""The style of a knock before the first seat has chosen one."""


class Knocking(Cutting, frozen=True):
    """One seat cuts or knocks; after a knock the first seat chooses (czech-gp Rozdávání karet)."""

    def due(self, view: View) -> Seat | None:
        """Return who cuts, and after a knock the first seat, until the cards lie."""
        cutter = Cutting.due(self, view)
        if cutter is None:
            return None
        return view.deal.order[0] if view.deal.style == OPEN_STYLE else cutter

    def prompt(self, view: View, seat: Seat) -> Prompt:
        """Offer the cut and the knock, or the ways of dealing."""
        if view.deal.style == OPEN_STYLE:
            options = tuple(self._style(seat, style) for style in self.deal.knock)
            return Prompt(seat, Phase.CUT, message("ask.style"), options=options)
        knock = Option(
            Knock(seat, OPEN_STYLE),
            message("choice.knock-open"),
            gloss=message("gloss.knock-open"),
        )
        return Prompt(seat, Phase.CUT, message("ask.cut"), options=(knock,), cut=self.depths)

    @staticmethod
    def _style(seat: Seat, style: KnockStyle) -> Option:
        gloss = "gloss.knock-choose" if style.choose else "gloss.style"
        gloss = "gloss.style-split" if style.split_first else gloss
        return Option(
            Knock(seat, style.id),
            message("choice.style", NameRef("style", style.id)),
            gloss=message(gloss, CountRef(style.packet)),
        )

    def is_possible(self, view: View, action: Action) -> bool:
        """Return whether a cut, a knock or the choice after it is called for."""
        chooses = view.deal.style == OPEN_STYLE
        match action:
            case Cut():
                return not chooses and 1 <= action.lifted < len(PACK)
            case Knock():
                known = self.deal.style(action.style) is not None
                return known if chooses else action.style == OPEN_STYLE
            case _:
                return False

    def findings(self, view: View, action: Action) -> Iterator[Finding]:
        """Yield the finding for a cut that is not deep enough."""
        if isinstance(action, Cut):
            yield from Cutting.findings(self, view, action)

    def events(self, view: View, action: Action) -> tuple[Event, ...]:
        """Return the cut or the knock, or the deal in the way that was chosen."""
        style = self.deal.style(action.style) if isinstance(action, Knock) else None
        if isinstance(action, Knock) and style is None:
            return (DeckKnocked(action.seat, action.style),)
        if style is not None and style.split_first:
            return (DeckKnocked(view.deal.order[0], style.id), *self._split(view))
        return Cutting.events(self, view, action)

    def _split(self, view: View) -> tuple[Event, ...]:
        """Return the deal in which the first seat gets its first and last cards (ábeles)."""
        talon, rest = view.deal.deck[: self.deal.talon], view.deal.deck[self.deal.talon :]
        hands = split_hands(rest, self.deal.hand, len(view.deal.order))
        dealt = zip(view.deal.order, hands, strict=True)
        return (TalonLaid(talon), *(CardsDealt(s, cards, self.deal.hand) for s, cards in dealt))


def split_hands(cards: tuple[Card, ...], size: int, seats: int) -> tuple[CardSet, ...]:
    """Return the hands, the first seat's first: half of it lies on top and half at the bottom."""
    half = size // 2
    middle = cards[half : half + size * (seats - 1)]
    first = CardSet.gather((*cards[:half], *cards[half + len(middle) :]))
    others = (middle[place : place + size] for place in range(0, len(middle), size))
    return (first, *(CardSet.gather(hand) for hand in others))
