"""Counting the positions that play reaches at the Königrufen table, with a counter of its own.

All positions are counted and not the last ones only, so that it shows when a hand ends early.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

import pytest
from msgspec.structs import replace

from tarock_desktop.cases.notation import parse_cards
from tarock_desktop.cases.schema import HandFacts, ItemFact, JoinedFact
from tarock_desktop.cases.staging import set_scene
from tarock_desktop.engine.decide import decide
from tarock_desktop.engine.moves import legal_actions
from tarock_desktop.table.actions import PlayCard
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode, Verdict
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State, opening_state
from tests.kit.play import variant_with

HOUSE = variant_with("koenigrufen")
RISING = {
    **dict.fromkeys("HD", ("4", "3", "2", "1", "J", "N", "Q", "K")),
    **dict.fromkeys("SC", ("7", "8", "9", "10", "J", "N", "Q", "K")),
}
WAITS = {"quapil": ("T4", 9), "kakadu": ("T3", 10), "uhu": ("T2", 11), "pagat": ("T1", 12)}
MOST_TRICKS = {
    **dict.fromkeys(("bettler", "bettel-semiouvert"), 0),
    **dict.fromkeys(("piccolo", "piccolo-semiouvert"), 1),
    "zwiccolo-ouvert": 2,
}
Hands = tuple[tuple[str, ...], ...]
Played = tuple[tuple[int, str], ...]


@dataclass(frozen=True)
class Ending:
    """The last cards of a hand; the declarer is A, to whose right sits B."""

    game: str
    cards: tuple[str, str, str, str]
    leader: str = "B"
    birds: dict[str, str] = field(default_factory=dict)
    """Who announced which bird, or `koenig-ultimo`."""
    called: str = ""
    joined: dict[str, str] = field(default_factory=dict)
    """Who plays which game beside the declarer's."""

    @property
    def kind(self) -> str:
        if self.game.startswith("farben"):
            return "colour"
        return "fewest" if self.game in (*MOST_TRICKS, "trischaken") else "tarock"

    @property
    def waiting(self) -> dict[tuple[int, str], int]:
        """Return the trick that each announced card waits for, by its holder and the card."""
        known = {**WAITS, "koenig-ultimo": (self.called, 12)}
        said = (("ABCD".index(who), known[bird]) for bird, who in self.birds.items())
        return {(seat, card): trick for seat, (card, trick) in said}

    @property
    def limits(self) -> dict[int, int]:
        """Return how many tricks each may take whose game is lost by one more."""
        games = {"A": self.game, **self.joined}
        return {"ABCD".index(w): MOST_TRICKS[g] for w, g in games.items() if g in MOST_TRICKS}


def rank(card: str) -> int:
    return int(card[1:]) if card[0] == "T" else RISING[card[0]].index(card[1:])


def taker(trick: Played, kind: str) -> int:
    led = trick[0][1][0]
    trumps = [entry for entry in trick if entry[1][0] == "T"]
    if kind == "colour" and led != "T":
        trumps = []
    if {"T1", "T21", "T22"} <= {card for _, card in trumps}:
        return next(seat for seat, card in trumps if card == "T1")
    running = trumps or [entry for entry in trick if entry[1][0] == led]
    return max(running, key=lambda entry: rank(entry[1]))[0]


def follows(hand: tuple[str, ...], trick: Played, kind: str) -> list[str]:
    """Return what the suits, the tarocks and the Stichzwang leave."""
    tarocks = [card for card in hand if card[0] == "T"]
    suits = [card for card in hand if card[0] != "T"]
    lone_pagat = tarocks == ["T1"]
    if not trick:
        if kind == "colour":
            return suits or tarocks
        return [c for c in hand if c != "T1" or kind != "fewest" or lone_pagat]
    same = [card for card in hand if card[0] == trick[0][1][0]]
    right = same or tarocks or suits
    if kind != "fewest":
        return right
    if "T1" in right and {"T21", "T22"} <= {card for _, card in trick}:
        return ["T1"]
    right = [card for card in right if card != "T1" or lone_pagat]
    return [card for card in right if taker((*trick, (9, card)), kind) == 9] or right


def keeps(
    right: list[str], seat: int, number: int, waiting: dict[tuple[int, str], int]
) -> list[str]:
    """Return what the announced cards of the seat leave of *right* in a trick."""
    targets = {card: waiting[seat, card] for card in right if (seat, card) in waiting}
    due = [card for card, trick in targets.items() if trick == number]
    if due:
        return due
    free = [card for card in right if targets.get(card, 0) < number]
    birds = [card for card in right if card[0] == "T"]
    return free or [card for card in right if card[0] != "T" or card == max(birds, key=rank)]


def counted(ending: Ending, hands: Hands, trick: Played, seat: int, taken: str = "") -> int:
    """Return the positions from here on; *taken* names the seats that took a trick each."""
    if len(trick) == 4:
        seat = taker(trick, ending.kind)
        trick, taken = (), taken + str(seat)
        limits = ending.limits
        if limits and all(taken.count(str(who)) > most for who, most in limits.items()):
            return 1
    if not hands[seat]:
        return 1
    number = 13 - len(hands[seat])
    cards = keeps(follows(hands[seat], trick, ending.kind), seat, number, ending.waiting)
    total = 1
    for card in cards:
        left = tuple(held for held in hands[seat] if held != card)
        after = (*hands[:seat], left, *hands[seat + 1 :])
        total += counted(ending, after, (*trick, (seat, card)), (seat + 1) % 4, taken)
    return total


