"""Pagat and Valat announced: SPJST Art. 15, 16, 19, readings A17 and A45."""

import pytest

from tarock_desktop.table.actions import Announce, Challenge, Ready
from tarock_desktop.table.events import AnnouncementCancelled
from tarock_desktop.table.phases import Phase
from tests.kit.positions import A, B, C, D, Table, prever


def announcing(options=None, choose=None, **hands):
    hands = {"B": "T1", "C": "T19"} | hands
    return Table(options).deal(**hands).walk_to(Phase.ANNOUNCE, choose=choose)


def test_spjst_54_only_the_holder_announces_the_pagat():
    table = announcing()
    ruling = table.refused(Announce(A, "pagat"))
    assert (ruling.rule, ruling.row) == ("announce.not-held", "SPJST-P26")
    barred = {option.action: option.barred for option in table.prompt.options}
    assert barred[Announce(A, "pagat")] is not None
    table.do(Ready(A), Announce(B, "pagat"))
    assert table.state.notices.announcer("pagat") == B
    assert table.turn == B, "he may have more to say"


def test_the_bidder_is_asked_first():
    table = announcing(choose=prever(D))
    order = []
    while table.phase is Phase.ANNOUNCE:
        order.append(table.turn)
        table.do(Ready(table.turn))
    assert order == [D, A, B, C]


def test_a_called_valat_cancels_and_blocks_the_pagat():
    table = announcing().do(Ready(A), Announce(B, "pagat"), Ready(B), Announce(C, "valat"))
    assert AnnouncementCancelled(B, "pagat") in table.last.events
    assert table.state.notices.announcer("pagat") is None
    table = announcing().do(Announce(A, "valat"), Ready(A))
    ruling = table.refused(Announce(B, "pagat"))
    assert (ruling.rule, ruling.row) == ("announce.with-valat", "SPJST-P44")


def test_nothing_is_announced_twice():
    table = announcing().do(Announce(A, "valat"), Ready(A))
    assert table.refused(Announce(B, "valat")).rule == "announce.taken"


@pytest.mark.parametrize("allowed", [True, False])
def test_whether_opponents_may_announce_a_valat_is_an_option(allowed):
    table = announcing({"valat_by_opponents": allowed}).do(Ready(A))
    if allowed:
        assert Announce(B, "valat") in table.legal()
    else:
        ruling = table.refused(Announce(B, "valat"))
        assert (ruling.rule, ruling.row) == ("announce.side", "SPJST-Art.16")
    table.do(Ready(B), Announce(C, "valat"))


def test_an_unknown_feat_is_no_announcement():
    assert announcing().impossible(Announce(A, "ultimo")).key == "act.not-possible"


@pytest.mark.parametrize("late", [False, True])
def test_announcements_come_before_the_first_challenge_unless_the_option_says_otherwise(late):
    table = announcing({"announce_after_challenge": late}).walk_to(Phase.CHALLENGE)
    table.do(Ready(A), Challenge(B, "game", 1)).walk_to(Phase.CLEARANCE)
    action = Announce(A, "valat")
    if late:
        table.do(action)
    else:
        assert action not in table.legal()
        assert table.refused(action).row == "SPJST-P32"
