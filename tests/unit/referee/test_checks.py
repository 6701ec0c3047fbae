"""Possible, phase, turn, then the act's own rules."""

from fractions import Fraction

import pytest

from tarock_desktop.table.actions import (
    Announce,
    AnswerOffer,
    ArrangeDeal,
    Bid,
    CallCard,
    Challenge,
    ChoosePacket,
    CloseRound,
    Cut,
    Declare,
    Discard,
    GiveLeave,
    Knock,
    Pass,
    PassTalonCard,
    PlayCard,
    Ready,
    Shuffle,
    StartHand,
    TakeTalon,
    ThrowIn,
)
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Verdict
from tarock_desktop.table.seats import TABLE, Seat
from tests.kit.positions import A, B, C, D, Table, card, prever, said

STRANGERS = (TABLE, Seat(-2), Seat(4), Seat(10**9))


def acts_of(seat):
    ace = card("H1")
    return [
        Cut(seat, 20), Knock(seat, "6"), ChoosePacket(seat, 0), Bid(seat, "prever"), Pass(seat),
        TakeTalon(seat, (0, 1, 2, 3)), PassTalonCard(seat), AnswerOffer(seat, accept=True),
        CallCard(seat, None), Discard(seat, (ace,)), Declare(seat), Announce(seat, "valat"),
        Challenge(seat, "game", 1), Ready(seat), GiveLeave(seat), ThrowIn(seat),
    ] + [PlayCard(seat, each) for each in (ace, card("T1"), card("S7"), card("CK"))]  # fmt: skip


@pytest.mark.parametrize(
    "phase", [Phase.BETWEEN, *(p for p in Table().variant.phases if p is not Phase.PACKET)]
)
@pytest.mark.parametrize("stranger", STRANGERS)
def test_who_does_not_sit_at_the_table_can_do_nothing(phase, stranger):
    table = Table()
    if phase is not Phase.BETWEEN:
        table.do(StartHand())
        if phase is not Phase.SHUFFLE:
            table.do(Shuffle(D, 7, "x"))
        if phase not in (Phase.SHUFFLE, Phase.CUT):
            table.do(Cut(C, 20)).walk_to(phase)
    for act in acts_of(stranger):
        assert table.impossible(act).key == "act.not-now"


def test_the_table_may_shuffle_but_no_stranger():
    table = Table().do(StartHand())
    assert table.impossible(Shuffle(Seat(7), 7, "x")).key == "act.not-now"
    assert table.impossible(Shuffle(Seat(-2), 7, "x")).key == "act.not-now"
    assert table.refused(Shuffle(A, 7, "x")).rule == "turn.wait"
    assert table.do(Shuffle(TABLE, 7, "x")).phase is Phase.CUT


def test_spjst_07_only_the_dealers_left_neighbour_cuts_or_knocks():
    table = Table().do(StartHand(), Shuffle(D, 7, "x"))
    for seat in (A, B, D):
        for act in (Cut(seat, 20), Knock(seat, "6")):
            ruling = table.refused(act)
            assert (ruling.row, ruling.citation.article) == ("SPJST-P46", "4")
            assert said(ruling.explanation) == [seat, C]
    assert table.do(Cut(C, 20)).phase is Phase.BID


def test_a_bid_out_of_turn_and_one_after_the_bidding_are_refused_under_the_same_row():
    table = Table().deal()
    assert table.refused(Bid(B, "prever")).rule == "turn.bid"
    assert table.refused(Pass(C)).rule == "turn.bid"
    table.walk_to(Phase.TALON)
    for seat in (A, B, C, D):
        ruling = table.refused(Bid(seat, "prever"))
        assert (ruling.rule, ruling.row) == ("phase.late-bid", "SPJST-P45")
    table.walk_to(Phase.PLAY)
    assert table.refused(Bid(B, "prever")).rule == "phase.late-bid"


def test_a_card_out_of_turn_is_refused_with_the_seat_whose_turn_it_is():
    table = Table().deal().walk_to(Phase.PLAY)
    ruling = table.refused(PlayCard(C, min(table.hand(C))))
    assert (ruling.rule, ruling.row, ruling.seat) == ("turn.play", "SPJST-P42", C)
    assert said(ruling.explanation) == [C, A]


def test_any_other_act_out_of_turn_must_wait():
    table = Table().deal().walk_to(Phase.DECLARE)
    ruling = table.refused(Declare(C))
    assert (ruling.rule, ruling.row) == ("turn.wait", "SPJST-Art.7")


