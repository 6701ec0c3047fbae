"""The program: one window, the game on its table, and its features, put together."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, final

from PySide6.QtCore import QObject

from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.session.preferences import Preferences
from tarock_desktop.session.session import GameSession
from tarock_desktop.table.events import LapseSeen
from tarock_desktop.table.seats import Watcher
from tarock_desktop.ui.coach.commands import CoachCommands
from tarock_desktop.ui.history.branches import Branches
from tarock_desktop.ui.incidents.commands import IncidentCommands
from tarock_desktop.ui.language.window_language import WindowLanguage
from tarock_desktop.ui.other_acts.commands import OtherActCommands
from tarock_desktop.ui.panels.notice import Audience
from tarock_desktop.ui.people.keeper import Keeper
from tarock_desktop.ui.referee.commands import RefereeCommands
from tarock_desktop.ui.teaching.commands import TeachingCommands
from tarock_desktop.ui.window.commands import WindowCommands
from tarock_desktop.ui.window.courses import Courses
from tarock_desktop.ui.window.deal_editing import DealEditing
from tarock_desktop.ui.window.demonstrations import Demonstrations
from tarock_desktop.ui.window.dialogs import Dialogs
from tarock_desktop.ui.window.dropped_files import DroppedFiles
from tarock_desktop.ui.window.duplicates import Duplicates
from tarock_desktop.ui.window.evenings import Evenings
from tarock_desktop.ui.window.game_in_play import GameInPlay
from tarock_desktop.ui.window.game_opener import GameOpener
from tarock_desktop.ui.window.history import History
from tarock_desktop.ui.window.home import Home
from tarock_desktop.ui.window.judging import Judging
from tarock_desktop.ui.window.learning import Learning
from tarock_desktop.ui.window.lectures import Lectures
from tarock_desktop.ui.window.lesson_making import LessonMaking
from tarock_desktop.ui.window.main_window import MainWindow
from tarock_desktop.ui.window.menus import Menus
from tarock_desktop.ui.window.puzzles import Puzzles
from tarock_desktop.ui.window.settings import Settings
from tarock_desktop.ui.window.unsaved import UnsavedWork

if TYPE_CHECKING:
    from tarock_desktop.ui.sound.table_sounds import TableSounds


@final
class Program(QObject):
    """Makes the parts of the program and joins them; what they do is theirs."""

    def __init__(
        self, preferences: Preferences, language: WindowLanguage, folder: Path | None
    ) -> None:
        """Make a window that is not open yet, without a game; *folder*: where games are saved."""
        super().__init__()
        self.window = MainWindow(preferences, language)
        self.settings = Settings(preferences, self)
        self.game = GameInPlay(self.window, self.settings)
        self.opener = GameOpener(self.window, self.settings, self.game, folder)
        self.keeper = Keeper(folder, self)
        self.dialogs = Dialogs(self.window, self.settings, self.game, self.opener, self.keeper)
        self.home = Home(self.window, self.settings, self.game, self.opener, self.dialogs)
        self.deals = DealEditing(self.window, self.opener, self.dialogs, self.home)
        self.duplicates = Duplicates(self.window, self.opener, self.dialogs, self.deals)
        self.evenings = Evenings(self.window, self.game, self.opener, self.dialogs, self.home)
        unsaved = (self.deals.unsaved, self.duplicates.unsaved, self.evenings.papers.unsaved)
        self._unsaved = UnsavedWork(self.window, *unsaved)
        self.referee = RefereeCommands(self.window)
        self.other_acts = OtherActCommands(self.window)
        self.teaching = TeachingCommands(self.window)
        self.incidents = IncidentCommands(self.window, self.teaching.takes_incident)
        shown_in = (self.window, self.opener, self.game, self.home)
        self.demonstrations = Demonstrations(*shown_in, self.teaching)
        self.puzzles, self.courses = self._teachers()
        shown_by = (self.teaching, self.demonstrations)
        self.lectures = Lectures(self.window, self.opener, self.dialogs, *shown_by)
        self.judging = Judging(self.window, self.opener, self.dialogs, self.home, self.keeper)
        self.coach = CoachCommands(self.window, self.game.request_at, self.teaching.is_on)
        self.branches = Branches(self.window, self.lectures.play_on)
        parts = (self.window, self.opener, self.dialogs, self.home)
        self.history = History(*parts, keeper=self.keeper, reviews=self.coach.reviews)
        self._sounds: TableSounds | None = None
        self._connect()
        self._declare()
        self._menus = Menus(self.window, self.settings, self.opener)
        self._dropped = DroppedFiles(
            *(self.window, self.opener, self.history, self.evenings.papers),
            deals=self.deals,
            duplicates=self.duplicates,
            lectures=self.lectures,
        )

    def _teachers(self) -> tuple[Puzzles, Courses]:
        window, keeper, home = self.window, self.keeper, self.home
        puzzles = Puzzles(window, home, keeper)
        game, opener, dialogs = self.game, self.opener, self.dialogs
        return puzzles, Courses(window, game, opener, home, dialogs=dialogs, keeper=keeper)

    def _connect(self) -> None:
        self.settings.changed.connect(self.window.use_settings)
        self.settings.changed.connect(self._use_sounds)
        self._use_sounds(self.settings.preferences)
        self.settings.failed.connect(self.window.report_unsaved)
        self.game.began.connect(self.other_acts.follow)
        self.game.began.connect(self.keeper.follow)
        self.game.began.connect(self.puzzles.follow)
        self.game.hand_wanted.connect(self.puzzles.give_way)
        self.game.began.connect(self.courses.follow)
        self.keeper.changed.connect(lambda: self.window.hot_seat.use_people(self.keeper.people))
        self.keeper.failed.connect(self._report_records)
        self.window.closed.connect(self.keeper.close)
        self.game.lapse_seen.connect(self._let_claim)
        self.window.judge_wanted.connect(self.referee.ask_judge)

    def _use_sounds(self, preferences: Preferences) -> None:
        """Let the table be heard, or not; what plays is imported when somebody wants it."""
        if preferences.sound and self._sounds is None:
            from tarock_desktop.ui.sound.table_sounds import TableSounds  # noqa: PLC0415 - see above

            self._sounds = TableSounds(self.window.view, self)
            self.game.began.connect(self._sounds.follow)
            self.window.closed.connect(self._sounds.close)
            if self.window.bridge is not None:
                self._sounds.follow(self.window.bridge)
        if self._sounds is not None:
            self._sounds.use(preferences)

    def _declare(self) -> None:
        """Declare all commands, in the order of the menus."""
        own = WindowCommands(self.window, self.settings, self.game, self.opener, self.dialogs)
        making = LessonMaking(self.window, self.dialogs, self.teaching, self.courses)
        self.puzzles.lesson_wanted.connect(making.make_of)
        learning = Learning(self.window, self.courses, self.puzzles, self.judging)
        self.window.commands.declare(
            *(
                self.home.commands,
                own.games,
                self.history.commands,
                self.deals.commands,
                self.duplicates.commands,
                own.rounds,
                own.steps,
            ),
            self.evenings.commands,
            *(own.answers, self.other_acts.commands, own.looks),
            *(self.referee.commands, self.incidents.commands),
            learning.commands,
            *(self.coach.commands, lambda: (self.branches.command(),), self.teaching.commands),
            *(making.commands, self.lectures.commands, self.demonstrations.commands),
            *(own.panels, own.view, own.help, self.home.help),
        )

    @property
    def session(self) -> GameSession | None:
        """The game on the table."""
        return self.window.session

    def report_settings(self, error: DocumentError) -> None:
        """Say what was wrong with the settings."""
        self.window.report(
            self.tr(
                "The settings were damaged; the file was kept under a new name. {details}"
            ).format(details=self.window.problem(error))
        )

    def _report_records(self, error: DocumentError) -> None:
        """Say what is wrong with the database of people, or was."""
        self.window.report(self.window.problem(error))

    def _let_claim(self, seen: LapseSeen) -> None:
        """Offer a claim of what somebody did beside the game."""
        words = self.window.words
        if words is not None and self.referee.may_claim():
            said = words.event(seen, Watcher.PUBLIC) or ""
            label = self.tr("Call the referee…")
            self.window.tell(said, Audience.TABLE, self.referee.ask_claim, label)
