"""Westfest Tarock: talon cards, discards, play and score (digest, sections 3 and 5)."""

from fractions import Fraction
from typing import Any

import pytest

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import Suit
from tarock_desktop.rules.hand.facts import Feat, HandFacts
from tarock_desktop.rules.pack import KINGS, TAROCKS
from tarock_desktop.table.actions import (
    AnswerOffer,
    Bid,
    Discard,
    Pass,
    PassTalonCard,
    PlayCard,
    TakeTalon,
)
from tarock_desktop.table.events import TalonReturned
from tarock_desktop.table.phases import Phase
from tests.kit.play import random_steps, texas_with, variant_with
from tests.kit.positions import A, B, C, D, amounts, card, cards, prever
from tests.kit.westfest import SEATS, Westfest

# ----------------------------------------------------------------------- talon cards and discards


def at_bs_card(hand, **options):
    table = Westfest(**options).deal(B=hand).walk_to(Phase.DISCARD)
    table.do(table.plain_act())
    assert (table.phase, table.turn) == (Phase.TALON, B)
    return table


def test_wf_34_35_a_draw_card_is_passed_to_keep_uni_or_bida_and_comes_back_if_refused():
    table = at_bs_card("T2 T3 HQ HN HJ H1 H4 H3 H2 DQ DN DJ").do(PassTalonCard(B))
    assert table.turn == D
    table.do(AnswerOffer(D, accept=False))
    assert table.turn == B
    assert table.offered(PassTalonCard) == []
    table.do(TakeTalon(B, (4,)))
    assert (table.phase, table.turn) == (Phase.DISCARD, B)


def test_a_passed_card_is_laid_away_by_who_took_it():
    table = at_bs_card("HQ HN HJ H1 H4 H3 H2 DQ DN DJ D1 D4").do(PassTalonCard(B))
    table.do(AnswerOffer(D, accept=True))
    assert (table.phase, table.turn) == (Phase.DISCARD, D)
    met = table.steps(Phase.DECLARE)
    assert met == [("DISCARD", "D"), ("TALON", "C"), ("DISCARD", "C"), ("CALL", "A")]
    assert [table.state.exchange.drawn[seat] for seat in SEATS] == [4, 0, 1, 1]


def test_a_draw_card_is_not_passed_with_three_trumps():
    table = at_bs_card("T2 T3 T4 HQ HN HJ H1 H4 H3 H2 DQ DN")
    assert table.refused(PassTalonCard(B)).row == "WF-P29"


def test_option_a_refused_draw_card_stays_where_it_is():
    table = at_bs_card("T2 HQ HN HJ H1 H4 H3 H2 DQ DN DJ D1", pass_refused="stays-unseen")
    table.do(PassTalonCard(B), AnswerOffer(D, accept=False))
    assert (table.phase, table.turn) == (Phase.TALON, C)
    table.walk_to(Phase.DECLARE)
    assert [table.state.exchange.drawn[seat] for seat in SEATS] == [4, 0, 1, 0]


@pytest.mark.parametrize("name", ["HK", "DK", "SK", "CK", "T22", "T21", "T1"])
def test_wf_24_no_five_point_card_is_laid_away(name):
    table = Westfest().deal(A=name).walk_to(Phase.DISCARD)
    others = [c for c in table.hand(A) if c.suit is not Suit.TAROCK and c not in KINGS]
    laid = (card(name), *others[:3])
    assert table.choice.legal is not None
    assert card(name) not in table.choice.legal
    shown = CardSet.of(card(name)) if name.startswith("T") else CardSet()
    assert table.refused(Discard(A, laid, shown)).row == "WF-P15"


def test_wf_23_25_trumps_only_when_nothing_else_is_left_and_face_up():
    hand = "HK DK SK CK T22 T2 T3 T4 T5 T6 T7 T8"
    table = Westfest().deal(A=hand, talon="T9 C10 C9 C8").walk_to(Phase.DISCARD)
    choice = table.choice
    assert (choice.count, choice.required) == (4, cards("C10 C9 C8"))
    assert choice.must_show == cards("T2 T3 T4 T5 T6 T7 T8 T9")
    plain = tuple(cards("C10 C9 C8"))
    hidden = Discard(A, (*plain, card("T2")))
    needless = Discard(A, (*plain[:2], card("T2"), card("T3")), cards("T2 T3"))
    assert [table.refused(act).row for act in (hidden, needless)] == ["WF-P16", "WF-P16"]
    assert table.refused(Discard(A, plain)).row == "WF-P14"
    table.do(Discard(A, (*plain, card("T2")), cards("T2")))
    seen = table.seen_by(B).deal.discards[A]
    assert (seen.cards, seen.size) == (cards("T2"), 4)


def returned(table):
    event = table.last.events[0]
    assert isinstance(event, TalonReturned)
    return event


def test_wf_28_29_a_prever_player_may_change_his_set_and_go_back_once():
    table = Westfest().deal(talon="SQ SN SJ CQ CN CJ").walk_to(Phase.DISCARD, choose=prever(C))
    table.do(TakeTalon(C, (3, 4, 5)))
    assert returned(table).shown
    assert cards("CQ CN CJ") <= table.hand(C)
    table.do(TakeTalon(C, (0, 1, 2)))
    assert returned(table).shown
    assert cards("SQ SN SJ") <= table.hand(C)
    assert table.offered(TakeTalon) == []
    assert table.state.exchange.draw == 3
    quiet = Westfest(expose_rejected=False).deal().walk_to(Phase.DISCARD, choose=prever(C))
    quiet.do(TakeTalon(C, (3, 4, 5)), TakeTalon(C, (0, 1, 2)))
    assert not returned(quiet).shown


