"""The rail, which lies on the table at the right: heading, announcements, referee, scores, log."""

from __future__ import annotations

from typing import Final, final

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.panels.announcements import AnnouncementsPanel
from tarock_desktop.ui.panels.heading import Heading
from tarock_desktop.ui.panels.log import LogPanel
from tarock_desktop.ui.panels.referee import RefereePanel
from tarock_desktop.ui.panels.score import ScorePanel
from tarock_desktop.ui.panels.section import Panel, Section
from tarock_desktop.ui.style.widgets import Scrolling

SECTIONS: Final = ("announcements", "referee", "scores", "log")
"""The sections from top to bottom; the keys F3, F4, F5 and F2 toggle them."""


@final
class Rail(QFrame):
    """All that is known of the hand, in words."""

    reshaped = Signal()
    """It needs another height now."""

    def __init__(self, heading: Heading) -> None:
        super().__init__()
        self.setObjectName("rail")
        self._heading = heading
        self.announcements = AnnouncementsPanel()
        self.referee = RefereePanel()
        self.scores = ScorePanel()
        self.log = LogPanel()
        panels: tuple[Panel, ...] = (self.announcements, self.referee, self.scores, self.log)
        self.sections = {
            name: Section(panel) for name, panel in zip(SECTIONS, panels, strict=True)
        }
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._outer.setSpacing(0)
        self._build()

    def _build(self) -> None:
        self._column = QWidget()
        self._column.setObjectName("body")
        stack = QVBoxLayout(self._column)
        stack.setContentsMargins(0, 0, 0, 0)
        stack.setSpacing(0)
        for name, section in self.sections.items():
            stack.addWidget(section, 1 if name == "log" else 0)
            section.folded.connect(self._spread)
        self.log.reshaped.connect(self._spread)
        stack.addStretch(0)
        self._stack = stack
        self._scroll = Scrolling(self._column, takes_focus=False)
        self._column.installEventFilter(self)
        self._outer.addWidget(self._scroll)
        self._spread()

    def _shows_whole_log(self) -> bool:
        section = self.sections["log"]
        return section.is_open and self.log.is_whole and not section.isHidden()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell when what is shown needs another height: a scroll area keeps that to itself."""
        if watched is self._column and event.type() == QEvent.Type.LayoutRequest:
            self.reshaped.emit()
        return super().eventFilter(watched, event)

    def hold_heading(self, *, on: bool) -> None:
        """Carry the heading at the top, or leave it to the page."""
        is_on = self._outer.indexOf(self._heading) >= 0
        if on and not is_on:
            self._outer.insertWidget(0, self._heading)
            self._heading.be_plaque(on=False)
            self._heading.show()
        elif is_on and not on:
            self._outer.removeWidget(self._heading)

    def height_for(self, width: int, most: int) -> int:
        """Return the height the rail needs: all there is while the whole log is open."""
        if self._shows_whole_log():
            return most
        self._stack.activate()
        needed = self._stack.totalHeightForWidth(width - 2) + 4
        if self._outer.indexOf(self._heading) >= 0:
            needed += self._heading.heightForWidth(width)
        return min(needed, most)

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

    def _spread(self) -> None:
        """Give the free room to the whole log, or to nobody while it is folded."""
        log = self._shows_whole_log()
        self._stack.setStretchFactor(self.sections["log"], 1 if log else 0)
        self._stack.setStretch(self._stack.count() - 1, 0 if log else 1)
