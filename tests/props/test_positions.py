"""Positions with an agreed best act on the five sheets, and how many of them a level finds."""

from collections import Counter
from fractions import Fraction
from functools import cache

import pytest

from tarock_desktop.bots.levels import BOTS
from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.notation import parse_cardset
from tarock_desktop.engine.decide import decide
from tarock_desktop.engine.moves import legal_actions
from tarock_desktop.kernel.imagined import ImaginedTable
from tarock_desktop.kernel.layout import SIDE
from tarock_desktop.kernel.order import card_order
from tarock_desktop.kernel.solver import Memory, solve
from tarock_desktop.rules.hand.counting import pile
from tarock_desktop.table.actions import Discard
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode, Verdict
from tests.kit.situations import situations, told_act

SHEETS = ("spjst", "westfest", "koenigrufen", "ziri", "czech-gp")
AVOIDING = ("bettler", "piccolo", "trischaken", "klop", "varsava")
"""Games in which card points are not wanted: every way to play them on is tried."""
LEAST = {"novice": 0.3, "club": 0.85, "master": 0.9}
"""Share of the positions of a sheet that a level must find."""


def of_sheet(ruleset):
    return [entry for entry in situations() if entry.ruleset == ruleset]


def cards_to_play():
    return [entry for entry in situations() if entry.state.phase is Phase.PLAY]


@cache
def missed(level, ruleset):
    """Return what the level does instead, by position."""
    found = {}
    for entry in of_sheet(ruleset):
        action = BOTS[level](entry.request())
        if not entry.is_right(action):
            laid = isinstance(action, Discard)
            found[entry.name] = str(CardSet.gather(action.cards)) if laid else told_act(action)
    return found


def test_there_are_enough_positions_of_every_sheet():
    counts = Counter(entry.ruleset for entry in situations())
    assert set(counts) == set(SHEETS)
    assert min(counts.values()) >= 12
    assert len({entry.name for entry in situations()}) >= 60
    assert all(len(entry.why) > 30 for entry in situations())


@pytest.mark.parametrize("entry", situations(), ids=lambda e: f"{e.ruleset}: {e.name}")
def test_something_can_be_chosen_and_what_is_right_can_be_done(entry):
    asked = entry.request().prompt
    if asked.phase is Phase.PLAY or asked.cards is not None:
        legal = asked.cards.legal
        assert len(legal) > asked.cards.count
        assert parse_cardset(entry.lays) <= legal
        assert {CardSet.of(card) for card in legal} >= {parse_cardset(name) for name in entry.best}
    else:
        told = {told_act(action) for action in asked.open_actions}
        assert len(told) > 1
        assert {*entry.best, *entry.wrong} <= told


@pytest.mark.parametrize("entry", cards_to_play(), ids=lambda e: f"{e.ruleset}: {e.name}")
def test_no_card_does_better_with_all_hands_open_and_another_does_worse(entry):
    """A check of the reasons: by the solver, or by trying everything."""
    state, variant = entry.state, entry.variant
    avoiding = state.auction.contract in AVOIDING
    worth = _by_trying(state, variant) if avoiding else _by_solver(state, variant)
    best = max(worth.values())
    assert {name for name in entry.best if worth[name] == best}, worth
    assert any(value != best for value in worth.values()), "every card comes to the same"


def _by_solver(state, variant):
    """Return what each card is worth in card points to who plays it."""
    position = ImaginedTable(state, variant).position()
    order = card_order(variant.sheet.pack)
    solution = solve(position, "points", Memory(14), 1_000_000)
    assert solution.is_exact
    sign = 1 if position.words[SIDE] >> position.turn & 1 else -1
    return {order.card(value.card).name: sign * value.low for value in solution.values}


def _by_trying(state, variant):
    """The same by playing all that can be played, where tricks are not wanted."""
    seat = state.turn
    worth = {}
    for action in legal_actions(state, variant):
        worth[action.card.name] = _worst(decided(state, action, variant), seat, variant)
    return worth


def _worst(state, seat, variant):
    """Return what the seat can be sure of, whatever the others do."""
    if state.phase is not Phase.PLAY:
        lines = sum((line.amounts[seat] for line in state.result.lines), Fraction(0))
        return lines, -variant.sheet.pack.count(pile(state, seat))
    ends = [
        _worst(decided(state, action, variant), seat, variant)
        for action in legal_actions(state, variant)
    ]
    return max(ends) if state.turn == seat else min(ends)


def decided(state, action, variant):
    decision = decide(state, action, variant, Mode.GUARD)
    assert decision.verdict is Verdict.ACCEPTED
    return decision.state


@pytest.mark.parametrize("ruleset", SHEETS)
@pytest.mark.parametrize("level", list(LEAST))
def test_a_level_finds_its_share(level, ruleset):
    entries = of_sheet(ruleset)
    found = missed(level, ruleset)
    assert len(entries) - len(found) >= LEAST[level] * len(entries), found


@pytest.mark.parametrize("ruleset", SHEETS)
def test_levels_find_more_the_higher_they_are(ruleset):
    counts = [len(missed(level, ruleset)) for level in ("novice", "club", "master")]
    assert counts[0] > counts[2]
    assert counts[1] >= counts[2]
