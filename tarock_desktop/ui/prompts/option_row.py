"""One option as a row: its value, the sheet's word for it, and what it means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QPushButton, QSizePolicy

from tarock_desktop.ui.style.tokens import POINTER_TARGET, Space
from tarock_desktop.ui.style.widgets import Choice, Text

_ROW: Final = 1.95
"""Height of a row of one line, in text units of which a body text is 1.05."""
_BODY: Final = 1.05
_LEAST_GLOSS: Final = 17
"""Letters for which a meaning must have room beside the name; otherwise it stands below."""
_GLOSS_ASKED: Final = 56
"""Letters of a meaning for which a row asks for room; what is longer breaks into lines."""
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
        self._is_below = self._is_tight = False
        self._first = 0
        """Width kept for the value, so that names stand below each other."""
        self._grid = QGridLayout(self)
        self._lay_out()
        self.pill.setVisible(bool(value))
        self._arrange(below=False)

    def _lay_out(self) -> None:
        """Give every part its column; where the meaning stands is decided by the width."""
        self._grid.setContentsMargins(Space.S, _AROUND, Space.S, _AROUND)
        self._grid.setHorizontalSpacing(Space.S)
        self._grid.setVerticalSpacing(0)
        self._grid.setColumnStretch(3, 1)
        for part in (self.pill, self.name, self.gloss, self.sign, self._box):
            if part is not None:
                part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        if self._box is not None:
            self._box.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self._box.setAccessibleName(self.accessibleName())
            self.toggled.connect(self._box.setChecked)
            self._grid.addWidget(self._box, 0, 0)
        self._grid.addWidget(self.pill, 0, 1, Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(self.sign, 0, 4)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

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
        return self._around + self.name.sizeHint().width() + self._buttons_width

    @property
    def _buttons_width(self) -> int:
        return sum(button.sizeHint().width() + Space.S for button in self._buttons)

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
        return self.narrow_width + 2 * Space.S + self._gloss_width(_GLOSS_ASKED)

    def wants_below(self, width: int) -> bool:
        """Return whether the meaning has no room beside the name in a *width*."""
        return width < self.narrow_width + 2 * Space.S + self._gloss_width(_LEAST_GLOSS)

    def _gloss_width(self, letters: int) -> int:
        """Return the width of the meaning in one line, at most that of so many letters."""
        metrics = self.gloss.fontMetrics()
        whole = metrics.horizontalAdvance(self.gloss.text()) + 4
        return min(whole, letters * metrics.averageCharWidth())

    def lay(self, width: int, *, below: bool) -> None:
        """Put the meaning below the name or beside it, in a *width*."""
        tight = self._tight_in(width, below=below)
        if (below, tight) != (self._is_below, self._is_tight):
            self._arrange(below=below, tight=tight)

    def _tight_in(self, width: int, *, below: bool) -> bool:
        """Return whether the buttons have no room beside the name, and stand below it too."""
        return below and bool(self._buttons) and width < self.narrow_width

    def _arrange(self, *, below: bool, tight: bool = False) -> None:
        self._is_below, self._is_tight = below, tight
        for number, button in enumerate(self._buttons):
            self._grid.removeWidget(button)
            place = (2 + number, 2, 1, 3) if tight else (0, 5 + number, 1, 1)
            self._grid.addWidget(button, *place)
        self._grid.removeWidget(self.name)
        self._grid.removeWidget(self.gloss)
        shown = bool(self.gloss.text())
        side = Qt.AlignmentFlag.AlignLeft if below else Qt.AlignmentFlag.AlignRight
        self.gloss.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(self.name, 0, 2, 1, 1 if shown and not below else 2)
        if not shown:
            self.gloss.hide()
        else:
            place = (1, 2, 1, 2 + 1 + len(self._buttons)) if below else (0, 3, 1, 1)
            self._grid.addWidget(self.gloss, *place)
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
        tight = self._tight_in(width, below=below)
        named = max(1, width - self._around - (0 if tight else self._buttons_width))
        parts = [button.sizeHint().height() for button in self._buttons]
        stacked, beside = (sum(parts), []) if tight else (0, parts)
        line = max(self.name.heightForWidth(named), self.pill.sizeHint().height(), *beside, 0)
        if self.gloss.isHidden():
            gloss = 0
        elif below:
            gloss = self.gloss.heightForWidth(max(1, width - self._around))
        else:
            room = width - self.narrow_width - 2 * Space.S
            line = max(line, self.gloss.heightForWidth(max(1, room)))
            gloss = 0
        return max(POINTER_TARGET, least, line + gloss + stacked + 2 * _AROUND)

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
