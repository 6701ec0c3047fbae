"""Hands that come with the program: a page of them, and the lesson that one of them becomes."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, final

from PySide6.QtCore import QObject, Signal

from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.session.session import GameSession
from tarock_desktop.ui.commands.registry import Command, Menu
from tarock_desktop.ui.teaching.commands import TeachingCommands
from tarock_desktop.ui.window.game_in_play import GameInPlay
from tarock_desktop.ui.window.game_opener import GameOpener
from tarock_desktop.ui.window.home import Home
from tarock_desktop.ui.window.main_window import MainWindow
from tarock_desktop.variants.loader import load_variant

if TYPE_CHECKING:
    from tarock_desktop.learning.demonstrations import Demonstration
    from tarock_desktop.ui.home.screen import Screen
    from tarock_desktop.ui.teaching.ready_page import ReadyHand, ReadyPage

# ruff: noqa: PLC0415 - nothing of learning is read before it is wanted


@final
class Demonstrations(QObject):
    """Shows which hands there are, and teaches the one that is wanted."""

    evening_wanted = Signal(str)
    """All hands of a ruleset, one after another."""

    def __init__(
        self,
        window: MainWindow,
        opener: GameOpener,
        game: GameInPlay,
        home: Home,
        teaching: TeachingCommands,
    ) -> None:
        super().__init__(window)
        self._window, self._opener, self._game = window, opener, game
        self._home, self._teaching = home, teaching
        self._shown: tuple[GameSession, str] | None = None
        """The hand that was put on the table last, and its key."""

    def commands(self) -> tuple[Command, ...]:
        """Return the command of the menu."""
        name, text = "teaching.hands", self.tr("R&eady-made hands")
        return (Command(name, Menu.TEACHING, text, self.show, divided=True),)

    def show(self) -> None:
        """Open the page, the sheet first that was played last."""
        self._home.go(self._screen)

    @property
    def page(self) -> ReadyPage | None:
        """The page, where it is to be seen."""
        from tarock_desktop.ui.teaching.ready_page import ReadyPage

        page = self._home.page
        shown = None if page is None else page.screen_shown
        return shown if isinstance(shown, ReadyPage) else None

    def _screen(self) -> Screen:
        from tarock_desktop.ui.style.look import Look
        from tarock_desktop.ui.teaching.ready_page import ReadyPage

        window = self._window
        page = ReadyPage(Look(window.theme, window.page.unit()), self._home.sheets, self._hands)
        page.wanted.connect(self.open)
        page.evening_wanted.connect(self.evening_wanted)
        page.playlist_wanted.connect(partial(self._window.commands.run, "teaching.playlist"))
        page.left.connect(self._home.go_back)
        return page

    def _hands(self, ruleset: str) -> tuple[ReadyHand, ...]:
        """Return the hands of a ruleset as an evening shows them, in the present language."""
        from tarock_desktop.learning.playlist import first_evening, load_playlist
        from tarock_desktop.messages.keys import message
        from tarock_desktop.ui.teaching.ready_page import ReadyHand

        words = self._window.words_for(load_variant(ruleset).sheet, ())
        evening = load_playlist(first_evening(ruleset)).shown
        return tuple(
            ReadyHand(
                each.id,
                words.message(each.title),
                words.message(message(f"demonstration.{each.remarks[0].key}")),
            )
            for each in (self._find(shown.ready) for shown in evening)
        )

    @staticmethod
    def _known() -> tuple[Demonstration, ...]:
        from tarock_desktop.learning.demonstrations import demonstrations

        return demonstrations()

    def title(self, key: str) -> str:
        """Return what a hand shows, in the present language."""
        found = self._find(key)
        words = self._window.words_for(load_variant(found.ruleset).sheet, ())
        return words.message(found.title)

    def shown(self, session: GameSession | None) -> str:
        """Return which of the hands a game is; empty: none of them."""
        return self._shown[1] if self._shown is not None and session is self._shown[0] else ""

    def open(self, key: str) -> None:
        """Teach a hand from its first step, or say what is wrong with its file.

        The game on the table is left as it is saved.
        """
        mode = self._teaching.mode
        try:
            mode.change_game(lambda: self.play(key))
        except DocumentError as error:
            self._window.report(self._window.problem(error))
            return
        mode.begin()

    def played(self, key: str) -> GameSession:
        """Return a hand as a game that is over.

        Raises:
            DocumentError: it can't be played.
        """
        from tarock_desktop.learning.demonstrations import shown

        found = self._find(key)
        return shown(found, self._opener.usual_seating(found.ruleset))

    def play(self, key: str) -> None:
        """Put a hand on the table.

        Raises:
            DocumentError: it can't be played.
        """
        session = self.played(key)
        self._home.leave()
        self._shown = session, key
        self._game.play(session, computers=False)

    def _find(self, key: str) -> Demonstration:
        return next(each for each in self._known() if each.id == key)
