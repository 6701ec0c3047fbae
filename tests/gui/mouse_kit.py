"""Plays in the window with the mouse alone: clicks on buttons, drags of cards, the curtain."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from tarock_desktop.cards.pack import Card
from tarock_desktop.table.actions import Action, Bid
from tarock_desktop.table.phases import Phase
from tarock_desktop.ui.game.setup import GameSetup
from tarock_desktop.ui.prompts.card_tiles import CardTile
from tarock_desktop.ui.prompts.option_row import OptionRow
from tests.gui.drag import click, drag
from tests.gui.window_kit import (
    OpenProgram,
    asked,
    open_program,
    over,
    play_until,
    wait_for_turn,
)

LEFT = Qt.MouseButton.LeftButton
DEALS = Path(__file__).parents[2] / "docs" / "deals"
LARGER = (1440, 900)

Wanted: TypeAlias = Callable[[Any], bool]
"""Which of the acts that are offered."""


def open_shipped(
    qtbot: QtBot, folder: Path, name: str, *, language: str = "en", size: tuple[int, int]
) -> OpenProgram:
    """Return a window in which a shipped deal is played by four people at one screen."""
    text = (DEALS / f"{name}.toml").read_text(encoding="utf-8")
    file = folder / f"{name}.toml"
    file.write_text(text.replace('"club"', '"human"'), encoding="utf-8")
    program = open_program(qtbot, language=language, size=size)
    program.settings.change(curtain="tap")
    program.opener.open_first(file)
    return program


def open_dealt(
    qtbot: QtBot, game: GameSetup, *, language: str, size: tuple[int, int] = (1024, 768)
) -> OpenProgram:
    """Return a window in which a hand is dealt to people at one screen."""
    program = open_program(qtbot, language=language, size=size)
    program.settings.change(curtain="tap")
    program.opener.open_new(game)
    play_until(qtbot, program, lambda prompt: prompt.phase is Phase.BID)
    return program


def push(qtbot: QtBot, program: OpenProgram, button: QAbstractButton) -> None:
    """Click a button where it is to be seen: what lies over it would get the click."""
    window = program.window
    at = button.mapTo(window, button.rect().center())
    top = window.childAt(at)
    assert top is button or button.isAncestorOf(top), f"{top} lies over {button.text()!r}"
    qtbot.mouseClick(button, LEFT)


def point_of(program: OpenProgram, card: Card) -> QPointF:
    """Return a point of the view where the card of the hand is to be seen."""
    table = program.window.view
    for x in range(0, table.width(), 4):
        point = QPointF(x, table.height() - 12)
        item = table.card_at(point)
        if item is not None and item.card is card:
            return point + QPointF(6, 0)
    raise AssertionError(f"{card} is not to be seen")


def look(qtbot: QtBot, program: OpenProgram) -> Any:
    """Lift the curtain if it is down; return what the person at the screen is asked."""
    wait_for_turn(qtbot, program)
    if program.window.hot_seat.is_covered:
        push(qtbot, program, program.window.hot_seat.curtain.open_button)
    return asked(program)


def choose(qtbot: QtBot, program: OpenProgram, action: Action) -> None:
    """Push the button of an act that is offered."""
    prompt = look(qtbot, program)
    option = next(option for option in prompt.options if option.action == action)
    label = program.window.words.message(option.label)
    sheet = program.window.page.host.prompt
    buttons = [
        each
        for each in sheet.findChildren(QAbstractButton)
        if label in (each.text(), each.accessibleName())
    ]
    assert buttons, f"no button says {label!r}"
    if isinstance(buttons[0], OptionRow):
        sheet.rows.ensureWidgetVisible(buttons[0])
        push(qtbot, program, buttons[0])
        buttons = [sheet.act]
    if isinstance(buttons[0], CardTile):
        push(qtbot, program, buttons[0])
        buttons = [sheet.take_button]
    _act(qtbot, program, lambda: push(qtbot, program, buttons[0]))


def say(qtbot: QtBot, program: OpenProgram, *wanted: Action | Wanted) -> None:
    """Push one button after the other: of an act, or the first open one that is wanted."""
    for each in wanted:
        if callable(each):
            choose(qtbot, program, next(filter(each, look(qtbot, program).open_actions)))
        else:
            choose(qtbot, program, each)


def kind(of: type) -> Wanted:
    """Want an act of one kind."""
    return lambda act: isinstance(act, of)


def bids(contract: str) -> Wanted:
    """Want the bid of a contract."""
    return lambda act: isinstance(act, Bid) and act.contract == contract


def play(qtbot: QtBot, program: OpenProgram, card: Card) -> None:
    """Drag a card into the trick."""
    assert look(qtbot, program).phase is Phase.PLAY
    table = program.window.view
    middle = QPointF(table.width() / 2, table.height() * 0.4)
    _act(qtbot, program, lambda: drag(qtbot, table, point_of(program, card), middle))


def lay_away(qtbot: QtBot, program: OpenProgram, cards: tuple[Card, ...]) -> None:
    """Click cards into the tray and lay them away."""
    assert look(qtbot, program).phase is Phase.DISCARD
    for card in cards:
        click(qtbot, program.window.view, point_of(program, card))
    button = program.window.page.host.prompt.discard_button
    _act(qtbot, program, lambda: push(qtbot, program, button))


def play_on(qtbot: QtBot, program: OpenProgram, until: int = 99) -> None:
    """Play each trick with the lowest cards there are, until so many are complete."""
    while not over(program) and len(program.session.observation(0).play.tricks) < until:
        prompt = look(qtbot, program)
        if prompt is None:
            continue
        if prompt.cards is None:
            choose(qtbot, program, prompt.open_actions[0])
            continue
        ranked = program.session.sheet.pack.ranked(prompt.cards.legal)
        play(qtbot, program, ranked[-1])


def _act(qtbot: QtBot, program: OpenProgram, do: Any) -> None:
    ticket = program.session.ticket
    do()
    assert program.session.ticket != ticket, "nothing happened"
