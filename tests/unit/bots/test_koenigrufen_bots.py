"""What rule-of-thumb bots make of a Königrufen hand: bids, calls, talon, words, cards."""

import pytest

from tarock_desktop.bots.hand_strength import trick_strength
from tarock_desktop.bots.koenigrufen.hands import (
    bird_hope,
    colour_strength,
    few_tricks_risk,
    risk,
)
from tarock_desktop.table.actions import Announce, Bid, CallCard, Choose, Pass, PlayCard, TakeTalon
from tarock_desktop.table.phases import Phase
from tests.kit.koenigrufen import Konigrufen
from tests.kit.play import variant_with
from tests.kit.positions import A, B, card, cards

STRONG = "T22 T21 T20 T19 T18 T17 T12 T9 T5 HK SK C7"
MIDDLING = "T21 T19 T16 T12 T8 HK HN D3 D2 SQ S8 C9"
WEAK = "T6 T2 HQ HJ H2 D1 D4 SN S8 CN C8 C7"
BEGGAR = "T9 H2 H3 H4 D2 D3 D4 S7 S8 S9 C7 C8"
COLOUR = "HK HQ HN HJ H1 SK SQ SN S10 CK CQ T3"


PACK = variant_with("koenigrufen").sheet.pack


def test_measures_tell_good_hands_from_bad_ones():
    assert (
        trick_strength(cards(STRONG))
        > trick_strength(cards(MIDDLING))
        > trick_strength(cards(WEAK))
    )
    assert risk(cards(BEGGAR), PACK) < risk(cards(WEAK), PACK) < risk(cards(STRONG), PACK)
    assert colour_strength(cards(COLOUR), PACK) > colour_strength(cards(STRONG), PACK)
    assert bird_hope(cards(STRONG), 1) > bird_hope(cards(STRONG), 4) > bird_hope(cards(WEAK), 4)


def test_a_sure_trick_is_no_danger_where_one_is_wanted():
    with_king = cards(BEGGAR) - cards("H2") | cards("HK")
    assert few_tricks_risk(with_king, 1, PACK) < few_tricks_risk(with_king, 0, PACK)
    assert few_tricks_risk(cards(BEGGAR), 1, PACK) > few_tricks_risk(cards(BEGGAR), 0, PACK)


@pytest.mark.parametrize(
    ("hand", "game"),
    [(STRONG, "solodreier"), (BEGGAR, "bettel-ouvert"), (COLOUR, "farbensolo")],
)
def test_a_very_good_hand_is_bid_at_once(hand, game):
    assert Konigrufen().deal(B=hand).bid("vorhand").wish() == Bid(B, game)


@pytest.mark.parametrize("hand", [MIDDLING, WEAK])
def test_others_pass(hand):
    assert Konigrufen().deal(B=hand).bid("vorhand").wish() == Pass(B)


@pytest.mark.parametrize(("hand", "game"), [(MIDDLING, "rufer"), (WEAK, "trischaken")])
def test_the_forehand_claims_and_chooses_by_strength(hand, game):
    table = Konigrufen().deal(A=hand)
    assert table.wish() == Bid(A, "vorhand")
    assert table.bid("vorhand", None, None, None).wish() == Bid(A, game)


def test_a_short_suit_is_called_but_none_that_is_missing():
    hand = "T21 T19 T16 T12 T8 T5 HQ HN D3 D2 D4 S8"
    table = Konigrufen().deal(A=hand).bid("vorhand", None, None, None, "rufer")
    assert table.wish() == CallCard(A, card("SK"))


def test_the_better_half_of_the_talon_is_taken():
    table = Konigrufen().deal("H4 H3 D4 T22 T20 CK", A=MIDDLING)
    table.bid("vorhand", None, None, None, "rufer").walk(Phase.TALON)
    assert table.wish() == TakeTalon(A, (3, 4, 5))


def test_a_besserrufer_announces_a_bird_that_was_dealt():
    table = Konigrufen().deal(B="T22 T20 T19 T15 T12 T10 T9 T1 HK H4 S7 S8")
    table.bid("vorhand", "besserrufer", None, None, None).walk(Phase.ANNOUNCE)
    assert table.wish() == Announce(B, "pagat")


def test_in_trischaken_the_talon_is_allotted():
    table = Konigrufen().deal(A=WEAK).bid("vorhand", None, None, None, "trischaken")
    wish = table.wish()
    assert isinstance(wish, Choose)
    assert wish.what == "talon"


@pytest.mark.parametrize(
    "game", ["dreier", "farbendreier", "einer", "farbeneiner", "bettler", "zwiccolo-ouvert"]
)
def test_every_kind_of_game_is_played_to_its_end(game):
    table = Konigrufen().deal(B=MIDDLING).bid("vorhand", game, None, None, None)
    table.walk(Phase.BETWEEN)
    assert table.state.auction.contract == game
    assert table.state.result.over
    assert all(sum(line.amounts) == 0 for line in table.state.result.lines)


def test_joined_games_are_played_to_their_end():
    table = Konigrufen().deal(A=BEGGAR).bid("bettler")
    table.do(Bid(B, "bettler", joins=True)).bid(None, None).walk(Phase.BETWEEN)
    assert [entry.seat for entry in table.state.auction.games] == [A, B]


def partner_in(hand: str) -> Konigrufen:
    """Return a Solorufer of A at which B, who holds the called king, is asked what he says."""
    table = Konigrufen().deal(A="T21 T16 T15 T14 T13 T11 HQ HN SQ SN DQ D1", B=hand)
    table.bid("solorufer", None, None, None).do(CallCard(A, card("HK"))).walk(Phase.CHALLENGE)
    return table


def test_koenig_ultimo_is_announced_by_a_partner_who_can_keep_the_king_to_the_end():
    strong = "T22 T20 T19 T18 T17 T12 T9 HK H1 H2 SK C7"
    assert partner_in(strong).wish() == Announce(B, "koenig-ultimo")
    bare = "T22 T20 T19 T18 T17 T12 T9 T5 T4 HK SK C7"
    weak = "T9 T8 T7 T6 T5 T4 HK H1 H2 H3 S7 C7"
    for hand in (bare, weak):
        assert partner_in(hand).wish() != Announce(B, "koenig-ultimo")


def test_a_bidder_with_open_cards_is_made_to_take_a_trick():
    table = Konigrufen().deal(
        A="T9 H2 H3 H4 D2 D3 D4 S7 S8 S9 C7 C8",
        B="T22 T5 T4 T3 HK HQ HN DK DQ SK SQ CK",
        C="T21 T20 T19 T18 T17 T16 DN DJ SN CQ CN CJ",
        D="T15 T14 T13 T12 T11 T10 HJ H1 D1 SJ S10 C10",
    )
    table.bid("bettel-ouvert", None, None, None).walk(Phase.PLAY)
    while len(table.state.deal.open) < 4 or table.turn != B:
        table.do(table.wish())
    # All cards lie open: A's one tarock is above the small ones of B, and he must go above.
    assert not table.state.play.trick
    wish = table.wish()
    assert isinstance(wish, PlayCard)
    assert wish.card in cards("T5 T4 T3")


def test_a_strong_hand_outbids_a_dreier_with_an_einer():
    strong = "T22 T21 T19 T18 T15 T12 T9 T7 HK HQ S8 C7"
    table = Konigrufen().deal(B=strong).bid("dreier")
    assert table.wish() == Bid(B, "einer")
