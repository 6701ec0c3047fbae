"""`decide`: accepted acts are booked, everything else leaves the table as it is."""

from fractions import Fraction

import pytest

from tarock_desktop.engine.decide import decide
from tarock_desktop.table.actions import Bid, CloseRound, Pass, PlayCard, Ready, StartHand
from tarock_desktop.table.events import HandStarted, RoundClosed, TurnGiven
from tarock_desktop.table.evolve import fold
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode, Verdict
from tarock_desktop.table.seats import TABLE
from tests.kit.positions import A, B, C, D, Table


def test_an_accepted_act_gives_events_that_lead_to_the_new_state():
    table = Table().deal()
    before = table.state
    table.do(Bid(A, "povinost"))
    assert fold(before, table.last.events) == table.state
    assert table.state.seq == before.seq + len(table.last.events)
    assert before.turn == A, "the old state is as it was"


def test_the_last_event_gives_the_turn_on():
    table = Table().deal().do(Bid(A, "povinost"))
    assert table.last.events[-1] == TurnGiven(Phase.BID, B)


def test_every_question_of_the_digest_is_asked_before_play():
    """SPJST-43: after the announcements everybody is asked for challenges."""
    table = Table().deal().walk_to(Phase.ANNOUNCE)
    table.do(Ready(A), Ready(B), Ready(C), Ready(D))
    assert (table.phase, table.turn) == (Phase.CHALLENGE, A)
    assert table.state.notices.ready == ()


def test_a_seat_that_stays_due_gets_no_second_turn():
    table = Table().deal().walk_to(Phase.CLEARANCE)
    turns = [event for event in table.last.events if isinstance(event, TurnGiven)]
    assert len(turns) == 1


def test_a_refusal_has_a_ruling_and_an_impossible_act_a_reason():
    table = Table().deal()
    refused = table.decide(Pass(A))
    assert (refused.verdict, refused.reason) == (Verdict.REFUSED, None)
    impossible = table.decide(PlayCard(A, min(table.hand(A))))
    assert (impossible.verdict, impossible.ruling) == (Verdict.IMPOSSIBLE, None)


def test_the_round_begins_and_ends():
    table = Table(first=True).do(StartHand(TABLE, B))
    assert table.last.events[0] == HandStarted(1, B, (C, D, A, B))
    table = Table()
    sheet = (Fraction(100),) * 4
    table.do(CloseRound(TABLE, sheet))
    assert table.last.events == (RoundClosed(sheet), TurnGiven(Phase.CLOSED, None))


@pytest.mark.parametrize("seat", [A, B, C, D])
def test_spjst_06_the_dealer_named_for_the_first_hand_deals_it(seat):
    table = Table(first=True).do(StartHand(TABLE, seat))
    assert (table.state.round.dealer, table.turn) == (seat, seat)


def test_the_guard_table_is_the_one_that_refuses():
    table = Table().deal()
    assert decide(table.state, Pass(A), table.variant, Mode.GUARD).verdict is Verdict.REFUSED
