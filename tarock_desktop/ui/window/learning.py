"""Learning in the window: the menu, and what opens from it."""

from __future__ import annotations

from typing import final

from PySide6.QtCore import QObject

from tarock_desktop.ui.commands.registry import Command, Menu
from tarock_desktop.ui.window.courses import Courses
from tarock_desktop.ui.window.judging import Judging
from tarock_desktop.ui.window.main_window import MainWindow
from tarock_desktop.ui.window.puzzles import Puzzles


@final
class Learning(QObject):
    """Opens the course, puzzles and questions to a judge; nothing of them is read before."""

    def __init__(
        self, window: MainWindow, courses: Courses, puzzles: Puzzles, judging: Judging
    ) -> None:
        super().__init__(window)
        self._courses, self._puzzles, self._judging = courses, puzzles, judging

    def commands(self) -> tuple[Command, ...]:
        """Return the commands of the menu."""
        course, puzzles = self.tr("&Lessons"), self.tr("Learn from my &hands")
        judge, menu = self.tr("&Questions for judges"), Menu.LEARN
        again, next_ = self.tr("The &first hand again"), self.tr("Ne&xt lesson")
        courses = self._courses
        return (
            Command("learn.course", menu, course, self._courses.show, "Ctrl+L"),
            Command("learn.again", menu, again, courses.first_again, enabled=courses.may_go_on),
            Command("learn.next", menu, next_, courses.go_on, enabled=courses.may_go_on),
            Command("learn.puzzles", menu, puzzles, self._puzzles.show),
            Command("learn.judge", menu, judge, self._judging.show),
        )
