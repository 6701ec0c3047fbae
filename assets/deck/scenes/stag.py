"""Tarock VIII: the hunt, a stag and a horn."""

# fmt: off
# A drawing is a table of coordinates; one number a line would hide it.
from assets.deck.canvas import Canvas
from assets.deck.frames import OUT
from assets.deck.geometry import smooth, smooth_open
from assets.deck.scenery import fir, hill, sky


def stag(g: Canvas) -> None:
    """Draw the scene in the box of 356 x 220 units."""
    inks = g.inks
    sky(g, "#DFE5D0")
    for x, b, h in ((20, 190, 150), (62, 186, 120), (300, 186, 128), (340, 192, 156),
        (100, 180, 86), (262, 180, 90)):
        fir(g, x, b, h, inks.sage_d)
    hill(g, [(0, 184), (178, 172), (356, 184)], inks.brick_d)
    cx = 178
    _antlers(g, cx)
    _head(g, cx)
    _horn(g)


def _antlers(g: Canvas, cx: float) -> None:
    ink, inks = g.inks.ink, g.inks
    for k in (-1, 1):
        main = smooth_open([(cx + k * 16, 72), (cx + k * 46, 60), (cx + k * 76, 34),
            (cx + k * 74, 14)], 8)
        brow = [(cx + k * 34, 66), (cx + k * 30, 40), (cx + k * 34, 24)]
        bay = [(cx + k * 60, 50), (cx + k * 92, 46), (cx + k * 106, 32)]
        fork = [(cx + k * 75, 32), (cx + k * 58, 22), (cx + k * 50, 13)]
        for tine in (main, brow, bay, fork):
            g.line(tine, ink, 15)
        for tine in (main, brow, bay, fork):
            g.line(tine, inks.wheat, 7.5)
        ear = smooth([(cx + k * 28, 92), (cx + k * 56, 78), (cx + k * 76, 88), (cx + k * 54, 106),
            (cx + k * 30, 106)], 5)
        g.poly(ear, "#A9683A", ink, 4)
        g.poly(smooth([(cx + k * 38, 96), (cx + k * 56, 88), (cx + k * 66, 91), (cx + k * 52, 99)],
            4), inks.rose)


def _head(g: Canvas, cx: float) -> None:
    ink, inks = g.inks.ink, g.inks
    neck = [(cx - 34, 130), (cx - 54, 226), (cx + 54, 226), (cx + 34, 130)]
    g.poly(smooth(neck, 6, 1 / 9), "#A9683A", ink, OUT - 1)
    g.lines([[(cx - 20, 176), (cx - 10, 192)], [(cx, 180), (cx, 200)],
        [(cx + 20, 176), (cx + 10, 192)]], inks.brown, 4)
    head = smooth([(cx - 32, 76), (cx - 38, 104), (cx - 24, 132), (cx - 20, 158), (cx, 172),
        (cx + 20, 158), (cx + 24, 132), (cx + 38, 104), (cx + 32, 76), (cx, 66)], 6)
    g.poly(head, "#B9773F", ink, OUT - 1)
    g.poly(smooth([(cx - 17, 150), (cx - 14, 166), (cx, 172), (cx + 14, 166), (cx + 17, 150),
        (cx, 144)], 5), ink)
    for k in (-1, 1):
        g.poly(smooth([(cx + k * 14, 106), (cx + k * 22, 98), (cx + k * 32, 102),
            (cx + k * 24, 110)], 4), inks.white, ink, 3)
        g.circle(cx + k * 23, 104, 5, ink)
    g.poly([(cx, 76), (cx - 9, 96), (cx, 124), (cx + 9, 96)], inks.cream)


def _horn(g: Canvas) -> None:
    ink, inks = g.inks.ink, g.inks
    hx, hy = 286, 150
    g.circle(hx, hy, 27, None, ink, 17)
    g.circle(hx, hy, 27, None, inks.gold, 9)
    g.rod([(hx - 22, hy - 16), (hx - 48, hy - 28)], 12, inks.gold, 5)
    g.poly([(hx + 12, hy + 20), (hx + 54, hy + 26), (hx + 50, hy + 52), (hx + 6, hy + 34)],
        inks.gold, ink, 4)
    g.line([(hx - 8, hy - 26), (hx - 4, hy - 60)], inks.brick, 5)
