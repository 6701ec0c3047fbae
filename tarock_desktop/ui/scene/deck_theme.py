"""Card faces as pixmaps: drawn from SVG in the background when first asked for, then kept.

``QSvgRenderer.render`` keeps Python's lock, so faces go through ``QImageReader`` in a thread
pool: it lets go of the lock, and the window stays alive.
"""

from __future__ import annotations

import tomllib
import weakref
from collections import OrderedDict
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from time import monotonic
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import (
    QByteArray,
    QObject,
    QRectF,
    QSize,
    Qt,
    QThreadPool,
    Signal,
)
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter, QPen, QPixmap
from shiboken6 import isValid

from tarock_desktop.resources import data
from tarock_desktop.ui.scene.card_index import (
    CARD_HEIGHT,
    CARD_WIDTH,
    IndexArt,
    index_art,
    pip_path,
)
from tarock_desktop.ui.scene.face_style import BACK, FaceStyle, IndexMode, Palette, asset_id
from tarock_desktop.ui.scene.sprites import Sprites
from tarock_desktop.ui.threads.job_pool import job_pool, tell

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["DeckTheme", "ThemeColours", "asset_id", "theme_colours"]

DEFAULT_CACHE: Final = 32 * 1024 * 1024
"""Bytes of pixels kept: one hand of the largest window. What is seen is kept as sprites too."""
MOST_FACES: Final = 44
FEW_BYTES: Final = 6 * 1024 * 1024
"""As many faces are kept, and bytes of them, that nobody has asked for in the last `WHILE`: their
sprites are kept, and the next hand has other cards."""
WHILE: Final = 0.5
"""In seconds. All that is seen at once is asked for when it is painted, and must be kept: the
whole pack lies in the deal editor."""
MOST_CHIPS: Final = 300
"""Index chips kept: those of a few sizes, some megabytes."""
_BYTES_A_PIXEL: Final = 4
_CORNER: Final = 24
_BACK_GROUND: Final = "tarock"
_LIGHTEST: Final = "heart-1"
"""The card that is drawn in half a millisecond."""


class ThemeColours(Struct, frozen=True):
    """What is drawn besides the SVG files of a palette: paper, outline, index colours."""

    paper: QColor
    edge: QColor
    ink: QColor
    pip: Mapping[str, QColor]


@cache
def theme_colours(palette: Palette) -> ThemeColours:
    """Return the colours of a palette; `pip` has a colour for each suit and for tarocks."""
    text = _deck_folder(palette).joinpath("theme.toml").read_text(encoding="utf-8")
    table = tomllib.loads(text)
    return ThemeColours(
        paper=QColor(table["paper"]),
        edge=QColor(table["edge"]),
        ink=QColor(table["ink"]),
        pip=MappingProxyType({suit: QColor(value) for suit, value in table["pip"].items()}),
    )


def _deck_folder(palette: Palette) -> Path:
    return data("assets").joinpath("cards", palette.value)


class _Face(Struct, frozen=True):
    """One picture: a card in a style at a width in device pixels, and their ratio."""

    card: str
    style: FaceStyle
    width: int
    ratio: float

    @property
    def size(self) -> QSize:
        return QSize(self.width, round(self.width * CARD_HEIGHT / CARD_WIDTH))

    @property
    def suit(self) -> str:
        return _BACK_GROUND if self.card == BACK else self.card.split("-")[0]

    @property
    def has_wide_banner(self) -> bool:
        """Without its index a numbered tarock would show no number in a fan."""
        return (
            self.style.index is IndexMode.OFF
            and self.suit == "tarock"
            and self.card not in {BACK, "tarock-22"}
        )


