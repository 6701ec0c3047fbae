"""The commands of the Teaching menu: hints, looking back, what somebody knew."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, final

from PySide6.QtCore import QObject

from tarock_desktop.ui.coach.hints import Hints
from tarock_desktop.ui.coach.reviews import Reviews
from tarock_desktop.ui.commands.registry import Command, Menu
from tarock_desktop.ui.scene.layout import Side
from tarock_desktop.ui.teaching.mode import Teaching

if TYPE_CHECKING:
    from tarock_desktop.ui.window.desk import Desk
    from tarock_desktop.ui.window.main_window import MainWindow


@final
class TeachingCommands(QObject):
    """What a person may learn from."""

    def __init__(self, window: MainWindow, desk: Desk) -> None:
        super().__init__(window)
        self.hints = Hints(window, desk)
        self.mode = Teaching(window, desk)
        self.reviews = Reviews(window, desk, self.mode)

    def commands(self) -> tuple[Command, ...]:
        """Return the commands of the Teaching menu."""
        return (*self._studies(), *self._lesson())

    def _studies(self) -> tuple[Command, ...]:
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
        )

    def _lesson(self) -> tuple[Command, ...]:
        mode, menu = self.mode, Menu.TEACHING
        return (
            Command(
                name="teaching.mode",
                text=lambda: self.tr("&Teaching mode"),
                handler=mode.toggle,
                menu=menu,
                shortcuts=("F9",),
                enabled=mode.may_teach,
                checked=lambda: mode.is_on,
                divided=True,
            ),
            *self._steps(),
            *self._hands(),
        )

    def _steps(self) -> tuple[Command, ...]:
        mode, menu = self.mode, Menu.TEACHING
        return (
            Command(
                name="lesson.back",
                text=lambda: self.tr("Step &back"),
                handler=mode.go_back,
                menu=menu,
                shortcuts=("PgUp",),
                enabled=mode.may_step,
            ),
            Command(
                name="lesson.on",
                text=lambda: self.tr("&Next step"),
                handler=mode.go_on,
                menu=menu,
                shortcuts=("PgDown",),
                enabled=mode.may_step,
            ),
            Command(
                name="lesson.comment",
                text=lambda: self.tr("&Comment on this step"),
                handler=mode.write_comment,
                menu=menu,
                shortcuts=("Ctrl+M",),
                enabled=mode.may_step,
            ),
            Command(
                name="lesson.blank",
                text=lambda: self.tr("Blank the &screen"),
                handler=mode.covers.toggle_blank,
                menu=menu,
                shortcuts=("B", "."),
                enabled=lambda: mode.is_on,
            ),
        )

    def _hands(self) -> tuple[Command, ...]:
        """Return the commands that close the hand at one side of the table, or open it."""
        texts: dict[Side, Callable[[], str]] = {
            Side.TOP: lambda: self.tr("Hand at the top: close or open"),
            Side.LEFT: lambda: self.tr("Hand at the left: close or open"),
            Side.RIGHT: lambda: self.tr("Hand at the right: close or open"),
            Side.BOTTOM: lambda: self.tr("Hand at the lower edge: close or open"),
        }
        keys = {Side.TOP: "Up", Side.LEFT: "Left", Side.RIGHT: "Right", Side.BOTTOM: "Down"}
        return tuple(
            Command(
                name=f"lesson.hand-{side.value}",
                text=text,
                handler=partial(self.mode.toggle_side, side),
                menu=Menu.TEACHING,
                shortcuts=(f"Ctrl+{keys[side]}",),
                enabled=self.mode.may_step,
                divided=side is Side.TOP,
            )
            for side, text in texts.items()
        )
