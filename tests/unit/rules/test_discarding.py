"""Laying away: SPJST Art. 9 and readings A13, A14, A39."""

import pytest

from tarock_desktop.cards.notation import parse_cards
from tarock_desktop.table.actions import Discard
from tarock_desktop.table.phases import Phase
from tests.kit.positions import A, B, C, D, Table, card, cards

LONG = "T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 HK DK"


def discarding(hand="HK HQ HN HJ H4 H3 T5 T6 T7 T8 T9 T10", talon="D1 D2 D3 D4", options=None):
    return Table(options).deal(A=hand, C="T19", talon=talon).walk_to(Phase.DISCARD)


def lay(text, shown=""):
    return Discard(A, parse_cards(text), cards(shown))


def test_spjst_29_exactly_as_many_as_drawn():
    table = discarding()
    for text in ("H4", "H4 H3 D1", "H4 H3 D1 D2 D3", ""):
        ruling = table.refused(lay(text))
        assert (ruling.rule, ruling.row) == ("discard.count", "SPJST-P11")
    assert table.do(lay("H4 H3 D1 D2")).hand(A) == cards("HK HQ HN HJ D3 D4 T5 T6 T7 T8 T9 T10")


def test_spjst_30_never_a_king():
    table = discarding()
    ruling = table.refused(lay("HK H3 D1 D2"))
    assert (ruling.rule, ruling.row) == ("discard.king", "SPJST-P12")
    assert card("HK") not in ruling.alternatives
    assert cards("HQ HN HJ H4 H3 D1 D2 D3 D4") == ruling.alternatives


def test_spjst_31_no_tarock_while_there_are_enough_others_shown_or_not():
    table = discarding()
    assert table.refused(lay("T5 H3 D1 D2")).rule == "discard.hidden-trump"
    ruling = table.refused(lay("T5 H3 D1 D2", "T5"))
    assert (ruling.rule, ruling.row) == ("discard.needless-trump", "SPJST-P14")
    reasons = {barred.card: barred.reason.key for barred in table.choice.barred}
    assert (reasons[card("T5")], reasons[card("HK")]) == ("reason.needless-trump", "reason.king")


def test_a_necessary_tarock_lies_face_up_and_no_more_of_them_than_needed():
    table = discarding(LONG, "CK SK H4 T13")
    choice = table.prompt.cards
    assert choice.required == cards("H4")
    assert choice.must_show == cards("T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T13")
    assert table.refused(lay("H4 T2 T3 T4")).rule == "discard.hidden-trump"
    assert table.refused(lay("H4 T2 T3 T4", "T2 T3")).rule == "discard.hidden-trump"
    assert table.refused(lay("T2 T3 T4 T5", "T2 T3 T4 T5")).rule == "discard.needless-trump"
    table.do(lay("H4 T2 T3 T4", "T2 T3 T4"))
    assert table.state.deal.discards[A].shown == cards("T2 T3 T4")


def test_further_breaks_of_the_same_act_are_noted():
    ruling = discarding().refused(lay("HK T5"))
    assert ruling.rule == "discard.king"
    assert [note.key for note in ruling.notes] == [
        "discard.hidden-trump",
        "discard.needless-trump",
        "discard.count",
    ]


def test_the_trull_may_go_when_necessary_unless_the_option_forbids_it():
    hand, talon = "T1 T21 T22 T5 T6 T7 T8 T9 T10 T11 HK DK", "CK SK T12 T13"
    lay_trull = lay("T1 T5 T6 T7", "T1 T5 T6 T7")
    assert lay_trull in discarding(hand, talon).legal()
    strict = discarding(hand, talon, {"forbid_trull_discard": True})
    ruling = strict.refused(lay_trull)
    assert (ruling.rule, ruling.row) == ("discard.forbidden", "SPJST-Art.9")
    assert all(not cards("T1 T21 T22") & cards_of(act) for act in strict.legal())
    reasons = {barred.card: barred.reason.key for barred in strict.prompt.cards.barred}
    assert reasons[card("T22")] == "reason.forbidden"


def cards_of(act):
    return cards(" ".join(c.name for c in act.cards))


@pytest.mark.parametrize("act", [
    Discard(A, parse_cards("C7 D1 D2 D3")),  # not in the hand
    Discard(A, (card("D1"), card("D1"), card("D2"), card("D3"))),  # one card twice
    Discard(A, parse_cards("D1 D2 D3 H4"), cards("H3")),  # shows what it does not lay
])  # fmt: skip
def test_what_cannot_be_laid_is_impossible(act):
    assert discarding().impossible(act).key == "act.not-possible"


def test_the_declarer_lays_away_first():
    table = discarding()
    assert table.refused(Discard(B, (min(table.hand(B)),))).rule == "turn.wait"


def test_spjst_32_discards_count_for_the_discarders_side():
    table = discarding("HQ HN HJ DQ DN DJ CQ CN CJ SQ SN SJ").do(lay("HQ HN HJ DQ"))
    table.walk_to(Phase.BETWEEN)
    won = [entry.card for t in table.state.play.tricks if t.winner == A for entry in t.cards]
    values = table.variant.sheet.pack.values
    assert table.points()[A] == 4 + 3 + 2 + 4 + sum(values[c.id] for c in won)
    assert sum(table.points()) == 106


def test_a_called_trump_laid_away_face_up_still_makes_its_holder_the_partner():
    long = "T19 T3 T4 T5 T6 T7 T8 T9 T10 T11 HK DK"
    table = Table().deal(A="HQ", B=long, talon="H1 H2 H3 H4 CK").walk_to(Phase.DISCARD)
    table.do(table.legal()[0], Discard(B, (card("T19"),), cards("T19"))).walk_to(Phase.BETWEEN)
    line = table.line("game")
    assert line.amounts[A] == line.amounts[B] == -line.amounts[C] == -line.amounts[D]
