"""What people can do by mistake at the Czech and the Žiri table, and when."""

from fractions import Fraction

import pytest

from tarock_desktop.cards.notation import parse_card, parse_cards
from tarock_desktop.referee.families import referee_of
from tarock_desktop.table.actions import (
    Announce,
    ArrangeDeal,
    Bid,
    CallCard,
    Claim,
    Declare,
    Discard,
    DropCard,
    ExposeCard,
    JudgeRuling,
    Lapse,
    LookAtBottom,
    MergePiles,
    Misdeal,
    Pass,
    PlayCard,
    Ready,
    Shuffle,
    StartHand,
    TakeTalon,
)
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import TABLE, Seat
from tarock_desktop.table.state import opening_state
from tests.kit.czech import CzechTable
from tests.kit.positions import A, B, C, D, card, cards
from tests.kit.tournament import Tournament


def czech():
    return CzechTable(Mode.TOURNAMENT)


# ------------------------------------------------------------------------------------- Czech


def test_only_the_dealer_looks_while_he_deals_and_only_before_anybody_has_spoken():
    table = czech()
    table.impossible(Lapse(A, "look-cards"))
    table.do(Bid(A, "zakladni"))
    table.impossible(Lapse(D, "look-cards"))
    assert czech().do(Lapse(D, "look-cards")).rows() == ["CZ-P04"]


def test_discards_are_looked_into_when_there_are_some_and_a_value_has_been_told():
    table = czech().bid("zakladni").do(Pass(A), CallCard(A, parse_card("T19")))
    table.do(TakeTalon(A, (0, 1, 2, 3)), TakeTalon(B, (4,)), TakeTalon(C, (5,)))
    table.do(Discard(A, parse_cards("D2 D3 D4 C9")), Discard(B, parse_cards("C10")))
    table.do(Discard(C, parse_cards("H4")))
    table.impossible(Lapse(B, "look-discards"))
    table.do(Declare(A), Lapse(B, "look-discards"))
    assert table.rows() == ["CZ-P12"]
    solo = czech().bid("solo").do(Declare(A))
    solo.impossible(Lapse(B, "look-discards"))


def test_a_talon_is_looked_at_while_cards_of_it_lie_there():
    table = czech()
    table.impossible(Lapse(C, "look-talon"))
    table.bid("solo").silent().do(Lapse(C, "look-talon"))
    assert table.rows() == ["CZ-P27"]
    assert table.state.book.rulings[-1].citation.article == "Sólo"
    drawn = czech().bid("zakladni").do(Pass(A), CallCard(A, parse_card("T19")))
    drawn.do(TakeTalon(A, (0, 1, 2, 3)), TakeTalon(B, (4,)), TakeTalon(C, (5,)))
    drawn.impossible(Lapse(D, "look-talon"))


@pytest.mark.parametrize(("kind", "row"), [("look-trick", "CZ-P26"), ("lead-early", "CZ-P25")])
def test_a_trick_must_lie_there_first(kind, row):
    table = czech().bid("solo").silent()
    table.impossible(Lapse(B, kind))
    table.play("HK", "HN", "HJ").impossible(Lapse(B, kind))
    table.play("H3").do(Lapse(A if kind == "lead-early" else B, kind))
    assert table.rows() == [row]


def test_a_wrong_deal_must_add_up_and_is_the_dealers():
    table = czech()
    table.impossible(Misdeal(D, (12, 13, 12, 12)))
    table.impossible(Misdeal(D, (24, 24, 0, 0)))
    table.impossible(Misdeal(A, (12, 13, 12, 11)))
    table.do(Misdeal(D, (12, 13, 12, 11)))
    assert [len(table.hand(seat)) for seat in (A, B, C, D)] == [12, 13, 12, 11]
    assert table.rows() == []


@pytest.mark.parametrize(
    ("contract", "alone", "against"),
    [("solo", ("solo",), ("against-solo",)), ("preferanc", ("solo",), ("against-solo",))],
)
def test_one_against_three_the_bidder_stands_alone(contract, alone, against):
    table = czech().bid(contract)
    if contract == "preferanc":
        table.do(TakeTalon(A, (0, 1, 2)), Discard(A, parse_cards("D2 D3 D4")))
    referee = referee_of(table.variant)
    stands = [referee.situation(table.state, table.variant, seat) for seat in (A, B, C, D)]
    assert stands == [alone, against, against, against]


