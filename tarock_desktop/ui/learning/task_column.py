"""What is told beside a table at which a task is set, and the buttons below it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, final

from tarock_desktop.ui.learning.lesson_panel import Progress
from tarock_desktop.ui.learning.side_column import SideColumn
from tarock_desktop.ui.style.widgets import Choice, Text

LOW: Final = 2
"""So many times as wide as high, it lies below the table."""


@final
class TaskColumn(SideColumn):
    """How far one has come, a title, and what is said in two voices."""

    def __init__(self, *buttons: Choice) -> None:
        """Take all buttons that there may be, in their order."""
        super().__init__(*buttons)
        self.setObjectName("steps")
        self.above, self.title = Text("", "muted"), Text("", "question")
        self.progress = Progress()
        self.on_table: Callable[[], tuple[str, ...]] = tuple
        """Gives what lies open on the table, in words."""
        self.said, self.more = Text("", "lead"), Text("", "muted")
        for part in (self.above, self.progress, self.title, self.said, self.more):
            self.lines.addWidget(part)
        self.lines.addStretch(1)

    def tell(self, above: str, title: str, said: Iterable[str], more: Iterable[str] = ()) -> None:
        """Say something else; *more* is said in a low voice."""
        self.above.setText(above)
        self.title.setText(title)
        for text, sentences in ((self.said, said), (self.more, more)):
            self.say(text, "\n".join(each for each in sentences if each))
        self.aloud.changed()

    def texts(self) -> tuple[str, ...]:
        """Return what who does not see the column hears, where it has changed."""
        labels = self.above, self.title, self.said, self.more
        above, title, *said = (label.text() for label in labels)
        return above, title, *said, *self.on_table()

    def turn(self, way: int) -> None:
        """Show what is said further down (1), or further up (-1)."""
        bar = self.area.verticalScrollBar()
        bar.setValue(bar.value() + way * bar.pageStep() * 3 // 4)

    def fit(self) -> None:
        """Show how far one has come where there is room for more than what is asked."""
        is_low = self.width() > LOW * self.height()
        self.progress.setHidden(is_low)
        super().fit()
