"""The last moment before the first card: SPJST Art. 11 to 13, state S14 of the digest."""

import pytest

from tarock_desktop.table.actions import (
    Announce,
    AskToLead,
    Challenge,
    Declare,
    GiveLeave,
    PlayCard,
    Ready,
)
from tarock_desktop.table.events import TurnGiven
from tarock_desktop.table.phases import Phase
from tests.kit.positions import A, B, C, D, Table, card, prever

EIGHT_TAROCKS = "T1 T2 T3 T4 T5 T6 T7 T8 HQ HN HJ H4"


@pytest.fixture
def table():
    return Table().deal(B=EIGHT_TAROCKS, C="T19", talon="CK SK CQ SQ CN SN")


def test_spjst_36_the_first_card_waits_until_all_three_have_answered(table):
    table.walk_to(Phase.CLEARANCE)
    lead = PlayCard(A, min(table.hand(A)))
    assert table.refused(lead).row == "SPJST-P34"
    table.do(AskToLead(A))
    for seat in (B, C, D):
        assert table.turn == seat
        assert table.refused(lead).rule == "phase.lead-without-leave"
        table.do(GiveLeave(seat))
    assert (table.phase, table.turn) == (Phase.PLAY, A)
    table.do(lead)


def test_a_lead_with_a_card_one_does_not_hold_is_no_rule_break_but_impossible(table):
    table.walk_to(Phase.CLEARANCE)
    foreign = min(table.hand(B))
    assert table.impossible(PlayCard(A, foreign)).key == "act.not-now"


def test_nobody_gives_leave_that_was_not_asked_for(table):
    table.walk_to(Phase.CLEARANCE)
    assert table.impossible(GiveLeave(A)).key == "act.not-possible"
    assert table.impossible(GiveLeave(B)).key == "act.not-now"
    assert table.refused(AskToLead(B)).rule == "turn.wait"
    table.do(AskToLead(A))
    assert table.impossible(AskToLead(B)).key == "act.not-possible"


def test_a_late_kontra_brings_everybody_back_to_the_challenges(table):
    table.walk_to(Phase.CLEARANCE).do(AskToLead(A), GiveLeave(B), GiveLeave(C))
    table.do(Challenge(D, "game", 1))
    assert (table.phase, table.turn) == (Phase.CHALLENGE, A)
    table.do(Ready(A), Ready(B), Ready(C), Ready(D))
    assert (table.phase, table.turn) == (Phase.CLEARANCE, A)
    assert not table.state.notices.asked
    table.do(AskToLead(A), GiveLeave(B), GiveLeave(C), GiveLeave(D))
    assert table.phase is Phase.PLAY


def test_a_late_pagat_can_be_challenged_by_those_who_had_given_leave(table):
    table.walk_to(Phase.CLEARANCE).do(AskToLead(A), GiveLeave(B), GiveLeave(C))
    table = Table().deal(D=EIGHT_TAROCKS, C="T19").walk_to(Phase.CLEARANCE)
    table.do(AskToLead(A), GiveLeave(B), GiveLeave(C), Announce(D, "pagat"))
    assert (table.phase, table.turn) == (Phase.CHALLENGE, A)
    table.do(Ready(A), Ready(B), Challenge(C, "pagat", 1))
    table.do(Ready(A), Ready(B), Ready(C), Ready(D))
    assert (table.phase, table.turn) == (Phase.CLEARANCE, A)
    assert table.prompt.open_actions[0] == AskToLead(A)


def test_spjst_39_a_forgotten_value_is_still_paid_before_the_first_challenge(table):
    table.walk_to(Phase.CLEARANCE).do(AskToLead(A))
    late = Declare(B, ("tarocky",))
    assert late in table.prompt.open_actions
    table.do(late)
    assert table.state.notices.declared[B] == ("tarocky",)
    assert [int(chips) for chips in table.state.round.chips] == [98, 106, 98, 98]
    assert (table.phase, table.turn) == (Phase.CLEARANCE, B)
    assert late not in table.legal()
    assert table.impossible(late).key == "act.not-possible"


