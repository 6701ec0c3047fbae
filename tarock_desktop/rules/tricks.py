"""Following suit and winning tricks."""

from __future__ import annotations

from collections.abc import Sequence

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import Card, Suit
from tarock_desktop.rules.law import Law
from tarock_desktop.rules.pack import TAROCKS, PackLaw
from tarock_desktop.table.records import PlayedCard
from tarock_desktop.table.seats import Seat


class FollowLaw(Law, frozen=True, kw_only=True):
    """What must be played to a trick."""

    must_trump: bool
    """Whether a hand without the suit led must play a tarock."""


def following_cards(hand: CardSet, led: Card, law: FollowLaw) -> CardSet:
    """Return the cards of *hand* that follow a led card.

    Articles: spjst 14.

    >>> from tarock_desktop.cards.notation import parse_card, parse_cardset
    >>> hand = parse_cardset("CK T3 T20 S8")
    >>> str(following_cards(hand, parse_card("HQ"), FollowLaw(article="14", must_trump=True)))
    'T3 T20'
    """
    in_suit = hand.of_suit(led.suit)
    if in_suit:
        return in_suit
    if law.must_trump and hand & TAROCKS:
        return hand & TAROCKS
    return hand


def winning_card(cards: Sequence[Card], pack: PackLaw) -> Card:
    """Return the card that takes a trick: the highest tarock, else the highest of the suit led.

    Articles: spjst 14, 25, 26.
    """
    led = cards[0].suit

    def power(card: Card) -> tuple[int, int]:
        rank = 2 if card.suit is Suit.TAROCK else int(card.suit is led)
        return rank, pack.strength[card.id]

    return max(cards, key=power)


def trick_winner(cards: Sequence[PlayedCard], pack: PackLaw) -> Seat:
    """Return the seat that takes the trick."""
    best = winning_card([entry.card for entry in cards], pack)
    return next(entry.seat for entry in cards if entry.card is best)
