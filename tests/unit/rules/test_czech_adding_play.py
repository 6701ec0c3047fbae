"""Varšava: the forhont adds a talon card to each of the first six tricks."""

from tarock_desktop.cards.notation import parse_card
from tarock_desktop.table.actions import AddTalonCard, Bid, Pass, PlayCard, ThrowDown
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode
from tests.kit.czech import CzechTable
from tests.kit.positions import A, B, C, D, cards


def varsava(mode=Mode.GUARD):
    table = CzechTable(mode)
    return table.do(Bid(A, "zakladni"), Pass(B), Pass(C), Pass(D), Bid(A, "varsava"))


def one(name):
    return parse_card(name)


def test_the_card_is_asked_for_once_the_forhont_has_played_and_only_from_him():
    table = varsava()
    table.impossible(AddTalonCard(A))
    table.do(PlayCard(A, one("S7")))
    assert table.turn == A
    assert [option.action for option in table.prompt.options] == [AddTalonCard(A)]
    table.impossible(AddTalonCard(B))
    table.do(AddTalonCard(A))
    assert table.turn == B
    table.impossible(AddTalonCard(A))


def test_the_others_need_not_wait_for_it():
    table = varsava().do(PlayCard(A, one("S7")), PlayCard(B, one("S9")))
    table.do(AddTalonCard(A), PlayCard(C, one("SK")))
    assert table.turn == D


def test_between_two_tricks_it_may_still_be_added_but_nobody_may_lead():
    table = varsava().play("S7")
    table.do(PlayCard(B, one("S9")), PlayCard(C, one("SK")), PlayCard(D, one("SJ")))
    assert table.turn == A
    assert table.refused(PlayCard(C, one("HJ"))).rule == "talon.forgotten"
    table.do(AddTalonCard(A), PlayCard(C, one("HJ")))
    # The forhont has not played to this trick yet, so nothing is due from him but his card.
    table.impossible(AddTalonCard(A))


def test_the_seventh_trick_gets_none():
    table = varsava()
    while len(table.state.play.tricks) < 6:
        adds = AddTalonCard(A) in table.legal()
        table.do(AddTalonCard(A) if adds else table.legal()[0])
    assert all(place.added for place in table.state.deal.talon)
    assert [bool(trick.added) for trick in table.state.play.tricks] == [True] * 6
    while table.phase is Phase.PLAY:
        assert AddTalonCard(A) not in table.legal()
        table.do(table.legal()[0])
    assert sum(table.state.result.points) == 70


def test_the_added_cards_come_in_the_order_of_the_talon():
    table = varsava()
    added = []
    while len(table.state.play.tricks) < 6:
        if AddTalonCard(A) in table.legal():
            before = [place.added for place in table.state.deal.talon]
            table.do(AddTalonCard(A))
            after = [place.added for place in table.state.deal.talon]
            added.append([n for n in range(6) if before[n] != after[n]])
        else:
            table.do(table.legal()[0])
    assert added == [[0], [1], [2], [3], [4], [5]]


def test_every_wrong_card_has_the_name_it_has_in_varsava():
    table = varsava()
    assert table.refused(PlayCard(B, one("S9"))).rule == "each.turn"
    table.do(PlayCard(A, one("HQ")), AddTalonCard(A))
    assert table.refused(PlayCard(B, one("T5"))).rule == "each.revoke"
    assert table.refused(ThrowDown(B)).rule == "each.thrown-in"
    table.do(PlayCard(B, one("HN")), PlayCard(C, one("HJ")), PlayCard(D, one("H3")))
    table.do(PlayCard(A, one("S7")), AddTalonCard(A))
    table.do(PlayCard(B, one("S9")))
    assert table.choice.legal == cards("SK SN")


def test_a_single_card_can_not_be_thrown_in():
    table = CzechTable().bid("solo").silent()
    while any(table.state.deal.hands[seat].size > 1 for seat in (A, B, C, D)):
        table.do(table.legal()[0])
    table.impossible(ThrowDown(table.turn))


def test_a_card_ahead_of_turn_that_does_not_fit_goes_back_when_another_is_played():
    table = CzechTable(Mode.TOURNAMENT).bid("solo").silent()
    table.do(PlayCard(A, one("HK")), PlayCard(C, one("T10")))
    assert table.rows() == ["CZ-P19"]
    table.do(PlayCard(B, one("HN")))
    assert table.choice.legal == cards("HJ")
    table.do(PlayCard(C, one("HJ")))
    assert one("T10") in table.hand(C)
    assert not table.state.deal.exposed


def test_a_fitting_one_stays_and_is_the_only_card_he_may_play():
    table = CzechTable(Mode.TOURNAMENT).bid("solo").silent()
    table.do(PlayCard(A, one("S7")), PlayCard(C, one("SN")), PlayCard(B, one("SQ")))
    assert table.choice.legal == cards("SN")
