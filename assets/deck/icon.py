"""The program's icon: the medallion of the card back on a plum tile."""

from assets.deck.back import medallion
from assets.deck.canvas import Canvas
from assets.deck.palettes import PALETTES

_SIZE = 256


def icon_file() -> str:
    """Return the icon as an SVG file."""
    g = Canvas(PALETTES["normal"])
    g.rect((4, 4, _SIZE - 8, _SIZE - 8), g.inks.plum, radius=52)
    medallion(g, _SIZE / 2, _SIZE / 2)
    return g.document("Tarock Desktop", _SIZE, _SIZE)
