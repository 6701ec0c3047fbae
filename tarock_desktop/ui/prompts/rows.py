"""Rows of options below each other, of which one is chosen, and the line for those not shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from tarock_desktop.ui.prompts.option_row import OptionRow
from tarock_desktop.ui.style.tokens import POINTER_TARGET
from tarock_desktop.ui.style.widgets import Choice

SEEN_ROWS: Final = 3
"""So many rows are seen at least where not all are."""
_STEPPING: Final = (Qt.Key.Key_Up, Qt.Key.Key_Down)
_EDGE: Final = 1
"""Width of the line around the rows, which shows that they have the focus."""


@final
class Fold(Choice):
    """A line that stands for rows that are not shown, and brings them."""

    def __init__(self, on_click: Callable[[], None]) -> None:
        super().__init__("", on_click)
        self.setProperty("role", "link")

    def tell(self, count: int, *, is_open: bool) -> None:
        """Say how many rows there are, or that they can go again."""
        many = self.tr("%n other(s), not now ›", None, count)
        self.setText(self.tr("Hide the others") if is_open else many)


@final
class RowList(QScrollArea):
    """Rows below each other; where there are too many for the room they scroll."""

    picked = Signal()
    """Another row is chosen, or none."""
    meant = Signal()
    """What the chosen row says is to be done."""

    def __init__(self, *, exclusive: bool = True) -> None:
        """Make an empty list.

        Args:
            exclusive: whether only one row can be chosen.
        """
        super().__init__()
        self.setObjectName("rows")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._is_exclusive = exclusive
        self.rows: list[OptionRow] = []
        self._inside = QWidget()
        self._column = QVBoxLayout(self._inside)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self.setWidget(self._inside)

    def add(self, row: OptionRow) -> None:
        """Put a row below the others."""
        self.rows.append(row)
        self._column.addWidget(row)
        row.clicked.connect(lambda: self._clicked(row))
        row.doubled.connect(lambda: self._doubled(row))
        row.entered.connect(lambda: self._entered(row))
        row.stepped.connect(lambda by: self.step(by, row))

    def align(self) -> None:
        """Keep the same width for the value in each row, and lay meanings where they fit."""
        values = [row.pill.sizeHint().width() for row in self.rows if row.pill.text()]
        for row in self.rows:
            row.keep_first(max(values, default=0))
            row.updateGeometry()
        self._lay()
        self.updateGeometry()

    @property
    def chosen(self) -> OptionRow | None:
        """The row that is chosen, of several the first."""
        return next((row for row in self.rows if row.isChecked()), None)

    def choose(self, row: OptionRow) -> None:
        """Choose a row."""
        row.setChecked(True)
        self._clicked(row)

    def step(self, by: int, start: OptionRow | None = None) -> None:
        """Go to another row, counted from one; of an exclusive list it is chosen."""
        shown = [row for row in self.rows if row.focusPolicy() != Qt.FocusPolicy.NoFocus]
        start = start or self.chosen
        if not shown:
            return
        at = shown.index(start) + by if start in shown else (0 if by > 0 else len(shown) - 1)
        row = shown[min(max(at, 0), len(shown) - 1)]
        row.setFocus(Qt.FocusReason.OtherFocusReason)
        self.ensureWidgetVisible(row, 0, 0)
        if self._is_exclusive and row.isCheckable() and not row.isChecked():
            self.choose(row)

    def _clicked(self, row: OptionRow) -> None:
        if not row.isCheckable():
            return
        if self._is_exclusive and row.isChecked():
            for other in self.rows:
                if other is not row:
                    other.setChecked(False)
        self.picked.emit()

    def _doubled(self, row: OptionRow) -> None:
        """Do what a row says; where several can be chosen it is a click like any other."""
        if not self._is_exclusive:
            row.click()
            return
        if not row.isChecked():
            self.choose(row)
        self.meant.emit()

    def _entered(self, row: OptionRow) -> None:
        """Do what the chosen row says: on any other the Return key does nothing."""
        if not self._is_exclusive:
            row.click()
        elif row.isChecked():
            self.meant.emit()

    # -- size -----------------------------------------------------------------------------------

    def wide_width(self) -> int:
        """Return the width at which every meaning stands beside its name."""
        wide = max((row.wide_width() for row in self._shown), default=0)
        return wide + 2 * _EDGE

    def heightForWidth(self, width: int) -> int:
        """Return the height of all rows in a *width*."""
        return sum(self._heights(width)) + 2 * _EDGE

    def least_height(self, width: int, seen: int) -> int:
        """Return the height of so many rows."""
        return sum(self._heights(width)[:seen]) + 2 * _EDGE

    def _heights(self, width: int) -> list[int]:
        inside, rows = width - 2 * _EDGE, self._shown
        below = any(row.wants_below(inside) for row in rows)
        return [row.height_in(inside, below=below) for row in rows]

    @property
    def _shown(self) -> list[OptionRow]:
        return [row for row in self.rows if not row.isHidden()]

    def _lay(self) -> None:
        """Lay the rows for the width there is."""
        # A bar that comes because rows are narrow, and makes them narrow, must not stay.
        policy = Qt.ScrollBarPolicy
        fits = self.heightForWidth(self.width()) <= self.height()
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOff if fits else policy.ScrollBarAlwaysOn
        )
        bar = 0 if fits else self.verticalScrollBar().sizeHint().width()
        wide, rows = self.width() - 2 * _EDGE - bar, self._shown
        below = any(row.wants_below(wide) for row in rows)
        for row in rows:
            row.lay(wide, below=below)
        self._inside.setMinimumHeight(sum(row.heightForWidth(wide) for row in rows))

    def sizeHint(self) -> QSize:
        """Ask for all rows in one line each."""
        wide = self.wide_width()
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        """Ask for one row."""
        return QSize(POINTER_TARGET, POINTER_TARGET)

    # -- events ---------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the rows for the width there is."""
        super().resizeEvent(event)
        self._lay()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Give the focus on to the row that is chosen."""
        super().focusInEvent(event)
        if self.chosen is not None and event.reason() != Qt.FocusReason.MouseFocusReason:
            self.chosen.setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to a row; Enter does nothing as long as none is chosen."""
        if event.key() in _STEPPING:
            self.step(1 if event.key() == Qt.Key.Key_Down else -1)
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)

    def take_keys(self, button: QPushButton) -> None:
        """Let the arrow keys at a button beside the rows lead to them."""
        button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go to the rows from a button."""
        pressed = event.type() == QEvent.Type.KeyPress and isinstance(watched, QPushButton)
        if pressed and isinstance(event, QKeyEvent) and event.key() in _STEPPING:
            self.step(1 if event.key() == Qt.Key.Key_Down else -1)
            return True
        return super().eventFilter(watched, event)
