"""The commands of the main window and its menus."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QMenu

from tarock_desktop.table.actions import (
    Action,
    Announce,
    AnswerOffer,
    Challenge,
    GiveLeave,
    Pass,
    PassTalonCard,
    Ready,
    ThrowDown,
)
from tarock_desktop.table.phases import Phase
from tarock_desktop.ui.commands.registry import Command, Menu
from tarock_desktop.ui.other_acts.listing import knows_throwing_down
from tarock_desktop.ui.panels.rail import SECTIONS
from tarock_desktop.ui.referee.commands import RefereeCommands
from tarock_desktop.ui.teaching.commands import TeachingCommands
from tarock_desktop.ui.window.view_commands import ViewCommands

if TYPE_CHECKING:
    from tarock_desktop.ui.window.desk import Desk
    from tarock_desktop.ui.window.main_window import MainWindow


@final
class WindowCommands(QObject):
    """Registers every command of a window and builds its menus."""

    def __init__(self, window: MainWindow, desk: Desk) -> None:
        super().__init__(window)
        self._window = window
        self._desk = desk
        self.views = ViewCommands(window, desk)
        self.referee = RefereeCommands(window, desk)
        self.teaching = TeachingCommands(window, desk)
        groups = (
            self._game(),
            self._hands_and_rounds(),
            self._steps(),
            self._hand(),
            self._looks(),
            self.referee.commands(),
            self.teaching.commands(),
            self._panels(),
            self.views.commands(),
            self._help(),
        )
        for group in groups:
            for command in group:
                window.commands.add(command)
        self._menus = {menu: QMenu(window) for menu in Menu}
        self._whole = QMenu(window)
        self._build_menus()
        self._retranslate()
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange and watched is self._window:
            self._retranslate()
        return super().eventFilter(watched, event)

    # ------------------------------------------------------------------ commands

    def _game(self) -> tuple[Command, ...]:
        desk, menu = self._desk, Menu.GAME
        return (
            Command(
                name="game.new",
                text=lambda: self.tr("&New game…"),
                handler=desk.dialogs.ask_new_game,
                menu=menu,
                shortcuts=("Ctrl+N",),
            ),
            Command(
                name="game.deal",
                text=lambda: self.tr("Play a &deal from a file…"),
                handler=desk.dialogs.ask_deal,
                menu=menu,
                shortcuts=("Ctrl+O",),
            ),
            Command(
                name="game.open",
                text=lambda: self.tr("&Open game…"),
                handler=desk.dialogs.ask_saved,
                menu=menu,
                shortcuts=("Ctrl+Shift+O",),
            ),
        )

    def _hands_and_rounds(self) -> tuple[Command, ...]:
        desk, menu = self._desk, Menu.GAME
        return (
            Command(
                name="game.next-hand",
                text=lambda: self.tr("Next &hand"),
                handler=desk.next_hand,
                menu=menu,
                enabled=desk.may_start_hand,
                divided=True,
            ),
            Command(
                name="game.close-round",
                text=lambda: self.tr("&Close the round"),
                handler=desk.close_round,
                menu=menu,
                enabled=desk.may_close_round,
            ),
            Command(
                name="game.next-round",
                text=lambda: self.tr("Next &round"),
                handler=desk.rounds.next_round,
                menu=menu,
                enabled=desk.rounds.may_go_on,
            ),
        )

    def _steps(self) -> tuple[Command, ...]:
        desk, menu = self._desk, Menu.GAME
        return (
            Command(
                name="game.undo",
                text=lambda: self.tr("&Take back"),
                handler=desk.undo,
                menu=menu,
                shortcuts=("Ctrl+Z",),
                enabled=desk.may_undo,
                divided=True,
            ),
            Command(
                name="game.redo",
                text=lambda: self.tr("&Redo"),
                handler=desk.redo,
                menu=menu,
                shortcuts=("Ctrl+Y", "Ctrl+Shift+Z"),
                enabled=desk.may_redo,
            ),
            Command(
                name="game.preferences",
                text=lambda: self.tr("&Preferences…"),
                handler=desk.dialogs.ask_preferences,
                menu=menu,
                shortcuts=("Ctrl+,",),
                divided=True,
            ),
            Command(
                name="game.quit",
                text=lambda: self.tr("&Quit"),
                handler=self._quit,
                menu=menu,
                shortcuts=("Ctrl+Q",),
            ),
        )

    def _hand(self) -> tuple[Command, ...]:
        return (
            self._answer("hand.pass", "P", lambda: self.tr("&Pass, nothing to say"), _is_silent),
            self._answer("hand.announce", "N", lambda: self.tr("&Announce"), _is_announcement),
            self._answer(
                "hand.double", "K", lambda: self.tr("&Kontra and further doublings"), _is_doubling
            ),
            Command(
                name="hand.other",
                text=lambda: self.tr("Do or say something &else…"),
                handler=self._desk.slips.ask,
                menu=Menu.HAND,
                shortcuts=("E",),
                enabled=self._desk.slips.may_ask,
            ),
            Command(
                name="hand.rest",
                text=lambda: self.tr("Claim the &rest: throw in the cards"),
                handler=self._throw_down,
                menu=Menu.HAND,
                enabled=self._may_throw_down,
            ),
        )

    def _looks(self) -> tuple[Command, ...]:
        return (
            Command(
                name="hand.last-trick",
                text=lambda: self.tr("&Last trick"),
                handler=self._window.view.show_last_trick,
                menu=Menu.HAND,
                shortcuts=("L",),
                divided=True,
            ),
            Command(
                name="hand.cards",
                text=lambda: self.tr("&To the cards"),
                handler=self._window.view.setFocus,
                menu=Menu.HAND,
                shortcuts=("F6",),
            ),
            Command(
                name="hand.sheet",
                text=lambda: self.tr("To the &question"),
                handler=self._window.focus_sheet,
                menu=Menu.HAND,
                shortcuts=("Shift+F6",),
            ),
        )

    def _may_throw_down(self) -> bool:
        """Whether the sheet of the hand being played knows what it is to throw in the rest."""
        glance = self._window.glance()
        if glance is None or glance.prompt is None or glance.observation.phase is not Phase.PLAY:
            return False
        return knows_throwing_down(glance)

    def _throw_down(self) -> None:
        glance = self._window.glance()
        if glance is not None and glance.viewer is not None:
            self._window.submit(ThrowDown(glance.viewer))

    def _answer(
        self, name: str, key: str, text: Callable[[], str], fits: Callable[[Action], bool]
    ) -> Command:
        """Return the command that chooses the first open option that *fits*."""
        return Command(
            name=name,
            text=text,
            handler=lambda: self._choose(fits),
            menu=Menu.HAND,
            shortcuts=(key,),
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

    def _panels(self) -> tuple[Command, ...]:
        stage = self._window.stage
        texts: dict[str, Callable[[], str]] = {
            "announcements": lambda: self.tr("&Announcements"),
            "referee": lambda: self.tr("&Referee"),
            "scores": lambda: self.tr("&Scores"),
            "log": lambda: self.tr("&Log"),
        }
        keys = {"announcements": "F3", "referee": "F4", "scores": "F5", "log": "F2"}
        return tuple(
            Command(
                name=f"panel.{name}",
                text=texts[name],
                handler=lambda name=name: stage.page.show_panel(name),  # type: ignore[misc]
                menu=Menu.VIEW,
                shortcuts=(keys[name],),
            )
            for name in SECTIONS
        )

    def _help(self) -> tuple[Command, ...]:
        return (
            Command(
                name="help.rules",
                text=lambda: self.tr("&Rules of this sheet"),
                handler=self._desk.dialogs.show_rules,
                menu=Menu.HELP,
                shortcuts=("F1",),
            ),
            Command(
                name="help.comparison",
                text=lambda: self.tr("&Compare the rulesets"),
                handler=self._desk.dialogs.show_comparison,
                menu=Menu.HELP,
            ),
            Command(
                name="help.keys",
                text=lambda: self.tr("&Keys"),
                handler=self._desk.dialogs.show_keys,
                menu=Menu.HELP,
                shortcuts=("?",),
            ),
            Command(
                name="help.about",
                text=lambda: self.tr("&About Tarock Desktop"),
                handler=self._desk.dialogs.show_about,
                menu=Menu.HELP,
            ),
        )

    def _quit(self) -> None:
        self._window.close()

    # ------------------------------------------------------------------ menus

    def _build_menus(self) -> None:
        registry = self._window.commands
        for command in registry:
            if command.menu is None:
                continue
            menu = self._menus[command.menu]
            if command.divided:
                menu.addSeparator()
            menu.addAction(registry.action(command.name))
        self.views.add_menus(self._menus[Menu.VIEW])
        for menu in self._menus.values():
            self._whole.addMenu(menu)
            menu.aboutToShow.connect(registry.refresh)
        self._window.page.ribbon.use_menu(self._whole)

    def _retranslate(self) -> None:
        titles = {
            Menu.GAME: self.tr("&Game"),
            Menu.HAND: self.tr("&Hand"),
            Menu.REFEREE: self.tr("&Referee"),
            Menu.TEACHING: self.tr("&Teaching"),
            Menu.VIEW: self.tr("&View"),
            Menu.HELP: self.tr("&Help"),
        }
        for menu, title in titles.items():
            self._menus[menu].setTitle(title)
        self._window.commands.retranslate()


def _is_silent(action: Action) -> bool:
    refusal = isinstance(action, AnswerOffer) and not action.accept
    return refusal or isinstance(action, Pass | PassTalonCard | Ready | GiveLeave)


def _is_announcement(action: Action) -> bool:
    return isinstance(action, Announce)


def _is_doubling(action: Action) -> bool:
    return isinstance(action, Challenge)
