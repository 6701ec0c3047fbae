"""Play on from here: a new game that begins at a moment somebody looks back at."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, final

from PySide6.QtCore import QObject

from tarock_desktop.session.game_record import GameRecord
from tarock_desktop.session.seating import Seating
from tarock_desktop.ui.commands.registry import Command, Menu
from tarock_desktop.ui.page.tables import FrontTable

if TYPE_CHECKING:
    from tarock_desktop.ui.history.play_on_dialog import PlayOnDialog

PlayOn = Callable[[GameRecord, int, Seating], None]
"""Begins a game with so many acts of another one and these people, and puts it on the table."""


@final
class Branches(QObject):
    """Offers to play on from the moment that is shown in front of the game."""

    def __init__(self, table: FrontTable, play_on: PlayOn) -> None:
        super().__init__(table.page)
        self._table, self._play_on = table, play_on

    def command(self) -> Command:
        """Return the command."""
        text = self.tr("Play &on from here…")
        return Command(
            "teaching.play-on", Menu.TEACHING, text, self.ask, "Ctrl+B", enabled=self.may_play_on
        )

    def may_play_on(self) -> bool:
        """Whether a moment is shown that may be played on from."""
        return self._moment() is not None

    def ask(self) -> None:
        """Ask who plays on, and begin the new game."""
        act, session = self._moment(), self._table.session
        record = None if session is None else session.record()
        if record is None or act is None or act > len(record.acts):
            return
        dialog = self.dialog(record, act)
        dialog.accepted.connect(lambda: self._play_on(record, act, dialog.seating()))
        dialog.open()

    def dialog(self, record: GameRecord, act: int) -> PlayOnDialog:
        """Return the dialog that asks who plays on after so many acts of a game."""
        from tarock_desktop.bots.levels import LEVELS  # noqa: PLC0415 - not at the start
        from tarock_desktop.session.seating import from_notes  # noqa: PLC0415
        from tarock_desktop.ui.history.play_on_dialog import PlayOnDialog  # noqa: PLC0415

        hand, seating = record.hand_of(act), from_notes(record.seats)
        return PlayOnDialog(self._table.page.window(), hand, seating, LEVELS)

    def _moment(self) -> int | None:
        shown = self._table.in_front
        return None if shown is None else shown.moment()
