"""The knights: plumed hat and horse."""

# fmt: off
# A drawing is a table of coordinates; one number a line would hide it.
from assets.deck.canvas import Canvas
from assets.deck.courts.clothes import body, stripes
from assets.deck.courts.horse import horse
from assets.deck.faces import Face, face
from assets.deck.frames import HALF, LEFT, OUT, RIGHT
from assets.deck.geometry import outline, smooth, with_mirror
from assets.deck.palettes import Costume, Suit


def knight(g: Canvas, suit: Suit, dress: Costume) -> None:
    """Draw the knight of a suit."""
    ink, inks = g.inks.ink, g.inks
    cx = 272
    g.poly(HALF, inks.knight)
    # hills on the ground line: riders are out of doors
    g.poly(outline((LEFT, 250), ((90, 214), (150, 226), (210, 250), 10),
        ((270, 224), (330, 220), (RIGHT, 244), 10), (RIGHT, 420), (LEFT, 420)), "#B4CFCB")
    # cloak / body
    cloth = body(g, cx, 214, dress, left=170, right=392, neck=22)
    stripes(g, cloth, dress)
    # collar
    collar = [(cx - 44, 214), (cx, 238), (cx + 44, 214), (cx + 62, 240), (cx + 8, 268), (cx, 262),
        (cx - 8, 268), (cx - 62, 240)]
    g.poly(collar, inks.white, ink, OUT - 1)
    _head(g, suit, dress, cx)
    _hat(g, suit, dress, cx)
    horse(g, suit, dress)
    _gauntlet(g, dress)


def _head(g: Canvas, suit: Suit, dress: Costume, cx: float) -> None:
    ink, inks = g.inks.ink, g.inks
    hair = smooth([(cx - 38, 106), (cx - 54, 138), (cx - 50, 166), (cx - 66, 192), (cx - 44, 208),
        (cx - 30, 196), (cx + 30, 196), (cx + 46, 212), (cx + 70, 196), (cx + 54, 166),
        (cx + 58, 138), (cx + 40, 106)], 6)
    g.poly(hair, dress.hair, ink, OUT)
    face(g, Face(cx, 92, 204, 42, inks.brown if suit == "diamond" else dress.hair, look=-6))
    g.poly([(cx - 14, 192), (cx + 4, 192), (cx + 1, 208), (cx - 5, 222), (cx - 11, 208)],
        dress.hair, ink, 3)
    moustache = outline((cx - 6, 176), ((cx + 6, 170), (cx + 18, 172), (cx + 26, 164), 6),
        ((cx + 20, 184), (cx + 4, 184), (cx - 6, 180), 6))
    g.poly(with_mirror(moustache, cx - 6), dress.hair, ink, 2.5)


def _hat(g: Canvas, suit: Suit, dress: Costume, cx: float) -> None:
    """Plume first, then hat."""
    ink, inks = g.inks.ink, g.inks
    plume = smooth([(cx + 18, 62), (cx - 14, 34), (cx - 64, 26), (cx - 118, 40), (cx - 152, 76),
        (cx - 148, 88), (cx - 122, 84), (cx - 84, 78), (cx - 40, 86), (cx + 4, 84)], 6)
    g.poly(plume, inks.white if suit != "spade" else dress.light, ink, OUT)
    rib = outline((cx + 10, 72), ((cx - 50, 44), (cx - 100, 52), (cx - 146, 82), 12))
    g.line(rib, dress.main, 4)
    for t in range(2, 11, 2):
        x, y = rib[t]
        g.line([(x, y), (x - 14, y - 12)], dress.main, 3)
        g.line([(x, y), (x - 12, y + 14)], dress.main, 3)
    brim = outline((cx - 74, 112), ((cx - 44, 82), (cx + 30, 78), (cx + 96, 84), 12),
        ((cx + 70, 112), (cx - 30, 122), (cx - 74, 112), 12))
    top = outline((cx - 40, 96), ((cx - 34, 54), (cx + 40, 46), (cx + 52, 88), 12))
    g.poly(top, dress.deep, ink, OUT)
    g.poly(brim, dress.main, ink, OUT)
    g.line(outline((cx - 41, 97), ((cx - 10, 84), (cx + 30, 82), (cx + 53, 86), 8)), inks.gold, 8)
    g.circle(cx + 12, 76, 10, inks.gold_l, ink, 4)


def _gauntlet(g: Canvas, dress: Costume) -> None:
    """Gauntlet with reins."""
    ink, inks = g.inks.ink, g.inks
    sleeve = smooth([(300, 340), (290, 306), (312, 270), (350, 262), (400, 276), (400, 360)], 5)
    g.poly(sleeve, dress.main, ink, OUT)
    glove = smooth([(300, 292), (318, 264), (344, 262), (352, 288), (334, 312), (308, 314)], 5)
    g.poly(glove, inks.cream, ink, OUT)
    g.lines([[(306, 292), (322, 300)], [(312, 280), (330, 288)]], ink, 2.8)
