"""The score sheet as data."""

import pytest

from tarock_desktop.journal.timeline import Entry
from tarock_desktop.table.actions import CloseRound
from tarock_desktop.table.amounts import total
from tarock_desktop.table.events import RoundClosed
from tarock_desktop.table.seats import TABLE
from tests.kit.play import random_hand, variant_with
from tests.kit.scoreboards import scoreboard

START = (variant_with().start,) * 4


@pytest.fixture(scope="module")
def game():
    return random_hand(variant_with(), "11", hands=6)


def entries(game):
    return [Entry(action, decision.events) for action, decision in game]


def test_one_row_a_hand_that_adds_up_to_the_table(game):
    sheet = scoreboard(entries(game), START)
    assert [row.number for row in sheet.rows] == [1, 2, 3, 4, 5, 6]
    assert all(row.over and sum(row.amounts) == 0 for row in sheet.rows)
    assert sheet.rows[-1].scores == game[-1][1].state.round.scores
    assert total((row.amounts for row in sheet.rows), 4) == tuple(
        score - start for score, start in zip(sheet.rows[-1].scores, START, strict=True)
    )


def test_a_row_says_who_played_what_and_by_which_articles(game):
    ends = [decision.state for _, decision in game if decision.state.result.over]
    rows = scoreboard(entries(game), START).rows
    first = ends[0]
    assert rows[0].contract == first.auction.contract
    assert rows[0].declarer == first.auction.declarer
    assert rows[0].points == first.result.points
    assert rows[0].lines == first.result.lines


def test_loans_stand_in_the_row_of_their_hand_and_change_no_score():
    states = random_hand(variant_with(), "3", hands=8)
    sheet = scoreboard(entries(states), START)
    loans = [loan for row in sheet.rows for loan in row.loans]
    assert loans, "the example must have loans"
    last = states[-1][1].state.round
    assert sheet.rows[-1].scores == last.scores
    for seat in range(4):
        assert sum(amount for who, amount in loans if who == seat) == last.loans[seat]


def test_a_running_hand_is_not_over(game):
    sheet = scoreboard(entries(game)[:10], START)
    assert not sheet.rows[-1].over
    assert sheet.closed is None


def test_a_closed_round_has_its_scores():
    closing = Entry(CloseRound(TABLE, START), (RoundClosed(START),))
    assert scoreboard([closing], START).closed == START
