"""Shadows and ready-made pictures of cards: shadow and turned face in one.

A card at rest then costs one copy. Lengths are card widths unless a name says otherwise.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from enum import Enum
from types import MappingProxyType
from typing import Final, Protocol

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap

from tarock_desktop.ui.scene.face_style import FaceStyle

CARD_RATIO: Final = 1.75
CORNER: Final = 0.06
"""Radius of a card's corners."""
KEPT_BYTES: Final = 24 * 1024 * 1024
"""Pixels kept: one hand of the largest window."""
MOST_SPRITES: Final = 44
"""Sprites kept: a hand lying and lifted, the trick, the talon."""
FEW_BYTES: Final = 12 * 1024 * 1024
"""Small ones are kept in any number up to here: all hands may lie open."""
OVERSIZE: Final = 1.5
"""A face that is turned is drawn so much larger first: its lines stay sharp."""
FINE, COARSE = 5, 2
"""Parts of a degree to which an angle is rounded: at rest, and while it changes."""
VEIL: Final = "#181218"
SHADOW: Final = "#080604"
RING_EDGE: Final = "#26212B"


class Shadow(Enum):
    """How high a card lies over the felt."""

    LOW = "low"
    """Piles and talon."""
    REST = "rest"
    LIFTED = "lifted"


class Ring(Enum):
    """What an outline around a card says."""

    NONE = "none"
    POINTED = "pointed at"
    WINS = "wins the trick"
    REFUSED = "refused"


class _Layer(Struct, frozen=True):
    blur: float
    drop: float
    strength: float
    grow: float = 0.0


_LAYERS: Final = MappingProxyType(
    {
        Shadow.LOW: (_Layer(0.020, 0.008, 0.45), _Layer(0.040, 0.018, 0.22)),
        Shadow.REST: (_Layer(0.020, 0.010, 0.42), _Layer(0.075, 0.034, 0.30)),
        Shadow.LIFTED: (_Layer(0.050, 0.040, 0.26), _Layer(0.150, 0.105, 0.36, 0.01)),
    }
)
"""Contact and ambient shadow of each height."""
ROOM: Final = MappingProxyType({Shadow.LOW: 0.10, Shadow.REST: 0.16, Shadow.LIFTED: 0.34})
"""Room around a card for its shadow."""


class Faces(Protocol):
    """Gives the pictures of cards, or blank ones for the moment: a `DeckTheme`."""

    style: FaceStyle

    def pixmap(self, card: str, width: float, ratio: float = 1.0) -> QPixmap:
        """Return the face of *card* at a *width* in logical pixels."""

    def is_ready(self, card: str, width: float, ratio: float = 1.0) -> bool:
        """Return whether that is the true face; it is asked for if not."""


class CardLook(Struct, frozen=True):
    """What a sprite shows."""

    card: str
    """Name of the picture."""
    width: float
    """In logical pixels."""
    shadow: Shadow = Shadow.REST
    veil: int = 0
    """Strength of the veil in percent."""
    edge: str = ""
    """Colour of the line that sets a card off from a light felt; empty: none."""
    ring: Ring = Ring.NONE
    ring_colour: str = ""


class _Key(Struct, frozen=True):
    look: CardLook
    angle: float
    ratio: float
    style: FaceStyle


class Sprite(Struct, frozen=True):
    """A picture, and where its corner lies from the middle of the card, in logical pixels."""

    picture: QPixmap
    corner: QPointF
    is_blank: bool
    """Whether the face was not drawn yet when it was made."""


