"""Westfest Tarock: bonuses, announcements and challenges (digest, sections 3 and 6)."""

import pytest

from tarock_desktop.rules.words.declaring import values_of
from tarock_desktop.table.actions import (
    Announce,
    Challenge,
    Declare,
    Ready,
)
from tarock_desktop.table.phases import Phase
from tests.kit.play import texas_with
from tests.kit.positions import A, B, C, D, cards
from tests.kit.westfest import SEATS, Westfest

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
    sheet = texas_with("westfest").sheet
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
    sheet = texas_with("westfest", (("stack_bonuses", True),)).sheet
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


def test_wf_43_only_a_contra_on_the_pagat_from_anybody_but_the_caller():
    table = Westfest().deal(A="T1", C="T19 T18").walk_to(Phase.ANNOUNCE)
    table.do(Announce(A, "pagat")).walk_to(Phase.CHALLENGE)
    assert all(("pagat", 1) in challenges(table, seat) for seat in (B, C, D))
    table.do(Challenge(D, "pagat", 1))
    assert challenges(table, A) == set()
    assert table.refused(Challenge(A, "pagat", 2)).row == "WF-P27"


def test_option_a_contra_on_the_pagat_from_who_can_know_his_side():
    table = (
        Westfest(pagat_challenge="known-side").deal(A="T1", C="T19 T18").walk_to(Phase.ANNOUNCE)
    )
    table.do(Announce(A, "pagat")).walk_to(Phase.CHALLENGE)
    assert ("pagat", 1) in challenges(table, B)
    assert challenges(table, C) == set(), "the partner does not oppose the caller"
    assert ("pagat", 1) in challenges(table, D)
    table.do(Challenge(D, "pagat", 1))
    assert challenges(table, A) == set()
    assert table.refused(Challenge(A, "pagat", 2)).row == "WF-P27"


def test_option_a_pagat_called_by_an_unknown_side_is_challenged_by_the_partner_alone():
    table = (
        Westfest(pagat_challenge="known-side").deal(B="T1", C="T19 T18").walk_to(Phase.ANNOUNCE)
    )
    table.do(Ready(A), Announce(B, "pagat")).walk_to(Phase.CHALLENGE)
    assert challenges(table, A) == set()
    assert challenges(table, C) == {("pagat", 1)}
    assert challenges(table, D) == {("game", 1)}


def test_a_pagat_called_by_an_unknown_side_may_be_challenged_by_anybody():
    table = Westfest().deal(B="T1", C="T19 T18").walk_to(Phase.ANNOUNCE)
    table.do(Ready(A), Announce(B, "pagat")).walk_to(Phase.CHALLENGE)
    assert challenges(table, A) == {("pagat", 1)}
    assert challenges(table, D) == {("game", 1), ("pagat", 1)}
