"""Five hands of Königrufen, each from a deal file, played with the mouse by four people."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication
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
from tarock_desktop.ui.panels.prompt_sheet import GlossBox
from tarock_desktop.ui.scene.layout import Side, sides
from tarock_desktop.ui.scene.marks import Mark
from tarock_desktop.ui.wishes import GameWish, SeatWish
from tests.gui.mouse_kit import DEALS, choose, look, open_shipped, play, play_on, push
from tests.gui.window_kit import (
    asked,
    begin,
    open_desk,
    over,
    play_hand,
    play_until,
    texts,
    wait_for_turn,
)

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]

A, B, C, D = (Seat(number) for number in range(4))
WINDOWS = [("en", (1024, 768)), ("de", (1440, 900))]
windows = pytest.mark.parametrize(("language", "size"), WINDOWS)


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path, language: str, size: tuple[int, int]):
    return lambda name: open_shipped(
        qtbot, tmp_path, f"koenigrufen-{name}", language=language, size=size
    )


def say(qtbot, desk, *actions):
    for action in actions:
        choose(qtbot, desk, action)


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


@windows
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
    if desk.window.speech.language.code == "en":
        play_on(qtbot, desk)
        assert paid(desk) == [24, -8, -8, -8]


@windows
def test_a_half_open_bettel_shows_the_bidder_alone(qtbot, table):
    desk = table("bettel-ouvert")
    say(qtbot, desk, Bid(A, "bettel-semiouvert"), Pass(B), Pass(C), Pass(D))
    good(qtbot, desk)
    play_on(qtbot, desk, until=1)
    lay_open(qtbot, desk, (A,))
    prompt = look(qtbot, desk)
    assert prompt.seat == D
    assert open_hands(desk) == {Side.RIGHT: held(desk, A)}


@windows
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
    if desk.window.speech.language.code == "en":
        play_on(qtbot, desk)
        # Both took one trick: each gets 2 from the three others, the other bidder among them.
        assert paid(desk) == [4, -4, 4, -4]


@windows
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
    if desk.window.speech.language.code == "en":
        play(qtbot, desk, BY_NAME["C7"])
        play_on(qtbot, desk)
        # 10 for the game; four kings, first and second Sack silently, each 1 and doubled.
        assert paid(desk) == [48, -16, -16, -16]
        assert desk.session.observation(A).result.points[A] == Fraction(182, 3)
        assert "60⅔" in texts(desk.window.page.host.sheet)


@windows
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


@windows
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
    if desk.window.speech.language.code == "en":
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


def deal_out(desk, people, options=None):
    """Begin a game of so many people, one of them at the screen."""
    names = ("Anna", "Josef", "Karel", "Marie", "Petr", "Zora")[:people]
    seats = tuple(SeatWish(name, "club" if seat else None) for seat, name in enumerate(names))
    desk.open_new(GameWish("koenigrufen", options or {}, seats))


@pytest.mark.parametrize(("people", "count"), [(4, 0), (5, 1), (6, 2)])
def test_who_rests_is_seen_with_the_dealer(qtbot, people, count):
    desk = open_desk(qtbot)
    deal_out(desk, people)
    view = seen(desk)
    resting = [seat for seat in view.round.seats if seat not in view.deal.order]
    scene = desk.window.view.scene()
    shown = scene.resting.facts
    assert [facts.name for facts in shown] == [desk.session.seating.names[s] for s in resting]
    assert len(shown) == count
    assert scene.resting.isVisible() is bool(count)
    dealers = [
        facts.name
        for facts in (*shown, *(plate.facts for plate in scene.plates.values()))
        if any(tab.mark is Mark.DEALER for tab in facts.tabs)
    ]
    assert dealers == [desk.session.seating.names[view.round.dealer]]
    assert all(any(tab.mark is Mark.SITS_OUT for tab in facts.tabs) for facts in shown)
    plates = [plate.place for plate in scene.plates.values()]
    boxes = [scene.resting.box(index) for index in range(count)]
    assert not any(box.intersects(plate) for box in boxes for plate in plates)


def test_pot_and_double_round_are_seen(qtbot):
    desk = open_desk(qtbot)
    deal_out(desk, 4, {"pagatkassa_stake": 10})
    play_hand(qtbot, desk)
    round_ = seen(desk).round
    assert round_.pot
    badge = desk.window.page.ribbon.round.text()
    assert f"Pagatkassa: {round_.pot}" in badge
    ledger = texts(desk.window.page.host.sheet)
    assert all(f"−{-amount}" in ledger for amount in round_.kassa)
    assert ("Doppeltes Radl" in badge) is bool(round_.doubled)


def test_the_final_round_is_begun_from_the_window(qtbot, monkeypatch):
    desk = open_desk(qtbot)
    deal_out(desk, 4)
    play_hand(qtbot, desk)
    sheet = desk.window.page.host.sheet
    (button,) = (
        button
        for button in sheet.findChildren(QAbstractButton)
        if button.text() == "The final round begins and counts double"
    )
    push(qtbot, desk, button)
    assert (seen(desk).round.closing, seen(desk).round.last) == (5, 8)
    assert "Schlussradl from hand 5 on" in desk.window.page.ribbon.round.text()
    assert "final round begins" not in texts(desk.window.page.host.sheet)
    assert desk.may_start_hand()
    monkeypatch.setattr(type(desk.session.variant), "evening_over", lambda *_: True)
    assert not desk.may_start_hand()
    desk.window.refresh()
    assert "Next hand" not in texts(desk.window.page.host.sheet)


def test_points_are_shown_in_whole_numbers(qtbot, tmp_path):
    desk = open_shipped(qtbot, tmp_path, "koenigrufen-farbensolo", size=(1024, 768))
    say(qtbot, desk, Bid(A, "farbensolo"), Pass(B), Pass(C), Pass(D))
    look(qtbot, desk)
    assert desk.window.page.ribbon.needed.text() == "35⅔ points to win"
    desk.change(points="whole")
    assert desk.window.page.ribbon.needed.text() == "35/2 points to win"
    assert desk.window.words.figure(Fraction(-2, 3)) == "≈−1"
    desk.change(points="fractions")
    assert desk.window.words.figure(Fraction(-2, 3)) == "−⅔"


def gloss_of(sheet):
    return sheet.findChild(GlossBox).currentWidget().text()


@pytest.mark.parametrize("language", ["en", "cs", "sl", "de"])
def test_what_is_pointed_at_or_has_the_focus_is_explained(qtbot, language):
    desk = open_desk(qtbot, language=language)
    desk.open_deal(DEALS / "koenigrufen-bettel-ouvert.toml")
    prompt, sheet, words = asked(desk), desk.window.page.host.sheet, desk.window.words
    buttons = {option.action: sheet.buttons[option.action] for option in prompt.options}
    assert len(buttons) > 20
    for option in prompt.options:
        button = buttons[option.action]
        QApplication.sendEvent(button, QEvent(QEvent.Type.Enter))
        said = option.barred or option.gloss
        assert gloss_of(sheet) == ("" if said is None else words.message(said))
    barred = next(option for option in prompt.options if option.barred)
    ticket = desk.session.ticket
    sheet.first.setFocus()
    for _ in prompt.options:
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        if QApplication.focusWidget() is buttons[barred.action]:
            break
    assert gloss_of(sheet) == words.message(barred.barred)
    qtbot.keyClick(buttons[barred.action], Qt.Key.Key_Return)
    qtbot.mouseClick(buttons[barred.action], Qt.MouseButton.LeftButton)
    assert desk.session.ticket == ticket


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


@pytest.mark.parametrize("language", ["en", "cs", "sl", "de"])
def test_all_games_are_seen_without_scrolling(qtbot, language):
    desk = open_desk(qtbot, language=language, secret="v4")
    deal_out(desk, 4)
    play_until(qtbot, desk, lambda prompt: prompt.phase is Phase.BID)
    host = desk.window.page.host
    qtbot.wait(50)
    assert not host.verticalScrollBar().isVisible()
    room = host.viewport().rect()
    for button in host.sheet.buttons.values():
        place = QRect(button.mapTo(host.viewport(), QPoint()), button.size())
        assert room.contains(place), button.text()
        assert button.width() >= button.fontMetrics().horizontalAdvance(button.text())


def test_in_a_small_window_the_contract_comes_before_what_is_needed_to_win(qtbot, tmp_path):
    desk = open_shipped(qtbot, tmp_path, "koenigrufen-farbensolo", size=(640, 480))
    say(qtbot, desk, Bid(A, "farbensolo"), Pass(B), Pass(C), Pass(D))
    look(qtbot, desk)
    ribbon, glance = desk.window.page.ribbon, desk.window.glance()
    assert ribbon.needed.isVisible()
    round_ = replace(seen(desk).round, doubled=4, pot=Fraction(150))
    ribbon.show_glance(replace(glance, observation=replace(seen(desk), round=round_)))
    assert not ribbon.needed.isVisible()
    assert "150" in ribbon.round.text()
    contract = ribbon.contract
    assert contract.fitting() == "Anna plays Farbensolo"
    needs = contract.fontMetrics().horizontalAdvance(contract.fitting())
    qtbot.waitUntil(lambda: needs <= contract.width())
