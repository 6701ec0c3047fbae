"""Trick play: SPJST Art. 14, 19, 20, 25, 26, 28; vectors B01 to B08."""

import pytest

from tarock_desktop.cards.notation import parse_cards
from tarock_desktop.cards.pack import Suit
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import CardRef, SeatRef, SuitRef
from tarock_desktop.rules.play.tricks import following_cards, winning_card
from tarock_desktop.table.actions import Announce, AskToLead, GiveLeave, PlayCard, Ready
from tarock_desktop.table.events import TrickTaken
from tarock_desktop.table.phases import Phase
from tests.kit.play import texas_with, variant_with
from tests.kit.positions import A, B, C, D, Table, card, cards


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("H1 H4 H3 H2", "H4"),
        ("D4 DJ D1 SK", "DJ"),
        ("S7 S10 CK S9", "S10"),
        ("HK T1 HQ T2", "T2"),
        ("T21 T1 T22 SK", "T22"),
        ("H2 H1 SK CK", "H2"),
        ("S7 CK DK HK", "S7"),
        ("C10 CJ CN CQ", "CQ"),
    ],
)
def test_spjst_49_61_who_takes_the_trick(trick, winner):
    pack = variant_with().sheet.pack
    assert winning_card(parse_cards(trick), pack) is card(winner)


@pytest.mark.parametrize(
    ("led", "hand", "legal"),
    [
        ("HQ", "CK T3 T20 S8", "T3 T20"),
        ("HQ", "CK S8", "CK S8"),
        ("T10", "T3 T20 CK", "T3 T20"),
        ("T10", "HQ CK", "HQ CK"),
        ("HQ", "H1 T22 HK", "H1 HK"),
    ],
)
def test_spjst_48_what_follows(led, hand, legal):
    law = texas_with().sheet.follow
    assert following_cards(cards(hand), card(led), law) == cards(legal)


HANDS = {
    "A": "HK T19 T18 T17 T16 T15 DK CK SK CQ CN CJ",
    "B": "T1 HQ H4 T2 T3 T4 DQ DN DJ D4 D3 D2",
    "C": "T5 T6 T7 T8 T9 T10 T11 T12 T13 T14 T20 T21",
    "D": "H3 T22 SQ SN SJ S10 S9 S8 S7 C10 C9 C8",
}


def playing(announce=None):
    table = Table().deal(talon="HN HJ H2 H1 D1 C7", **HANDS)
    table.walk_to(Phase.ANNOUNCE)
    if announce is not None:
        while table.turn != announce:
            table.do(Ready(table.turn))
        table.do(Announce(announce, "pagat"))
    return table.walk_to(Phase.PLAY)


def test_spjst_48_a_revoke_and_a_missing_trump_are_refused_with_what_would_be_right():
    table = playing().play("HK")
    ruling = table.refused(PlayCard(B, card("T2")))
    assert (ruling.rule, ruling.row) == ("play.follow-suit", "SPJST-P15")
    assert ruling.alternatives == cards("H4")  # the Queen was laid away
    table.play("H4", "T20")
    table = playing().play("SK")
    ruling = table.refused(PlayCard(B, card("DQ")))
    assert (ruling.rule, ruling.row) == ("play.must-trump", "SPJST-P15")
    assert ruling.alternatives == cards("T1 T2 T3 T4")


def test_there_is_no_duty_to_beat():
    table = playing().play("HK", "H4", "T5", "H3")
    assert TrickTaken(C) in table.last.events
    table.play("T14")
    assert PlayCard(D, card("T22")) in table.legal()
    table.play("T22")


def test_the_winner_leads_and_spjst_65_keeps_the_trick():
    table = playing().play("HK", "H4", "T5", "H3")
    assert (table.turn, table.state.play.tricks[0].winner) == (C, C)
    assert [entry.card for entry in table.state.play.tricks[0].cards] == list(
        parse_cards("HK H4 T5 H3")
    )
    assert table.state.play.trick == ()


def test_the_trick_says_who_would_take_it_now():
    table = playing().play("HK")
    assert table.state.play.winning == A
    assert table.play("H4").state.play.winning == A
    assert table.play("T5").state.play.winning == C
    assert table.play("H3").state.play.winning is None


def test_the_cards_that_may_not_be_played_each_have_their_reason():
    table = playing().play("HK")
    others = table.hand(B) - cards("H4")
    assert {b.card: b.reason.key for b in table.choice.barred} == dict.fromkeys(
        others, "reason.follow-suit"
    )
    table = playing().play("SK")
    assert {b.reason.key for b in table.choice.barred} == {"reason.must-trump"}
    assert table.prompt.question.key == "ask.trump"
    assert playing().prompt.question.key == "ask.lead"


