"""Learning in the window: the menu, and what opens from it."""

from __future__ import annotations

from typing import final

from PySide6.QtCore import QObject

from tarock_desktop.ui.commands.registry import Command, Menu
from tarock_desktop.ui.panels.notice import Audience
from tarock_desktop.ui.window.home import Home
from tarock_desktop.ui.window.main_window import MainWindow


@final
class Learning(QObject):
    """Opens the course, puzzles and questions to a judge; nothing of them is read before."""

    def __init__(self, window: MainWindow, home: Home) -> None:
        super().__init__(window)
        self._window, self._home = window, home

    def commands(self) -> tuple[Command, ...]:
        """Return the commands of the menu."""
        course, puzzles = self.tr("&Lessons"), self.tr("Learn from my &hands")
        judge, menu = self.tr("&Questions to a judge"), Menu.LEARN
        return (
            Command("learn.course", menu, course, self.show_course, "Ctrl+L"),
            Command("learn.puzzles", menu, puzzles, self.show_puzzles),
            Command("learn.judge", menu, judge, self.show_judge),
        )

    def show_course(self) -> None:
        """Open the course."""
        self._home.pick_first_hand()

    def show_puzzles(self) -> None:
        """Open the puzzles from the person's own hands."""
        said = self.tr("Puzzles come from hands you have played. There are none yet.")
        self._window.tell(said, Audience.TABLE)

    def show_judge(self) -> None:
        """Open the questions to a judge."""
        self._window.commands.run("referee.incident")
