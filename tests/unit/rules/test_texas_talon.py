"""Taking, passing and offering talon cards: SPJST Art. 7, 8, 17, 18, reading A9."""

import pytest

from tarock_desktop.cards.notation import parse_cards
from tarock_desktop.table.actions import AnswerOffer, Discard, PassTalonCard, TakeTalon
from tarock_desktop.table.phases import Phase
from tests.kit.positions import A, B, C, D, Table, card, cards, prever, said

FEW_B = "T2 HQ HN HJ H4 H3 H2 H1 DQ DN DJ D4"
FEW_C = "CQ CN CJ C10 C9 C8 C7 SQ SN SJ S10 S9"
TALON = "D3 D2 D1 S8 S7 T5"


def taking(options=None, **hands):
    table = Table(options).deal(talon=TALON, **({"B": FEW_B, "C": FEW_C} | hands))
    return table.walk_to(Phase.TALON).do(TakeTalon(A, (0, 1, 2, 3)))


def test_spjst_18_23_the_povinost_takes_four_the_next_two_one_each_the_last_none():
    table = Table().deal(talon=TALON).walk_to(Phase.TALON)
    assert table.legal() == [TakeTalon(A, (0, 1, 2, 3))]
    for places in ((0,), (0, 1, 2), (1, 2, 3, 4), (), (3, 2, 1, 0)):
        assert table.impossible(TakeTalon(A, places)).key == "act.not-possible"
    table.do(TakeTalon(A, (0, 1, 2, 3)))
    assert cards("D3 D2 D1 S8") <= table.hand(A)
    assert table.impossible(TakeTalon(B, (5,))).key == "act.not-possible"
    table.do(TakeTalon(B, (4,)), TakeTalon(C, (5,)))
    assert (card("S7") in table.hand(B), card("T5") in table.hand(C)) == (True, True)
    assert table.phase is Phase.CALL, "before calling"
    assert [hand.size for hand in table.state.deal.hands] == [16, 13, 13, 12]
    assert table.state.exchange.drawn == (4, 1, 1, 0)


def test_spjst_60_a_passed_card_goes_unseen_to_the_fourth_player():
    table = taking().do(PassTalonCard(B))
    assert table.turn == D
    assert table.prompt.open_actions == (
        AnswerOffer(D, accept=True),
        AnswerOffer(D, accept=False),
    )
    assert table.seen_by(D).deal.talon[4].card is None
    table.do(AnswerOffer(D, accept=True))
    assert card("S7") in table.hand(D)
    assert table.turn == C


def test_refused_it_comes_back_to_the_passer_who_must_take_it():
    table = taking().do(PassTalonCard(B), AnswerOffer(D, accept=False))
    assert (table.turn, table.legal()) == (B, [TakeTalon(B, (4,))])
    assert table.impossible(PassTalonCard(B)).key == "act.not-possible"
    assert table.impossible(AnswerOffer(B, accept=False)).key == "act.not-possible"
    table.do(TakeTalon(B, (4,)))
    assert table.turn == C


def test_the_sixth_card_is_offered_to_whoever_has_none_fourth_player_first():
    table = taking().do(PassTalonCard(B), AnswerOffer(D, accept=True), PassTalonCard(C))
    assert table.turn == B, "D has a card already"
    table.do(AnswerOffer(B, accept=False))
    assert (table.turn, table.legal()) == (C, [TakeTalon(C, (5,))])
    table = taking().do(TakeTalon(B, (4,)), PassTalonCard(C))
    assert table.turn == D
    table.do(AnswerOffer(D, accept=False))
    assert table.turn == C, "B has a card already"
    table = taking({"pass_refused": "stays-unseen"})
    table.do(PassTalonCard(B), AnswerOffer(D, accept=False), PassTalonCard(C))
    assert table.turn == D
    table.do(AnswerOffer(D, accept=False))
    assert table.turn == B


def test_whoever_ends_up_with_a_card_discards_one():
    table = taking().do(PassTalonCard(B), AnswerOffer(D, accept=True), TakeTalon(C, (5,)))
    table.walk_to(Phase.DISCARD)
    turns = []
    while table.phase is Phase.DISCARD:
        turns.append((table.turn, table.choice.count))
        table.do(table.legal()[0])
    assert turns == [(A, 4), (C, 1), (D, 1)]
    assert all(hand.size == 12 for hand in table.state.deal.hands)


