"""How much a level searches: in steps, not seconds, so that equal requests get equal choices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct


class Effort(Struct, frozen=True):
    """How much is searched for one decision."""

    deals: int
    """Sampled deals under one search tree."""
    simulations: int
    """Rollouts in such a tree."""
    exact_from: int
    """Tricks left from which every deal is solved exactly."""
    exact_deals: Mapping[int, int]
    """Deals that are solved, by tricks left at most."""
    nodes: int
    """Most positions visited in solving one deal."""
    plays: int = 48
    """Rollouts of a hand from its first card, for an act before it."""
    acts: int = 600
    """Acts that may be done in rollouts for one decision before the first card."""
    weighted: bool = True
    """Whether likely deals are sampled more often."""

    def solved(self, tricks: int) -> int:
        """Return how many deals are solved with so many tricks left."""
        enough = (most for most in sorted(self.exact_deals) if most >= tricks)
        return self.exact_deals[next(enough, max(self.exact_deals))]


MASTER: Final = Effort(
    deals=48,
    simulations=28_000,
    exact_from=7,
    exact_deals={1: 10, 2: 20, 3: 60, 4: 60, 5: 48, 6: 40, 7: 30, 8: 24},
    nodes=200_000,
)
MASTER_IN_PLAIN_PYTHON: Final = Effort(
    deals=30,
    simulations=1_200,
    exact_from=3,
    exact_deals={1: 10, 2: 20, 3: 20},
    nodes=3_000,
    plays=6,
    acts=500,
)
PLAIN_PIMC: Final = Effort(
    deals=20,
    simulations=0,
    exact_from=12,
    exact_deals={1: 20},
    nodes=60_000,
    weighted=False,
)
"""Perfect-information Monte Carlo: twenty deals, each solved as far as its budget goes."""
