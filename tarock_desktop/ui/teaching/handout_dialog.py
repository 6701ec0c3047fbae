"""For whom a hand-out is printed."""

from __future__ import annotations

from enum import Enum
from typing import final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QRadioButton, QVBoxLayout, QWidget

from tarock_desktop.ui.style.dialog import AnswerBox
from tarock_desktop.ui.style.fitting import resize_to_fit
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Text


class HandoutKind(Enum):
    """What is printed."""

    QUESTIONS = "questions"
    ANSWERS = "answers"
    NOTES = "notes"
    """Answers, and what the teacher wrote for himself."""


@final
class HandoutDialog(QDialog):
    """Asks it."""

    chosen = Signal(object)
    """The `HandoutKind`."""

    def __init__(self, parent: QWidget, positions: int, *, is_evening: bool) -> None:
        """Say how many *positions* there are; 0: none has a comment, the one on screen is it.

        *is_evening*: they are of all hands of an evening.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("Hand-out"))
        said = self.tr("%n position(s) with a comment, each with its deal.", None, positions)
        if not positions:
            said = self.tr("No step has a comment: the position on the screen is printed.")
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.M, Space.M, Space.M, Space.M)
        column.setSpacing(Space.S)
        column.addWidget(Text(said))
        if is_evening:
            column.addWidget(Text(self.tr("All ready-made hands of the evening."), "muted"))
        labels = {
            HandoutKind.QUESTIONS: self.tr("Questions, with lines to write on"),
            HandoutKind.ANSWERS: self.tr("Questions and answers"),
            HandoutKind.NOTES: self.tr("Questions, answers and your notes"),
        }
        self.buttons: dict[HandoutKind, QRadioButton] = {}
        for kind, label in labels.items():
            button = QRadioButton(label)
            if kind is HandoutKind.QUESTIONS:
                button.setChecked(True)
                button.setFocus()
            self.buttons[kind] = button
            column.addWidget(button)
        box = AnswerBox(self, self.tr("Save as PDF…"))
        self.save = box.accepting
        column.addWidget(box)
        resize_to_fit(self, 460)

    def accept(self) -> None:
        """Close, and tell which."""
        super().accept()
        self.chosen.emit(next(kind for kind, each in self.buttons.items() if each.isChecked()))
