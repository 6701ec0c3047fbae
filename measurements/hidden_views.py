"""Whether what anybody is shown depends on cards that he cannot know, over many hands.

    python measurements/hidden_views.py [hands of each sheet] [number of the first]

After every act the cards whose place somebody cannot know are dealt out otherwise. His view and
what he is asked must stay the same. The window is made from views and questions alone, so this
covers what it could show; `leaks.py` compares the windows themselves, which takes a hundred times
as long.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tarock_desktop.engine.moves import prompt
from tarock_desktop.table.redact import observe
from tarock_desktop.table.seats import Seat, Viewer, Watcher
from tests.kit.play import random_steps, variant_with
from tests.kit.thinking import EVERY_SHEET
from tests.props.test_secrets import exchanged


def main() -> int:
    """Print a line for each sheet; return 1 if a view differs."""
    hands = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    found = 0
    for ruleset in EVERY_SHEET:
        variant, begin, compared = variant_with(ruleset), time.process_time(), 0
        for number in range(first, first + hands):
            for place, step in enumerate(random_steps(variant, f"views {number}")):
                state = step.after
                seats = tuple(Seat(seat) for seat in range(len(state.deal.hands)))
                viewers: tuple[Viewer, ...] = (*seats, Watcher.PUBLIC)
                for viewer in viewers:
                    other = exchanged(state, viewer, f"{number} {place}")
                    compared += 1
                    same = observe(other, viewer) == observe(state, viewer)
                    if viewer == state.turn:
                        same = same and prompt(other, variant) == prompt(state, variant)
                    if not same:
                        found += 1
                        print(f"{ruleset}, hand {number}, act {place}: {viewer} learns something")
        spent = time.process_time() - begin
        print(f"{ruleset:12} {hands} hands, {compared} views compared, {spent:.0f} s", flush=True)
    print(f"{found} views differ")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
