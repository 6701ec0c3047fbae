"""The knight's horse: its head in profile, looking left."""

# fmt: off
# A drawing is a table of coordinates; one number a line would hide it.
from itertools import pairwise

from assets.deck.canvas import Canvas
from assets.deck.frames import OUT
from assets.deck.geometry import curve, ellipse, outline, smooth, smooth_open
from assets.deck.palettes import Costume, Suit


def horse(g: Canvas, suit: Suit, dress: Costume) -> None:
    """Draw the horse in the coat of its suit."""
    coat = {"heart": "#F4EDE0", "diamond": "#B9773F", "spade": "#4A4A58", "club": "#8A5A36"}[suit]
    mane = {"heart": "#C9B79C", "diamond": "#F0DDB0", "spade": "#1B1A24", "club": "#33231A"}[suit]
    _neck(g, coat, mane)
    _locks(g, suit, mane)
    _muzzle(g)
    _bridle(g, suit, dress)


def _neck(g: Canvas, coat: str, mane: str) -> None:
    """Neck + head in profile, looking left."""
    ink = g.inks.ink
    neck = outline((170, 190), ((150, 204), (134, 216), (126, 240), 6),
        ((108, 268), (86, 300), (62, 318), 8), ((48, 328), (46, 346), (56, 358), 6),
        ((66, 370), (86, 370), (96, 360), 6), ((118, 352), (136, 340), (152, 326), 8),
        ((160, 350), (164, 380), (158, 430), 8), (320, 430),
        ((318, 340), (286, 250), (214, 204), 12), ((200, 196), (186, 190), (170, 190), 4))
    g.poly(neck, coat, ink, OUT)
    # ears
    g.poly(smooth([(166, 206), (158, 172), (164, 152), (182, 178), (188, 204)], 4), coat, ink, OUT)
    g.poly([(168, 196), (166, 170), (178, 192)], mane)


def _locks(g: Canvas, suit: Suit, mane: str) -> None:
    """Mane in locks."""
    ink = g.inks.ink
    locks = outline((178, 192), ((250, 200), (318, 300), (326, 430), 16), (292, 430))
    tips = [(292, 430), (270, 372), (246, 344), (226, 310), (206, 276), (188, 242)]
    for (ax, ay), (bx, by) in pairwise(tips):
        locks += curve((ax, ay), (ax - 4, ay - 22), (bx + 10, by - 2), (bx - 6, by + 18),
            6) + curve((bx - 6, by + 18), (bx + 6, by + 12), (bx + 10, by + 4), (bx + 14, by - 6),
            4)
    g.poly(locks, mane, ink, OUT - 1)
    for t in (0.25, 0.45, 0.65):
        x, y = curve((196, 200), (256, 216), (300, 306), (310, 400), 20)[int(t * 20)]
        g.line(outline((x, y), ((x - 8, y + 26), (x - 16, y + 36), (x - 30, y + 40), 6)),
            "#5A5768" if suit == "spade" else ink, 2.6)
    forelock = smooth([(180, 184), (160, 196), (140, 214), (136, 240), (152, 228), (156, 244),
        (172, 220), (190, 206)], 4)
    g.poly(forelock, mane, ink, OUT - 1.5)


def _muzzle(g: Canvas) -> None:
    """Eye, nostril, mouth."""
    ink, inks = g.inks.ink, g.inks
    g.poly(smooth([(130, 262), (142, 254), (154, 260), (146, 270), (134, 271)], 5), inks.white,
        ink, 3)
    g.circle(142, 263, 6.5, ink)
    g.poly(ellipse(66, 334, 6, 9, 14), ink)
    g.line([(58, 354), (74, 350), (86, 342)], ink, 3.5)


def _bridle(g: Canvas, suit: Suit, dress: Costume) -> None:
    """Bridle in suit colours."""
    ink, inks = g.inks.ink, g.inks
    leather = dress.main if suit != "spade" else inks.gold
    nose = [(92, 294), (108, 312), (118, 346)]
    cheek = [(134, 232), (160, 262), (158, 322)]
    for strap in (nose, cheek):
        g.line(smooth_open(strap, 5), ink, 15)
    for strap in (nose, cheek):
        g.line(smooth_open(strap, 5), leather, 8)
    rein = smooth_open([(112, 334), (180, 352), (250, 322), (312, 296)], 8)
    g.rod(rein, 12, leather, 6)
    g.circle(110, 326, 9, inks.gold, ink, 4)
    g.circle(160, 290, 12, inks.gold_l, ink, 4)
