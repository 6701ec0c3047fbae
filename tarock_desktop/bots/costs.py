"""A decision of a finished hand, and what it has cost: the results of a review."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from msgspec import Struct

from tarock_desktop.bots.protocol import Request
from tarock_desktop.bots.thought import rounded
from tarock_desktop.cards.pack import Card
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import AmountRef, CardRef, Message
from tarock_desktop.table.actions import Action
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View

LITTLE: Final = Fraction(1, 2)
"""Chips below which nothing is said."""


class Move(Struct, frozen=True):
    """A card that was played: what its player was asked, and how the table really was."""

    request: Request
    truth: View
    """The table before the card, all hands known."""
    card: Card


class CardCost(Struct, frozen=True):
    """What a card has cost its player, in chips."""

    number: int
    """Place of the card among those played in the hand, from 0."""
    seat: Seat
    card: Card
    best: Card
    """The best one with all cards open; the card itself if nothing was better."""
    least: float
    """What it has cost with all cards open: at least."""
    most: float
    known: float | None
    """What it has cost by what its player knew; `None`: that was not asked."""

    @property
    def remark(self) -> Message:
        """What is to be said about it."""
        played, best = CardRef(self.card), CardRef(self.best)
        least, most = rounded(self.least), rounded(self.most)
        if most < LITTLE:
            return message("review.best", played)
        if least != most:
            return message("review.about", played, best, AmountRef(least), AmountRef(most))
        unlucky = self.known is not None and rounded(self.known) < LITTLE
        key = "review.unlucky" if unlucky else "review.cost"
        return message(key, played, best, AmountRef(most))


class ActCost(Struct, frozen=True):
    """What an act that plays no card has cost who did it, in the unit of the sheet."""

    number: int
    """Place of the act among those of the hand, from 0."""
    seat: Seat
    action: Action
    best: Action
    """The best one with all cards open; the act itself if nothing was better."""
    cost: float
    """What it has cost with all cards open, about."""
    known: float | None
    """What it has cost by what its player knew; `None`: the act was not evaluated."""


class NoCost(Struct, frozen=True):
    """An act of which nobody can say what it has cost."""

    number: int
    seat: Seat
    action: Action
    reason: Message


Cost = CardCost | ActCost | NoCost
"""What a decision has cost, or why that can't be said."""
