"""The log: one line for everything that happened and that everybody may know."""

from __future__ import annotations

from typing import final

from PySide6.QtWidgets import QListWidget, QVBoxLayout

from tarock_desktop.table.events import Event
from tarock_desktop.table.seats import Watcher
from tarock_desktop.ui.panels.glance import Glance
from tarock_desktop.ui.panels.section import Panel
from tarock_desktop.ui.style.tokens import Space


@final
class LogPanel(Panel):
    """Lines of the public events: with several people at one screen nothing secret stands here."""

    def __init__(self) -> None:
        super().__init__()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.S, 0, Space.S, Space.XS)
        self.list = QListWidget()
        self.list.setWordWrap(True)
        self.list.setUniformItemSizes(False)
        self.list.setSelectionMode(QListWidget.SelectionMode.NoSelection)
        self.list.setMinimumHeight(60)
        layout.addWidget(self.list)
        self._events: list[Event] = []

    def title(self) -> str:
        """Return the title."""
        return self.tr("Log")

    def append(self, events: tuple[Event, ...]) -> None:
        """Add public *events*; they are shown with the next glance."""
        self._events += events

    def replace(self, events: tuple[Event, ...]) -> None:
        """Show *events* instead of everything before."""
        self._events = list(events)
        self.list.clear()

    def fill(self, glance: Glance) -> None:
        """Say all lines anew."""
        self.list.setAccessibleName(self.title())
        said = (glance.words.event(event, Watcher.PUBLIC) for event in self._events)
        lines = [line for line in said if line]
        present = [self.list.item(row).text() for row in range(self.list.count())]
        if lines[: len(present)] != present:
            self.list.clear()
            present = []
        self.list.addItems(lines[len(present) :])
        if len(lines) > len(present):
            self.list.scrollToBottom()
        self.counted.emit(str(len(lines)) if lines else "")
