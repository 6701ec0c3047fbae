"""What the sheets ask of the referee, one test for each requirement that only he can meet."""

from fractions import Fraction

import pytest

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.rules.hand.sides import declarer_side, other_side
from tarock_desktop.table.actions import (
    Bid,
    CallCard,
    Claim,
    Cut,
    Declare,
    Discard,
    Lapse,
    MergePiles,
    Misdeal,
    Shuffle,
    StartHand,
)
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Remedy
from tarock_desktop.table.seats import TABLE
from tests.kit.positions import A, B, C, D, amounts, card
from tests.kit.tournament import Tournament

EVEN = (100, 100, 100, 100)


def discarding(seat, choose):
    """Give the choice for `walk_to` that lets *seat* lay away what *choose* makes of its hand."""

    def chosen(asked):
        if asked.phase is not Phase.DISCARD or asked.seat != seat:
            return None
        return choose(asked)

    return chosen


def one_too_few(table, seat):
    def choose(asked):
        legal = tuple(asked.cards.legal)
        return Discard(seat, legal[: asked.cards.count - 1])

    return discarding(seat, choose)


def after_wrong_discard(seat, ruleset="spjst", **hands):
    table = Tournament(ruleset).deal(**hands)
    table.walk_to(Phase.PLAY, choose=one_too_few(table, seat))
    return table


def test_spjst_34_a_wrong_count_is_corrected_before_the_first_card_for_nothing():
    table = after_wrong_discard(B)
    table.do(Claim(A, B))
    assert table.rows() == ["SPJST-P11"]
    assert table.phase is Phase.DISCARD
    assert table.turn == B
    table.walk_to(Phase.PLAY)
    assert table.chips() == EVEN


@pytest.mark.parametrize("found", ["before the first card", "at the end"])
@pytest.mark.parametrize(("name", "row"), [("HK", "SPJST-P12"), ("T2", "SPJST-P13")])
def test_spjst_35_a_king_or_hidden_trump_costs_five_each_whenever_it_is_found(name, row, found):
    table = Tournament().deal(A=f"{name} HQ HJ HN H4 H3")

    def lay(asked):
        others = tuple(c for c in asked.cards.legal if c.name != name)
        return Discard(A, (card(name), *others[:3]))

    early = found == "before the first card"
    table.walk_to(Phase.DISCARD).do(lay(table.prompt))
    if early:
        table.do(Claim(B, A))
        assert card(name) in table.hand(A)
    table.walk_to(Phase.BETWEEN)
    assert table.rows()[0] == row
    assert table.line(row).amounts == (-15, 5, 5, 5)
    pile = table.state.deal.discards[A].cards
    assert (card(name) in pile) is not early


def test_spjst_64_what_others_point_out_before_play_costs_nothing():
    table = Tournament().deal(A="T19 T18 T17").walk_to(Phase.DECLARE)
    table.walk_to(
        Phase.ANNOUNCE,
        choose=lambda p: (
            Declare(B, ("tarocky",)) if p.phase is Phase.DECLARE and p.seat == B else None
        ),
    )
    assert table.chips() == (98, 106, 98, 98)
    table.do(Claim(C, B))
    assert table.rows() == ["SPJST-P18"]
    table.walk_to(Phase.BETWEEN)
    fines = [line for line in table.state.result.lines if line.part.startswith("SPJST")]
    assert fines == []
    returned = [line for line in table.state.result.lines if line.label.key.endswith("returned")]
    assert [amounts(line) for line in returned] == [(2, -6, 2, 2)]


@pytest.mark.parametrize("seat", [A, B, C])
@pytest.mark.parametrize("seed", ["3", "4", "5", "6"])
def test_spjst_68_a_violator_collects_nothing_and_settles_for_his_partner(seat, seed):
    table = Tournament().do(StartHand(TABLE, D), Shuffle(D, 7, seed), Cut(C, 20))
    table.walk_to(Phase.BETWEEN, choose=one_too_few(table, seat))
    side = declarer_side(table.state)
    assert len(side) == 2
    own = side if seat in side else other_side(table.state, side)
    (partner,) = (other for other in own if other != seat)
    others = [other for other in (A, B, C, D) if other not in own]
    game = table.line("game").amounts
    unit = max(game)
    if game[partner] > 0:  # The losers pay nothing; he pays his partner's win himself.
        assert (game[seat], game[partner]) == (-unit, unit)
        assert [game[other] for other in others] == [0, 0]
    else:  # He bears his partner's loss.
        assert (game[seat], game[partner]) == (-2 * unit, 0)
        assert [game[other] for other in others] == [unit, unit]
    assert table.line("SPJST-P09").amounts[seat] == -6


def test_spjst_69_values_paid_before_play_stay_paid_after_a_wrong_discard():
    eight = "T22 T20 T18 T17 T16 T15 T14 T13"
    table = Tournament().deal(B=eight, C="T19")
    few = one_too_few(table, B)

    def choose(asked):
        if asked.phase is Phase.DECLARE and asked.seat == B:
            return Declare(B, ("tarocky",))
        return few(asked)

    table.walk_to(Phase.BETWEEN, choose=choose)
    assert "SPJST-P09" in table.rows()
    values = [line for line in table.state.result.lines if line.part == "values"]
    assert [amounts(line) for line in values] == [(-2, 6, -2, -2)]


