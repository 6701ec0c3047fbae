"""Agreement before the referee at the Czech table, and what a table agrees on beforehand."""

import pytest

from tarock_desktop.cards.notation import parse_card
from tarock_desktop.table.actions import Agree, Claim, Lapse, PlayCard
from tarock_desktop.table.events import AgreementMade
from tarock_desktop.table.redact import observe, redact
from tarock_desktop.table.rulings import Mode, Verdict
from tarock_desktop.table.seats import Watcher
from tests.kit.czech import CzechTable
from tests.kit.positions import A, B, C, D

ALL = (A, B, C, D)


def revoked():
    """Return a table at which B has not followed suit and nobody has said so."""
    table = CzechTable(Mode.TOURNAMENT).bid("solo").silent()
    return table.play("HK").do(PlayCard(B, parse_card("DQ")))


def test_cz_01_what_all_four_let_pass_is_never_ruled_on():
    table = revoked().do(Agree(A, B, ALL))
    table.do(Claim(C, B))
    assert table.rows() == []
    table.play_out()
    assert table.rows() == []
    assert not any(line.ruling is not None for line in table.state.result.lines)


def test_cz_01_the_agreement_is_logged_and_tells_nothing_more():
    done = revoked().decide(Agree(A, B, ALL))
    (event,) = done.events
    assert isinstance(event, AgreementMade)
    assert len(event.settled) == 1
    for viewer in (*ALL, Watcher.PUBLIC):
        assert redact(event, viewer) == AgreementMade(A, B, "any")
        assert observe(done.state, viewer).book.settled == ()


@pytest.mark.parametrize("missing", ALL)
def test_cz_01_an_agreement_needs_all_four(missing):
    table = revoked()
    some = tuple(seat for seat in ALL if seat != missing)
    decision = table.decide(Agree(A, B, some))
    assert decision.verdict is Verdict.REFUSED
    assert (decision.ruling.row, decision.ruling.rule) == ("CZ-P31", "agree.not-all")
    table.do(Claim(A, B))
    assert table.rows() == ["CZ-P17"]


def test_an_agreement_is_about_one_thing_only():
    table = revoked().do(Agree(A, B, ALL, "lapse.money"))
    table.do(Claim(C, B))
    assert table.rows() == ["CZ-P17"]


@pytest.mark.parametrize("mode", [Mode.GUARD, Mode.TOURNAMENT])
def test_where_nothing_can_have_happened_there_is_nothing_to_agree_on(mode):
    table = CzechTable(mode)
    if mode is Mode.TOURNAMENT:
        table.bid("solo").silent().play_out()
    assert table.decide(Agree(A, B, ALL)).verdict is Verdict.IMPOSSIBLE


@pytest.mark.parametrize(("agreed", "rows"), [(False, ["CZ-P25"]), (True, [])])
def test_cz_13_a_table_may_agree_on_leading_early(agreed, rows):
    table = CzechTable(Mode.TOURNAMENT, early_lead=agreed).bid("solo").silent()
    table.play("HK", "HN", "HJ", "H3").do(Lapse(A, "lead-early"))
    assert table.rows() == rows
