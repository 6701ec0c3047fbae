"""A few words on the table, beside what they are about, over nothing that is needed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, final

from msgspec import Struct
from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from tarock_desktop.ui.style.aloud import announce
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Choice, Text

_STEP: Final = 8
"""Places are tried so far from each other, in pixels."""
_WIDTHS: Final = (19, 15, 12)
"""Widths of the bubble that are tried, in text units."""


class Cover(Struct, frozen=True):
    """What lies on the table, as places on the page."""

    never: tuple[QRect, ...]
    """What is needed now: cards to play, the trick, what is asked."""
    unwillingly: tuple[QRect, ...]
    """What is covered where there is no other room."""


@final
class TourBubble(QFrame):
    """One sentence and a way to be rid of the tour; it never takes the focus by itself."""

    def __init__(self, over: QWidget, on_end: Callable[[], None]) -> None:
        super().__init__(over)
        self.setObjectName("bubble")
        self.text = Text()
        self.end = Choice("", on_end)
        self.end.setProperty("role", "link")
        self.end.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        inside = QVBoxLayout(self)
        inside.setContentsMargins(Space.M, Space.S, Space.S, Space.XS)
        inside.setSpacing(0)
        inside.addWidget(self.text)
        inside.addWidget(self.end, 0, Qt.AlignmentFlag.AlignRight)
        self.hide()

    def say(self, sentence: str) -> None:
        """Say a sentence; where it is seen `lie` says."""
        self.text.setText(sentence)
        self.setAccessibleName(sentence)
        self.end.setText(self.tr("End the tour"))
        announce(self, sentence)

    def lie(self, area: QRect, cover: Cover, about: QPoint, unit: int) -> None:
        """Lie as near as possible to a point, over nothing that is needed, or not at all.

        Args:
            area: where the bubble may be.
            cover: what it may not cover.
            about: what the words are about.
            unit: one text unit, in pixels.
        """
        sizes = tuple(self._sizes(unit))

        def nearest(taken: Sequence[QRect]) -> QRect | None:
            places = (free_place(size, area, taken, about) for size in sizes)
            found = [place for place in places if place is not None]
            return min(found, key=lambda place: distance(place, about), default=None)

        place = nearest((*cover.never, *cover.unwillingly)) or nearest(cover.never)
        self.setVisible(place is not None)
        if place is not None:
            self.setGeometry(place)
            self.raise_()

    def _sizes(self, unit: int) -> Iterable[QSize]:
        for part in (self.text, self.end):
            part.ensurePolished()
        layout = self.layout()
        for units in _WIDTHS:
            wide = units * unit
            tall = wide if layout is None else layout.totalHeightForWidth(wide)
            yield QSize(wide, tall)


def distance(place: QRect, about: QPoint) -> float:
    """Return how far the middle of a *place* is from what the words are *about*, in pixels."""
    return QPointF(place.center() - about).manhattanLength()


def free_place(size: QSize, area: QRect, taken: Sequence[QRect], about: QPoint) -> QRect | None:
    """Return the place of a *size* in *area* nearest to *about* that meets nothing *taken*.

    >>> free_place(QSize(10, 10), QRect(0, 0, 40, 10), (QRect(0, 0, 20, 10),), QPoint(0, 0)).x()
    24
    """
    best: tuple[float, QRect] | None = None
    for top in range(area.top(), area.bottom() + 2 - size.height(), _STEP):
        left = area.left()
        while left + size.width() <= area.right() + 1:
            place = QRect(QPoint(left, top), size)
            barrier = next((each for each in taken if each.intersects(place)), None)
            if barrier is None:
                far = distance(place, about)
                if best is None or far < best[0]:
                    best = far, place
                left += _STEP
            else:
                # On to the first place right of it.
                left += max(_STEP, -(-(barrier.right() + 1 - left) // _STEP) * _STEP)
    return None if best is None else best[1]
