"""Who plays with whom, in truth and as far as a seat can know it: SPJST Art. 7, reading A44."""

import pytest

from tarock_desktop.rules.hand.counting import pile, points_by_seat
from tarock_desktop.rules.hand.sides import (
    declarer_side,
    other_side,
    partner_of_declarer,
    same_side,
)
from tarock_desktop.rules.pack import PackLaw
from tarock_desktop.table.actions import AnswerOffer, PassTalonCard
from tarock_desktop.table.phases import Phase
from tests.kit.play import variant_with
from tests.kit.positions import A, B, C, D, Table, card, cards, prever

SEATS = (A, B, C, D)


def knowledge(table):
    """Return what each seat knows of each other one, from its own observation."""
    return {
        seat: tuple(same_side(table.seen_by(seat), seat, other) for other in SEATS)
        for seat in SEATS
    }


def test_with_a_hidden_partner_only_he_and_nobody_else_knows():
    table = Table().deal(C="T19").walk_to(Phase.DECLARE)
    assert partner_of_declarer(table.state) == C
    assert knowledge(table) == {
        A: (True, None, None, None),
        B: (False, True, None, None),
        C: (True, False, True, False),
        D: (False, None, None, True),
    }


def test_a_secretly_lone_declarer_knows_and_the_others_know_half():
    table = Table().deal(A="T19 T18 T17 T16 T15").walk_to(Phase.DECLARE)
    assert partner_of_declarer(table.state) is None
    assert declarer_side(table.state) == (A,)
    assert knowledge(table) == {
        A: (True, False, False, False),
        B: (False, True, None, None),
        C: (False, None, True, None),
        D: (False, None, None, True),
    }


def test_in_prever_everybody_knows():
    table = Table().deal().walk_to(Phase.DECLARE, choose=prever(B))
    assert partner_of_declarer(table.state) is None
    assert other_side(table.state, (B,)) == (A, C, D)
    assert knowledge(table) == {
        A: (True, False, True, True),
        B: (False, True, False, False),
        C: (True, False, True, True),
        D: (True, False, True, True),
    }


def test_the_partner_stays_partner_when_his_card_is_played():
    table = Table().deal(A="HK", C="T19 T18 T17").walk_to(Phase.BETWEEN)
    assert partner_of_declarer(table.state) == C
    assert knowledge(table)[B] == (False, True, False, True)


def test_a_called_trump_left_in_the_talon_makes_nobody_partner():
    few = "HQ HN HJ H4 H3 H2 H1 DQ DN DJ D4 D3"
    table = Table({"pass_refused": "stays-unseen"}).deal(talon="CQ CN CJ C10 T19 C9", B=few)
    table.walk_to(Phase.TALON)
    table.do(table.legal()[0], PassTalonCard(B), AnswerOffer(D, accept=False))
    table.walk_to(Phase.DECLARE)
    assert table.state.calls.card is card("T19")
    assert partner_of_declarer(table.state) is None
    table.walk_to(Phase.BETWEEN)
    assert sum(table.state.round.scores) == 400


def test_spjst_65_a_pile_is_the_tricks_won_and_the_own_discards():
    table = Table().deal(A="HK", C="T19 T18").walk_to(Phase.BETWEEN)
    view = table.state
    piles = [pile(view, seat) for seat in SEATS]
    assert sum(len(each) for each in piles) == 54
    assert view.deal.discards[A].cards <= piles[A]
    pack = variant_with().sheet.pack
    assert points_by_seat(view, pack) == tuple(pack.count(each) for each in piles)


@pytest.mark.parametrize(
    ("held", "points"),
    [("T1", 5), ("T21", 5), ("T22", 5), ("T20", 1), ("T2", 1), ("HK CK", 10), ("DQ", 4),
     ("SN", 3), ("CJ", 2), ("H1 H4 S7 S10", 4)],
)  # fmt: skip
def test_what_cards_count(held, points):
    assert variant_with().sheet.pack.count(cards(held)) == points


def test_spjst_61_the_order_in_a_hand_is_that_of_the_sheet():
    pack: PackLaw = variant_with().sheet.pack
    ranked = pack.ranked(cards("T1 T22 HK H1 H4 HQ C7 C10 CK"))
    assert " ".join(c.name for c in ranked) == "T22 T1 HK HQ H4 H1 CK C10 C7"
