"""Counting the ways to play: the engine against a counter that shares no code with it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from tarock_desktop.cards.notation import parse_card, parse_cardset
from tarock_desktop.engine.decide import decide
from tarock_desktop.engine.moves import legal_actions
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.records import (
    Announcement,
    Auction,
    Calls,
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

SPJST = variant_with()
SEATS = tuple(Seat(number) for number in range(4))
FILE = Path(__file__).with_name("spjst.perft")


@dataclass(frozen=True)
class Position:
    name: str
    leader: int
    hands: tuple[tuple[str, ...], ...]
    pagat: int | None
    counts: tuple[tuple[int, int], ...]


def parse(line: str) -> Position:
    name, leader, *hands, pagat, counts = (part.strip() for part in line.split("|"))
    pairs = [pair.split() for pair in counts.split(",") if pair.strip()]
    return Position(
        name,
        "ABCD".index(leader),
        tuple(tuple(hand.split()) for hand in hands),
        None if pagat == "-" else "ABCD".index(pagat),
        tuple((int(depth), int(nodes)) for depth, nodes in pairs),
    )


def positions() -> list[Position]:
    lines = FILE.read_text(encoding="utf-8").splitlines()
    return [parse(line) for line in lines if line and not line.startswith("#")]


# ------------------------------------------------------------------------------ the tiny counter

RISING = {"H": "1234JNQK", "D": "1234JNQK", "S": "789XJNQK", "C": "789XJNQK"}


def strength(card: str) -> int:
    suit, face = card[0], card[1:].replace("10", "X")
    return int(card[1:]) if suit == "T" else RISING[suit].index(face)


def choices(hand: tuple[str, ...], trick: tuple[str, ...], keeps_pagat: bool) -> list[str]:
    """Return what may be played: the suit, else a tarock, else anything (Art. 14, 19)."""
    if not trick:
        open_to = list(hand)
    else:
        same = [card for card in hand if card[0] == trick[0][0]]
        tarocks = [card for card in hand if card[0] == "T"]
        open_to = same or tarocks or list(hand)
    if keeps_pagat and "T1" in open_to and len(open_to) > 1 and len(hand) > 1:
        open_to.remove("T1")
    return open_to


def best(trick: tuple[str, ...]) -> int:
    winner = 0
    for place, card in enumerate(trick):
        over = trick[winner]
        if card[0] == over[0]:
            if strength(card) > strength(over):
                winner = place
        elif card[0] == "T":
            winner = place
    return winner


def count(
    hands: tuple[tuple[str, ...], ...],
    leader: int,
    trick: tuple[str, ...],
    pagat: int | None,
    depth: int,
) -> int:
    if len(trick) == 4:
        leader, trick = (leader + best(trick)) % 4, ()
    seat = (leader + len(trick)) % 4
    if depth == 0 or not hands[seat]:
        return 1
    total = 0
    for card in choices(hands[seat], trick, pagat == seat):
        left = tuple(held for held in hands[seat] if held != card)
        after = (*hands[:seat], left, *hands[seat + 1 :])
        total += count(after, leader, (*trick, card), pagat, depth - 1)
    return total


# ------------------------------------------------------------------------------------ the engine


def state_of(position: Position) -> State:
    """Return the position as a table in play; seat A plays Prever, so nobody is called."""
    table = first_state(SPJST)
    hands = tuple(parse_cardset(" ".join(hand)) for hand in position.hands)
    leader = Seat(position.leader)
    announced = () if position.pagat is None else (Announcement(Seat(position.pagat), "pagat"),)
    return State(
        seq=0,
        phase=Phase.PLAY,
        turn=leader,
        round=table.round,
        deal=Deal(
            order=SEATS,
            forehand=leader,
            hands=tuple(Hand(cards, len(cards)) for cards in hands),
            talon=(TalonCard(None),) * 6,
            discards=(Discards(),) * 4,
        ),
        auction=Auction(contract="prever", declarer=Seat(0)),
        exchange=Exchange(draw=1, drawn=(0,) * 4),
        calls=Calls(),
        notices=Notices(declared=((),) * 4, announcements=announced),
    )


def engine_count(state: State, depth: int) -> int:
    if depth == 0 or state.phase is not Phase.PLAY:
        return 1
    total = 0
    for action in legal_actions(state, SPJST):
        decision = decide(state, action, SPJST, Mode.GUARD)
        assert decision.verdict is Verdict.ACCEPTED
        total += engine_count(decision.state, depth - 1)
    return total


@pytest.mark.parametrize("position", positions(), ids=lambda position: position.name)
def test_engine_and_counter_find_the_number_in_the_file(position):
    assert position.counts
    for depth, nodes in position.counts:
        found = count(position.hands, position.leader, (), position.pagat, depth)
        assert found == nodes, f"the counter at depth {depth}"
        assert engine_count(state_of(position), depth) == nodes, f"the engine at depth {depth}"


def test_the_file_names_real_cards_and_every_position_once():
    names = [position.name for position in positions()]
    assert len(set(names)) == len(names) >= 12
    for position in positions():
        cards = [card for hand in position.hands for card in hand]
        assert len(set(cards)) == len(cards)
        assert all(parse_card(card) for card in cards)


def test_the_pagat_makes_a_difference():
    by_name = {position.name: dict(position.counts) for position in positions()}
    for silent, announced in (("pagat-silent", "pagat-is-led"),
                              ("a-whole-deal", "a-whole-deal-pagat")):  # fmt: skip
        both = by_name[silent].keys() & by_name[announced].keys()
        deepest = max(both)
        assert by_name[announced][deepest] < by_name[silent][deepest]
