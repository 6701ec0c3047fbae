"""The window plays the Žiri sheet: every phase is asked for, klop too."""

from tests.gui.window_kit import begin, open_desk, play_hand, view


def test_hands_are_played_in_the_window(qtbot):
    desk = open_desk(qtbot, language="sl")
    begin(desk, 1, ruleset="ziri")
    for number in (1, 2):
        assert view(desk).round.hand_no == number
        play_hand(qtbot, desk)
        assert sum(view(desk).round.scores) == 0
        desk.next_hand()