def test_the_option_leaves_a_refused_card_unseen_for_the_opponents():
    table = taking({"pass_refused": "stays-unseen"})
    table.do(PassTalonCard(B), AnswerOffer(D, accept=False), TakeTalon(C, (5,)))
    assert table.state.exchange.left == (4,)
    assert table.state.exchange.drawn == (4, 0, 1, 0)
    assert all(table.seen_by(seat).deal.talon[4].card is None for seat in (A, B, C, D))
    table.walk_to(Phase.BETWEEN)
    assert sum(table.points()) == 105
    assert sum(table.state.round.scores) == 400


@pytest.mark.parametrize(("tarocks", "may"), [("", True), ("T7", True), ("T7 T8", True),
                                              ("T7 T8 T9", False)])  # fmt: skip
def test_only_a_hand_with_two_tarocks_at_most_may_pass(tarocks, may):
    plain = parse_cards("HQ HN HJ H4 H3 H2 H1 DQ DN DJ D4 DK")
    held = " ".join([tarocks, *(c.name for c in plain[: 12 - len(tarocks.split())])])
    table = taking(B=held)
    if may:
        assert PassTalonCard(B) in table.legal()
        table.do(PassTalonCard(B))
    else:
        ruling = table.refused(PassTalonCard(B))
        assert (ruling.row, ruling.explanation.key) == ("SPJST-P36", "talon.pass")
        assert table.legal() == [TakeTalon(B, (4,))]


def test_the_bidder_cannot_pass_his_cards():
    table = Table().deal(A=FEW_B).walk_to(Phase.TALON)
    ruling = table.refused(PassTalonCard(A))
    assert (ruling.row, ruling.explanation.key) == ("SPJST-P36", "talon.pass-declarer")


def test_who_is_not_asked_waits_and_nothing_on_offer_cannot_be_answered():
    table = taking()
    assert table.refused(PassTalonCard(C)).rule == "turn.wait"
    assert table.impossible(AnswerOffer(B, accept=True)).key == "act.not-possible"
    table.do(PassTalonCard(B))
    assert table.impossible(TakeTalon(D, (4,))).key == "act.not-possible"
    assert table.impossible(PassTalonCard(D)).key == "act.not-possible"
    assert table.refused(AnswerOffer(A, accept=True)).rule == "turn.wait"


def lone(options=None):
    table = Table(options).deal(talon=TALON, B="HK HQ HN")
    return table.walk_to(Phase.DISCARD, choose=prever(B))


def test_spjst_25_27_prever_takes_three_may_change_may_go_back_and_no_more():
    table = lone()
    assert table.state.exchange.drawn == (0, 3, 0, 0)
    assert TakeTalon(B, (3, 4, 5)) in table.legal()
    assert table.impossible(TakeTalon(B, (0, 1, 2))).key == "act.not-possible"
    table.do(TakeTalon(B, (3, 4, 5)))
    assert cards("S8 S7 T5") <= table.hand(B)
    assert card("D3") not in table.hand(B)
    assert (table.phase, table.turn) == (Phase.DISCARD, B)
    assert TakeTalon(B, (0, 1, 2)) in table.legal()
    table.do(TakeTalon(B, (0, 1, 2)))
    assert cards("D3 D2 D1") <= table.hand(B)
    assert table.impossible(TakeTalon(B, (3, 4, 5))).key == "act.not-possible"
    assert not any(isinstance(act, TakeTalon) for act in table.legal())
    table.do(Discard(B, parse_cards("D3 D2 D1")))
    assert table.phase is Phase.DECLARE, "nobody else draws or discards"
    assert [hand.size for hand in table.state.deal.hands] == [12] * 4


def test_the_loss_each_draw_would_cost_is_said_beside_it():
    table = lone()
    (option,) = table.prompt.options
    assert said(option.gloss) == [2]
    (option,) = table.do(TakeTalon(B, (3, 4, 5))).prompt.options
    assert said(option.gloss) == [3]


def test_an_untaken_set_counts_for_the_opponents_of_the_prever_player():
    table = Table().deal(talon=TALON, B="T22 T21 HK").walk_to(Phase.BETWEEN, choose=prever(B))
    points = table.points()
    assert sum(points) == 103, "S8, S7 and the V lie with nobody"
    assert said(table.line("game").working[0])[0] == points[B]


def test_with_a_partner_game_nobody_draws_anew():
    table = Table().deal().walk_to(Phase.DISCARD)
    assert table.impossible(TakeTalon(A, (3, 4, 5))).key == "act.not-possible"
