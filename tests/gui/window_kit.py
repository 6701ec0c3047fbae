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
from tarock_desktop.ui.game.setup import GameWish, SeatWish
from tarock_desktop.ui.language.current import Speech
from tarock_desktop.ui.window.desk import Desk

OpenDesk: TypeAlias = Any
"""A `Desk`; what may be missing in one is there in a test, or the test fails."""

NAMES = ("Anna", "Josef", "Karel", "Marie")


def open_desk(
    qtbot: QtBot,
    *,
    size: tuple[int, int] = (1024, 768),
    language: str = "en",
    folder: Path | None = None,
    secret: str = "a",
) -> OpenDesk:
    """Return a desk with an open window and no game on the table."""
    speech = Speech()
    speech.speak(language)
    desk = Desk(Preferences(language=language, speed="instant"), speech, folder)
    desk.seeds = Seeds(secret)
    desk.keeps_settings = False
    qtbot.addWidget(desk.window)
    desk.window.resize(*size)
    with qtbot.waitActive(desk.window):
        desk.window.show()
        desk.window.activateWindow()
    return desk


def begin(
    desk: OpenDesk, humans: int = 1, *, mode: Mode = Mode.GUARD, ruleset: str = "spjst"
) -> None:
    """Begin a game with people on the first seats and computers on the others."""
    desk.open_new(replace(wish(humans), mode=mode, ruleset=ruleset))


def open_game(qtbot: QtBot) -> OpenDesk:
    """Return a desk with a game of one person against computers on the table."""
    desk = open_desk(qtbot, size=(1440, 900))
    begin(desk)
    return desk


def wish(humans: int) -> GameWish:
    """Return a game with people on the first seats and computers on the others."""
    seats = tuple(
        SeatWish(name, None if seat < humans else "club") for seat, name in enumerate(NAMES)
    )
    return GameWish("spjst", {}, seats)


def view(desk: OpenDesk) -> Any:
    """Return what the person at the screen knows."""
    return desk.window.bridge.observation()


def asked(desk: OpenDesk) -> Any:
    """Return what the person at the screen is asked."""
    return None if desk.window.bridge is None else desk.window.bridge.prompt()


def wait_for_turn(qtbot: QtBot, desk: OpenDesk, until: Callable[[], bool] | None = None) -> None:
    """Let the computers play until a person is asked or the hand is over."""

    def mine() -> bool:
        done = until is not None and until()
        return done or asked(desk) is not None or desk.window.curtain.is_down or over(desk)

    qtbot.waitUntil(mine, timeout=20_000)


def over(desk: OpenDesk) -> bool:
    """Return whether no hand is running."""
    return view(desk).phase in BETWEEN_HANDS


def press(qtbot: QtBot, desk: OpenDesk, key: Qt.Key) -> None:
    """Press a key where the focus is, as a keyboard does."""
    target: QWidget = QApplication.focusWidget() or desk.window
    qtbot.keyClick(target, key)


def answer(desk: OpenDesk, prompt: Prompt) -> Action:
    """Return what a computer player would answer in a person's place."""
    session = desk.session
    seen = session.observation(prompt.seat)
    # The table of a tournament does not tell; a player knows the rules.
    known = session.prompt_for_bot() or prompt
    request = Request(session.ticket, session.variant, seen, known, session.seed("test"))
    return LEVELS["club"](request).action


def play_until(qtbot: QtBot, desk: OpenDesk, wanted: Callable[[Any], bool]) -> Any:
    """Answer for the people until somebody at the screen is asked what is *wanted*."""
    for _ in range(600):
        wait_for_turn(qtbot, desk)
        if desk.window.curtain.is_down:
            desk.window.curtain.lifted.emit()
        prompt = asked(desk)
        if prompt is None:
            desk.next_hand()
            continue
        if wanted(prompt):
            return prompt
        desk.window.submit(answer(desk, prompt))
    raise AssertionError("it never came to that")


def play_hand(qtbot: QtBot, desk: OpenDesk) -> None:
    """Answer for the people until the hand is over."""
    while True:
        wait_for_turn(qtbot, desk)
        if desk.window.curtain.is_down:
            desk.window.curtain.lifted.emit()
        prompt = asked(desk)
        if prompt is None:
            assert over(desk)
            return
        desk.window.submit(answer(desk, prompt))


def texts(widget: QWidget) -> str:
    """Return everything that is written on a widget."""
    written = [label.text() for label in widget.findChildren(QLabel)]
    written += [button.text() for button in widget.findChildren(QAbstractButton)]
    return "\n".join(written)
