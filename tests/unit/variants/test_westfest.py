"""Westfest Tarock: a hand from the shuffle to the call (digest, sections 2 and 3)."""

from itertools import pairwise

import pytest

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import PACK
from tarock_desktop.rules.hand.counting import pile
from tarock_desktop.table.actions import (
    ArrangeDeck,
    Bid,
    CallCard,
    ChoosePacket,
    Cut,
    Knock,
    Pass,
    Shuffle,
    StartHand,
    ThrowIn,
)
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import CutChoice
from tarock_desktop.table.seats import TABLE
from tarock_desktop.variants.texas.variant import as_texas
from tests.kit.play import variant_with
from tests.kit.positions import A, B, C, D, amounts, card, cards, prever
from tests.kit.westfest import SEATS, Westfest


def phases(steps):
    return [phase for phase, _ in steps]


# ------------------------------------------------------------------------------ the flow of a hand


def test_wf_17_18_20_31_each_lays_away_before_the_next_draws_and_the_call_comes_last():
    table = Westfest().do(StartHand())
    assert table.steps(Phase.PLAY)[:9] == [
        ("SHUFFLE", "D"), ("CUT", "C"), ("BID", "A"), ("BID", "B"), ("BID", "C"), ("BID", "D"),
        ("TALON", "A"), ("DISCARD", "A"), ("TALON", "B"),
    ]  # fmt: skip
    table = Westfest().deal().walk_to(Phase.TALON)
    assert table.steps(Phase.ANNOUNCE) == [
        ("TALON", "A"), ("DISCARD", "A"), ("TALON", "B"), ("DISCARD", "B"),
        ("TALON", "C"), ("DISCARD", "C"), ("CALL", "A"),
        ("DECLARE", "A"), ("DECLARE", "B"), ("DECLARE", "C"), ("DECLARE", "D"),
    ]  # fmt: skip
    assert [table.state.exchange.drawn[seat] for seat in SEATS] == [4, 1, 1, 0]
    assert [table.state.deal.discards[seat].size for seat in SEATS] == [4, 1, 1, 0]


def test_wf_52_there_is_no_question_before_the_lead_and_povinost_leads():
    table = Westfest().deal()
    met = phases(table.steps(Phase.PLAY))
    assert "CLEARANCE" not in met
    assert met[-1] == "CHALLENGE"
    assert table.turn == A
    table = Westfest().deal().walk_to(Phase.PLAY, choose=prever(C))
    assert table.turn == A, "in Prever too"


def test_wf_53_54_the_winner_of_a_trick_leads_and_povinost_deals_next():
    table = Westfest().deal().walk_to(Phase.BETWEEN)
    tricks = table.state.play.tricks
    assert len(tricks) == 12
    assert all(after.cards[0].seat == before.winner for before, after in pairwise(tricks))
    table.do(StartHand())
    assert table.turn == A, "he shuffles"
    table.walk_to(Phase.BID)
    assert (table.state.forehand, table.turn) == (B, B)


def test_wf_04_26_30_the_talon_that_a_prever_player_leaves_counts_against_him():
    table = Westfest().deal(C="T22 T21 T20 T19", talon="HK DK SK CK CQ CN")
    table.walk_to(Phase.BETWEEN, choose=prever(C))
    view, sheet = table.state, table.variant.sheet
    facts = as_texas(table.variant).facts(view)
    assert facts.points == sheet.pack.count(pile(view, C))
    others = sum(sheet.pack.count(pile(view, seat)) for seat in (A, B, D))
    assert facts.points + others + sheet.pack.count(cards("CK CQ CN")) == 106


def test_wf_04_26_in_a_partner_game_discards_lie_with_who_laid_them_away():
    table = Westfest().deal().walk_to(Phase.BETWEEN)
    assert sum(table.points()) == 106
    assert all(table.state.deal.discards[s].cards <= pile(table.state, s) for s in SEATS)


# ------------------------------------------------------------------------- chips, pack, deal, tap


