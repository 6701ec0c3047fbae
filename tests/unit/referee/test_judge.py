"""A judge: the choices a sheet leaves, his own words, and rulings that are opened again."""

from fractions import Fraction

import pytest

from tarock_desktop.table.actions import (
    Announce,
    Bid,
    CallCard,
    Claim,
    CloseRound,
    Discard,
    JudgeRuling,
    LookAtBottom,
    Misdeal,
    PlayCard,
    ReopenRuling,
    Shuffle,
    StartHand,
)
from tarock_desktop.table.amounts import total
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode, Verdict
from tarock_desktop.table.seats import TABLE
from tests.kit.positions import A, B, C, D, card
from tests.kit.tournament import Tournament

FREE = (Fraction(-4), Fraction(4), Fraction(0), Fraction(0))
NOTHING = (Fraction(0),) * 4


def with_bottom_card(ruleset="spjst"):
    table = Tournament(ruleset).do(StartHand(TABLE, D), Shuffle(D, 7, "judge"))
    return table.do(LookAtBottom(B))


def in_play(ruleset="spjst"):
    return Tournament(ruleset).deal(A="HK HQ").walk_to(Phase.PLAY)


def out_of_turn(ruleset):
    """Return a table on which C played before his turn."""
    table = in_play(ruleset).play("HK")
    table.do(PlayCard(C, next(iter(table.hand(C)))))
    return table


def with_king_discarded():
    """Return a table on which A discarded the King of hearts, played out and paid."""

    def king(asked):
        if asked.phase is Phase.DISCARD and asked.seat == A:
            plain = [c for c in table.hand(A) if c.name in {"HK", "HQ", "HJ", "HN", "H4", "H3"}]
            assert plain[0].name == "HK"
            return Discard(A, tuple(plain[:4]))
        return None

    table = Tournament()
    table.deal(A="HK HQ HJ HN H4 H3 T22 T21").walk_to(Phase.PLAY, choose=king)
    return table.walk_to(Phase.BETWEEN)


def test_a_ruling_the_sheet_leaves_open_asks_with_every_seats_chips():
    (question,) = with_bottom_card("westfest").questions()
    assert question.asks
    assert question.ruling.row == "WF-P06"
    assert question.reopen is None
    assert [choice.action.choice for choice in question.choices] == ["as-sheet", "fined"]
    assert [choice.is_default for choice in question.choices] == [True, False]
    assert [choice.payments for choice in question.choices] == [
        NOTHING,
        (Fraction(2), Fraction(-6), Fraction(2), Fraction(2)),
    ]
    assert all(choice.final for choice in question.choices)


def test_nothing_waits_for_a_judge():
    table = with_bottom_card("westfest")
    table.walk_to(Phase.BETWEEN).do(StartHand())
    assert table.questions() == ()


def test_a_choice_is_paid_when_the_hand_is_counted():
    table = with_bottom_card("westfest").decided(0, "fined")
    (question,) = table.questions()
    assert not question.asks
    assert question.judgement is not None
    assert question.judgement.choice == "fined"
    table.walk_to(Phase.BETWEEN)
    line = table.line("WF-P06")
    assert line.amounts == (2, -6, 2, 2)
    assert line.ruling == 0


def test_a_choice_after_the_count_is_paid_at_once():
    table = with_bottom_card("westfest").walk_to(Phase.BETWEEN)
    chips = table.chips()
    table.decided(0, "fined")
    assert [after - before for after, before in zip(table.chips(), chips, strict=True)] == [
        2,
        -6,
        2,
        2,
    ]


def test_what_is_decided_is_decided():
    table = with_bottom_card("westfest").decided(0, "as-sheet")
    assert table.decide(JudgeRuling(TABLE, number=0, choice="fined")).verdict is Verdict.IMPOSSIBLE
    table.reopen(0).decided(0, "fined")
    assert table.state.book.reopened == ()


@pytest.mark.parametrize(
    "action",
    [
        JudgeRuling(TABLE, number=1, choice="fined"),  # there is one ruling only
        JudgeRuling(TABLE, number=-1, choice="fined"),
        JudgeRuling(TABLE, number=0, choice="void"),  # not among the choices
        JudgeRuling(TABLE, number=0, choice="fined", payments=FREE),
        JudgeRuling(TABLE, choice="fined"),
        JudgeRuling(TABLE, number=0, payments=FREE[:3]),
        JudgeRuling(TABLE, FREE, text="x" * 401),
        JudgeRuling(TABLE, FREE, text="two\nlines"),
        ReopenRuling(TABLE, 0),  # it is open
        ReopenRuling(TABLE, 7),
    ],
)
def test_what_a_judge_can_not_do(action):
    with_bottom_card("westfest").impossible(action)


