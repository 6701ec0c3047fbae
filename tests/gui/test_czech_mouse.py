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
from tests.gui.window_kit import game_of, over, play_hand, view

pytestmark = [
    pytest.mark.gui,
    pytest.mark.slow,
    pytest.mark.qt_log_ignore("propagateSizeHints"),
]


def table(qtbot, size=(1024, 768)):
    """Return a dealt table at which everybody is a person, and no clock presses anybody."""
    game = replace(game_of(4), ruleset="czech-gp", options={"stop_pause": 0})
    return open_dealt(qtbot, game, language="cs", size=size)


def say_nothing(qtbot, program):
    """Let everybody declare what he must and announce nothing more."""
    while (prompt := look(qtbot, program)).phase is not Phase.PLAY:
        if prompt.phase is Phase.DECLARE:
            push(qtbot, program, program.window.page.host.prompt.declare)
        elif prompt.phase is Phase.DISCARD:
            cards = prompt.cards
            lay_away(qtbot, program, tuple(cards.legal - cards.must_show)[: cards.count])
        else:
            say(qtbot, program, kind(Ready))


def play_lowest(qtbot, program):
    """Play the lowest card that is allowed."""
    ranked = program.session.sheet.pack.ranked(look(qtbot, program).cards.legal)
    play(qtbot, program, ranked[-1])


def test_cz_51_varsava_with_a_talon_card_for_each_of_six_tricks(qtbot):
    program = table(qtbot, LARGER)
    say(qtbot, program, bids("zakladni"))
    for _ in range(3):
        say(qtbot, program, kind(Pass))
    say(qtbot, program, bids("varsava"))
    for _ in range(2):
        while look(qtbot, program).cards is not None:
            play_lowest(qtbot, program)
        say(qtbot, program, kind(AddTalonCard))
    assert {len(trick.cards) for trick in view(program).play.tricks} == {4}
    assert sum(card.added for card in view(program).deal.talon) == 2
    play_hand(qtbot, program)
    assert over(program)
    assert sum(view(program).round.scores) == 200


@pytest.mark.parametrize("draws", [1, 3])
def test_cz_41_a_preferanc_with_its_draws(qtbot, draws):
    program = table(qtbot)
    say(qtbot, program, bids("preferanc"))
    for _ in range(3):
        say(qtbot, program, kind(Pass))
    for _ in range(draws):
        say(qtbot, program, kind(TakeTalon))
    say_nothing(qtbot, program)
    play_on(qtbot, program, until=2)
    play_hand(qtbot, program)
    assert over(program)
    assert view(program).exchange.draw == draws
    assert sum(view(program).round.scores) == 200


def test_cz_45_a_solo_under_flek(qtbot):
    program = table(qtbot)
    say(qtbot, program, bids("solo"))
    for _ in range(3):
        say(qtbot, program, kind(Pass))
    while look(qtbot, program).phase is Phase.DECLARE:
        push(qtbot, program, program.window.page.host.prompt.declare)
    say(qtbot, program, kind(Ready))
    say(qtbot, program, lambda act: act == Challenge(act.seat, "game", 1))
    say_nothing(qtbot, program)
    play_on(qtbot, program, until=2)
    play_hand(qtbot, program)
    assert over(program)
    assert max(abs(score - 50) for score in view(program).round.scores) <= 120
