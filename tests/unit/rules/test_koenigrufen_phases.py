"""The phases of a Königrufen hand: what is asked, what can't be done, what is refused and why."""

import pytest

from tarock_desktop.cards.pack import SKYS
from tarock_desktop.rules.koenigrufen.kontra_targets import GAME, Target, parse_target
from tarock_desktop.rules.koenigrufen.talon_halves import DRAG
from tarock_desktop.table.actions import (
    Announce,
    Bid,
    CallCard,
    Challenge,
    Choose,
    Discard,
    LayOpen,
    Pass,
    PlayCard,
    Ready,
    TakeTalon,
    ThrowIn,
)
from tarock_desktop.table.phases import Phase
from tests.kit.koenigrufen import HANDS, TALON, Konigrufen, called
from tests.kit.positions import A, B, C, D, card, cards, said


def table(**options):
    return Konigrufen(**options).deal(TALON, **HANDS)


def asks(played):
    return played.prompt.question.key


def labels(played):
    return {option.label.key for option in played.options}


# ------------------------------------------------------------------------------ bidding


def test_the_question_says_how_the_bidding_stands_kr_50_52():
    played = table()
    assert asks(played) == "ask.bid"
    played.bid("vorhand")
    assert asks(played) == "ask.bid"
    played.bid("bettler")
    assert (asks(played), said(played.prompt.to_beat)) == ("ask.bid", ["bettler", B])
    agreed = table().bid("vorhand", None, None, None)
    assert asks(agreed) == "ask.forehand-game"


def test_a_game_that_can_be_joined_is_offered_with_bei_kr_92():
    played = table().bid("vorhand", "bettler")
    assert Bid(C, "bettler", joins=True) in played.acts
    assert "choice.join" in labels(played)
    assert Bid(C, "piccolo", joins=True) not in played.acts


@pytest.mark.parametrize(
    "bid", [Bid(A, "klop"), Bid(A, "zwiccolo"), Bid(A, "vorhand", joins=True)]
)
def test_what_the_sheet_does_not_know_cannot_be_bid(bid):
    played = table()
    if bid.contract == "zwiccolo":
        assert played.refused(bid).row == "KR-P34"
    else:
        played.impossible(bid)


def test_who_has_passed_or_whose_game_stands_is_told_so_kr_54_55():
    played = table().bid("vorhand", None, "bettler")
    assert played.refused(Bid(B, "dreier")).row == "KR-P31"
    assert played.refused(Bid(C, "dreier")).row == "KR-P32"
    assert played.refused(Bid(A, "dreier")).row == "KR-P29"


def test_vorhand_must_neither_pass_nor_play_a_numbered_game_after_three_passes_kr_52():
    played = table().bid("vorhand", None, None, None)
    assert played.refused(Pass(A)).row == "KR-P33"
    assert played.refused(Bid(A, "solodreier")).row == "KR-P33"
    assert {act.contract for act in played.acts} == {"rufer", "trischaken", "sechserdreier"}


# ------------------------------------------------------------------------------ the call


def test_own_kings_are_barred_and_only_kings_can_be_called_kr_59():
    played = table().forehand_plays("rufer")
    assert {act.card for act in played.acts} == set(cards("DK CK"))
    played.impossible(CallCard(A, SKYS))
    assert played.refused(CallCard(A, card("HK"))).row == "KR-P23"
    assert played.refused(CallCard(A, None)).row == "KR-P24"


def test_with_four_kings_every_king_is_an_own_one_kr_62():
    hands = {"A": "HK DK SK CK T22 T21 T20 T19 T18 T17 T16 T15"}
    played = Konigrufen().deal("", **hands).forehand_plays("rufer")
    assert labels(played) == {"choice.call-own"}
    played.do(CallCard(A, card("SK")))
    assert played.state.calls.card is card("SK")


def test_with_three_kings_the_fourth_is_offered_and_known_to_two_kr_58():
    hands = {"A": "HK DK SK T22 T21 T20 T19 T18 T17 T16 T15 T14", "C": "CK"}
    played = Konigrufen().deal("", **hands).forehand_plays("rufer")
    assert CallCard(A, None) in played.acts
    played.do(CallCard(A, None))
    assert played.state.calls.card is card("CK")
    assert played.seen_by(C).calls.card is card("CK")
    assert played.seen_by(B).calls.card is None


# ------------------------------------------------------------------------------ the talon


@pytest.mark.parametrize("places", [(), (0, 0, 1), (0, 1, 6)])
def test_places_that_are_not_there_cannot_be_taken(places):
    called("DK").impossible(TakeTalon(A, places))


@pytest.mark.parametrize("places", [(0, 1, 3), (0,), (2, 3, 4), tuple(range(6))])
def test_only_a_whole_half_is_taken_kr_79(places):
    assert called("DK").refused(TakeTalon(A, places)).row == "KR-P18"


def test_dragging_pays_each_opponent_kr_83():
    played = called("DK")
    assert {"choice.drag", "choice.take-cards"} == labels(played)
    played.impossible(Choose(A, DRAG, "trischaken"))
    played.do(ThrowIn(A))
    assert [int(amount) for amount in played.line("game").amounts] == [-3, 1, 1, 1]


def test_the_option_offers_a_trischaken_instead():
    played = called("DK", drag_to_trischaken=True)
    assert "choice.way" in labels(played)
    played.impossible(ThrowIn(A))
    played.impossible(Choose(A, DRAG, "pays"))
    played.do(Choose(A, DRAG, "trischaken"))
    assert played.state.auction.contract == "trischaken"
    assert played.phase is Phase.ANNOUNCE


