"""A whole hand with the mouse alone."""

import pytest
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from tarock_desktop.table.phases import Phase
from tarock_desktop.ui.prompts.act_prompt import OptionPrompt
from tarock_desktop.ui.prompts.announcing import AnnouncePrompt, DeclarePrompt
from tarock_desktop.ui.prompts.card_choice import OfferPrompt
from tarock_desktop.ui.prompts.dealing import CutPrompt, ShufflePrompt
from tarock_desktop.ui.prompts.discarding import DiscardTray
from tests.gui.drag import click, drag
from tests.gui.window_kit import asked, begin, open_program, over, view, wait_for_turn

pytestmark = pytest.mark.gui

LEFT = Qt.MouseButton.LeftButton


@pytest.mark.parametrize(
    ("secret", "size"), [("a", (1440, 900)), ("d", (640, 480)), ("e", (1024, 768))]
)
def test_hand_is_played_with_the_mouse(qtbot: QtBot, secret: str, size: tuple[int, int]):
    program = open_program(qtbot, secret=secret, size=size)
    begin(program)
    while True:
        wait_for_turn(qtbot, program)
        if over(program):
            break
        prompt, ticket = asked(program), program.session.ticket
        answer(qtbot, program, prompt)
        assert program.session.ticket != ticket, f"nothing happened in {prompt.phase}"
    assert len(view(program).play.tricks) == 12
    sheet = program.window.page.host.prompt
    push(qtbot, program, sheet.first)
    assert view(program).round.hand_no == 2


def answer(qtbot, program, prompt):
    sheet = program.window.page.host.prompt
    match sheet:
        case ShufflePrompt():
            push(qtbot, program, sheet.enough)
            push(qtbot, program, sheet.done)
        case CutPrompt() | AnnouncePrompt():
            push(qtbot, program, sheet.first)
        case DeclarePrompt():
            push(qtbot, program, sheet.declare)
        case DiscardTray():
            for card in list(prompt.cards.legal)[: prompt.cards.count]:
                click(qtbot, program.window.view, point_of(program, card))
            push(qtbot, program, sheet.discard_button)
        case OfferPrompt():
            push(qtbot, program, next(iter(sheet.buttons.values())))
        case None:
            assert prompt.phase is Phase.PLAY
            table, card = program.window.view, next(iter(prompt.cards.legal))
            middle = QPointF(table.width() / 2, table.height() * 0.4)
            drag(qtbot, table, point_of(program, card), middle)
        case OptionPrompt() if sheet.first is None and sheet.rows.rows:
            push(qtbot, program, sheet.rows.rows[0])
            push(qtbot, program, sheet.act)
        case OptionPrompt() if sheet.first is None:
            push(qtbot, program, next(iter(sheet.buttons.values())))
        case _:
            push(qtbot, program, sheet.first)


def push(qtbot, program, button):
    """Click a button where it is to be seen: what lies over it would get the click."""
    window = program.window
    at = button.mapTo(window, button.rect().center())
    top = window.childAt(at)
    assert top is button or button.isAncestorOf(top), f"{top} lies over {button.text()!r}"
    qtbot.mouseClick(button, LEFT)


def point_of(program, card):
    """Return a point of the view where the card of the hand is to be seen."""
    table = program.window.view
    for x in range(table.width()):
        point = QPointF(x, table.height() - 12)
        item = table.card_at(point)
        if item is not None and item.card is card:
            return point + QPointF(6, 0)
    raise AssertionError(f"{card} is not to be seen")
