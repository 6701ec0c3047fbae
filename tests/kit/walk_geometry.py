"""Reads the geometry of what a window shows and says what is wrong with it.

Nothing may be cut, covered or too small: texts, buttons, and what lies on the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from typing import Any, Final, final

from PySide6.QtCore import QPoint, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter, QPicture
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSlider,
    QComboBox,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QStackedWidget,
    QStyleOptionGraphicsItem,
    QWidget,
)

from tarock_desktop.ui.page.table_page import TablePage
from tarock_desktop.ui.page.veil import Veil
from tarock_desktop.ui.scene.card_item import CardItem
from tarock_desktop.ui.scene.fan import Lift
from tarock_desktop.ui.scene.seat_plate import FeltItem
from tarock_desktop.ui.scene.table_scene import TableScene
from tarock_desktop.ui.style.widgets import ElidedLabel

SLACK: Final = 2
"""So many pixels of overlap or overhang are seen by nobody."""
LEAST_PROMPT: Final = 60
"""A prompt that is not as high as that shows nothing."""


@final
class Painted:
    """What was painted with too little room, and the size of all letters, while it is watched."""

    def __init__(self) -> None:
        self.shortened: list[str] = []
        self.sizes: dict[str, int] = {}
        """The size of what was written, in pixels; the signs on coins are no text."""

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Note what is painted from Python meanwhile."""
        painter: Any = QPainter
        draw_text = painter.drawText
        elided: dict[Any, Any] = {}

        def note_text(self_: QPainter, *asked: Any) -> Any:
            text = next((each for each in asked if isinstance(each, str)), "")
            if len(text) > 1:
                size = self_.fontInfo().pixelSize()
                self.sizes[text] = min(size, self.sizes.get(text, size))
            return draw_text(self_, *asked)

        for metrics in (QFontMetrics, QFontMetricsF):
            elided[metrics] = metrics.elidedText
            self._watch(metrics, metrics.elidedText)
        painter.drawText = note_text
        try:
            yield
        finally:
            painter.drawText = draw_text
            for metrics, original in elided.items():
                metrics.elidedText = original

    def _watch(self, metrics: Any, original: Any) -> None:
        def elided_text(*asked: Any) -> str:
            fitted: str = original(*asked)
            if fitted != asked[1]:
                self.shortened.append(asked[1])
            return fitted

        metrics.elidedText = elided_text


def faults(window: QWidget, page: TablePage | None, least: int) -> list[str]:
    """Return what is wrong with what is to be seen of a window.

    Args:
        window: the window or dialog.
        page: the table in it, if one is to be seen.
        least: the size that no text may be below, in pixels.
    """
    found = [fault for part in _parts(window) for fault in _faults_of(part, window, least)]
    found += _overlaps(window, page)
    if page is not None and page.view.isVisible():
        found += _faults_of_table(page)
    found += _painted(window, page, least)
    return list(dict.fromkeys(found))


def name_of(part: QWidget) -> str:
    """Return the kind of a widget and what it says."""
    said = part.text() if isinstance(part, QLabel | QAbstractButton) else part.objectName()
    return f"{type(part).__name__} \u201c{said or part.accessibleName()}\u201d"


def _parts(root: QWidget) -> Iterator[QWidget]:
    """Go through all widgets to be seen; not through what only a screen reader finds."""
    for part in root.children():
        if isinstance(part, QWidget) and part.isVisible() and not part.isWindow():
            yield part
            if not isinstance(part, QGraphicsView | QComboBox | QLineEdit | QAbstractSlider):
                yield from _parts(part)


# ---------------------------------------------------------------------- one widget


def _faults_of(part: QWidget, window: QWidget, least: int) -> Iterator[str]:
    name = name_of(part)
    if part.objectName().startswith("qt_"):
        return
    if isinstance(part, QLabel | QAbstractButton | QComboBox | QLineEdit) and _said(part):
        size = part.fontInfo().pixelSize()
        if size < least:
            yield f"{name}: text of {size} pixels, {least} at least"
        if _is_cut(part):
            yield f"{name}: text is cut"
    is_focused = part.focusPolicy() is not Qt.FocusPolicy.NoFocus
    is_shown = isinstance(part, QLabel | QAbstractButton) or is_focused
    if is_shown and not isinstance(part, QAbstractScrollArea):
        yield from (f"{name}: outside of {name_of(box)}" for box in _cutting(part, window))


