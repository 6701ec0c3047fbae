"""The course: the lessons of one sheet, and what has been passed of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen

from tarock_desktop.ui.home.even_grid import EvenGrid
from tarock_desktop.ui.home.sheet_screen import SheetScreen
from tarock_desktop.ui.home.tiles import Tile
from tarock_desktop.ui.style.look import Look
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Choice, Text

_COLUMNS: Final = 5
_PASSED: Final = "✓"


class CourseLine(Struct, frozen=True):
    """One lesson as the page shows it."""

    key: str
    """What it is asked for by."""
    title: str
    minutes: int
    is_passed: bool = False


class CourseSheet(Struct, frozen=True):
    """What there is to learn of one sheet."""

    lines: tuple[CourseLine, ...]
    own: tuple[CourseLine, ...] = ()
    """Lessons that a club has written."""

    @property
    def next_key(self) -> str:
        """The first lesson of the course that is not passed; empty: all are."""
        return next((line.key for line in self.lines if not line.is_passed), "")


@final
class LessonTile(Tile):
    """A lesson: its number, or a tick; its title; how long it takes."""

    def __init__(self, look: Look, sign: str, on_click: Callable[[], None]) -> None:
        super().__init__(on_click, "entry")
        self._look, self.sign = look, sign
        self.lines.addStretch(1)
        self.title, self.note = self.add_text("name"), self.add_text("muted")
        self.lines.addStretch(1)
        self.use_look(look)

    def use_look(self, look: Look) -> None:
        """Take the colours and the measure of the window."""
        self._look = look
        self.lines.setContentsMargins(round(3.4 * look.unit), Space.S, Space.S, Space.S)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the number in a ring, or the tick on gold."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit, gold = self._look.unit, QColor(self._look.theme.turn_on_glass)
        ring = QRectF(0, 0, 2.2 * unit, 2.2 * unit)
        ring.moveCenter(QPointF(1.8 * unit, self.height() / 2))
        is_passed = self.sign == _PASSED
        painter.setPen(QPen(gold, 1.5))
        painter.setBrush(gold if is_passed else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(ring)
        font = self.font()
        font.setBold(True)
        font.setPixelSize(round(1.15 * unit))
        painter.setFont(font)
        painter.setPen(QColor(self._look.theme.glass) if is_passed else gold)
        painter.drawText(ring, Qt.AlignmentFlag.AlignCenter, self.sign)


@final
class CourseScreen(SheetScreen):
    """Shows the course of one sheet; the others are one click away."""

    wanted = Signal(str, str)
    """A lesson, by its key, under a ruleset."""
    compared = Signal(str)
    """What is different on the other sheets, for somebody who knows this one."""

    def __init__(
        self,
        look: Look,
        rulesets: Sequence[tuple[str, str]],
        course: Callable[[str], CourseSheet],
    ) -> None:
        """Show the course of the first sheet.

        Args:
            look: what it is drawn with.
            rulesets: the sheets, with their names.
            course: gives what there is to learn of a ruleset.
        """
        super().__init__(look, rulesets, _COLUMNS)
        self._course = course
        self._last = ""
        """The lesson that was opened last."""
        self.compare = Choice("", self._compare)
        self._grid = self.add_grid()
        self.own_title = Text("", "muted")
        self.page.addWidget(self.own_title)
        self._own = self.add_grid()
        self.add_foot(self.compare)

    def fill(self) -> None:
        """Say what there is to learn, with what has been passed since."""
        course = self._course(self.ruleset)
        self.title.setText(self.tr("Lessons"))
        passed = sum(line.is_passed for line in course.lines)
        done = self.tr("{passed} of %n lesson(s) passed", None, len(course.lines))
        none = self.tr("From the first card on, each in a few minutes")
        self.subtitle.setText(done.format(passed=passed) if passed else none)
        self._add(self._grid, course.lines, course.next_key)
        self._add(self._own, course.own, "", first=1)
        self.own_title.setText(self.tr("Lessons of your own"))
        self.own_title.setVisible(bool(course.own))
        self.compare.setText(self.tr("What is different on the other sheets"))

    def _add(
        self, grid: EvenGrid, lines: Sequence[CourseLine], next_key: str, *, first: int = 0
    ) -> None:
        for number, line in enumerate(lines, first):
            sign = _PASSED if line.is_passed else str(number)
            tile = LessonTile(self.look, sign, partial(self._want, line.key))
            note = self.tr("%n minute(s)", None, line.minutes)
            if line.is_passed:
                note = self.tr("Passed")
            elif line.key == next_key:
                note = self.tr("Next: {minutes}").format(minutes=note)
            tile.say(line.title, note)
            self.add_tile(grid, line.key, tile)

    def _want(self, key: str) -> None:
        self._last = key
        self.wanted.emit(key, self.ruleset)

    def _compare(self) -> None:
        self.compared.emit(self.ruleset)

    def take_focus(self) -> None:
        """Give the focus to the lesson that was left, or to the next one when it is passed."""
        course = self._course(self.ruleset)
        open_ = {line.key for line in (*course.lines, *course.own) if not line.is_passed}
        key = self._last if self._last in open_ else course.next_key
        tile = self.tiles.get(key) or next(iter(self.tiles.values()), None)
        (tile or self.back).setFocus()
