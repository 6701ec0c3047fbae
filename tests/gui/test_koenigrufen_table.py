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
    open_program,
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


def good(qtbot, program):
    while look(qtbot, program).phase is not Phase.PLAY:
        choose(qtbot, program, Ready(look(qtbot, program).seat))


def paid(program):
    scores = program.session.observation(A).round.scores
    return [int(score) for score in scores]


def seen(program):
    """Return what the person at the screen knows."""
    return program.window.bridge.observation()


def open_hands(program):
    """Return the cards that lie open on the felt, by side."""
    scene = program.window.view.scene()
    shown = {side: hand for side, hand in scene.open_hands.items() if hand.cards}
    assert all(hand.isVisible() for hand in shown.values())
    return {side: set(hand.cards) for side, hand in shown.items()}


def held(program, seat):
    return set(program.session.observation(Watcher.REFEREE).deal.hands[seat].cards)


def lay_open(qtbot, program, seats):
    for seat in seats:
        prompt = look(qtbot, program)
        assert prompt.seat == seat
        assert not open_hands(program).keys() & {Side.BOTTOM}
        choose(qtbot, program, LayOpen(seat))


@small_english
def test_a_bettel_ouvert_lies_open_after_the_first_trick(qtbot, table):
    program = table("bettel-ouvert")
    say(qtbot, program, Bid(A, "bettel-ouvert"), Pass(B), Pass(C), Pass(D))
    good(qtbot, program)
    play_on(qtbot, program, until=1)
    assert open_hands(program) == {}
    lay_open(qtbot, program, (A, B, C, D))
    prompt = look(qtbot, program)
    assert prompt.phase is Phase.PLAY
    assert open_hands(program) == {
        side: held(program, seat)
        for seat, side in sides((A, B, C, D), prompt.seat).items()
        if side is not Side.BOTTOM
    }
    assert all(len(cards) == 11 for cards in open_hands(program).values())
    play_on(qtbot, program)
    assert paid(program) == [24, -8, -8, -8]


@large_german
def test_a_half_open_bettel_shows_the_bidder_alone(qtbot, table):
    program = table("bettel-ouvert")
    say(qtbot, program, Bid(A, "bettel-semiouvert"), Pass(B), Pass(C), Pass(D))
    good(qtbot, program)
    play_on(qtbot, program, until=1)
    lay_open(qtbot, program, (A,))
    prompt = look(qtbot, program)
    assert prompt.seat == D
    assert open_hands(program) == {Side.RIGHT: held(program, A)}


@large_german
def test_a_solorufer_is_driven_out(qtbot, table):
    program = table("solorufer-driven-out")
    say(qtbot, program, Bid(A, "piccolo"), Bid(B, "solorufer"), Bid(C, "piccolo", joins=True))
    look(qtbot, program)
    barred = {o.action for o in asked(program).options if o.barred}
    assert Bid(D, "solorufer") in barred
    say(qtbot, program, Pass(D), Pass(B))
    look(qtbot, program)
    games = [(game.seat, game.contract) for game in seen(program).auction.games]
    assert games == [(A, "piccolo"), (C, "piccolo")]
    assert program.window.page.heading.contract.text() == "Piccolo"
    assert program.window.page.heading.sides.text().endswith(": Anna, Karel")
    good(qtbot, program)
    assert look(qtbot, program).seat == A
    play_on(qtbot, program)
    # Both took one trick: each gets 2 from the three others, the other bidder among them.
    assert paid(program) == [4, -4, 4, -4]


@small_english
def test_trumps_take_no_suit_trick_in_a_farbensolo(qtbot, table):
    program = table("farbensolo")
    say(qtbot, program, Bid(A, "farbensolo"), Pass(B), Pass(C), Pass(D))
    good(qtbot, program)
    play(qtbot, program, BY_NAME["HK"])
    play_on(qtbot, program, until=1)
    (trick,) = program.session.observation(A).play.tricks
    assert next(card.card for card in trick.cards if card.seat == B).suit is Suit.TAROCK
    assert trick.winner == A
    label = program.window.view.scene().talon_label.text
    assert label in {"talon → opponents", "Talon → Gegner"}
    play(qtbot, program, BY_NAME["C7"])
    play_on(qtbot, program)
    # 10 for the game; four kings, first and second Sack silently, each 1 and doubled.
    assert paid(program) == [48, -16, -16, -16]
    assert program.session.observation(A).result.points[A] == Fraction(182, 3)
    assert "60⅔" in texts(program.window.page.host.prompt)