def test_with_a_partner_everybody_stands_in_a_team():
    table = czech()
    referee = referee_of(table.variant)
    assert referee.situation(table.state, table.variant, A) == ()
    table.bid("zakladni").do(Pass(A), CallCard(A, parse_card("T19")))
    for seat in (A, B, C, D):
        assert referee.situation(table.state, table.variant, seat) == ("team",)


def test_a_claim_on_the_wrong_call_puts_the_right_card_in_its_place():
    table = czech().bid("zakladni").do(Pass(A), CallCard(A, parse_card("T18")))
    table.do(TakeTalon(A, (0, 1, 2, 3)), Claim(C, A))
    assert table.rows() == ["CZ-P09"]
    assert table.state.calls.card is card("T19")


# -------------------------------------------------------------------------------------- Žiri

HANDS = (
    "T22 T20 T18 T16 T14 HK HQ DK DQ SK SQ CK CQ S7 S8 C7",
    "T21 T19 T17 T15 T13 HN H1 DN D1 SN SJ CN CJ S9 H2 C8",
    "T1 T2 T3 T4 T5 HJ H3 DJ D2 S10 H4 C10 C9 D3 T6 T7",
)
TALON = "T8 T9 T10 T11 T12 D4"


def ziri():
    table = Tournament("ziri")
    table.state = opening_state((Fraction(0),) * 3)
    talon = tuple(card(name) for name in TALON.split())
    return table.do(
        StartHand(dealer=C), ArrangeDeal(TABLE, tuple(cards(hand) for hand in HANDS), talon)
    )


def in_play(contract="brez-talona"):
    table = ziri().do(Bid(A, contract), Pass(B), Pass(C))
    return table.do(Ready(A), Ready(B), Ready(C))


def seen(table):
    return [(lapse.seat, lapse.kind) for lapse in table.state.deal.lapses]


def test_what_is_done_wrong_is_seen_and_waits_for_a_claim():
    table = in_play().do(ExposeCard(B, card("HN")), Lapse(C, "talk"))
    table.do(DropCard(B, card("H1"), shown=False), DropCard(B, card("H2"), shown=True))
    kinds = ["show-hand", "talk", "throw-covered", "throw"]
    assert [kind for _, kind in seen(table)] == kinds
    assert table.rows() == []
    table.impossible(ExposeCard(B, card("HK")))
    table.impossible(DropCard(B, card("HK")))
    table.impossible(Lapse(B, "no-such-thing"))


def test_tricks_are_merged_while_they_are_played():
    table = ziri()
    table.impossible(MergePiles(B, A))
    table = in_play().do(MergePiles(B, A))
    assert seen(table) == [(B, "merge")]
    table.do(Claim(A, B))
    assert table.rows() == ["ZIRI-P18"]
    assert table.phase is Phase.BETWEEN
    table.impossible(MergePiles(B, A))
    table.impossible(Lapse(B, "talk"))


def test_the_bottom_card_is_seen_before_the_cut_only():
    table = Tournament("ziri")
    table.state = opening_state((Fraction(0),) * 3)
    table.do(StartHand(dealer=C))
    table.impossible(LookAtBottom(B))
    table.do(Shuffle(C, 1, "žiri"))
    assert table.phase is Phase.CUT
    table.do(LookAtBottom(B))
    assert table.rows() == ["ZIRI-P33"]


def test_a_wrong_deal_is_the_dealers_and_must_add_up():
    table = ziri()
    table.impossible(Misdeal(C, (17, 16, 16)))
    table.impossible(Misdeal(B, (17, 15, 16)))
    table.do(Misdeal(C, (17, 15, 16)))
    assert [table.state.deal.hands[Seat(seat)].size for seat in range(3)] == [17, 15, 16]
    assert table.rows() == []
    table.do(Bid(A, "trojka")).impossible(Misdeal(C, (16, 16, 16)))
    table.do(Claim(B, C))
    assert table.rows() == ["ZIRI-P01"]


