"""Opens the window for tests, with fixed chance and without motion, and plays in it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tarock_desktop.bots.levels import LEVELS
from tarock_desktop.bots.protocol import Request
from tarock_desktop.session.preferences import Preferences
from tarock_desktop.session.seeds import Seeds
from tarock_desktop.table.actions import Action
from tarock_desktop.table.phases import BETWEEN_HANDS
from tarock_desktop.table.prompts import Prompt
from tarock_desktop.table.rulings import Mode
from tarock_desktop.ui.application.program import Program
from tarock_desktop.ui.dialogs.unsaved import UnsavedDialog
from tarock_desktop.ui.game.setup import GameSetup, SeatSetup
from tarock_desktop.ui.language.window_language import WindowLanguage

OpenProgram: TypeAlias = Any
"""A `Program`; what may be missing in one is there in a test, or the test fails."""

ALL_BY_HAND: Any = {"ceremony": "own", "single_answers": "own", "forced_card": "never"}
"""Settings with which the table does nothing for people."""
NAMES = ("Anna", "Josef", "Karel", "Marie")


def open_program(
    qtbot: QtBot,
    *,
    size: tuple[int, int] = (1024, 768),
    language: str = "en",
    folder: Path | None = None,
    secret: str = "a",
    preferences: Preferences | None = None,
) -> OpenProgram:
    """Return a program with an open window and no game on the table.

    Without *preferences* people do everything themselves: tests look at every question.
    """
    spoken = WindowLanguage()
    spoken.use(language)
    preferences = preferences or Preferences(language=language, speed="instant", **ALL_BY_HAND)
    program = Program(preferences, spoken, folder)
    program.opener.seeds = Seeds(secret)
    program.settings.are_kept = False
    qtbot.addWidget(program.window, before_close_func=give_up)
    program.window.resize(*size)
    with qtbot.waitActive(program.window):
        program.window.show()
        program.window.activateWindow()
    return program


def give_up(window: Any) -> None:
    """Let a window be closed at the end of a test, whatever is not saved."""
    window.may_close = lambda: True


def unsaved_dialog(parent: QWidget) -> Any:
    """Return the open dialog that names what is not saved."""
    found = parent.findChildren(UnsavedDialog, options=Qt.FindChildOption.FindDirectChildrenOnly)
    (dialog,) = (each for each in found if each.isVisible())
    return dialog


def begin(
    program: OpenProgram, humans: int = 1, *, mode: Mode = Mode.GUARD, ruleset: str = "spjst"
) -> None:
    """Begin a game with people on the first seats and computers on the others."""
    program.opener.open_new(replace(game_of(humans), mode=mode, ruleset=ruleset))


def open_game(qtbot: QtBot) -> OpenProgram:
    """Return a program with a game of one person against computers on the table."""
    program = open_program(qtbot, size=(1440, 900))
    begin(program)
    return program


def game_of(humans: int) -> GameSetup:
    """Return a game with people on the first seats and computers on the others."""
    seats = tuple(
        SeatSetup(name, None if seat < humans else "club") for seat, name in enumerate(NAMES)
    )
    return GameSetup("spjst", {}, seats)


def view(program: OpenProgram) -> Any:
    """Return what the person at the screen knows."""
    return program.window.bridge.observation()


def asked(program: OpenProgram) -> Any:
    """Return what the person at the screen is asked."""
    return None if program.window.bridge is None else program.window.bridge.prompt()


def wait_for_turn(
    qtbot: QtBot, program: OpenProgram, until: Callable[[], bool] | None = None
) -> None:
    """Let the computers play until a person is asked or the hand is over."""

    def mine() -> bool:
        done = until is not None and until()
        return (
            done
            or asked(program) is not None
            or program.window.hot_seat.is_covered
            or over(program)
        )

    qtbot.waitUntil(mine, timeout=20_000)


def over(program: OpenProgram) -> bool:
    """Return whether no hand is running."""
    return view(program).phase in BETWEEN_HANDS


def press(qtbot: QtBot, program: OpenProgram, key: Qt.Key) -> None:
    """Press a key where the focus is, as a keyboard does."""
    target: QWidget = QApplication.focusWidget() or program.window
    qtbot.keyClick(target, key)


def answer(program: OpenProgram, prompt: Prompt) -> Action:
    """Return what a computer player would answer in a person's place."""
    session = program.session
    seen = session.observation(prompt.seat)
    # The table of a tournament does not tell; a player knows the rules.
    known = session.prompt_for_bot() or prompt
    request = Request(session.ticket, session.variant, seen, known, session.seed("test"))
    return LEVELS["club"](request)


def play_until(qtbot: QtBot, program: OpenProgram, wanted: Callable[[Any], bool]) -> Any:
    """Answer for the people until somebody at the screen is asked what is *wanted*."""
    for _ in range(600):
        wait_for_turn(qtbot, program)
        if program.window.hot_seat.is_covered:
            program.window.hot_seat.curtain.lifted.emit()
        prompt = asked(program)
        if prompt is None:
            program.game.next_hand()
            continue
        if wanted(prompt):
            return prompt
        program.window.submit(answer(program, prompt))
    raise AssertionError("it never came to that")


def play_hand(qtbot: QtBot, program: OpenProgram) -> None:
    """Answer for the people until the hand is over."""
    while True:
        wait_for_turn(qtbot, program)
        if program.window.hot_seat.is_covered:
            program.window.hot_seat.curtain.lifted.emit()
        prompt = asked(program)
        if prompt is None:
            assert over(program)
            return
        program.window.submit(answer(program, prompt))


def texts(widget: QWidget) -> str:
    """Return everything that is written on a widget."""
    written = [label.text() for label in widget.findChildren(QLabel)]
    written += [button.text() for button in widget.findChildren(QAbstractButton)]
    return "\n".join(written)
