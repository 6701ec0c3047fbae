"""The log: one line for everything that happened and that everybody may know.

In the rail the last lines are enough; the whole list opens below them.
"""

from __future__ import annotations

from typing import Final, final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QVBoxLayout

from tarock_desktop.table.events import Event, HandEnded
from tarock_desktop.table.seats import Watcher
from tarock_desktop.texts.render import Words
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.panels.section import Panel
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Choice, Text

_LAST: Final = 3
"""Lines that are always to be seen."""


@final
class LogPanel(Panel):
    """Lines of the public events: with several people at one screen nothing secret stands here."""

    moment_wanted = Signal(int)
    """The decision behind an event of this hand, counted from 0, is to be looked at."""
    reshaped = Signal()
    """It shows more or less now."""

    def __init__(self) -> None:
        super().__init__()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.S, 0, Space.S, Space.XS)
        self.list = QListWidget()
        self.list.setWordWrap(True)
        self.list.setUniformItemSizes(False)
        self.list.setSelectionMode(QListWidget.SelectionMode.SingleSelection)
        self.list.setMinimumHeight(60)
        self.last = Text("", "muted")
        self.all_button = Choice("", lambda: self.show_whole(on=not self.is_whole))
        self.all_button.setProperty("role", "link")
        layout.setSpacing(Space.XS)
        layout.addWidget(self.last)
        layout.addWidget(self.all_button, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self.list, 1)
        self.is_whole = False
        """Whether all lines are to be seen."""
        self.list.itemActivated.connect(self._want_moment)
        self._events: list[Event] = []
        self._said = 0
        """How many of the events are in the list."""
        self._rows: list[int] = []
        """The line of each event; that of the one before for an event without a line."""
        self._hand = 0
        self._words: Words | None = None
        self.show_whole(on=False)

    def title(self) -> str:
        """Return the title."""
        return self.tr("Log")

    @property
    def events(self) -> tuple[Event, ...]:
        """The public events of this hand."""
        return tuple(self._events)

    def show_whole(self, *, on: bool) -> None:
        """Show all lines, or the last ones only."""
        self.is_whole = on
        self.list.setVisible(on)
        self.last.setVisible(not on)
        self._tell_length()
        self.reshaped.emit()

    def _tell_length(self) -> None:
        """Show the last lines, and say how many there are."""
        count = self.list.count()
        lines = (self.list.item(row).text() for row in range(max(0, count - _LAST), count))
        self.last.setText("\n".join(lines))
        whole = self.tr("All lines: {count}").format(count=count)
        self.all_button.setText(self.tr("Only the last lines") if self.is_whole else whole)
        self.all_button.setVisible(count > _LAST)

    def show_event(self, place: int) -> None:
        """Select the line of an event, counted from 0."""
        self.show_whole(on=True)
        if place < len(self._rows):
            self.list.setCurrentRow(self._rows[place])
            self.list.scrollToItem(
                self.list.currentItem(), QListWidget.ScrollHint.PositionAtCenter
            )

    def _want_moment(self) -> None:
        """Ask for the moment of the line that was chosen with Enter or a double click."""
        row = self.list.currentRow()
        if row in self._rows:
            self.moment_wanted.emit(self._rows.index(row))

    def append(self, events: tuple[Event, ...]) -> None:
        """Add public *events*; they are shown with the next glance."""
        self._events += events

    def replace(self, events: tuple[Event, ...]) -> None:
        """Show *events* instead of everything before."""
        self._events = list(events)
        self._said = 0
        self._hand += 1
        self.list.clear()

    def subject(self, glance: Glance) -> object:
        """Return how much has happened."""
        return self._hand, len(self._events)

    def fill(self, glance: Glance) -> None:
        """Say the lines that are new, or all in another language."""
        if glance.words is not self._words:
            self._words, self._said = glance.words, 0
            self.list.clear()
            self.list.setAccessibleName(self.title())
        del self._rows[self._said :]
        for place, event in enumerate(self._events[self._said :], start=self._said):
            line = glance.words.event(event, Watcher.PUBLIC)
            if line:
                by_table = place in glance.by_table
                self.list.addItem(glance.words.by_table(line) if by_table else line)
            if isinstance(event, HandEnded) and glance.deal_number:
                self.list.addItem(glance.words.deal_number(glance.deal_number))
            self._rows.append(max(0, self.list.count() - 1))
        self._said = len(self._events)
        self.list.scrollToBottom()
        self._tell_length()
        self.counted.emit(str(self.list.count()) if self.list.count() else "")
