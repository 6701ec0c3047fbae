"""Twelve portraits for the seats of the table: flat colours and one ink line, nobody real.

A portrait is put together from a few features; another one is a line of `PEOPLE`. Coordinates
are units around the middle of a disc of radius 50; the file is 240 wide and high.
"""

# fmt: off
# A drawing is a table of coordinates; one number a line would hide it.
import math
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from assets.deck.canvas import Canvas
from assets.deck.geometry import Line, Points, ellipse, mirrored, moved, outline, with_mirror
from assets.deck.palettes import PALETTES

Hair: TypeAlias = Literal["short", "parted", "curls", "bun", "plaits", "bald"]
Headgear: TypeAlias = Literal["", "kerchief", "wreath", "hat", "cap", "fur hat", "straw hat"]
Beard: TypeAlias = Literal["", "moustache", "full", "goatee"]

_SIDE: Final = 240
_SCALE: Final = _SIDE / 100
_OUT, _THIN = 2.4, 1.7
_RED, _WHITE, _STRAW = "#B5202B", "#FFFDF6", "#F3DFA6"


@dataclass(frozen=True, slots=True, kw_only=True)
class Person:
    """The features of one portrait; colours as six-digit hex."""

    ground: str
    dress: str
    trim: str
    hair: str
    skin: str = "#F5D9B8"
    style: Hair = "parted"
    headgear: Headgear = ""
    cloth: str = _RED
    beard: Beard = ""
    glasses: bool = False


PEOPLE: Final = (
    Person(ground="#E9C46A", dress="#A3262A", trim=_WHITE, hair="#6B3A1E", headgear="kerchief"),
    Person(
        ground="#A9C9B0",
        dress="#2F5B47",
        trim="#D9A63C",
        hair="#3A2A20",
        skin="#EFC9A2",
        style="short",
        headgear="hat",
        cloth="#2F5B47",
        beard="moustache",
    ),
    Person(
        ground="#B7C3DB",
        dress="#33406B",
        trim="#D9A63C",
        hair="#C9C4BC",
        skin="#F3D3B0",
        style="short",
        beard="full",
        glasses=True,
    ),
    Person(
        ground="#E8BFB4",
        dress="#5A2A5C",
        trim=_STRAW,
        hair="#D09A3C",
        skin="#F7DDBF",
        headgear="wreath",
    ),
    Person(
        ground="#D8CBE2",
        dress="#7A4A21",
        trim=_STRAW,
        hair="#5A3A24",
        skin="#E3B98C",
        style="short",
        headgear="cap",
        cloth="#55617A",
    ),
    Person(
        ground="#BFD9DE",
        dress="#1F6266",
        trim=_WHITE,
        hair="#3B2417",
        skin="#F2CFA8",
        style="bun",
        glasses=True,
    ),
    Person(
        ground="#E6D3A8",
        dress="#6B3E22",
        trim=_RED,
        hair="#4A3B33",
        skin="#D9A97C",
        style="short",
        headgear="fur hat",
        cloth="#5B4130",
        beard="full",
    ),
    Person(
        ground="#CFE0B8",
        dress="#B5502A",
        trim=_WHITE,
        hair="#A6532A",
        skin="#F7DEC6",
        style="plaits",
    ),
    Person(
        ground="#DCC6B0",
        dress="#26324F",
        trim=_WHITE,
        hair="#2B2320",
        skin="#9A6543",
        style="curls",
        beard="goatee",
    ),
    Person(
        ground="#F0CFC0",
        dress="#2B5C8A",
        trim="#D9A63C",
        hair="#E3DED6",
        skin="#F1CFAF",
        style="curls",
        glasses=True,
    ),
    Person(
        ground="#C4D2C0",
        dress="#7C2340",
        trim=_STRAW,
        hair="#8A8178",
        skin="#EBC39B",
        style="bald",
        beard="moustache",
    ),
    Person(
        ground="#F2DE9E",
        dress="#4E7A4A",
        trim=_RED,
        hair="#7A4526",
        skin="#F4D2AE",
        style="plaits",
        headgear="straw hat",
        cloth="#E2BE6A",
    ),
)
"""All portraits. The first six are those of the names that a new player finds at the table."""

