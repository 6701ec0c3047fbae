"""Chips that move from those who pay to those who are paid."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sin
from typing import Final, final

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from tarock_desktop.ui.panels.chips import paint_disc

_DISCS: Final = 3
"""Discs of each payment."""
_APART: Final = 0.14
"""Between the starts of two discs, as a part of the whole time."""


@final
class ChipFlight(QWidget):
    """Lies over the page while chips move, and takes no click."""

    def __init__(self, over: QWidget, across: float) -> None:
        """Wait over a page; *across* is the diameter of a disc in pixels."""
        super().__init__(over)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._ways: list[tuple[QPointF, QPointF]] = []
        self._across = across
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self.update)
        self._clock.finished.connect(self.hide)
        self.hide()

    @property
    def is_flying(self) -> bool:
        """Whether chips move."""
        return self._clock.state() is QAbstractAnimation.State.Running

    def start(self, ways: Sequence[tuple[QPointF, QPointF]], duration: int) -> None:
        """Move chips along *ways*, all within *duration* milliseconds."""
        over = self.parentWidget()
        if over is None or not ways:
            return
        self._ways = list(ways)
        self.setGeometry(over.rect())
        self._clock.setDuration(duration)
        self.show()
        self.raise_()
        self._clock.start()

    def skip(self) -> None:
        """Let all chips be where they go."""
        self._clock.stop()
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the discs that are on their way, each on a slight arc."""
        del event
        painter, time = QPainter(self), float(self._clock.currentValue() or 0.0)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lasts = 1 - _APART * (_DISCS - 1)
        ease = QEasingCurve(QEasingCurve.Type.InOutSine)
        for number in reversed(range(_DISCS)):
            part = (time - number * _APART) / lasts
            if not 0 < part < 1:
                continue
            along = ease.valueForProgress(part)
            for start, end in self._ways:
                arc = QPointF(0, -1.6 * self._across * sin(pi * along))
                at = start + (end - start) * along + arc
                paint_disc(painter, at, self._across, "white")
