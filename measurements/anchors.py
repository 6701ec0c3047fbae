"""The kernel beside what others wrote, in one process and one run; ratios are what counts.

    python -m venv ENV && ENV/bin/pip install . open_spiel endplay Cython hypothesis
    ENV/bin/python tarock_desktop/kernel/building.py FOLDER  # optional: for this machine only
    ENV/bin/python measurements/anchors.py

OpenSpiel has a tarok of its own (four players, contract Three): its rollouts in C++ against the
kernel's, and its tree search, which sees all hands, against the kernel's over sampled hands. DDS,
by endplay, solves bridge: the value of every lead against the kernel's, for equal numbers of
cards, two against two. Medians of interleaved rounds.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median

import pyspiel
from endplay.dds import solve_board
from endplay.types import Deal, Denom, Player

# Behind the installed package: the kernel compiled for it is measured.
sys.path.append(str(Path(__file__).resolve().parents[1]))

from tarock_desktop.kernel import COMPILED
from tarock_desktop.kernel.cards import bits
from tarock_desktop.kernel.games import Game
from tarock_desktop.kernel.guesses import Guesses
from tarock_desktop.kernel.layout import TAROCKS
from tarock_desktop.kernel.positions import (
    Position,
    Table,
    legal,
    play,
    playouts,
)
from tarock_desktop.kernel.solver import Memory, solve
from tests.kit.kernels import no_payoff, position_at

VALUES = ((6,) * 4 + (12, 18, 24, 30)) * 4 + (30, *(6,) * 19, 30, 30)
SECONDS = 1.0
ROUNDS = 3
DEALS = 60
PLAYS = 2000
WORLDS = 40
NODES = 200_000_000


def tarok_deal(chance: Random) -> Position:
    """Return a whole random deal, two against two; who has most tarocks is declarer and leads."""
    cards = chance.sample(range(54), 48)
    hands = [sum(1 << card for card in cards[n * 12 : n * 12 + 12]) for n in range(4)]
    strongest = max(range(4), key=lambda seat: (hands[seat] & TAROCKS).bit_count())
    hands = hands[strongest:] + hands[:strongest]
    return position_at(Game(VALUES, no_payoff(sum(VALUES))), Table(tuple(hands), side=5))


def tarok_worlds(chance: Random, count: int) -> list[Position]:
    """Return one deal as its declarer may imagine it: the cards of the others lie anew."""
    true = tarok_deal(chance)
    own, rest = true.hands[0], [card for hand in true.hands[1:] for card in bits(hand)]
    worlds = []
    for _ in range(count):
        chance.shuffle(rest)
        others = [sum(rest[n * 12 : n * 12 + 12]) for n in range(3)]
        worlds.append(position_at(true.game, Table((own, *others), side=5)))
    return worlds


def tarok_ending(chance: Random, tricks: int) -> Position:
    """Return an ending that random legal play reaches."""
    position = tarok_deal(chance)
    for _ in range(4 * (12 - tricks)):
        position = play(position, chance.choice(list(bits(legal(position)))))
    return position


def openspiel_start() -> pyspiel.State:
    """Return OpenSpiel's tarok at the first card of a Three."""
    state = pyspiel.load_game("tarok", {"players": 4, "rng_seed": 5}).new_initial_state()
    state.apply_action(0)
    while "TRICKS" not in str(state.current_game_phase()).upper():
        acts = state.legal_actions()
        bidding = "BIDDING" in str(state.current_game_phase()).upper()
        wanted = (0 if 0 in acts else 2) if bidding else acts[0]
        state.apply_action(wanted if wanted in acts else acts[0])
    return state


def a_second(work: Callable[[], object], amount: int) -> float:
    """Return how much of *amount* a call is done in a second."""
    work()
    calls, began = 0, time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        work()
        calls += 1
    return calls * amount / (time.perf_counter() - began)


def rollouts() -> None:
    """Compare random play from the first card to the end."""
    state = openspiel_start()
    evaluator = pyspiel.RandomRolloutEvaluator(200, 7)
    bot = pyspiel.MCTSBot(state.get_game(), evaluator, 100.0, 20, 1000, False, 42, False)
    position = tarok_deal(Random(3))
    theirs, ours = [], []
    for _ in range(ROUNDS):
        theirs.append(a_second(lambda: bot.step(state), 4000))
        ours.append(a_second(lambda: playouts(position, 20_000, 9), 20_000))
    print(f"OpenSpiel's rollouts  {median(theirs):>12,.0f} a second")
    print(f"kernel's playouts     {median(ours):>12,.0f} a second")
    print(f"ratio                 {median(ours) / median(theirs):>12.1f}")


def trees() -> None:
    """Compare the growth of a search tree at the first card, one play to the end a step."""
    state = openspiel_start()
    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    bot = pyspiel.MCTSBot(state.get_game(), evaluator, 100.0, PLAYS, 1000, False, 42, False)
    guesses = Guesses(tarok_worlds(Random(3), WORLDS))
    cards = legal(guesses.positions[0])
    bounds = (0, sum(VALUES))
    theirs, ours = [], []
    for _ in range(ROUNDS):
        theirs.append(a_second(lambda: bot.step(state), PLAYS))
        ours.append(a_second(lambda: guesses.tree(PLAYS, 9, cards, bounds), PLAYS))
    print(f"OpenSpiel's MCTSBot   {median(theirs):>12,.0f} plays a second")
    print(f"kernel's tree         {median(ours):>12,.0f} plays a second, over {WORLDS} worlds")
    print(f"ratio                 {median(ours) / median(theirs):>12.1f}")


def bridge_deal(chance: Random, cards: int) -> Deal:
    """Return a random bridge ending, North to lead, spades trump."""
    pack = [rank + suit for suit in "SHDC" for rank in "AKQJT98765432"]
    held = chance.sample(pack, 4 * cards)
    hands = []
    for n in range(4):
        hand = held[n * cards : (n + 1) * cards]
        hands.append(".".join("".join(c[0] for c in hand if c[1] == suit) for suit in "SHDC"))
    return Deal("N:" + " ".join(hands), first=Player.north, trump=Denom.spades)


def milliseconds(work: Callable[[], object]) -> float:
    """Return how much processor time one call takes: what else runs does not count."""
    began = time.process_time()
    work()
    return 1000 * (time.process_time() - began)


def solvers() -> None:
    """Compare the values of every lead."""
    for cards in (8, 10, 12):
        theirs, ours = [], []
        for seed in range(DEALS):
            bridge = bridge_deal(Random(seed), cards)
            theirs.append(milliseconds(lambda deal=bridge: solve_board(deal)))
            ending = tarok_ending(Random(seed), cards)
            memory = Memory(16 if cards < 10 else 20)
            ours.append(
                milliseconds(lambda at=ending, kept=memory: solve(at, "points", kept, NODES))
            )
        ratio = median(ours) / median(theirs)
        print(
            f"{cards:>2} cards, every lead: DDS {median(theirs):>9.2f} ms, "
            f"kernel {median(ours):>9.2f} ms, ratio {ratio:>6.1f}"
        )


if __name__ == "__main__":
    print("compiled" if COMPILED else "plain Python")
    rollouts()
    trees()
    solvers()