@large_german
def test_a_rufer_is_dragged(qtbot, table):
    program = table("dragged-rufer")
    say(qtbot, program, Bid(A, "vorhand"), Pass(B), Pass(C), Pass(D), Bid(A, "rufer"))
    say(qtbot, program, CallCard(A, BY_NAME["DK"]))
    look(qtbot, program)
    faces = [item.card for item in program.window.view.scene().talon]
    assert faces == [BY_NAME[name] for name in ("DK", "T1", "H4", "T3", "S7", "C7")]
    halves = [o.action.places for o in asked(program).options if isinstance(o.action, TakeTalon)]
    assert halves == [(0, 1, 2), (3, 4, 5)]
    say(qtbot, program, ThrowIn(A))
    assert over(program)
    assert paid(program) == [-3, 1, 1, 1]


@small_english
def test_the_pagat_takes_the_kaiserstich_of_a_trischaken(qtbot, table):
    program = table("kaiserstich")
    say(qtbot, program, Bid(A, "vorhand"), Pass(B), Pass(C), Pass(D), Bid(A, "trischaken"))
    say(qtbot, program, Choose(A, "talon", "first-six"))
    play(qtbot, program, BY_NAME["T21"])
    for forced in ("T22", "T1"):
        prompt = look(qtbot, program)
        assert list(prompt.cards.legal) == [BY_NAME[forced]]
        play(qtbot, program, BY_NAME[forced])
    play_on(qtbot, program, until=1)
    (trick,) = program.session.observation(A).play.tricks
    assert trick.winner == C
    assert list(trick.added) == [BY_NAME["T2"]]
    assert look(qtbot, program).seat == C
    play_on(qtbot, program)
    # Karel has the game (38⅔) and, not being the Trischaker, pays 2 to each.
    assert paid(program) == [2, 2, -6, 2]


@pytest.mark.parametrize("name", sorted(path.stem for path in DEALS.glob("*.toml")))
def test_a_shipped_deal_is_opened_from_the_menu(qtbot, tmp_path, name):
    program = open_program(qtbot)
    dialog = program.dialogs.deal_dialog()
    qtbot.addWidget(dialog)
    assert dialog.acceptMode() is dialog.AcceptMode.AcceptOpen
    program.opener.try_deal(DEALS / f"{name}.toml")
    assert seen(program).phase is Phase.BID
    assert program.session.seating.names == ("Anna", "Josef", "Karel", "Marie")
    assert A in program.session.seating.humans


def test_a_faulty_deal_is_told_and_the_game_stays(qtbot, tmp_path):
    program = open_program(qtbot)
    begin(program, ruleset="koenigrufen")
    game = program.session
    file = tmp_path / "deal.toml"
    file.write_text("deal = 1", encoding="utf-8")
    program.opener.try_deal(file)
    qtbot.waitUntil(program.window.page.notice.isVisible)
    assert "deal.toml:1" in texts(program.window.page.notice)
    assert program.session is game


OPENINGS = {
    "koenigrufen-bettel-ouvert": Bid(A, "bettel-ouvert"),
    "koenigrufen-farbensolo": Bid(A, "farbensolo"),
    "koenigrufen-dragged-rufer": Bid(A, "vorhand"),
    "koenigrufen-kaiserstich": Bid(A, "vorhand"),
}


@pytest.mark.parametrize("name", OPENINGS)
def test_the_computers_leave_the_game_to_the_person(qtbot, name):
    program = open_program(qtbot)
    program.opener.open_deal(DEALS / f"{name}.toml")
    choose(qtbot, program, OPENINGS[name])
    wait_for_turn(qtbot, program)
    others = [bid for bid in seen(program).auction.bids if bid.seat != A]
    assert [bid.contract for bid in others] == [None, None, None]