@pytest.mark.parametrize("to", [1, 2, 3])
def test_spjst_71_merged_piles_count_as_they_lie_and_pay_as_if_nothing_had_happened(to):
    table = Tournament().deal(C="T19").walk_to(Phase.PLAY)
    while not table.state.play.tricks:
        table.do(table.plain_act())
    winner = table.state.play.tricks[0].winner
    wrong = table.state.after(winner, to)
    table.do(MergePiles(winner, wrong)).walk_to(Phase.BETWEEN)
    assert table.rows()[0] == "SPJST-P38"
    (ruling, *_) = table.state.book.rulings
    assert ruling.remedy is Remedy.PLAY_ON
    assert not [line for line in table.state.result.lines if line.part == "SPJST-P38"]
    trick = table.state.play.tricks[0]
    cards = CardSet.gather(entry.card for entry in trick.cards)
    assert table.points()[wrong] >= table.variant.sheet.pack.count(cards)
    assert sum(table.points()) == 106


def test_spjst_71_piles_that_are_claimed_in_time_are_separated():
    table = Tournament().deal(C="T19").walk_to(Phase.PLAY)
    while not table.state.play.tricks:
        table.do(table.plain_act())
    winner = table.state.play.tricks[0].winner
    other = table.state.after(winner)
    table.do(MergePiles(winner, other), Claim(other, winner))
    assert table.rows() == ["SPJST-P38"]
    assert table.state.play.tricks[0].merged is None
    # Merged once more it is another slip.
    table.do(MergePiles(winner, other), Claim(other, winner))
    assert table.rows() == ["SPJST-P38", "SPJST-P38"]


def test_spjst_74_at_the_wrong_table_play_goes_on():
    table = Tournament().deal().walk_to(Phase.PLAY)
    before = table.state.play, table.turn
    table.do(Lapse(C, "wrong-table"))
    assert table.rows() == ["SPJST-P39"]
    assert (table.state.play, table.turn) == before
    assert table.chips() == EVEN


def test_no_sheet_without_a_word_on_it_knows_the_wrong_table():
    Tournament("westfest").deal().impossible(Lapse(C, "wrong-table"))


@pytest.mark.parametrize("ruleset", ["spjst", "westfest"])
@pytest.mark.parametrize("kind", ["deal-talon", "deal-style"])
def test_a_wrong_talon_or_a_wrong_way_of_dealing_is_seen_at_once(ruleset, kind):
    table = Tournament(ruleset).deal()
    table.do(Lapse(D, kind))
    assert table.rows() == ["SPJST-P01" if ruleset == "spjst" else "WF-P01"]
    assert table.phase is Phase.SHUFFLE
    assert table.chips() == (102, 102, 102, 94)
    other = Tournament(ruleset).deal()
    other.impossible(Lapse(A, kind))  # He does not deal.


def test_spjst_75_the_wrong_povinost_pays_and_is_skipped_when_his_turn_comes():
    table = Tournament().deal()
    table.do(Bid(C, "povinost")).walk_to(Phase.BETWEEN)
    fine = table.line("SPJST-P24")
    assert fine.amounts == (-4, 4, -4, 4)
    order = []
    for _ in range(4):
        table.do(StartHand()).walk_to(Phase.BID)
        order.append(table.state.forehand)
        table.walk_to(Phase.BETWEEN)
    # A has the turn he was robbed of; C has had his.
    assert order == [A, B, D, A]


def test_spjst_76_only_a_wrong_call_costs_a_povinost():
    table = Tournament().deal(C="T19", A="T18")
    table.walk_to(
        Phase.DISCARD,
        choose=lambda p: CallCard(A, card("T15")) if p.phase is Phase.CALL else None,
    )
    table.do(Claim(C, A))
    assert table.rows() == ["SPJST-P22"]
    assert table.state.result.void
    assert table.state.round.next_dealer == A
    redealt = Tournament().deal().do(Misdeal(D, (13, 11, 12, 12)), Bid(A, "povinost"), Claim(B, D))
    assert redealt.rows() == ["SPJST-P01"]
    redealt.walk_to(Phase.BID)
    assert (redealt.state.round.dealer, redealt.state.forehand) == (D, A)


@pytest.mark.parametrize("rule", ["announce.not-held", "declare.false", "play.card-count"])
def test_wf_51_what_the_sheet_does_not_cover_cites_the_reading_that_says_so(rule):
    variant = Tournament("westfest").variant
    (row,) = [row for row in variant.sheet.irregularity if rule in row.rules]
    assert row.reading == "A37"
    assert row.choices
    assert all(fine.amount == Fraction(0) for fine in row.outcome.fines)


def test_wf_51_a_judge_is_asked_about_what_is_not_covered():
    table = Tournament("westfest").deal(C="T19").walk_to(Phase.DECLARE)
    table.do(Declare(A, ("taroky",)), Claim(B, A))
    (question,) = table.questions()
    assert question.ruling.citation.reading == "A37"
    assert question.asks
    assert [choice.action.choice for choice in question.choices] == [
        "as-sheet",
        "nothing",
        "fined",
    ]
