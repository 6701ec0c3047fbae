"""The window plays the Žiri sheet: every phase is asked for, klop too."""

from fractions import Fraction

import pytest

from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import NameRef, SeatRef
from tarock_desktop.table.amounts import ScoreLine
from tarock_desktop.texts.numbers import gain, mixed
from tarock_desktop.ui.panels.hand_over import HandOverSheet
from tests.gui.window_kit import begin, open_desk, play_hand, texts, view


def test_hands_are_played_in_the_window(qtbot):
    desk = open_desk(qtbot, language="sl")
    begin(desk, 1, ruleset="ziri")
    for number in (1, 2):
        assert view(desk).round.hand_no == number
        play_hand(qtbot, desk)
        assert sum(view(desk).round.scores) == 0
        desk.next_hand()


def test_written_points_stand_beside_what_was_paid(qtbot):
    desk = open_desk(qtbot, language="sl")
    begin(desk, 1, ruleset="ziri")
    play_hand(qtbot, desk)
    qtbot.waitUntil(lambda: isinstance(desk.window.page.host.sheet, HandOverSheet))
    table, lines = view(desk).round, view(desk).result.lines
    assert any(table.written)
    for widget in (desk.window.page.rail.scores.ledger, desk.window.page.host.sheet):
        said = texts(widget).split("\n")
        assert {"Pisano", "Plačano"} <= set(said)
        for seat, amount in enumerate(table.written):
            added = sum((line.written[seat] for line in lines), Fraction(0))
            assert said.count(mixed(amount)) >= 1
            assert not added or gain(added) in said


@pytest.mark.parametrize(
    ("written", "said"),
    [
        (("9/2", "-9/2", "0", "0"), "Anna +4½ · Josef −4½ · Karel 0 · Marie 0"),
        (("-2/3", "-2/3", "-2/3", "0"), "Anna −⅔ · Josef −⅔ · Karel −⅔ · Marie 0"),
    ],
)
def test_written_halves_and_thirds_are_exact(qtbot, written, said):
    desk = open_desk(qtbot, language="sl")
    begin(desk, 1, ruleset="ziri")
    column = tuple(map(Fraction, written))
    paid = tuple(4 * amount - sum(column) for amount in column)
    label = message("line.fine", SeatRef(1), NameRef("row", "ZIRI-P12"))
    scores = desk.window.page.rail.scores
    line = ScoreLine("ZIRI-P12", label, paid, "10", written=column)
    scores.lines.show_lines(desk.window.glance(), (line,))
    scores.lines.open_line(0)
    assert f"Pisano: {said}" in texts(scores.lines)