_DISC: Final = ellipse(0, 0, 50, n=72)
_FACE: Final = ellipse(0, -3, 18.5, 22)


class _Easel:
    """Draws in units of the disc and cuts everything at its edge."""

    def __init__(self, g: Canvas) -> None:
        self.ink = g.inks.ink
        self._g = g

    @staticmethod
    def _placed(points: Line) -> Points:
        return moved(points, _SIDE / 2, _SIDE / 2, _SCALE)

    def shape(self, points: Line, fill: str, width: float = _OUT) -> None:
        """Draw an outlined shape; no outline if the width is 0."""
        ink = self.ink if width else None
        self._g.poly(self._placed(points), fill, ink, width * _SCALE)

    def dots(self, places: Line, radius: float, fill: str) -> None:
        """Draw equal dots."""
        self._g.polys([self._placed(ellipse(x, y, radius, n=14)) for x, y in places], fill)

    def stroke(self, points: Line, colour: str, width: float) -> None:
        """Draw an open line."""
        self._g.line(self._placed(points), colour, width * _SCALE)


def portrait_files() -> dict[str, str]:
    """Return the text of each portrait's SVG file by its name: `01.svg` to `12.svg`."""
    return {f"{k:02}.svg": _portrait(person) for k, person in enumerate(PEOPLE, 1)}


def _portrait(person: Person) -> str:
    g = Canvas(PALETTES["normal"])
    middle = _SIDE / 2
    g.circle(middle, middle, 50 * _SCALE, person.ground)
    with g.cut_to(moved(_DISC, middle, middle, _SCALE)) as part:
        easel = _Easel(part)
        _ornament(easel)
        _behind(easel, person)
        _shoulders(easel, person)
        _hair(easel, person)
        easel.shape(_FACE, person.skin)
        _front_hair(easel, person)
        _headgear(easel, person)
        _face(easel, person)
    return g.document("Portrait", _SIDE, _SIDE)


def _ornament(easel: _Easel) -> None:
    """Draw a ring of pale leaves around the head."""
    leaf = outline((0, 0), ((-5, -5), (-5, -13), (0, -17), 6), ((5, -13), (5, -5), (0, 0), 6))
    for k in range(14):
        angle = 360 * k / 14
        x, y = 31 * math.sin(math.radians(angle)), -31 * math.cos(math.radians(angle))
        c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        turned = [(x + px * c - py * s, y + px * s + py * c) for px, py in leaf]
        easel.shape(turned, "#FFFDF6", 0)


def _behind(easel: _Easel, person: Person) -> None:
    """Draw the hair that falls behind the shoulders."""
    if person.headgear == "wreath":
        easel.shape(ellipse(0, 2, 25, 30), person.hair)
    elif person.style == "bun":
        easel.shape(ellipse(0, -32, 10, 8.5), person.hair)


def _shoulders(easel: _Easel, person: Person) -> None:
    """Draw dress, neck and an embroidered collar."""
    half = outline((-47, 62), ((-45, 24), (-20, 25), (0, 24), 10))
    easel.shape(with_mirror(half, 0), person.dress)
    easel.shape([(-8, 12), (8, 12), (8, 26), (0, 31), (-8, 26)], person.skin)
    collar = [(-14, 23), (0, 43), (14, 23), (22, 29), (0, 56), (-22, 29)]
    easel.shape(collar, person.trim)
    easel.dots([(-13, 34), (13, 34), (-6, 42), (6, 42)], 1.8, person.dress)


def _hair(easel: _Easel, person: Person) -> None:
    """Draw what frames the head."""
    if person.style in {"short", "bun"} or (person.style == "parted" and not person.headgear):
        top = outline((-22, 4), ((-28, -37), (28, -37), (22, 4), 16))
        easel.shape(top, person.hair)
    elif person.style == "curls":
        for x, y, r in (
            (-20, -2, 8),
            (20, -2, 8),
            (-21, -14, 9),
            (21, -14, 9),
            (-14, -25, 9.5),
            (14, -25, 9.5),
            (0, -29, 10),
        ):
            easel.shape(ellipse(x, y, r, n=20), person.hair)
    elif person.style == "plaits":
        easel.shape(outline((-22, 6), ((-28, -36), (28, -36), (22, 6), 16)), person.hair)
        for side in (-1, 1):
            for k, y in enumerate((10, 20, 30)):
                easel.shape(ellipse(side * (23 + k), y, 6.4 - 0.6 * k, 6.8, n=18), person.hair)
            easel.shape(ellipse(side * 26, 37, 4, 2.8, n=14), person.trim)
    elif person.style == "bald":
        for side in (-1, 1):
            easel.shape(ellipse(side * 18, -3, 6, 9, n=20), person.hair)


