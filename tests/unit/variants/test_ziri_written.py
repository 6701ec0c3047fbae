"""The written sheet of the Žiri table goes with the payments, whatever is ruled on them."""

from fractions import Fraction

import pytest

from tarock_desktop.engine.decide import decide
from tarock_desktop.journal.timeline import Entry
from tarock_desktop.table.actions import JudgeRuling, ReopenRuling
from tarock_desktop.table.amounts import total
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import TABLE
from tests.kit.play import random_hand, variant_with
from tests.kit.scoreboards import scoreboard

HANDS = 4


@pytest.fixture(scope="module")
def game():
    return random_hand(variant_with("ziri"), "written", hands=HANDS)


def levelled(written):
    """Return the payments of a written column: each point a unit from every other player."""
    return tuple(len(written) * amount - sum(written) for amount in written)


def test_the_columns_add_up_line_by_line_and_come_to_what_was_paid(game):
    lines = [
        line for _, done in game if done.state.result.over for line in done.state.result.lines
    ]
    table = game[-1][1].state.round
    assert any(table.written)
    assert table.written == total((line.written for line in lines), len(table.seats))
    assert levelled(table.written) == table.scores


def test_the_score_sheet_has_the_columns_after_every_hand(game):
    sheet = scoreboard([Entry(action, done.events) for action, done in game], (Fraction(0),) * 4)
    over = [done.state for _, done in game if done.state.result.over]
    assert [row.written for row in sheet.rows] == [state.round.written for state in over]


@pytest.mark.parametrize(("unit", "share"), [("per-payer", Fraction(1, 4)), ("levelled", 1)])
def test_what_a_judge_lets_pay_is_written_and_struck_out_again(game, unit, share):
    ziri = variant_with("ziri", (("cash_unit", unit),))
    state, payments = game[-1][1].state, tuple(map(Fraction, (9, -3, -3, -3)))
    ruled = decide(
        state, JudgeRuling(TABLE, payments=payments, text="talking"), ziri, Mode.TOURNAMENT
    ).state
    added = tuple(
        after - before
        for after, before in zip(ruled.round.written, state.round.written, strict=True)
    )
    assert added == tuple(share * amount for amount in payments)
    last = len(ruled.book.rulings) - 1
    again = decide(ruled, ReopenRuling(TABLE, last), ziri, Mode.TOURNAMENT).state
    assert again.round.written == state.round.written
    assert again.round.chips == state.round.chips


def test_no_sheet_is_written_where_only_payments_count():
    game = random_hand(variant_with("spjst"), "written")
    assert game[-1][1].state.round.written == ()
