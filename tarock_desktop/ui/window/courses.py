"""The course in the window: what is passed of it, and the lessons that open from it."""

from __future__ import annotations

from collections import Counter
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, final

from PySide6.QtCore import QObject

from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.families import FAMILY_OF
from tarock_desktop.table.events import Event, HandEnded
from tarock_desktop.table.phases import BETWEEN_HANDS
from tarock_desktop.table.rulings import Ruling
from tarock_desktop.table.seats import Watcher
from tarock_desktop.ui.game.bridge import Bridge
from tarock_desktop.ui.panels.notice import Audience
from tarock_desktop.ui.people.keeper import Keeper
from tarock_desktop.ui.window.dialogs import Dialogs
from tarock_desktop.ui.window.game_in_play import GameInPlay
from tarock_desktop.ui.window.game_opener import GameOpener
from tarock_desktop.ui.window.home import Home
from tarock_desktop.ui.window.main_window import MainWindow
from tarock_desktop.variants.loader import load_variant

if TYPE_CHECKING:
    from tarock_desktop.learning.course import CourseEntry
    from tarock_desktop.records.records import Records
    from tarock_desktop.ui.home.screen import Screen
    from tarock_desktop.ui.learning.course_page import CourseLine, CourseScreen, CourseSheet
    from tarock_desktop.ui.learning.lessons import Lessons

# ruff: noqa: PLC0415 - nothing of learning is read before it is wanted

FIRST_HAND: Final = "first-hand"
"""The entry of the course that is a game."""
OFTEN: Final = 3
"""After so many refusals by one rule its lesson is offered."""
OWN: Final = "lessons"
"""Folder with the lessons of a club, beside the saved games."""