def test_no_judge_rules_before_the_first_hand_or_after_the_round():
    table = Tournament()
    table.impossible(JudgeRuling(TABLE, FREE))
    table.do(StartHand(TABLE, D)).walk_to(Phase.BETWEEN)
    table.do(JudgeRuling(TABLE, FREE))
    table.do(CloseRound(TABLE, table.state.round.scores))
    table.impossible(JudgeRuling(TABLE, FREE))
    assert table.questions() == ()


def test_spjst_73_own_words_are_paid_at_once_and_stand_in_the_book():
    table = with_bottom_card("westfest")
    table.do(JudgeRuling(TABLE, FREE, 0, text="He did it twice."))
    assert table.chips() == (96, 104, 100, 100)
    judgement = table.state.book.judgement(0)
    assert judgement is not None
    assert (judgement.choice, judgement.payments) == (None, FREE)
    assert judgement.text == "He did it twice."


def test_a_dispute_is_a_ruling_of_its_own():
    table = in_play()
    table.do(JudgeRuling(TABLE, FREE, text="Spilt beer"))
    assert table.rows() == ["SPJST-P43"]
    assert table.line("SPJST-P43").amounts == FREE
    table.walk_to(Phase.BETWEEN)
    assert len([line for line in table.state.result.lines if line.part == "SPJST-P43"]) == 1


def test_reopening_a_dispute_pays_it_back():
    table = in_play()
    table.do(JudgeRuling(TABLE, FREE)).reopen(0)
    assert table.chips() == (100, 100, 100, 100)
    back = table.state.result.lines[-1]
    assert (back.label.key, back.ruling) == ("line.reversed", 0)
    table.do(JudgeRuling(TABLE, FREE[::-1], 0))
    assert table.chips() == (100, 100, 104, 96)


def test_the_next_hand_waits_for_a_reopened_ruling():
    table = with_king_discarded()
    table.reopen(0)
    assert table.impossible(StartHand()).key == "act.ruling-open"
    closing = CloseRound(TABLE, table.state.round.scores)
    assert table.impossible(closing).key == "act.ruling-open"
    table.decided(0, "nothing").do(StartHand())


def test_reopening_after_the_count_pays_back_and_pays_anew():
    table = with_king_discarded()
    assert table.rows()[0] == "SPJST-P12"
    settled = table.chips()
    table.reopen(0)
    back = [after - before for after, before in zip(table.chips(), settled, strict=True)]
    assert back == [15, -5, -5, -5]
    (question, *_) = table.questions()
    assert [c.action.choice for c in question.choices] == ["as-sheet", "nothing"]
    assert [c.payments for c in question.choices] == [(-15, 5, 5, 5), NOTHING]
    table.decided(0, "as-sheet")
    assert table.chips() == settled


def test_a_ruling_that_settles_for_the_partner_is_settled_anew():
    """A revoke found at the end: the violator settles; let pass, the hand is paid as usual."""
    table = Tournament("westfest").deal(A="HK HQ", B="HJ HN T5").walk_to(Phase.PLAY)
    table.play("HK", "T5").walk_to(Phase.BETWEEN)
    assert table.rows() == ["WF-P19"]
    table.reopen(0)
    as_usual = table.chips()
    (question,) = table.questions()
    moved = question.choices[0].payments
    table.decided(0, "as-sheet")
    assert tuple(a + m for a, m in zip(as_usual, moved, strict=True)) == table.chips()
    assert sum(moved) == 0
    assert moved[B] < -15


def test_before_the_count_only_the_flat_part_is_known():
    table = in_play("westfest")
    table.play("HK")
    table.do(PlayCard(C, next(iter(table.hand(C)))))
    (question,) = table.questions()
    assert [(c.action.choice, c.final) for c in question.choices] == [
        ("as-sheet", True),
        ("exposed", True),
    ]


def test_a_card_that_went_back_can_be_laid_open_and_the_other_way_round():
    table = out_of_turn("westfest").decided(0, "exposed")
    assert len(table.state.deal.exposed) == 1
    table = out_of_turn("spjst")
    assert len(table.state.deal.exposed) == 1
    table.decided(0, "back")
    assert not table.state.deal.exposed
    assert len(table.state.deal.seen) == 1


def test_a_choice_that_came_too_late_is_not_offered():
    table = out_of_turn("westfest").walk_to(Phase.BETWEEN)
    (question,) = table.questions()
    assert [c.action.choice for c in question.choices] == ["as-sheet"]


def test_a_judge_may_void_the_hand_after_a_wrong_call():
    def wrong_call(asked):
        return CallCard(A, card("T15")) if asked.phase is Phase.CALL else None

    table = Tournament("westfest").deal(D="T19")
    table.walk_to(Phase.PLAY, choose=wrong_call)
    table.walk_to(Phase.BETWEEN)
    assert "WF-P24" in table.rows()
    number = table.rows().index("WF-P24")
    voids = [c for c in table.questions()[number].choices if c.action.choice == "void"]
    assert not voids  # the hand is over
    table = Tournament("westfest").deal(D="T19")
    table.walk_to(Phase.PLAY, choose=wrong_call)
    while not table.rows():
        table.do(table.plain_act())
    table.decided(0, "void")
    assert table.state.result.void
    assert table.chips() == (85, 105, 105, 105)
    assert table.state.round.next_dealer == A


