"""Hands of the Czech tournament sheet played in the window with the mouse alone."""

import pytest
from msgspec.structs import replace

from tarock_desktop.table.actions import (
    AddTalonCard,
    Challenge,
    Pass,
    Ready,
    TakeTalon,
)
from tarock_desktop.table.phases import Phase
from tests.gui.mouse_kit import (
    LARGER,
    bids,
    kind,
    lay_away,
    look,
    open_dealt,
    play,
    play_on,
    push,
    say,
)
from tests.gui.window_kit import over, play_hand, view, wish

pytestmark = [
    pytest.mark.gui,
    pytest.mark.slow,
    pytest.mark.qt_log_ignore("propagateSizeHints"),
]


def table(qtbot, size=(1024, 768)):
    """Return a dealt table at which everybody is a person, and no clock presses anybody."""
    game = replace(wish(4), ruleset="czech-gp", options={"stop_pause": 0})
    return open_dealt(qtbot, game, language="cs", size=size)


def say_nothing(qtbot, desk):
    """Let everybody declare what he must and announce nothing more."""
    while (prompt := look(qtbot, desk)).phase is not Phase.PLAY:
        if prompt.phase is Phase.DECLARE:
            push(qtbot, desk, desk.window.page.host.sheet.first)
        elif prompt.phase is Phase.DISCARD:
            cards = prompt.cards
            lay_away(qtbot, desk, tuple(cards.legal - cards.must_show)[: cards.count])
        else:
            say(qtbot, desk, kind(Ready))


def play_lowest(qtbot, desk):
    """Play the lowest card that is allowed."""
    ranked = desk.session.sheet.pack.ranked(look(qtbot, desk).cards.legal)
    play(qtbot, desk, ranked[-1])


def test_cz_51_varsava_with_a_talon_card_for_each_of_six_tricks(qtbot):
    desk = table(qtbot, LARGER)
    say(qtbot, desk, bids("zakladni"))
    for _ in range(3):
        say(qtbot, desk, kind(Pass))
    say(qtbot, desk, bids("varsava"))
    for _ in range(2):
        while look(qtbot, desk).cards is not None:
            play_lowest(qtbot, desk)
        say(qtbot, desk, kind(AddTalonCard))
    assert {len(trick.cards) for trick in view(desk).play.tricks} == {4}
    assert sum(card.added for card in view(desk).deal.talon) == 2
    play_hand(qtbot, desk)
    assert over(desk)
    assert sum(view(desk).round.scores) == 200


@pytest.mark.parametrize("draws", [1, 3])
def test_cz_41_a_preferanc_with_its_draws(qtbot, draws):
    desk = table(qtbot)
    say(qtbot, desk, bids("preferanc"))
    for _ in range(3):
        say(qtbot, desk, kind(Pass))
    for _ in range(draws):
        say(qtbot, desk, kind(TakeTalon))
    say_nothing(qtbot, desk)
    play_on(qtbot, desk, until=2)
    play_hand(qtbot, desk)
    assert over(desk)
    assert view(desk).exchange.draw == draws
    assert sum(view(desk).round.scores) == 200


def test_cz_45_a_solo_under_flek(qtbot):
    desk = table(qtbot)
    say(qtbot, desk, bids("solo"))
    for _ in range(3):
        say(qtbot, desk, kind(Pass))
    while look(qtbot, desk).phase is Phase.DECLARE:
        push(qtbot, desk, desk.window.page.host.sheet.first)
    say(qtbot, desk, kind(Ready))
    say(qtbot, desk, lambda act: act == Challenge(act.seat, "game", 1))
    say_nothing(qtbot, desk)
    play_on(qtbot, desk, until=2)
    play_hand(qtbot, desk)
    assert over(desk)
    assert max(abs(score - 50) for score in view(desk).round.scores) <= 120
