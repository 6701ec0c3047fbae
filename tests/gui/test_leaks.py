"""What is seen and read when the curtain falls is the same whatever the hidden hands are."""

import pytest
from pytestqt.qtbot import QtBot

from tests.gui.window_kit import begin, open_program
from tests.kit.leaks import LeakWatch, play_hand

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


def test_no_hidden_card_is_seen_or_read_when_it_falls(qtbot: QtBot):
    program = open_program(qtbot, size=(640, 480))
    begin(program, humans=4, ruleset="koenigrufen")
    watch = LeakWatch(program)
    play_hand(program, every=3)
    assert watch.compared > 20
    assert not watch.leaks


def test_the_watch_finds_what_is_told_of_hidden_cards(qtbot: QtBot):
    program = open_program(qtbot, size=(640, 480))
    begin(program, humans=4)
    window = program.window

    def tell(*_: object) -> None:
        hand = program.session.observation(0).deal.hands[0].cards
        window.page.host.setAccessibleName(", ".join(map(window.words.card, hand)))

    window.refreshed.connect(tell)
    watch = LeakWatch(program)
    play_hand(program, every=8)
    assert any("only with others" in leak for leak in watch.leaks)