def test_a_second_value_of_a_family_is_refused_when_it_comes_late():
    hand = "T1 T21 T22 HK DK T2 T3 T4 T5 T6 HQ HN"
    table = Table().deal(B=hand, C="T19").walk_to(Phase.DECLARE)
    table.do(Declare(A), Declare(B, ("trull-pane",)))
    table.walk_to(Phase.CLEARANCE).do(AskToLead(A))
    assert table.refused(Declare(B, ("pane",))).rule == "declare.family"
    assert Declare(B, ("taroky",)) not in table.legal()
    assert table.refused(Declare(B, ("taroky",))).rule == "declare.false"
    table.do(Declare(B, ("tarocky",)))
    assert table.state.notices.declared[B] == ("trull-pane", "tarocky")


def test_a_value_after_a_challenge_is_too_late(table):
    table.walk_to(Phase.CHALLENGE).do(Ready(A), Challenge(B, "game", 1))
    late = Declare(B, ("tarocky",))
    table.do(Ready(A))
    assert table.refused(late).row == "SPJST-P32"
    table.do(Ready(B), Ready(C), Ready(D), AskToLead(A))
    assert table.refused(late).row == "SPJST-P32"
    assert late not in table.legal()
    assert table.refused(Announce(B, "valat")).row == "SPJST-P32"


def test_an_empty_late_declaration_says_nothing(table):
    table.walk_to(Phase.CLEARANCE)
    assert table.impossible(Declare(A)).key == "act.not-possible"


def test_the_option_lets_announcements_follow_a_challenge_but_no_values():
    table = Table({"announce_after_challenge": True})
    table.deal(B=EIGHT_TAROCKS, C="T19").walk_to(Phase.CHALLENGE)
    table.do(Ready(A), Challenge(B, "game", 1))
    assert table.refused(Declare(B, ("tarocky",))).row == "SPJST-P32"
    table.walk_to(Phase.CLEARANCE).do(AskToLead(A))
    assert table.refused(Declare(B, ("tarocky",))).row == "SPJST-P32"
    table.do(Announce(B, "pagat"))
    assert table.phase is Phase.CHALLENGE


def test_spjst_28_in_prever_the_povinost_asks_and_leads():
    table = Table().deal().walk_to(Phase.CLEARANCE, choose=prever(C))
    assert table.turn == A
    table.do(AskToLead(A))
    assert isinstance(table.last.events[-1], TurnGiven)
    table.do(GiveLeave(B), GiveLeave(C), GiveLeave(D))
    assert (table.phase, table.turn) == (Phase.PLAY, A)
    assert table.refused(PlayCard(C, min(table.hand(C)))).row == "SPJST-P42"


def test_spjst_37_nothing_is_said_after_the_first_card(table):
    table.walk_to(Phase.PLAY).play(str(min(table.hand(A))))
    for late in (Declare(B, ("tarocky",)), Announce(B, "valat"), Challenge(B, "game", 1)):
        assert table.refused(late).row == "SPJST-P31"
    assert card("T1") in table.hand(B)


def test_a_forgotten_value_is_taken_from_anybody_before_the_first_challenge():
    table = Table().deal(B=EIGHT_TAROCKS).walk_to(Phase.ANNOUNCE)
    table.do(Declare(B, ("tarocky",)))
    assert table.chips() == (98, 106, 98, 98)
    assert (table.phase, table.turn) == (Phase.ANNOUNCE, A)
    table.walk_to(Phase.CHALLENGE).refused(Declare(B, ("taroky",)))


def test_a_forgotten_announcement_is_taken_from_anybody_before_the_first_challenge():
    table = Table().deal(B=EIGHT_TAROCKS).walk_to(Phase.CHALLENGE)
    table.do(Ready(A), Announce(B, "pagat"))
    assert table.state.notices.announcer("pagat") == B
    assert table.turn == A  # everybody is asked again
