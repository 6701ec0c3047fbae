"""Small widgets that all panels are built of."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFocusEvent, QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QFormLayout,
    QFrame,
    QLabel,
    QLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tarock_desktop.ui.style.tips import set_tip
from tarock_desktop.ui.style.tokens import POINTER_TARGET, Space

if TYPE_CHECKING:
    from PySide6.QtGui import QEnterEvent

_WIDEST: Final = 420
"""The widest a text asks to be before it breaks into lines."""
_LETTERS: Final = 12
"""As many letters of its entries a list to choose from shows at least."""


class Text(QLabel):
    """A text that breaks into lines and never asks for more width than it is given."""

    def __init__(self, text: str = "", role: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.widest_lines = 0
        """It asks for so many heights of a line where that is more than usual."""
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("role", role)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        """Ask for one line, if it is not too long."""
        margin = 2 * self.margin()
        lines = self.text().split("\n")
        width = max(self.fontMetrics().horizontalAdvance(line) for line in lines) + 2 + margin
        usual = max(_WIDEST, self.widest_lines * self.fontMetrics().height())
        widest = usual if self.wordWrap() else width
        return QSize(min(width, widest), self.fontMetrics().height() * len(lines) + margin)

    def minimumSizeHint(self) -> QSize:
        """Ask for the longest word in one line: the height follows from the width.

        Qt's own answer supposes a narrow column and makes layouts too tall.
        """
        if not self.wordWrap():
            return self.sizeHint()
        words = self.text().split() or [""]
        width = max(self.fontMetrics().horizontalAdvance(word) for word in words) + 2
        return QSize(width, self.fontMetrics().height())


class ElidedLabel(QLabel):
    """One line of text, cut at one end with three dots; the whole is in the tooltip."""

    def __init__(
        self,
        mode: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._mode = mode
        self._shorter: tuple[str, ...] = ()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def setText(self, text: str) -> None:
        """Show *text*."""
        super().setText(text)
        self._shorter = ()
        set_tip(self, text)
        self.setAccessibleName(text)

    def set_texts(self, text: str, *shorter: str) -> None:
        """Show *text*, or the first of the shorter ones that fits where it does not."""
        self.setText(text)
        self._shorter = shorter

    def fitting(self) -> str:
        """Return the text there is room for; the last one if none fits."""
        texts = (self.text(), *self._shorter)
        wide = self.fontMetrics().horizontalAdvance
        return next((text for text in texts if wide(text) <= self.width()), texts[-1])

    def minimumSizeHint(self) -> QSize:
        """Ask for a few letters only."""
        return QSize(self.fontMetrics().averageCharWidth() * 6, self.fontMetrics().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what fits."""
        painter = QPainter(self)
        text = self.fontMetrics().elidedText(self.fitting(), self._mode, self.width())
        painter.drawText(self.rect(), int(self.alignment()), text)


class ChoiceBox(QComboBox):
    """A list to choose from that may become narrower than its longest entry."""

    def minimumSizeHint(self) -> QSize:
        """Ask for a few letters only; the open list shows the whole entries."""
        usual = super().minimumSizeHint()
        narrow = self.fontMetrics().averageCharWidth() * _LETTERS
        return QSize(min(usual.width(), narrow), usual.height())


class Choice(QPushButton):
    """A button that Enter presses too, and that tells when it is looked at."""

    def __init__(self, text: str, on_click: Callable[[], None], *, primary: bool = False) -> None:
        super().__init__()
        self._text, self._letter = "", ""
        self.setText(text)
        self.setProperty("role", "primary" if primary else "")
        self.looked_at: Callable[[], None] | None = None
        # Qt would hand the button's mark over as an argument.
        self._on_click = on_click
        self.clicked.connect(self._press)

    def text(self) -> str:
        """Return what it says."""
        return self._text

    def setText(self, text: str) -> None:
        """Say something else; the letter stays, if it is in that too."""
        self._text = text
        at = text.casefold().find(self._letter) if self._letter else -1
        before, after = (part.replace("&", "&&") for part in (text[:at], text[at:]))
        super().setText(before + "&" + after if at >= 0 else text.replace("&", "&&"))

    def use_letter(self, letter: str) -> None:
        """Be pressed by Alt and a letter of the text, which is underlined; empty: by none."""
        if letter != self._letter:
            self._letter = letter
            self.setText(self._text)

    def _press(self) -> None:
        self._on_click()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Enter as a press."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
            return
        super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tell about the pointer."""
        if self.looked_at:
            self.looked_at()
        super().enterEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell about the focus."""
        if self.looked_at:
            self.looked_at()
        super().focusInEvent(event)


