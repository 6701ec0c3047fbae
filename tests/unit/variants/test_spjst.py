"""A whole SPJST hand: the flow of section 2 of the digest, and what comes out at its end."""

import pytest

from tarock_desktop.table.actions import Announce, Declare, Discard, PlayCard, StartHand
from tarock_desktop.table.events import ForehandFound, HandCounted, HandEnded, RemarkMade
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Watcher
from tests.kit.positions import A, B, C, D, Table, amounts, card, prever, said

STRONG = "T22 T21 T20 T14 T13 T12 T11 T10 SQ SN SJ S10"


def test_the_phases_of_a_partner_game_come_in_the_order_of_the_digest():
    table = Table().do(StartHand())
    met = [table.phase]
    while table.phase is not Phase.BETWEEN:
        table.do(table.plain_act())
        if table.phase is not met[-1]:
            met.append(table.phase)
    assert met == [
        Phase.SHUFFLE, Phase.CUT, Phase.BID, Phase.TALON, Phase.CALL, Phase.DISCARD,
        Phase.DECLARE, Phase.ANNOUNCE, Phase.CHALLENGE, Phase.CLEARANCE, Phase.PLAY,
        Phase.BETWEEN,
    ]  # fmt: skip


def test_in_prever_nobody_is_called():
    table = Table().deal()
    met = []
    while table.phase is not Phase.BETWEEN:
        choice = prever(C)(table.prompt)
        table.do(choice or table.plain_act())
        met.append(table.phase)
    assert Phase.CALL not in met


def test_at_the_end_everybody_sees_where_every_card_lay():
    table = Table().deal(C="T19 T18").walk_to(Phase.BETWEEN)
    kinds = [type(event) for event in table.last.events]
    assert kinds.index(HandCounted) < kinds.index(HandEnded)
    for viewer in (A, B, C, D, Watcher.PUBLIC):
        deal = table.seen_by(viewer).deal
        assert all(place.card for place in deal.talon)
        assert [len(pile.cards) for pile in deal.discards] == [4, 1, 1, 0]
    assert table.state.result.over
    assert sum(table.points()) == 106


def test_the_chips_before_play_and_after_it_are_all_in_the_lines():
    table = Table().deal(B="T1 T2 T3 T4 T5 T6 T7 T8", C="T19").walk_to(Phase.DECLARE)
    table.do(Declare(A), Declare(B, ("tarocky",))).walk_to(Phase.BETWEEN)
    gains = [amounts(line) for line in table.state.result.lines]
    assert table.chips() == tuple(100 + sum(column) for column in zip(*gains, strict=True))


def valat_called_by_a(declared=(), **more):
    """A calls a Valat; D, an opponent, takes the first trick with eight tarocks in his hand."""
    hands = {"A": "SK CK", "C": "T19 T18 T17"} | more.pop("hands", {})
    table = Table(more.pop("options", None)).deal(D=STRONG, **hands).walk_to(Phase.DECLARE)
    table.do(Declare(A), Declare(B), Declare(C), Declare(D, declared))
    return table.do(Announce(A, "valat")).walk_to(Phase.BETWEEN)


def remarks(table):
    return [e.remark.key for e in table.last.events if isinstance(e, RemarkMade)]


def parts(table):
    return [line.part for line in table.state.result.lines]


def test_spjst_56_a_called_valat_that_fails_costs_forty():
    table = valat_called_by_a(declared=("tarocky",))
    assert amounts(table.line("valat")) == (-40, 40, -40, 40)
    assert "game" not in parts(table)
    assert remarks(table) == []


def test_spjst_42_an_undeclared_value_of_the_breaker_nullifies_the_call():
    table = valat_called_by_a()
    assert remarks(table) == ["remark.valat-void"]
    assert "game" in parts(table)
    labels = {line.label.key for line in table.state.result.lines}
    assert "line.item-announced-lost" not in labels


def test_the_judge_option_leaves_the_call_as_it_is():
    table = valat_called_by_a(options={"omission_test": "judge"})
    assert amounts(table.line("valat")) == (-40, 40, -40, 40)


@pytest.mark.parametrize(("test", "void"), [("breaking-trick", False), ("any-omission", True)])
def test_whether_any_omission_counts_or_the_breakers_only(test, void):
    table = valat_called_by_a(
        declared=("tarocky",),
        hands={"B": "HQ HN HJ H4 H3 H2 H1 DQ DN DJ D4 D3"},  # Uni, not declared
        options={"omission_test": test},
    )
    assert (remarks(table) == ["remark.valat-void"]) is void


