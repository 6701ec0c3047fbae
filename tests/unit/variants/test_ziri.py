"""Žiri tarok: what no single case shows."""

from fractions import Fraction

import pytest

from tarock_desktop.cards.cardset import ALL_CARDS
from tarock_desktop.engine.decide import decide
from tarock_desktop.engine.moves import legal_actions
from tarock_desktop.rules.ziri.own_kontra import KONTRA
from tarock_desktop.table.actions import (
    Challenge,
    Choose,
    Claim,
    Discard,
    Lapse,
    Ready,
    TakeTalon,
)
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.redact import observe
from tarock_desktop.table.rulings import Mode, Verdict
from tarock_desktop.variants.loader import load_variant
from tarock_desktop.variants.ziri.sheet import ziri
from tests.kit.positions import A, B, C, D
from tests.kit.ziri import ZIRI, bid_won, dealt, do, in_klop, played_out


def test_ziri_01_55_the_pack_counts_seventy_points_in_thirds():
    pack = ZIRI.sheet.pack
    assert pack.count(ALL_CARDS) == 70
    wins = [law.wins for law in ziri(ZIRI.sheet).contract if law.wins]
    assert wins == [36, Fraction(107, 3), Fraction(106, 3), 36]


def test_ziri_19_20_23_the_dealer_of_four_rests_and_all_four_share_the_payment():
    state = bid_won("trojka", people=4)
    assert state.deal.order == (A, B, C)
    end = played_out(state)
    line = end.result.lines[0]
    assert line.amounts[D] == line.amounts[B] == -line.amounts[A] / 3
    assert [seat for seat in (B, C, D) if line.written[seat]] == []


def test_ziri_34_the_talon_lies_open_for_all_before_the_declarer_picks():
    state = bid_won("dvojka")
    assert all(place.card is not None for place in observe(state, C).deal.talon)


def test_ziri_28_nobody_sees_the_talon_of_a_brez_talona():
    state = bid_won("brez-talona")
    assert state.phase is Phase.ANNOUNCE
    assert all(place.card is None for place in observe(state, A).deal.talon)


def test_ziri_32_a_named_tarok_is_heard_and_the_other_discards_are_not_seen():
    state = do(bid_won("trojka"), TakeTalon(A, (0, 1, 2)))
    choice = ZIRI.phases[Phase.DISCARD].prompt(state, A).cards
    assert choice.legal is not None
    plain = tuple(choice.legal - choice.must_show)[:2]
    tarok = next(iter(choice.must_show))
    state = do(
        state,
        Discard(
            A,
            (*plain, tarok),
            choice.must_show & choice.legal.of_suit(tarok.suit) & type(choice.legal).of(tarok),
        ),
    )
    assert tuple(observe(state, B).deal.discards[A].cards) == (tarok,)


def test_ziri_63_64_65_klop_of_three_hands_the_talon_out_unseen():
    state = in_klop()
    for seat in (A, B, C):
        state = do(state, Choose(seat, KONTRA, "no"))
    assert [hand.size for hand in state.deal.hands] == [18, 18, 18]
    seen = [place.card is not None for place in observe(state, B).deal.talon]
    assert seen == [False, False, True, True, False, False]


def test_ziri_77_klop_of_four_has_six_tricks_with_the_talon_and_ten_without():
    state = in_klop(people=4)
    for seat in (A, B, C):
        state = do(state, Choose(seat, KONTRA, "no"))
    assert state.deal.hands[D].size == 6
    end = played_out(state)
    assert [len(trick.cards) for trick in end.play.tricks] == [4] * 6 + [3] * 10
    assert sum(end.result.points or ()) == 70


@pytest.mark.parametrize("people", [3, 4])
def test_ziri_72_78_an_open_player_may_say_kontra_later_only_with_four(people):
    state = in_klop(people)
    state = do(state, Choose(A, KONTRA, "open"), Choose(B, KONTRA, "no"), Choose(C, KONTRA, "no"))
    decision = decide(state, Challenge(A, "game", 1), ZIRI, Mode.GUARD)
    expected = Verdict.REFUSED if people == 3 else Verdict.ACCEPTED
    assert decision.verdict is expected


def test_ziri_78_silence_counts_as_kontra():
    state = in_klop()
    state = do(state, Choose(A, KONTRA, "open"), Choose(B, KONTRA, "no"), Choose(C, KONTRA, "no"))
    card = next(a for a in legal_actions(state, ZIRI) if type(a).__name__ == "PlayCard")
    decision = decide(state, card, ZIRI, Mode.GUARD)
    assert decision.ruling is not None
    assert decision.ruling.rule == "kontra.silent"
    assert decision.state.notices.doubling("game") == (A,)


def test_ziri_40_43_everybody_is_asked_again_after_something_new():
    state = bid_won("brez-talona")
    state = do(state, Ready(A), Challenge(B, "game", 1), Ready(B), Ready(C))
    assert state.turn == A
    assert do(state, Ready(A)).phase is Phase.PLAY


@pytest.mark.parametrize(
    ("kind", "row"),
    [("show-hand", "ZIRI-P33"), ("talk", "ZIRI-P33"), ("look-discards", "ZIRI-P33")],
)
@pytest.mark.parametrize("timing", ["claims", "immediate"])
def test_ziri_p33_what_is_done_before_there_are_sides_the_judge_decides(kind, row, timing):
    at_once = load_variant("ziri", {"referee_timing": timing})
    state = dealt()
    while state.phase is Phase.PACKET:
        state = do(state, next(iter(legal_actions(state, ZIRI))))
    for action in (Lapse(B, kind), Claim(C, B, "any")):
        if timing == "claims" or isinstance(action, Lapse):
            state = decide(state, action, at_once, Mode.TOURNAMENT).state
    assert [ruling.row for ruling in state.book.rulings] == [row]
    assert state.phase is Phase.BID