def test_wf_01_02_03_chips_loans_and_the_pack():
    sheet = variant_with("westfest").sheet
    assert [int(chips) for chips in Westfest().state.round.chips] == [100] * 4
    assert [(disc.colour, disc.worth, disc.count) for disc in sheet.bank.discs] == [
        ("blue", 10, 6), ("red", 5, 6), ("white", 1, 10),
    ]  # fmt: skip
    assert sheet.pack.red == ("K", "Q", "N", "J", "1", "4", "3", "2")
    assert sheet.pack.count(CardSet.gather(PACK)) == 106
    assert (sheet.bank.loan_unit, sheet.round.sheet_total) == (10, 400)


def ready_to_cut(**options):
    return Westfest(**options).do(StartHand(), ArrangeDeck(TABLE, PACK))


def test_wf_05_06_07_the_left_neighbour_cuts_and_the_rest_goes_out_in_sixes():
    table = ready_to_cut()
    assert (table.phase, table.turn) == (Phase.CUT, C)
    assert table.refused(Cut(B, 20)).row == "WF-par. 2"
    table.do(Cut(C, 20))
    cut = PACK[20:] + PACK[:20]
    assert table.talon() == cut[:6]
    assert table.hand(A) == CardSet.gather(cut[6:12] + cut[30:36])
    assert table.hand(D) == CardSet.gather(cut[24:30] + cut[48:54])


def test_wf_08_the_tap_styles_without_six():
    table = ready_to_cut()
    styles = [act.style for act in table.offered(Knock)]
    assert isinstance(table.prompt.cut, CutChoice)
    assert styles == ["1", "2", "3", "4", "12", "choice"]
    assert table.refused(Knock(C, "6")).row == "WF-P28"
    assert table.impossible(Knock(C, "5"))


@pytest.mark.parametrize("size", [1, 2, 3, 4, 12])
def test_wf_08_09_a_tap_deals_packets_of_the_size_from_povinost_on(size):
    table = ready_to_cut().do(Knock(C, str(size)))
    rest = PACK[6:]
    assert table.talon() == PACK[:6], "a tapped pack stays as it is"
    for number, seat in enumerate(SEATS):
        starts = range(number * size, 48, 4 * size)
        assert table.hand(seat) == CardSet.gather(c for n in starts for c in rest[n : n + size])


def test_wf_10_choice_of_twelve_povinost_first_the_dealer_gets_the_last():
    table = ready_to_cut().do(Knock(C, "choice"))
    assert (table.phase, table.turn) == (Phase.PACKET, A)
    table.do(ChoosePacket(A, 2), ChoosePacket(B, 0))
    assert table.impossible(ChoosePacket(C, 2))
    table.do(ChoosePacket(C, 3))
    assert table.phase is Phase.BID, "nobody is asked for the last one"
    stacks = [CardSet.gather(PACK[6 + 12 * n : 18 + 12 * n]) for n in range(4)]
    assert [table.hand(seat) for seat in SEATS] == [stacks[2], stacks[0], stacks[3], stacks[1]]


def test_one_shuffle_is_enough_here():
    table = Westfest().do(StartHand(), Shuffle(D, 1, "x"))
    assert table.state.book.rulings == ()


# --------------------------------------------------------------------------- bidding and the call


def test_wf_16_povinost_sits_at_the_dealers_right_in_the_first_hand_too():
    assert Westfest(first=True).deal(C="T2").state.forehand == A
    rotating = Westfest(first=True, povinost_rule="first-hand")
    assert rotating.deal(C="T2").state.forehand == C
    assert Westfest(povinost_rule="first-hand").deal(C="T2").state.forehand == A


def test_wf_21_povinost_cannot_be_passed():
    table = Westfest().deal()
    assert table.refused(Pass(A)).row == "WF-P18"
    table.do(Bid(A, "povinost"))
    assert table.refused(Bid(B, "povinost")).rule in {"bid.rank", "bid.forehand"}


def test_wf_27_any_player_may_play_prever_the_first_in_turn():
    table = Westfest().deal().do(Bid(A, "povinost"), Bid(B, "prever"))
    assert table.refused(Bid(C, "prever")).row == "WF-par. 10"
    table.walk_to(Phase.TALON)
    assert (table.state.auction.contract, table.turn) == ("prever", B)


