"""The queens: diadem, veil and flower."""

# fmt: off
# A drawing is a table of coordinates; one number a line would hide it.
from assets.deck.canvas import Canvas
from assets.deck.courts.clothes import body, hand, lozenges
from assets.deck.faces import Face, face
from assets.deck.frames import HALF, OUT
from assets.deck.geometry import (
    arc,
    curve,
    ellipse,
    moved,
    outline,
    smooth,
    smooth_open,
    turned,
    with_mirror,
)
from assets.deck.palettes import Costume, Suit
from assets.deck.pips import pip
from assets.deck.textiles import lattice


def queen(g: Canvas, suit: Suit, dress: Costume) -> None:
    """Draw the queen of a suit."""
    ink, inks = g.inks.ink, g.inks
    cx = 222
    g.poly(HALF, inks.queen)
    for x, y in lattice(HALF, 44, 38, 14, (6, 10)):
        g.polys([moved(ellipse(dx, dy, 3.4, n=8), x, y) for dx, dy in ((0, -4), (4, 2), (-4, 2))],
            "#E3B3A8")
    _veil(g, dress, cx)
    cloth = body(g, cx, 252, dress, left=72, right=370, neck=20)
    lozenges(g, cloth, dress)
    for x, y in lattice(cloth, 49, 41.6, 9, (4, 8)):
        g.circle(x, y, 4.2, inks.gold)
    _neckline(g, suit, cx)
    # hair behind face
    hair = smooth([(cx, 66), (cx - 46, 78), (cx - 66, 118), (cx - 62, 168), (cx - 70, 206),
        (cx - 48, 228), (cx - 34, 200), (cx + 34, 200), (cx + 48, 228), (cx + 70, 206),
        (cx + 62, 168), (cx + 66, 118), (cx + 46, 78)], 6)
    g.poly(hair, dress.hair, ink, OUT)
    face(g, Face(cx, 92, 222, 47, dress.hair, look=-3, female=True))
    _front_hair(g, suit, dress, cx)
    _diadem(g, suit, dress, cx)
    _flower_hand(g, suit, dress)


def _veil(g: Canvas, dress: Costume, cx: float) -> None:
    ink, inks = g.inks.ink, g.inks
    veil = smooth([(cx - 44, 70), (cx - 86, 130), (cx - 92, 210), (cx - 120, 290), (cx - 70, 300),
        (cx + 70, 300), (cx + 120, 290), (cx + 92, 210), (cx + 86, 130), (cx + 44, 70)], 6)
    g.poly(veil, inks.white, ink, OUT)
    for k in (-1, 1):
        for d in (0, 14):
            fold = outline((cx + k * (80 - d), 140),
                ((cx + k * (88 - d), 200), (cx + k * (94 - d), 240), (cx + k * (108 - d), 286), 8))
            g.line(fold, dress.light, 4)


def _neckline(g: Canvas, suit: Suit, cx: float) -> None:
    """Neck, lace edge and the pip for a pendant."""
    ink, inks = g.inks.ink, g.inks
    throat = outline((cx - 20, 206), ((cx - 20, 244), (cx - 40, 252), (cx - 74, 262), 8),
        ((cx - 62, 312), (cx - 30, 328), (cx, 332), 10))
    throat = with_mirror(throat, cx)
    g.poly(throat, inks.skin, ink, OUT - 1)
    # lace edge
    hem = outline((cx - 74, 262), ((cx - 62, 312), (cx - 30, 328), (cx, 332), 9))
    edge = with_mirror(hem, cx)
    for x, y in edge:
        g.circle(x, y + 3, 9, inks.white, ink, 3)
    g.line(edge, inks.gold, 7)
    # necklace with suit pendant
    necklace = outline((cx - 26, 246), ((cx - 18, 266), (cx + 18, 266), (cx + 26, 246), 10))
    g.line(necklace, inks.gold_d, 4)
    pip(g, suit, cx, 286, 36)


def _front_hair(g: Canvas, suit: Suit, dress: Costume, cx: float) -> None:
    """Hair front, parted."""
    ink, inks = g.inks.ink, g.inks
    for k in (-1, 1):
        lock = outline((cx, 84), ((cx + k * 20, 92), (cx + k * 46, 110), (cx + k * 50, 152), 8),
            ((cx + k * 66, 120), (cx + k * 52, 72), (cx, 68), 8))
        g.poly(lock, dress.hair, ink, OUT - 1.5)
        if suit in ("heart", "diamond"):
            # curls
            for x, y, r in ((58, 168, 14), (62, 194, 13), (56, 218, 12)):
                g.circle(cx + k * x, y, r, dress.hair, ink, 3.5)
                g.line(arc(cx + k * x, y, r * 0.5, r * 0.5, 20, 270, 10), ink, 2.2)
        else:
            g.circle(cx + k * 53, 190, 6.5, inks.gold, ink, 3)