class OneOf(Choice):
    """One of several names of which one is chosen, and stands out by bold letters."""

    def __init__(self, text: str, on_click: Callable[[], None]) -> None:
        super().__init__(text, on_click)
        self.setProperty("role", "one-of")
        self.setCheckable(True)
        # One is chosen always; the arrow keys go from one to the next.
        self.setAutoExclusive(True)

    def sizeHint(self) -> QSize:
        """Ask for room for bold letters: no other name moves when this one is chosen."""
        bold = QFont(self.font())
        bold.setBold(True)
        letters = QFontMetrics(bold), self.fontMetrics()
        wide, usual = (each.horizontalAdvance(self.text()) for each in letters)
        return super().sizeHint() + QSize(max(0, wide - usual), 0)

    def minimumSizeHint(self) -> QSize:
        """Ask for the same."""
        return self.sizeHint()


class LineButton(Choice):
    """A flat button whose text breaks into lines, for links and lines that open."""

    def __init__(self, text: str, on_click: Callable[[], None], role: str = "") -> None:
        super().__init__("", on_click)
        self.setProperty("role", "line")
        self.setAccessibleName(text)
        self._line = Text(text, role)
        self._line.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        inside = QVBoxLayout(self)
        inside.setContentsMargins(4, 5, 4, 5)
        inside.addWidget(self._line)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        """Say that the height depends on the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the text in a *width*."""
        return max(POINTER_TARGET, self._line.heightForWidth(width - 12) + 12)

    def sizeHint(self) -> QSize:
        """Return the size of a short line."""
        return QSize(self._line.sizeHint().width() + 12, POINTER_TARGET)

    def minimumSizeHint(self) -> QSize:
        """Ask for one target at least."""
        return QSize(POINTER_TARGET, POINTER_TARGET)


class Form(QFormLayout):
    """Fields with their names; in a narrow window a field stands below its name."""

    def __init__(self) -> None:
        super().__init__()
        self.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)


class Scrolling(QScrollArea):
    """Shows as much of a widget as there is room for; it moves up and down, never sideways."""

    def __init__(self, inside: QWidget | None = None, *, takes_focus: bool = True) -> None:
        """Show a widget, if there is one yet; it may leave the keyboard to what is in it."""
        super().__init__()
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        if takes_focus:
            self.setAccessibleName(self.tr("Page"))
        else:
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        if inside is not None:
            self.setWidget(inside)

    def show_focus(self) -> None:
        """Move to what has the keyboard, if that is in it: Qt does so only within the area."""
        inside, focused = self.widget(), QApplication.focusWidget()
        if inside is not None and focused is not None and inside.isAncestorOf(focused):
            self.ensureWidgetVisible(focused, 0, Space.S)


def raised_card() -> QFrame:
    """Return a frame like a sheet of paper that lies on the felt, with a shadow."""
    frame = QFrame()
    frame.setObjectName("card")
    frame.setProperty("raised", True)
    return frame


def set_role(widget: QWidget, role: str) -> None:
    """Let a widget look as the style sheet says of another role."""
    if widget.property("role") != role:
        widget.setProperty("role", role)
        # The style sheet asks for the property only when a widget is polished.
        widget.style().unpolish(widget)
        widget.style().polish(widget)


def discard(widget: QWidget) -> None:
    """Let a widget go; until it is gone nobody can read on it what it said."""
    widget.hide()
    for part in (widget, *widget.findChildren(QWidget)):
        part.setAccessibleName("")
        part.setAccessibleDescription("")
        set_tip(part, "")
        if isinstance(part, QLabel | QAbstractButton):
            part.setText("")
    widget.deleteLater()


def clear(layout: QLayout) -> None:
    """Remove everything from a layout, the widgets in it included."""
    # Not with `takeAt`: PySide never frees what that gives of a widget.
    while (item := layout.itemAt(0)) is not None:
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            layout.removeWidget(widget)
            discard(widget)
        else:
            layout.takeAt(0)
            if inner is not None:
                clear(inner)
