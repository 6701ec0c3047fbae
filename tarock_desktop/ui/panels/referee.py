"""The referee: what happened, which article, what would have been right, what follows."""

from __future__ import annotations

from typing import final

from PySide6.QtCore import Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QVBoxLayout

from tarock_desktop.messages.message import Message
from tarock_desktop.table.rulings import Ruling
from tarock_desktop.ui.panels.glance import Glance
from tarock_desktop.ui.panels.section import Panel
from tarock_desktop.ui.style.pieces import LineButton, Text, clear
from tarock_desktop.ui.style.tokens import Space


@final
class RefereePanel(Panel):
    """The last ruling, or that nothing is wrong."""

    article_wanted = Signal(str)
    """The article whose rule is to be opened."""

    def __init__(self) -> None:
        super().__init__()
        self.ruling: Ruling | None = None
        """The ruling that is shown."""
        self.reason: Message | None = None
        """Why the last act could not be done, where no rule is involved."""
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(Space.S, 0, Space.S, Space.XS)
        self._layout.setSpacing(Space.XS)

    def title(self) -> str:
        """Return the title."""
        return self.tr("Referee")

    def subject(self, glance: Glance) -> object:
        """Return what was ruled."""
        return self.ruling, self.reason, glance.observation.book

    def show_ruling(self, ruling: Ruling) -> None:
        """Show *ruling* and have it read out."""
        self.ruling, self.reason = ruling, None
        if self.glance is not None:
            self.show_glance(self.glance)
            self._announce(self.glance.ruling(ruling).what)

    def show_reason(self, reason: Message) -> None:
        """Say why an act could not be done."""
        self.ruling, self.reason = None, reason
        if self.glance is not None:
            self.show_glance(self.glance)
            self._announce(self.glance.words.message(reason))

    def forget(self) -> None:
        """Let the last ruling go: something else has happened since."""
        self.ruling = self.reason = None

    def fill(self, glance: Glance) -> None:
        """Show the last ruling."""
        clear(self._layout)
        if self.ruling is not None:
            self._fill_ruling(glance, self.ruling)
            self.counted.emit("!")
        elif self.reason is not None:
            self._layout.addWidget(Text(glance.words.message(self.reason), "warning"))
            self.counted.emit("!")
        else:
            self._fill_quiet(glance)
        self._layout.addStretch(1)

    def _fill_quiet(self, glance: Glance) -> None:
        remarks = glance.observation.book.rulings
        if remarks:
            self._fill_ruling(glance, remarks[-1])
            self.counted.emit(str(len(remarks)))
            return
        self._layout.addWidget(Text(self.tr("✓ Everything has been legal so far."), "legal"))
        self.counted.emit("✓")

    def _fill_ruling(self, glance: Glance, ruling: Ruling) -> None:
        said = glance.ruling(ruling)
        article = glance.words.article(ruling.citation.article)
        self._layout.addWidget(Text(said.what, "warning"))
        button = LineButton(
            article.heading,
            lambda: self.article_wanted.emit(ruling.citation.article),
        )
        button.setToolTip(self.tr("Open the rule"))
        self._layout.addWidget(button)
        for text, role in ((article.gist, "muted"), (said.right, "legal"), (said.follows, "")):
            if text:
                self._layout.addWidget(Text(text, role))

    def _announce(self, sentence: str) -> None:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))
