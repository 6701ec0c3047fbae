"""Tarock XIX: two partners meet on a bridge at dusk."""

# fmt: off
# A drawing is a table of coordinates; one number a line would hide it.
from assets.deck.canvas import Canvas
from assets.deck.frames import OUT
from assets.deck.geometry import arc, box, outline
from assets.deck.scenery import cloud, sky


def bridge(g: Canvas) -> None:
    """Draw the scene in the box of 356 x 220 units."""
    inks = g.inks
    sky(g, "#E9B98A")
    g.poly(box(0, 0, 356, 46), "#D98F74")
    g.poly(box(0, 46, 356, 30), "#E3A57F")
    for x, y, s in ((64, 26, 0.7), (296, 34, 0.8)):
        cloud(g, x, y, s, "#F3D2AE")
    _town(g)
    # water
    g.poly(box(0, 150, 356, 80), inks.teal)
    _stone_bridge(g)
    _ripples(g)
    _walkers(g)
    _lamps(g)


def _town(g: Canvas) -> None:
    inks = g.inks
    town = [(0, 150), (0, 104), (20, 104), (20, 92), (34, 78), (48, 92), (48, 110), (84, 110),
        (84, 98), (100, 98), (100, 116), (256, 116), (256, 100), (272, 86), (288, 100), (288, 110),
        (318, 110), (318, 80), (326, 62), (334, 80), (334, 104), (356, 104), (356, 150)]
    g.poly(town, "#8A5A70")
    g.polys([box(x, y, 7, 9) for x, y in ((30, 96), (58, 120), (90, 106), (268, 104), (298, 120),
        (323, 86), (342, 114))], inks.wheat)


def _stone_bridge(g: Canvas) -> None:
    """Bridge with three arches."""
    ink, inks = g.inks.ink, g.inks
    top = 122
    deck = outline((-8, top + 20), ((100, top - 14), (256, top - 14), (364, top + 20), 24))
    body = [*deck, (364, 230), (350, 230)]
    for c, w, h in ((306, 44, 46), (178, 62, 64), (50, 44, 46)):
        body += [(c + w, 230), (c + w, 188), *arc(c, 188, w, h, 0, -180, 18), (c - w, 230)]
    body += [(-8, 230)]
    g.poly(body, "#C9B08C", ink, OUT - 1)
    # masonry joints
    for x, y in ((14, 166), (96, 152), (112, 176), (244, 152), (262, 176), (338, 166), (108, 200),
        (248, 200)):
        g.line([(x - 9, y), (x + 9, y)], "#8F7654", 3.5)
    for c, w, h in ((306, 44, 46), (178, 62, 64), (50, 44, 46)):
        g.line(arc(c, 188, w + 8, h + 8, -8, -172, 18), "#8F7654", 3.5)
    # parapet
    parapet = [(x, y - 2) for x, y in deck]
    g.rod(parapet, 13, inks.cream, 6)


def _ripples(g: Canvas) -> None:
    inks = g.inks
    for x, y, w in ((150, 200, 54), (166, 212, 40), (30, 204, 36), (290, 204, 36), (130, 216, 30)):
        g.line([(x, y), (x + w, y)], inks.sky_d, 3.5)
    g.line([(170, 206), (186, 206)], inks.wheat, 5)


def _walkers(g: Canvas) -> None:
    """Two walkers shaking hands, lantern between."""
    ink, inks = g.inks.ink, g.inks
    for k, coat, leg in ((-1, inks.brick, inks.night), (1, inks.teal, inks.brown)):
        x = 178 + k * 44
        g.rod([(x - 5, 92), (x - 8, 114)], 13, leg, 6)
        g.rod([(x + 5, 92), (x + 9, 114)], 13, leg, 6)
        q = [(x - k * 2 - 10, 46), (x - k * 2 + 10, 46), (x + 17, 98), (x - 17, 98)]
        g.poly(q, coat, ink, 4)
        arm = [(x - k * 4, 58), (x - k * 20, 74), (178, 70)]
        g.rod(arm, 14, coat, 7)
        g.circle(x - k * 2, 32, 13, inks.skin, ink, 3.5)
        hat = [(x - k * 2 - 20, 26), (x - k * 2 - 11, 23), (x - k * 2 - 10, 8),
            (x - k * 2 + 10, 8), (x - k * 2 + 11, 23), (x - k * 2 + 20, 26)]
        g.poly(hat, leg, ink, 3.5)
        stick = [(x + k * 16, 60), (x + k * 26, 82), (x + k * 30, 116)]
        g.line(stick, ink, 5)
    g.circle(178, 70, 9, inks.skin, ink, 3.5)


def _lamps(g: Canvas) -> None:
    ink, inks = g.inks.ink, g.inks
    for x in (26, 330):
        g.line([(x, 126), (x, 66)], ink, 7)
        g.circle(x, 58, 20, "#F6DDA0", None, 0)
        g.poly([(x - 8, 66), (x - 10, 48), (x + 10, 48), (x + 8, 66)], inks.wheat, ink, 3.5)
        g.poly([(x - 13, 48), (x, 36), (x + 13, 48)], ink)
