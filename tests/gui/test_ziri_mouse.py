"""Hands of Žiri tarok played in the window with the mouse alone."""

import pytest
from msgspec.structs import replace

from tarock_desktop.rules.ziri.own_kontra import KONTRA
from tarock_desktop.table.actions import (
    Announce,
    Challenge,
    Choose,
    Pass,
    Ready,
    TakeTalon,
)
from tarock_desktop.table.phases import Phase
from tests.gui.mouse_kit import LARGER, bids, kind, lay_away, look, open_dealt, play, play_on, say
from tests.gui.window_kit import game_of, over, play_hand, texts, view

pytestmark = [
    pytest.mark.gui,
    pytest.mark.slow,
    pytest.mark.qt_log_ignore("propagateSizeHints"),
]


def table(qtbot, people, size=(1024, 768)):
    """Return a dealt table at which everybody is a person."""
    game = game_of(people)
    game = replace(game, ruleset="ziri", seats=game.seats[:people])
    return open_dealt(qtbot, game, language="sl", size=size)


def answers(value):
    return lambda act: act == Choose(act.seat, KONTRA, value)


def named(item):
    return lambda act: isinstance(act, Announce) and act.item == item


@pytest.mark.parametrize("people", [3, 4])
def test_ziri_63_klop_with_three_and_with_the_talon_hand(qtbot, people):
    program = table(qtbot, people)
    for _ in range(3):
        say(qtbot, program, kind(Pass))
    say(qtbot, program, kind(Challenge))
    for answer in ("no", "open"):
        say(qtbot, program, answers(answer))
    sizes = [hand.size for hand in program.session.observation(0).deal.hands]
    assert sizes == {3: [18, 18, 18], 4: [16, 16, 16, 6]}[people]
    play_on(qtbot, program, until=2)
    play_hand(qtbot, program)
    assert over(program)
    said = texts(program.window.page.heading)
    assert "Kontra ×2" in said
    assert program.window.page.heading.doubling.toolTip().startswith("Anna")
    assert "Re" not in said
    assert min(view(program).round.written) < 0


def test_ziri_36_a_trojka_under_kontra_with_announcements(qtbot):
    program = table(qtbot, 3, LARGER)
    say(qtbot, program, bids("trojka"))
    say(qtbot, program, kind(Pass))
    say(qtbot, program, kind(Pass))
    say(qtbot, program, kind(TakeTalon))
    cards = look(qtbot, program).cards
    plain = cards.legal - cards.must_show
    lay_away(qtbot, program, tuple(plain)[:3])
    say(qtbot, program, kind(Ready))
    say(qtbot, program, named("trul"))
    say(qtbot, program, kind(Ready))
    say(qtbot, program, lambda act: act == Challenge(act.seat, "game", 1))
    say(qtbot, program, named("kralji"))
    while look(qtbot, program).phase is Phase.ANNOUNCE:
        say(qtbot, program, kind(Ready))
    play_on(qtbot, program, until=2)
    play_hand(qtbot, program)
    assert over(program)
    announced = {entry.item for entry in view(program).notices.announcements}
    assert announced == {"trul", "kralji"}
    assert len(view(program).notices.doubling("game")) == 1


def test_ziri_28_a_brez_talona(qtbot):
    program = table(qtbot, 4)
    say(qtbot, program, bids("brez-talona"))
    say(qtbot, program, kind(Pass))
    say(qtbot, program, kind(Pass))
    while look(qtbot, program).phase is not Phase.PLAY:
        say(qtbot, program, kind(Ready))
    play(qtbot, program, next(iter(look(qtbot, program).cards.legal)))
    play_on(qtbot, program, until=2)
    play_hand(qtbot, program)
    assert over(program)
    assert sum(view(program).round.scores) == 0
