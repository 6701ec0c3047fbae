"""The command that shows an incident."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, final

from PySide6.QtCore import QObject

from tarock_desktop.ui.commands.registry import Command, Menu
from tarock_desktop.ui.page.tables import FrontTable

if TYPE_CHECKING:
    from tarock_desktop.ui.incidents.incidents import Incidents


@final
class IncidentCommands(QObject):
    """Loads the incidents when the first one is wanted."""

    def __init__(self, table: FrontTable, is_taken: Callable[[str], bool]) -> None:
        """Serve one table; *is_taken* may show the incident of a row before a class instead."""
        super().__init__(table.page)
        self._table, self._is_taken = table, is_taken
        self._incidents: Incidents | None = None

    def commands(self) -> tuple[Command, ...]:
        """Return the command."""
        text = self.tr("Show an &incident…")
        return (Command("referee.incident", Menu.REFEREE, text, self.ask, "Ctrl+I", divided=True),)

    def ask(self) -> None:
        """Ask which incident is to be shown."""
        self.incidents.ask()

    @property
    def incidents(self) -> Incidents:
        """What shows incidents."""
        from tarock_desktop.ui.incidents.incidents import Incidents  # noqa: PLC0415 - see above

        if self._incidents is None:
            self._incidents = Incidents(self._table, self._is_taken)
        return self._incidents
