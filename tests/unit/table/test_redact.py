"""Secrets are removed: what each one may know of cards, pack and rulings."""

from typing import Any

import pytest

from tarock_desktop.cards.cardset import NO_CARDS
from tarock_desktop.cards.notation import parse_cards
from tarock_desktop.cards.pack import PACK
from tarock_desktop.table.actions import (
    ArrangeDeck,
    ChoosePacket,
    Cut,
    Discard,
    Knock,
    PlayCard,
    Shuffle,
    StartHand,
    TakeTalon,
)
from tarock_desktop.table.events import (
    CardsDealt,
    CardsDiscarded,
    DeckShuffled,
    PacketsLaid,
    PacketTaken,
    RulingIssued,
    TalonLaid,
    TalonReturned,
    TalonTaken,
)
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.redact import redact
from tarock_desktop.table.seats import TABLE, Viewer, Watcher
from tests.kit.positions import A, B, C, D, Table, card, cards, prever

SEATS = (A, B, C, D)
EVERYBODY_ELSE: tuple[Viewer, ...] = (*SEATS, Watcher.PUBLIC)


def told(event: Any, viewer: Viewer) -> Any:
    return redact(event, viewer)


def event(table: Table, kind: type) -> Any:
    return next(each for each in table.last.events if isinstance(each, kind))


def test_the_order_of_the_pack_is_the_referees_alone():
    table = Table().do(StartHand(), Shuffle(D, 7, "x"))
    shuffled = event(table, DeckShuffled)
    assert len(told(shuffled, Watcher.REFEREE).order) == 54
    assert len(table.seen_by(Watcher.REFEREE).deal.deck) == 54
    for viewer in EVERYBODY_ELSE:
        assert told(shuffled, viewer).order == ()
        assert table.seen_by(viewer).deal.deck == ()


def test_a_ruling_on_a_shuffle_does_not_tell_the_seed():
    table = Table().do(StartHand(), Shuffle(D, 3, "secret seed"))
    issued = event(table, RulingIssued)
    assert issued.ruling.row == "SPJST-P07"
    for viewer in EVERYBODY_ELSE:
        assert "secret" not in repr(told(issued, viewer))
        assert "secret" not in repr(table.seen_by(viewer))
    assert told(issued, Watcher.REFEREE) == issued


def test_the_dealt_cards_are_seen_by_their_owner_alone():
    table = Table().do(StartHand(), Shuffle(D, 7, "x"), Cut(C, 20))
    dealt = {each.seat: each for each in table.last.events if isinstance(each, CardsDealt)}
    for owner in SEATS:
        for viewer in EVERYBODY_ELSE:
            seen = told(dealt[owner], viewer)
            assert seen.count == 12
            assert seen.cards == (table.hand(owner) if viewer == owner else NO_CARDS)
            hand = table.seen_by(viewer).deal.hands[owner]
            assert (hand.cards, hand.size) == (seen.cards, 12)
    assert told(event(table, TalonLaid), A).cards == (None,) * 6


def test_closed_packets_are_closed_until_taken():
    table = Table().do(StartHand(), Shuffle(D, 7, "x"), Knock(C, "12"))
    laid = event(table, PacketsLaid)
    assert told(laid, A) == PacketsLaid((NO_CARDS,) * 4, 12)
    assert all(packet.cards == NO_CARDS for packet in table.seen_by(A).deal.packets)
    table.do(ChoosePacket(A, 2))
    assert told(event(table, PacketTaken), A).cards == laid.packets[2]
    assert told(event(table, PacketTaken), B).cards == NO_CARDS
    assert [len(p.cards) for p in table.seen_by(A).deal.packets] == [0, 0, 12, 0]
    assert [len(p.cards) for p in table.seen_by(B).deal.packets] == [0, 0, 0, 0]


