"""Random hands of Königrufen under every set of options: none is stuck, all adds up."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.engine.decide import decide
from tarock_desktop.engine.moves import prompt
from tarock_desktop.table.actions import (
    Action,
    Cut,
    Discard,
    Knock,
    Pass,
    PlayCard,
    Ready,
    Shuffle,
    StartHand,
)
from tarock_desktop.table.evolve import fold
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Prompt
from tarock_desktop.table.redact import observe, redact
from tarock_desktop.table.rulings import Mode, Verdict
from tarock_desktop.table.seats import TABLE, Seat, Viewer, Watcher
from tarock_desktop.table.state import State, opening_state
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.loader import Choices, load_variant

PRESETS: dict[str, Choices] = {
    "house": {},
    "divided": {"besser_split": True, "schlussradl": "gstiess", "radl_overlap": "append"},
    "private": {
        "piccolo_over_solo": True,
        "drag_to_trischaken": True,
        "trischaken_stichzwang_choice": True,
        "radl_scope": "announced_only",
    },
    "kassa": {
        "farb5": True,
        "zweier": True,
        "honneurs": True,
        "pagatkassa_stake": 10,
        "pagatkassa_cap": 70,
    },
    "skoty": {
        "skoty_trophy": True,
        "pflicht_ouverts": True,
        "talon_first": True,
        "void_kontra": "repeatable",
        "play_out": True,
        "bei_scope": "same_game",
        "v_game_opening": True,
        "abhauen": "extra_lost",
    },
}


def choose(asked: Prompt, rnd: random.Random) -> Action:
    """Return a legal act: mostly silence, so that low games are played too."""
    if asked.phase is Phase.SHUFFLE:
        return Shuffle(asked.seat, 1, str(rnd.random()))
    if asked.phase is Phase.CUT:
        knocks = rnd.random() < 0.2
        return Knock(asked.seat, "12") if knocks else Cut(asked.seat, rnd.randint(1, 53))
    acts = list(asked.open_actions)
    quiet = [act for act in acts if isinstance(act, Pass | Ready)]
    if quiet and rnd.random() < 0.85:
        return quiet[0]
    if asked.cards is not None and asked.cards.legal is not None:
        legal, choice = asked.cards.legal, asked.cards
        if asked.phase is Phase.PLAY:
            acts += [PlayCard(asked.seat, card) for card in legal]
        else:
            free = list(legal - choice.required)
            more = rnd.sample(free, choice.count - len(choice.required))
            cards = CardSet.gather(more) | choice.required
            acts.append(Discard(asked.seat, tuple(cards), cards & choice.must_show))
    return rnd.choice(acts)


def hand_played(state: State, variant: Variant, rnd: random.Random) -> State:
    """Return the table after one hand, every observation being the fold of what was shown."""
    people = state.round.seats
    viewers: tuple[Viewer, ...] = (*people, Watcher.PUBLIC)
    seen = {viewer: observe(state, viewer) for viewer in viewers}
    first = people[-1] if state.round.next_dealer is None else None
    action: Action = StartHand(TABLE, first)
    for _ in range(400):
        decision = decide(state, action, variant, Mode.GUARD)
        assert decision.verdict is Verdict.ACCEPTED
        state = decision.state
        for viewer in viewers:
            told = (redact(event, viewer) for event in decision.events)
            seen[viewer] = fold(seen[viewer], told)
            assert seen[viewer] == observe(state, viewer)
        if state.phase is Phase.BETWEEN:
            return state
        asked = prompt(state, variant)
        assert asked is not None
        action = choose(asked, rnd)
    raise AssertionError("the hand does not end")


@pytest.mark.parametrize("preset", PRESETS)
@settings(max_examples=3, deadline=None)
@given(people=st.integers(4, 6), seed=st.integers(0, 10_000))
def test_every_hand_ends_and_adds_up_kr_29_31_126(preset: str, people: int, seed: int) -> None:
    variant, rnd = load_variant("koenigrufen", PRESETS[preset]), random.Random(seed)
    state = opening_state((Fraction(0),) * people)
    for _ in range(3):
        state = hand_played(state, variant, rnd)
        assert sum(state.round.chips) == 0
        assert sum(state.round.notes.kassa) + state.round.notes.pot == 0
        resting = [seat for seat in state.round.seats if seat not in state.deal.order]
        assert all(line.amounts[seat] == 0 for line in state.result.lines for seat in resting)
        assert state.round.next_dealer == state.deal.order[0]
    assert Seat(0) in state.round.seats
