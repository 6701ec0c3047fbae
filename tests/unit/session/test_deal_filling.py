"""Chance deals what a deal leaves open: as wished, the same for the same seed, or a reason."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tarock_desktop.cards.cardset import ALL_CARDS, NO_CARDS, CardSet
from tarock_desktop.cards.notation import parse_cards
from tarock_desktop.cards.pack import PACK, Suit
from tarock_desktop.documents.toml import read_toml
from tarock_desktop.session.deal_draft import Draft, new_draft
from tarock_desktop.session.deal_filling import Unfilled, faults_of, fill, placed
from tarock_desktop.session.deal_wishes import PLAIN_SUITS, Pile, Suits, Wish, wish_faults
from tarock_desktop.session.deals import (
    digest,
    format_deal,
    random_deal,
    read_draft,
    right_sizes,
    status,
)
from tarock_desktop.table.seats import Seat
from tests.kit.play import seeds, variant_with
from tests.kit.thinking import EVERY_SHEET


def sheet_of(ruleset):
    return variant_with(ruleset).sheet


def wished(draft, **wishes):
    """Return a draft with wishes by letter, or `talon`."""
    for where, wish in wishes.items():
        place = draft.talon if where == "talon" else "ABCD".index(where)
        draft = draft.wished(place, wish)
    return draft


def counted(deal, sheet):
    sizes = right_sizes(len(deal.hands), deal.dealer, sheet)
    return [len(pile) for pile in deal.piles] == list(sizes)


@st.composite
def meetable(draw, ruleset):
    """Give a draft with some fixed cards and wishes that a real deal meets, so one exists."""
    sheet = sheet_of(ruleset)
    deal = random_deal(sheet, draw(seeds()), Seat(draw(st.integers(0, sheet.dealt - 1))))
    wishes = []
    for pile in deal.piles:
        trumps = sum(card.suit is Suit.TAROCK for card in pile)
        points = int(sheet.pack.count(CardSet.gather(pile)))
        void = Suits(suit for suit in PLAIN_SUITS if all(card.suit is not suit for card in pile))
        slack = draw(st.integers(0, 3))
        wishes.append(
            Wish(
                least_trumps=draw(st.none() | st.just(max(0, trumps - slack))),
                most_trumps=draw(st.none() | st.just(trumps + slack)),
                least_points=draw(st.none() | st.just(points - 2 * slack - 1)),
                most_points=draw(st.none() | st.just(points + 2 * slack + 2)),
                void=void if draw(st.booleans()) else Suits(),
            )
        )
    left = CardSet(draw(st.integers(0, (1 << 54) - 1)) & ALL_CARDS.mask)
    hands = [tuple(card for card in pile if card in left) for pile in deal.piles]
    made = replace(deal, hands=tuple(hands[:-1]), talon=hands[-1], wishes=tuple(wishes))
    return made, sheet


def is_given_up(unfilled):
    """Return whether no deal was found although counting does not show that there is none."""
    said = [str(fault.what) for fault in unfilled.faults]
    return said == ["no deal was found in 40,200 tries; there may be one"]


@pytest.mark.parametrize("ruleset", EVERY_SHEET)
@settings(max_examples=12, deadline=None)
@given(data=st.data())
def test_what_is_dealt_is_as_wished(ruleset, data):
    deal, sheet = data.draw(meetable(ruleset))
    filled = fill(deal, sheet, "seed")
    # A deal exists, so counting must not disprove it; that it is found is measured below.
    if isinstance(filled, Unfilled):
        assert is_given_up(filled), filled.faults
        return
    assert status(filled, sheet) == ()
    assert counted(filled, sheet)
    for place, pile in enumerate(filled.piles):
        assert set(deal.piles[place]) <= set(pile), "what lies there stays"
        full = Pile("talon", deal.wish(place), CardSet.gather(pile), 0)
        assert not list(wish_faults(full, NO_CARDS, sheet.pack)), "the place is as wished"
    assert faults_of(filled, sheet) == ()
    assert fill(deal, sheet, "seed") == filled


def test_rare_wishes_are_found():
    """Wishes that fewer than one of a million deals meets."""
    sheet = sheet_of("spjst")
    rare = wished(
        new_draft(sheet),
        A=Wish(least_trumps=12),
        B=Wish(void=Suits((Suit.HEARTS, Suit.DIAMONDS)), most_trumps=2),
        talon=Wish(most_points=6, most_trumps=0),
    )
    dealt = {digest(rare.filled(sheet, str(seed)).deal) for seed in range(8)}
    assert len(dealt) == 8
    strong = wished(new_draft(sheet), A=Wish(least_points=45), B=Wish(least_points=20))
    assert isinstance(strong.filled(sheet, "x"), Draft)


def test_no_card_is_preferred():
    """Every free card comes to every place; 300 deals put each there about as often."""
    sheet = sheet_of("spjst")
    draft = new_draft(sheet).moved([], 0)
    times = dict.fromkeys(PACK, 0)
    for seed in range(300):
        for card in draft.filled(sheet, str(seed)).deal.hands[1]:
            times[card] += 1
    # 67 are expected, with a deviation of 7.
    assert 38 < min(times.values()) <= max(times.values()) < 97


@pytest.mark.parametrize(
    ("wishes", "told"),
    [
        ({"A": Wish(least_trumps=13)}, "hand A: at least 13 trumps are wished, 12 are possible"),
        (
            {"A": Wish(least_trumps=5, most_trumps=4)},
            "hand A: at least 5 trumps are wished, and at most 4",
        ),
        (
            {"A": Wish(least_trumps=12), "B": Wish(least_trumps=11)},
            "no deal meets all these wishes together",
        ),
        (
            {letter: Wish(void=Suits((Suit.HEARTS,))) for letter in "ABCD"},
            "no deal meets all these wishes together",
        ),
        (
            {letter: Wish(most_trumps=3) for letter in "ABCD"},
            "no deal meets all these wishes together",
        ),
        ({"A": Wish(least_points=60)}, "hand A: at least 60 points are wished, 54 are possible"),
        ({"talon": Wish(most_points=5)}, "the talon: at most 5 points are wished, 6 are certain"),
        (
            {"A": Wish(least_points=50), "B": Wish(least_points=50), "C": Wish(least_points=20)},
            "no deal meets all these wishes together",
        ),
        ({"A": Wish(void=Suits(PLAIN_SUITS), most_trumps=3)}, "hand A: at most 3 trumps"),
    ],
)
def test_what_cannot_be_is_proved_by_counting(wishes, told):
    sheet = sheet_of("spjst")
    answer = wished(new_draft(sheet), **wishes).filled(sheet, "x")
    assert isinstance(answer, Unfilled)
    assert not is_given_up(answer)
    assert any(str(each.what).startswith(told) for each in answer.faults), answer.faults


def test_a_card_in_the_way_is_named():
    sheet = sheet_of("koenigrufen")
    deal = replace(new_draft(sheet).deal, hands=(parse_cards("HK T3"), (), (), ()))
    draft = wished(Draft(deal), A=Wish(void=Suits((Suit.HEARTS,))))
    (fault,) = draft.filled(sheet, "x").faults
    assert (fault.where, fault.card.name) == ("A", "HK")
    assert str(fault.what) == "hand A: no card of this suit is wished, and HK lies there"
    assert fault in faults_of(draft.deal, sheet), "it is told before chance is asked"


def test_what_is_not_found_is_not_called_impossible():
    """No sum contradicts these wishes: one hand wants all kings, and one has all clubs."""
    sheet = sheet_of("spjst")
    clubs_only = Suits((Suit.HEARTS, Suit.DIAMONDS, Suit.SPADES))
    draft = wished(
        new_draft(sheet),
        A=Wish(void=clubs_only, most_trumps=4),
        B=Wish(least_points=54),
    )
    answer = draft.filled(sheet, "x")
    assert isinstance(answer, Unfilled)
    assert is_given_up(answer)


def test_a_card_that_lies_twice_is_told_before_chance_is_asked():
    sheet = sheet_of("spjst")
    deal = replace(new_draft(sheet).deal, hands=(parse_cards("HK"), parse_cards("HK"), (), ()))
    answer = fill(deal, sheet, "x")
    assert [str(each.what) for each in answer.faults] == ["HK lies in hand A already"]


def test_chance_deals_anew_what_it_has_dealt():
    sheet = sheet_of("ziri")
    kept = Draft(replace(new_draft(sheet).deal, hands=(parse_cards("T22 T21"), (), ())))
    first, second = kept.filled(sheet, "1"), kept.filled(sheet, "1").filled(sheet, "2")
    assert second == kept.filled(sheet, "2")
    assert digest(first.deal) != digest(second.deal)
    assert first.by_chance == ALL_CARDS - placed(kept.deal)
    assert first.kept() == kept


@given(seeds())
@settings(max_examples=20)
def test_a_deal_in_the_making_is_read_as_it_was_written(seed):
    sheet = sheet_of("spjst")
    deal = random_deal(sheet, seed)
    wishes = (Wish(least_trumps=3, void=Suits((Suit.CLUBS,))), *(Wish(),) * 3, Wish(most_points=9))
    part = replace(deal, hands=(deal.hands[0][:5], (), *deal.hands[2:]), wishes=wishes)
    again = read_draft(read_toml(format_deal(part, sheet), "d.toml"))
    assert digest(again) == digest(part)
    assert again.wishes == wishes


def test_the_digest_is_that_of_the_cards():
    sheet = sheet_of("spjst")
    deal = random_deal(sheet, "x")
    turned = replace(deal, hands=tuple(hand[::-1] for hand in deal.hands), names=("Eva",) * 4)
    assert digest(turned) == digest(deal)
    assert digest(replace(deal, talon=deal.talon[::-1])) != digest(deal)
    assert digest(replace(deal, dealer=Seat(0))) != digest(deal)
