"""Žiri tables as plain states, walked on by the first act that is allowed."""

from __future__ import annotations

from fractions import Fraction

from tarock_desktop.engine.decide import decide
from tarock_desktop.engine.moves import legal_actions
from tarock_desktop.table.actions import Action, Bid, Pass, Shuffle, StartHand
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode, Verdict
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State, opening_state
from tarock_desktop.variants.loader import load_variant
from tests.kit.positions import A, B, C

ZIRI = load_variant("ziri")


def do(state: State, *actions: Action) -> State:
    for action in actions:
        decision = decide(state, action, ZIRI, Mode.GUARD)
        assert decision.verdict is Verdict.ACCEPTED, action
        state = decision.state
    return state


def dealt(people: int = 3) -> State:
    dealer = Seat(people - 1)
    state = opening_state((Fraction(0),) * people)
    state = do(state, StartHand(dealer=dealer), Shuffle(dealer, 1, "žiri"))
    return do(state, next(iter(legal_actions(state, ZIRI))))


def in_klop(people: int = 3) -> State:
    state = dealt(people)
    while state.phase is Phase.PACKET:
        state = do(state, next(iter(legal_actions(state, ZIRI))))
    return do(state, Pass(A), Pass(B), Pass(C))


def bid_won(contract: str, people: int = 3) -> State:
    state = dealt(people)
    while state.phase is Phase.PACKET:
        state = do(state, next(iter(legal_actions(state, ZIRI))))
    return do(state, Bid(A, contract), Pass(B), Pass(C))


def played_out(state: State) -> State:
    while state.phase is not Phase.BETWEEN:
        state = do(state, next(iter(legal_actions(state, ZIRI))))
    return state
