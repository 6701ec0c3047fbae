"""What is seen before a game and between games: the first pages, and the way through them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QMenu, QWidget

from tarock_desktop.bots.levels import LEVELS
from tarock_desktop.session.saves import saved_games
from tarock_desktop.session.session import GameSession
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Watcher
from tarock_desktop.ui.commands.registry import Command, Menu
from tarock_desktop.ui.window.dialogs import Dialogs
from tarock_desktop.ui.window.game_in_play import GameInPlay
from tarock_desktop.ui.window.game_opener import GameOpener
from tarock_desktop.ui.window.main_window import MainWindow
from tarock_desktop.ui.window.settings import Settings
from tarock_desktop.variants.loader import identity_of, rulesets_for

if TYPE_CHECKING:
    from tarock_desktop.ui.home.home_page import HomePage
    from tarock_desktop.ui.home.screen import Screen
    from tarock_desktop.ui.home.start_page import News, Waiting
    from tarock_desktop.ui.home.tour import Tour
    from tarock_desktop.ui.style.look import Look

# ruff: noqa: PLC0415 - a start at the table has no time for the first pages


@final
class Home(QObject):
    """Shows the first pages in front of the game, and opens what is chosen there."""

    start_shown = Signal()
    """The page of a later start is shown: who has news for it may tell them."""

    def __init__(
        self,
        window: MainWindow,
        settings: Settings,
        game: GameInPlay,
        opener: GameOpener,
        dialogs: Dialogs,
    ) -> None:
        super().__init__(window)
        self._window, self._settings = window, settings
        self._opener, self._dialogs = opener, dialogs
        self._tour: Tour | None = None
        self._passed = self._puzzles = 0
        """How many lessons are passed, and how many puzzles there are for today."""
        self._pages: list[Callable[[], Screen]] = []
        """Makers of the pages opened one from the other; the last one is shown."""
        game.began.connect(self._begin_at_table)
        settings.changed.connect(self._show_sound)

    @property
    def page(self) -> HomePage | None:
        """The page in front of the game; `None`: the table is to be seen."""
        from tarock_desktop.ui.home.home_page import HomePage

        first = self._window.tables.first
        return first if isinstance(first, HomePage) else None

    def commands(self) -> tuple[Command, ...]:
        """Return the commands that lead to the pages."""
        menu, first, new = Menu.GAME, self.tr("&First page"), self.tr("&New game…")
        return (
            Command("game.home", menu, first, self.show_start, "Ctrl+Home"),
            Command("game.new", menu, new, self.ask_quick_table, "Ctrl+N"),
        )

    def help(self) -> tuple[Command, ...]:
        """Return the command that shows around."""
        text = self.tr("Show me aro&und")
        return (Command("help.tour", Menu.HELP, text, self._begin_tour, enabled=self._may_tour),)

    def _may_tour(self) -> bool:
        session = self._window.session
        return session is not None and session.mode is not Mode.TOURNAMENT

    def _begin_tour(self) -> None:
        self.tour.begin()

    @property
    def tour(self) -> Tour:
        """The words for somebody who has never sat at the table."""
        from tarock_desktop.ui.home.tour import Tour

        if self._tour is None:
            self._tour = Tour(self._window)
        return self._tour

    # ------------------------------------------------------------------ the start

    def open_first(self, deal: Path | None, saved: Path | None, *, is_known: bool) -> None:
        """Open what the program begins with: what a file says, a welcome, or the first page.

        *is_known*: whether anybody has sat at this computer before.

        Raises:
            DocumentError: the file of the *deal* can't be used.
        """
        at_table = deal is not None or saved is not None
        if at_table or self._settings.preferences.start == "table":
            self._opener.open_first(deal, saved)
        elif is_known or self._saved():
            self._opener.resume_last()
            self.show_start()
        else:
            self._settings.hold_back()
            self.show_welcome()

    def show_welcome(self) -> None:
        """Show the page for somebody who has never been here."""
        self._show(self._welcome)

    def show_start(self) -> None:
        """Show the first page; the game on the table waits."""
        self._show(self._start)
        self.start_shown.emit()

    def tell_passed(self, lessons: int) -> None:
        """Say on the first page how many lessons are passed."""
        self._passed = lessons
        self._tell_news()

    def tell_puzzles(self, puzzles: int) -> None:
        """Say on the first page how many puzzles there are for today."""
        self._puzzles = puzzles
        self._tell_news()

    def _tell_news(self) -> None:
        from tarock_desktop.ui.home.start_page import StartScreen

        screen = None if self.page is None else self.page.screen_shown
        if isinstance(screen, StartScreen):
            screen.retranslate()

    def ask_quick_table(self) -> None:
        """Ask for a new game, by the rules of the last one."""
        session = self._window.session
        self.go(partial(self._quick, session.ruleset if session is not None else ""))

    @property
    def sheets(self) -> tuple[tuple[str, str], ...]:
        """All rulesets with their names: that of the game first, or else of the language."""
        session = self._window.session
        order = rulesets_for(self._window.language.language.code)
        first = order[0] if session is None else session.ruleset
        rulesets = (first, *(ruleset for ruleset in order if ruleset != first))
        return tuple((ruleset, identity_of(ruleset).name) for ruleset in rulesets)

    def leave(self) -> None:
        """Show the table."""
        self._pages.clear()
        self._window.take_first()

    def _begin_at_table(self) -> None:
        self._settings.write()
        if self._tour is not None:
            self._tour.end()
        # A first hand has folded it.
        self._window.page.rail_open = self._settings.preferences.opens_side_panel
        self.leave()

    def open_first_hand(self, ruleset: str) -> None:
        """Begin the game of somebody who has never played by a ruleset, and show around."""
        self._opener.open_first_hand(ruleset)
        self._window.page.open_rail(open_=False)
        self.tour.begin()

    # ------------------------------------------------------------------ from page to page

    def _show(self, make: Callable[[], Screen]) -> None:
        """Show a page from which no way leads back to another one."""
        self._pages.clear()
        self.go(make)

    def go(self, make: Callable[[], Screen]) -> None:
        """Show another page, from which Escape leads back to where one was."""
        self._pages.append(make)
        self._show_last()

    def go_back(self) -> None:
        """Show the page before; before the first one, the game that waits."""
        if len(self._pages) > 1:
            self._pages.pop()
            self._show_last()
        elif self._window.session is not None:
            self.leave()

    def _show_last(self) -> None:
        page = self.page or self._open_page()
        page.show_screen(self._pages[-1]())

    def _open_page(self) -> HomePage:
        from tarock_desktop.ui.home.home_page import HomePage

        window = self._window
        menu = window.page.buttons.menu_button.menu()
        page = HomePage(window.theme, window.page.unit(), menu, self._language)
        page.escaped.connect(self.go_back)
        page.languages.chosen.connect(lambda code: self._settings.change(language=code))
        page.languages.sound_switched.connect(
            lambda: self._settings.change(sound=page.languages.sound.isChecked())
        )
        window.put_first(page)
        self._show_sound()
        return page

    def _show_sound(self) -> None:
        """Say whether the table can be heard, wherever that was changed."""
        if self._window.tables.first is not None and self.page is not None:
            self.page.languages.sound.setChecked(self._settings.preferences.sound)

    def _language(self) -> str:
        return self._window.language.language.code

    # ------------------------------------------------------------------ the pages

    def _welcome(self) -> Screen:
        from tarock_desktop.ui.home.welcome import WelcomeScreen

        screen = WelcomeScreen(self._look(), self._window.view.deck)
        screen.never_played.connect(lambda: self.go(self._pick_first_hand))
        screen.knows.connect(lambda: self.go(self._pick_rules))
        screen.plays.connect(lambda: self.go(partial(self._quick, "")))
        return screen

    def _start(self) -> Screen:
        from tarock_desktop.ui.home.start_page import StartScreen

        window = self._window
        screen = StartScreen(self._look(), window.view.deck, lambda: window.catalogue, self._news)
        screen.continued.connect(self.leave)
        screen.new_wanted.connect(self.ask_quick_table)
        screen.lessons_wanted.connect(partial(window.commands.run, "learn.course"))
        screen.puzzles_wanted.connect(partial(window.commands.run, "learn.puzzles"))
        screen.deal_wanted.connect(lambda: self._offer_deals(screen.deals))
        screen.history_wanted.connect(partial(window.commands.run, "game.history"))
        screen.people_wanted.connect(self._dialogs.show_people)
        screen.ruling_wanted.connect(partial(window.commands.run, "learn.judge"))
        screen.teaching_wanted.connect(self._teach)
        screen.sheet_wanted.connect(lambda ruleset: self.go(partial(self._quick, ruleset)))
        return screen

    def _offer_deals(self, below: QWidget) -> None:
        """Offer the ways to a deal that somebody else has played."""
        menu, commands = QMenu(below), self._window.commands
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for name in ("game.number", "game.deal", "game.edit", "game.duplicate"):
            menu.addAction(commands.action(name))
        menu.popup(below.mapToGlobal(below.rect().bottomLeft()))

    def _pick_first_hand(self) -> Screen:
        return self._pick(self.open_first_hand)

    def _pick_rules(self) -> Screen:
        return self._pick(lambda ruleset: self.go(partial(self._rules, ruleset)))

    def _pick(self, choose: Callable[[str], None]) -> Screen:
        from tarock_desktop.ui.home.pick import PickScreen

        screen = PickScreen(self._look(), lambda: self._window.catalogue)
        screen.chosen.connect(choose)
        screen.left.connect(self.go_back)
        return screen

    def _rules(self, ruleset: str) -> Screen:
        from tarock_desktop.ui.home.rules_page import RulesScreen

        screen = RulesScreen(self._look(), ruleset, lambda: self._window.catalogue)
        screen.played.connect(lambda wanted: self.go(partial(self._quick, wanted)))
        screen.compared.connect(self._dialogs.show_comparison)
        screen.left.connect(self.go_back)
        return screen

    def _quick(self, ruleset: str) -> Screen:
        from tarock_desktop.ui.home.quick_table import QuickTableScreen

        screen = QuickTableScreen(
            self._look(),
            rulesets_for(self._language()),
            tuple(LEVELS),
            people=self._dialogs.known_people(),
            ruleset=ruleset,
            usual=self._opener.game_like_this,
        )
        screen.started.connect(self._opener.open_asked)
        screen.more_wanted.connect(self._dialogs.ask_new_game)
        screen.left.connect(self.go_back)
        return screen

    def _look(self) -> Look:
        from tarock_desktop.ui.style.look import Look

        return Look(self._window.theme, self._window.page.unit())

    # ------------------------------------------------------------------ what there is

    def _saved(self) -> int:
        folder = self._opener.folder
        return 0 if folder is None else len(saved_games(folder))

    def _news(self) -> News:
        from tarock_desktop.ui.home.start_page import News

        session = self._window.session
        return News(
            waiting=None if session is None else self._waiting(session),
            saved=self._saved(),
            may_teach=session is not None and session.may_teach(),
            lessons=self._passed,
            puzzles=self._puzzles,
        )

    def _waiting(self, session: GameSession) -> Waiting:
        from tarock_desktop.ui.home.start_page import Waiting

        names, table = session.seating.names, session.observation(Watcher.PUBLIC).round
        words = self._window.words_for(session.sheet, names)
        scores = tuple(words.figure(score) for score in table.scores)
        return Waiting(session.sheet.ruleset.name, table.hand_no, names, scores)

    def _teach(self) -> None:
        """Teach the game that waits; where there is none to be taught, show ready-made hands."""
        session = self._window.session
        if session is not None and session.may_teach():
            self.leave()
            self._window.commands.run("teaching.mode")
        else:
            self._window.commands.run("teaching.hands")