class Sprites:
    """Makes sprites and keeps those that were wanted last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[_Key, Sprite] = OrderedDict()
        self._bytes = 0
        self._shadows: dict[tuple[Shadow, float, float], QPixmap] = {}
        self.allowed: int | None = None
        """Sprites that may still be made for this frame; `None`: as many as are wanted."""

    def begin_frame(self, allowed: int | None) -> None:
        """Say how many new sprites the next frame has time for; `None`: for all."""
        self.allowed = allowed

    def sprite(
        self, faces: Faces, look: CardLook, angle: float, ratio: float, *, turns: bool
    ) -> Sprite | None:
        """Return a card as one picture; `None`: there is no time to make it in this frame.

        Args:
            faces: gives the faces.
            look: what it shows.
            angle: of the card, in degrees.
            ratio: device pixels in a logical pixel.
            turns: whether the angle changes: it is rounded more coarsely then.
        """
        parts = COARSE if turns else FINE
        key = _Key(look, round(angle * parts) / parts, ratio, faces.style)
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        if self.allowed is not None:
            if self.allowed <= 0:
                return None
            self.allowed -= 1
        made = self._make(faces, key)
        self._kept[key] = made
        self._bytes += _cost(made)
        while len(self._kept) > 1 and self._is_full():
            self._bytes -= _cost(self._kept.popitem(last=False)[1])
        return made

    def _is_full(self) -> bool:
        are_many = len(self._kept) > MOST_SPRITES and self._bytes > FEW_BYTES
        return self._bytes > KEPT_BYTES or are_many

    def prepare(self, faces: Faces, look: CardLook, angle: float, ratio: float) -> bool:
        """Make a sprite between two frames; return whether it is there.

        It is not before the face has been drawn.
        """
        if not faces.is_ready(look.card, look.width, _face_ratio(ratio, is_turned=angle != 0)):
            return False
        self.allowed = None
        return self.sprite(faces, look, angle, ratio, turns=False) is not None

    def forget_blank(self, card: str) -> None:
        """Let go of the sprites of a card that show no face yet: it has come."""
        blank = [
            key for key, sprite in self._kept.items() if sprite.is_blank and key.look.card == card
        ]
        for key in blank:
            self._bytes -= _cost(self._kept.pop(key))

    def paint(
        self,
        painter: QPainter,
        faces: Faces,
        look: CardLook,
        angle: float,
        ratio: float,
        *,
        turned: float | None = None,
    ) -> None:
        """Draw shadow and turned face with the painter's origin in the middle of the card.

        *turned*: width as drawn, from 0 (seen from the edge) to 1; `None`: the card lies still,
        and if it lies upright no line of it is softened.
        """
        wide = look.width
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.save()
        painter.translate(0, _LAYERS[look.shadow][1].drop * wide)
        painter.rotate(angle)
        painter.scale(1.0 if turned is None else turned, 1)
        room = 0.5 + ROOM[look.shadow]
        corner = QPointF(-room * wide, -(CARD_RATIO / 2 + ROOM[look.shadow]) * wide)
        painter.drawPixmap(corner, self.shadow(look.shadow, wide, ratio))
        painter.restore()
        painter.rotate(angle)
        painter.scale(1.0 if turned is None else turned, 1)
        _paint_face(painter, faces, look, angle, ratio, moves=turned is not None)
        painter.restore()

    def shadow(self, shadow: Shadow, width: float, ratio: float) -> QPixmap:
        """Return the shadow of a card of a *width* that is not turned; see `ROOM`."""
        key = (shadow, width, ratio)
        found = self._shadows.get(key)
        if found is None:
            if len(self._shadows) > 40:
                self._shadows.clear()
            found = self._shadows[key] = _shadow(shadow, width, ratio)
        return found

    def _make(self, faces: Faces, key: _Key) -> Sprite:
        look, angle, ratio = key.look, key.angle, key.ratio
        turn = math.radians(angle)
        sin, cos = abs(math.sin(turn)), abs(math.cos(turn))
        wide, room = look.width, (ROOM[look.shadow] + 0.02) * look.width
        half_w = math.ceil((wide * cos + wide * CARD_RATIO * sin) / 2 + room)
        half_h = math.ceil((wide * sin + wide * CARD_RATIO * cos) / 2 + room)
        image = _empty(2 * half_w * ratio, 2 * half_h * ratio)
        face_ratio = _face_ratio(ratio, is_turned=angle != 0)
        is_blank = not faces.is_ready(look.card, look.width, face_ratio)
        painter = QPainter(image)
        painter.scale(ratio, ratio)
        painter.translate(half_w, half_h)
        self.paint(painter, faces, look, angle, ratio)
        painter.end()
        picture = QPixmap.fromImage(image)
        picture.setDevicePixelRatio(ratio)
        return Sprite(picture, QPointF(-half_w, -half_h), is_blank)


def _paint_face(
    painter: QPainter,
    faces: Faces,
    look: CardLook,
    angle: float,
    ratio: float,
    *,
    moves: bool,
) -> None:
    wide, tall = look.width, round(look.width * CARD_RATIO)
    place = QRectF(-wide / 2, -tall / 2, wide, tall)
    face = faces.pixmap(look.card, wide, _face_ratio(ratio, is_turned=angle != 0 or moves))
    if angle or moves:
        painter.drawPixmap(place, face, QRectF(face.rect()))
    else:
        # On whole pixels, so that no line is softened.
        there = painter.transform()
        corner = there.map(place.topLeft())
        whole = there.inverted()[0].map(QPointF(round(corner.x()), round(corner.y())))
        painter.drawPixmap(whole, face)
    if look.veil:
        veil = QColor(VEIL)
        veil.setAlphaF(look.veil / 100)
        painter.fillPath(rounded(wide, tall, CORNER * wide), veil)
    if look.ring is not Ring.NONE:
        _paint_ring(painter, look, wide, tall)
    if look.edge:
        outline = rounded(wide - 1, tall - 1, CORNER * wide)
        painter.strokePath(outline, QPen(QColor(look.edge), 1))


def _face_ratio(ratio: float, *, is_turned: bool) -> float:
    """Return the pixel ratio of the face that a card is drawn from."""
    return ratio * OVERSIZE if is_turned and ratio < OVERSIZE else ratio


def _paint_ring(painter: QPainter, look: CardLook, wide: float, tall: float) -> None:
    corner = CORNER * wide
    if look.ring is not Ring.POINTED:
        pen = QPen(QColor(look.ring_colour), max(3.0, 0.022 * wide))
        if look.ring is Ring.REFUSED:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.strokePath(rounded(wide + 4, tall + 4, corner + 2), pen)
        return
    # Two tones, so that the ring is seen on light and on dark ground.
    painter.strokePath(rounded(wide + 6, tall + 6, corner + 3), QPen(QColor(RING_EDGE), 2))
    pen = QPen(QColor(look.ring_colour), 3)
    painter.strokePath(rounded(wide + 2, tall + 2, corner), pen)


def rounded(width: float, height: float, corner: float) -> QPainterPath:
    """Return a rounded rectangle around the origin."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(-width / 2, -height / 2, width, height), corner, corner)
    return path