def _read_svg(source: Path, size: QSize) -> QImage:
    """Rasterise one file.

    Raises:
        OSError: there is no such file.
        ValueError: Qt cannot read the file; the message says which and why.
    """
    source.stat()  # Raises for a missing file, and names it.
    # Not from a buffer of ours: Qt reads it under a lock and would wait there for Python,
    # while the thread of the window, with Python in its hands, can wait for that lock.
    reader = QImageReader(str(source), QByteArray(b"svg"))
    reader.setScaledSize(size)
    image = reader.read()
    if image.isNull():
        message = f"the card picture {source.name} cannot be drawn: {reader.errorString()}"
        raise ValueError(message)
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def _card_painter(target: QImage | QPixmap, width: float) -> QPainter:
    """Return a painter whose units are those of the card, 400 to its width."""
    painter = QPainter(target)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(width / CARD_WIDTH, width / CARD_WIDTH)
    return painter


def _paint_index(painter: QPainter, face: _Face, art: IndexArt | None) -> None:
    if art is not None:
        colours = theme_colours(face.style.palette)
        art.paint_both_ends(painter, colours.pip[face.suit], colours.paper)


def _draw_face(face: _Face, art: IndexArt | None) -> QImage:
    """Rasterise a face with its index. Runs in any thread."""
    folder = _deck_folder(face.style.palette)
    name = face.style.back.file if face.card == BACK else face.card
    image = _read_svg(folder.joinpath(f"{name}.svg"), face.size)
    if face.has_wide_banner:
        banner = _read_svg(folder.joinpath("banners", f"{face.card}.svg"), face.size)
        painter = QPainter(image)
        painter.drawImage(0, 0, banner)
        painter.end()
    painter = _card_painter(image, face.width)
    _paint_index(painter, face, art)
    painter.end()
    # Here, while nobody shares the picture: later Qt would copy it for that.
    image.setDevicePixelRatio(face.ratio)
    return image


@cache
def _make_classes() -> None:
    """Use what draws a face once in the thread of the window.

    PySide makes a class of Qt when it is first used, and crashes if two threads do that at once.
    """
    face = _Face(_LIGHTEST, FaceStyle(), 1, 1.0)
    with suppress(OSError, ValueError):
        image = _draw_face(face, index_art(face.card, face.style))
        painter = QPainter(image)
        painter.drawImage(0, 0, QImage(image))
        painter.end()


class _Sender(QObject):
    """Carries finished pictures from the pool to the window's thread."""

    drawn = Signal(object, QImage)
    failed = Signal(object, str)


def _draw(face: _Face, art: IndexArt | None, wanted: set[_Face], sender: _Sender) -> None:
    """Draw a face in a thread of the pool and send it, unless nobody waits for it any more."""
    if face not in wanted:
        return
    try:
        image, reason = _draw_face(face, art), ""
    except (OSError, ValueError) as error:
        image, reason = None, str(error)
    if image is not None:
        tell(sender, "drawn", face, image)
    else:
        tell(sender, "failed", face, reason)