def test_spjst_25_the_first_three_are_shown_before_the_second_three_are_taken():
    table = Table().deal(talon="H4 H3 H2 D4 D3 D2").walk_to(Phase.DISCARD, choose=prever(B))
    for viewer in (A, C, D, Watcher.PUBLIC):
        assert told(table_taken(table), viewer).cards == (None,) * 3
    table.do(TakeTalon(B, (3, 4, 5)))
    assert told(event(table, TalonReturned), D).cards == parse_cards("H4 H3 H2")
    assert told(event(table, TalonTaken), D).cards == (None,) * 3
    known = [place.card for place in table.seen_by(D).deal.talon]
    assert known == [card("H4"), card("H3"), card("H2"), None, None, None]


def table_taken(table):
    seen = [place.card for place in table.state.deal.talon[:3]]
    return TalonTaken(B, (0, 1, 2), tuple(seen))


@pytest.mark.parametrize(("shows", "known"), [(True, "D4 D3 D2"), (False, None)])
def test_whether_the_second_three_are_shown_is_an_option(shows, known):
    table = Table({"expose_second_set": shows}).deal(talon="H4 H3 H2 D4 D3 D2")
    table.walk_to(Phase.DISCARD, choose=prever(B))
    table.do(TakeTalon(B, (3, 4, 5)), TakeTalon(B, (0, 1, 2)))
    wanted = parse_cards(known) if known else (None,) * 3
    assert told(event(table, TalonReturned), D).cards == wanted
    assert tuple(place.card for place in table.seen_by(D).deal.talon[3:]) == wanted
    assert told(event(table, TalonReturned), B).cards == parse_cards("D4 D3 D2")


def test_spjst_33_closed_discards_are_seen_by_their_owner_alone_until_the_count():
    table = Table().deal(talon="H4 H3 H2 H1 D4 D3", C="T19").walk_to(Phase.DISCARD)
    away = parse_cards("H4 H3 H2 H1")
    table.do(Discard(A, away))
    laid = event(table, CardsDiscarded)
    for viewer in (B, C, D, Watcher.PUBLIC):
        seen = told(laid, viewer)
        assert (seen.cards, seen.count) == (NO_CARDS, 4)
        assert table.seen_by(viewer).deal.discards[A].cards == NO_CARDS
    assert told(laid, A).cards == cards("H4 H3 H2 H1")
    table.walk_to(Phase.BETWEEN)
    for viewer in EVERYBODY_ELSE:
        assert table.seen_by(viewer).deal.discards[A].cards == cards("H4 H3 H2 H1")
        assert all(place.card is not None for place in table.seen_by(viewer).deal.talon)


def test_spjst_31_a_tarock_laid_away_face_up_is_seen_by_all():
    long = "T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 HK DK"
    table = Table().deal(talon="CK SK H4 H3 T13 D3", A=long, C="T19").walk_to(Phase.DISCARD)
    away = parse_cards("H4 H3 T2 T3")
    ruling = table.refused(Discard(A, away))
    assert (ruling.rule, ruling.row) == ("discard.hidden-trump", "SPJST-P13")
    table.do(Discard(A, away, cards("T2 T3")))
    seen = told(event(table, CardsDiscarded), C)
    assert (seen.cards, seen.shown, seen.count) == (cards("T2 T3"), cards("T2 T3"), 4)
    assert table.seen_by(C).deal.discards[A].cards == cards("T2 T3")


def test_a_refusal_tells_other_seats_nothing_of_the_hand():
    table = Table().deal(C="HQ HN T5", A="HK").walk_to(Phase.PLAY).play("HK")
    while table.turn != C:
        table.do(table.legal()[0])
    ruling = table.refused(PlayCard(C, card("T5")))
    assert ruling.alternatives == table.hand(C) & cards("HQ HN HJ H4 H3 H2 H1")
    assert ruling.for_viewer(C) == ruling
    for viewer in (A, B, D, Watcher.PUBLIC):
        seen = ruling.for_viewer(viewer)
        assert (seen.alternatives, seen.right) == (NO_CARDS, None)
        assert seen.explanation == ruling.explanation


def test_a_given_deck_is_as_secret_as_a_shuffled_one():
    deck = tuple(sorted(Table().deal().hand(A)))
    table = Table().do(StartHand())
    order = (*deck, *(c for c in PACK if c not in deck))
    table.do(ArrangeDeck(TABLE, order))
    assert told(event(table, DeckShuffled), D).order == ()
    assert table.state.deal.deck == order
