"""Fields for how many hands went up; the keys of a remote keep their meaning in them."""

from __future__ import annotations

from typing import Final, final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSpinBox, QWidget

from tarock_desktop.session.lecture import MOST_OPTIONS, MOST_VOTES
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Text
from tarock_desktop.ui.teaching.ballot_view import LETTERS

_OWN: Final = (
    Qt.Key.Key_Backspace,
    Qt.Key.Key_Delete,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
)
"""Keys that change what stands in a field."""


@final
class CountBox(QSpinBox):
    """A number of hands; Return goes on to the next field."""

    def __init__(self) -> None:
        super().__init__()
        self.setRange(0, MOST_VOTES)

    def event(self, event: QEvent) -> bool:
        """Leave all keys but digits to the commands, also single letters."""
        if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return super().event(event)
        if _is_own(event):
            return super().event(event)
        event.ignore()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take digits, and what changes them."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.focusNextChild()
        elif _is_own(event):
            super().keyPressEvent(event)
        else:
            event.ignore()


def _is_own(event: QKeyEvent) -> bool:
    return event.text().isdigit() or event.key() in _OWN


@final
class CountRow(QWidget):
    """The acts A to D with a field each, for a teacher whose only window the room sees too."""

    counted = Signal(int, int)
    """Another count of an act, by its place from 0."""

    def __init__(self) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.S)
        self._said = Text("", "strong")
        self._said.setWordWrap(False)
        row.addWidget(self._said)
        self.boxes: list[CountBox] = []
        self._letters: list[QLabel] = []
        for place, letter in enumerate(LETTERS[:MOST_OPTIONS]):
            sign, box = QLabel(letter), CountBox()
            sign.setProperty("role", "strong")
            box.valueChanged.connect(lambda value, at=place: self.counted.emit(at, value))
            row.addWidget(sign)
            row.addWidget(box)
            self._letters.append(sign)
            self.boxes.append(box)
        row.addStretch(1)
        self.retranslate()

    def show_counts(self, counts: tuple[int, ...]) -> None:
        """Show the votes for each act; none: they are still being looked for."""
        for number, (letter, box) in enumerate(zip(self._letters, self.boxes, strict=True)):
            is_there = number < len(counts)
            letter.setVisible(is_there)
            box.setVisible(is_there)
            if is_there and box.value() != counts[number]:
                box.blockSignals(True)
                box.setValue(counts[number])
                box.blockSignals(False)
        self._said.setText(
            self.tr("Votes:") if counts else self.tr("Looking for acts to vote for …")
        )

    def retranslate(self) -> None:
        """Say the names anew."""
        for letter, box in zip(LETTERS, self.boxes, strict=False):
            box.setAccessibleName(self.tr("Votes for {letter}").format(letter=letter))
