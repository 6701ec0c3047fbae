"""A page on the felt, without a table."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap

from tarock_desktop.ui.page.first_page import FirstPage
from tarock_desktop.ui.scene.felt import felt_picture
from tarock_desktop.ui.scene.layout import card_size
from tarock_desktop.ui.scene.usual_layout import lay_out
from tarock_desktop.ui.style.look import Look
from tarock_desktop.ui.style.tokens import Theme

_ROSETTE_CARD: Final = 0.13
"""Width of the card that the ornament in the felt is drawn for: part of the window's height."""


class _Key(Struct, frozen=True):
    theme: Theme
    width: int
    height: int
    ratio: float
    light: tuple[float, float]


class FeltPage(FirstPage):
    """Draws felt and rim below what lies on the page."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        # The style sheet knows by this name what lies on the felt.
        self.setObjectName("home")
        self.look = look
        self._key: _Key | None = None
        self._felt = QPixmap()

    def rim(self) -> float:
        """Return the width of the rim."""
        return lay_out(QSizeF(self.size()), self.look.unit, 0).rim

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the felt."""
        ratio, centre = self.devicePixelRatioF(), self.light_centre()
        key = _Key(
            self.look.theme,
            self.width(),
            self.height(),
            ratio,
            (round(centre.x()), round(centre.y())),
        )
        if key != self._key:
            size = QSizeF(self.size())
            layout = replace(
                lay_out(size, self.look.unit, 0),
                centre=centre,
                trick_card=card_size(_ROSETTE_CARD * size.height()),
            )
            self._felt, self._key = felt_picture(layout, self.look.theme, ratio), key
        QPainter(self).drawPixmap(0, 0, self._felt)

    def light_centre(self) -> QPointF:
        """Return the point where the felt is lightest."""
        return QPointF(self.width() / 2, self.height() / 2)
