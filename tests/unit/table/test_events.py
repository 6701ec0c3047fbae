"""Events: all are listed for the journal; some are booked here and seen by everybody."""

from __future__ import annotations

import typing
from fractions import Fraction

import pytest
from msgspec.structs import replace

from tarock_desktop.cards.notation import parse_card, parse_cardset
from tarock_desktop.rules.hand.counting import pile
from tarock_desktop.table import events
from tarock_desktop.table.events import (
    CardPlayed,
    CardsTakenBack,
    Chosen,
    DealUndone,
    Event,
    HandLaidOpen,
    RoundNoted,
    TalonAdded,
    TalonHandTaken,
    TalonShown,
    TrickTaken,
)
from tarock_desktop.table.events.base import EventBase
from tarock_desktop.table.evolve import fold
from tarock_desktop.table.records import Deal, Discards, Hand, TalonCard
from tarock_desktop.table.redact import observe
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import opening_state

HANDS = tuple(parse_cardset(text) for text in ("HK T5", "HQ T6", "HN T7", "HJ T8"))
TALON = tuple(parse_card(text) for text in ("SK", "SQ", "SN"))


@pytest.fixture
def table():
    state = opening_state((Fraction(0),) * 4)
    seats = tuple(Seat(seat) for seat in range(4))
    deal = Deal(
        order=seats,
        forehand=seats[0],
        hands=tuple(Hand(cards, len(cards)) for cards in HANDS),
        talon=tuple(TalonCard(card) for card in TALON),
        discards=(Discards(),) * 4,
    )
    return replace(state, deal=deal)


def test_an_open_hand_is_known_to_all_and_shrinks_with_play(table):
    seat, cards = Seat(1), HANDS[1]
    opened = fold(table, (HandLaidOpen(seat, cards),))
    assert observe(opened, Seat(3)).deal.hands[1].cards == cards
    assert not observe(opened, Seat(3)).deal.hands[2].cards
    played = fold(opened, (CardPlayed(seat, parse_card("HQ"), seat),))
    assert observe(played, Seat(3)).deal.hands[1] == Hand(parse_cardset("T6"), 1)


def test_a_talon_that_is_turned_up_is_known_to_all(table):
    shown = fold(table, (TalonShown((0, 2), (TALON[0], TALON[2])),))
    seen = observe(shown, Seat(2)).deal.talon
    assert [place.card for place in seen] == [TALON[0], None, TALON[2]]


def test_an_added_talon_card_goes_with_the_trick(table):
    first = CardPlayed(Seat(0), parse_card("HK"), Seat(0))
    rest = tuple(
        CardPlayed(Seat(seat), parse_card(card), Seat(0))
        for seat, card in ((1, "HQ"), (2, "HN"), (3, "HJ"))
    )
    during = fold(table, (first, TalonAdded(0, TALON[0]), *rest, TrickTaken(Seat(0))))
    after = fold(table, (first, *rest, TrickTaken(Seat(0)), TalonAdded(0, TALON[0])))
    for end in (during, after):
        assert end.play.tricks[0].added == parse_cardset("SK")
        assert pile(end, Seat(0)) == parse_cardset("HK HQ HN HJ SK")
        assert end.deal.talon[0].added
        assert observe(end, Seat(2)).deal.talon[0].card is TALON[0]


def test_a_trick_taken_back_keeps_the_card_that_was_added(table):
    cards = (CardPlayed(Seat(0), parse_card("HK"), Seat(0)), TalonAdded(0, TALON[0]))
    trick = (*cards, CardPlayed(Seat(1), parse_card("HQ"), Seat(0)), TrickTaken(Seat(0)))
    undone = fold(table, (*trick, CardsTakenBack(1, Seat(0))))
    assert undone.play.added == parse_cardset("SK")
    again = (CardPlayed(Seat(1), parse_card("T6"), Seat(1)), TrickTaken(Seat(1)))
    assert fold(undone, again).play.tricks[0].added == parse_cardset("SK")


def test_the_last_choice_holds(table):
    first = Chosen(Seat(0), "talon", "first-six")
    assert fold(table, (first,)).notices.choice("talon") == "first-six"
    second = Chosen(Seat(0), "talon", "last-trick")
    assert fold(table, (first, second)).notices.choice("talon") == "last-trick"
    assert table.notices.choice("talon") is None


def test_doubled_hands_and_the_pot_last_from_hand_to_hand(table):
    noted = fold(table, (RoundNoted(4, table.round.notes.pot + 50),))
    assert (noted.round.notes.doubled, noted.round.notes.pot) == (4, 50)


def test_who_plays_with_the_talon_rests_again_when_the_deal_is_undone(table):
    dealt = replace(table, deal=replace(table.deal, order=table.deal.order[:3]))
    joined = fold(dealt, (TalonHandTaken(Seat(3), TALON),))
    assert joined.deal.order == table.deal.order
    undone = fold(joined, (DealUndone(),))
    assert undone.deal.order == dealt.deal.order


def kinds(base: type) -> set[type]:
    """Return the classes below *base* that have no class below them."""
    below: list[type] = base.__subclasses__()
    return {kind for each in below for kind in kinds(each)} or {base}


def test_every_event_is_listed_for_the_journal():
    assert set(typing.get_args(Event)) == kinds(EventBase)
    names = {kind.__name__ for kind in kinds(EventBase)}
    assert names <= set(events.__all__)
