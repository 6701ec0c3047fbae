"""The commands of a taught table."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, final

from PySide6.QtCore import QObject

from tarock_desktop.ui.commands.registry import Command, Menu
from tarock_desktop.ui.page.tables import TaughtTable
from tarock_desktop.ui.scene.layout import Side

if TYPE_CHECKING:
    from tarock_desktop.ui.teaching.mode import Teaching

# ruff: noqa: PLW0108 - the mode is loaded when a command is called, not when it is declared


@final
class TeachingCommands(QObject):
    """Loads teaching mode when it is first wanted."""

    def __init__(self, table: TaughtTable) -> None:
        super().__init__(table.page)
        self._table = table
        self._mode: Teaching | None = None

    @property
    def mode(self) -> Teaching:
        """What teaches the table."""
        from tarock_desktop.ui.teaching.mode import Teaching  # noqa: PLC0415 - not at the start

        if self._mode is None:
            self._mode = Teaching(self._table)
        return self._mode

    def is_on(self) -> bool:
        """Whether the table is taught."""
        return self._mode is not None and self._mode.is_on

    def takes_incident(self, row: str) -> bool:
        """Show the incident of a row in both windows; return whether there are two."""
        if not self.has_rooms():
            return False
        from tarock_desktop.ui.teaching.shown_incident import incident_lesson  # noqa: PLC0415

        self.mode.show_guest(*incident_lesson(row))
        return True

    def commands(self) -> tuple[Command, ...]:
        """Return the commands."""
        mode = Command(
            "teaching.mode",
            Menu.TEACHING,
            self.tr("&Teaching mode"),
            lambda: self.mode.toggle(),
            "F9",
            enabled=self._may_teach,
            checked=self.is_on,
            divided=True,
        )
        project = Command(
            "teaching.room",
            Menu.TEACHING,
            self.tr("Pro&ject on a second screen"),
            lambda: self.mode.project(),
            "Shift+F9",
            enabled=self._may_teach,
            checked=self.has_rooms,
        )
        return (mode, project, *self._steps(), *self._hands())

    def _steps(self) -> tuple[Command, ...]:
        menu, may = Menu.TEACHING, self._may_step
        back, on = self.tr("Step &back"), self.tr("&Next step")
        comment, blank = self.tr("&Comment on this step"), self.tr("Blank the &screen")
        note, question = self.tr("Note for &yourself"), self.tr("Ask the room, or &answer")

        def write() -> None:
            self.mode.remarks.write()

        def write_note() -> None:
            self.mode.remarks.write_note()

        def ask() -> None:
            self.mode.ask()

        def vote() -> None:
            self.mode.vote()

        def cover() -> None:
            self.mode.toggle_blank()

        return (
            Command("lesson.back", menu, back, lambda: self.mode.go_back(), "PgUp", enabled=may),
            Command("lesson.on", menu, on, lambda: self.mode.go_on(), "PgDown", enabled=may),
            Command("lesson.comment", menu, comment, write, "Ctrl+M", enabled=may),
            Command("lesson.note", menu, note, write_note, "Ctrl+Shift+M", enabled=may),
            Command("lesson.question", menu, question, ask, "F5", enabled=self.is_on),
            Command("lesson.vote", menu, self.tr("Let the room &vote"), vote, "V", enabled=may),
            Command("lesson.blank", menu, blank, cover, "B .", enabled=self.is_on),
            Command(
                "lesson.notes",
                menu,
                self.tr("Show &my notes here"),
                lambda: self.mode.remarks.toggle_notes(),
                "N",
                enabled=self._may_show_notes,
                checked=self._shows_notes,
            ),
        )

    def _hands(self) -> tuple[Command, ...]:
        """Return the commands that close the hand at one side of the table, or open it."""
        return (
            self._hand(Side.TOP, self.tr("At the top"), "Ctrl+Up"),
            self._hand(Side.LEFT, self.tr("At the left"), "Ctrl+Left"),
            self._hand(Side.RIGHT, self.tr("At the right"), "Ctrl+Right"),
            self._hand(Side.BOTTOM, self.tr("At the lower edge"), "Ctrl+Down"),
            Command(
                "lesson.hand-asked",
                Menu.HANDS,
                self.tr("Of the player in question"),
                lambda: self.mode.show_asked_hand(),
                "H",
                enabled=self._is_asking,
            ),
        )

    def _hand(self, side: Side, text: str, key: str) -> Command:
        return Command(
            f"lesson.hand-{side.value}",
            Menu.HANDS,
            text,
            partial(self._toggle_side, side),
            key,
            enabled=self._may_step,
        )

    def _toggle_side(self, side: Side) -> None:
        self.mode.toggle_side(side)

    def _may_teach(self) -> bool:
        session = self._table.session
        return session is not None and session.may_teach()

    def has_rooms(self) -> bool:
        """Whether the room has a window of its own."""
        return self._mode is not None and self._mode.rooms.is_on

    def _may_show_notes(self) -> bool:
        return self._may_step() and not self.has_rooms()

    def _shows_notes(self) -> bool:
        return self._mode is not None and self._mode.remarks.shows_notes

    def _is_asking(self) -> bool:
        return self._may_step() and self.mode.lecture.is_asking

    def _may_step(self) -> bool:
        return self._mode is not None and self._mode.may_step()
