"""A coach that thinks only for a moment, for the tests of what it says."""

from __future__ import annotations

from tarock_desktop.bots.effort import Effort

QUICK = Effort(
    deals=4,
    simulations=60,
    exact_from=3,
    exact_deals={1: 2, 3: 2},
    nodes=400,
    acts=90,
    plays=2,
)
