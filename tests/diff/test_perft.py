"""The kernel counts the ways to play as the engine and the tiny counter do."""

from __future__ import annotations

import pytest

from tarock_desktop.kernel.stakes import UntranslatableError
from tarock_desktop.kernel.translate import position_of
from tests.kit.kernels import perft
from tests.perft.test_perft import SPJST, positions, state_of


@pytest.mark.parametrize("position", positions(), ids=lambda position: position.name)
def test_the_kernel_finds_the_number_in_the_file(kernel, position):
    if len({len(hand) for hand in position.hands}) > 1:
        with pytest.raises(UntranslatableError, match="wrong number of cards"):
            position_of(state_of(position), SPJST)
        return
    start = position_of(state_of(position), SPJST)
    for depth, nodes in position.counts:
        assert perft(start, depth) == nodes, f"at depth {depth}"
