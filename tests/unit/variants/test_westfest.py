"""Westfest Tarock: the flow of a hand and the table options (digest, sections 2, 3 and 6)."""

from fractions import Fraction
from itertools import pairwise

import pytest

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import PACK, Suit
from tarock_desktop.rules.counting import pile
from tarock_desktop.rules.declaring import values_of
from tarock_desktop.rules.facts import Feat, HandFacts
from tarock_desktop.rules.pack import KINGS, TAROCKS
from tarock_desktop.table.actions import (
    Announce,
    AnswerOffer,
    ArrangeDeck,
    Bid,
    CallCard,
    Challenge,
    ChoosePacket,
    Cut,
    Declare,
    Discard,
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
from tarock_desktop.table.events import TalonReturned
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import CutChoice
from tarock_desktop.table.seats import TABLE
from tests.kit.play import variant_with
from tests.kit.positions import A, B, C, D, Table, amounts, card, cards, prever

SEATS = (A, B, C, D)


class Westfest(Table):
    """A table under the Westfest sheet."""

    def __init__(self, *, first=False, **options):
        super().__init__(first=first)
        self.variant = variant_with("westfest", tuple(sorted(options.items())))

    def steps(self, until=Phase.BETWEEN, choose=lambda _: None):
        """Walk on; return who was asked in which phase, each pair once in a row."""
        met = []
        while self.phase is not until:
            here = (self.phase.name, "ABCD"[self.turn])
            if not met or met[-1] != here:
                met.append(here)
            self.do(choose(self.prompt) or self.plain_act())
        return met

    def offered(self, kind):
        return [act for act in self.prompt.open_actions if isinstance(act, kind)]


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
    facts = table.variant.facts(view)
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


def test_wf_28_29_a_prever_player_may_change_his_set_and_go_back_once():
    table = Westfest().deal(talon="SQ SN SJ CQ CN CJ").walk_to(Phase.DISCARD, choose=prever(C))
    table.do(TakeTalon(C, (3, 4, 5)))
    returned = table.last.events[0]
    assert isinstance(returned, TalonReturned)
    assert returned.shown
    assert cards("CQ CN CJ") <= table.hand(C)
    table.do(TakeTalon(C, (0, 1, 2)))
    assert table.last.events[0].shown
    assert cards("SQ SN SJ") <= table.hand(C)
    assert table.offered(TakeTalon) == []
    assert table.state.exchange.draw == 3
    quiet = Westfest(expose_rejected=False).deal().walk_to(Phase.DISCARD, choose=prever(C))
    quiet.do(TakeTalon(C, (3, 4, 5)), TakeTalon(C, (0, 1, 2)))
    assert not quiet.last.events[0].shown


# ---------------------------------------------------------------- bonuses, announcements, contra


@pytest.mark.parametrize(
    ("hand", "values"),
    [
        ("HQ HN HJ H1 H4 H3 H2 DQ DN DJ D1 D4", {"uni": 4}),
        ("T2 HQ HN HJ H1 H4 H3 H2 DQ DN DJ D1", {"bida": 2}),
        ("T2 T3 HQ HN HJ H1 H4 H3 H2 DQ DN DJ", {"bida": 2}),
        ("T2 T3 T4 HQ HN HJ H1 H4 H3 H2 DQ DN", {}),
        ("T2 T3 T4 T5 T6 T7 T8 HQ HN HJ H1 H4", {}),
        ("T2 T3 T4 T5 T6 T7 T8 T9 HQ HN HJ H1", {"tarocky": 2}),
        ("T2 T3 T4 T5 T6 T7 T8 T9 T10 HQ HN HJ", {"tarocky": 2}),
        ("T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 HQ HN", {"taroky": 4}),
        ("T1 T21 T22 HQ HN HJ H1 H4 H3 H2 DQ DN", {"trul": 2}),
        ("T1 T21 T3 HK DK HQ HN HJ H1 H4 H3 H2", {"honery": 2}),
        ("T1 T3 T4 HK DK SK HQ HN HJ H1 H4 H3", {"honery": 2}),
        ("T1 T21 T22 HK HQ HN HJ H1 H4 H3 H2 DQ", {"trul-honery": 4}),
        ("T1 T21 T22 HK DK SK HQ HN HJ H1 H4 H3", {"trul-honery": 4}),
        ("HK DK SK CK T2 T3 T4 HQ HN HJ H1 H4", {"kralovske-honery": 4}),
        ("HK DK SK CK T21 T3 T4 HQ HN HJ H1 H4", {"kralovske-honery-plus": 6}),
        ("HK DK SK CK T22 T21 T1 HQ HN HJ H1 H4", {"kralovske-honery-plus": 6}),
        ("HK DK SK CK T22 T2 T3 T4 T5 T6 T7 T8", {"tarocky": 2, "kralovske-honery-plus": 6}),
    ],
)
def test_wf_32_the_bonus_table(hand, values):
    sheet = variant_with("westfest").sheet
    assert len(cards(hand)) == 12
    found = values_of(cards(hand), sheet.value, sheet.declaring)
    assert {value.id: int(value.amount) for value in found} == values


def test_wf_33_uni_is_paid_when_declared_and_only_then():
    table = Westfest().deal(D="HQ HN HJ H1 H4 H3 H2 DQ DN DJ D1 D4").walk_to(Phase.DECLARE)
    table.do(Declare(A), Declare(B), Declare(C))
    silent = table.chips()
    table.do(Declare(D, ("uni",)))
    assert silent == (100, 100, 100, 100)
    assert table.chips() == (96, 96, 96, 112)


def test_option_all_bonuses_of_a_family():
    hand = cards("HK DK SK CK T22 T21 T1 HQ HN HJ H1 H4")
    sheet = variant_with("westfest", (("stack_bonuses", True),)).sheet
    assert sum(value.amount for value in values_of(hand, sheet.value, sheet.declaring)) == 18


BONUS = "T2 T3 T4 T5 T6 T7 T8 T9"


def at_challenge(**options):
    hands = {"B": BONUS, "C": "T19 T18", "D": "T1"}
    return Westfest(**options).deal(**hands).walk_to(Phase.CHALLENGE)


def test_wf_37_55_forgotten_words_count_until_the_first_card_after_a_contra_too():
    table = at_challenge().do(Ready(A), Challenge(B, "game", 1), Ready(A))
    table.do(Declare(B, ("tarocky",)))
    assert table.chips() == (98, 106, 98, 98)
    while table.turn != D:
        table.do(Ready(table.turn))
    table.do(Announce(D, "pagat"))
    assert table.state.notices.announcer("pagat") == D
    table.walk_to(Phase.PLAY).do(table.plain_act())
    for late in (Declare(B, ("tarocky",)), Announce(B, "valat"), Challenge(B, "game", 2)):
        assert table.refused(late).row == "WF-P26"


def test_option_no_words_after_a_contra():
    table = at_challenge(bonus_after_contra=False).do(Ready(A), Challenge(B, "game", 1), Ready(A))
    assert table.refused(Declare(B, ("tarocky",))).row == "WF-P26"
    assert table.offered(Declare) == []


def test_wf_38_40_the_valat_is_called_by_the_declarers_side_and_blocks_the_pagat():
    table = Westfest().deal(C="T19 T18", D="T1").walk_to(Phase.ANNOUNCE).do(Ready(A))
    assert table.refused(Announce(B, "valat")).row == "WF-P21"
    table.do(Ready(B), Announce(C, "valat"), Ready(C))
    assert table.refused(Announce(D, "pagat")).row == "WF-P20"
    table = Westfest().deal(A="T1", C="T19 T18").walk_to(Phase.ANNOUNCE)
    table.do(Announce(A, "pagat"), Announce(A, "valat"))
    assert table.state.notices.announcer("pagat") is None, "an earlier Pagat call is cancelled"


def challenges(table, seat):
    while table.turn != seat:
        table.do(Ready(table.turn))
    return {(act.target, act.step) for act in table.offered(Challenge)}


def test_wf_41_42_contra_rhea_suprhea_and_no_more():
    table = at_challenge()
    assert challenges(table, A) == set()
    assert challenges(table, B) == {("game", 1)}
    table.do(Challenge(B, "game", 1))
    assert challenges(table, A) == {("game", 2)}
    assert challenges(table, B) == set()
    assert challenges(table, C) == {("game", 2)}
    table.do(Challenge(C, "game", 2))
    assert challenges(table, A) == set()
    assert challenges(table, D) == {("game", 3)}
    table.do(Challenge(D, "game", 3))
    for seat in SEATS:
        assert table.turn == seat
        assert table.refused(Challenge(seat, "game", 4)).row == "WF-P27"
        assert table.offered(Challenge) == []
        table.do(Ready(seat))
    assert table.phase is Phase.PLAY


def test_wf_43_only_a_contra_on_the_pagat_from_who_can_know_his_side():
    table = Westfest().deal(A="T1", C="T19 T18").walk_to(Phase.ANNOUNCE)
    table.do(Announce(A, "pagat")).walk_to(Phase.CHALLENGE)
    assert ("pagat", 1) in challenges(table, B)
    assert challenges(table, C) == set(), "the partner does not oppose the caller"
    assert ("pagat", 1) in challenges(table, D)
    table.do(Challenge(D, "pagat", 1))
    assert challenges(table, A) == set()
    assert table.refused(Challenge(A, "pagat", 2)).row == "WF-P27"


def test_a_pagat_called_by_an_unknown_side_is_challenged_by_the_partner_alone():
    table = Westfest().deal(B="T1", C="T19 T18").walk_to(Phase.ANNOUNCE)
    table.do(Ready(A), Announce(B, "pagat")).walk_to(Phase.CHALLENGE)
    assert challenges(table, A) == set()
    assert challenges(table, C) == {("pagat", 1)}
    assert challenges(table, D) == {("game", 1)}


def test_option_anybody_may_challenge_the_pagat():
    table = Westfest(pagat_challenge="anybody").deal(B="T1", C="T19 T18").walk_to(Phase.ANNOUNCE)
    table.do(Ready(A), Announce(B, "pagat")).walk_to(Phase.CHALLENGE)
    assert challenges(table, A) == {("pagat", 1)}
    assert challenges(table, D) == {("game", 1), ("pagat", 1)}


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


def pay(points=59, options=(), **more):
    facts = HandFacts(
        order=SEATS, table=4, points=None if points is None else Fraction(points),
        **({"contract": "povinost", "declarer": A, "partner": C} | more),
    )  # fmt: skip
    lines = variant_with("westfest", tuple(options)).lines(facts)
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
