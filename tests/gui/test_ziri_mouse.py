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
from tests.gui.window_kit import over, play_hand, texts, view, wish

pytestmark = [
    pytest.mark.gui,
    pytest.mark.slow,
    pytest.mark.qt_log_ignore("propagateSizeHints"),
]


def table(qtbot, people, size=(1024, 768)):
    """Return a dealt table at which everybody is a person."""
    game = wish(people)
    game = replace(game, ruleset="ziri", seats=game.seats[:people])
    return open_dealt(qtbot, game, language="sl", size=size)


def answers(value):
    return lambda act: act == Choose(act.seat, KONTRA, value)


def named(item):
    return lambda act: isinstance(act, Announce) and act.item == item


@pytest.mark.parametrize("people", [3, 4])
def test_ziri_63_klop_with_three_and_with_the_talon_hand(qtbot, people):
    desk = table(qtbot, people)
    for _ in range(3):
        say(qtbot, desk, kind(Pass))
    say(qtbot, desk, kind(Challenge))
    for answer in ("no", "open"):
        say(qtbot, desk, answers(answer))
    sizes = [hand.size for hand in desk.session.observation(0).deal.hands]
    assert sizes == {3: [18, 18, 18], 4: [16, 16, 16, 6]}[people]
    play_on(qtbot, desk, until=2)
    play_hand(qtbot, desk)
    assert over(desk)
    said = texts(desk.window.page.ribbon)
    assert "Kontra ×2: Anna" in said
    assert "Re" not in said
    assert min(view(desk).round.written) < 0


def test_ziri_36_a_trojka_under_kontra_with_announcements(qtbot):
    desk = table(qtbot, 3, LARGER)
    say(qtbot, desk, bids("trojka"))
    say(qtbot, desk, kind(Pass))
    say(qtbot, desk, kind(Pass))
    say(qtbot, desk, kind(TakeTalon))
    cards = look(qtbot, desk).cards
    plain = cards.legal - cards.must_show
    lay_away(qtbot, desk, tuple(plain)[:3])
    say(qtbot, desk, kind(Ready))
    say(qtbot, desk, named("trul"))
    say(qtbot, desk, kind(Ready))
    say(qtbot, desk, lambda act: act == Challenge(act.seat, "game", 1))
    say(qtbot, desk, named("kralji"))
    while look(qtbot, desk).phase is Phase.ANNOUNCE:
        say(qtbot, desk, kind(Ready))
    play_on(qtbot, desk, until=2)
    play_hand(qtbot, desk)
    assert over(desk)
    announced = {entry.item for entry in view(desk).notices.announcements}
    assert announced == {"trul", "kralji"}
    assert len(view(desk).notices.doubling("game")) == 1


def test_ziri_28_a_brez_talona(qtbot):
    desk = table(qtbot, 4)
    say(qtbot, desk, bids("brez-talona"))
    say(qtbot, desk, kind(Pass))
    say(qtbot, desk, kind(Pass))
    while look(qtbot, desk).phase is not Phase.PLAY:
        say(qtbot, desk, kind(Ready))
    play(qtbot, desk, next(iter(look(qtbot, desk).cards.legal)))
    play_on(qtbot, desk, until=2)
    play_hand(qtbot, desk)
    assert over(desk)
    assert sum(view(desk).round.scores) == 0
