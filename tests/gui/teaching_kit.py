"""Taught tables for tests: a game in the middle of a hand, and ways to look at it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tarock_desktop.bots.levels import LEVELS
from tarock_desktop.bots.protocol import Request
from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.session.deals import random_deal
from tarock_desktop.session.saves import new_game
from tarock_desktop.session.seating import Seating, computer, human
from tarock_desktop.session.seeds import Seeds
from tarock_desktop.session.session import GameSession
from tarock_desktop.table.actions import Action, ArrangeDeal, StartHand
from tarock_desktop.table.seats import TABLE, Seat, Watcher
from tests.gui.window_kit import NAMES, OpenProgram, open_program, press


@cache
def acts_into_play(ruleset: str, hand: int) -> tuple[Action, ...]:
    """Return acts that lead to a trick in which the person may not play every card."""
    session, acts = empty_game(ruleset, None), list[Action]()
    while True:
        prompt, table = session.prompt_for_bot(), session.observation(Watcher.PUBLIC)
        done: tuple[Action, ...]
        if prompt is None:
            seed = f"taught {table.round.hand_no}"
            deal = random_deal(session.sheet, seed, table.round.next_dealer)
            hands = tuple(CardSet.gather(cards) for cards in deal.hands)
            done = (StartHand(TABLE, deal.dealer), ArrangeDeal(TABLE, hands, deal.talon))
        else:
            is_ready = table.round.hand_no == hand and table.play.tricks
            if is_ready and prompt.seat == Seat(0) and prompt.cards and prompt.cards.barred:
                return tuple(acts)
            seen = session.observation(prompt.seat)
            request = Request(session.ticket, session.variant, seen, prompt, session.seed("t"))
            done = (LEVELS["novice"](request),)
        acts += done
        assert all(session.submit(act).accepted for act in done)


def empty_game(ruleset: str, folder: Path | None) -> GameSession:
    people = (human(NAMES[0]), *(computer(name, "club") for name in NAMES[1:]))
    return new_game(ruleset, {}, Seating(people), folder, Seeds("teaching"))


def game_in_play(ruleset: str = "spjst", folder: Path | None = None, hand: int = 1) -> GameSession:
    """Return a game of one person in whose hand not every card may be played now."""
    session = empty_game(ruleset, folder)
    assert all(session.submit(act).accepted for act in acts_into_play(ruleset, hand))
    return session


def taught(
    qtbot: QtBot,
    *,
    size: tuple[int, int] = (1024, 768),
    language: str = "en",
    session: GameSession | None = None,
) -> OpenProgram:
    """Return a window with a taught table in the middle of a hand."""
    program = open_program(qtbot, size=size, language=language)
    program.game.play(game_in_play() if session is None else session)
    press(qtbot, program, Qt.Key.Key_F9)
    return program


def mode(program: OpenProgram) -> Any:
    return program.teaching.mode


def scene(program: OpenProgram) -> Any:
    past = mode(program).past
    return (program.window.view if past is None else past.view)._scene


def table(program: OpenProgram) -> Any:
    return scene(program).picture.observation


def back_to(qtbot: QtBot, program: OpenProgram, wanted: Any) -> Any:
    """Step back until the player to move is one that is *wanted*."""
    for _ in range(200):
        press(qtbot, program, Qt.Key.Key_PageUp)
        past = mode(program).past
        why = past.lesson.why(past.number)
        if why is not None and wanted(why):
            return why
    raise AssertionError("it never came to that")
