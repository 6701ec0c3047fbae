"""How many questions a person answers before his first card, with the table's help and without.

    python measurements/questions_before_first_card.py [deals]

One person against computer players of level club, on each sheet; a computer player of the same
level answers for the person. The figures stand in docs/performance.md.
"""

from __future__ import annotations

import statistics
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tarock_desktop.session.ceremony import NO_CEREMONY, ceremony_of
from tarock_desktop.session.preferences import Preferences
from tests.kit.first_card import questions_before_first_card
from tests.kit.thinking import EVERY_SHEET


def main() -> None:
    """Print median and most for each sheet."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    usual = ceremony_of(Preferences())
    print(f"{'sheet':12} {'by hand':>16} {'with the table':>16}   (median, most of {deals} deals)")
    for ruleset in EVERY_SHEET:
        line = f"{ruleset:12}"
        for ceremony in (NO_CEREMONY, usual):
            counts = [questions_before_first_card(ruleset, n, ceremony) for n in range(deals)]
            line += f" {statistics.median(counts):>10} {max(counts):>5}"
        print(line, flush=True)


if __name__ == "__main__":
    main()
