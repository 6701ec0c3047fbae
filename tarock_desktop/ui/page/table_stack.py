"""What the middle of the window shows: the game's table, or what lies in front of it."""

from __future__ import annotations

from typing import final

from PySide6.QtWidgets import QStackedWidget, QWidget

from tarock_desktop.ui.page.first_page import FirstPage
from tarock_desktop.ui.page.shown_table import ShownTable
from tarock_desktop.ui.page.table_page import TablePage


@final
class TableStack(QStackedWidget):
    """Keeps the page of the game, and in front of it what is shown meanwhile."""

    def __init__(self, game: TablePage) -> None:
        super().__init__()
        self._game = game
        self.in_front: ShownTable | None = None
        """What is shown in front of the game."""
        self.first: FirstPage | None = None
        """The page that nothing is played on; a table may be in front of it too."""
        self.addWidget(game)

    @property
    def shows_game(self) -> bool:
        """Whether the game is to be seen."""
        return self.in_front is None and self.first is None

    @property
    def page(self) -> TablePage:
        """The page that is to be seen."""
        return self._game if self.in_front is None else self.in_front.page

    def put(self, shown: ShownTable) -> None:
        """Show a table in front of the game."""
        self.in_front = shown
        menu = self._game.buttons.menu_button.menu()
        if menu is not None:
            shown.page.buttons.use_menu(menu)
        self.addWidget(shown)
        self.setCurrentWidget(shown)

    def take_away(self) -> bool:
        """Show the game again; return whether something was in front of it."""
        shown, self.in_front = self.in_front, None
        if shown is None:
            return False
        shown.stop()
        self.setCurrentWidget(self._game if self.first is None else self.first)
        self._let_go(shown)
        return True

    def put_first(self, page: FirstPage) -> None:
        """Show the first page in front of the game."""
        self.take_first()
        self.first = page
        self.addWidget(page)
        self.setCurrentWidget(page)

    def take_first(self) -> bool:
        """Take the first page away; return whether it was there."""
        page, self.first = self.first, None
        if page is None:
            return False
        if self.in_front is None:
            self.setCurrentWidget(self._game)
        self._let_go(page)
        return True

    @staticmethod
    def _let_go(page: QWidget) -> None:
        # Taken out of here it would belong to nobody while its own keys are still being handled.
        page.hide()
        page.deleteLater()
