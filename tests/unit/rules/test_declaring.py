"""Values: SPJST Art. 12, 17, 18, 21, readings A4 to A8 and A43."""

import pytest

from tarock_desktop.rules.words.declaring import values_of
from tarock_desktop.table.actions import Declare
from tarock_desktop.table.phases import Phase
from tests.kit.play import texas_with
from tests.kit.positions import A, B, C, D, Table, amounts, cards, prever

PLAIN = "HQ HN HJ H4 H3 H2 DQ DN DJ D4 D3 D2"


def worth(text, **options):
    sheet = texas_with("spjst", tuple(options.items())).sheet
    held = values_of(cards(text), sheet.value, sheet.declaring)
    return {value.id: int(value.amount) for value in held}


def tarocks(count, start=2):
    return " ".join(f"T{number}" for number in range(start, start + count))


@pytest.mark.parametrize(
    ("count", "value"),
    [(0, {"uni": 4}), (1, {"beeda": 2}), (2, {"beeda": 2}), (3, {}), (7, {}),
     (8, {"tarocky": 2}), (9, {"tarocky": 2}), (10, {"taroky": 4}), (12, {"taroky": 4})],
)  # fmt: skip
def test_spjst_58_62_the_number_of_tarocks(count, value):
    hand = f"{tarocks(count)} {' '.join(PLAIN.split()[: 12 - count])}"
    assert worth(hand) == value


@pytest.mark.parametrize(
    ("honours", "value"),
    [
        ("T22 T21", {}),
        ("T22 T21 HK", {}),
        ("HK DK CK", {}),
        ("T22 T21 T1", {"trull": 2}),
        ("T22 T21 HK DK", {"pane": 2}),
        ("T22 HK DK CK", {"pane": 2}),
        ("T22 T21 HK DK CK", {"pane": 2}),
        ("T22 T21 T1 HK", {"trull-pane": 4}),
        ("T22 T21 T1 HK DK CK", {"trull-pane": 4}),
        ("HK DK CK SK", {"krale": 4}),
        ("HK DK CK SK T1", {"rosanne-pane": 6}),
        ("HK DK CK SK T22 T1", {"rosanne-pane": 6}),
        ("HK DK CK SK T22 T21 T1", {"spjst": 10}),
    ],
)
def test_spjst_62_the_five_counters(honours, value):
    filler = "T5 T6 T7 T8"  # neither few tarocks nor many
    assert worth(f"{honours} {filler}") == value | _few_or_many(f"{honours} {filler}")


def _few_or_many(hand):
    count = sum(name.startswith("T") for name in hand.split())
    return {"tarocky": 2} if 8 <= count <= 9 else {}


def test_one_line_of_each_family_is_paid_together():
    assert worth("T22 T21 T1 T2 T3 T4 T5 T6 HK HQ HN HJ") == {"tarocky": 2, "trull-pane": 4}


def test_the_option_adds_all_lines_of_a_family():
    hand = "T22 T21 T1 HK T5 T6 T7 HQ HN HJ H4 H3"
    assert worth(hand) == {"trull-pane": 4}
    assert worth(hand, stack_values=True) == {"trull": 2, "pane": 2, "trull-pane": 4}


EIGHT = "T3 T4 T5 T6 T7 T8 T9 T10 HQ HN HJ H4"


def declaring(options=None, **hands):
    hands = {"B": EIGHT, "C": "T19", "D": "T1 T21 T22"} | hands
    return Table(options).deal(talon="CQ CN CJ C10 SQ SN", **hands).walk_to(Phase.DECLARE)


def test_spjst_40_a_value_is_paid_at_once_by_all_three_partner_included():
    table = declaring().do(Declare(A), Declare(B, ("tarocky",)))
    assert table.chips() == (98, 106, 98, 98)
    assert amounts(table.line("values")) == (-2, 6, -2, -2)
    assert table.line("values").article == "21"


def test_spjst_38_the_winning_bidder_declares_first_then_counter_clockwise():
    table = Table().deal().walk_to(Phase.DECLARE, choose=prever(C))
    order = []
    while table.phase is Phase.DECLARE:
        order.append(table.turn)
        table.do(Declare(table.turn))
    assert order == [C, D, A, B]


def test_spjst_41_59_an_undeclared_value_earns_and_costs_nothing():
    table = declaring().walk_to(Phase.PLAY)
    assert table.chips() == (100, 100, 100, 100)
    assert table.state.notices.declared == ((), (), (), ())


def test_a_value_that_is_not_held_is_refused():
    ruling = declaring().do(Declare(A)).refused(Declare(B, ("taroky",)))
    assert (ruling.rule, ruling.row) == ("declare.false", "SPJST-P18")
    table = declaring().do(Declare(A))
    assert table.refused(Declare(B, ("tarocky", "uni"))).rule == "declare.false"


def test_two_lines_of_one_family_are_refused_unless_they_stack():
    hand = "T22 T21 T1 HK T5 T6 T7 HQ HN HJ H4 H3"
    table = declaring(B=hand, D="DK").do(Declare(A))
    assert table.refused(Declare(B, ("trull", "trull-pane"))).rule == "declare.family"
    table = declaring({"stack_values": True}, B=hand, D="DK").do(Declare(A))
    table.do(Declare(B, ("trull", "pane", "trull-pane")))
    assert table.chips()[B] == 124


@pytest.mark.parametrize("names", [("beer",), ("tarocky", "tarocky")])
def test_what_is_no_value_cannot_be_declared(names):
    table = declaring().do(Declare(A))
    assert table.impossible(Declare(B, names)).key == "act.not-possible"


def test_the_values_offered_are_those_of_the_hand_with_what_they_pay():
    table = declaring().do(Declare(A))
    (choice,) = table.prompt.values
    assert choice.value == "tarocky"
    assert set(table.legal()) == {Declare(B), Declare(B, ("tarocky",))}