def called(before="", drawn="", **options):
    """A has to call; he held *before* and drew *drawn*."""
    taken = [*cards(drawn)]
    filler = [c for c in cards("SQ SN SJ S10") if c not in taken]
    talon = " ".join(c.name for c in [*taken, *filler][:4])
    table = Westfest(**options).deal(A=f"{before} CQ CN CJ C10", talon=talon)
    return table.walk_to(Phase.CALL)


def allowed(table):
    return {act.card.name for act in table.offered(CallCard) if act.card is not None}


@pytest.mark.parametrize(
    ("before", "drawn", "calls"),
    [
        ("", "T19", {"T19"}),
        ("T19", "T18", {"T18", "T19"}),
        ("T19", "T17", {"T18", "T19"}),
        ("", "T16", {"T19"}),
        ("T19 T18 T17 T16 T15", "", {"T19"}),
        ("T19 T18 T17 T16", "T15", {"T15", "T19"}),
        ("T18", "", {"T19"}),
        ("T19 T18 T17 T16 T15", "T14", {"T19"}),
    ],
)
def test_wf_18_the_hand_before_drawing_decides_the_call(before, drawn, calls):
    table = called(before, drawn)
    assert allowed(table) == calls
    for name in {"T19", "T18", "T17", "T16", "T15", "T14"} - calls:
        assert table.refused(CallCard(A, card(name))).row == "WF-P24"


def test_wf_22_silence_means_the_xix_and_a_card_of_his_own_leaves_him_alone():
    table = called("T19").do(CallCard(A, None))
    assert table.state.calls.card == card("T19")
    assert table.walk_to(Phase.BETWEEN).variant.facts(table.state).partner is None
    table = called("T19", "T18").do(CallCard(A, card("T18")))
    assert table.walk_to(Phase.BETWEEN).variant.facts(table.state).partner is None


def test_options_of_the_call():
    assert allowed(called("T19", "T18", call_basis="after-drawing")) == {"T17", "T19"}
    assert allowed(called("T19", secret_alone=False)) == {"T18"}
    early = Westfest(call_time="after-pickup").deal().walk_to(Phase.TALON)
    assert phases(early.steps(Phase.DECLARE))[:3] == ["TALON", "CALL", "DISCARD"]


# ------------------------------------------------------------------------------------ throwing in


def after_pickup(talon, hand="T5 T6 T7", **options):
    return Westfest(**options).deal(A=hand, talon=talon).walk_to(Phase.DISCARD)


def test_wf_19_he_may_throw_in_the_hand_when_he_drew_the_card_he_must_call():
    table = after_pickup("T19 SQ SN SJ")
    assert table.offered(ThrowIn) == [ThrowIn(A)]
    table.do(ThrowIn(A))
    assert table.phase is Phase.BETWEEN
    assert table.chips() == (94, 102, 102, 102)
    assert amounts(table.line("throw-in")) == (-6, 2, 2, 2)
    table.do(StartHand())
    assert table.turn == A, "he deals"
    table.walk_to(Phase.BID)
    assert table.turn == B


@pytest.mark.parametrize(
    ("hand", "talon"),
    [("T5", "T18 SQ SN SJ"), ("T19", "T17 SQ SN SJ"), ("T19 T18 T17 T16 T15", "T14 SQ SN SJ")],
)
def test_wf_19_without_that_card_he_may_not(hand, talon):
    table = after_pickup(talon, hand)
    assert table.offered(ThrowIn) == []
    ruling = table.refused(ThrowIn(A))
    assert (ruling.rule, ruling.row) == ("talon.throw-in", "WF-P18")


def test_the_right_is_povinosts_alone_and_ends_with_his_discards():
    table = after_pickup("T19 SQ SN SJ")
    table.do(table.plain_act())
    assert table.phase is Phase.TALON
    assert table.impossible(ThrowIn(A))
    table = Westfest().deal(B="T19 T18", talon="T17 SQ SN SJ")
    table.walk_to(Phase.DISCARD, choose=prever(B))
    assert table.offered(ThrowIn) == []


def test_option_throw_in_with_any_of_the_five():
    table = after_pickup("T17 SQ SN SJ", throw_in="any-callable")
    assert table.offered(ThrowIn) == [ThrowIn(A)]
    assert after_pickup("T14 SQ SN SJ", throw_in="any-callable").offered(ThrowIn) == []
