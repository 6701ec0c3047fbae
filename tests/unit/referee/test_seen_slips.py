"""When a slip can be seen: where others speak up about it, and before the cards are dealt."""

import pytest

from tarock_desktop.referee.slips import can_happen, lapse_kind
from tarock_desktop.table.actions import (
    DropCard,
    ExposeCard,
    Lapse,
    LookAtBottom,
    MergePiles,
    Misdeal,
)
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State
from tests.kit.play import random_steps, variant_with
from tests.kit.positions import card

A, B, C, D = (Seat(number) for number in range(4))
ZIRI, CZECH = variant_with("ziri"), variant_with("czech-gp")


def first_in(variant, phase, seed="seen") -> State:
    """Return a table in this phase from random hands."""
    for number in range(20):
        for step in random_steps(variant, f"{seed}-{number}"):
            if step.after.phase is phase and step.after.deal.forehand is not None:
                return step.after
            if step.after.phase is phase is Phase.CUT:
                return step.after
    raise LookupError(phase)


def own_card(state: State, seat: Seat):
    return next(iter(state.deal.hands[seat].cards))


def test_the_bottom_card_is_seen_while_the_pack_is_cut():
    cut, play = first_in(ZIRI, Phase.CUT), first_in(ZIRI, Phase.PLAY)
    assert can_happen(cut, LookAtBottom(A), ZIRI.sheet)
    assert not can_happen(play, LookAtBottom(A), ZIRI.sheet)


def test_a_card_is_shown_or_dropped_by_who_holds_it():
    play = first_in(ZIRI, Phase.PLAY)
    seat = play.deal.order[0]
    held = own_card(play, seat)
    other = own_card(play, play.deal.order[1])
    for slip in (ExposeCard, DropCard):
        assert can_happen(play, slip(seat, held), ZIRI.sheet)
        assert not can_happen(play, slip(seat, other), ZIRI.sheet)


def test_tricks_are_merged_in_play_alone():
    play, bidding = first_in(ZIRI, Phase.PLAY), first_in(ZIRI, Phase.BID)
    seat = play.deal.order[0]
    assert can_happen(play, MergePiles(seat, B), ZIRI.sheet)
    assert not can_happen(bidding, MergePiles(seat, B), ZIRI.sheet)


@pytest.mark.parametrize(
    ("kind", "known"), [("look-last", True), ("talk", True), ("dance", False)]
)
def test_what_anybody_does_at_the_table_is_seen_if_it_has_a_row(kind, known):
    play = first_in(ZIRI, Phase.PLAY)
    assert can_happen(play, Lapse(A, kind), ZIRI.sheet) is known
    assert not can_happen(play, Lapse(Seat(5), kind), ZIRI.sheet)


@pytest.mark.parametrize(
    ("slip", "kind"),
    [
        (Lapse(A, "talk"), "talk"),
        (ExposeCard(A, card("HK")), "show-hand"),
        (DropCard(A, card("HK"), shown=True), "throw"),
        (DropCard(A, card("HK"), shown=False), "throw-covered"),
        (MergePiles(A, C), "merge"),
        (LookAtBottom(A), None),
        (Misdeal(D, (12, 12, 12, 12)), None),
    ],
)
def test_others_see_what_was_done_and_not_the_deal(slip, kind):
    assert lapse_kind(slip) == kind


def test_while_the_pack_is_cut_only_the_dealer_can_look_at_the_cards():
    cut = first_in(CZECH, Phase.CUT)
    dealer = cut.round.dealer
    assert dealer is not None
    assert can_happen(cut, Lapse(dealer, "look-cards"), CZECH.sheet)
    assert not can_happen(cut, Lapse(cut.after(dealer), "look-cards"), CZECH.sheet)
