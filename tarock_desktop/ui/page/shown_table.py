"""A table in front of the game's own: it is looked at, and nobody can act at it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from tarock_desktop.table.seats import Seat
from tarock_desktop.ui.commands.registry import Command, Menu
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.page.table_page import TablePage
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.scene.table_view import TableView
from tarock_desktop.variants.schema import Sheet


class ShownTable(QWidget):
    """Base of an incident, a lesson, and a hand that is looked back at."""

    left = Signal()
    """The game is wanted again."""
    play_on_wanted = Signal()
    """A new game that begins at the moment that is shown is wanted."""

    commands: tuple[str, ...] = ()
    """How the names of those commands begin that can be called here besides the usual ones."""

    def __init__(self, sheet: Sheet, deck: DeckTheme, near: Seat | None = None) -> None:
        """Show nothing yet.

        Args:
            sheet: the rules of the table.
            deck: the card faces.
            near: who sits at the lower edge; `None`: the first seat.
        """
        super().__init__()
        self.sheet = sheet
        self.pace = 1.0
        """The speed of the settings; 0: nothing moves."""
        self.view = TableView(ranked=sheet.pack.ranked, deck=deck)
        self.view.near = near
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.page = TablePage(self.view)

    def title(self) -> str:
        """Return what the window is called meanwhile."""
        raise NotImplementedError

    def glance(self) -> Glance:
        """Return what the panels show."""
        raise NotImplementedError

    def moment(self) -> int | None:
        """Return how many acts of the game led here; `None`: nobody plays on from here."""
        return None

    def retranslate(self) -> None:
        """Show everything anew in the present language."""
        raise NotImplementedError

    def fit(self) -> None:
        """Follow the size of the window and the settings."""

    def stop(self) -> None:
        """Let nothing go on by itself; called when it is left."""

    def may_run(self, command: Command) -> bool:
        """Return whether a command makes sense while the game is behind this table."""
        usual = command.menu in (Menu.VIEW, Menu.HELP) and command.name != "view.curtain"
        return usual or command.name.startswith(("game.preferences", "game.quit", *self.commands))