def _said(part: QWidget) -> str:
    if isinstance(part, QComboBox):
        return part.currentText()
    return part.text() if isinstance(part, QLabel | QAbstractButton | QLineEdit) else ""


def _is_cut(part: QWidget) -> bool:
    if isinstance(part, QAbstractButton):
        needed, has = part.sizeHint(), part.size()
        return needed.width() > has.width() + SLACK or needed.height() > has.height() + SLACK
    if not isinstance(part, QLabel) or isinstance(part, ElidedLabel):
        return False  # What is shortened is noticed while it is painted.
    tall = part.heightForWidth(part.width()) if part.wordWrap() else part.sizeHint().height()
    if tall > part.height() + SLACK:
        return True
    if part.textFormat() is Qt.TextFormat.RichText:
        return False
    pieces = part.text().split() if part.wordWrap() else part.text().split("\n")
    longest = max(map(part.fontMetrics().horizontalAdvance, pieces), default=0)
    return longest > part.contentsRect().width() + SLACK


def _cutting(part: QWidget, window: QWidget) -> Iterator[QWidget]:
    """Return the parent that cuts a widget off, up to one that scrolls."""
    box = part.parentWidget()
    while box is not None and part is not window:
        scrolled = box.parentWidget()
        place = _placed(part, box)
        if isinstance(scrolled, QAbstractScrollArea) and scrolled.viewport() is box:
            off = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
            if scrolled.horizontalScrollBarPolicy() is off and _sticks_out(
                QRect(place.left(), 0, place.width(), 1), box.rect()
            ):
                yield box
            return
        if _sticks_out(place, box.rect()):
            yield box
            return
        if box is window:
            return
        box = scrolled


def _placed(part: QWidget, box: QWidget) -> QRect:
    return QRect(part.mapTo(box, QPoint(0, 0)), part.size())


def _sticks_out(place: QRect, room: QRect) -> bool:
    return not room.adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(place)


# ---------------------------------------------------------------------- widgets side by side


def _overlaps(window: QWidget, page: TablePage | None) -> Iterator[str]:
    """Say which widgets in one parent cover each other; what fills its parent may."""
    for box in (window, *_parts(window)):
        if isinstance(box, QAbstractScrollArea | QStackedWidget | QAbstractButton):
            continue
        shown = [w for w in box.children() if isinstance(w, QWidget) and w.isVisible()]
        parts = [
            part
            for part in shown
            if not (part.isWindow() or isinstance(part, QGraphicsView))
            and part.geometry() != box.rect()
            and not (part.objectName().startswith("qt_") or isinstance(part, Veil))
        ]
        for one, other in combinations(parts, 2):
            may = page is not None and _may_cover(page, one, other)
            if not may and _covers(QRectF(one.geometry()), QRectF(other.geometry())):
                yield f"{name_of(one)} covers {name_of(other)}"


def _may_cover(page: TablePage, one: QWidget, other: QWidget) -> bool:
    """Whether two parts of a page may lie over each other."""
    pair = (one, other)
    if page.notice in pair or (page.compact and page.panel and page.rail in pair):
        return True  # It lies over the table until it is closed.
    is_page = page.veil.isVisible() or page.is_tight
    return page.host in pair and page.heading in pair and is_page


def _covers(one: QRectF, other: QRectF) -> bool:
    common = one.intersected(other)
    return common.width() > SLACK and common.height() > SLACK


# ---------------------------------------------------------------------- the table


