"""What a taught table has around it; the lesson says what stands on it."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QFrame


class LessonBar(QFrame):
    """A bar below the table."""

    def height_for(self, width: int) -> int:
        """Return the height it needs in a *width*."""
        raise NotImplementedError


class LessonPanel(QFrame):
    """Says why, in a column beside the table, or in its corner in a narrow window."""

    is_for_teacher = False
    """Whether only the teacher looks at this table: usual text, and always a column."""

    def use_corner(self, *, on: bool) -> None:
        """Lie in the lower corner of the table, or beside it."""
        raise NotImplementedError

    def fit_into(self, room: QSize) -> None:
        """Say it as large as there is room, and no more than fits: a class can't scroll."""

    def height_for(self, width: int) -> int:
        """Return the height it needs in a *width*."""
        raise NotImplementedError
