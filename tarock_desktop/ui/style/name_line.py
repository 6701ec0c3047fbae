"""The field for a name."""

from __future__ import annotations

from typing import Final, final

from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QLineEdit

from tarock_desktop.documents.people import clean_line, is_line, is_name

_ROOM: Final = 24
"""A longer name would not be read whole at the table."""


@final
class NameLine(QLineEdit):
    """A line that takes no character which can't be seen."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.setMaxLength(_ROOM)
        self.setValidator(_Visible(self))

    def name(self) -> str:
        """Return the name as it is kept; empty: none that can be used."""
        return clean_line(self.text()) if is_name(self.text()) else ""


class _Visible(QValidator):
    """Refuses what steers a text."""

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        """Return whether the text may stand there."""
        fits = is_line(text)
        return QValidator.State.Acceptable if fits else QValidator.State.Invalid, text, place
