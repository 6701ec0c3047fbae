"""What the window shows: the table of the game, or what was put before it for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from PySide6.QtWidgets import QStackedWidget

from tarock_desktop.ui.coach.hand_review import HandReview
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.incidents.incident_show import IncidentShow
from tarock_desktop.ui.page.looks import use_looks
from tarock_desktop.ui.page.table_page import TablePage
from tarock_desktop.ui.teaching.lesson_show import LessonShow

if TYPE_CHECKING:
    from tarock_desktop.ui.window.main_window import MainWindow


Show = IncidentShow | HandReview | LessonShow
"""What can be put before the table of the game: an incident, a hand that is looked back at or
taught."""


@final
class Stage(QStackedWidget):
    """Keeps the table of the game, and before it what is shown meanwhile."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.show_: Show | None = None
        """What is shown before the game."""
        self.addWidget(window.page)

    @property
    def is_free(self) -> bool:
        """Whether the game is to be seen."""
        return self.show_ is None

    @property
    def page(self) -> TablePage:
        """The table that is to be seen."""
        return self._window.page if self.show_ is None else self.show_.page

    def glance(self) -> Glance | None:
        """Return what is to be seen."""
        return self._window.glance() if self.show_ is None else self.show_.glance()

    def put(self, show: Show) -> None:
        """Show something before the game; cards of people who share the screen go off it."""
        self.clear()
        window = self._window
        self.show_ = show
        window.cover()
        window.curtain.hide()
        window.refresh(settled=True)
        menu = window.page.ribbon.menu_button.menu()
        if menu is not None:
            show.page.ribbon.use_menu(menu)
        self.addWidget(show)
        self.setCurrentWidget(show)
        self.dress()

    def clear(self) -> None:
        """Show the game again; where several people share the screen, the curtain."""
        show, self.show_ = self.show_, None
        if show is None:
            return
        show.stop()
        window = self._window
        self.setCurrentWidget(window.page)
        # Taken out of here it would belong to nobody while its own keys are still being handled.
        show.hide()
        show.deleteLater()
        window.refresh(settled=True)
        window.view.setFocus()
        if window.bridge is not None and window.bridge.is_covered:
            window.cover()

    def arrange(self) -> None:
        """Give everything on the table that is to be seen its place."""
        self.page.arrange()

    def dress(self) -> None:
        """Let what is shown look as the settings say."""
        window, show = self._window, self.show_
        if show is None:
            return
        show.page.scale = window.page.scale
        show.pace = window.preferences.pace
        use_looks(show.view, window.preferences, window.theme, show.sheet)
        show.view.use_unit(window.page.unit(), window.page.least_text)
        show.page.arrange()
        show.fit()
