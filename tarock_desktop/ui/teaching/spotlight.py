"""What lies over the whole window of a taught table: light on one thing, or no picture at all."""

from __future__ import annotations

from typing import Final, final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from tarock_desktop.ui.style.tokens import Radius

LEFT_OF_LIGHT: Final = 0.35
"""How much of their light everything else keeps."""
AROUND: Final = 4.0
"""So far the light reaches beyond the thing itself, in pixels."""
BLACK: Final = "#000000"


class Cover(QWidget):
    """Lies over a whole window."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    def lie(self) -> None:
        """Lie over everything from now on."""
        self.setGeometry(self._window.rect())
        self.show()
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the window."""
        if event.type() == QEvent.Type.Resize and watched is self._window and self.isVisible():
            self.follow()
        return super().eventFilter(watched, event)

    def follow(self) -> None:
        """Do what is to be done when the window has another size."""
        self.setGeometry(self._window.rect())


@final
class Spotlight(Cover):
    """Dims everything but one rectangle, until the next click."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.spot = QRectF()
        """What is lit, in pixels of the window."""
        self.hide()

    def light(self, spot: QRectF) -> None:
        """Light a rectangle of the window."""
        self.spot = spot.adjusted(-AROUND, -AROUND, AROUND, AROUND)
        self.lie()

    def follow(self) -> None:
        """Show everything again: what was lit lies elsewhere now."""
        self.hide()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Show everything again."""
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the shade."""
        shade = QColor(BLACK)
        shade.setAlphaF(1 - LEFT_OF_LIGHT)
        lit = QPainterPath()
        lit.addRoundedRect(self.spot, Radius.BUTTON, Radius.BUTTON)
        path = QPainterPath()
        path.addRect(QRectF(self.rect()))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(path.subtracted(lit), shade)


@final
class Blank(Cover):
    """Covers the picture: nothing is to be seen, and no key of the game does anything."""

    lifted = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    def cover(self) -> None:
        """Show nothing from now on."""
        self.lie()
        self.setFocus()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ask for the picture again."""
        self.lifted.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ask for the picture again, whatever key it is."""
        self.lifted.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw nothing but black."""
        QPainter(self).fillRect(self.rect(), QColor(BLACK))


@final
class Covers(QObject):
    """Both of them over one window."""

    toggled = Signal()
    """The picture was covered, or is to be seen again."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.spotlight, self.blank = Spotlight(window), Blank(window)
        self.blank.lifted.connect(self.toggle_blank)

    @property
    def is_blank(self) -> bool:
        """Whether nothing is to be seen."""
        return not self.blank.isHidden()

    def toggle_blank(self) -> None:
        """Cover the picture, or show it again."""
        self.spotlight.hide()
        if self.is_blank:
            self.blank.hide()
        else:
            self.blank.cover()
        self.toggled.emit()
