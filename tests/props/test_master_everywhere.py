"""A master's acts are accepted under every sheet, compiled or not."""

import pytest

from tarock_desktop.bots.effort import Effort
from tarock_desktop.bots.master import evaluated
from tarock_desktop.cli import arena
from tarock_desktop.families import FAMILY_OF

QUICK = Effort(
    deals=4,
    simulations=60,
    exact_from=3,
    exact_deals={3: 3},
    nodes=1_000,
    acts=120,
)


@pytest.mark.parametrize("ruleset", FAMILY_OF)
def test_whole_hands_are_played_to_their_end(ruleset, monkeypatch):
    def quick(request):
        return evaluated(request, QUICK)[0].action

    monkeypatch.setattr(arena, "BOTS", {"quick": quick})
    match = arena.Match(ruleset=ruleset, a="quick", b="quick", seed="everywhere")
    assert arena.play_deal(match, 0).points == 0
