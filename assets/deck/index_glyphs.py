"""The stroke font and the rank signs of the card index, in boxes of 60 x 100 units.

The cap line lies at 6, the base line at 94. The program draws the index at run time, so these
shapes are written to a file that it reads: ``cards/index.json``.
"""

# fmt: off
# A drawing is a table of coordinates; one number a line would hide it.
import json
import math
from collections.abc import Iterable
from typing import Final

from assets.deck.geometry import (
    Line,
    Points,
    arc,
    box,
    clockwise,
    curve,
    ellipse,
    moved,
    outline,
    smooth,
)
from assets.deck.pips import PIPS

_O: Final = [*arc(30, 34, 22, 28, 180, 360), *arc(30, 66, 22, 28, 0, 180), (8, 34)]
_S: Final = outline((51, 24), ((46, 0), (10, 0), (10, 27), 10), ((10, 57), (52, 43), (52, 73), 10),
    ((52, 102), (13, 102), (7, 76), 10))
_NARROW: Final = {"1": 58}

GLYPHS: Final[dict[str, list[Line]]] = {
    "0": [_O],
    "1": [[(13, 25), (33, 6), (33, 94)], [(13, 94), (53, 94)]],
    "2": [[*arc(30, 30, 21, 24, 190, 360, 14), *curve((51, 30), (51, 52), (18, 66), (9, 94)),
        (53, 94)]],
    "3": [arc(28, 28, 20, 22, 205, 450, 16), arc(28, 71, 23, 23, -90, 155, 16)],
    "4": [[(42, 94), (42, 6), (6, 68), (57, 68)]],
    "5": [outline((50, 6), (16, 6), (12, 46), ((24, 34), (53, 36), (53, 65), 10),
        ((53, 100), (16, 100), (7, 80), 10))],
    "6": [[*outline((45, 6), ((22, 16), (8, 40), (8, 67), 10)),
        *arc(30, 67, 22, 27, 180, -180, 30)]],
    "7": [[(7, 6), (53, 6), (24, 94)]],
    "8": [[*ellipse(30, 27, 19, 21), (49, 27)], [*ellipse(30, 71, 22, 23), (52, 71)]],
    "9": [[*outline((15, 94), ((38, 84), (52, 60), (52, 33), 10)),
        *arc(30, 33, 22, 27, 0, -360, 30)]],
    "B": [[(10, 48), (10, 94), (31, 94), *arc(31, 71, 22, 23, 90, -90, 12)[1:], (10, 48), (10, 6),
        (29, 6), *arc(29, 27, 20, 21, -90, 90, 12)[1:]]],
    "C": [[*arc(31, 34, 22, 28, 335, 180, 14), *arc(31, 66, 22, 28, 180, 25, 14)]],
    "D": [[(10, 6), (10, 94), (24, 94), *arc(24, 66, 28, 28, 90, 0, 9)[1:],
        *arc(24, 34, 28, 28, 0, -90, 9), (10, 6)]],
    "F": [[(11, 94), (11, 6), (53, 6)], [(11, 48), (44, 48)]],
    "J": [[(46, 6), (46, 68), *arc(27, 68, 19, 26, 0, 165, 12)]],
    "K": [[(11, 6), (11, 94)], [(53, 6), (11, 60)], [(25, 43), (55, 94)]],
    "Q": [_O, [(33, 70), (56, 98)]],
    "R": [[(11, 94), (11, 6), (31, 6), *arc(31, 28, 21, 22, -90, 90, 12)[1:], (11, 50)],
        [(30, 50), (54, 94)]],
    "S": [_S],
    "Š": [moved(_S, 0, 22, 1, 0.76), [(14, -4), (30, 10), (46, -4)]],
}
"""Lines to stroke. The letters are those of the index languages."""

_PETALS: Final = [
    ellipse(30 + 17 * math.cos(math.radians(a)), 34 + 17 * math.sin(math.radians(a)), 11.5, n=20)
    for a in range(-90, 270, 72)
]
SIGNS: Final[dict[str, list[Points]]] = {
    "king": [[(7, 74), (1, 30), (17, 50), (30, 18), (43, 50), (59, 30), (53, 74)],
        box(7, 80, 46, 13)],
    "queen": [*_PETALS, [(26, 50), (34, 50), (34, 95), (26, 95)],
        smooth([(32, 84), (46, 62), (58, 64), (50, 80)], 5)],
    "knight": [smooth([(14, 95), (16, 78), (27, 60), (16, 62), (7, 66), (2, 57), (9, 44),
        (17, 30), (18, 14), (24, 8), (30, 18), (46, 28), (56, 48), (57, 72), (54, 95)], 4, 1 / 9)],
    "jack": [box(19, 12, 8, 84), [(23, -2), (31, 16), (23, 26), (15, 16)],
        smooth([(28, 26), (44, 24), (58, 14), (59, 40), (56, 60), (44, 50), (28, 50)], 4, 1 / 10),
        [(18, 30), (4, 38), (18, 46)]],
}
"""Shapes to fill: crown, flower, horse's head, pike."""
HOLES: Final = {"knight": (20.0, 34.0, 3.4), "queen": (30.0, 34.0, 6.5)}
"""Discs of paper in a sign: the horse's eye, the flower's heart (x, y, radius)."""


def index_file() -> str:
    """Return the shapes of index and pips as JSON: flat lists x, y, x, y, ..."""
    shapes = {
        "glyphs": {
            name: {"width": _NARROW.get(name, 60), "lines": [_flat(line) for line in lines]}
            for name, lines in GLYPHS.items()
        },
        "signs": {
            name: {
                "shapes": [_flat(clockwise(shape)) for shape in parts],
                "holes": [HOLES[name]] if name in HOLES else [],
            }
            for name, parts in SIGNS.items()
        },
        "pips": {name: [_flat(clockwise(p)) for p in parts] for name, parts in PIPS.items()},
    }
    return json.dumps(shapes, ensure_ascii=False, separators=(",", ":")) + "\n"


def _flat(points: Iterable[tuple[float, float]]) -> list[float]:
    return [round(v, 1) + 0.0 for point in points for v in point]
