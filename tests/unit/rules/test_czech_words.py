"""The Czech words before the first lead: hlášky that are a duty, pagát, valát and the fleks."""

import pytest

from tarock_desktop.cards.notation import parse_card, parse_cards
from tarock_desktop.table.actions import (
    Announce,
    Bid,
    CallCard,
    Challenge,
    Declare,
    Discard,
    Pass,
    PlayCard,
    Ready,
    TakeTalon,
)
from tarock_desktop.table.phases import Phase
from tests.kit.czech import HANDS, CzechTable
from tests.kit.positions import A, B, C, D
from tests.kit.tournament import Tournament

TRULHONERY = {
    "A": "T22 T21 T20 T16 T1 HK HQ H1 DK S7 S8 C7",
    "B": HANDS["B"].replace("T21", "T12"),
    "D": "T15 T11 T8 T7 T4 T3 H3 D1 SJ S10 CK CQ",
}


def offered(table, kind):
    free = (option for option in table.prompt.options if option.barred is None)
    return [option.action for option in free if isinstance(option.action, kind)]


def declared(table):
    for seat in table.state.from_seat(table.state.declarer):
        table.do(Declare(seat))
    return table


def with_trulhonery():
    table = Tournament("czech-gp").deal("D2 D3 D4 C9 C10 H4", **{**HANDS, **TRULHONERY})
    return table.do(Bid(A, "solo"), Pass(B), Pass(C), Pass(D))


def test_the_bidder_speaks_first_then_the_others_to_his_right():
    table = CzechTable().bid("solo", seat=C)
    for seat in (C, D, A, B):
        assert (table.phase, table.turn) == (Phase.DECLARE, seat)
        table.do(Declare(seat))
    assert (table.phase, table.turn) == (Phase.ANNOUNCE, C)


def test_ready_is_said_in_turn_only():
    table = declared(CzechTable().bid("solo"))
    assert table.refused(Ready(C)).rule == "turn.wait"
    table.do(Ready(A), Ready(B))
    assert table.refused(Ready(A)).rule == "turn.wait"


def test_only_the_holder_is_offered_the_pagat():
    table = declared(CzechTable().bid("solo"))
    assert Announce(A, "pagat") not in offered(table, Announce)
    table.do(Ready(A), Ready(B), Ready(C))
    assert Announce(D, "pagat") in offered(table, Announce)


def test_the_same_is_not_announced_twice():
    table = declared(CzechTable().bid("solo")).do(Announce(A, "valat"))
    assert table.refused(Announce(A, "valat")).rule == "announce.taken"
    table.do(Ready(A))
    assert table.refused(Announce(B, "valat")).rule == "announce.taken"


def test_an_announcement_may_be_added_while_the_fleks_go_round_and_until_the_first_card():
    table = declared(CzechTable().bid("solo"))
    table.do(*(Ready(seat) for seat in (A, B, C, D)))
    assert table.phase is Phase.CHALLENGE
    table.do(Announce(D, "pagat"))
    assert table.state.notices.announcer("pagat") == D
    table.silent()
    table.do(Announce(A, "valat"))
    assert table.phase is not Phase.PLAY  # the others may say flek to it
    table.silent().do(PlayCard(A, parse_card("HK")))
    assert table.refused(Challenge(B, "valat", 1)).rule == "phase.after-lead"


def test_a_flek_on_what_nobody_announced_is_refused():
    table = declared(CzechTable().bid("solo")).do(Ready(A))
    assert table.refused(Challenge(B, "pagat", 1)).rule == "challenge.side"


@pytest.mark.parametrize(("seat", "step"), [(A, 1), (B, 2), (A, 2), (B, 3)])
def test_the_first_step_is_a_flek_of_the_opponents(seat, step):
    table = declared(CzechTable().bid("solo"))
    table.do(*(Ready(other) for other in (A, B, C, D)))
    assert table.refused(Challenge(seat, "game", step)).rule.startswith("challenge.")


def test_the_bidder_alone_answers_a_flek_and_everybody_is_asked_again():
    table = declared(CzechTable().bid("solo"))
    table.do(*(Ready(other) for other in (A, B, C, D)))
    table.do(Ready(A), Challenge(B, "game", 1))
    assert table.refused(Challenge(D, "game", 2)).rule == "challenge.side"
    while table.turn != A:
        table.do(Ready(table.turn))
    assert Challenge(A, "game", 2) in offered(table, Challenge)
    table.do(Challenge(A, "game", 2))
    assert table.phase is Phase.CHALLENGE


def test_unused_preferanc_cards_end_the_announcing_when_they_are_turned_up():
    table = CzechTable().bid("preferanc")
    table.do(TakeTalon(A, (0, 1, 2)), TakeTalon(A, (3, 4, 5)))
    table.do(Discard(A, parse_cards("C9 C10 H4"))).silent()
    assert any(place.shown for place in table.state.deal.talon)
    assert table.refused(Announce(D, "pagat")).rule == "phase.after-lead"


def test_after_the_first_draw_nothing_is_turned_up_and_the_pagat_may_still_be_added():
    table = CzechTable().bid("preferanc")
    table.do(TakeTalon(A, (0, 1, 2)), Discard(A, parse_cards("D2 D3 D4"))).silent()
    assert not any(place.shown for place in table.state.deal.talon)
    table.do(Announce(D, "pagat"))
    assert table.state.notices.announcer("pagat") == D


def test_the_partner_may_say_re_and_is_known_then():
    table = CzechTable().bid("zakladni").do(Pass(A), CallCard(A, parse_card("T19")))
    table.do(TakeTalon(A, (0, 1, 2, 3)), TakeTalon(B, (4,)), TakeTalon(C, (5,)))
    table.do(Discard(A, parse_cards("D2 D3 D4 C9")), Discard(B, parse_cards("C10")))
    table.do(Discard(C, parse_cards("H4")))
    declared(table).do(*(Ready(seat) for seat in (A, B, C, D)))
    table.do(Ready(A), Challenge(B, "game", 1))
    assert table.state.calls.partner is None
    while table.turn != C:
        table.do(Ready(table.turn))
    table.do(Challenge(C, "game", 2))
    assert table.state.calls.partner == C


def test_a_value_that_was_forgotten_is_offered_later_and_may_be_added():
    table = with_trulhonery()
    table.do(Declare(A), Declare(B), Declare(C), Declare(D))
    assert offered(table, Declare) == [Declare(A, ("trulhonery",))]
    table.do(Declare(A, ("trulhonery",)))
    assert table.state.notices.declared[A] == ("trulhonery",)
    assert offered(table, Declare) == []


def test_a_wrong_value_is_still_wrong_when_it_is_added():
    table = CzechTable().bid("solo")
    declared(table)
    assert table.refused(Declare(A, ("trul",))).rule == "declare.false"
