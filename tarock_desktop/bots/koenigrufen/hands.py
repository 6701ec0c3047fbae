"""Rough measures of a Königrufen hand, for decisions before play."""

from __future__ import annotations

from typing import Final

from tarock_desktop.bots.hand_strength import tarock_count
from tarock_desktop.cards.cardset import ALL_CARDS, CardSet
from tarock_desktop.cards.pack import Card, Suit
from tarock_desktop.rules.pack import TAROCKS, PackLaw

PLAIN_SUITS: Final = tuple(suit for suit in Suit if suit is not Suit.TAROCK)
SHORT: Final = {0: 1.6, 1: 0.8, 2: 0.3}
"""By length of a suit: how dangerous it is to run out of it with tarocks in hand."""
MANY_TAROCKS: Final = 3


def colour_strength(hand: CardSet, pack: PackLaw) -> float:
    """Return about how many tricks *hand* takes where a tarock beats no other suit.

    A suit takes a trick for each card from the top down; in a long one the small cards follow.
    Tarocks win only what is led in tarock.
    """
    tricks = 0.0
    for suit in PLAIN_SUITS:
        own = hand.of_suit(suit)
        ranked = sorted(ALL_CARDS.of_suit(suit), key=lambda card: -pack.strength[card.id])
        top = 0
        for card in ranked:
            if card not in own:
                break
            top += 1
        guarded = len(own) > 1 and top == 0 and ranked[1] in own
        tricks += top + 0.5 * guarded + max(0, len(own) - top - 2) * (0.7 if top else 0.2)
    return tricks + 0.15 * tarock_count(hand)


def risk(hand: CardSet, pack: PackLaw) -> float:
    """Return how much forces *hand* to take tricks although it wants none, in rough tricks.

    A card is dangerous as far as lower ones are out, among which it may be the highest; the others
    must go above it where they can. Who runs out of a suit must trump, which takes tricks too.
    """
    danger = sum(suit_risk(hand.of_suit(suit), suit, pack) for suit in Suit)
    trumping = min(1.0, tarock_count(hand) / MANY_TAROCKS)
    lengths = (len(hand.of_suit(suit)) for suit in PLAIN_SUITS)
    return danger + trumping * sum(SHORT.get(length, 0.0) for length in lengths)


def suit_risk(own: CardSet, suit: Suit, pack: PackLaw) -> float:
    """Return the part of one suit."""
    out = [pack.strength[card.id] for card in ALL_CARDS.of_suit(suit) - own]
    if not own or not out:
        return float(len(own))
    lower = (sum(1 for rank in out if rank < pack.strength[card.id]) for card in own)
    return sum((below / len(out)) ** 2 for below in lower)


MISSING: Final = 2.0
"""How much a trick weighs that is wanted and can't be forced."""


def few_tricks_risk(hand: CardSet, wanted: int, pack: PackLaw) -> float:
    """Return what endangers a game for exactly so many tricks: `risk` beside the sure ones."""
    sure = sure_tricks(hand, pack)[:wanted]
    return risk(hand - CardSet.gather(sure), pack) + MISSING * (wanted - len(sure))


def sure_tricks(hand: CardSet, pack: PackLaw) -> list[Card]:
    """Return the cards that take a trick whenever they are led: a highest tarock, a bare king."""
    found = []
    for suit in (Suit.TAROCK, *PLAIN_SUITS):
        best = max(ALL_CARDS.of_suit(suit), key=lambda card: pack.strength[card.id])
        if best in hand:
            found.append(best)
    return found


def bird_hope(hand: CardSet, number: int) -> float:
    """Return how likely tarock *number* wins its trick near the end: long tarocks with tops."""
    length = tarock_count(hand)
    tops = sum(1 for card in hand & TAROCKS if card.id + 1 >= 19)
    wanted = 7.5 + 1.0 * (number - 1)
    return 0.5 + 0.18 * (length - wanted) + 0.06 * (tops - 2)


def void_count(hand: CardSet) -> int:
    """Return how many suits *hand* lacks."""
    return sum(not hand.of_suit(suit) for suit in PLAIN_SUITS)
