"""Drives the real window through every phase of seeded hands and saves pictures of it.

    python -m tests.kit.walk FOLDER --sizes 1024x768 --languages cs

For looking at the window in all sizes and languages, and for the pictures of the manual. What
the person answers is what a computer player would answer.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, final

from msgspec import Struct
from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QMessageLogContext,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication, QWidget

from tarock_desktop.bots.levels import LEVELS
from tarock_desktop.bots.protocol import Request
from tarock_desktop.documents.files import reason
from tarock_desktop.families import DEFAULT_RULESET
from tarock_desktop.session.deals import lay_deal, random_deal
from tarock_desktop.session.evening import Evening
from tarock_desktop.session.preferences import Preferences
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
from tarock_desktop.texts.languages import LANGUAGES
from tarock_desktop.ui.application.crash import tell
from tarock_desktop.ui.application.program import Program
from tarock_desktop.ui.application.start import make_application
from tarock_desktop.ui.incidents.incident_table import IncidentTable
from tarock_desktop.ui.language.window_language import WindowLanguage
from tarock_desktop.ui.panels.rail import SECTIONS
from tarock_desktop.ui.prompts.dealing import ShufflePrompt
from tarock_desktop.ui.prompts.hand_over import HandOverPrompt
from tarock_desktop.ui.style.tokens import THEMES

SIZES: Final = ((640, 480), (1024, 768), (1440, 900), (1920, 1080))
_INCIDENT: Final = "SPJST-P15"
EXIT_CANNOT_SAVE: Final = 73
"""The folder for the pictures can't be made (EX_CANTCREAT of sysexits.h)."""
_NAMES: Final = ("Anna", "Josef", "Karel", "Marie")
_LEVEL: Final = "club"
_PERSON: Final = Seat(0)
_TAUGHT_CARDS: Final = 7
"""Cards played before the walk looks at a lesson."""
_DEALERS: Final = (_PERSON, Seat(1))
"""Who deals so that the person at the screen shuffles, and cuts."""
_DEALS: Final = (("walk-22", Seat(0)), ("walk-2", Seat(3)))
"""Deals in which the person bids and calls, and in which he is offered a talon card."""


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

    def __init__(self, program: Program, folder: Path) -> None:
        self._program = program
        self._folder = folder
        self._evening: Evening | None = None
        self._missing = {stop.name: stop for stop in STOPS}
        self._count = 0

    def walk(self) -> int:
        """Go the whole way and return the number of pictures."""
        for dealer in _DEALERS:
            self._open()
            if self._evening is not None:
                self._evening.start_hand(dealer)
                self._play(until=Phase.BID)
        for seed, dealer in _DEALS:
            session = self._open()
            lay_deal(session, random_deal(session.sheet, seed, dealer))
            self._play()
            if seed == _DEALS[0][0]:
                self._score()
        self._lesson()
        self._dialogs()
        self._incident()
        self._curtain()
        return self._count

    @property
    def missing(self) -> tuple[str, ...]:
        """The stops the walk has not come by."""
        return tuple(self._missing)

    # ------------------------------------------------------------------ the hand

    def _open(self, humans: int = 1) -> GameSession:
        """Put a new game on the table in which nobody acts by himself."""
        session = begin_game(_seating(humans))
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
        if prompt.cut is not None:
            return Knock(prompt.seat, session.sheet.deal.knock[-1].id)
        passing = PassTalonCard(prompt.seat)
        if passing in prompt.open_actions and prompt.seat != _PERSON:
            return passing
        seen = session.observation(prompt.seat)
        request = Request(session.ticket, session.variant, seen, prompt, session.seed("walk"))
        return LEVELS[_LEVEL](request).action

    # ------------------------------------------------------------------ scores and dialogs

    def _score(self) -> None:
        window = self._program.window
        self._shot("score")
        sheet, glance = window.page.host.prompt, window.glance()
        if isinstance(sheet, HandOverPrompt) and glance is not None:
            workings = [len(line.working) for line in glance.observation.result.lines]
            sheet.lines.open_line(workings.index(max(workings)))
            self._shot("score-calculation")
        for panel in SECTIONS if window.page.compact else ():
            window.page.show_panel(panel)
            self._shot(f"panel-{panel}")
        window.page.close_panel()

    def _lesson(self) -> None:
        """Teach the first tricks of a hand: the present, and a step of the past."""
        session, window = self._open(), self._program.window
        lay_deal(session, random_deal(session.sheet, *_DEALS[0]))
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
        lay_deal(session, random_deal(session.sheet, *_DEALS[0]))
        self._shot("curtain")

    # ------------------------------------------------------------------ pictures

    def _shot(self, name: str) -> None:
        settle()
        self._save(name, self._program.window)

    def _shot_dialog(self, name: str, dialog: QWidget) -> None:
        window = self._program.window
        dialog.show()
        settle()
        dialog.resize(dialog.size().boundedTo(window.size()))
        self._save(name, dialog)

    def _save(self, name: str, widget: QWidget) -> None:
        self._count += 1
        widget.grab().save(str(self._folder / f"{self._count:02d}-{name}.png"))


