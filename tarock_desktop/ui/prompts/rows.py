"""Options in rows: the value, the sheet's word for it, what it means; one is chosen of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QIcon, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QGridLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tarock_desktop.ui.style.tokens import POINTER_TARGET, Space
from tarock_desktop.ui.style.widgets import Choice, Text

_ROW: Final = 1.95
"""Height of a row of one line, in text units of which a body text is 1.05."""
_BODY: Final = 1.05
_LEAST_GLOSS: Final = 17
"""Letters for which a meaning must have room beside the name; otherwise it stands below."""
_GLOSS_ASKED: Final = 56
"""Letters of a meaning for which a row asks for room; what is longer breaks into lines."""
SEEN_ROWS: Final = 3
"""So many rows are seen at least where not all are."""
_STEPPING: Final = (Qt.Key.Key_Up, Qt.Key.Key_Down)
_EDGE: Final = 1
"""Width of the line around the rows, which shows that they have the focus."""
_AROUND: Final = 2
"""Above and below what stands in a row, in pixels."""
_SLACK: Final = 6
"""What a row is wider than the sum of its parts, in pixels."""


@final
class OptionRow(QPushButton):
    """A row that is chosen with a click and meant with a double click."""

    doubled = Signal()
    """It was clicked twice."""
    entered = Signal()
    """The Return key was pressed on it."""
    stepped = Signal(int)
    """Another row is wanted: so many further down."""

    def __init__(
        self,
        name: str,
        gloss: str = "",
        value: str = "",
        *,
        is_checked_off: bool = False,
        buttons: Sequence[Choice] = (),
    ) -> None:
        """Make a row.

        Args:
            name: what is chosen.
            gloss: what it means, in a few words.
            value: what it counts, very short.
            is_checked_off: whether a small box shows that the row is chosen.
            buttons: what can be done about it at once.
        """
        super().__init__()
        self.setProperty("role", "row")
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAccessibleName(name)
        self.setAccessibleDescription(gloss)
        self.pill = QLabel(value)
        self.pill.setProperty("role", "pill")
        self.pill.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.name = Text(name, "strong")
        self.gloss = Text(gloss, "muted")
        self.sign = QLabel()
        self.sign.hide()
        self._box = QCheckBox() if is_checked_off else None
        self._buttons = tuple(buttons)
        self._is_below = False
        self._first = 0
        """Width kept for the value, so that names stand below each other."""
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(Space.S, _AROUND, Space.S, _AROUND)
        self._grid.setHorizontalSpacing(Space.S)
        self._grid.setVerticalSpacing(0)
        self._grid.setColumnStretch(3, 1)
        for part in (self.pill, self.name, self.gloss, self.sign, self._box):
            if part is not None:
                part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        if self._box is not None:
            self._box.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.toggled.connect(self._box.setChecked)
            self._grid.addWidget(self._box, 0, 0)
        self._grid.addWidget(self.pill, 0, 1, Qt.AlignmentFlag.AlignVCenter)
        self.pill.setVisible(bool(value))
        self._grid.addWidget(self.sign, 0, 4)
        for column, button in enumerate(self._buttons, start=5):
            self._grid.addWidget(button, 0, column)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._arrange(below=False)

    def say_reason(self, reason: str, spoken: str) -> None:
        """Show why it is not to be had; it can be looked at and not be chosen."""
        self.setCheckable(False)
        self.setProperty("barred", True)
        self.name.setProperty("role", "muted")
        self.gloss.setText(reason)
        self.setAccessibleDescription(spoken)
        self._arrange(below=False)

    def show_sign(self, sign: QIcon) -> None:
        """Show a sign at the row, or none."""
        side = round(1.2 * self.name.fontInfo().pixelSize())
        self.sign.setPixmap(sign.pixmap(side, side))
        self.sign.setVisible(not sign.isNull())

    def only_tell(self) -> None:
        """Be a row that says something and can't be chosen."""
        self.setCheckable(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setProperty("told", True)
        if self._box is not None:
            self._box.setChecked(True)

    def keep_first(self, width: int) -> None:
        """Keep a width for the value."""
        self._first = width
        policy = self.pill.sizePolicy()
        policy.setRetainSizeWhenHidden(width > 0)
        self.pill.setSizePolicy(policy)
        self.pill.setMinimumWidth(width)

    @property
    def narrow_width(self) -> int:
        """The width of the row with the meaning below the name."""
        buttons = sum(button.sizeHint().width() + Space.S for button in self._buttons)
        return self._around + self.name.sizeHint().width() + buttons

    @property
    def _around(self) -> int:
        """Everything beside name, meaning and buttons."""
        wide = 2 * Space.S + _SLACK + (self._first + Space.S if self._first else 0)
        if self._box is not None:
            wide += self._box.sizeHint().width() + Space.S
        if not self.sign.isHidden():
            wide += self.sign.sizeHint().width() + Space.S
        return wide

    def wide_width(self) -> int:
        """Return the width at which the meaning stands beside the name."""
        letter = self.gloss.fontMetrics().averageCharWidth()
        gloss = self.gloss.fontMetrics().horizontalAdvance(self.gloss.text()) + 4
        return self.narrow_width + 2 * Space.S + min(gloss, _GLOSS_ASKED * letter)

    def wants_below(self, width: int) -> bool:
        """Return whether the meaning has no room beside the name in a *width*."""
        metrics = self.gloss.fontMetrics()
        gloss = metrics.horizontalAdvance(self.gloss.text()) + 4
        least = min(gloss, _LEAST_GLOSS * metrics.averageCharWidth())
        return width < self.narrow_width + 2 * Space.S + least

    def lay(self, *, below: bool) -> None:
        """Put the meaning below the name or beside it."""
        if below is not self._is_below:
            self._arrange(below=below)

    def _arrange(self, *, below: bool) -> None:
        self._is_below = below
        self._grid.removeWidget(self.name)
        self._grid.removeWidget(self.gloss)
        shown = bool(self.gloss.text())
        side = Qt.AlignmentFlag.AlignLeft if below else Qt.AlignmentFlag.AlignRight
        self.gloss.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        if not shown:
            self._grid.addWidget(self.name, 0, 2, 1, 2)
        elif below:
            self._grid.addWidget(self.name, 0, 2, 1, 2)
            self._grid.addWidget(self.gloss, 1, 2, 1, 2 + 1 + len(self._buttons))
        else:
            self._grid.addWidget(self.name, 0, 2)
            self._grid.addWidget(self.gloss, 0, 3)
        if not shown:
            self.gloss.hide()
        elif self.gloss.parent() is self:
            self.gloss.show()
        self.updateGeometry()

    # -- size -----------------------------------------------------------------------------------

    def hasHeightForWidth(self) -> bool:
        """Say that the height depends on the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the row in a *width*, as it is laid now."""
        return self.height_in(width, below=self._is_below)

    def height_in(self, width: int, *, below: bool) -> int:
        """Return the height with the meaning below the name or beside it."""
        least = round(self.name.fontInfo().pixelSize() * _ROW / _BODY)
        buttons = sum(button.sizeHint().width() + Space.S for button in self._buttons)
        named = max(1, width - self._around - buttons)
        parts = [button.sizeHint().height() for button in self._buttons]
        line = max(self.name.heightForWidth(named), self.pill.sizeHint().height(), *parts, 0)
        if self.gloss.isHidden():
            gloss = 0
        elif below:
            gloss = self.gloss.heightForWidth(max(1, width - self._around))
        else:
            beside = width - self.narrow_width - 2 * Space.S
            line = max(line, self.gloss.heightForWidth(max(1, beside)))
            gloss = 0
        return max(POINTER_TARGET, least, line + gloss + 2 * _AROUND)

    def sizeHint(self) -> QSize:
        """Ask for one line."""
        return QSize(self.wide_width(), self.heightForWidth(self.wide_width()))

    def minimumSizeHint(self) -> QSize:
        """Ask for one target at least."""
        return QSize(POINTER_TARGET, POINTER_TARGET)

    # -- events ---------------------------------------------------------------------------------

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Tell of the second click, which chooses nothing."""
        event.accept()
        if self.isCheckable() and event.button() == Qt.MouseButton.LeftButton:
            self.doubled.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tell of the keys that lead on; Space is a click."""
        match event.key():
            case Qt.Key.Key_Up | Qt.Key.Key_Down:
                self.stepped.emit(1 if event.key() == Qt.Key.Key_Down else -1)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                if self.isCheckable() and not event.isAutoRepeat():
                    self.entered.emit()
            case _:
                super().keyPressEvent(event)


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

    def hasHeightForWidth(self) -> bool:
        """Say that the height depends on the width."""
        return True

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
            row.lay(below=below)
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
