"""A notice over the table: one sentence that waits to be read and bars nothing."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final, final

from PySide6.QtCore import QElapsedTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from tarock_desktop.ui.style.aloud import announce
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Choice, Text

LONG_ENOUGH: Final = 8_000
"""Milliseconds in which a sentence is read."""
_WIDE, _WIDE_LINES = 720, 28
"""Width of a notice in pixels, and in heights of a line where large text makes that wider."""


class Audience(Enum):
    """For whom a sentence is, and so how long it stays."""

    PERSON = "person"
    """Only for the person whose cards are on screen: it goes with the next act, and with them."""
    TABLE = "table"
    """Everybody at the table may know it: it goes with an act after `LONG_ENOUGH`."""
    TROUBLE = "trouble"
    """Something went wrong: it stays until it is put away."""


@final
class Notice(QFrame):
    """One sentence, a button to know more, a button to put it away."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.setObjectName("notice")
        self._middle = self._top = 0
        self.text = Text()
        self.text.widest_lines = _WIDE_LINES
        self._more: Callable[[], None] | None = None
        self._audience = Audience.TABLE
        self._shown = QElapsedTimer()
        self.more = Choice("", self._open)
        self.away = Choice("", self.put_away)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(Space.M, Space.XS, Space.XS, Space.XS)
        layout.addWidget(self.text, 1)
        layout.addWidget(self.more)
        layout.addWidget(self.away)
        self.hide()

    def tell(
        self,
        sentence: str,
        audience: Audience,
        more: Callable[[], None] | None = None,
        label: str = "",
    ) -> None:
        """Show *sentence* to its *audience*; *more* tells why, and makes it go with the next act.

        Its button is called *label*, or asks why.
        """
        self._audience = audience
        self.text.setText(sentence)
        self.setAccessibleName(sentence)
        self._more = more
        self.more.setText(label or self.tr("Why?"))
        self.more.setVisible(more is not None)
        self.away.setText(self.tr("Dismiss"))
        self._shown.start()
        self.show()
        self.raise_()
        self._lie()
        announce(self, sentence)

    def pass_by(self) -> None:
        """Something has happened: what concerned the last act or one person is over."""
        is_read = self._audience is Audience.TABLE and self._shown.elapsed() >= LONG_ENOUGH
        if self._more is not None or self._audience is Audience.PERSON or is_read:
            self.put_away()

    def fall(self) -> None:
        """The cards go off the screen, and with them what only their owner may read."""
        if self._audience is Audience.PERSON:
            self.put_away()

    def put_away(self) -> None:
        """Show nothing, and keep nothing that was said."""
        self.hide()
        self._more = None
        self._audience = Audience.TABLE
        self.text.setText("")
        self.setAccessibleName("")

    def place(self, middle: int, top: int) -> None:
        """Lie at the top of the table, around the *middle* of the felt."""
        self._middle, self._top = middle, top
        self._lie()

    def _lie(self) -> None:
        for part in (self.text, self.more, self.away):
            part.ensurePolished()
        wanted = max(_WIDE, _WIDE_LINES * self.text.fontMetrics().height())
        width = min(wanted, 2 * self._middle - 2 * Space.XL)
        layout = self.layout()
        height = layout.totalHeightForWidth(width) if layout is not None else 48
        self.setGeometry(self._middle - width // 2, self._top, width, max(44, height))

    def _open(self) -> None:
        more = self._more
        self.put_away()
        if more is not None:
            more()
