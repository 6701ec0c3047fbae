"""A veil over the felt, so that a page stands out from what lies on the table."""

from __future__ import annotations

from typing import Final, final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from tarock_desktop.ui.style.tokens import GREEN_BAIZE, Radius, Theme

_OPACITY: Final = 0.62


@final
class Veil(QWidget):
    """Takes no click."""

    def __init__(self) -> None:
        super().__init__()
        self._theme: Theme = GREEN_BAIZE
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def use_theme(self, theme: Theme) -> None:
        """Take the colour of the felt."""
        self._theme = theme
        self.update()

    def cover(self, felt: QRect, *, on: bool) -> None:
        """Lie over the *felt*, or nowhere."""
        self.setGeometry(felt)
        self.setVisible(on)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a pane of the felt's own colour."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QColor(self._theme.felt_lo)
        ground.setAlphaF(_OPACITY)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(self.rect(), 2 * Radius.PANEL, 2 * Radius.PANEL)
