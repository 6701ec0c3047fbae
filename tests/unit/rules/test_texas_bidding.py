"""Who is povinost, and the bidding: SPJST Art. 6, 7, 10; readings A1, A12; vectors B15, B19."""

import pytest

from tarock_desktop.table.actions import Bid, Pass, StartHand
from tarock_desktop.table.phases import Phase
from tests.kit.positions import A, B, C, D, Table, card, prever, said


@pytest.mark.parametrize(
    ("talon", "hands", "forehand", "shown"),
    [
        ("", {"C": "T2"}, C, "T2"),
        ("T2", {"B": "T3"}, B, "T3"),
        ("T2 T3", {"C": "T4 T1"}, C, "T4"),
        ("T2 T3 T4 T5 T6 T7", {"B": "T8"}, B, "T8"),
    ],
)
def test_spjst_13_the_holder_of_the_lowest_tarock_from_the_ii_on_has_the_first_hand(
    talon, hands, forehand, shown
):
    table = Table(first=True).deal(talon, **hands)
    assert (table.state.deal.forehand, table.turn) == (forehand, forehand)
    assert table.state.deal.forehand_card is card(shown)


@pytest.mark.parametrize("bidder", [A, B, C, D])
def test_spjst_14_later_the_last_povinost_deals_whoever_played(bidder):
    table = Table().deal().walk_to(Phase.BETWEEN, choose=prever(bidder))
    assert table.state.round.next_dealer == A
    table.do(StartHand())
    assert table.state.round.dealer == A
    table.walk_to(Phase.BID)
    assert (table.turn, table.state.deal.forehand_card) == (B, None)


def test_the_option_looks_for_the_ii_in_every_hand():
    table = Table({"povinost_rule": "every-hand"}).deal(C="T2")
    assert table.turn == C
    assert table.walk_to(Phase.BETWEEN).state.round.next_dealer == C


def test_spjst_15_16_the_povinost_bids_and_may_not_pass():
    table = Table().deal()
    assert table.legal() == [Bid(A, "povinost"), Bid(A, "prever")]
    ruling = table.refused(Pass(A))
    assert (ruling.row, ruling.citation.article) == ("SPJST-P35", "7")
    assert {o.action for o in table.prompt.options if o.barred} == {Pass(A)}


def test_spjst_17_every_other_player_in_turn_is_asked_for_prever():
    table = Table().deal().do(Bid(A, "povinost"))
    asked = []
    while table.phase is Phase.BID:
        asked.append(table.turn)
        assert table.legal() == [Bid(table.turn, "prever"), Pass(table.turn)]
        assert table.prompt.to_beat.key == "bid.to-beat"
        assert table.refused(Bid(table.turn, "povinost")).rule == "bid.rank"
        table.do(Pass(table.turn))
    assert asked == [B, C, D]
    assert (table.state.auction.contract, table.state.auction.declarer) == ("povinost", A)


@pytest.mark.parametrize("bidder", [A, B, C, D])
def test_spjst_24_the_first_prever_ends_the_bidding(bidder):
    table = Table().deal().walk_to(Phase.TALON, choose=prever(bidder))
    assert (table.state.auction.contract, table.state.auction.declarer) == ("prever", bidder)
    assert len(table.state.auction.bids) == bidder + 1
    assert table.turn == bidder


def test_an_unknown_contract_cannot_be_bid():
    assert Table().deal().impossible(Bid(A, "solo")).key == "act.not-possible"


def test_the_gloss_says_what_a_bid_takes_and_needs():
    povinost, lone, _ = Table().deal().prompt.options
    assert said(povinost.gloss) == ["povinost", 4, 54]
    assert said(lone.gloss) == ["prever", 3, 54]
