"""Faces: the large ones of the court figures and the small ones in the scenes."""

# fmt: off
# A drawing is a table of coordinates; one number a line would hide it.
from dataclasses import dataclass

from assets.deck.canvas import Canvas
from assets.deck.frames import OUT
from assets.deck.geometry import arc, outline, smooth_open, with_mirror


@dataclass(frozen=True, slots=True)
class Face:
    """Where a face is and what it looks like: axis, top, bottom, half width, brow colour."""

    cx: float
    top: float
    bottom: float
    width: float
    brow: str
    look: float = 0
    """How far the features are shifted to the right: the figure looks aside."""
    female: bool = False
    mouth: bool = True

    @property
    def height(self) -> float:
        """From the hairline to the chin."""
        return self.bottom - self.top


def face(g: Canvas, f: Face) -> None:
    """Draw a large face."""
    _cheeks(g, f)
    for side in (-1, 1):
        _eye(g, f, side)
    _nose(g, f)
    if f.mouth:
        _mouth(g, f)


def _cheeks(g: Canvas, f: Face) -> None:
    """Draw the outline and the shaded strip on the right."""
    cx, top, bottom, w, h = f.cx, f.top, f.bottom, f.width, f.height
    jaw = 0.30 if f.female else 0.40
    left = outline((cx - w, top + h * 0.06), ((cx - w * 1.04, top + h * 0.42),
        (cx - w * 1.0, top + h * 0.62), (cx - w * 0.72, top + h * 0.80), 10),
        ((cx - w * 0.55, top + h * 0.93), (cx - w * jaw, bottom), (cx, bottom), 8))
    g.poly(with_mirror(left, cx), g.inks.skin, g.inks.ink, OUT - 1)
    shade = outline((cx + w * 0.97, top + h * 0.10),
        ((cx + w * 1.02, top + h * 0.45), (cx + w * 0.98, top + h * 0.62),
         (cx + w * 0.70, top + h * 0.79), 8),
        ((cx + w * 0.55, top + h * 0.90), (cx + w * jaw, bottom - 3),
         (cx + w * 0.05, bottom - 3), 8),
        ((cx + w * 0.75, top + h * 0.80), (cx + w * 0.66, top + h * 0.40),
         (cx + w * 0.62, top + h * 0.10), 10))
    g.poly(shade, g.inks.skin_d)


def _eye_line(f: Face) -> tuple[float, float]:
    """Return the height of the eyes and half the width of one."""
    return f.top + f.height * 0.40 + f.height * 0.04, f.width * 0.25


def _eye(g: Canvas, f: Face, side: int) -> None:
    ink = g.inks.ink
    ey, er = _eye_line(f)
    x = f.cx + side * (f.width * 0.44) + f.look
    white = outline((x - er, ey + 1),
        ((x - er * 0.4, ey - er * 0.75), (x + er * 0.4, ey - er * 0.75), (x + er, ey + 1), 8),
        ((x + er * 0.4, ey + er * 0.5), (x - er * 0.4, ey + er * 0.5), (x - er, ey + 1), 8))
    g.poly(white, g.inks.white)
    g.circle(x + f.look * 0.4, ey - 1, er * 0.46, ink)
    lid = outline((x - er - 1, ey + 1),
        ((x - er * 0.4, ey - er * 0.85), (x + er * 0.4, ey - er * 0.85), (x + er + 1, ey + 1), 8))
    g.line(lid, ink, 4 if f.female else 3.4)
    if f.female:
        g.line([(x + side * er, ey + 1), (x + side * (er + 6), ey - 4)], ink, 3)
    brow = [(x - side * er * 1.0, ey - er * 1.25), (x + side * er * 0.2, ey - er * 1.75),
        (x + side * er * 1.35, ey - er * 1.15)]
    g.line(smooth_open(brow, 5), f.brow, 4 if f.female else 6)


def _nose(g: Canvas, f: Face) -> None:
    """Draw the nose in one line with its hook to the left, and the cheeks' blush."""
    x, w, h = f.cx + f.look, f.width, f.height
    ey, er = _eye_line(f)
    ny = f.top + h * 0.66
    line = outline((x + w * 0.13, ey - er * 0.9),
        ((x + w * 0.10, ey + h * 0.06), (x + w * 0.16, ny - h * 0.06),
         (x + w * 0.20, ny - h * 0.01), 6),
        ((x + w * 0.12, ny + h * 0.035), (x, ny + h * 0.03), (x - w * 0.10, ny + h * 0.005), 6))
    g.line(line, g.inks.ink, 3.4)
    g.circle(f.cx - w * 0.58 + f.look, ny + h * 0.02, w * 0.17, g.inks.blush)
    g.circle(f.cx + w * 0.58 + f.look, ny + h * 0.02, w * 0.15, g.inks.blush)


def _mouth(g: Canvas, f: Face) -> None:
    h = f.height
    x, y = f.cx + f.look, f.top + h * 0.80
    w = f.width * (0.24 if f.female else 0.30)
    lower = y + h * (0.06 if f.female else 0.04)
    lips = outline((x - w, y),
        ((x - w * 0.5, y - h * 0.045), (x - w * 0.2, y - h * 0.045), (x, y - h * 0.02), 5),
        ((x + w * 0.2, y - h * 0.045), (x + w * 0.5, y - h * 0.045), (x + w, y), 5),
        ((x + w * 0.4, lower), (x - w * 0.4, lower), (x - w, y), 6))
    g.poly(lips, g.inks.lip)
    g.line([(x - w, y), (x, y + 1), (x + w, y)], g.inks.ink, 2.2)


def small_face(g: Canvas, cx: float, cy: float, r: float) -> None:
    """Draw a round smiling face of radius r."""
    ink, inks = g.inks.ink, g.inks
    g.circle(cx, cy, r, inks.skin, ink, 4)
    for k in (-1, 1):
        g.circle(cx + k * r * 0.36, cy - r * 0.08, r * 0.105, ink)
        g.circle(cx + k * r * 0.58, cy + r * 0.28, r * 0.17, inks.blush)
        g.line(arc(cx + k * r * 0.36, cy - r * 0.22, r * 0.2, r * 0.14, 200, 340, 5), ink, 2.6)
    g.line([(cx, cy), (cx + r * 0.12, cy + r * 0.24), (cx - r * 0.04, cy + r * 0.27)], ink, 2.6)
    g.line(arc(cx, cy + r * 0.34, r * 0.36, r * 0.26, 20, 160, 8), ink, 3.2)