def test_a_redeal_can_be_made_free_of_charge():
    table = Tournament("westfest").deal()
    table.do(Misdeal(D, (13, 11, 12, 12)))
    table.do(Claim(A, D))
    assert table.rows() == ["WF-P01"]
    assert table.chips() == (102, 102, 102, 94)
    table.reopen(0)
    assert table.chips() == (100, 100, 100, 100)
    table.decided(0, "as-sheet")
    assert table.chips() == (102, 102, 102, 94)
    assert table.phase is Phase.SHUFFLE


def test_who_deals_next_follows_the_ruling():
    table = Tournament().deal()
    table.do(Bid(C, "povinost")).walk_to(Phase.BETWEEN)
    assert "SPJST-P24" in table.rows()
    assert table.state.round.next_dealer == D
    assert table.state.round.skip == (C,)
    number = table.rows().index("SPJST-P24")
    table.reopen(number).decided(number, "nothing")
    assert table.state.round.next_dealer == C
    assert table.state.round.skip == ()
    table.reopen(number).decided(number, "as-sheet")
    assert table.state.round.next_dealer == D
    assert table.state.round.skip == (C,)


def test_wf_50_no_judge_rules_at_his_own_table():
    table = with_bottom_card("westfest")
    ruling = table.refused(JudgeRuling(B, number=0, choice="as-sheet"))
    assert (ruling.row, ruling.rule) == ("WF-Judging", "judge.at-table")
    assert table.refused(JudgeRuling(C, FREE)).row == "WF-Judging"
    spjst = with_bottom_card("spjst")
    spjst.do(JudgeRuling(B, number=0, choice="as-sheet"))


def test_the_judge_rules_in_every_mode():
    table = Tournament(mode=Mode.GUARD).deal()
    table.do(JudgeRuling(TABLE, FREE)).reopen(0).do(JudgeRuling(TABLE, FREE, 0))
    assert table.chips() == (96, 104, 100, 100)


def announcing(seat, item):
    """Give the choice for `walk_to` by which *seat* announces *item*."""

    def choose(asked):
        if asked.phase is Phase.ANNOUNCE and asked.seat == seat:
            act = Announce(seat, item)
            return act if act in asked.open_actions else None
        return None

    return choose


@pytest.mark.parametrize("test", ["judge", "any-omission", "breaking-trick"])
def test_a_valat_that_was_lost_over_a_value_kept_back(test):
    """D breaks the Valat of A with eight trumps that he did not declare."""
    table = Tournament(omission_test=test)
    table.deal(D="T22 T21 T20 T18 T17 T16 T15 T14", C="T19").walk_to(Phase.ANNOUNCE)
    table.do(Announce(A, "valat")).walk_to(Phase.BETWEEN)
    number = table.rows().index("SPJST-P21")
    question = table.questions()[number]
    if test != "judge":
        assert not question.asks
        assert not [line for line in table.state.result.lines if line.amounts[A] == -40]
        return
    assert question.asks
    as_sheet, nullified = question.choices
    assert (as_sheet.action.choice, nullified.action.choice) == ("as-sheet", "nullified")
    assert table.line("valat").amounts == (-40, 40, -40, 40)
    before = table.chips()
    table.decided(number, "nullified")
    moved = tuple(now - was for now, was in zip(table.chips(), before, strict=True))
    assert moved == nullified.payments
    assert nullified.final
    table.reopen(number).decided(number, "as-sheet")
    assert table.chips() == before


def test_letting_an_omission_pass_lets_the_lost_valat_stand():
    table = Tournament()
    table.deal(D="T22 T21 T20 T18 T17 T16 T15 T14", C="T19").walk_to(Phase.ANNOUNCE)
    table.do(Announce(A, "valat")).walk_to(Phase.BETWEEN)
    number = table.rows().index("SPJST-P21")
    table.reopen(number).decided(number, "nothing")
    lines = [line for line in table.state.result.lines if line.part == "valat"]
    assert total((line.amounts for line in lines), 4) == (-40, 40, -40, 40)


@pytest.mark.parametrize("hands", [{"A": "T1 HK"}, {"A": "T1 T22 T21 T20"}])
def test_a_called_pagat_that_does_not_take_the_last_trick_is_remarked_on(hands):
    table = Tournament("westfest").deal(C="T19", **hands)
    table.walk_to(Phase.BETWEEN, choose=announcing(A, "pagat"))
    tricks = table.state.play.tricks
    last = [entry.card.name for entry in tricks[-1].cards]
    if "T1" in last and tricks[-1].winner == A:
        assert "WF-P23" not in table.rows()
    else:
        assert "WF-P23" in table.rows()
