"""The Czech tournament ruleset at a table: who sees what, who speaks when, what is paid."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from tarock_desktop.cards.notation import parse_card, parse_cardset
from tarock_desktop.referee.judge import questions
from tarock_desktop.referee.rows import row_of
from tarock_desktop.rules.czech.scoring import CzechHand
from tarock_desktop.table.actions import (
    AddTalonCard,
    Announce,
    Bid,
    CallCard,
    Challenge,
    Claim,
    CloseRound,
    Declare,
    Discard,
    Lapse,
    Pass,
    PlayCard,
    Ready,
    ReopenRuling,
    StartHand,
    TakeTalon,
)
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.redact import observe
from tarock_desktop.table.rulings import Mode, Remedy, Severity
from tarock_desktop.table.seats import TABLE, Watcher
from tarock_desktop.variants.czech.variant import CzechGp
from tests.kit.czech import HANDS, TALON, CzechTable
from tests.kit.play import variant_with
from tests.kit.positions import A, B, C, D, filled_deal
from tests.kit.tournament import Tournament


def test_cz_01_the_table_lets_a_ruling_pass_and_it_is_logged():
    table = CzechTable(Mode.TOURNAMENT).bid("solo").silent()
    table.do(PlayCard(B, parse_card("HN")))
    assert (table.rows(), table.gains()) == (["CZ-P16"], (2, -6, 2, 2))
    table.do(ReopenRuling(TABLE, 0))
    assert table.gains() == (0, 0, 0, 0)
    table.decided(0, "nothing")
    assert table.state.book.judgement(0).choice == "nothing"
    table.play_out()
    own = [line for line in table.state.result.lines if line.ruling == 0]
    assert sum(line.amounts[B] for line in own) == 0


@pytest.mark.parametrize("kind", ["other", "look-trick", "money"])
def test_cz_04_the_chief_referee_decides_what_is_not_listed(kind):
    table = CzechTable(Mode.TOURNAMENT).bid("solo").silent()
    table.play("HK", "HN", "HJ", "H3").do(Lapse(C, kind))
    (question,) = questions(observe(table.state, Watcher.REFEREE), table.variant)
    offered = {choice.action.choice for choice in question.choices}
    assert {"as-sheet", "fined"} <= offered
    table.decided(0, "fined").play_out()
    fines = [line.amounts for line in table.state.result.lines if line.ruling == 0]
    assert fines == [(2, 2, -6, 2)]


def test_cz_04_the_chief_referee_can_make_it_a_big_renonc():
    table = CzechTable(Mode.TOURNAMENT).bid("solo").silent()
    table.play("HK", "HN", "HJ", "H3").do(Lapse(C, "other")).decided(0, "big-renonc").play_out()
    assert table.gains() == (40, 16, -72, 16)


def test_cz_05_07_every_listed_offence_is_small_or_big():
    sheet = CzechTable().variant.sheet
    small = ("turn.lead", "turn.play")
    big: tuple[str, ...] = ("discard.late", "declare.false", "declare.omitted")
    big += ("announce.not-held", "play.thrown-in", "lapse.look-discards", "deal.misdeal-late")
    big += ("talon.forgotten", "each.revoke", "each.must-beat", "each.pagat")
    assert {row_of(sheet, rule).severity for rule in small} == {Severity.MINOR}
    assert {row_of(sheet, rule).severity for rule in big} == {Severity.MAJOR}
    assert {row_of(sheet, rule).remedy for rule in big} == {Remedy.END_HAND}


def test_cz_14_nobody_looks_into_a_closed_trick():
    table = CzechTable(Mode.TOURNAMENT).bid("solo").silent().play("HK", "HN", "HJ", "H3")
    table.do(Lapse(B, "look-trick"))
    assert table.rows() == ["CZ-P26"]


def test_cz_24_a_forgotten_value_may_be_added_until_the_first_lead():
    trulhonery = {
        "A": "T22 T21 T20 T16 T1 HK HQ H1 DK S7 S8 C7",
        "B": HANDS["B"].replace("T21", "T12"),
        "D": "T15 T11 T8 T7 T4 T3 H3 D1 SJ S10 CK CQ",
    }
    table = Tournament("czech-gp")
    table.do(StartHand(TABLE, D), filled_deal(TALON, **HANDS | trulhonery), Bid(A, "solo"))
    table.do(Pass(B), Pass(C), Pass(D))
    table.do(*(Declare(seat) for seat in (A, B, C, D)), *(Ready(seat) for seat in (A, B, C, D)))
    table.do(Ready(A), Declare(A, ("trulhonery",)))
    assert table.phase is Phase.ANNOUNCE
    while table.phase is not Phase.PLAY:
        table.do(Ready(table.turn))
    table.do(PlayCard(A, parse_card("HK")), Claim(B, A))
    assert table.rows() == []


def test_cz_28_varsava_knows_no_announcements_and_no_flek():
    table = CzechTable().do(Bid(A, "zakladni"), Pass(B), Pass(C), Pass(D), Bid(A, "varsava"))
    assert table.phase is Phase.PLAY
    for words in (Declare(A), Announce(D, "pagat"), Challenge(B, "game", 1)):
        assert table.refused(words).row == "CZ-Hlášky"


def test_cz_35_a_hand_without_flek_is_played_and_paid():
    table = CzechTable().bid("zakladni").do(Pass(A), CallCard(A, parse_card("T19")))
    table.do(TakeTalon(A, (0, 1, 2, 3)), TakeTalon(B, (4,)), TakeTalon(C, (5,)))
    table.do(discard(A, "D2 D3 D4 C9"), discard(B, "C10"), discard(C, "H4")).silent().play_out()
    assert table.state.result.over
    assert sum(table.gains()) == 0


def discard(seat, cards):
    return Discard(seat, tuple(parse_card(name) for name in cards.split()))


def preferanc(draws):
    table = CzechTable().do(Bid(A, "preferanc"))
    for draw in range(draws):
        table.do(TakeTalon(A, (0, 1, 2) if draw % 2 == 0 else (3, 4, 5)))
    laid = discard(A, "D2 D3 D4" if draws % 2 else "C9 C10 H4")
    return table.do(laid)


def test_cz_43_after_the_first_draw_the_unused_cards_stay_secret_to_the_end():
    table = preferanc(1).silent()
    assert table.phase is Phase.PLAY
    assert table.unknown_talon() == [True] * 6
    assert table.unknown_talon(A) == [False] * 3 + [True] * 3
    table.play_out()
    assert table.unknown_talon() == [False] * 6


@pytest.mark.parametrize(("draws", "shown"), [(2, (0, 1, 2)), (3, (3, 4, 5))])
def test_cz_44_later_the_unused_cards_are_turned_up_when_all_have_announced(draws, shown):
    table = preferanc(draws)
    assert table.unknown_talon() == [True] * 6
    while table.phase is not Phase.CHALLENGE:
        quiet = Declare if table.phase is Phase.DECLARE else Ready
        table.do(quiet(table.turn))
    assert table.unknown_talon() == [True] * 6
    table.silent()
    assert table.unknown_talon() == [place not in shown for place in range(6)]
    assert table.refused(Announce(D, "pagat")).row == "CZ-Hlášky"


def test_cz_45_the_talon_of_a_solo_stays_hidden_and_counts_for_the_opponents():
    table = CzechTable().bid("solo").silent()
    assert table.unknown_talon() == [True] * 6
    table.play_out()
    points = table.state.result.points
    eyes = sum(points) + table.variant.sheet.pack.count(parse_cardset(TALON))
    assert eyes == 70
    unit = -abs(table.gains()[1]) if table.gains()[1] < 0 else table.gains()[1]
    assert table.gains()[0] == -3 * unit


def test_cz_51_the_added_card_does_not_compete_and_goes_with_the_trick():
    table = CzechTable().do(Bid(A, "zakladni"), Pass(B), Pass(C), Pass(D), Bid(A, "varsava"))
    table.play("S7").do(AddTalonCard(A)).play("S9", "SK", "SJ")
    (trick,) = table.state.play.tricks
    assert (trick.winner, str(trick.added)) == (C, "D2")
    assert table.state.deal.talon[0].shown
    assert table.unknown_talon() == [False] + [True] * 5


def test_cz_57_a_round_starts_with_50_koruny_at_least_20_of_them_small():
    bank = CzechTable().variant.sheet.bank
    coins = {disc.worth: disc.count for disc in bank.discs}
    assert bank.start == sum(worth * count for worth, count in coins.items()) == 50
    assert sum(worth * count for worth, count in coins.items() if worth in (1, 2, 5)) >= 20


def test_cz_58_a_buy_in_is_recorded_in_tens_and_counts_against_its_taker():
    table = Tournament("czech-gp")
    assert table.variant.sheet.bank.loan_unit == 10
    scores = (Fraction(60), Fraction(40), Fraction(50), Fraction(50))
    table.do(CloseRound(TABLE, scores))
    assert table.phase is Phase.CLOSED


@pytest.mark.parametrize("contract", ["solo", "preferanc", "druha"])
def test_cz_61_the_forhont_leads_in_every_game(contract):
    bidder = D if contract == "druha" else B
    table = CzechTable().bid(contract, bidder)
    if table.phase is Phase.CALL:
        table.do(CallCard(D, parse_card("T19")))
    while table.phase is not Phase.PLAY:
        acts = table.legal()
        quiet = [act for act in acts if isinstance(act, Ready)]
        table.do((quiet or acts)[0])
    assert table.turn == A


def test_cz_62_the_partner_is_secret_until_he_plays_the_called_card():
    table = CzechTable().bid("zakladni").do(Pass(A), CallCard(A, parse_card("T19")))
    table.do(TakeTalon(A, (0, 1, 2, 3)), TakeTalon(B, (4,)), TakeTalon(C, (5,)))
    table.do(discard(A, "D2 D3 D4 C9"), discard(B, "C10"), discard(C, "H4")).silent()
    assert table.seen_by(A).calls.partner is None
    table.play("T22", "T5", "T19")
    assert table.seen_by(A).calls.partner == C


def test_cz_64_discards_count_for_the_side_that_made_them():
    table = CzechTable().bid("zakladni").do(Pass(A), CallCard(A, parse_card("T19")))
    table.do(TakeTalon(A, (0, 1, 2, 3)), TakeTalon(B, (4,)), TakeTalon(C, (5,)))
    table.do(discard(A, "HQ D3 D4 C9"), discard(B, "DQ"), discard(C, "H4")).silent().play_out()
    points = table.state.result.points
    assert sum(points) == 70
    facts = table.variant.facts(table.state)
    assert facts.points == points[A] + points[C]


def test_cz_65_the_announcements_wait_until_everybody_has_laid_away():
    table = CzechTable().bid("zakladni").do(Pass(A), CallCard(A, parse_card("T19")))
    table.do(TakeTalon(A, (0, 1, 2, 3)), TakeTalon(B, (4,)), TakeTalon(C, (5,)))
    table.do(discard(A, "D2 D3 D4 C9"), discard(B, "C10"))
    assert (table.phase, table.turn) == (Phase.DISCARD, C)
    table.impossible(Declare(A))
    table.do(discard(C, "H4"))
    assert (table.phase, table.turn) == (Phase.DECLARE, A)


@pytest.mark.parametrize(
    ("options", "steps"), [({}, 4), ({"max_flek": "32"}, 5), ({"max_flek": "unlimited"}, 12)]
)
def test_cz_66_the_ladder_ends_where_the_table_says(options, steps):
    table = CzechTable(**options).bid("solo")
    for seat in (A, B, C, D):
        table.do(Declare(seat))
    for seat in (A, B, C, D):
        table.do(Ready(seat))
    table.do(Ready(A))
    for step in range(1, steps + 1):
        table.do(Challenge(B if step % 2 else A, "game", step))
        if table.turn == A and step % 2 == 0:
            table.do(Ready(A))
    last = table.variant.sheet.challenge.steps[-1]
    assert last.factor == 2**steps


def test_the_forhont_of_a_hand_deals_the_next():
    table = CzechTable().bid("solo").silent().play_out()
    assert table.state.round.next_dealer == A


def test_only_a_hand_of_two_sides_is_settled_by_eyes():
    variant = variant_with("czech-gp")
    assert isinstance(variant, CzechGp)
    facts = CzechHand((A, B, C, D), 4, "varsava", declarer=A, forehand=A)
    with pytest.raises(ValueError, match="not settled by a side's eyes"):
        variant.scoring.by_eyes(facts, A, (35,))
    assert variant.scoring.by_eyes(replace(facts, contract="solo"), A, (35,)) == {35: 0}
