"""Counting the ways to play at the Czech table, Varšava among them, with a counter of its own."""

from __future__ import annotations

import pytest

from tarock_desktop.cards.notation import parse_cardset
from tarock_desktop.engine.decide import decide
from tarock_desktop.engine.moves import legal_actions
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.records import (
    Auction,
    Deal,
    Discards,
    Exchange,
    Hand,
    Notices,
    TalonCard,
)
from tarock_desktop.table.rulings import Mode, Verdict
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State
from tests.kit.play import first_state, variant_with

CZECH = variant_with("czech-gp")
SEATS = tuple(Seat(number) for number in range(4))
RISING = {"H": "4321JNQK", "D": "4321JNQK", "S": "789XJNQK", "C": "789XJNQK"}
WHOLE = (
    "T22 T20 T16 T12 T8 HK HQ H1 DK S7 S8 C7",
    "T21 T17 T13 T9 T5 HN H2 DQ DN SQ S9 CN",
    "T19 T18 T14 T10 T6 T2 HJ DJ SK SN CJ C8",
    "T15 T11 T7 T4 T3 T1 H3 D1 SJ S10 CK CQ",
)
POSITIONS = {
    "all taroks": ("varsava", "A", ("T1 T5 T9", "T2 T6 T10", "T3 T7 T11", "T4 T8 T12"), 12),
    "one suit": ("varsava", "B", ("HK H1", "HQ H3", "HN H4", "HJ T1"), 8),
    "mont on škýz": ("varsava", "A", ("T22 H4", "T21 T1", "T4 T20", "T3 T2"), 8),
    "pagát led": ("varsava", "B", ("HK DK", "T1 H1", "T5 D1", "T6 D2"), 8),
    "no suit": ("solo", "A", ("HK HQ HN", "DK DQ DN", "CK CQ CN", "SK SQ SN"), 8),
    "mixed": ("solo", "C", ("HK D1 T5", "H1 D4 T21", "HQ DK S7", "H4 C10 T1"), 12),
    "mixed each": ("varsava", "C", ("HK D1 T5", "H1 D4 T21", "HQ DK S7", "H4 C10 T1"), 12),
    "whole": ("solo", "A", WHOLE, 3),
    "whole each": ("varsava", "A", WHOLE, 4),
}
Hands = tuple[tuple[str, ...], ...]


def power(card: str, led: str) -> int:
    if card[0] == "T":
        return 100 + int(card[1:])
    face = card[1:].replace("10", "X")
    return RISING[card[0]].index(face) + 1 if card[0] == led else 0


def choices(hand: tuple[str, ...], trick: tuple[str, ...], *, each: bool) -> list[str]:
    """Return what may be played: CZ-53, CZ-55 and CZ-60 in the words of this test."""
    tarocks = [card for card in hand if card[0] == "T"]
    same = [card for card in hand if trick and card[0] == trick[0][0]]
    open_to = list(hand) if not trick else same or tarocks or list(hand)
    if not each:
        return open_to
    if "T1" in open_to and len(tarocks) > 1:
        open_to.remove("T1")
    if not trick:
        return open_to
    highest = max(power(card, trick[0][0]) for card in trick)
    return [card for card in open_to if power(card, trick[0][0]) > highest] or open_to


def count(hands: Hands, leader: int, trick: tuple[str, ...], depth: int, *, each: bool) -> int:
    if len(trick) == 4:
        powers = [power(card, trick[0][0]) for card in trick]
        leader, trick = (leader + powers.index(max(powers))) % 4, ()
    seat = (leader + len(trick)) % 4
    if depth == 0 or not hands[seat]:
        return 1
    total = 0
    for card in choices(hands[seat], trick, each=each):
        left = tuple(held for held in hands[seat] if held != card)
        after = (*hands[:seat], left, *hands[seat + 1 :])
        total += count(after, leader, (*trick, card), depth - 1, each=each)
    return total


def state_of(contract: str, leader: Seat, hands: tuple[str, ...]) -> State:
    """Return the position as a table in play; all talon cards have gone to earlier tricks."""
    held = tuple(parse_cardset(hand) for hand in hands)
    return State(
        seq=0,
        phase=Phase.PLAY,
        turn=leader,
        round=first_state(CZECH).round,
        deal=Deal(
            order=SEATS,
            forehand=leader,
            hands=tuple(Hand(cards, len(cards)) for cards in held),
            talon=(TalonCard(None, added=True),) * 6,
            discards=(Discards(),) * 4,
        ),
        auction=Auction(contract=contract, declarer=leader),
        exchange=Exchange(drawn=(0,) * 4),
        notices=Notices(declared=((),) * 4),
    )


def engine_count(state: State, depth: int) -> int:
    if depth == 0 or state.phase is not Phase.PLAY:
        return 1
    total = 0
    for action in legal_actions(state, CZECH):
        decision = decide(state, action, CZECH, Mode.GUARD)
        assert decision.verdict is Verdict.ACCEPTED
        total += engine_count(decision.state, depth - 1)
    return total


@pytest.mark.parametrize("name", POSITIONS)
def test_engine_and_counter_find_the_same_number_of_ways(name: str) -> None:
    contract, letter, hands, depth = POSITIONS[name]
    leader = "ABCD".index(letter)
    split = tuple(tuple(hand.split()) for hand in hands)
    found = count(split, leader, (), depth, each=contract == "varsava")
    assert found > 1
    assert engine_count(state_of(contract, Seat(leader), hands), depth) == found
