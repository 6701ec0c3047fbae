"""One walk through one window: every phase of a few hands, the dialogs, a lesson, an incident."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QWidget

from tarock_desktop.bots.levels import LEVELS
from tarock_desktop.bots.protocol import Request
from tarock_desktop.families import DEFAULT_RULESET
from tarock_desktop.session.deals import lay_deal, random_deal
from tarock_desktop.session.evening import Evening
from tarock_desktop.session.saves import new_game
from tarock_desktop.session.seating import Seating, computer, human
from tarock_desktop.session.seeds import Seeds
from tarock_desktop.session.session import GameSession
from tarock_desktop.table.actions import (
    Action,
    Challenge,
    Knock,
    PassTalonCard,
    PlayCard,
)
from tarock_desktop.table.events import CardPlayed
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Prompt
from tarock_desktop.table.seats import Seat
from tarock_desktop.ui.application.program import Program
from tarock_desktop.ui.home.welcome import WelcomeScreen
from tarock_desktop.ui.incidents.incident_table import IncidentTable
from tarock_desktop.ui.learning.lesson_page import LessonPage
from tarock_desktop.ui.panels.rail import SECTIONS
from tarock_desktop.ui.prompts.dealing import ShufflePrompt
from tarock_desktop.variants.loader import load_variant
from tests.kit.walk_dialogs import walk_evening, walk_records

_INCIDENT: Final = "SPJST-P15"
_LESSONS: Final = ("-cards", "-talon", "-wrong")
"""How the ids of the lessons end that have every kind of answer, at the table and beside it."""
_NAMES: Final = ("Anna", "Josef", "Karel", "Marie")
_LEVEL: Final = "club"
_PERSON: Final = Seat(0)
_TAUGHT_CARDS: Final = 7
"""Cards played before the walk looks at a lesson."""
_DEALERS: Final = (_PERSON, Seat(1))
"""Who deals so that the person at the screen shuffles, and cuts."""
_DEALS: Final = {
    "spjst": (("walk-22", Seat(0)), ("walk-2", Seat(3))),
    "westfest": (("walk-3", Seat(3)), ("walk-1", Seat(1))),
    "czech-gp": (("walk-3", Seat(3)), ("walk-1", Seat(1))),
    "ziri": (("walk-4", Seat(1)), ("walk-6", Seat(0))),
    "koenigrufen": (("walk-36", Seat(0)), ("walk-11", Seat(3))),
}
"""Deals in which the person comes by every phase of the sheet; the first has most of them."""


class Stop(Struct, frozen=True):
    """A place where the walk stops for a picture."""

    name: str
    here: Callable[[Program, Prompt], bool]


def _asked(phase: Phase) -> Callable[[Program, Prompt], bool]:
    return lambda _program, prompt: prompt.phase is phase


def _offered(program: Program, prompt: Prompt) -> bool:
    bridge = program.window.bridge
    place = bridge.observation().exchange.place if bridge is not None else None
    return prompt.phase is Phase.TALON and place is not None


def _may_double(_program: Program, prompt: Prompt) -> bool:
    return any(isinstance(action, Challenge) for action in prompt.open_actions)


def _refusable(_program: Program, prompt: Prompt) -> bool:
    return prompt.phase is Phase.PLAY and prompt.cards is not None and bool(prompt.cards.barred)


STOPS: Final = (
    Stop("shuffle", _asked(Phase.SHUFFLE)),
    Stop("cut-or-knock", _asked(Phase.CUT)),
    Stop("packet", _asked(Phase.PACKET)),
    Stop("bidding", _asked(Phase.BID)),
    Stop("offer", _offered),
    Stop("talon", _asked(Phase.TALON)),
    Stop("call", _asked(Phase.CALL)),
    Stop("discard", _asked(Phase.DISCARD)),
    Stop("sale", _asked(Phase.SALE)),
    Stop("declare", lambda _, prompt: prompt.phase is Phase.DECLARE and bool(prompt.values)),
    Stop("announce", _asked(Phase.ANNOUNCE)),
    Stop("kontra", _may_double),
    Stop("challenge", _asked(Phase.CHALLENGE)),
    Stop("clearance", _asked(Phase.CLEARANCE)),
    Stop("refused", _refusable),
    Stop("play", _asked(Phase.PLAY)),
)
"""The stops of a game, the rarer ones of one phase first."""


@final
class Walker:
    """One walk through one window."""

    def __init__(self, program: Program, take: Callable[[str, QWidget], None]) -> None:
        """Begin with an empty table.

        Args:
            program: whose window is walked through.
            take: is called with the name of every place and the window or dialog to be seen there.
        """
        self._program = program
        self._take = take
        self._ruleset = DEFAULT_RULESET
        self._evening: Evening | None = None
        self._missing: dict[str, Stop] = {}

    def walk(self, rulesets: Sequence[str]) -> None:
        """Go through hands of all rulesets, and through everything else with the first one."""
        for number, ruleset in enumerate(rulesets):
            self._ruleset = ruleset
            self._missing = {stop.name: stop for stop in STOPS}
            self._hands()
            if number == 0:
                walk_evening(self._program, ruleset, self._shot_dialog)
                walk_records(self._program, self._shot_dialog)
                self._lesson()
                self._dialogs()
                self._incident()
                self._curtain()
                self._first_pages()
                self._course()
                self._deals()

    def _hands(self) -> None:
        for dealer in _DEALERS:
            self._open()
            if self._evening is not None:
                self._evening.start_hand(dealer)
                self._play(until=Phase.BID)
        for number, (seed, dealer) in enumerate(_DEALS[self._ruleset]):
            session = self._open()
            lay_deal(session, random_deal(session.sheet, seed, dealer))
            self._play()
            if number == 0:
                self._score()

    # ------------------------------------------------------------------ the hand

    def _open(self, humans: int = 1) -> GameSession:
        """Put a new game on the table in which nobody acts by himself."""
        people = load_variant(self._ruleset).sheet.ruleset.players[0]
        session = begin_game(_seating(people, humans), self._ruleset)
        self._program.game.play(session, computers=False)
        self._evening = Evening(session)
        settle()
        return session

    def _play(self, until: Phase = Phase.BETWEEN) -> None:
        """Play on until the hand is over or a phase begins."""
        window, session = self._program.window, self._program.session
        while session is not None and (prompt := session.prompt()) is not None:
            if prompt.phase is until:
                return
            if window.bridge is not None and window.bridge.prompt() is not None:
                self._stop(prompt)
                window.bridge.submit(self._answer(session, prompt))
            else:
                session.submit(self._answer(session, prompt))
        settle()

    def _stop(self, prompt: Prompt) -> None:
        stop = next((s for s in self._missing.values() if s.here(self._program, prompt)), None)
        if stop is None:
            return
        del self._missing[stop.name]
        match stop.name:
            case "shuffle":
                self._shot("shuffle")
                sheet = self._program.window.page.host.prompt
                if isinstance(sheet, ShufflePrompt):
                    sheet.once.click()
                self._shot("shuffle-counter")
            case "discard":
                self._shot("discard")
                self._select(prompt)
                self._shot("discard-selected")
            case "refused":
                self._refuse(prompt)
            case name:
                self._shot(name)

    def _select(self, prompt: Prompt) -> None:
        choice = prompt.cards
        if choice is not None and choice.legal is not None:
            for card in list(choice.legal)[: choice.count]:
                self._program.window.view.control.choose(card)

    def _refuse(self, prompt: Prompt) -> None:
        """Play a card that is not allowed, and look at the ruling."""
        window, choice = self._program.window, prompt.cards
        if choice is None or window.bridge is None:
            return
        window.bridge.submit(PlayCard(prompt.seat, choice.barred[0].card))
        self._shot("refused")
        if window.page.compact:
            window.page.show_panel("referee")
            self._shot("refused-ruling")
            window.page.close_panel()

    def _answer(self, session: GameSession, prompt: Prompt) -> Action:
        """Return what shows more of the table, or what a computer player would do."""
        knocks = [action for action in prompt.open_actions if isinstance(action, Knock)]
        if knocks:
            return knocks[-1]
        passing = PassTalonCard(prompt.seat)
        if passing in prompt.open_actions and prompt.seat != _PERSON:
            return passing
        seen = session.observation(prompt.seat)
        request = Request(session.ticket, session.variant, seen, prompt, session.seed("walk"))
        return LEVELS[_LEVEL](request)

    # ------------------------------------------------------------------ scores and dialogs

    def _score(self) -> None:
        window = self._program.window
        self._shot("score")
        for panel in SECTIONS if window.page.compact else ():
            window.page.show_panel(panel)
            self._shot(f"panel-{panel}")
        window.page.close_panel()

    def _lesson(self) -> None:
        """Teach the first tricks of a hand: the present, and a step of the past."""
        session, window = self._open(), self._program.window
        lay_deal(session, random_deal(session.sheet, *_DEALS[self._ruleset][0]))
        self._play(until=Phase.PLAY)
        for _ in range(_TAUGHT_CARDS):
            prompt = session.prompt()
            if prompt is not None:
                session.submit(self._answer(session, prompt))
        window.commands.run("teaching.mode")
        window.page.notice.hide()
        self._shot("lesson")
        window.commands.run("lesson.back")
        self._shot("lesson-past")
        window.commands.run("teaching.mode")

    def _dialogs(self) -> None:
        program = self._program
        new_game = program.dialogs.new_game_dialog()
        self._shot_dialog("new-game", new_game)
        new_game.tabs.setCurrentIndex(1)
        self._shot_dialog("new-game-options", new_game)
        new_game.close()
        for name, dialog in (
            ("preferences", program.dialogs.preferences_dialog()),
            ("rules", program.dialogs.rules_dialog()),
            ("comparison", program.dialogs.comparison_dialog()),
            ("keys", program.dialogs.keys_dialog()),
            ("about", program.dialogs.about_dialog()),
        ):
            self._shot_dialog(name, dialog)
            dialog.close()

    def _incident(self) -> None:
        """Show an incident: the list, an act, the ruling."""
        incidents, window = self._program.incidents.incidents, self._program.window
        dialog = incidents.dialog()
        self._shot_dialog("incident-list", dialog)
        dialog.close()
        incidents.show(_INCIDENT)
        shown = window.in_front
        if isinstance(shown, IncidentTable):
            while not any(isinstance(e, CardPlayed) for e in shown.glance().events):
                shown.go_forward()
            self._shot("incident")
            shown.go_to_end()
            self._shot("incident-ruling")
        window.back_to_game()

    def _curtain(self) -> None:
        session = self._open(humans=len(_NAMES))
        lay_deal(session, random_deal(session.sheet, *_DEALS[self._ruleset][0]))
        self._shot("curtain")

    # ------------------------------------------------------------------ pictures

    def _first_pages(self) -> None:
        """Look at what is seen before a game, with one waiting behind it."""
        home = self._program.home
        self._open()
        home.show_start()
        self._shot("home")
        home.ask_quick_table()
        self._shot("quick-table")
        home.show_welcome()
        self._shot("welcome")
        screen = home.page.screen_shown if home.page is not None else None
        if isinstance(screen, WelcomeScreen):
            screen.old.click()
            self._shot("pick")
        home.leave()

    def _course(self) -> None:
        """Look at the course, and at tasks of its lessons: at the table and beside it."""
        courses, window = self._program.courses, self._program.window
        courses.show()
        self._shot("course")
        for line in courses.course(self._ruleset).lines:
            if not line.key.endswith(_LESSONS):
                continue
            courses.open(line.key, self._ruleset)
            page = window.in_front
            if isinstance(page, LessonPage):
                self._tasks(page, line.key.rpartition("-")[2])
            window.back_to_game()
        self._program.home.leave()

    def _tasks(self, page: LessonPage, name: str) -> None:
        """Look at the first task of each kind in a lesson."""
        asked = set[str]()
        for number, step in enumerate(page.run.lesson.steps, 1):
            page.begin(number)
            while page.playing.is_on:
                settle()
            if step.ask is None or step.ask in asked:
                continue
            asked.add(step.ask)
            self._shot(f"lesson-{name}-{step.ask}")

    def _deals(self) -> None:
        """Edit a deal, and look at a set of deals that two tables have played."""
        editing, duplicates = self._program.deals, self._program.duplicates
        editing.open()
        self._shot("deal-editor")
        page = editing.page
        if page is not None:
            page.chance.seed.setText("walk")
            page.chance.fill.click()
            self._shot("deal-editor-dealt")
            if page.toggle.isVisible():
                page.toggle.click()
                self._shot("deal-editor-panel")
        editing.leave()
        self._program.home.leave()
        asked = duplicates.new_set_dialog()
        self._shot_dialog("new-set", asked)
        asked.close()
        duplicates.use_set(duplicates.new_set("Club", self._ruleset, 4))
        dialog = duplicates.dialog()
        dialog.add.trigger()
        self._shot_dialog("duplicate", dialog)
        dialog.tabs.setCurrentIndex(1)
        self._shot_dialog("duplicate-comparison", dialog)
        dialog.close()

    def _shot(self, name: str) -> None:
        settle()
        self._take(self._called(name), self._program.window)

    def _shot_dialog(self, name: str, dialog: QWidget) -> None:
        window = self._program.window
        dialog.show()
        settle()
        dialog.resize(dialog.size().boundedTo(window.size()))
        settle()
        self._take(self._called(name), dialog)

    def _called(self, name: str) -> str:
        is_usual = self._ruleset == DEFAULT_RULESET
        return name if is_usual else f"{self._ruleset}-{name}"


def settle() -> None:
    """Let everything that waits happen."""
    for _ in range(4):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def begin_game(seating: Seating, ruleset: str = DEFAULT_RULESET) -> GameSession:
    """Return a game that is not saved and whose chance is always the same."""
    return new_game(ruleset, {}, seating, None, Seeds("walk"))


def _seating(people: int, humans: int) -> Seating:
    return Seating(
        tuple(
            human(name) if seat < humans else computer(name, _LEVEL)
            for seat, name in enumerate(_NAMES[:people])
        )
    )
