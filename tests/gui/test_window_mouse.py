"""A whole hand with the mouse alone."""

import pytest
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from tarock_desktop.table.phases import Phase
from tarock_desktop.ui.prompts.announcing import AnnounceSheet, DeclareSheet
from tarock_desktop.ui.prompts.dealing import CutSheet, ShuffleSheet
from tarock_desktop.ui.prompts.discarding import DiscardTray
from tests.gui.drag import click, drag
from tests.gui.window_kit import asked, begin, open_desk, over, view, wait_for_turn

pytestmark = pytest.mark.gui

LEFT = Qt.MouseButton.LeftButton


@pytest.mark.parametrize(
    ("secret", "size"), [("a", (1440, 900)), ("d", (640, 480)), ("e", (1024, 768))]
)
def test_hand_is_played_with_the_mouse(qtbot: QtBot, secret: str, size: tuple[int, int]):
    desk = open_desk(qtbot, secret=secret, size=size)
    begin(desk)
    while True:
        wait_for_turn(qtbot, desk)
        if over(desk):
            break
        prompt, ticket = asked(desk), desk.session.ticket
        answer(qtbot, desk, prompt)
        assert desk.session.ticket != ticket, f"nothing happened in {prompt.phase}"
    assert len(view(desk).play.tricks) == 12
    sheet = desk.window.page.host.sheet
    push(qtbot, desk, sheet.first)
    assert view(desk).round.hand_no == 2


def answer(qtbot, desk, prompt):
    sheet = desk.window.page.host.sheet
    match sheet:
        case ShuffleSheet():
            push(qtbot, desk, sheet.enough)
            push(qtbot, desk, sheet.done)
        case CutSheet() | AnnounceSheet() | DeclareSheet():
            push(qtbot, desk, sheet.first)
        case DiscardTray():
            for card in list(prompt.cards.legal)[: prompt.cards.count]:
                click(qtbot, desk.window.view, point_of(desk, card))
            push(qtbot, desk, sheet.discard_button)
        case None:
            assert prompt.phase is Phase.PLAY
            table, card = desk.window.view, next(iter(prompt.cards.legal))
            middle = QPointF(table.width() / 2, table.height() * 0.4)
            drag(qtbot, table, point_of(desk, card), middle)
        case _:
            push(qtbot, desk, sheet.first)


def push(qtbot, desk, button):
    """Click a button where it is to be seen: what lies over it would get the click."""
    window = desk.window
    at = button.mapTo(window, button.rect().center())
    top = window.childAt(at)
    assert top is button or button.isAncestorOf(top), f"{top} lies over {button.text()!r}"
    qtbot.mouseClick(button, LEFT)


def point_of(desk, card):
    """Return a point of the view where the card of the hand is to be seen."""
    table = desk.window.view
    for x in range(table.width()):
        point = QPointF(x, table.height() - 12)
        item = table.card_at(point)
        if item is not None and item.card is card:
            return point + QPointF(6, 0)
    raise AssertionError(f"{card} is not to be seen")
