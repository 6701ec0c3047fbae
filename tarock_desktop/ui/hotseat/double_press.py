"""The second press of a double press, told apart from a press of its own."""

from __future__ import annotations

from typing import Final, final

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QMouseEvent

_PRESSES: Final = (
    QEvent.Type.KeyPress,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonDblClick,
)
_RELEASES: Final = (QEvent.Type.KeyRelease, QEvent.Type.MouseButtonRelease)


@final
class DoublePress:
    """Finds presses that were meant for what the curtain has covered or uncovered since.

    Who clicks twice on *Pass* would open the curtain that fell after the first click, before the
    next person sits there; who clicks twice on the curtain would answer the question below it.
    """

    def __init__(self) -> None:
        self._last: tuple[Qt.Key | Qt.MouseButton, QPointF, int] | None = None
        """What was pressed last, where on the screen, and when, in milliseconds."""
        self._swallowed: Qt.Key | Qt.MouseButton | None = None
        self._has_moved = False

    def curtain_moved(self) -> None:
        """The curtain has fallen or risen since the last press."""
        self._has_moved = True

    def takes(self, event: QEvent) -> bool:
        """Return whether nothing else may get *event*: a second press, or its release."""
        kind = event.type()
        if kind in _RELEASES and isinstance(event, QKeyEvent | QMouseEvent):
            return self._swallowed is not None and self._swallowed == _pressed(event)
        if kind not in _PRESSES or not isinstance(event, QKeyEvent | QMouseEvent):
            return False
        if isinstance(event, QKeyEvent) and event.isAutoRepeat():
            return False
        pressed, at, when = _pressed(event), QPointF(), event.timestamp()
        if isinstance(event, QMouseEvent):
            at = event.globalPosition()
        if self._last is not None and self._last[2] == when and self._last[0] == pressed:
            # The same press on its way from the window to the widget and its parents.
            return self._swallowed == pressed
        is_second = self._has_moved and self._is_soon(pressed, at, when)
        self._last = pressed, at, when
        self._swallowed = pressed if is_second else None
        self._has_moved = is_second
        return is_second

    def _is_soon(self, pressed: Qt.Key | Qt.MouseButton, at: QPointF, when: int) -> bool:
        if self._last is None:
            return False
        before, place, time = self._last
        hints = QGuiApplication.styleHints()
        is_near = (at - place).manhattanLength() < hints.startDragDistance()
        return before == pressed and is_near and 0 < when - time < hints.mouseDoubleClickInterval()


def _pressed(event: QKeyEvent | QMouseEvent) -> Qt.Key | Qt.MouseButton:
    return Qt.Key(event.key()) if isinstance(event, QKeyEvent) else event.button()
