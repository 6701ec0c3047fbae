"""Following suit and winning tricks, in all the ways the sheets know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from msgspec.structs import replace

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import MOND, PAGAT, SKYS, Card, Suit
from tarock_desktop.rules.law import Law
from tarock_desktop.rules.pack import TAROCKS, PackLaw
from tarock_desktop.table.records import PlayedCard
from tarock_desktop.table.seats import Seat

TRULL: Final = CardSet.of(PAGAT, MOND, SKYS)


class FollowLaw(Law, frozen=True, kw_only=True):
    """What must be played to a trick, and what wins it."""

    must_trump: bool
    """Whether a hand without the suit led must play a tarock."""
    must_beat: bool = False
    """Whether the trick must be beaten where a card allowed otherwise would be winning it."""
    tarocks_win: bool = True
    """Whether a tarock wins a trick to which another suit was led."""
    trull: bool = False
    """Whether the Pagat takes a trick in which Mond and Skys lie too (the Emperor's trick)."""
    trull_pagat: Literal["as-usual", "may", "must"] = "as-usual"
    """Whether the Pagat is freed, or demanded, when Mond and Skys lie in the trick."""
    pagat: Literal["free", "last-tarock", "last-tarock-not-led"] = "free"
    """Whether the Pagat waits until it is the last tarock in hand (and to lead: the last card)."""
    suits_first: bool = False
    """Whether a tarock may be led only from a hand of nothing else."""


def legal_cards(hand: CardSet, trick: Sequence[Card], law: FollowLaw, pack: PackLaw) -> CardSet:
    """Return the cards of *hand* that may be played to *trick*, which may be empty.

    Articles: spjst 14; koenigrufen Grundlagen, Negativspiele, Farbspiele, Kaiserstich; ziri 1, 7;
    czech-gp Varšava.
    """
    if not trick:
        return leading_cards(hand, law)
    allowed = following_cards(hand, trick[0], law)
    if PAGAT in allowed and law.trull_pagat != "as-usual" and {MOND, SKYS} <= set(trick):
        if law.trull_pagat == "must":
            return CardSet.of(PAGAT)
    else:
        allowed = _without_pagat(allowed, hand, law)
    return _beating(allowed, trick, law, pack) if law.must_beat else allowed


def leading_cards(hand: CardSet, law: FollowLaw) -> CardSet:
    """Return the cards of *hand* that may be led."""
    suits = hand - TAROCKS
    if law.suits_first and suits:
        return suits
    if law.pagat == "last-tarock-not-led":
        return hand.remove(PAGAT) or hand
    return _without_pagat(hand, hand, law)


def _without_pagat(allowed: CardSet, hand: CardSet, law: FollowLaw) -> CardSet:
    """Return the cards without a Pagat that has to wait for the other tarocks."""
    waits = law.pagat != "free" and hand & TAROCKS != CardSet.of(PAGAT)
    return allowed.remove(PAGAT) if waits else allowed


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


def _beating(allowed: CardSet, trick: Sequence[Card], law: FollowLaw, pack: PackLaw) -> CardSet:
    """Return those of *allowed* that would be winning the trick; all of them if none would."""
    winning = (card for card in allowed if winning_card((*trick, card), pack, law) is card)
    return CardSet.gather(winning) or allowed


def must_overtake(hand: CardSet, trick: Sequence[Card], law: FollowLaw, pack: PackLaw) -> bool:
    """Return whether beating the trick leaves fewer cards of *hand* than following it does."""
    if not (trick and law.must_beat):
        return False
    lax = replace(law, must_beat=False)
    return legal_cards(hand, trick, law, pack) != legal_cards(hand, trick, lax, pack)


def broken_rule(
    hand: CardSet, trick: Sequence[Card], card: Card, law: FollowLaw, pack: PackLaw
) -> str | None:
    """Return the rule that playing *card* breaks, the gravest first; `None` if it is legal."""
    if card in legal_cards(hand, trick, law, pack):
        return None
    if not trick:
        suits = law.suits_first and card.suit is Suit.TAROCK
        return "play.suits-first" if suits else "play.pagat-waits"
    if card not in following_cards(hand, trick[0], law):
        in_suit = hand.of_suit(trick[0].suit)
        return "play.follow-suit" if in_suit else "play.must-trump"
    if law.trull_pagat == "must" and PAGAT in hand and {MOND, SKYS} <= set(trick):
        return "play.trull-pagat"
    return "play.pagat-waits" if card is PAGAT else "play.must-beat"


def winning_card(cards: Sequence[Card], pack: PackLaw, law: FollowLaw | None = None) -> Card:
    """Return the card that takes a trick: the highest tarock, else the highest of the suit led.

    Without a *law* tarocks win and the Emperor's trick is unknown.

    Articles: spjst 14, 25, 26; koenigrufen Kaiserstich, Farbspiele; ziri 1.
    """
    led = cards[0].suit
    tarocks_win = law is None or law.tarocks_win or led is Suit.TAROCK
    if law is not None and law.trull and tarocks_win and set(TRULL) <= set(cards):
        return PAGAT

    def power(card: Card) -> tuple[int, int]:
        rank = 2 if card.suit is Suit.TAROCK and tarocks_win else int(card.suit is led)
        return rank, pack.strength[card.id]

    return max(cards, key=power)


def trick_winner(cards: Sequence[PlayedCard], pack: PackLaw, law: FollowLaw | None = None) -> Seat:
    """Return the seat that takes the trick."""
    best = winning_card([entry.card for entry in cards], pack, law)
    return next(entry.seat for entry in cards if entry.card is best)