# ---------------------------------------------------------------------------------- play and score


def test_wf_47_48_follow_suit_else_trump_else_anything():
    table = Westfest().deal(
        A="HK HQ HN HJ H1 H4 DK DQ DN DJ D1 D4",
        B="H3 T2 S7 S8 S9 S10 SJ SN SQ SK C7 C8",
        C="T3 T4 T5 T6 T7 T8 T9 T10 D2 D3 C9 C10",
        D="T11 T12 T13 T14 T15 T16 T17 T18 T19 T20 H2 CK",
        talon="CJ CN CQ T1 T21 T22",
    )
    table.do(Bid(A, "povinost"), Pass(B), Pass(C), Pass(D))
    table.do(TakeTalon(A, (0, 1, 2, 3)), Discard(A, tuple(cards("CJ CN CQ D4"))))
    table.do(TakeTalon(B, (4,)), Discard(B, (card("C7"),)))
    table.do(TakeTalon(C, (5,)), Discard(C, (card("C9"),))).walk_to(Phase.PLAY)
    table.do(PlayCard(A, card("HK")))
    assert table.choice.legal == cards("H3"), "a suit is followed"
    assert table.refused(PlayCard(B, card("T2"))).row == "WF-P19"
    table.do(PlayCard(B, card("H3")))
    assert table.choice.legal == table.hand(C) & TAROCKS, "else trumped"
    assert table.refused(PlayCard(C, card("D2"))).row == "WF-P19"
    table.play("T3", "H2").do(PlayCard(C, card("C10")))
    assert table.turn == D
    assert table.choice.legal == cards("CK")
    table.play("CK", "T1")
    assert table.turn == B
    assert table.choice.legal == cards("C8"), "higher or lower is all the same"


TEAM: dict[str, Any] = {"contract": "povinost", "declarer": A, "partner": C}


def pay(points=59, options=(), **more):
    facts = HandFacts(
        order=SEATS, table=4, points=None if points is None else Fraction(points),
        **(TEAM | more),
    )  # fmt: skip
    lines = texas_with("westfest", tuple(options)).lines(facts)
    return tuple(sum(column) for column in zip(*map(amounts, lines), strict=True))


def lone(seat):
    return {"contract": "prever", "declarer": seat, "partner": None}


@pytest.mark.parametrize(("draw", "factor"), [(1, 1), (2, 2), (3, 4)])
def test_wf_29_only_a_lost_prever_is_multiplied_by_its_draws(draw, factor):
    assert pay(52, draw=draw, **lone(C))[C] == -9 * factor
    assert pay(59, draw=draw, **lone(C))[C] == 15


@pytest.mark.parametrize(("steps", "gain"), [(0, -2), (1, 4), (2, -8), (3, 16)])
def test_wf_44_45_a_tie_is_lost_by_the_last_challenger(steps, gain):
    assert pay(53, steps=steps) == (gain, -gain, gain, -gain)
    by_declarer = pay(53, (("tie_with_challenge", "declarer-loses"),), steps=steps)
    assert by_declarer[A] == -abs(gain)


def test_wf_44_a_tied_prever_costs_three():
    assert pay(53, **lone(B)) == (3, -9, 3, 3)


def feat(item, seat, *, made=True, announced=False):
    return Feat(item, seat, announced, made)


@pytest.mark.parametrize(("announced", "amount"), [(False, 2), (True, 4)])
def test_wf_36_the_pagat_costs_what_it_brings(announced, amount):
    for made, sign in ((True, 1), (False, -1)):
        gained = 3 + sign * amount
        feats = (feat("pagat", C, made=made, announced=announced),)
        assert pay(feats=feats) == (gained, -gained, gained, -gained)


def test_wf_38_39_a_valat_and_the_pagat_beside_it():
    silent, pagat = feat("valat", A), feat("pagat", A)
    called, failed = feat("valat", A, announced=True), feat("valat", A, made=False, announced=True)
    assert pay(106, feats=(silent, pagat))[A] == 22
    assert pay(106, (("silent_valat_voids_pagat", True),), feats=(silent, pagat))[A] == 20
    assert pay(106, (("valat_adds_count", True),), feats=(silent,))[A] == 20 + 13
    assert pay(106, feats=(called, silent, pagat))[A] == 40
    assert pay(90, feats=(failed, pagat))[A] == -40


def test_option_loans_come_in_the_tables_unit():
    table = Westfest(loan_unit=25)
    assert table.variant.sheet.bank.loan_unit == 25
    assert Westfest().variant.sheet.bank.loan_unit == 10


@pytest.mark.parametrize(
    ("points", "chips"),
    [(54, 2), (56, 3), (61, 4), (71, 6), (106, 13), (52, -2), (50, -3), (0, -13)],
)
def test_wf_46_ten_are_added_the_sum_multiplied_and_the_last_digit_dropped(points, chips):
    assert pay(points) == (chips, -chips, chips, -chips)


@pytest.mark.parametrize(("points", "chips"), [(54, 3), (55, 4), (58, 5), (62, 6), (106, 19)])
def test_wf_46_the_same_by_three_in_a_prever(points, chips):
    assert pay(points, **lone(D)) == (-chips, -chips, -chips, 3 * chips)


def test_wf_57_all_chips_less_the_loans_are_400_at_any_time():
    variant = variant_with("westfest")
    for step in random_steps(variant, "57", hands=4):
        book = step.after.round
        assert sum(book.chips) - sum(book.loans) == 400
