"""A coach that thinks only for a moment, for the tests of what it says."""

from __future__ import annotations

from tarock_desktop.bots.effort import Effort

QUICK = Effort(
    worlds=4,
    simulations=60,
    exact_from=3,
    exact_worlds={1: 2, 3: 2},
    nodes=400,
    rehearsals=3,
    plays=2,
)
