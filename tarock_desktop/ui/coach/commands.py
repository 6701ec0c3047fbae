"""The commands of the coach: hints, the look back at a hand, what a player knew."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from PySide6.QtCore import QObject

from tarock_desktop.bots.protocol import Request
from tarock_desktop.ui.coach.hints import Hints
from tarock_desktop.ui.coach.reviews import Reviews
from tarock_desktop.ui.commands.registry import Command, Menu
from tarock_desktop.ui.page.tables import CoachedTable


@final
class CoachCommands(QObject):
    """What a person may ask the coach."""

    def __init__(
        self,
        table: CoachedTable,
        request_at: Callable[[int], Request | None],
        is_taught: Callable[[], bool],
    ) -> None:
        """Serve one table; the other arguments are those of `Reviews`."""
        super().__init__(table.page)
        self.hints = Hints(table)
        self.reviews = Reviews(table, request_at, is_taught)

    def commands(self) -> tuple[Command, ...]:
        """Return the commands."""
        menu, hints, reviews = Menu.TEACHING, self.hints, self.reviews
        return (
            Command(
                "teaching.hint", menu, self.tr("&Hint"), hints.ask, "Ctrl+H", enabled=hints.may_ask
            ),
            Command(
                "teaching.review",
                menu,
                self.tr("&Review of the last hand"),
                reviews.review,
                "F8",
                enabled=reviews.may_review,
                divided=True,
            ),
            Command(
                "teaching.knew",
                menu,
                self.tr("&What did the computer know?"),
                reviews.what_it_knew,
                "Ctrl+K",
                enabled=reviews.may_ask,
            ),
        )
