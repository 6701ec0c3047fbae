"""Identity, sets and text form of the 54 cards."""

import copy
import pickle

import pytest

from tarock_desktop.cards.cardset import ALL_CARDS, NO_CARDS, CardSet
from tarock_desktop.cards.notation import (
    NotationError,
    format_cards,
    parse_card,
    parse_cards,
    parse_cardset,
)
from tarock_desktop.cards.pack import MOND, PACK, PAGAT, SKYS, Suit, card_by_id, tarock


def test_the_pack_has_22_tarocks_and_four_suits_of_eight():
    assert len(PACK) == len({card.name for card in PACK}) == 54
    sizes = {suit: len(ALL_CARDS.of_suit(suit)) for suit in Suit}
    assert sizes == {suit: 22 if suit is Suit.TAROCK else 8 for suit in Suit}


def test_every_suit_has_its_own_pips():
    faces = {suit: {card.face for card in PACK if card.suit is suit} for suit in Suit}
    court = {"K", "Q", "N", "J"}
    for red in (Suit.HEARTS, Suit.DIAMONDS):
        assert red.is_red
        assert faces[red] == court | {"1", "2", "3", "4"}
    for black in (Suit.SPADES, Suit.CLUBS):
        assert not black.is_red
        assert faces[black] == court | {"7", "8", "9", "10"}


def test_tarocks_by_number():
    assert (tarock(1), tarock(21), tarock(22)) == (PAGAT, MOND, SKYS)
    for number in (0, 23, -1):
        with pytest.raises(ValueError, match="no tarock"):
            tarock(number)


def test_there_is_one_object_for_each_card():
    for card in PACK:
        assert card_by_id(card.id) is card
        assert parse_card(card.name) is card
        assert pickle.loads(pickle.dumps(card)) is card
        assert copy.copy(card) is card
        assert copy.deepcopy([card])[0] is card


def test_sets_behave_like_sets():
    some, others = parse_cardset("HK T1 S10"), parse_cardset("S10 CQ")
    assert str(some) == "T1 HK S10"
    assert str(some | others) == "T1 HK S10 CQ"
    assert some & others == CardSet.of(parse_card("S10"))
    assert str(some - others) == "T1 HK"
    assert CardSet.of(PAGAT) <= some
    assert not some <= others
    assert (len(some), bool(some), bool(NO_CARDS)) == (3, True, False)
    assert parse_card("T1") in some
    assert parse_card("T2") not in some
    assert some.add(MOND).remove(MOND) == some
    assert some.remove(MOND) == some
    assert some != "T1 HK S10"
    assert len({some, parse_cardset("S10 T1 HK")}) == 1
    assert repr(some) == "CardSet('T1 HK S10')"
    assert pickle.loads(pickle.dumps(some)) == some
    assert list(some) == sorted(some)


@pytest.mark.parametrize(
    "word", ["", "T0", "T23", "T01", "t1", "H10", "S1", "XK", "HK ", "H", "♥K"]
)
def test_what_is_no_card_is_said(word):
    with pytest.raises(NotationError) as caught:
        parse_card(word)
    assert caught.value.word == word


def test_a_list_keeps_its_order_and_names_no_card_twice():
    assert format_cards(parse_cards("S10 T1  HK")) == "S10 T1 HK"
    assert parse_cards("") == ()
    with pytest.raises(NotationError, match="twice") as caught:
        parse_cards("T1 HK T1")
    assert caught.value.word == "T1"
