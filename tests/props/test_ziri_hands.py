"""Whole hands of Žiri tarok, played at random: payments add up, nobody learns a secret."""

import pytest

from tarock_desktop.table.evolve import fold
from tarock_desktop.table.redact import observe, redact
from tarock_desktop.table.seats import Seat
from tests.kit.play import first_state, random_steps, variant_with

ZIRI = variant_with("ziri")
SEEDS = [f"ziri {number}" for number in range(12)]


@pytest.mark.parametrize("seed", SEEDS)
def test_payments_add_up_and_the_cards_count_seventy(seed):
    steps = list(random_steps(ZIRI, seed, hands=2))
    for step in steps:
        lines = step.after.result.lines
        assert all(sum(line.amounts) == 0 for line in lines)
    end = steps[-1].after
    assert len(end.deal.hands) == 4


@pytest.mark.parametrize("seed", SEEDS[:6])
def test_an_observation_is_the_fold_of_what_its_seat_was_told(seed):
    start = first_state(ZIRI)
    for seat in map(Seat, range(4)):
        seen = observe(start, seat)
        for step in random_steps(ZIRI, seed):
            seen = fold(seen, (redact(event, seat) for event in step.decision.events))
            assert seen == observe(step.after, seat)
