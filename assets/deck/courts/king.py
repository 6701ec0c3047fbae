"""The kings: crown, beard, orb and sceptre."""

# fmt: off
# A drawing is a table of coordinates; one number a line would hide it.
from assets.deck.canvas import Canvas
from assets.deck.courts.clothes import body, brocade, hand
from assets.deck.courts.crowns import crown
from assets.deck.faces import Face, face
from assets.deck.frames import HALF, OUT
from assets.deck.geometry import (
    arc,
    curve,
    ellipse,
    mirrored,
    moved,
    outline,
    smooth,
    turned,
    with_mirror,
)
from assets.deck.palettes import Costume, Suit
from assets.deck.pips import pip
from assets.deck.textiles import lattice


def king(g: Canvas, suit: Suit, dress: Costume) -> None:
    """Draw the king of a suit."""
    ink, inks = g.inks.ink, g.inks
    cx = 226
    g.poly(HALF, inks.king)
    # tapestry ground
    for x, y in lattice(HALF, 44, 38, 14, (6, 10)):
        g.poly(moved([(0, -7), (6, 0), (0, 7), (-6, 0)], x, y), "#E7CB83")
    # hair behind
    hair = smooth([(cx - 50, 108), (cx - 72, 150), (cx - 70, 205), (cx - 92, 236), (cx - 58, 250),
        (cx, 240), (cx + 58, 250), (cx + 92, 236), (cx + 70, 205), (cx + 72, 150), (cx + 50, 108)],
        6)
    g.poly(hair, dress.hair, ink, OUT)
    robe = body(g, cx, 238, dress, left=56, right=376)
    brocade(g, robe, dress)
    _ermine(g, cx)
    face(g, Face(cx, 102, 226, 53, dress.hair, mouth=False))
    _beard(g, suit, dress, cx)
    _moustache(g, suit, dress, cx)
    crown(g, suit, dress)
    _orb(g, dress)
    _sceptre(g, suit, dress)


def _ermine(g: Canvas, cx: float) -> None:
    ink, inks = g.inks.ink, g.inks
    collar = outline((cx - 60, 232), ((cx - 96, 250), (cx - 138, 268), (cx - 150, 292), 10),
        ((cx - 90, 336), (cx - 50, 350), (cx, 352), 12))
    collar = with_mirror(collar, cx)
    g.poly(collar, inks.white, ink, OUT)
    for dx, dy, a in ((-118, 286, 30), (-84, 274, 24), (-82, 308, 18), (-46, 322, 10),
        (-50, 290, 12), (118, 286, -30), (84, 274, -24), (82, 308, -18), (46, 322, -10),
        (50, 290, -12), (0, 330, 0)):
        q = [(0, -9), (3, 0), (5, 9), (0, 6), (-5, 9), (-3, 0)]
        g.poly(moved(turned(q, a), cx + dx, dy), ink)


def _beard(g: Canvas, suit: Suit, dress: Costume, cx: float) -> None:
    ink = g.inks.ink
    if suit in ("heart", "club"):
        # full beard
        beard = outline((cx - 54, 166), ((cx - 40, 196), (cx - 26, 196), (cx, 190), 8))
        beard = with_mirror(beard, cx)
        low = curve((cx + 54, 166), (cx + 62, 232), (cx + 34, 268),
            (cx, 292 if suit == "heart" else 274), 12)
        beard += low + mirrored(low[::-1], cx)[1:]
        g.poly(beard, dress.hair, ink, OUT - 1)
        for k in (-26, -10, 10, 26):
            g.line(outline((cx + k, 216), ((cx + k * 1.1, 236), (cx + k * 0.8, 252),
                (cx + k * 0.4, 266), 6)), ink, 2.6)
    elif suit == "spade":
        # forked beard
        beard = outline((cx - 54, 160), ((cx - 42, 196), (cx - 26, 194), (cx, 190), 8))
        beard = with_mirror(beard, cx)
        low = curve((cx + 54, 160), (cx + 60, 230), (cx + 44, 256), (cx + 30, 298),
            10) + curve((cx + 30, 298), (cx + 14, 276), (cx + 4, 262), (cx, 250), 6)
        beard += low + mirrored(low[::-1], cx)[1:]
        g.poly(beard, dress.hair, ink, OUT - 1)
        for k in (-1, 1):
            g.line(outline((cx + k * 28, 214), ((cx + k * 34, 240), (cx + k * 32, 258),
                (cx + k * 29, 276), 6)), "#565066", 2.6)
    else:
        # diamond: long moustache, chin tuft
        low = [(cx - 12, 214), (cx + 12, 214), (cx + 9, 244), (cx, 262), (cx - 9, 244)]
        g.poly(low, dress.hair, ink, OUT - 1)


def _moustache(g: Canvas, suit: Suit, dress: Costume, cx: float) -> None:
    """Moustache and mouth."""
    ink, inks = g.inks.ink, g.inks
    moustache = outline((cx, 184), ((cx + 18, 178), (cx + 34, 188),
        (cx + 50, 182 if suit != "diamond" else 200), 8),
        ((cx + 40, 206), (cx + 14, 204), (cx, 196), 8))
    moustache = with_mirror(moustache, cx)
    g.poly(moustache, dress.hair, ink, OUT - 1.5)
    g.poly(ellipse(cx, 203, 11, 4.5, 14), inks.lip)


def _orb(g: Canvas, dress: Costume) -> None:
    """Orb in the other hand."""
    ink, inks = g.inks.ink, g.inks
    ox, oy = 74, 270
    g.circle(ox, oy, 31, inks.gold, ink, OUT)
    g.line(arc(ox, oy - 10, 31, 14, 22, 158, 12), inks.gold_d, 5)
    g.line(arc(ox - 40, oy - 14, 40, 40, 0, 42, 8), inks.gold_l, 4)
    g.line([(ox, oy - 32), (ox, oy - 64)], ink, 12)
    g.line([(ox - 12, oy - 50), (ox + 12, oy - 50)], ink, 12)
    g.line([(ox, oy - 32), (ox, oy - 64)], inks.gold_l, 5)
    g.line([(ox - 12, oy - 50), (ox + 12, oy - 50)], inks.gold_l, 5)
    g.poly(smooth([(44, 300), (58, 288), (84, 292), (104, 286), (110, 302), (92, 322), (60, 326)],
        5), inks.skin, ink, OUT - 1)
    g.lines([[(58, 300), (74, 306)], [(76, 296), (90, 304)]], ink, 2.6)
    g.poly([(50, 330), (104, 318), (136, 400), (30, 400)], dress.main, ink, OUT)
    g.poly([(44, 322), (102, 308), (108, 326), (50, 340)], inks.white, ink, OUT - 1)


def _sceptre(g: Canvas, suit: Suit, dress: Costume) -> None:
    """Sceptre and hand."""
    ink, inks = g.inks.ink, g.inks
    sleeve = [(300, 372), (296, 330), (318, 288), (352, 282), (400, 300), (400, 380)]
    g.poly(smooth(sleeve, 5), dress.main, ink, OUT)
    g.rod([(334, 360), (338, 106)], 16, inks.gold, 8)
    for y in (150, 226):
        g.line([(329, y), (345, y)], ink, 14)
        g.line([(330, y), (344, y)], inks.gold_l, 6)
    g.circle(338, 84, 29, inks.gold_l, ink, OUT)
    pip(g, suit, 338, 84, 40)
    hand(g, 334, 268)
