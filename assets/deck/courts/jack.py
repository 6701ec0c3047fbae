"""The jacks: soft cap, ruff and pike."""

# fmt: off
# A drawing is a table of coordinates; one number a line would hide it.
from assets.deck.canvas import Canvas
from assets.deck.courts.clothes import bars, body, hand
from assets.deck.faces import Face, face
from assets.deck.frames import HALF, OUT
from assets.deck.geometry import Line, ellipse, mirrored, outline, smooth
from assets.deck.palettes import Costume, Suit
from assets.deck.textiles import lattice


def jack(g: Canvas, _suit: Suit, dress: Costume) -> None:
    """Draw the jack of a suit."""
    ink, inks = g.inks.ink, g.inks
    cx = 206
    g.poly(HALF, inks.jack)
    for x, y in lattice(HALF, 40, 34, 12, (6, 10)):
        g.line([(x - 6, y), (x + 6, y)], "#C3CF9F", 4)
    cloth = body(g, cx, 246, dress, left=66, right=346, neck=24)
    _doublet(g, dress, cloth, cx)
    _ruff(g, cx)
    _hair(g, dress, cx)
    face(g, Face(cx, 100, 226, 47, dress.hair, look=4))
    # fringe
    fringe = [(cx - 50, 124), (cx - 48, 96), (cx + 48, 96), (cx + 50, 124), (cx + 36, 132),
        (cx + 24, 124), (cx + 12, 132), (cx, 124), (cx - 12, 132), (cx - 24, 124), (cx - 36, 132)]
    g.poly(fringe, dress.hair, ink, OUT - 2)
    _cap(g, dress, cx)
    _pike(g, dress)


def _doublet(g: Canvas, dress: Costume, cloth: Line, cx: float) -> None:
    """Doublet: dark centre, striped sleeves."""
    ink, inks = g.inks.ink, g.inks
    bars(g, cloth, dress)
    doublet = [(cx - 56, 250), (cx + 56, 250), (cx + 66, 400), (cx - 66, 400)]
    g.poly(doublet, dress.deep, ink, OUT)
    g.line([(cx, 262), (cx, 370)], inks.gold, 3)
    for y in (282, 308, 334):
        g.circle(cx, y, 7, inks.gold, ink, 3)


def _ruff(g: Canvas, cx: float) -> None:
    ink, inks = g.inks.ink, g.inks
    for k in range(-4, 5):
        x = cx + k * 19
        y = 248 - abs(k) * 3.2 + 6
        g.poly(ellipse(x, y, 13, 19, 18), inks.white, ink, 3.5)
    g.poly(ellipse(cx, 238, 60, 12, 26), inks.white)


def _hair(g: Canvas, dress: Costume, cx: float) -> None:
    """Short page-boy hair, ears free below it."""
    ink, inks = g.inks.ink, g.inks
    for k in (-1, 1):
        g.poly(ellipse(cx + k * 50, 172, 9, 15, 16), inks.skin, ink, OUT - 1.5)
    hair = outline((cx - 50, 96), ((cx - 70, 116), (cx - 70, 144), (cx - 66, 166), 8),
        ((cx - 58, 170), (cx - 48, 166), (cx - 44, 156), 6))
    hair += mirrored(hair[::-1], cx)
    g.poly(hair, dress.hair, ink, OUT)


def _cap(g: Canvas, dress: Costume, cx: float) -> None:
    """Soft flat cap, no plume: tassel to the side."""
    ink, inks = g.inks.ink, g.inks
    cap = smooth([(cx - 62, 100), (cx - 94, 84), (cx - 82, 54), (cx - 20, 40), (cx + 48, 44),
        (cx + 80, 70), (cx + 62, 100)])
    g.poly(cap, dress.main, ink, OUT)
    g.lines([outline((cx - 30, 44), ((cx - 44, 56), (cx - 48, 70), (cx - 46, 86), 6)),
        outline((cx + 26, 42), ((cx + 38, 54), (cx + 42, 70), (cx + 40, 86), 6))], dress.deep, 3.5)
    band = outline((cx - 64, 88), ((cx - 30, 98), (cx + 30, 98), (cx + 64, 88), 8), (cx + 62, 110),
        ((cx + 30, 120), (cx - 30, 120), (cx - 62, 110), 8))
    g.poly(band, dress.light, ink, OUT - 1)
    g.circle(cx - 8, 36, 9, inks.gold, ink, 4)


def _pike(g: Canvas, dress: Costume) -> None:
    """Pike with pennant."""
    ink, inks = g.inks.ink, g.inks
    px = 338
    g.rod([(px, 372), (px, 110)], 17, inks.brown, 9)
    pennant = [(px - 6, 112), (px - 62, 128), (px - 44, 142), (px - 62, 158), (px - 6, 170)]
    g.poly(pennant, dress.main, ink, OUT - 1)
    g.circle(px - 26, 141, 8, inks.gold_l)
    hook = smooth([(px + 6, 104), (px + 34, 96), (px + 36, 124), (px + 30, 140), (px + 24, 120),
        (px + 6, 122)], 4)
    g.poly(hook, "#DDE1E6", ink, OUT - 1)
    g.poly([(px, 26), (px + 14, 70), (px + 7, 104), (px - 7, 104), (px - 14, 70)], "#DDE1E6", ink,
        OUT - 1)
    g.line([(px, 44), (px, 98)], "#9AA3AE", 3)
    g.rod([(px - 9, 106), (px + 9, 106)], 12, inks.gold, 6)
    sleeve = smooth([(296, 366), (300, 318), (324, 292), (356, 290), (400, 308), (400, 380)], 5)
    g.poly(sleeve, dress.main, ink, OUT)
    hand(g, px - 2, 270)