def test_a_led_tarock_is_not_called_a_suit():
    table = playing().play("T19")
    assert table.prompt.question == message("ask.follow-tarock")
    wrong = card("DQ")
    assert {b.card: b.reason for b in table.choice.barred}[wrong] == message(
        "reason.follow-tarock"
    )
    ruling = table.refused(PlayCard(B, wrong))
    assert ruling.rule == "play.follow-suit"
    assert ruling.explanation == message("play.follow-tarock", SeatRef(B), CardRef(wrong))
    suit = playing().play("HK").refused(PlayCard(B, card("T3"))).explanation
    assert suit == message(
        "play.follow-suit", SeatRef(B), SuitRef(Suit.HEARTS), CardRef(card("T3"))
    )


def test_the_questions_name_what_is_asked():
    table = playing()
    assert table.prompt.question.key == "ask.lead"
    assert table.play("HK").prompt.question.key == "ask.follow"
    table = Table().deal(A="HK", B="CQ CN CJ C10 C9 C8 C7 SQ SN SJ S10 S9", C="T19",
                         talon="DQ DN DJ D4 D3 D2").walk_to(Phase.PLAY)  # fmt: skip
    table.play("HK")
    assert table.prompt.question.key == "ask.any-card"
    assert table.choice.legal == table.hand(B)


def test_spjst_55_an_announced_pagat_waits_for_the_last_trick():
    table = playing(announce=B).play("SK")
    ruling = table.refused(PlayCard(B, card("T1")))
    assert (ruling.rule, ruling.row) == ("play.pagat-early", "SPJST-P28")
    assert ruling.alternatives == cards("T2 T3 T4")
    reasons = {b.card: b.reason.key for b in table.choice.barred}
    assert reasons[card("T1")] == "reason.pagat-last"
    assert reasons[card("DQ")] == "reason.must-trump"


def test_not_announced_it_may_go_at_any_time():
    assert playing().play("SK", "T1").state.play.trick[-1].card is card("T1")


def test_where_the_suit_is_held_the_pagat_is_barred_like_any_other_card():
    table = playing(announce=B).play("HK")
    assert table.refused(PlayCard(B, card("T1"))).rule == "play.follow-suit"
    reasons = {b.card: b.reason.key for b in table.choice.barred}
    assert reasons[card("T1")] == "reason.follow-suit"


def test_an_announced_pagat_is_not_led_either():
    hand = "T1 T22 T21 T20 T14 T13 T12 T11 HK DK CK SK"
    table = Table().deal(A=hand, C="T19", talon="HQ HN HJ H4 DQ DN").walk_to(Phase.ANNOUNCE)
    table.do(Announce(A, "pagat")).walk_to(Phase.CLEARANCE)
    table.do(AskToLead(A), GiveLeave(B), GiveLeave(C), GiveLeave(D))
    assert table.refused(PlayCard(A, card("T1"))).rule == "play.pagat-early"
    assert table.choice.barred[0].reason.key == "reason.pagat-last"


def test_the_pagat_that_is_the_last_tarock_is_forced_out_and_lost():
    hands = HANDS | {"B": "T1 HQ H4 SQ SN SJ DQ DN DJ D4 D3 D2", "D": "H3 T22 T2 T3 T4"}
    table = Table().deal(talon="HN HJ H2 H1 C10 C7", **hands).walk_to(Phase.ANNOUNCE)
    table.do(Ready(A), Announce(B, "pagat")).walk_to(Phase.PLAY).play("T18")
    assert table.legal() == [PlayCard(B, card("T1"))]
    table.play("T1").walk_to(Phase.BETWEEN)
    assert table.line("pagat").label.key == "line.item-announced-lost"


def test_a_card_one_does_not_hold_cannot_be_played():
    assert playing().impossible(PlayCard(A, card("T22"))).key == "act.not-possible"


def test_spjst_70_the_called_trump_once_played_is_known_to_everybody_with_its_player():
    table = Table().deal(talon="HN HJ H2 H1 D1 C7", **HANDS | {"A": "HK T18 T17 T16 T15 DK",
                         "C": "T19 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14 T20"})  # fmt: skip
    table.walk_to(Phase.PLAY).play("HK", "H4")
    assert table.seen_by(D).calls.partner is None
    table.play("T19")
    assert all(table.seen_by(seat).calls.partner == C for seat in (A, B, C, D))


def test_spjst_20_the_own_called_trump_shows_the_lone_player():
    table = playing().play("T19")
    assert table.state.calls.card is card("T19")
    assert table.seen_by(D).calls.partner == A
