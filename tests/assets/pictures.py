"""Pixels of the deck as plain numbers, for comparing cards the way eyes do."""

from functools import cache
from math import dist

from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from assets.deck.pack import draw
from assets.deck.palettes import PALETTES
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.scene.face_style import FaceStyle, Palette

Lab = tuple[float, float, float]

# Machado, Oliveira, Fernandes 2009, severity 1.0, linear RGB.
COLOUR_BLIND = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(value: float) -> float:
    """Undo the gamma of one sRGB channel, 0 to 255."""
    c = value / 255
    return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4


def gamma(c: float) -> int:
    """Return a linear channel as 0 to 255."""
    c = min(max(c, 0.0), 1.0)
    return round(255 * (c * 12.92 if c <= 0.0031308 else 1.055 * c ** (1 / 2.4) - 0.055))


def rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def luminance(colour: str) -> float:
    r, g, b = (linear(v) for v in rgb(colour))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: str, b: str) -> float:
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


def seen_by(colour: str, kind: str) -> str:
    """Return a colour as colour-blind eyes see it."""
    channels = [linear(v) for v in rgb(colour)]
    seen = (sum(m * c for m, c in zip(row, channels, strict=True)) for row in COLOUR_BLIND[kind])
    return "#{:02X}{:02X}{:02X}".format(*(gamma(v) for v in seen))


@cache
def lab(r: int, g: int, b: int) -> Lab:
    """Return a colour in CIE L*a*b*, white point D65."""
    lr, lg, lb = linear(r), linear(g), linear(b)

    def f(v: float) -> float:
        return v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116

    x = f((0.4124564 * lr + 0.3575761 * lg + 0.1804375 * lb) / 0.95047)
    y = f(0.2126729 * lr + 0.7151522 * lg + 0.0721750 * lb)
    z = f((0.0193339 * lr + 0.1191920 * lg + 0.9503041 * lb) / 1.08883)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def channels(image: QImage) -> tuple[bytes, bytes, bytes]:
    """Return the red, green and blue values of a picture, row by row."""
    # The bits belong to the converted picture, so it must stay alive while they are read.
    converted = image.convertToFormat(QImage.Format.Format_RGBX8888)
    raw = bytes(converted.constBits())
    return raw[0::4], raw[1::4], raw[2::4]


def lab_pixels(image: QImage) -> list[Lab]:
    return list(map(lab, *channels(image)))


def mean_difference(a: list[Lab], b: list[Lab]) -> float:
    """Return the mean colour distance dE76 of two pictures of the same size."""
    return sum(map(dist, a, b)) / len(a)


def bare_face(card: str, width: int, palette: str = "normal") -> QImage:
    """Draw a card as the generator makes it, without an index, on transparent ground."""
    renderer = QSvgRenderer(draw(card, PALETTES[palette]).document(card).encode())
    image = QImage(width, width * 7 // 4, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


@cache
def shown_face(card: str, width: int, palette: str = "normal", language: str = "en_US") -> QImage:
    """Draw a card as the table shows it, with its index."""
    theme = DeckTheme(synchronous=True)
    style = FaceStyle(Palette(palette), language=language)
    return theme.pixmap(card, width, 1.0, style).toImage()


def fan_strip(image: QImage) -> QImage:
    """Return what is seen of a card in a fan: the left 28 % of its upper half."""
    return image.copy(QRect(0, 0, int(image.width() * 0.28), image.height() // 2))
