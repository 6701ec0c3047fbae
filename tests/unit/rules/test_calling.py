"""The partner trump: SPJST Art. 7, QS-2, QS-3, vectors B09 to B14."""

import pytest

from tarock_desktop.table.actions import CallCard
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Verdict
from tests.kit.positions import A, B, C, Table, card, cards


def calling(hand, talon=""):
    table = Table().deal(A=hand, B="HK", C="DK", D="SK", talon=talon)
    return table.walk_to(Phase.CALL)


@pytest.mark.parametrize(
    ("held", "callable_"),
    [
        ("HQ", "T19"),
        ("T18", "T19"),
        ("T18 T17 T16 T15", "T19"),
        ("T19", "T18 T19"),
        ("T19 T18", "T17 T19"),
        ("T19 T17", "T18 T19"),
        ("T19 T18 T17 T15", "T16 T19"),
        ("T19 T18 T17 T16", "T15 T19"),
        ("T19 T18 T17 T16 T15", "T19"),
    ],
)
def test_spjst_19_21_the_legal_call_set(held, callable_):
    table = calling(held)
    for name in ("T22", "T21", "T20", "T19", "T18", "T17", "T16", "T15", "T14", "T1", "HQ"):
        action = CallCard(A, card(name))
        if card(name) in cards(callable_):
            assert action in table.legal()
        else:
            ruling = table.refused(action)
            assert (ruling.row, ruling.citation.consequence) == ("SPJST-P22", "31/wrong-trump")
            assert ruling.alternatives == cards(callable_)
            assert action not in table.legal()


def test_the_call_is_judged_after_the_pickup():
    table = calling("HQ", talon="T19 H1 H2 H3")
    assert table.refused(CallCard(A, card("T17"))).alternatives == cards("T18 T19")


def test_who_says_nothing_has_called_the_xix():
    table = calling("T18").do(CallCard(A, None))
    assert table.state.calls.card == card("T19")
    assert not table.state.calls.spoken
    assert calling("T18").do(CallCard(A, card("T19"))).state.calls.spoken


def test_spjst_20_playing_alone_by_the_own_xix_is_told_to_nobody():
    table = calling("T19 T18 T17 T16 T15").do(CallCard(A, card("T19")))
    assert table.state.calls.partner is None
    for viewer in (B,):
        assert table.seen_by(viewer).calls.partner is None
    assert table.walk_to(Phase.PLAY).state.calls.partner is None


def test_only_the_declarer_calls_and_once():
    table = calling("T18")
    assert table.refused(CallCard(B, None)).rule == "turn.wait"
    table.do(CallCard(A, None))
    assert table.impossible(CallCard(A, None)).key == "act.not-possible"
    assert table.impossible(CallCard(A, card("T19"))).key == "act.not-possible"


def test_the_reason_why_a_card_cannot_be_called_names_those_that_can():
    table = calling("T19")
    barred = [option for option in table.prompt.options if option.barred]
    assert [option.action.card for option in barred] == [card("T17"), card("T16"), card("T15")]
    assert {option.barred.parameters[0].cards for option in barred} == {cards("T18 T19")}


@pytest.mark.parametrize(
    ("correction", "laid_by", "open_still"),
    [
        ("until-another-acts", (), True),
        ("until-another-acts", (A,), True),
        ("until-another-acts", (A, B), False),
        ("until-first-card", (A, B, C), True),
        ("never", (), False),
    ],
)
def test_a_call_is_taken_back_as_long_as_the_table_allows_it(correction, laid_by, open_still):
    table = Table({"call_correction": correction}).deal(A="T19", C="T18", D="T17")
    table.walk_to(Phase.CALL).do(CallCard(A, card("T19")))
    while table.state.exchange.laid != laid_by:
        table.do(table.plain_act())
    if not open_still:
        assert table.decide(CallCard(A, card("T18"))).verdict is Verdict.IMPOSSIBLE
        return
    table.do(CallCard(A, card("T18")))
    assert table.state.calls.card is card("T18")
    assert table.decide(CallCard(B, card("T17"))).verdict is not Verdict.ACCEPTED
    table.walk_to(Phase.PLAY)
    assert table.decide(CallCard(A, card("T19"))).verdict is Verdict.IMPOSSIBLE
