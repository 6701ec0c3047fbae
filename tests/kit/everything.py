"""All that anybody could try at a table, legal or not, without looking at the rules."""

from __future__ import annotations

from collections.abc import Iterator

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import PACK, Suit
from tarock_desktop.cards.shuffle import Generator
from tarock_desktop.table.actions import (
    Action,
    Announce,
    AnswerOffer,
    AskToLead,
    Bid,
    CallCard,
    Challenge,
    ChoosePacket,
    CloseRound,
    Cut,
    Declare,
    Discard,
    GiveLeave,
    Knock,
    Pass,
    PassTalonCard,
    PlayCard,
    Ready,
    Shuffle,
    StartHand,
    TakeTalon,
    ThrowIn,
)
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State

VALUES = ("uni", "beeda", "tarocky", "taroky", "trull", "pane", "trull-pane", "krale",
          "rosanne-pane", "spjst")  # fmt: skip
PLACES = ((0,), (4,), (5,), (0, 1, 2), (3, 4, 5), (0, 1, 2, 3))


def attempts(state: State, seat: Seat, chance: Generator) -> Iterator[Action]:
    """Yield everything *seat* could try now; of the many discards a random few."""
    yield from words(seat)
    yield from (PlayCard(seat, card) for card in PACK)
    tarocks = (card for card in PACK if card.suit is Suit.TAROCK)
    yield from (CallCard(seat, card) for card in (None, *tarocks, PACK[30]))
    yield from (TakeTalon(seat, places) for places in PLACES)
    yield from (ChoosePacket(seat, packet) for packet in range(-1, 5))
    yield from (Cut(seat, lifted) for lifted in (0, 1, 5, 6, 20, 49, 53, 54))
    yield from (Knock(seat, style) for style in ("1", "2", "3", "4", "5", "6", "12"))
    yield from (Shuffle(seat, times, "try") for times in (0, 6, 7, 1001))
    yield from (random_discard(state, seat, chance) for _ in range(30))


def words(seat: Seat) -> Iterator[Action]:
    """Yield what can be said."""
    yield from (StartHand(seat), CloseRound(seat), ThrowIn(seat), Pass(seat), Ready(seat))
    yield from (AskToLead(seat), GiveLeave(seat), PassTalonCard(seat))
    yield from (AnswerOffer(seat, accept=accept) for accept in (True, False))
    yield from (Bid(seat, contract) for contract in ("povinost", "prever", "valat"))
    yield from (Announce(seat, item) for item in ("pagat", "valat", "game"))
    yield from (
        Challenge(seat, target, step) for target in ("game", "pagat", "valat") for step in range(6)
    )
    yield Declare(seat)
    yield from (Declare(seat, (value,)) for value in VALUES)
    yield from (Declare(seat, (one, two)) for one in VALUES[:4] for two in VALUES[4:])


def random_discard(state: State, seat: Seat, chance: Generator) -> Discard:
    """Return cards of the hand, mostly as many as were drawn, mostly with the tarocks shown."""
    hands = state.deal.hands
    hand = list(hands[seat].cards) if seat < len(hands) else []
    drawn = state.exchange.drawn[seat] if hands else 1
    count = min(len(hand), drawn if chance.below(4) else chance.below(6))
    chosen = [hand.pop(chance.below(len(hand))) for _ in range(count)]
    tarocks = CardSet.gather(card for card in chosen if card.suit is Suit.TAROCK)
    return Discard(seat, tuple(chosen), tarocks if chance.below(3) else CardSet())
