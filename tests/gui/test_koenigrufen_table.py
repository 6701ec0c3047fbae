"""Five hands of Königrufen, each from a deal file, played with the mouse by four people."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tarock_desktop.cards.notation import BY_NAME
from tarock_desktop.cards.pack import Suit
from tarock_desktop.table.actions import (
    Bid,
    CallCard,
    Choose,
    LayOpen,
    Pass,
    Ready,
    TakeTalon,
    ThrowIn,
)
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat, Watcher
from tarock_desktop.ui.scene.layout import Side, sides
from tests.gui.mouse_kit import DEALS, choose, look, open_shipped, play, play_on, say
from tests.gui.window_kit import (
    asked,
    begin,
    open_desk,
    over,
    texts,
    wait_for_turn,
)

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]

A, B, C, D = (Seat(number) for number in range(4))
small_english = pytest.mark.parametrize(("language", "size"), [("en", (1024, 768))])
large_german = pytest.mark.parametrize(("language", "size"), [("de", (1440, 900))])


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path, language: str, size: tuple[int, int]):
    return lambda name: open_shipped(
        qtbot, tmp_path, f"koenigrufen-{name}", language=language, size=size
    )


def good(qtbot, desk):
    while look(qtbot, desk).phase is not Phase.PLAY:
        choose(qtbot, desk, Ready(look(qtbot, desk).seat))


def paid(desk):
    scores = desk.session.observation(A).round.scores
    return [int(score) for score in scores]


def seen(desk):
    """Return what the person at the screen knows."""
    return desk.window.bridge.observation()


def open_hands(desk):
    """Return the cards that lie open on the felt, by side, where they are large enough to read."""
    scene = desk.window.view.scene()
    shown = {side: hand for side, hand in scene.open_hands.items() if hand.cards}
    assert all(hand.is_legible and hand.isVisible() for hand in shown.values())
    return {side: set(hand.cards) for side, hand in shown.items()}


def held(desk, seat):
    return set(desk.session.observation(Watcher.REFEREE).deal.hands[seat].cards)


def lay_open(qtbot, desk, seats):
    for seat in seats:
        prompt = look(qtbot, desk)
        assert prompt.seat == seat
        assert not open_hands(desk).keys() & {Side.BOTTOM}
        choose(qtbot, desk, LayOpen(seat))


@small_english
def test_a_bettel_ouvert_lies_open_after_the_first_trick(qtbot, table):
    desk = table("bettel-ouvert")
    say(qtbot, desk, Bid(A, "bettel-ouvert"), Pass(B), Pass(C), Pass(D))
    good(qtbot, desk)
    play_on(qtbot, desk, until=1)
    assert open_hands(desk) == {}
    lay_open(qtbot, desk, (A, B, C, D))
    prompt = look(qtbot, desk)
    assert prompt.phase is Phase.PLAY
    assert open_hands(desk) == {
        side: held(desk, seat)
        for seat, side in sides((A, B, C, D), prompt.seat).items()
        if side is not Side.BOTTOM
    }
    assert all(len(cards) == 11 for cards in open_hands(desk).values())
    play_on(qtbot, desk)
    assert paid(desk) == [24, -8, -8, -8]


@large_german
def test_a_half_open_bettel_shows_the_bidder_alone(qtbot, table):
    desk = table("bettel-ouvert")
    say(qtbot, desk, Bid(A, "bettel-semiouvert"), Pass(B), Pass(C), Pass(D))
    good(qtbot, desk)
    play_on(qtbot, desk, until=1)
    lay_open(qtbot, desk, (A,))
    prompt = look(qtbot, desk)
    assert prompt.seat == D
    assert open_hands(desk) == {Side.RIGHT: held(desk, A)}


@large_german
def test_a_solorufer_is_driven_out(qtbot, table):
    desk = table("solorufer-driven-out")
    say(qtbot, desk, Bid(A, "piccolo"), Bid(B, "solorufer"), Bid(C, "piccolo", joins=True))
    look(qtbot, desk)
    barred = {o.action for o in asked(desk).options if o.barred}
    assert Bid(D, "solorufer") in barred
    say(qtbot, desk, Pass(D), Pass(B))
    look(qtbot, desk)
    games = [(game.seat, game.contract) for game in seen(desk).auction.games]
    assert games == [(A, "piccolo"), (C, "piccolo")]
    ribbon = desk.window.page.ribbon.contract.text()
    assert [name in ribbon for name in ("Anna", "Josef", "Karel")] == [True, False, True]
    good(qtbot, desk)
    assert look(qtbot, desk).seat == A
    play_on(qtbot, desk)
    # Both took one trick: each gets 2 from the three others, the other bidder among them.
    assert paid(desk) == [4, -4, 4, -4]


@small_english
def test_trumps_take_no_suit_trick_in_a_farbensolo(qtbot, table):
    desk = table("farbensolo")
    say(qtbot, desk, Bid(A, "farbensolo"), Pass(B), Pass(C), Pass(D))
    good(qtbot, desk)
    play(qtbot, desk, BY_NAME["HK"])
    play_on(qtbot, desk, until=1)
    (trick,) = desk.session.observation(A).play.tricks
    assert next(card.card for card in trick.cards if card.seat == B).suit is Suit.TAROCK
    assert trick.winner == A
    label = desk.window.view.scene().talon_label.text
    assert label in {"talon → opponents", "Talon → Gegner"}
    play(qtbot, desk, BY_NAME["C7"])
    play_on(qtbot, desk)
    # 10 for the game; four kings, first and second Sack silently, each 1 and doubled.
    assert paid(desk) == [48, -16, -16, -16]
    assert desk.session.observation(A).result.points[A] == Fraction(182, 3)
    assert "60⅔" in texts(desk.window.page.host.sheet)


@large_german
def test_a_rufer_is_dragged(qtbot, table):
    desk = table("dragged-rufer")
    say(qtbot, desk, Bid(A, "vorhand"), Pass(B), Pass(C), Pass(D), Bid(A, "rufer"))
    say(qtbot, desk, CallCard(A, BY_NAME["DK"]))
    look(qtbot, desk)
    faces = [item.card for item in desk.window.view.scene().talon]
    assert faces == [BY_NAME[name] for name in ("DK", "T1", "H4", "T3", "S7", "C7")]
    halves = [o.action.places for o in asked(desk).options if isinstance(o.action, TakeTalon)]
    assert halves == [(0, 1, 2), (3, 4, 5)]
    say(qtbot, desk, ThrowIn(A))
    assert over(desk)
    assert paid(desk) == [-3, 1, 1, 1]


@small_english
def test_the_pagat_takes_the_kaiserstich_of_a_trischaken(qtbot, table):
    desk = table("kaiserstich")
    say(qtbot, desk, Bid(A, "vorhand"), Pass(B), Pass(C), Pass(D), Bid(A, "trischaken"))
    say(qtbot, desk, Choose(A, "talon", "first-six"))
    play(qtbot, desk, BY_NAME["T21"])
    for forced in ("T22", "T1"):
        prompt = look(qtbot, desk)
        assert list(prompt.cards.legal) == [BY_NAME[forced]]
        play(qtbot, desk, BY_NAME[forced])
    play_on(qtbot, desk, until=1)
    (trick,) = desk.session.observation(A).play.tricks
    assert trick.winner == C
    assert list(trick.added) == [BY_NAME["T2"]]
    assert look(qtbot, desk).seat == C
    play_on(qtbot, desk)
    # Karel has the game (38⅔) and, not being the Trischaker, pays 2 to each.
    assert paid(desk) == [2, 2, -6, 2]


@pytest.mark.parametrize("name", sorted(path.stem for path in DEALS.glob("*.toml")))
def test_a_shipped_deal_is_opened_from_the_menu(qtbot, tmp_path, name):
    desk = open_desk(qtbot)
    dialog = desk.dialogs.deal_dialog()
    qtbot.addWidget(dialog)
    assert dialog.acceptMode() is dialog.AcceptMode.AcceptOpen
    desk.try_deal(DEALS / f"{name}.toml")
    assert seen(desk).phase is Phase.BID
    assert desk.session.seating.names == ("Anna", "Josef", "Karel", "Marie")
    assert A in desk.session.seating.humans


def test_a_faulty_deal_is_told_and_the_game_stays(qtbot, tmp_path):
    desk = open_desk(qtbot)
    begin(desk, ruleset="koenigrufen")
    game = desk.session
    file = tmp_path / "deal.toml"
    file.write_text("deal = 1", encoding="utf-8")
    desk.try_deal(file)
    qtbot.waitUntil(desk.window.page.notice.isVisible)
    assert "deal.toml:1" in texts(desk.window.page.notice)
    assert desk.session is game


OPENINGS = {
    "koenigrufen-bettel-ouvert": Bid(A, "bettel-ouvert"),
    "koenigrufen-farbensolo": Bid(A, "farbensolo"),
    "koenigrufen-dragged-rufer": Bid(A, "vorhand"),
    "koenigrufen-kaiserstich": Bid(A, "vorhand"),
}


@pytest.mark.parametrize("name", OPENINGS)
def test_the_computers_leave_the_game_to_the_person(qtbot, name):
    desk = open_desk(qtbot)
    desk.open_deal(DEALS / f"{name}.toml")
    choose(qtbot, desk, OPENINGS[name])
    wait_for_turn(qtbot, desk)
    others = [bid for bid in seen(desk).auction.bids if bid.seat != A]
    assert [bid.contract for bid in others] == [None, None, None]
