"""Counting the ways to play at the Žiri table, against a counter that shares no code with it."""

from __future__ import annotations

from fractions import Fraction

import pytest
from msgspec.structs import replace

from tarock_desktop.cases.notation import parse_cards
from tarock_desktop.cases.schema import HandFacts
from tarock_desktop.cases.staging import set_scene
from tarock_desktop.engine.decide import decide
from tarock_desktop.engine.moves import legal_actions
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State, opening_state
from tests.kit.play import variant_with

ZIRI = variant_with("ziri")
FACES = {suit: pips.split() for suit, pips in {
    "H": "4 3 2 1 J N Q K", "D": "4 3 2 1 J N Q K",
    "S": "7 8 9 10 J N Q K", "C": "7 8 9 10 J N Q K",
}.items()}  # fmt: skip

POSITIONS = [
    ("trojka", ("HK T5 S7 D1", "HQ H2 T9 S8", "T1 T20 H3 C7")),
    ("trojka", ("T22 T3 S7 SK", "T1 T9 S8 D1", "T21 T4 H3 H4")),
    ("klop", ("HK T5 S7 D1", "HQ H2 T9 S8", "T1 T20 H3 C7")),
    ("klop", ("T22 T3 T1 SK", "T2 T9 S8 D1", "T21 T4 H3 H4")),
]


def rank(card: str) -> int:
    return int(card[1:]) if card[0] == "T" else FACES[card[0]].index(card[1:])


def winner(trick: list[tuple[int, str]]) -> int:
    cards = [card for _, card in trick]
    if {"T1", "T21", "T22"} <= set(cards):
        return next(seat for seat, card in trick if card == "T1")
    taroks = [(rank(card), seat) for seat, card in trick if card[0] == "T"]
    led = [(rank(card), seat) for seat, card in trick if card[0] == cards[0][0]]
    return max(taroks or led)[1]


def allowed(hand: list[str], trick: list[tuple[int, str]], *, klop: bool) -> list[str]:
    if not trick:
        rest = [card for card in hand if card != "T1"]
        return rest if klop and rest else hand
    led = trick[0][1][0]
    right = [card for card in hand if card[0] == led] or [c for c in hand if c[0] == "T"] or hand
    if not klop:
        return right
    others = [card for card in hand if card[0] == "T" and card != "T1"]
    if others:
        right = [card for card in right if card != "T1"]
    beats = [card for card in right if winner([*trick, (9, card)]) == 9]
    return beats or right


def counted(hands: list[list[str]], trick: list[tuple[int, str]], seat: int, *, klop: bool) -> int:
    if len(trick) == len(hands):
        return counted(hands, [], winner(trick), klop=klop)
    if not hands[seat]:
        return 1
    total = 0
    for card in allowed(hands[seat], trick, klop=klop):
        rest = [[c for c in hand if c != card] for hand in hands]
        total += counted(rest, [*trick, (seat, card)], (seat + 1) % len(hands), klop=klop)
    return total


def walked(state: State) -> int:
    if state.phase is Phase.BETWEEN:
        return 1
    return sum(
        walked(decide(state, action, ZIRI, Mode.GUARD).state)
        for action in legal_actions(state, ZIRI)
    )


@pytest.mark.parametrize(("contract", "hands"), POSITIONS)
def test_the_engine_finds_as_many_ways_to_play(contract, hands):
    facts = HandFacts(
        contract=contract,
        declarer="A",
        at="play",
        hands={letter: parse_cards(cards) for letter, cards in zip("ABC", hands, strict=True)},
    )
    state = set_scene(_table(), facts, ZIRI, filled=True)
    ways = counted([cards.split() for cards in hands], [], 0, klop=contract == "klop")
    assert walked(state) == ways


def _table() -> State:
    state = opening_state((Fraction(0),) * 3)
    return replace(state, round=replace(state.round, next_dealer=Seat(2)))