def settle() -> None:
    """Let everything that waits happen."""
    for _ in range(4):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def main(argv: Sequence[str] | None = None) -> int:
    """Walk in every size and language and return the exit code."""
    asked = _parser().parse_args(argv)
    _application = QApplication.instance() or make_application()
    qInstallMessageHandler(_say)
    for language in asked.languages:
        for width, height in asked.sizes:
            place = asked.folder / f"{width}x{height}" / language
            try:
                place.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                tell(f"no pictures can be saved in {asked.folder}: {reason(error)}")
                return EXIT_CANNOT_SAVE
            count = walk_once(place, language, (width, height), asked.theme)
            sys.stdout.write(f"{place}: {count} pictures\n")
            sys.stdout.flush()
    return 0


def _parser() -> argparse.ArgumentParser:
    codes = tuple(each.code for each in LANGUAGES)
    parser = argparse.ArgumentParser(
        prog="python -m tests.kit.walk",
        description="Drive the window through every phase of a hand and save pictures of it.",
        allow_abbrev=False,
    )
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("--sizes", type=_sizes, default=SIZES, metavar="WxH,...")
    parser.add_argument("--languages", type=_languages, default=codes, metavar="CODE,...")
    parser.add_argument("--theme", choices=tuple(THEMES), help="colours of the window")
    return parser


def _say(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    """Pass on what Qt says, but not that a platform without screen has no size hints."""
    del kind, context
    if "propagateSizeHints" not in message:
        sys.stderr.write(f"{message}\n")


def walk_once(folder: Path, language: str, size: tuple[int, int], theme: str | None) -> int:
    """Walk once and return the number of pictures."""
    spoken = WindowLanguage()
    spoken.use(language)
    preferences = Preferences(
        language=language, speed="instant", theme=theme or Preferences().theme
    )
    program = Program(preferences, spoken, None)
    program.settings.are_kept = False
    # No picture with a card whose face is still being drawn.
    program.window.view.deck.synchronous = True
    program.window.resize(*size)
    program.window.show()
    walker = Walker(program, folder)
    count = walker.walk()
    if walker.missing:
        sys.stderr.write(f"not seen: {', '.join(walker.missing)}\n")
    program.window.close()
    program.deleteLater()
    settle()
    return count


def begin_game(seating: Seating) -> GameSession:
    """Return a game that is not saved and whose chance is always the same."""
    return new_game(DEFAULT_RULESET, {}, seating, None, Seeds("walk"))


def _seating(humans: int) -> Seating:
    return Seating(
        tuple(
            human(name) if seat < humans else computer(name, _LEVEL)
            for seat, name in enumerate(_NAMES)
        )
    )


def _sizes(text: str) -> tuple[tuple[int, int], ...]:
    return tuple(_size(each) for each in text.split(","))


def _size(text: str) -> tuple[int, int]:
    width, cross, height = text.partition("x")
    if not (cross and width.isdigit() and height.isdigit()):
        raise argparse.ArgumentTypeError(f"{text!r} is no size: write 1024x768")
    return int(width), int(height)


def _languages(text: str) -> tuple[str, ...]:
    codes = tuple(each.code for each in LANGUAGES)
    for code in text.split(","):
        if code not in codes:
            raise argparse.ArgumentTypeError(
                f"{code!r} is no language here; there are {', '.join(codes)}"
            )
    return tuple(text.split(","))


if __name__ == "__main__":
    sys.exit(main())
