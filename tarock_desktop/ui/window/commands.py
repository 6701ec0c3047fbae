"""The commands of the window itself; those of its features are declared beside them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, final

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from tarock_desktop.table.actions import (
    Action,
    Announce,
    AnswerOffer,
    Challenge,
    GiveLeave,
    Pass,
    PassTalonCard,
    Ready,
)
from tarock_desktop.ui.commands.registry import Command, Menu
from tarock_desktop.ui.panels.notice import Audience
from tarock_desktop.ui.window.dialogs import Dialogs
from tarock_desktop.ui.window.game_in_play import GameInPlay
from tarock_desktop.ui.window.game_opener import GameOpener
from tarock_desktop.ui.window.main_window import MainWindow
from tarock_desktop.ui.window.settings import Settings

_SMALLEST: Final = 80
_LARGEST: Final = 200
"""Text sizes in percent."""


@final
class WindowCommands(QObject):
    """Declares the commands of the menus Game, Hand, View and Help."""

    def __init__(
        self,
        window: MainWindow,
        settings: Settings,
        game: GameInPlay,
        opener: GameOpener,
        dialogs: Dialogs,
    ) -> None:
        super().__init__(window)
        self._window, self._settings, self._dialogs = window, settings, dialogs
        self._game, self._opener = game, opener
        window.page.rail_turned.connect(self._keep_rail)

    # ------------------------------------------------------------------ Game

    def games(self) -> tuple[Command, ...]:
        """Return the commands that open games."""
        menu, ask = Menu.GAME, self._dialogs
        opener, deal = self._opener, self.tr("Play a &deal from a file…")
        saved, number = self.tr("&Open game…"), self.tr("Play a deal by its nu&mber…")
        again, deal_again = self.tr("The &same deal again"), opener.deal_again
        people = self.tr("Peop&le and statistics…")
        return (
            Command("game.deal", menu, deal, ask.ask_deal, "Ctrl+O"),
            Command("game.number", menu, number, ask.ask_deal_number, "Ctrl+D"),
            Command(
                "game.again",
                menu,
                again,
                deal_again,
                "Ctrl+Shift+D",
                enabled=opener.may_deal_again,
                detail=opener.number_of_last_deal,
            ),
            Command("game.open", menu, saved, ask.ask_saved, "Ctrl+Shift+O"),
            Command("game.people", menu, people, ask.show_people, "Ctrl+Shift+P"),
        )

    def rounds(self) -> tuple[Command, ...]:
        """Return the commands that let the evening go on."""
        menu, game = Menu.GAME, self._game
        start, close, go_on = game.may_start_hand, game.may_close_round, game.rounds.may_go_on
        hand, end = self.tr("Next &hand"), self.tr("&Close the round")
        rounds, begin = self.tr("Next ro&und"), self._opener.next_round
        return (
            Command("game.next-hand", menu, hand, game.next_hand, enabled=start, divided=True),
            Command("game.close-round", menu, end, game.close_round, enabled=close),
            Command("game.next-round", menu, rounds, begin, enabled=go_on),
        )

    def steps(self) -> tuple[Command, ...]:
        """Return the commands that take acts back, and the rest of the Game menu."""
        menu, game, back = Menu.GAME, self._game, self.tr("&Take back")
        redo, redo_keys = self.tr("&Redo"), "Ctrl+Y Ctrl+Shift+Z"
        settings, ask = self.tr("&Preferences…"), self._dialogs.ask_preferences
        may_undo, may_redo = game.may_undo, game.may_redo
        undo = partial(self._window.hot_seat.with_consent, game.undo)
        return (
            Command("game.undo", menu, back, undo, "Ctrl+Z", enabled=may_undo, divided=True),
            Command("game.redo", menu, redo, game.redo, redo_keys, enabled=may_redo),
            Command("game.preferences", menu, settings, ask, "Ctrl+,", divided=True),
            Command("game.quit", menu, self.tr("&Quit"), self._window.close, "Ctrl+Q"),
        )

    # ------------------------------------------------------------------ Hand

    def answers(self) -> tuple[Command, ...]:
        """Return the commands that answer with a key what is asked with buttons."""
        return (
            self._answer("hand.pass", self.tr("&Pass, no announcement"), "P", _is_silent),
            self._answer("hand.announce", self.tr("&Announce"), "N", _is_announcement),
            self._answer(
                "hand.double", self.tr("&Kontra and further doublings"), "K", _is_doubling
            ),
        )

    def _answer(self, name: str, text: str, key: str, fits: Callable[[Action], bool]) -> Command:
        """Return the command that chooses the first open option that *fits*."""
        return Command(
            name,
            Menu.HAND,
            text,
            lambda: self._choose(fits),
            key,
            enabled=lambda: self._option(fits) is not None,
        )

    def _option(self, fits: Callable[[Action], bool]) -> Action | None:
        bridge = self._window.bridge
        prompt = bridge.prompt() if bridge is not None else None
        actions = prompt.open_actions if prompt is not None else ()
        return next((action for action in actions if fits(action)), None)

    def _choose(self, fits: Callable[[Action], bool]) -> None:
        action = self._option(fits)
        if action is not None:
            self._window.submit(action)

    def looks(self) -> tuple[Command, ...]:
        """Return the commands that look at the table."""
        menu, window, trick = Menu.HAND, self._window, self.tr("Pre&vious trick")
        question, ask = self.tr("Go to the &question"), window.prompts.take_focus
        look, copy = window.view.show_last_trick, self.tr("&Copy this hand for a report")
        return (
            Command("hand.last-trick", menu, trick, look, "L", divided=True),
            Command("hand.sort", menu, self.tr("&Sort the hand"), window.view.sort_hand, "S"),
            Command("hand.cards", menu, self.tr("Go &to the cards"), window.view.setFocus, "F6"),
            Command("hand.question", menu, question, ask, "Shift+F6"),
            Command("hand.copy", menu, copy, self._copy_hand, enabled=self._may_copy),
        )

    def _may_copy(self) -> bool:
        session = self._window.session
        return session is not None and session.may_report()

    def _copy_hand(self) -> None:
        from tarock_desktop.session.hand_report import hand_report  # noqa: PLC0415 - seldom wanted

        session = self._window.session
        if session is not None:
            QGuiApplication.clipboard().setText(hand_report(session.record()))
            self._window.tell(
                self.tr("The hand was copied. Paste it into your report."), Audience.TABLE
            )

    # ------------------------------------------------------------------ View

    def panels(self) -> tuple[Command, ...]:
        """Return the commands that open the panels."""
        return (
            self._panel("announcements", self.tr("&Announcements"), "F3"),
            self._panel("referee", self.tr("&Referee"), "F4"),
            self._panel("scores", self.tr("&Scores"), "F5"),
            self._panel("log", self.tr("&Log"), "F2"),
        )

    def _panel(self, name: str, text: str, key: str) -> Command:
        def show() -> None:
            self._window.tables.page.show_panel(name)

        return Command(f"panel.{name}", Menu.VIEW, text, show, key)

    def view(self) -> tuple[Command, ...]:
        """Return the commands for the parts of the window and the size of the text."""
        menu, window, full = Menu.VIEW, self._window, self.tr("&Full screen")
        rail, larger = self.tr("Side &panel"), self.tr("Lar&ger text")
        smaller, usual = self.tr("S&maller text"), self.tr("&Usual text size")
        grow, shrink = partial(self._scale, 10), partial(self._scale, -10)
        curtain, is_full = self.tr("Lo&wer the curtain"), window.isFullScreen
        switch, loud = self._switch_sound, self._is_loud
        return (
            Command("view.rail", menu, rail, self._toggle_rail, "F7", divided=True),
            Command("view.full-screen", menu, full, self._fill_screen, "F11", checked=is_full),
            Command("view.curtain", menu, curtain, window.hot_seat.cover, "F12"),
            Command("view.sound", menu, self.tr("S&ounds"), switch, checked=loud),
            Command("view.larger", menu, larger, grow, "Ctrl++ Ctrl+=", divided=True),
            Command("view.smaller", menu, smaller, shrink, "Ctrl+-"),
            Command("view.usual", menu, usual, self._scale_back, "Ctrl+0"),
        )

    def _toggle_rail(self) -> None:
        page = self._window.tables.page
        page.open_rail(open_=page.compact)

    def _keep_rail(self, is_open: bool) -> None:  # noqa: FBT001  # as Qt calls it
        self._settings.change(side_panel="open" if is_open else "folded")

    def _fill_screen(self) -> None:
        if self._window.isFullScreen():
            self._window.showNormal()
        else:
            self._window.showFullScreen()

    def _is_loud(self) -> bool:
        return self._settings.preferences.sound

    def _switch_sound(self) -> None:
        self._settings.change(sound=not self._settings.preferences.sound)

    def _scale(self, step: int) -> None:
        scale = self._settings.preferences.text_scale + step
        self._settings.change(text_scale=min(_LARGEST, max(_SMALLEST, scale)))

    def _scale_back(self) -> None:
        self._settings.change(text_scale=100)

    # ------------------------------------------------------------------ Help

    def help(self) -> tuple[Command, ...]:
        """Return the commands of the Help menu."""
        menu, ask = Menu.HELP, self._dialogs
        rules, comparison = self.tr("&Rules of this sheet"), self.tr("&Compare the rulesets")
        keys, about = self.tr("&Keys"), self.tr("&About Tarock Desktop")
        return (
            Command("help.rules", menu, rules, ask.show_rules, "F1"),
            Command("help.comparison", menu, comparison, ask.show_comparison),
            Command("help.keys", menu, keys, ask.show_keys, "?"),
            Command("help.about", menu, about, ask.show_about),
        )


def _is_silent(action: Action) -> bool:
    refusal = isinstance(action, AnswerOffer) and not action.accept
    return refusal or isinstance(action, Pass | PassTalonCard | Ready | GiveLeave)


def _is_announcement(action: Action) -> bool:
    return isinstance(action, Announce)


def _is_doubling(action: Action) -> bool:
    return isinstance(action, Challenge)
