"""The four crowns of the kings."""

# fmt: off
# A drawing is a table of coordinates; one number a line would hide it.
from assets.deck.canvas import Canvas
from assets.deck.frames import OUT
from assets.deck.geometry import Points, moved, outline
from assets.deck.palettes import Costume, Suit
from assets.deck.pips import CLUB, DIAMOND

_AXIS, _BASE, _HALF_WIDTH = 226, 106, 58


def crown(g: Canvas, suit: Suit, dress: Costume) -> None:
    """Draw the crown of a suit and its band with three jewels."""
    match suit:
        case "heart":
            _lilies(g)
        case "spade":
            _arches(g, dress)
        case "diamond":
            _sunbeams(g, dress)
        case "club":
            _trefoils(g)
    _band(g, g.inks.brick if suit == "spade" else dress.main)


def _lilies(g: Canvas) -> None:
    """Draw five points with balls."""
    cx, b, w = _AXIS, _BASE, _HALF_WIDTH
    tips = [(cx - w - 9, b - 46), (cx - w * 0.42, b - 54), (cx, b - 62), (cx + w * 0.42, b - 54),
        (cx + w + 9, b - 46)]
    dips = [(cx - w * 0.62, b - 24), (cx - w * 0.2, b - 26), (cx + w * 0.2, b - 26),
        (cx + w * 0.62, b - 24)]
    points: Points = [(cx - w, b), tips[0]]
    for dip, tip in zip(dips, tips[1:], strict=True):
        points += [dip, tip]
    g.poly([*points, (cx + w, b)], g.inks.gold, g.inks.ink, OUT)
    for x, y in tips:
        g.circle(x, y - 5, 8, g.inks.gold_l, g.inks.ink, 3.5)


def _arches(g: Canvas, dress: Costume) -> None:
    """Draw a closed crown with arches and cross."""
    ink, inks = g.inks.ink, g.inks
    cx, b, w = _AXIS, _BASE, _HALF_WIDTH
    cap = outline((cx - w + 4, b),
        ((cx - w - 10, b - 50), (cx - w * 0.4, b - 58), (cx, b - 44), 10),
        ((cx + w * 0.4, b - 58), (cx + w + 10, b - 50), (cx + w - 4, b), 10))
    g.poly(cap, dress.main, ink, OUT)
    for k in (-1, 1):
        arch = outline((cx + k * (w - 3), b),
            ((cx + k * (w + 8), b - 48), (cx + k * w * 0.42, b - 58), (cx, b - 44), 12))
        g.rod(arch, 15, inks.gold, 8)
    g.rod([(cx, b), (cx, b - 44)], 15, inks.gold, 8)
    g.circle(cx, b - 46, 9, inks.gold, ink, 4)
    post, beam = [(cx, b - 56), (cx, b - 72)], [(cx - 9, b - 63), (cx + 9, b - 63)]
    for colour, width in ((ink, 10), (inks.gold_l, 4.5)):
        g.line(post, colour, width)
        g.line(beam, colour, width)


def _sunbeams(g: Canvas, dress: Costume) -> None:
    """Draw five sharp rays with lozenge tips."""
    cx, b, w = _AXIS, _BASE, _HALF_WIDTH
    places = [-1 + 2 * i / 4 for i in range(5)]
    points: Points = [(cx - w, b)]
    for t in places:
        points.append((cx + t * (w + 14), b - 58 + abs(t) * 14))
        if t < 1:
            points.append((cx + (t + 1 / 4) * w, b - 22))
    g.poly([*points, (cx + w, b)], g.inks.gold, g.inks.ink, OUT)
    for t in places:
        tip = moved(DIAMOND, cx + t * (w + 14), b - 60 + abs(t) * 14, 0.17)
        g.poly(tip, dress.main, g.inks.ink, 3)


def _trefoils(g: Canvas) -> None:
    """Draw five trefoil leaves on a ring."""
    ink, gold = g.inks.ink, g.inks.gold
    cx, b, w = _AXIS, _BASE, _HALF_WIDTH
    for x, y, size in ((cx - w * 0.92, b - 36, 0.38), (cx - w * 0.46, b - 38, 0.32),
            (cx + w * 0.46, b - 38, 0.32), (cx + w * 0.92, b - 36, 0.38), (cx, b - 44, 0.46)):
        leaf = [moved(part, x, y, size) for part in CLUB]
        for part in leaf:
            g.poly(part, gold, ink, OUT + 3)
        g.polys(leaf, gold)
    g.poly([(cx - w, b), (cx - w - 4, b - 30), (cx + w + 4, b - 30), (cx + w, b)], gold, ink, OUT)


def _band(g: Canvas, jewel: str) -> None:
    ink = g.inks.ink
    cx, b, w = _AXIS, _BASE, _HALF_WIDTH
    band = outline((cx - w - 3, b - 14),
        ((cx - w * 0.4, b - 4), (cx + w * 0.4, b - 4), (cx + w + 3, b - 14), 8),
        (cx + w + 2, b + 10),
        ((cx + w * 0.4, b + 20), (cx - w * 0.4, b + 20), (cx - w - 2, b + 10), 8))
    g.poly(band, g.inks.gold_l, ink, OUT - 1)
    for t in (-0.66, 0, 0.66):
        lozenge = moved([(0, -8), (10, 0), (0, 8), (-10, 0)], cx + t * w, b + 5 - 6 * t * t + 2)
        g.poly(lozenge, jewel, ink, 2.5)