@final
class Courses(QObject):
    """Shows the course, opens its lessons, and keeps what is passed."""

    def __init__(
        self,
        window: MainWindow,
        game: GameInPlay,
        opener: GameOpener,
        home: Home,
        *,
        dialogs: Dialogs,
        keeper: Keeper,
    ) -> None:
        super().__init__(window)
        self._window, self._game, self._opener = window, game, opener
        self._dialogs, self._home, self._keeper = dialogs, home, keeper
        self._lessons: Lessons | None = None
        self._passed: frozenset[tuple[str, str]] = frozenset()
        """Lessons that the person at this computer has passed, with the rulesets."""
        self._told: set[str] = set()
        """What was said to be damaged."""
        home.start_shown.connect(self._read_if_known)
        keeper.changed.connect(self.read_passed)

    # ------------------------------------------------------------------ beside a game

    def follow(self, bridge: Bridge) -> None:
        """Notice what is learned in a game that comes on the table."""
        refused: Counter[str] = Counter()

        def hear(_events: tuple[Event, ...], public: tuple[Event, ...]) -> None:
            is_first = self._game.is_lesson and bridge.session.hands == 1
            if is_first and any(isinstance(event, HandEnded) for event in public):
                self._keep(FIRST_HAND, bridge.session.ruleset, True)

        def note(ruling: Ruling) -> None:
            refused[ruling.rule] += 1
            if refused[ruling.rule] == OFTEN:
                self._offer(ruling, bridge)

        bridge.happened.connect(hear)
        bridge.ruled.connect(note)

    def _offer(self, ruling: Ruling, bridge: Bridge) -> None:
        """Offer the lesson about a rule to somebody who has broken it several times."""
        words, ruleset = self._window.words, bridge.session.ruleset
        found = next((e for e in self._entries(ruleset) if ruling.rule in e.rules), None)
        if found is None or words is None:
            return
        duty = words.ruling(ruling, bridge.viewer, bridge.session.mode).duty
        lesson = self.tr("There is a lesson about this: {lesson}.")
        said = f"{duty} {lesson.format(lesson=self._line(found, ruleset).title)}"
        open_ = partial(self.open, found.id, ruleset)
        self._window.tell(said, Audience.PERSON, open_, self.tr("To the lesson"))

    def may_go_on(self) -> bool:
        """Whether the first hand of somebody who learns is over."""
        session = self._window.session
        if session is None or not self._game.is_lesson or session.hands != 1:
            return False
        return session.observation(Watcher.PUBLIC).phase in BETWEEN_HANDS

    def first_again(self) -> None:
        """Play the first hand once more."""
        session = self._window.session
        if session is not None:
            self._home.open_first_hand(session.ruleset)

    def go_on(self) -> None:
        """Open the first lesson that is not passed yet, in front of the course."""
        session = self._window.session
        if session is not None:
            ruleset = session.ruleset
            self.show()
            self.open(self.course(ruleset).next_key, ruleset)

    # ------------------------------------------------------------------ the course

    def show(self) -> None:
        """Open the course of the sheet that was played last, or of the language."""
        self.read_passed()
        self._home.go(self._screen)

    @property
    def screen(self) -> CourseScreen | None:
        """The course, where it is to be seen."""
        from tarock_desktop.ui.learning.course_page import CourseScreen

        page = self._home.page
        shown = None if page is None else page.screen_shown
        return shown if isinstance(shown, CourseScreen) else None

    def _screen(self) -> Screen:
        from tarock_desktop.ui.learning.course_page import CourseScreen
        from tarock_desktop.ui.style.look import Look

        window = self._window
        look = Look(window.theme, window.page.unit())
        screen = CourseScreen(look, self._home.sheets, self.course)
        screen.wanted.connect(self.open)
        screen.compared.connect(self._dialogs.show_comparison)
        screen.left.connect(self._home.go_back)
        return screen

    def course(self, ruleset: str) -> CourseSheet:
        """Return what there is to learn of a ruleset, in the present language."""
        from tarock_desktop.ui.learning.course_page import CourseSheet

        lines = tuple(self._line(entry, ruleset) for entry in self._entries(ruleset))
        own = tuple(self._line(entry, ruleset) for entry in self._own(ruleset))
        return CourseSheet(lines, own)

    def _line(self, entry: CourseEntry, ruleset: str) -> CourseLine:
        from tarock_desktop.texts.lessons import Lessons as LessonTexts
        from tarock_desktop.ui.learning.course_page import CourseLine

        title = self.tr("A first hand")
        if entry.path is not None:
            sheet = load_variant(ruleset).sheet
            words = self._window.words_for(sheet, ())
            title = LessonTexts(self._window.catalogue, sheet, words).say(entry.title)
        is_passed = (entry.id, ruleset) in self._passed
        return CourseLine(entry.id, title, entry.minutes, is_passed=is_passed)

    def _entries(self, ruleset: str) -> tuple[CourseEntry, ...]:
        """Return the lessons of the course that hold under a ruleset."""
        from tarock_desktop.learning.course import course_of

        entries = course_of(FAMILY_OF[ruleset])
        return tuple(entry for entry in entries if ruleset in entry.rulesets)

    def _own(self, ruleset: str) -> tuple[CourseEntry, ...]:
        """Return the lessons of a club that hold under a ruleset; what is damaged is told once."""
        from tarock_desktop.learning.course import own_lessons

        folder = self.own_folder
        if folder is None:
            return ()
        entries, damaged = own_lessons(folder)
        for error in damaged:
            said = self._window.problem(error)
            if said not in self._told:
                self._told.add(said)
                self._window.report(said)
        return tuple(entry for entry in entries if ruleset in entry.rulesets)

    @property
    def own_folder(self) -> Path | None:
        """The folder with the lessons of a club; `None`: nothing is kept."""
        games = self._opener.folder
        return None if games is None else games.parent / OWN

    # ------------------------------------------------------------------ lessons

    def open(self, key: str, ruleset: str) -> None:
        """Open a lesson under a ruleset."""
        from tarock_desktop.learning.lesson_file import read_lesson

        entries = (*self._entries(ruleset), *self._own(ruleset))
        place = next((n for n, entry in enumerate(entries) if entry.id == key), None)
        if place is None:
            return
        path = entries[place].path
        if path is None:
            self._home.open_first_hand(ruleset)
            return
        following = entries[place + 1].id if place + 1 < len(entries) else ""
        go_on = partial(self.open, following, ruleset) if following else None
        try:
            self.lessons.open(read_lesson(path), ruleset, go_on)
        except DocumentError as error:
            self._window.report(self._window.problem(error))

    @property
    def lessons(self) -> Lessons:
        """What shows lessons."""
        from tarock_desktop.ui.learning.lessons import Lessons

        if self._lessons is None:
            self._lessons = Lessons(self._window, self._people)
            self._lessons.ended.connect(self._keep)
            self._lessons.left.connect(self._show_anew)
        return self._lessons

    def _people(self) -> tuple[str, ...]:
        """Return the names of people at a table, that of the pupil first."""
        seats = self._opener.usual_seats()
        pupils = [seat.name for seat in seats if seat.level is None]
        return (*pupils[:1], *(seat.name for seat in seats if seat.name not in pupils[:1]))

    def _show_anew(self) -> None:
        screen = self.screen
        if screen is not None:
            screen.retranslate()
            screen.take_focus()

    # ------------------------------------------------------------------ what is passed

    def _read_if_known(self) -> None:
        """Ask the same where people are known: before, the first pictures come first."""
        if self._keeper.people:
            self.read_passed()

    def read_passed(self) -> None:
        """Ask what the person at this computer has passed."""
        name = self._people()[0]

        def job(records: Records) -> frozenset[tuple[str, str]]:
            person = records.person(name)
            return frozenset() if person is None else records.lessons(person)

        def take(passed: frozenset[tuple[str, str]]) -> None:
            if not passed <= self._passed:
                self._passed |= passed
                self._show_anew()
                self._home.tell_passed(len(self._passed))

        self._keeper.ask(job, take)

    def _keep(self, lesson: str, ruleset: str, is_passed: bool) -> None:  # noqa: FBT001 - a signal
        """Keep that a lesson is passed; of a guest only for as long as the program runs."""
        if not is_passed:
            return
        self._passed |= {(lesson, ruleset)}
        self._home.tell_passed(len(self._passed))
        name = self._people()[0]

        def job(records: Records) -> None:
            person = records.person(name, make=True)
            if person is not None:
                records.lesson_passed(person, lesson, ruleset)

        self._keeper.change(job)
