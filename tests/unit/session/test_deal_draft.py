"""Cards go from place to place in a deal in the making."""

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tarock_desktop.cards.notation import parse_cards
from tarock_desktop.cards.pack import PACK
from tarock_desktop.session.deal_draft import POOL, Draft, Spot, forehand, new_draft
from tarock_desktop.session.deals import random_deal, status
from tarock_desktop.table.seats import Seat
from tests.kit.play import variant_with

SPJST, ZIRI = variant_with("spjst").sheet, variant_with("ziri").sheet


def spots(draft):
    return [
        Spot(place, card)
        for place in (*range(draft.talon + 1), POOL)
        for card in draft.cards(place)
    ]


@given(st.data())
@settings(max_examples=20)
def test_no_card_is_lost_whatever_is_moved(data):
    draft = new_draft(SPJST).filled(SPJST, "x")
    for _ in range(12):
        one = data.draw(st.sampled_from(spots(draft)))
        other = data.draw(st.sampled_from(spots(draft)))
        if data.draw(st.booleans()):
            draft = draft.moved([one], other.place)
        elif (one.place, other.place) != (POOL, POOL):
            draft = draft.swapped(one, other)
        assert sorted(each.card for each in spots(draft)) == list(PACK)


def test_exchanged_cards_take_each_others_places():
    deal = replace(new_draft(SPJST).deal, hands=(parse_cards("T1 T2 T3"), (), (), ()))
    draft = Draft(replace(deal, talon=parse_cards("HK HQ")))
    t2, hk, t9 = Spot(0, PACK[1]), Spot(4, PACK[22]), Spot(POOL, PACK[8])
    swapped = draft.swapped(t2, hk)
    assert swapped.deal.hands[0] == parse_cards("T1 HK T3")
    assert swapped.deal.talon == parse_cards("T2 HQ")
    assert draft.swapped(t9, hk).deal.talon == parse_cards("T9 HQ")
    assert PACK[22] in draft.swapped(t9, hk).pool
    turned = draft.swapped(Spot(4, PACK[23]), hk)
    assert turned.deal.talon == parse_cards("HQ HK"), "the talon has an order"


def test_a_moved_card_is_no_longer_of_chance():
    draft = new_draft(SPJST).filled(SPJST, "x")
    card = draft.deal.hands[0][0]
    assert card in draft.by_chance
    moved = draft.moved([Spot(0, card)], 1)
    assert card not in moved.by_chance
    assert card in moved.filled(SPJST, "y").deal.hands[1]


def test_a_number_does_not_outlive_the_cards_it_stands_for():
    draft = Draft(replace(random_deal(SPJST, "x"), number="K7Q-2MF-9KP"))
    assert draft.moved([Spot(0, draft.deal.hands[0][0])], POOL).deal.number == ""
    assert draft.dealt_by(Seat(1)).deal.number == ""


def test_under_another_sheet_the_cards_stay():
    draft = Draft(random_deal(SPJST, "x"))
    czech = draft.under(variant_with("czech-gp").sheet, SPJST)
    assert czech.deal.piles == draft.deal.piles
    assert status(czech.deal, variant_with("czech-gp").sheet) == ()
    three = draft.under(ZIRI, SPJST)
    assert three.deal.hands == draft.deal.hands[:3]
    assert set(three.pool) == set(draft.deal.hands[3])
    assert three.deal.dealer == 2
    assert status(three.filled(ZIRI, "y").deal, ZIRI) == ()


def test_forehand_sits_after_the_dealer():
    draft = new_draft(SPJST)
    assert forehand(draft.deal, SPJST) == 0
    assert forehand(draft.dealt_by(Seat(1)).deal, SPJST) == 2
