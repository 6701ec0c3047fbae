"""Real drags: press, moves and release of the mouse through the viewport."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QGraphicsView
from pytestqt.qtbot import QtBot

LEFT = Qt.MouseButton.LeftButton


def press_and_move(
    qtbot: QtBot, view: QGraphicsView, start: QPointF, end: QPointF, steps: int = 6
) -> None:
    """Press at *start* and move to *end* without letting go; points are those of the view."""
    viewport, a, b = view.viewport(), start.toPoint(), end.toPoint()
    qtbot.mousePress(viewport, LEFT, pos=a)
    for step in range(1, steps + 1):
        qtbot.mouseMove(viewport, a + (b - a) * step / steps)


def drag(qtbot: QtBot, view: QGraphicsView, start: QPointF, end: QPointF, steps: int = 6) -> None:
    """Drag with the left button from *start* to *end*; points are those of the view."""
    press_and_move(qtbot, view, start, end, steps)
    qtbot.mouseRelease(view.viewport(), LEFT, pos=end.toPoint())


def click(qtbot: QtBot, view: QGraphicsView, point: QPointF) -> None:
    """Click with the left button."""
    qtbot.mouseClick(view.viewport(), LEFT, pos=point.toPoint())


def double_click(qtbot: QtBot, view: QGraphicsView, point: QPointF) -> None:
    """Click twice as a person does: the second press comes as a double click."""
    viewport, at = view.viewport(), QPoint(point.toPoint())
    qtbot.mouseClick(viewport, LEFT, pos=at)
    qtbot.mouseDClick(viewport, LEFT, pos=at)
