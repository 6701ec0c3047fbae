"""The commands of the Teaching menu: hints, looking back, what somebody knew."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from PySide6.QtCore import QObject

from tarock_desktop.ui.commands import Command, Menu
from tarock_desktop.ui.hints import Hints
from tarock_desktop.ui.reviews import Reviews

if TYPE_CHECKING:
    from tarock_desktop.ui.desk import Desk
    from tarock_desktop.ui.main_window import MainWindow


@final
class TeachingCommands(QObject):
    """What a person may learn from."""

    def __init__(self, window: MainWindow, desk: Desk) -> None:
        super().__init__(window)
        self.hints = Hints(window, desk)
        self.reviews = Reviews(window, desk)

    def commands(self) -> tuple[Command, ...]:
        """Return the commands of the Teaching menu."""
        hints, reviews = self.hints, self.reviews
        return (
            Command(
                name="teaching.hint",
                text=lambda: self.tr("&Hint"),
                handler=hints.ask,
                menu=Menu.TEACHING,
                shortcuts=("Ctrl+H",),
                enabled=hints.may_ask,
            ),
            Command(
                name="teaching.review",
                text=lambda: self.tr("&Review of the last hand"),
                handler=reviews.review,
                menu=Menu.TEACHING,
                shortcuts=("F8",),
                enabled=reviews.may_review,
                divided=True,
            ),
            Command(
                name="teaching.knew",
                text=lambda: self.tr("&What did it know?"),
                handler=reviews.what_it_knew,
                menu=Menu.TEACHING,
                shortcuts=("Ctrl+K",),
                enabled=reviews.may_ask,
            ),
            Command(
                name="teaching.mode",
                text=lambda: self.tr("&Teaching mode"),
                handler=reviews.toggle_teaching,
                menu=Menu.TEACHING,
                shortcuts=("F9",),
                enabled=reviews.may_teach,
                checked=lambda: reviews.is_taught,
                divided=True,
            ),
        )