def _diadem(g: Canvas, suit: Suit, dress: Costume, cx: float) -> None:
    """Arched for heart and club, pointed for diamond and spade."""
    ink, inks = g.inks.ink, g.inks
    brow = ((cx + 26, 72), (cx - 26, 72), (cx - 52, 88), 10)
    if suit in ("heart", "club"):
        half = outline((cx - 52, 88), ((cx - 40, 56), (cx - 20, 50), (cx, 30), 10))
        top = with_mirror(half, cx)
    else:
        top = [(cx - 52, 88), (cx - 50, 60), (cx - 30, 68), (cx - 24, 42), (cx - 8, 58), (cx, 28),
            (cx + 8, 58), (cx + 24, 42), (cx + 30, 68), (cx + 50, 60), (cx + 52, 88)]
    g.poly(top + curve(top[-1], *brow), inks.gold, ink, OUT)
    for x, y, r in ((0, 54, 8), (-24, 66, 5.5), (24, 66, 5.5)):
        g.circle(cx + x, y, r, dress.main if suit != "spade" else dress.light, ink, 3)


def _flower_hand(g: Canvas, suit: Suit, dress: Costume) -> None:
    ink, inks = g.inks.ink, g.inks
    fx, fy = 334, 150
    g.rod(outline((330, 330), ((340, 270), (326, 230), (fx, fy), 10)), 11, inks.sage_d, 5)
    for k, y in ((-1, 226), (1, 206)):
        leaf = [(331, y), (331 + k * 16, y - 22), (331 + k * 34, y - 26), (331 + k * 24, y - 6)]
        g.poly(smooth(leaf, 5), inks.sage, ink, 3.5)
    _flower(g, fx, fy, suit, dress)
    sleeve = smooth([(292, 366), (296, 322), (322, 296), (356, 294), (400, 312), (400, 380)], 5)
    g.poly(sleeve, dress.main, ink, OUT)
    hand(g, 332, 280)


def _flower(g: Canvas, x: float, y: float, suit: Suit, dress: Costume) -> None:
    match suit:
        case "heart":
            _rose(g, x, y, dress)
        case "diamond":
            _tulip(g, x, y, dress)
        case "spade":
            _lily(g, x, y)
        case "club":
            _daisy(g, x, y)


def _rose(g: Canvas, x: float, y: float, dress: Costume) -> None:
    ink = g.inks.ink
    for a in range(0, 360, 72):
        dx, dy = turned([(0, -30)], a)[0]
        g.circle(x + dx * 0.75, y + dy * 0.75, 19, dress.main, ink, 3.5)
    g.circle(x, y, 21, dress.main)
    g.line(smooth_open([(x - 12, y + 4), (x - 6, y - 11), (x + 9, y - 8), (x + 8, y + 7),
        (x - 3, y + 8), (x - 3, y - 1)], 5), dress.light, 3.6)


def _tulip(g: Canvas, x: float, y: float, dress: Costume) -> None:
    cup = [(x - 26, y - 30), (x - 10, y - 12), (x, y - 38), (x + 10, y - 12), (x + 26, y - 30),
        (x + 26, y + 8), (x, y + 26), (x - 26, y + 8)]
    g.poly(smooth(cup, 4, 1 / 9), dress.main, g.inks.ink, 4)
    g.line([(x, y - 30), (x, y + 12)], dress.light, 3.5)
    g.line([(x - 14, y - 8), (x - 9, y + 12)], dress.light, 3)
    g.line([(x + 14, y - 8), (x + 9, y + 12)], dress.light, 3)


def _lily(g: Canvas, x: float, y: float) -> None:
    ink, inks = g.inks.ink, g.inks
    petal = smooth([(0, 16), (-12, -14), (0, -44), (12, -14)], 5)
    for a in (-72, 72, -36, 36, 0):
        g.poly(moved(turned(petal, a, 0, 16), x, y + 6), inks.white, ink, 3.5)
    g.lines([[(x, y + 20), (x - 8, y - 6)], [(x, y + 20), (x + 8, y - 6)]], inks.gold_d, 3)
    for k in (-8, 8):
        g.circle(x + k, y - 8, 4, inks.gold, ink, 2)


def _daisy(g: Canvas, x: float, y: float) -> None:
    ink, inks = g.inks.ink, g.inks
    petal = smooth([(0, -8), (-8, -24), (-5, -34), (5, -34), (8, -24)], 4)
    for a in range(0, 360, 36):
        g.poly(moved(turned(petal, a), x, y), inks.white, ink, 3)
    g.circle(x, y, 12, inks.gold, ink, 3.5)