def test_an_omission_of_the_callers_own_side_helps_nobody():
    table = Table({"omission_test": "any-omission"}).deal(
        A="SK CK", B="T1 T2 T3 T4", C="T19", D="T22 T21 T20",
        talon="HQ HN HJ H4 DQ DN",
    )  # fmt: skip
    table.walk_to(Phase.DECLARE)
    for seat in (A, B, C, D):
        held = table.prompt.values
        silent = seat in (A, C)
        table.do(Declare(seat, () if silent else tuple(choice.value for choice in held)))
    table.do(Announce(A, "valat")).walk_to(Phase.BETWEEN)
    assert amounts(table.line("valat")) == (-40, 40, -40, 40)


ALL_HIGH = "T22 T21 T20 T18 T17 T16 T15 T14 T13 T12 T11 T10"


@pytest.mark.parametrize(("called", "amount"), [(False, 20), (True, 40)])
def test_spjst_56_57_a_valat_that_is_made(called, amount):
    table = Table().deal(A=ALL_HIGH, C="T19 T1", talon="H1 H2 H3 D1 D2 D3")
    table.walk_to(Phase.ANNOUNCE)
    if called:
        table.do(Announce(A, "valat"))
    table.walk_to(Phase.BETWEEN)
    assert amounts(table.line("valat")) == (amount, -amount, amount, -amount)
    assert parts(table) == ["valat"]


def test_the_defenders_valat_is_paid_by_the_declarers_side():
    table = Table().deal(D=ALL_HIGH, A="SK CK", C="HK").walk_to(Phase.BETWEEN, choose=prever(A))
    assert amounts(table.line("valat")) == (-60, 20, 20, 20)


LONG = "T22 T21 T20 T18 T17 T16 T15 T14 T13 T12 T1 HQ"


def led_from_the_top(asked):
    """Keep hearts in the discards; play high, so that the Pagat is left for the last trick."""
    if asked.phase is Phase.DISCARD:
        return Discard(asked.seat, tuple(asked.cards.legal)[-asked.cards.count :])
    if asked.phase is not Phase.PLAY:
        return None
    return PlayCard(asked.seat, max(asked.cards.legal, key=lambda each: each.id))


def pagat_in_the_last_trick(*, announce, partner):
    """A loses one heart trick to D, then leads his tarocks and the Pagat last of all."""
    table = Table().deal(talon="DQ DN DJ D4 D3 D2", A=LONG, C=partner, D="HK")
    table.walk_to(Phase.ANNOUNCE, choose=led_from_the_top)
    if announce:
        table.do(Announce(A, "pagat"))
    table.walk_to(Phase.PLAY).play("HQ").walk_to(Phase.BETWEEN, choose=led_from_the_top)
    last = table.state.play.tricks[-1]
    assert [entry.card for entry in last.cards if entry.seat == A] == [card("T1")]
    return table


@pytest.mark.parametrize(("announce", "amount"), [(False, 2), (True, 4)])
def test_spjst_50_53_the_pagat_takes_the_last_trick(announce, amount):
    table = pagat_in_the_last_trick(announce=announce, partner="T19 T2 T3 T4 H4 H2 H1")
    assert table.state.play.tricks[-1].winner == A
    assert amounts(table.line("pagat")) == (amount, -amount, amount, -amount)


@pytest.mark.parametrize(("announce", "amount"), [(False, 2), (True, 4)])
def test_spjst_51_the_pagat_is_beaten_in_the_last_trick_be_it_by_the_own_partner(announce, amount):
    long = "T19 T11 T10 T9 T8 T7 T6 T5 T4 T3 T2 H4"
    table = pagat_in_the_last_trick(announce=announce, partner=long)
    assert table.state.play.tricks[-1].winner == C
    assert amounts(table.line("pagat")) == (-amount, amount, -amount, amount)


def test_spjst_52_a_pagat_played_early_and_not_announced_is_not_paid():
    table = Table().deal(A="HK", B="T1 T2 T3 T4 T5 T6", C="T19").walk_to(Phase.PLAY)
    while card("T1") in table.hand(B):
        legal = table.legal()
        pagat = [act for act in legal if getattr(act, "card", None) is card("T1")]
        table.do(pagat[0] if pagat else legal[0])
    assert len(table.state.play.tricks) < 11
    table.walk_to(Phase.BETWEEN)
    assert "pagat" not in parts(table)


def test_the_holder_of_the_called_trump_shares_with_the_declarer():
    table = Table().deal(A="T22 T21 HK", C="T19 T18 T17 T16").walk_to(Phase.BETWEEN)
    line = table.line("game")
    gains = amounts(line)
    assert gains[A] == gains[C] == -gains[B] == -gains[D] != 0
    assert said(line.label)[0] == A


def test_the_forehand_is_announced_with_the_deal():
    table = Table(first=True).deal(C="T2")
    assert ForehandFound(C, card("T2")) in table.last.events