def _front_hair(easel: _Easel, person: Person) -> None:
    """Draw the hair over the forehead."""
    if person.style == "bald":
        easel.stroke(outline((-7, -19), ((-3, -21), (3, -21), (7, -19), 6)), easel.ink, 1)
        return
    if person.style == "short":
        line = outline(
            (-18.6, -8),
            ((-22, -35), (16, -37), (19, -8), 12),
            ((12, -16), (2, -14), (-4, -20), 8),
            ((-8, -14), (-14, -12), (-18.6, -8), 8),
        )
    elif person.style == "curls":
        line = outline(
            (-18.5, -9),
            ((-20, -32), (20, -32), (18.5, -9), 12),
            ((13, -19), (9, -12), (4, -18), 6),
            ((1, -13), (-5, -13), (-8, -18), 6),
            ((-11, -13), (-16, -14), (-18.5, -9), 6),
        )
    else:
        line = outline(
            (-18.5, -4),
            ((-18, -20), (-6, -16), (0, -22), 10),
            ((6, -16), (18, -20), (18.5, -4), 10),
            ((24, -36), (-24, -36), (-18.5, -4), 16),
        )
    easel.shape(line, person.hair)


def _headgear(easel: _Easel, person: Person) -> None:
    """Draw what is worn on the head."""
    match person.headgear:
        case "kerchief":
            _kerchief(easel, person)
        case "wreath":
            for angle, colour in ((-58, _RED), (-29, _WHITE), (0, _RED), (29, _WHITE), (58, _RED)):
                x = 23 * math.sin(math.radians(angle))
                y = -4 - 24 * math.cos(math.radians(angle))
                easel.shape(ellipse(x, y, 6.2, n=20), colour, 1.4)
                easel.dots([(x, y)], 2.6, "#E9C46A")
        case "hat":
            easel.shape(
                outline(
                    (-19, -16),
                    ((-17, -45), (-8, -42), (0, -38), 8),
                    ((8, -42), (17, -45), (19, -16), 8),
                ),
                person.cloth,
            )
            easel.shape([(-19.5, -23), (19.5, -23), (19.8, -16), (-19.8, -16)], "#D9A63C", _THIN)
            easel.shape(
                outline(
                    (-33, -14),
                    ((-14, -21), (14, -21), (33, -14), 10),
                    ((16, -9), (-16, -9), (-33, -14), 10),
                ),
                "#24473A",
            )
            easel.shape(
                outline(
                    (16, -19),
                    ((15, -36), (25, -44), (32, -44), 8),
                    ((32, -34), (26, -24), (16, -19), 8),
                ),
                _WHITE,
                _THIN,
            )
        case "cap":
            easel.shape(outline((-22, -15), ((-27, -40), (27, -40), (22, -15), 14)), person.cloth)
            easel.shape(
                outline(
                    (-22, -14),
                    ((-10, -21), (10, -21), (24, -13), 10),
                    ((12, -8), (-10, -10), (-22, -14), 10),
                ),
                "#39435A",
            )
            easel.dots([(0, -35)], 2.2, easel.ink)
        case "fur hat":
            easel.shape(outline((-21, -20), ((-20, -44), (20, -44), (21, -20), 14)), person.cloth)
            for x in range(-20, 21, 8):
                easel.shape(ellipse(x, -17.5, 6.4, 6, n=18), "#8A6A4A", _THIN)
        case "straw hat":
            easel.shape(outline((-17, -18), ((-15, -42), (15, -42), (17, -18), 12)), person.cloth)
            easel.shape([(-17.6, -23), (17.6, -23), (18, -16), (-18, -16)], _RED, _THIN)
            easel.shape(
                outline(
                    (-37, -12),
                    ((-18, -22), (18, -22), (37, -12), 12),
                    ((16, -10), (-16, -10), (-37, -12), 12),
                ),
                person.cloth,
            )
        case "":
            pass