def test_a_king_that_does_not_lie_cannot_be_dragged_kr_83():
    assert called("CK").refused(ThrowIn(A)).row == "KR-P43"
    changed = called("CK", drag_to_trischaken=True)
    assert changed.refused(Choose(A, DRAG, "trischaken")).row == "KR-P43"


def test_an_einer_offers_six_cards_a_sechserdreier_all_unseen_kr_11_68():
    played = table().bid("einer", None, None, None)
    assert len(played.acts) == 6
    played = table().forehand_plays("sechserdreier")
    assert (asks(played), labels(played)) == ("ask.take", {"choice.take"})
    assert played.seen_by(B).deal.talon[0].card is None


# ------------------------------------------------------------------------------ announcing


def test_what_is_no_extra_and_no_way_cannot_be_said():
    played = table().bid("dreier", None, None, None).do(TakeTalon(A, (0, 1, 2)))
    played.do(Discard(A, tuple(cards("H4 D4 S7"))))
    played.impossible(Announce(A, "klop"))
    played.impossible(Choose(A, "talon", "first-six"))
    played.impossible(Choose(A, "five-suited", "yes"))


def test_in_a_trischaken_only_the_way_of_the_talon_is_chosen_kr_96():
    played = table().forehand_plays("trischaken")
    assert asks(played) == "ask.talon-way"
    played.impossible(Ready(A))
    played.impossible(Choose(A, "stichzwang", "off"))
    played.do(Choose(A, "talon", "last-trick"))
    assert played.phase is Phase.PLAY


def test_honours_are_announced_by_who_was_dealt_four():
    played = table(honneurs=True).bid("solodreier", None, None, None)
    played.do(Announce(A, "honneurs"), Ready(A))
    assert played.refused(Announce(B, "honneurs")).row == "KR-P28"
    assert played.refused(Challenge(B, "honneurs", 1)).row == "KR-P35"


def test_nobody_doubles_what_was_not_said_or_in_a_wrong_order_kr_43():
    played = table().bid("solodreier", None, None, None).do(Ready(A))
    for step, target in ((1, "trull"), (2, GAME), (3, GAME)):
        assert played.refused(Challenge(B, target, step)).row == "KR-P35"
    played.do(Challenge(B, GAME, 1))
    assert played.refused(Challenge(B, GAME, 2)).row == "KR-P35"


def test_in_a_negative_game_each_speaks_for_himself_kr_45():
    played = table().bid("bettler", None, None, None).do(Ready(A))
    own, other = (Target(GAME, A, seat).text for seat in (B, C))
    assert played.refused(Challenge(B, other, 1)).row == "KR-P35"
    played.do(Challenge(B, own, 1))
    assert parse_target(own) == Target(GAME, A, B)


@pytest.mark.parametrize("text", ["trull@", "game@x/y", "game@1/"])
def test_a_target_that_names_no_seat_has_none(text):
    target = parse_target(text)
    assert target.opponent is None
    assert target.owner in (None, B)


# ------------------------------------------------------------------------------ out of place


def test_words_cards_and_the_talon_at_the_wrong_time():
    rufer = table().forehand_plays("rufer")
    assert rufer.refused(TakeTalon(A, (0, 1, 2))).row == "KR-P18"
    rufer.do(CallCard(A, card("CK")), TakeTalon(A, (0, 1, 2)))
    assert rufer.refused(ThrowIn(A)).row == "KR-P43"
    rufer.do(Discard(A, tuple(cards("H4 D4 S7"))))
    assert rufer.refused(Challenge(B, GAME, 1)).row == "KR-P36"
    assert rufer.refused(PlayCard(A, card("HK"))).row == "KR-P36"
    assert rufer.refused(ThrowIn(A)).row == "KR-P42"
    assert rufer.refused(LayOpen(A)).row == "KR-P41"
    rufer.do(Ready(A))
    assert rufer.refused(PlayCard(B, card("CK"))).row == "KR-P36"
    rufer.do(Ready(B), Ready(C), Ready(D))
    assert rufer.phase is Phase.PLAY
    assert rufer.refused(Announce(B, "trull")).row == "KR-P36"
    assert rufer.refused(Challenge(C, GAME, 1)).row == "KR-P36"
    assert rufer.refused(ThrowIn(A)).row == "KR-P42"


def test_a_trischaken_waits_for_the_way_of_the_talon_kr_96():
    played = table().forehand_plays("trischaken")
    assert played.refused(PlayCard(A, card("HK"))).row == "KR-P47"


def test_nothing_is_laid_open_before_there_is_a_game():
    table().impossible(LayOpen(A))


def test_the_cards_of_an_ouvert_are_laid_open_after_the_first_trick_kr_12():
    played = table().bid("bettel-ouvert", None, None, None)
    played.do(Ready(A), Ready(B), Ready(C), Ready(D))
    assert played.refused(LayOpen(A)).row == "KR-P41"
    played.play("C7", "CQ", "C9", "CN")
    assert asks(played) == "ask.lay-open"
    assert played.refused(PlayCard(B, card("H2"))).row == "KR-P40"
    played.do(LayOpen(C), LayOpen(A), LayOpen(D), LayOpen(B))
    played.impossible(LayOpen(B))
    assert played.state.deal.open == (C, A, D, B)