def _empty(width: float, height: float) -> QImage:
    size = (max(1, round(width)), max(1, round(height)))
    image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    return image


def _cost(sprite: Sprite) -> int:
    return sprite.picture.width() * sprite.picture.height() * 4


def _shadow(shadow: Shadow, width: float, ratio: float) -> QPixmap:
    """Draw two blurred rounded rectangles, one over the other."""
    room = ROOM[shadow]
    wide, tall = width * (1 + 2 * room) * ratio, width * (CARD_RATIO + 2 * room) * ratio
    whole = _empty(wide, tall)
    for layer in _LAYERS[shadow]:
        # Blurred as wide as that, a picture of fewer pixels looks the same.
        fewer = max(1.0, layer.blur * width * ratio / 4)
        one = _empty(wide / fewer, tall / fewer)
        painter = QPainter(one)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(one.width() / 2, one.height() / 2)
        painter.scale(ratio / fewer, ratio / fewer)
        colour = QColor(SHADOW)
        colour.setAlphaF(layer.strength)
        size = width * (1 + 2 * layer.grow)
        painter.fillPath(rounded(size, size * CARD_RATIO, CORNER * width), colour)
        painter.end()
        soft = _blurred(one, layer.blur * width * ratio / fewer)
        painter = QPainter(whole)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(QRectF(whole.rect()), soft, QRectF(soft.rect()))
        painter.end()
    pixmap = QPixmap.fromImage(whole)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def _blurred(image: QImage, radius: float) -> QImage:
    """Return a softer image: shrunk and enlarged three times."""
    smooth = Qt.TransformationMode.SmoothTransformation
    aspect = Qt.AspectRatioMode.IgnoreAspectRatio
    size = image.size()
    for part in (1.6, 2.6, 4.0):
        factor = max(1.0, radius / part)
        wide, tall = max(2, round(size.width() / factor)), max(2, round(size.height() / factor))
        image = image.scaled(wide, tall, aspect, smooth).scaled(size, aspect, smooth)
    return image