def _kerchief(easel: _Easel, person: Person) -> None:
    """Draw a kerchief tied below the chin, which leaves the face free."""
    half = outline(
        (0, -41), ((-20, -41), (-29, -16), (-24, 8), 12), ((-20, 24), (-9, 30), (0, 32), 8)
    )
    rim = outline(
        (0, -25.5),
        ((-13, -25), (-19.5, -16), (-18.5, -1), 10),
        ((-18, 10), (-10, 19), (0, 19.5), 8),
    )
    outer, inner = with_mirror(half, 0), with_mirror(rim, 0)
    # One shape with the face cut out: down one side, back along the other.
    left = [*half, *reversed(rim)]
    right = mirrored(left, 0)
    easel.shape(left, person.cloth, 0)
    easel.shape(right, person.cloth, 0)
    easel.stroke([*outer, outer[0]], easel.ink, _OUT)
    easel.stroke([*inner, inner[0]], easel.ink, _THIN)
    turns = [math.radians(angle) for angle in range(-110, 111, 22)]
    easel.dots([(23.4 * math.sin(t), -5 - 28.5 * math.cos(t)) for t in turns], 1.9, _STRAW)
    easel.shape([(-7, 31), (7, 31), (11, 42), (0, 36), (-11, 42)], person.cloth, _THIN)


def _face(easel: _Easel, person: Person) -> None:
    """Draw cheeks, eyes, nose, mouth and what grows around it."""
    ink = easel.ink
    easel.dots([(-10.5, 4), (10.5, 4)], 3.6, _blushing(person.skin))
    easel.dots([(-7, -4), (7, -4)], 2.1, ink)
    for side in (-1, 1):
        brow = outline(
            (side * 3.6, -9.6), ((side * 5, -11.4), (side * 8, -11.6), (side * 10.6, -9.6), 6)
        )
        easel.stroke(brow, person.hair if person.style != "curls" else ink, 1.5)
    easel.stroke(outline((-0.5, -2), ((-3, 4), (-2, 5), (1.8, 4.4), 8)), ink, 1.6)
    if person.beard == "full":
        easel.shape(
            outline(
                (-18.4, 1),
                ((-20, 31), (20, 31), (18.4, 1), 16),
                ((14, 10), (8, 6), (0, 7), 8),
                ((-8, 6), (-14, 10), (-18.4, 1), 8),
            ),
            person.hair,
            _THIN,
        )
    if person.beard == "goatee":
        easel.shape(
            outline(
                (-7, 15), ((-6, 25), (6, 25), (7, 15), 10), ((3, 17.5), (-3, 17.5), (-7, 15), 6)
            ),
            person.hair,
            _THIN,
        )
    mouth = outline((-5, 10.8), ((-2, 13.8), (2, 13.8), (5, 10.8), 8))
    easel.stroke(mouth, "#A33A33", 2)
    if person.beard == "moustache":
        half = outline(
            (0, 9.4), ((-5, 13.5), (-13, 13), (-15.5, 5.5), 8), ((-11, 8), (-6, 4.6), (0, 7), 8)
        )
        easel.shape(with_mirror(half, 0), person.hair, _THIN)
    if person.glasses:
        for x in (-7, 7):
            ring = ellipse(x, -4, 5.8, n=24)
            easel.stroke([*ring, ring[0]], ink, 1.3)
        easel.stroke([(-1.2, -4.6), (1.2, -4.6)], ink, 1.3)


def _blushing(skin: str) -> str:
    """Return the colour of the cheeks: the skin with a third of red."""
    red = (0xD9, 0x69, 0x4F)
    mixed = (
        round(int(skin[k : k + 2], 16) * 0.66 + c * 0.34)
        for k, c in zip((1, 3, 5), red, strict=True)
    )
    return "#" + "".join(f"{value:02X}" for value in mixed)
