"""Shuffling, cutting, knocking, dealing: SPJST Art. 2 to 5, 31 Improper cut; vector B24."""

import pytest

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import PACK
from tarock_desktop.table.actions import (
    ArrangeDeck,
    Bid,
    ChoosePacket,
    Cut,
    Knock,
    Shuffle,
    StartHand,
)
from tarock_desktop.table.events import CardsDealt, RulingIssued, TalonLaid
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import CutChoice, ShuffleChoice
from tarock_desktop.table.rulings import Severity
from tarock_desktop.table.seats import TABLE
from tests.kit.positions import A, B, C, D, Table


def ready_to_cut(options=None):
    """The pack lies in pack order."""
    return Table(options).do(StartHand(), ArrangeDeck(TABLE, PACK))


def test_spjst_04_the_dealer_shuffles_before_every_hand():
    table = Table().do(StartHand())
    assert (table.phase, table.turn) == (Phase.SHUFFLE, D)
    assert table.prompt.shuffle == ShuffleChoice(least=7)
    table.do(Shuffle(D, 7, "x"))
    assert sorted(table.state.deal.deck) == list(PACK)
    assert table.state.deal.deck != PACK
    table.walk_to(Phase.BETWEEN).do(StartHand())
    assert (table.phase, table.turn) == (Phase.SHUFFLE, A)


def test_spjst_05_fewer_shuffles_are_a_remark_and_the_hand_goes_on():
    table = Table().do(StartHand(), Shuffle(D, 6, "x"))
    assert table.phase is Phase.CUT
    (ruling,) = table.state.book.rulings
    assert (ruling.row, ruling.severity, ruling.payments) == ("SPJST-P07", Severity.NOTE, ())
    assert table.last.events[0] == RulingIssued(ruling)
    assert table.last.ruling == ruling
    enough = Table().do(StartHand(), Shuffle(D, 7, "x"))
    assert enough.last.ruling is None


@pytest.mark.parametrize("times", [0, -3, 1001, 10**30])
def test_nobody_shuffles_so_often(times):
    assert Table().do(StartHand()).impossible(Shuffle(D, times, "x")).key == "act.not-possible"


def test_spjst_08_09_a_cut_pack_is_dealt_talon_first_then_in_sixes_from_the_dealers_right():
    table = ready_to_cut().do(Cut(C, 20))
    cut = PACK[20:] + PACK[:20]
    assert isinstance(table.last.events[1], TalonLaid)
    assert table.talon() == cut[:6]
    for number, seat in enumerate((A, B, C, D)):
        first, second = 6 + 6 * number, 30 + 6 * number
        assert table.hand(seat) == CardSet.gather(
            cut[first : first + 6] + cut[second : second + 6]
        )
    dealt = [event.seat for event in table.last.events if isinstance(event, CardsDealt)]
    assert dealt == [A, B, C, D]
    assert table.state.deal.deck == ()


@pytest.mark.parametrize("packet", [1, 2, 3, 4, 6])
def test_spjst_10_a_knock_deals_the_uncut_pack_in_the_chosen_packets(packet):
    table = ready_to_cut().do(Knock(C, str(packet)))
    assert table.state.deal.style == str(packet)
    assert table.talon() == PACK[:6]
    for number, seat in enumerate((A, B, C, D)):
        mine = [c for place, c in enumerate(PACK[6:]) if place // packet % 4 == number]
        assert table.hand(seat) == CardSet.gather(mine)


def test_spjst_11_stacks_of_twelve_are_chosen_povinost_first_the_dealer_takes_the_last():
    table = ready_to_cut().do(Knock(C, "12"))
    stacks = [CardSet.gather(PACK[start : start + 12]) for start in (6, 18, 30, 42)]
    assert [packet.cards for packet in table.state.deal.packets] == stacks
    assert table.turn == A
    assert table.refused(ChoosePacket(B, 0)).rule == "turn.wait"
    table.do(ChoosePacket(A, 3))
    assert table.impossible(ChoosePacket(B, 3)).key == "act.not-possible"
    for packet in (-1, 4):
        assert table.impossible(ChoosePacket(B, packet)).key == "act.not-possible"
    assert table.legal() == [ChoosePacket(B, number) for number in (0, 1, 2)]
    table.do(ChoosePacket(B, 1), ChoosePacket(C, 0))
    assert [table.hand(seat) for seat in (A, B, C, D)] == [
        stacks[3], stacks[1], stacks[0], stacks[2],
    ]  # fmt: skip
    assert table.turn == A


def test_in_the_first_hand_the_dealers_right_chooses_first_and_the_ii_decides_afterwards():
    table = Table(first=True).do(StartHand(TABLE, D), ArrangeDeck(TABLE, PACK[6:] + PACK[:6]))
    table.do(Knock(C, "12"))
    assert table.turn == A
    table.do(ChoosePacket(A, 0), ChoosePacket(B, 1), ChoosePacket(C, 3))
    assert (table.phase, table.turn) == (Phase.BID, C), "C holds the II"


def test_spjst_12_after_a_cut_nobody_chooses_packets():
    table = ready_to_cut().do(Cut(C, 20))
    assert table.impossible(Knock(C, "12")).key == "act.not-now"
    assert table.impossible(ChoosePacket(A, 0)).key == "act.not-now"


@pytest.mark.parametrize("lifted", [1, 5])
def test_a_cut_is_six_cards_deep_at_least(lifted):
    ruling = ready_to_cut().refused(Cut(C, lifted))
    assert (ruling.rule, ruling.row, ruling.citation.article) == (
        "deal.cut-depth", "SPJST-P06", "31/cut",
    )  # fmt: skip


@pytest.mark.parametrize("lifted", [6, 50, 53])
def test_the_sheet_limits_a_cut_on_one_side_only(lifted):
    table = ready_to_cut()
    assert table.prompt.cut == CutChoice(least=6, most=53)
    assert table.do(Cut(C, lifted)).phase is Phase.BID


@pytest.mark.parametrize("act", [Cut(C, 0), Cut(C, 54), Cut(C, -6), Knock(C, "5"), Knock(C, "")])
def test_what_cannot_be_cut_or_knocked(act):
    assert ready_to_cut().impossible(act).key == "act.not-possible"


def test_all_ways_of_dealing_are_offered():
    assert [act.style for act in ready_to_cut().legal()] == ["1", "2", "3", "4", "6", "12"]


@pytest.mark.parametrize("order", [PACK[:53], PACK[:53] + PACK[:1], ()])
def test_a_given_pack_is_complete(order):
    table = Table().do(StartHand())
    assert table.impossible(ArrangeDeck(TABLE, order)).key == "act.not-possible"


def test_the_dealer_may_lay_a_given_pack_too():
    assert Table().do(StartHand(), ArrangeDeck(D, PACK)).phase is Phase.CUT


def test_a_given_deal_needs_no_cut():
    assert Table().deal(A="T2").legal()[0] == Bid(A, "povinost")
