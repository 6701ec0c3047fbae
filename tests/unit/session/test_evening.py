"""From hand to hand."""

from fractions import Fraction

import pytest

from tarock_desktop.cards.notation import parse_card
from tarock_desktop.session.evening import Evening, draw_rank, highest_drawn
from tarock_desktop.session.scheduler import Scheduler
from tarock_desktop.table.events import RoundClosed
from tarock_desktop.table.rulings import Verdict
from tarock_desktop.table.seats import Seat, Watcher
from tests.kit.executor import InlineExecutor
from tests.kit.play import variant_with
from tests.unit.session.tables import BOTS, session

SEATS = tuple(Seat(seat) for seat in range(4))
PACK = variant_with().sheet.pack


def rank(name):
    return draw_rank(parse_card(name), PACK)


def test_high_card_any_tarock_beats_suits_then_king_to_pip_with_equals_across_suits():
    order = ["T22", "T21", "T2", "T1", "HK", "SQ", "DN", "CJ", "H4", "D3", "C8", "S7"]
    ranks = [rank(name) for name in order]
    assert ranks == sorted(ranks, reverse=True)
    assert len(set(ranks)) == len(order)
    assert rank("HK") == rank("SK")
    assert rank("D4") == rank("C10")
    assert rank("H1") == rank("S7")


@pytest.mark.parametrize(
    ("cards", "highest"),
    [
        ("HK SQ T2 CJ", 2),
        ("T5 HK T21 T3", 2),
        ("HK SQ CK D1 H1 H4", 2),
        ("HK SQ CK DN SK DK D1 S10", 2),
        ("S7 S8 HQ DQ CJ DJ H3 T1", 3),
    ],
)
def test_the_highest_card_is_found_and_equals_draw_again(cards, highest):
    assert highest_drawn(SEATS, PACK, map(parse_card, cards.split())) == highest


@pytest.mark.parametrize("option", ["random", "draw"])
def test_every_seat_can_deal_first(option):
    found = set()
    for number in range(40):
        evening = Evening(session(secret=str(number), first_dealer=option))
        first = evening.first_dealer()
        assert first == evening.first_dealer()
        found.add(first)
    assert found == set(SEATS)


def test_the_host_deals_first_where_the_table_wants_it():
    game = session(first_dealer="host")
    evening = Evening(game, host=Seat(2))
    assert evening.start_hand().accepted
    assert game.observation(Watcher.PUBLIC).round.dealer == Seat(2)


def test_who_deals_first_can_be_said():
    game = session()
    assert Evening(game).start_hand(Seat(1)).accepted
    assert game.observation(Watcher.PUBLIC).round.dealer == Seat(1)


def test_a_round_has_its_length_and_is_closed_with_a_sheet_that_adds_up():
    game = session(round_length=2)
    evening = Evening(game)
    assert not evening.may_close
    Scheduler(game, InlineExecutor(), BOTS)
    assert (evening.hands_left, evening.may_start) == (2, True)
    assert evening.start_hand().accepted
    assert (evening.hands_left, evening.may_close) == (1, True)
    assert evening.start_hand().accepted
    assert (evening.hands_left, evening.may_start) == (0, False)
    wrong = (evening.scores[0] + 1, *evening.scores[1:])
    answer = evening.close(wrong)
    assert answer.verdict is Verdict.REFUSED
    assert answer.ruling is not None
    assert answer.ruling.row == "SPJST-P40"
    assert not evening.may_start
    assert sum(evening.scores) == Fraction(400)
    assert evening.close().accepted
    assert game.finished
    assert RoundClosed(evening.scores) in game.history(Watcher.PUBLIC)
    assert not evening.may_start
    assert evening.start_hand().verdict is Verdict.IMPOSSIBLE


def test_a_running_hand_does_not_count_as_played():
    game = session(0)
    evening = Evening(game)
    assert evening.start_hand().accepted
    assert (evening.hands_played, evening.may_start, evening.may_close) == (0, False, False)


def test_a_round_can_be_as_long_as_the_players_like():
    evening = Evening(session(round_length=0))
    assert evening.length is None
    assert evening.hands_left is None
    assert evening.may_start