class DeckTheme(QObject):
    """Gives the pixmap of a card at a size, a pixel ratio and a style.

    Nothing is drawn before it is asked for. What is not there yet comes as a blank card of the
    right size, or as the face of another size where there is one, and `face_ready` tells when the
    true face can be had. Cards are named as their files are: `tarock-19`, `heart-king`, `back`;
    `asset_id` turns `T19` into such a name.
    """

    face_ready = Signal(str)
    """A face of this card has been drawn: ask for its pixmap again."""
    face_failed = Signal(str, str)
    """A card's file cannot be drawn: the card and a sentence that says why."""

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        style: FaceStyle | None = None,
        synchronous: bool = False,
        cache_bytes: int = DEFAULT_CACHE,
    ) -> None:
        super().__init__(parent)
        self.style = style or FaceStyle()
        """The style of faces that are asked for without one."""
        self.synchronous = synchronous
        """Whether every pixmap is the true face at once: for tests and screenshots."""
        self.least_index = 0.0
        """Cards show an index chip of this height where their own is smaller; in pixels."""
        self._limit = cache_bytes
        self._faces: OrderedDict[_Face, QPixmap] = OrderedDict()
        self._asked: dict[_Face, float] = {}
        """When each of them was asked for last."""
        self._bytes = 0
        self._blanks: dict[_Face, QPixmap] = {}
        self._chips: dict[_Face, QPixmap] = {}
        self._wanted: set[_Face] = set()
        self._failed: set[_Face] = set()
        self.sprites = Sprites()
        """Shadows, and faces with their shadow that are turned."""
        self._pool = job_pool(2)
        self._sender = _Sender()
        self._sender.drawn.connect(self._take)
        self._sender.failed.connect(self._give_up)
        # A job that still draws while Qt is taken down would end in a traceback.
        weakref.finalize(self, _wait_for_jobs, self._wanted, self._pool)

    def pixmap(
        self, card: str, width: float, ratio: float = 1.0, style: FaceStyle | None = None
    ) -> QPixmap:
        """Return the face of a card, or for the moment a blank card of the same size.

        Args:
            card: name of the card's file.
            width: in logical pixels.
            ratio: device pixels in a logical pixel.
            style: the theme's own style if None.
        """
        if self.synchronous:
            return self.render_now(card, width, ratio, style)
        face = self._face(card, width, ratio, style)
        ready = self._ask(face)
        if ready is not None:
            return ready
        if face not in self._blanks:
            other = self._of_another_size(face)
            self._blanks[face] = other or self._blank(face, index_art(card, face.style))
        return self._blanks[face]

    def is_ready(self, card: str, width: float, ratio: float = 1.0) -> bool:
        """Return whether `pixmap` gives the true face; it is asked for if not."""
        return self.synchronous or self._ask(self._face(card, width, ratio, None)) is not None

    def _ask(self, face: _Face) -> QPixmap | None:
        """Return a face; if it is not there yet, let a thread draw it."""
        ready = self._faces.get(face)
        if ready is not None:
            self._use(face)
        elif face not in self._wanted and face not in self._failed:
            self._wanted.add(face)
            art = index_art(face.card, face.style)
            _make_classes()
            self._pool.start(partial(_draw, face, art, self._wanted, self._sender))
        return ready

    def _of_another_size(self, face: _Face) -> QPixmap | None:
        """Return a face from a picture of another size: softer than its own, but no blank card."""
        for kept, pixmap in reversed(self._faces.items()):
            if (kept.card, kept.style) == (face.card, face.style):
                smooth = Qt.TransformationMode.SmoothTransformation
                aspect = Qt.AspectRatioMode.IgnoreAspectRatio
                scaled = pixmap.scaled(face.size, aspect, smooth)
                scaled.setDevicePixelRatio(face.ratio)
                return scaled
        return None

    def render_now(
        self, card: str, width: float, ratio: float = 1.0, style: FaceStyle | None = None
    ) -> QPixmap:
        """Return the face of a card, drawing it in this thread if need be.

        Raises:
            OSError: the card has no file.
            ValueError: the card's file cannot be drawn.
        """
        face = self._face(card, width, ratio, style)
        if face not in self._faces:
            self._keep(face, _draw_face(face, index_art(card, face.style)))
        self._use(face)
        return self._faces[face]

    def chip(
        self, card: str, height: float, ratio: float = 1.0, style: FaceStyle | None = None
    ) -> QPixmap:
        """Return an index chip: index over suit sign on paper, where a face would be too small.

        Args:
            card: name of a card's file, not the back.
            height: in logical pixels; the width is 0.64 of it.
            ratio: device pixels in a logical pixel.
            style: the theme's own style if None. A chip shows letters even if the index is off.
        """
        face = self._face(card, height, ratio, style)
        ready = self._chips.get(face)
        if ready is not None:
            return ready
        if len(self._chips) >= MOST_CHIPS:
            self._chips.clear()
        size = QSize(max(1, round(face.width * 0.64)), face.width)
        pixmap = QPixmap(size)
        pixmap.fill(Qt.GlobalColor.transparent)
        _paint_chip(pixmap, face)
        pixmap.setDevicePixelRatio(ratio)
        self._chips[face] = pixmap
        return pixmap

    def forget_requests(self) -> None:
        """Drop the faces that nobody has begun to draw: the size has changed again."""
        self._wanted.clear()
        self._blanks.clear()
        self._failed.clear()

    def close(self) -> None:
        """Wait for the face in work and drop the others; the theme stays usable."""
        self.forget_requests()
        _wait_for_jobs(self._wanted, self._pool)

    @property
    def cached_bytes(self) -> int:
        """Bytes of pixels kept."""
        return self._bytes

    def _face(self, card: str, width: float, ratio: float, style: FaceStyle | None) -> _Face:
        return _Face(card, style or self.style, max(1, round(width * ratio)), ratio)

    def _take(self, face: _Face, image: QImage) -> None:
        self._wanted.discard(face)
        self._blanks.pop(face, None)
        self._keep(face, image)
        self.sprites.forget_blank(face.card)
        self.face_ready.emit(face.card)

    def _give_up(self, face: _Face, reason: str) -> None:
        """Leave the blank card in place: its index says which card it is."""
        if face in self._wanted:
            self._wanted.discard(face)
            self._failed.add(face)
        self.face_failed.emit(face.card, reason)

    def _keep(self, face: _Face, image: QImage) -> None:
        """Keep a face, and let go of those that were not asked for longest."""
        if face in self._faces:
            return
        self._faces[face] = QPixmap.fromImage(image)
        self._bytes += _cost(face)
        self._use(face)
        while len(self._faces) > 1 and self._is_full():
            oldest, _ = self._faces.popitem(last=False)
            self._bytes -= _cost(oldest)
            del self._asked[oldest]

    def _use(self, face: _Face) -> None:
        """Note that a face was asked for now."""
        self._faces.move_to_end(face)
        self._asked[face] = monotonic()

    def _is_full(self) -> bool:
        if self._bytes > self._limit:
            return True
        are_many = len(self._faces) > MOST_FACES or self._bytes > FEW_BYTES
        return are_many and monotonic() - self._asked[next(iter(self._faces))] > WHILE

    @staticmethod
    def _blank(face: _Face, art: IndexArt | None) -> QPixmap:
        """Return an empty card that shows its index, or an empty back."""
        colours = theme_colours(face.style.palette)
        pixmap = QPixmap(face.size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = _card_painter(pixmap, face.width)
        painter.setPen(QPen(colours.edge, 3))
        painter.setBrush(colours.pip[_BACK_GROUND] if face.card == BACK else colours.paper)
        outline = QRectF(1.5, 1.5, CARD_WIDTH - 3, CARD_HEIGHT - 3)
        painter.drawRoundedRect(outline, _CORNER, _CORNER)
        _paint_index(painter, face, art)
        painter.end()
        pixmap.setDevicePixelRatio(face.ratio)
        return pixmap


def _wait_for_jobs(wanted: set[_Face], pool: QThreadPool) -> None:
    """Let the jobs that have not begun fall through, and wait for the others."""
    wanted.clear()
    if isValid(pool):
        pool.clear()
        pool.waitForDone()


def _cost(face: _Face) -> int:
    return face.size.width() * face.size.height() * _BYTES_A_PIXEL


def _paint_chip(pixmap: QPixmap, face: _Face) -> None:
    """Draw paper, index and suit sign; a chip is 112 x 175 units."""
    colours = theme_colours(face.style.palette)
    mode = face.style.index if face.style.index is not IndexMode.OFF else IndexMode.LETTERS
    art = index_art(face.card, FaceStyle(face.style.palette, mode, face.style.language))
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale = pixmap.height() / 175
    painter.scale(scale, scale)
    painter.setPen(QPen(colours.edge, 3))
    painter.setBrush(colours.paper)
    painter.drawRoundedRect(QRectF(1.5, 1.5, 109, 172), 16, 16)
    painter.translate(-3, -10)
    if art is not None:
        art.paint(painter, colours.pip[face.suit], colours.paper)
    painter.translate(58, 143)
    painter.scale(0.6, 0.6)
    painter.fillPath(pip_path(face.suit), colours.pip[face.suit])
    painter.end()