def test_an_act_out_of_turn_that_could_not_be_done_anyway_is_impossible():
    table = Table().deal().walk_to(Phase.PLAY)
    assert table.impossible(PlayCard(C, min(table.hand(B)))).key == "act.not-now"
    table = Table().deal()
    assert table.impossible(Bid(B, "schnapsen")).key == "act.not-now"


def test_acts_of_another_phase_are_impossible_and_not_ruled():
    table = Table().deal()
    for act in (PlayCard(A, min(table.hand(A))), Declare(A), Ready(A), ThrowIn(A), StartHand()):
        assert table.impossible(act).key == "act.not-now"


@pytest.mark.parametrize("phase", [Phase.BID, Phase.TALON, Phase.CALL, Phase.DISCARD])
def test_who_speaks_before_anybody_is_asked_is_told_to_wait(phase):
    table = Table().deal(A="T22 T21 T20 T19 T18 T17 T16 T15", B="T1", C="T14 T13").walk_to(phase)
    for early in (Declare(A, ("tarocky",)), Announce(B, "pagat"), Challenge(C, "game", 1)):
        ruling = table.refused(early)
        assert (ruling.rule, ruling.row) == ("phase.too-early", "SPJST-Art.12")


def test_a_hand_starts_between_hands_only_and_with_the_right_dealer():
    table = Table()
    for dealer in (A, B, C, Seat(4), Seat(-1)):
        assert table.impossible(StartHand(TABLE, dealer)).key == "act.not-now"
    assert Table().do(StartHand(TABLE, D)).state.round.dealer == D
    assert Table().do(StartHand()).state.round.dealer == D
    new = Table(first=True)
    assert new.impossible(StartHand()).key == "act.not-now"
    assert new.impossible(StartHand(TABLE, Seat(4))).key == "act.not-now"
    assert new.do(StartHand(TABLE, B)).state.round.dealer == B


def whole(*numbers):
    return tuple(Fraction(number) for number in numbers)


def test_spjst_72_a_sheet_that_does_not_make_400_is_refused():
    table = Table()
    ruling = table.refused(CloseRound(TABLE, whole(132, 95, 188, 15)))
    assert (ruling.row, ruling.citation.article) == ("SPJST-P40", "30/tabulating")
    assert said(ruling.explanation) == [430, 400]
    assert table.do(CloseRound(TABLE, whole(132, 95, 188, -15))).phase is Phase.CLOSED


def test_spjst_03_negative_scores_are_subtracted():
    table = Table()
    assert table.decide(CloseRound(TABLE, whole(-100, 200, 200, 100))).verdict is Verdict.ACCEPTED


@pytest.mark.parametrize("scores", [(400,), (100, 100, 200), (100, 100, 100, 100, 0), ()])
def test_a_sheet_has_one_score_for_each_player(scores):
    assert Table().impossible(CloseRound(TABLE, whole(*scores))).key == "act.not-now"


def test_nothing_is_done_at_a_closed_table():
    table = Table().do(CloseRound(TABLE, whole(100, 100, 100, 100)))
    for act in (StartHand(), CloseRound(TABLE, whole(400, 0, 0, 0)), Shuffle(D, 7, "x"), Ready(A)):
        assert table.impossible(act).key == "act.not-now"


def test_a_round_is_not_closed_while_a_hand_is_running():
    table = Table().do(StartHand())
    assert table.impossible(CloseRound(TABLE, whole(100, 100, 100, 100))).key == "act.not-now"


def test_a_given_deal_has_a_hand_for_each_player():
    table = Table().deal()
    hands = tuple(table.hand(seat) for seat in (A, B, C, D))
    talon = table.talon()
    fresh = Table().do(StartHand())
    empty = hands[0] - hands[0]
    fresh.impossible(ArrangeDeal(TABLE, hands[:3], talon))
    fresh.impossible(ArrangeDeal(TABLE, (*hands, empty), talon))
    fresh.impossible(ArrangeDeal(TABLE, hands, talon[:5]))
    fresh.impossible(ArrangeDeal(TABLE, (hands[1], *hands[1:]), talon))
    assert fresh.do(ArrangeDeal(TABLE, hands, talon)).phase is Phase.BID


def test_the_bidding_seat_may_speak_of_nothing_else_in_prever():
    table = Table().deal().walk_to(Phase.DISCARD, choose=prever(B))
    assert table.impossible(PassTalonCard(B)).key == "act.not-now"
