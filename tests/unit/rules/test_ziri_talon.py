"""Žiri: the parts of the open talon, and what the declarer has lifted."""

from fractions import Fraction

import pytest

from tarock_desktop.rules.ziri.play import DEMAND, NONE
from tarock_desktop.table.actions import (
    ArrangeDeal,
    Bid,
    Choose,
    Claim,
    Pass,
    PlayCard,
    Ready,
    StartHand,
    TakeTalon,
)
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode, Remedy
from tarock_desktop.table.seats import TABLE
from tarock_desktop.table.state import opening_state
from tests.kit.positions import A, B, C, card, cards
from tests.kit.tournament import Tournament

HANDS = (
    "T22 T20 T18 T16 T14 HK HQ DK DQ SK SQ CK CQ S7 S8 C7",
    "T21 T19 T17 T15 T13 HN H1 DN D1 SN SJ CN CJ S9 H2 C8",
    "T1 T2 T3 T4 T5 HJ H3 DJ D2 S10 H4 C10 C9 D3 T6 T7",
)
TALON = "T8 T9 T10 T11 T12 D4"
PARTS: dict[str, list[tuple[int, ...]]] = {
    "trojka": [(0, 1, 2), (3, 4, 5)],
    "dvojka": [(0, 1), (2, 3), (4, 5)],
    "enka": [(0,), (1,), (2,), (3,), (4,), (5,)],
}


def dealt(mode=Mode.GUARD):
    table = Tournament("ziri", mode=mode)
    table.state = opening_state((Fraction(0),) * 3)
    hands = tuple(cards(hand) for hand in HANDS)
    talon = tuple(card(name) for name in TALON.split())
    return table.do(StartHand(dealer=C), ArrangeDeal(TABLE, hands, talon))


def bid(contract, mode=Mode.GUARD):
    return dealt(mode).do(Bid(A, contract), Pass(B), Pass(C))


@pytest.mark.parametrize("game", PARTS)
def test_the_talon_is_taken_in_equal_parts(game):
    table = bid(game)
    assert (table.phase, table.turn) == (Phase.TALON, A)
    assert [option.action.places for option in table.prompt.options] == PARTS[game]
    for places in ((0, 2), (1, 2), (0, 1, 2, 3), (1, 2, 3), ()):
        table.impossible(TakeTalon(A, places))
    assert table.refused(TakeTalon(B, PARTS[game][0])).rule == "turn.wait"
    for part in PARTS[game]:
        other = bid(game).do(TakeTalon(A, part))
        taken = [n for n, place in enumerate(other.state.deal.talon) if place.taken_by == A]
        assert tuple(taken) == part


@pytest.mark.parametrize("game", PARTS)
def test_what_is_lifted_is_kept(game):
    table = bid(game).do(TakeTalon(A, PARTS[game][-1]))
    assert table.refused(TakeTalon(A, PARTS[game][0])).row == "ZIRI-P07"
    assert table.phase is Phase.DISCARD


def test_nothing_is_taken_in_a_brez_talona():
    table = bid("brez-talona")
    assert table.phase is Phase.ANNOUNCE
    table.impossible(TakeTalon(A, (0,)))
    assert all(place.card is None for place in table.seen_by(A).deal.talon)


def test_a_bid_after_the_auction_comes_too_late():
    table = bid("trojka")
    assert table.refused(Bid(B, "enka")).row == "ZIRI-30"


# ------------------------------------------------------------------ the lead that is demanded


def after_a_wrong_lead():
    """Let C win the first trick of B's and A's cards, then A's opponent B lead in his place."""
    table = bid("brez-talona", Mode.TOURNAMENT).do(Ready(A), Ready(B), Ready(C))
    table.do(PlayCard(A, card("S7")), PlayCard(B, card("S9")), PlayCard(C, card("S10")))
    assert table.turn == C
    return table.do(PlayCard(B, card("HN")))


def test_the_card_goes_back_and_the_declarer_is_asked():
    table = after_a_wrong_lead()
    assert table.rows() == ["ZIRI-P21"]
    assert table.state.book.rulings[0].remedy is Remedy.DEMAND_LEAD
    assert card("HN") in table.hand(B)
    assert table.turn == A
    values = [option.action.value for option in table.prompt.options]
    assert values == ["tarocks", "hearts", "diamonds", "spades", "clubs", NONE]
    table.impossible(PlayCard(C, card("HJ")))
    table.impossible(Choose(A, DEMAND, "swords"))


@pytest.mark.parametrize(
    ("suit", "legal"),
    [
        ("hearts", "HJ H3 H4"),
        ("diamonds", "DJ D2 D3"),
        ("clubs", "C10 C9"),
        ("tarocks", "T1 T2 T3 T4 T5 T6 T7"),
        ("spades", "T1 T2 T3 T4 T5 T6 T7 HJ H3 H4 DJ D2 D3 C10 C9"),
        (NONE, "T1 T2 T3 T4 T5 T6 T7 HJ H3 H4 DJ D2 D3 C10 C9"),
    ],
)
def test_the_demanded_suit_is_led_by_who_has_it(suit, legal):
    table = after_a_wrong_lead().do(Choose(A, DEMAND, suit))
    assert table.turn == C
    assert table.choice.legal == cards(legal)


def test_the_demand_is_for_one_lead():
    table = after_a_wrong_lead().do(Choose(A, DEMAND, "clubs"), PlayCard(C, card("C10")))
    table.do(PlayCard(A, card("CK")), PlayCard(B, card("C8")))
    assert table.turn == A
    assert len(table.choice.legal) == 14
    table.impossible(Choose(A, DEMAND, "hearts"))


def test_who_holds_it_and_leads_something_else_owes_a_renons():
    table = after_a_wrong_lead().do(Choose(A, DEMAND, "clubs"), PlayCard(C, card("HJ")))
    table.do(Claim(A, C))
    assert table.rows() == ["ZIRI-P21", "ZIRI-P22"]
    assert table.phase is Phase.BETWEEN
    # R = 24: two thirds of it in both columns.
    (line,) = [line for line in table.state.result.lines if line.part == "ZIRI-P22"]
    assert line.written == (16, 0, -16)
    assert line.amounts == (48, 0, -48)


def test_a_lead_of_the_declarer_or_in_his_place_is_only_put_back():
    table = bid("brez-talona", Mode.TOURNAMENT).do(Ready(A), Ready(B), Ready(C))
    table.do(PlayCard(B, card("HN")))
    assert (table.rows(), table.turn) == (["ZIRI-P23"], A)
    table.do(PlayCard(A, card("S7")), PlayCard(B, card("S9")), PlayCard(C, card("S10")))
    table.do(PlayCard(A, card("HK")))
    assert (table.rows(), table.turn) == (["ZIRI-P23", "ZIRI-P23"], C)
