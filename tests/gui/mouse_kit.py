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
from tarock_desktop.ui.game.setup import GameWish
from tests.gui.drag import click, drag
from tests.gui.window_kit import (
    OpenDesk,
    asked,
    open_desk,
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
) -> OpenDesk:
    """Return a window in which a shipped deal is played by four people at one screen."""
    text = (DEALS / f"{name}.toml").read_text(encoding="utf-8")
    file = folder / f"{name}.toml"
    file.write_text(text.replace('"club"', '"human"'), encoding="utf-8")
    desk = open_desk(qtbot, language=language, size=size)
    desk.change(curtain="tap")
    desk.open_first(file)
    return desk


def open_dealt(
    qtbot: QtBot, game: GameWish, *, language: str, size: tuple[int, int] = (1024, 768)
) -> OpenDesk:
    """Return a window in which a hand is dealt to people at one screen."""
    desk = open_desk(qtbot, language=language, size=size)
    desk.change(curtain="tap")
    desk.open_new(game)
    play_until(qtbot, desk, lambda prompt: prompt.phase is Phase.BID)
    return desk


def push(qtbot: QtBot, desk: OpenDesk, button: QAbstractButton) -> None:
    """Click a button where it is to be seen: what lies over it would get the click."""
    window = desk.window
    at = button.mapTo(window, button.rect().center())
    top = window.childAt(at)
    assert top is button or button.isAncestorOf(top), f"{top} lies over {button.text()!r}"
    qtbot.mouseClick(button, LEFT)


def point_of(desk: OpenDesk, card: Card) -> QPointF:
    """Return a point of the view where the card of the hand is to be seen."""
    table = desk.window.view
    for x in range(0, table.width(), 4):
        point = QPointF(x, table.height() - 12)
        item = table.card_at(point)
        if item is not None and item.card is card:
            return point + QPointF(6, 0)
    raise AssertionError(f"{card} is not to be seen")


def look(qtbot: QtBot, desk: OpenDesk) -> Any:
    """Lift the curtain if it is down; return what the person at the screen is asked."""
    wait_for_turn(qtbot, desk)
    if desk.window.curtain.is_down:
        push(qtbot, desk, desk.window.curtain.open_button)
    return asked(desk)


def choose(qtbot: QtBot, desk: OpenDesk, action: Action) -> None:
    """Push the button of an act that is offered."""
    prompt = look(qtbot, desk)
    option = next(option for option in prompt.options if option.action == action)
    label = desk.window.words.message(option.label)
    sheet = desk.window.page.host.sheet
    buttons = [
        each
        for each in sheet.findChildren(QAbstractButton)
        if label in (each.text(), each.accessibleName())
    ]
    assert buttons, f"no button says {label!r}"
    _act(qtbot, desk, lambda: push(qtbot, desk, buttons[0]))


def say(qtbot: QtBot, desk: OpenDesk, *wanted: Action | Wanted) -> None:
    """Push one button after the other: of an act, or the first open one that is wanted."""
    for each in wanted:
        if callable(each):
            choose(qtbot, desk, next(filter(each, look(qtbot, desk).open_actions)))
        else:
            choose(qtbot, desk, each)


def kind(of: type) -> Wanted:
    """Want an act of one kind."""
    return lambda act: isinstance(act, of)


def bids(contract: str) -> Wanted:
    """Want the bid of a contract."""
    return lambda act: isinstance(act, Bid) and act.contract == contract


def play(qtbot: QtBot, desk: OpenDesk, card: Card) -> None:
    """Drag a card into the trick."""
    assert look(qtbot, desk).phase is Phase.PLAY
    table = desk.window.view
    middle = QPointF(table.width() / 2, table.height() * 0.4)
    _act(qtbot, desk, lambda: drag(qtbot, table, point_of(desk, card), middle))


def lay_away(qtbot: QtBot, desk: OpenDesk, cards: tuple[Card, ...]) -> None:
    """Click cards into the tray and lay them away."""
    assert look(qtbot, desk).phase is Phase.DISCARD
    for card in cards:
        click(qtbot, desk.window.view, point_of(desk, card))
    button = desk.window.page.host.sheet.discard_button
    _act(qtbot, desk, lambda: push(qtbot, desk, button))


def play_on(qtbot: QtBot, desk: OpenDesk, until: int = 99) -> None:
    """Play each trick with the lowest cards there are, until so many are complete."""
    while not over(desk) and len(desk.session.observation(0).play.tricks) < until:
        prompt = look(qtbot, desk)
        if prompt is None:
            continue
        if prompt.cards is None:
            choose(qtbot, desk, prompt.open_actions[0])
            continue
        ranked = desk.session.sheet.pack.ranked(prompt.cards.legal)
        play(qtbot, desk, ranked[-1])


def _act(qtbot: QtBot, desk: OpenDesk, do: Any) -> None:
    ticket = desk.session.ticket
    do()
    assert desk.session.ticket != ticket, "nothing happened"
