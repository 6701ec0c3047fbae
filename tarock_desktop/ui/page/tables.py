"""What the features of the window may ask of the game's table, and nothing more of the window.

The main window fulfils these protocols. A feature takes the smallest that serves it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import SignalInstance

from tarock_desktop.session.preferences import Preferences
from tarock_desktop.session.session import GameSession
from tarock_desktop.table.actions import Action
from tarock_desktop.texts.catalogue import Catalogue
from tarock_desktop.texts.render import Words
from tarock_desktop.ui.commands.registry import CommandRegistry
from tarock_desktop.ui.game.bridge import Bridge
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.page.shown_table import ShownTable
from tarock_desktop.ui.page.table_page import TablePage
from tarock_desktop.ui.panels.notice import Audience
from tarock_desktop.ui.scene.table_view import TableView
from tarock_desktop.ui.style.tokens import Theme
from tarock_desktop.variants.schema import Sheet


class GameTable(Protocol):
    """The game on the table: see it, act in it, say something about it."""

    @property
    def bridge(self) -> Bridge | None:
        """The game, with what the person at the screen knows of it."""

    @property
    def session(self) -> GameSession | None:
        """The game itself."""

    @property
    def page(self) -> TablePage:
        """The table with everything around it."""

    @property
    def words(self) -> Words | None:
        """The words for the sheet and the people on the table."""

    @property
    def commands(self) -> CommandRegistry:
        """All commands of the window."""

    def glance(self) -> Glance | None:
        """Return what is to be shown now."""

    def submit(self, action: Action) -> None:
        """Do an act of the person at the screen."""

    def refresh(self, *, settled: bool = False) -> None:
        """Show everything anew; *settled*: the cards too, without any motion."""

    def tell(
        self,
        sentence: str,
        audience: Audience,
        more: Callable[[], None] | None = None,
        label: str = "",
    ) -> None:
        """Say a sentence in a notice to its *audience*, with a button that does *more*."""

    @property
    def rules_wanted(self) -> SignalInstance:
        """An article of the sheet is to be shown."""


class FrontTable(GameTable, Protocol):
    """A game's table in front of which another one can be put."""

    @property
    def view(self) -> TableView:
        """The cards of the game."""

    @property
    def preferences(self) -> Preferences:
        """The settings that count now."""

    @property
    def catalogue(self) -> Catalogue:
        """Our words in the present language."""

    @property
    def shows_game(self) -> bool:
        """Whether the game is to be seen, and nothing in front of it."""

    @property
    def in_front(self) -> ShownTable | None:
        """What is in front of the game."""

    @property
    def closed(self) -> SignalInstance:
        """The window closes."""

    @property
    def refreshed(self) -> SignalInstance:
        """Everything is shown anew."""

    def words_for(self, sheet: Sheet, names: Sequence[str]) -> Words:
        """Return the words for any sheet and people."""

    def put_in_front(self, shown: ShownTable) -> None:
        """Show a table in front of the game, which waits."""

    def back_to_game(self) -> None:
        """Take away what is in front of the game, and let the game go on."""


class CoachedTable(FrontTable, Protocol):
    """A table at which an act can be pointed out."""

    def point_out(self, action: Action | None) -> None:
        """Mark the cards or the button of an act, and nothing else."""


class TaughtTable(FrontTable, Protocol):
    """A table that can wait, and look as a lesson wants it."""

    is_held: bool
    """Whether the game waits while nothing is to be seen."""
    is_taught: bool
    """Whether computers that play alone begin no hand by themselves."""

    @property
    def theme(self) -> Theme:
        """The colours of the window."""

    def adapt_settings(self, adapt: Callable[[Preferences], Preferences] | None) -> None:
        """Let the window look by other settings than those that are kept; `None`: by those."""

    def arrange(self) -> None:
        """Give everything on the page that is to be seen its place."""

    def go_on(self) -> None:
        """Let the game go on that waited."""

    def report(self, sentence: str) -> None:
        """Say what went wrong in a notice, after what waits to be said already."""

    def problem(self, error: Exception) -> str:
        """Return what is wrong with a file, in the present language."""

    def report_unsaved(self, error: Exception) -> None:
        """Say that something could not be saved."""