def test_the_partner_may_not_claim_and_late_is_too_late():
    table = in_play().do(PlayCard(A, card("HK")), Lapse(B, "talk"))
    assert table.refused(Claim(C, B)).rule == "claim.opponent"
    table.do(PlayCard(B, card("HN")))
    assert table.refused(Claim(A, B)).rule == "claim.late"
    table.do(PlayCard(C, card("HJ")), Claim(A, C))
    assert table.rows() == []


def test_trul_announced_from_the_full_set_is_struck_out_when_all_cards_have_been_seen():
    table = Tournament("ziri")
    table.state = opening_state((Fraction(0),) * 3)
    hands = (
        HANDS[0].replace("T20", "T21").replace("T18", "T1"),
        HANDS[1].replace("T21", "T20"),
        HANDS[2].replace("T1 ", "T18 "),
    )
    talon = tuple(card(name) for name in TALON.split())
    table.do(StartHand(dealer=C), ArrangeDeal(TABLE, tuple(cards(hand) for hand in hands), talon))
    table.do(Bid(A, "brez-talona"), Pass(B), Pass(C), Announce(A, "trul"))
    table.do(Ready(A), Ready(B), Ready(C))
    while table.phase is Phase.PLAY:
        table.do(table.legal()[0])
    assert table.rows() == ["ZIRI-P30"]
    lines = {line.part: line.written[A] for line in table.state.result.lines}
    # Announced, made or lost, it would count eight; in silence it counts four if one side has it.
    assert lines.get("trul", 0) in (-4, 0, 4)


def test_a_dealer_has_nothing_to_put_right_in_a_right_deal():
    table = ziri()
    table.do(Claim(C, C))
    assert table.rows() == []
    assert (table.phase, table.turn) == (Phase.BID, A)


def test_who_has_laid_away_rightly_takes_nothing_back():
    table = ziri().do(Bid(A, "trojka"), Pass(B), Pass(C), TakeTalon(A, (0, 1, 2)))
    table.do(Discard(A, parse_cards("S7 S8 C7")), Claim(A, A))
    assert table.rows() == []
    assert table.state.exchange.laid == (A,)


@pytest.mark.parametrize("seat", [B, D])
def test_a_card_exposed_at_the_czech_table_is_for_the_chief_referee(seat):
    table = czech()
    if seat == B:
        table.bid("solo").silent()
    table.do(ExposeCard(seat, card("HN")))
    assert table.rows() == ["CZ-P28"]


def test_a_card_of_somebody_else_is_not_exposed():
    table = czech().bid("solo").silent()
    table.impossible(ExposeCard(B, card("HK")))


def test_a_card_dropped_on_the_table_with_another_at_the_czech_table():
    table = czech().bid("solo").silent()
    table.impossible(DropCard(B, card("HK"), shown=True))
    table.play("HK").do(DropCard(B, card("HN"), shown=True))
    assert table.rows() == []


# ------------------------------------------------------------------- choices that need a game


@pytest.mark.parametrize("phase", [Phase.BID, Phase.PLAY])
def test_a_big_renonc_by_the_referees_choice_needs_a_game_and_ends_the_hand(phase):
    table = czech()
    if phase is Phase.PLAY:
        table.bid("solo").silent()
    table.do(Lapse(B, "other"))
    assert table.rows() == ["CZ-P28"]
    if phase is Phase.BID:
        # Without a game it has no rate.
        table.impossible(JudgeRuling(TABLE, number=0, choice="big-renonc"))
        return
    table.decided(0, "big-renonc")
    assert table.phase is Phase.BETWEEN
    # A plays solo: B pays him three rates of 16, which is cut to 40, and one rate to C and D.
    assert table.gains() == (40, -72, 16, 16)


def test_a_renonce_by_the_judges_choice_needs_a_game():
    table = Tournament("koenigrufen").deal()
    table.do(Lapse(A, "chat"))
    assert table.rows() == ["KR-P22"]
    (question,) = table.questions()
    assert "renonce" not in [choice.action.choice for choice in question.choices]
    table.impossible(JudgeRuling(TABLE, number=0, choice="renonce"))


def test_the_talon_of_a_preferanc_is_hidden_by_the_rule_on_preferanc():
    table = czech().bid("preferanc").do(TakeTalon(A, (0, 1, 2)))
    table.do(Lapse(C, "look-talon"))
    assert table.rows() == ["CZ-P27"]
    assert table.state.book.rulings[-1].citation.article == "Preferanc"