def staged(ending: Ending) -> State:
    """Return the ending on the table: D dealt, so that A is forehand."""
    state = opening_state((Fraction(0),) * 4)
    state = replace(state, round=replace(state.round, next_dealer=Seat(3)))
    facts = HandFacts(
        contract=ending.game,
        declarer="A",
        at="play",
        leader=ending.leader,
        called=parse_cards(ending.called) if ending.called else None,
        hands={who: parse_cards(cards) for who, cards in zip("ABCD", ending.cards, strict=True)},
        items=tuple(ItemFact(item=b, by=who, announced=True) for b, who in ending.birds.items()),
        bei=tuple(JoinedFact(contract=g, declarer=who) for who, g in ending.joined.items()),
    )
    return set_scene(state, facts, HOUSE, filled=True)


def walked(state: State) -> int:
    if state.phase is not Phase.PLAY:
        return 1
    total = 1
    for action in legal_actions(state, HOUSE):
        assert isinstance(action, PlayCard)
        decision = decide(state, action, HOUSE, Mode.GUARD)
        assert decision.verdict is Verdict.ACCEPTED
        total += walked(decision.state)
    return total


MIXED = ("HK T5 S7 D1", "HQ T9 S8 D4", "T1 T20 H3 C7", "T22 T3 S10 H4")
TRULL = ("T22 H1 S7 D1", "T21 H2 T3 S8", "T1 H3 T2 C7", "T9 T10 H4 S10")
OPEN_TRULL = ("T22 H1 H4", "T21 T3 H2", "T1 T5 T6", "T9 H3 D1")
STRONG = ("T20 HK H1 S7", "HQ H2 S8 D4", "T21 T8 H3 S9", "HN H4 S10 D3")
ENDINGS = {
    "Rufer": Ending("rufer", MIXED, called="DK"),
    "emperor's trick": Ending("dreier", TRULL, leader="A"),
    "tarocks do not win": Ending("farbensolo", MIXED, leader="A"),
    "emperor's trick in a colour game": Ending("farbendreier", OPEN_TRULL, leader="C"),
    "emperor's cards on a suit in a colour game": Ending("farbendreier", OPEN_TRULL, leader="D"),
    "a hand of tarocks in a colour game": Ending(
        "farbeneiner", ("T22 T9 T7", "T21 T4 S7", "T1 T3 D4", "T5 T6 HK"), leader="B"
    ),
    "Trischaken": Ending("trischaken", MIXED),
    "Trischaken with the Trull": Ending("trischaken", TRULL, leader="A"),
    "Bettler": Ending("bettler", MIXED),
    "Bettler lost late": Ending(
        "bettler", ("T2 H4 S7 C9", "T1 H3 S8 C10", "T5 H2 C7 D1", "T9 HK C8 S9")
    ),
    "Bettler beside a Bettler": Ending("bettler", MIXED, joined={"C": "bettler"}),
    "Piccolo": Ending("piccolo", STRONG),
    "Piccolo beside a Bettel": Ending(
        "piccolo-semiouvert", STRONG, joined={"C": "bettel-semiouvert"}
    ),
    "Zwiccolo": Ending("zwiccolo-ouvert", STRONG),
    "Pagat": Ending("dreier", MIXED, birds={"pagat": "C"}),
    "all birds": Ending(
        "dreier",
        ("T1 T2 T3 T4", "T9 T20 H1 H2", "T10 HN HK H3", "S7 D1 H4 C7"),
        birds=dict.fromkeys(("pagat", "uhu", "kakadu", "quapil"), "A"),
        leader="A",
    ),
    "birds among others": Ending(
        "dreier",
        ("T3 T4 T15 S9", "T9 H1 S8 D4", "T10 H3 S10 D2", "T7 D1 HK S7"),
        birds=dict.fromkeys(("kakadu", "quapil"), "A"),
    ),
    "birds that must go": Ending(
        "dreier",
        ("T1 T2 S9", "H1 H2 S8", "HK H3 S10", "HQ DQ C7"),
        birds=dict.fromkeys(("pagat", "uhu"), "A"),
    ),
    "König ultimo": Ending(
        "rufer",
        ("T7 S9 D1 T8", "D4 T20 H1 T4", "DK D3 T5 S10", "DQ DN D2 T11"),
        called="DK",
        birds={"koenig-ultimo": "C"},
    ),
    "the called king or a bird must go": Ending(
        "rufer",
        ("D1 T5 S9", "D4 S8 T20", "T1 T2 DK", "D3 T9 S7"),
        leader="C",
        called="DK",
        birds=dict.fromkeys(("pagat", "uhu", "koenig-ultimo"), "C"),
    ),
}


@pytest.mark.parametrize("name", ENDINGS)
def test_engine_and_counter_find_the_same_number_of_positions(name: str) -> None:
    ending = ENDINGS[name]
    hands = tuple(tuple(cards.split()) for cards in ending.cards)
    found = counted(ending, hands, (), "ABCD".index(ending.leader))
    assert found > 1
    assert walked(staged(ending)) == found