def _faults_of_table(page: TablePage) -> Iterator[str]:
    scene = page.view.scene()
    yield from _hidden(page)
    if not isinstance(scene, TableScene) or page.veil.isVisible():
        return
    things = _things(scene)
    felt = QRectF(QRect(QPoint(0, 0), page.view.size()))
    for name, place in things:
        if name != "hand" and not felt.adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(place):
            yield f"{name} lies outside of the table"
    for (name, place), (other, there) in combinations(things, 2):
        if _kind(name) != _kind(other) and _covers(place, there):
            yield f"{name} covers {other}"
    shift = -page.view.geometry().topLeft()
    # A notice is not among them: it lies over the top seat until it is put away.
    for over in (page.host, page.status, page.heading, page.buttons, page.rail):
        if not over.isVisible() or (over is page.rail and page.compact):
            continue
        if over.parentWidget() is not page:
            continue
        lies = QRectF(over.geometry().translated(shift))
        for name, place in things:
            may = over is page.host and name != "hand" and page.is_tight
            if not may and _covers(lies, place):
                yield f"{type(over).__name__} covers {name}"


def _hidden(page: TablePage) -> Iterator[str]:
    """Say if a prompt that is asked has no room to be seen."""
    if page.host.isVisible() and page.host.height() < LEAST_PROMPT:
        yield f"{type(page.host.prompt).__name__} is {page.host.height()} pixels high"


def _kind(name: str) -> str:
    """Return what a thing is called without the side: parts of one seat belong together."""
    kind, _, side = name.partition(" ")
    return f"seat {side}" if kind in ("portrait", "plate") else kind


def _things(scene: TableScene) -> list[tuple[str, QRectF]]:
    """Return what lies on the table, as it is seen; raised cards may cover others."""
    layout = scene.layout
    found: list[tuple[str, QRectF]] = []
    for side, plate in scene.plates.items():
        if not plate.isVisible():
            continue
        found += [
            (f"portrait {side.value}", layout.portrait_place(side)),
            (f"plate {side.value}", _drawn(plate)),
        ]
        found += _piles(scene, side)
    found += [("trick", _around(card)) for card in scene.trick.values()]
    found += [("talon", _around(card)) for card in scene.talon]
    at_rest = [c for c in scene.hand if c.look.lift is Lift.NONE and not c.look.pointed]
    found += [("hand", _around(card)) for card in at_rest]
    for name, item in (
        ("last-trick", scene.last_trick),
        ("packets", scene.packets),
        ("resting", scene.resting),
    ):
        if item.isVisible():
            found.append((name, _drawn(item)))
    label = scene.talon_label
    if label.isVisible() and label.text:
        # A picture of words alone has no size.
        wide = min(label.place.width(), label.width_of(label.text))
        place = QRectF(label.place.topLeft(), QSizeF(wide, label.place.height()))
        found.append(("talon-label", place.translated(label.pos())))
    return [(name, place) for name, place in found if not place.isEmpty()]


def _piles(scene: TableScene, side: Any) -> list[tuple[str, QRectF]]:
    won, laid = scene.stacks[side], scene.discards[side]
    found: list[tuple[str, FeltItem]] = [("chips", scene.chips[side])]
    found.append(("exposed", scene.exposed[side]))
    found += [("tricks", won)] if won.count else []
    found += [("laid-away", laid)] if laid.count else []
    shown = [(f"{name} {side.value}", _drawn(item)) for name, item in found if item.isVisible()]
    return shown + [(f"open-hand {side.value}", box) for box in scene.open_hands[side].boxes()]


def _around(card: CardItem) -> QRectF:
    """Return the box in a card; the corners of a turned one stick out of it."""
    return QRectF(card.face).translated(card.pos()) if card.isVisible() else QRectF()


def _drawn(item: FeltItem) -> QRectF:
    """Return the part of the table where an item draws something."""
    picture = QPicture()
    painter = QPainter(picture)
    item.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return QRectF(picture.boundingRect()).translated(item.pos())


def _painted(window: QWidget, page: TablePage | None, least: int) -> Iterator[str]:
    """Paint everything and say what has too little room or too small letters."""
    painted = Painted()
    if page is not None:
        for item in page.view.scene().items():
            if isinstance(item, FeltItem):
                item.update()
    with painted.watching():
        window.grab()
    yield from (f"\u201c{text}\u201d is shortened" for text in painted.shortened)
    for text, size in painted.sizes.items():
        if size < least:
            yield f"\u201c{text}\u201d: text of {size} pixels, {least} at least"
