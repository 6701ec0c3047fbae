"""The rail at the right: four sections, or a strip of buttons when it is folded."""

from __future__ import annotations

from typing import Final, final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QToolButton, QVBoxLayout, QWidget

from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.panels.announcements import AnnouncementsPanel
from tarock_desktop.ui.panels.log import LogPanel
from tarock_desktop.ui.panels.referee import RefereePanel
from tarock_desktop.ui.panels.score import ScorePanel
from tarock_desktop.ui.panels.section import Panel, Section
from tarock_desktop.ui.style.tips import set_tip
from tarock_desktop.ui.style.tokens import RAIL_FOLDED, RAIL_WIDTH, Space

SECTIONS: Final = ("announcements", "referee", "scores", "log")
"""The sections from top to bottom; the keys F3, F4, F5 and F2 toggle them."""


@final
class Rail(QFrame):
    """Announcements, referee, scores and log."""

    opened = Signal()
    """A button of the folded strip was pressed."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("rail")
        self.announcements = AnnouncementsPanel()
        self.referee = RefereePanel()
        self.scores = ScorePanel()
        self.log = LogPanel()
        panels: tuple[Panel, ...] = (self.announcements, self.referee, self.scores, self.log)
        self.sections = {
            name: Section(panel, open_=name != "log")
            for name, panel in zip(SECTIONS, panels, strict=True)
        }
        self._folded = False
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._outer.setSpacing(0)
        self._build()
        self.set_folded(folded=False)

    def _build(self) -> None:
        self._column = QWidget()
        self._column.setObjectName("body")
        stack = QVBoxLayout(self._column)
        stack.setContentsMargins(0, 0, 0, 0)
        stack.setSpacing(0)
        for name, section in self.sections.items():
            stack.addWidget(section, 1 if name == "log" else 0)
            section.folded.connect(self._spread)
        stack.addStretch(0)
        self._stack = stack
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(self._column)
        self._outer.addWidget(self._scroll)
        self._strip = QWidget()
        strip = QVBoxLayout(self._strip)
        strip.setContentsMargins(2, Space.XS, 2, Space.XS)
        self.strip_buttons: dict[str, QToolButton] = {}
        for name in SECTIONS:
            button = QToolButton()
            button.clicked.connect(lambda _checked=False, name=name: self._open(name))
            self.strip_buttons[name] = button
            strip.addWidget(button)
        strip.addStretch(1)
        self._outer.addWidget(self._strip)
        self._spread()
        self.retranslate()

    @property
    def is_folded(self) -> bool:
        """Whether only the strip of buttons is to be seen."""
        return self._folded

    def set_folded(self, *, folded: bool) -> None:
        """Fold the rail to a strip or open it."""
        self._folded = folded
        self._scroll.setVisible(not folded)
        self._strip.setVisible(folded)
        self.setFixedWidth(RAIL_FOLDED + 4 if folded else RAIL_WIDTH)

    def set_width(self, width: int) -> None:
        """Be as wide as the table, over which it lies."""
        self.setFixedWidth(width)

    def show_glance(self, glance: Glance) -> None:
        """Show *glance* in all sections."""
        for section in self.sections.values():
            section.panel.show_glance(glance)

    def toggle(self, name: str) -> None:
        """Open or fold one section."""
        section = self.sections[name]
        section.set_open(open_=not section.is_open)

    def short_names(self) -> dict[str, str]:
        """Return the first letters of each title, as many as tell them apart."""
        titles = {name: section.panel.title() for name, section in self.sections.items()}
        heads = [title[:1] for title in titles.values()]
        return {
            name: title[: 1 if heads.count(title[:1]) == 1 else 2]
            for name, title in titles.items()
        }

    def retranslate(self) -> None:
        """Say the buttons of the strip anew."""
        short = self.short_names()
        for name, button in self.strip_buttons.items():
            section = self.sections[name]
            button.setText(short[name])
            set_tip(button, section.panel.title())
            button.setAccessibleName(section.panel.title())

    def _open(self, name: str) -> None:
        self.sections[name].set_open(open_=True)
        self.opened.emit()

    def _spread(self) -> None:
        """Give the free room to the log, or to nobody while it is folded."""
        log = self.sections["log"].is_open
        self._stack.setStretchFactor(self.sections["log"], 1 if log else 0)
        self._stack.setStretch(self._stack.count() - 1, 0 if log else 1)
