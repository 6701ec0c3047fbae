"""A king laid away that comes to light at the end: what is left to whom (ziri 10, ZIRI-82)."""

from __future__ import annotations

from fractions import Fraction
from typing import Self

import pytest

from tarock_desktop.cards.notation import parse_cards, parse_cardset
from tarock_desktop.session.saves import new_game
from tarock_desktop.session.seating import Seating, computer, human
from tarock_desktop.table.actions import (
    Action,
    ArrangeDeal,
    Bid,
    Claim,
    Discard,
    JudgeRuling,
    Pass,
    Ready,
    ReopenRuling,
    StartHand,
    TakeTalon,
)
from tarock_desktop.table.judging import JudgeQuestion
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import TABLE
from tarock_desktop.table.state import opening_state
from tests.kit.positions import A, B, C
from tests.kit.tournament import Tournament

STRONG = "T22 T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 SQ SN SJ HQ"
WEAK = "DK DQ DN DJ D1 D2 CK CQ CN CJ C10 C9 H1 H2 H3 HK"
OTHER = "T10 T9 T8 T7 T6 T5 T4 T3 T2 T1 SK S10 S9 HN HJ H4"
TALON = "S7 S8 C7 C8 D4 D3"


class Recorded(Tournament):
    """A table that remembers what was done at it."""

    def __init__(self, ruleset: str) -> None:
        super().__init__(ruleset)
        self.acts: list[Action] = []

    def do(self, *actions: Action) -> Self:
        for action in actions:
            super().do(action)
            self.acts.append(action)
        return self


def played(declarers: str, *, claimed_at: int = 16) -> Recorded:
    """Return a trojka in which A laid the king of hearts away, claimed after so many tricks."""
    hands = (declarers, STRONG if declarers is WEAK else WEAK, OTHER)
    if declarers is STRONG:
        # The king of hearts comes to A.
        hands = (STRONG.replace("HQ", "HK"), WEAK.replace("HK", "HQ"), OTHER)
    table = Recorded("ziri")
    table.state = opening_state((Fraction(0),) * 3)
    deal = ArrangeDeal(TABLE, tuple(map(parse_cardset, hands)), parse_cards(TALON))
    table.do(StartHand(dealer=C), deal, Bid(A, "trojka"), Pass(B), Pass(C))
    table.do(TakeTalon(A, (0, 1, 2)), Discard(A, parse_cards("HK S7 S8")), Ready(A))
    table.do(Ready(A), Ready(B), Ready(C))
    while table.phase is Phase.PLAY and len(table.state.play.tricks) < claimed_at:
        table.do(table.legal()[0])
    table.do(Claim(B, A, "discard.king"))
    assert table.rows() == ["ZIRI-P08"]
    return table


def offered(question: JudgeQuestion) -> list[str | None]:
    return [choice.action.choice for choice in question.choices]


def test_the_result_is_left_to_the_defenders_of_a_lost_game():
    table = played(WEAK)
    (question,) = table.questions()
    assert offered(question) == ["as-sheet", "result"]
    assert question.choices[-1].seats == (B, C)
    assert question.choices[-1].action.seat == B
    for seat in (A, TABLE):
        table.impossible(JudgeRuling(seat, number=0, choice="result"))
    table.impossible(JudgeRuling(A, number=0, choice="as-sheet"))
    before = table.state.round.scores
    table.do(JudgeRuling(C, number=0, choice="result"))
    assert table.state.round.scores != before


def test_nothing_is_left_open_where_the_declarer_won():
    table = played(STRONG)
    (question,) = table.questions()
    assert offered(question) == []
    assert question.reopen == ReopenRuling(TABLE, 0)
    table.impossible(JudgeRuling(B, number=0, choice="result"))


def test_nothing_is_left_open_before_the_end():
    table = played(WEAK, claimed_at=15)
    (question,) = table.questions()
    assert offered(question) == []
    table.impossible(JudgeRuling(B, number=0, choice="result"))


def test_a_judge_who_opens_the_ruling_again_finds_the_same_choice():
    table = played(WEAK).do(JudgeRuling(C, number=0, choice="as-sheet"), ReopenRuling(TABLE, 0))
    (question,) = table.questions()
    assert offered(question) == ["as-sheet", "result"]


@pytest.mark.parametrize(("people", "choices"), [((A,), 1), ((A, B), 2)])
def test_what_computer_players_alone_may_choose_nobody_is_asked(people, choices):
    names = enumerate(("Anna", "Josef", "Marie"))
    places = (human(n) if seat in people else computer(n, "club") for seat, n in names)
    game = new_game("ziri", {}, Seating(tuple(places)), mode=Mode.TOURNAMENT)
    for act in played(WEAK).acts:
        assert game.submit(act).accepted
    (question,) = game.questions(A)
    assert len(question.choices) == choices
