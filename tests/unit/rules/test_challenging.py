"""Kontra, Re, Supre, Mort: SPJST Art. 13, readings A19 and A44."""

import pytest

from tarock_desktop.table.actions import Announce, Challenge, PlayCard, Ready
from tarock_desktop.table.events import PartnerRevealed
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.redact import redact
from tarock_desktop.table.seats import Watcher
from tests.kit.positions import A, B, C, D, Table, amounts, card, prever

PLAIN = "HQ HN HJ H4 DQ DN DJ D4 SQ"


def dealt(options=None, **hands):
    """C is the partner (XIX), D has the Pagat unless the hands say otherwise."""
    hands = {"C": "T19 T18", "D": "T1 T2 T3"} | hands
    return Table(options).deal(**hands)


def steps_open_to(table, seat):
    """Return the challenges that are offered to a seat when its turn comes."""
    while table.turn != seat:
        table.do(Ready(table.turn))
    offered = table.prompt.open_actions
    return {(a.target, a.step) for a in offered if isinstance(a, Challenge)}


def test_spjst_43_44_the_ladder_goes_up_step_by_step_between_the_sides():
    table = dealt().walk_to(Phase.CHALLENGE)
    assert steps_open_to(table, A) == set()
    assert steps_open_to(table, B) == {("game", 1)}
    table.do(Challenge(B, "game", 1))
    assert steps_open_to(table, A) == {("game", 2)}
    assert steps_open_to(table, B) == set()
    table = dealt().walk_to(Phase.CHALLENGE).do(Ready(A), Challenge(B, "game", 1))
    table.do(Challenge(A, "game", 2))
    assert steps_open_to(table, A) == set()
    assert steps_open_to(table, B) == {("game", 3)}
    assert steps_open_to(table, C) == set()
    assert steps_open_to(table, D) == {("game", 3)}, "any member of the side that said Kontra"
    table.do(Challenge(D, "game", 3))
    assert steps_open_to(table, A) == {("game", 4)}
    table.do(Challenge(A, "game", 4))
    for seat in (A, B, C, D):
        assert steps_open_to(table, seat) == set()
    assert table.state.notices.doubling("game") == (B, A, D, A)
    table.do(Ready(D))
    assert table.phase is Phase.CLEARANCE


def test_spjst_47_the_holder_of_the_called_trump_cannot_say_kontra_on_the_hand():
    table = dealt().walk_to(Phase.CHALLENGE).do(Ready(A), Ready(B))
    ruling = table.refused(Challenge(C, "game", 1))
    assert (ruling.rule, ruling.row) == ("challenge.side", "SPJST-P33")
    assert steps_open_to(table, C) == set()


def test_the_re_of_the_partner_reveals_him_and_nobody_elses_does():
    table = dealt().walk_to(Phase.CHALLENGE).do(Ready(A), Challenge(B, "game", 1))
    table.do(Ready(A), Ready(B), Challenge(C, "game", 2))
    assert PartnerRevealed(C) in table.last.events
    for viewer in (A, B, D, Watcher.PUBLIC):
        assert table.seen_by(viewer).calls.partner == C
    table = dealt().walk_to(Phase.CHALLENGE).do(Ready(A), Challenge(B, "game", 1))
    table.do(Challenge(A, "game", 2))
    assert not any(isinstance(e, PartnerRevealed) for e in table.last.events)
    assert table.seen_by(B).calls.partner is None


def test_spjst_20_a_secretly_lone_bidder_is_not_betrayed_by_his_re():
    table = dealt(A="T19 T18 T17 T16 T15", C="T14").walk_to(Phase.CHALLENGE)
    table.do(Ready(A), Challenge(B, "game", 1), Challenge(A, "game", 2))
    assert table.seen_by(B).calls.partner is None


def test_out_of_sequence_is_refused():
    table = dealt().walk_to(Phase.CHALLENGE).do(Ready(A))
    assert table.refused(Challenge(B, "game", 3)).rule == "challenge.step"
    table.do(Challenge(B, "game", 1), Ready(A))
    assert table.refused(Challenge(B, "game", 1)).rule == "challenge.step"
    for step in (0, 5, -1, 10**20):
        assert table.impossible(Challenge(B, "game", step)).key == "act.not-possible"


def test_only_the_hand_and_an_announced_pagat_can_be_challenged():
    table = dealt().walk_to(Phase.CHALLENGE).do(Ready(A))
    for target in ("pagat", "valat"):
        ruling = table.refused(Challenge(B, target, 1))
        assert (ruling.rule, ruling.explanation.key) == ("challenge.side", "challenge.no-target")
    assert table.impossible(Challenge(B, "beer", 1)).key == "act.not-possible"
    table = dealt().walk_to(Phase.ANNOUNCE).do(Announce(A, "valat")).walk_to(Phase.CHALLENGE)
    assert table.refused(Challenge(A, "valat", 1)).explanation.key == "challenge.no-target"


def announced_by(seat, **kwargs):
    """The Pagat is announced by *seat*, who gets it."""
    hands = {"A": "HK", "B": "DK", "C": "T19 T18", "D": "SK"} | kwargs.pop("hands", {})
    hands["ABCD"[seat]] += " T1"
    table = Table(kwargs.pop("options", None)).deal(talon="HQ HN HJ DQ DN DJ", **hands)
    table.walk_to(Phase.ANNOUNCE)
    while table.turn != seat:
        table.do(Ready(table.turn))
    return table.do(Announce(seat, "pagat")).walk_to(Phase.CHALLENGE)


def offered_kontra(table):
    """Return who is offered Kontra to the Pagat."""
    return {seat for seat in (A, B, C, D) if ("pagat", 1) in steps_open_to(table, seat)}


@pytest.mark.parametrize("announcer", [A, B, C, D])
def test_spjst_45_47_kontra_on_a_pagat_is_open_to_anybody_but_the_announcer(announcer):
    assert offered_kontra(announced_by(announcer)) == {A, B, C, D} - {announcer}


KNOWN = {"pagat_challenge": "known-side"}


@pytest.mark.parametrize(
    ("announcer", "may_kontra"),
    [
        (A, {B, D}),  # all but the holder of the called trump
        (B, {C}),  # only the holder of the called trump can know
        (C, set()),  # the partner himself: nobody can know
        (D, {C}),
    ],
)
def test_with_the_option_kontra_on_a_pagat_is_offered_where_the_speaker_can_know(
    announcer, may_kontra
):
    assert offered_kontra(announced_by(announcer, options=KNOWN)) == may_kontra


def test_with_the_option_a_lone_bidder_may_double_a_pagat_of_the_others():
    hands = {"A": "T19 T18 T17 T16 T15", "C": "T14"}
    table = announced_by(B, hands=hands, options=KNOWN)
    assert ("pagat", 1) in steps_open_to(table, A)
    assert ("pagat", 1) not in steps_open_to(table, C)


def test_once_the_partner_is_known_everybody_may_double_the_other_sides_pagat():
    table = announced_by(D)
    table.do(Ready(A), Challenge(B, "game", 1), Ready(A), Ready(B), Challenge(C, "game", 2))
    assert ("pagat", 1) in steps_open_to(table, A)
    assert ("pagat", 1) not in steps_open_to(table, B)


def test_re_on_a_pagat_belongs_to_the_announcer_and_who_knows_himself_his_partner():
    table = announced_by(A)
    table.do(Ready(A), Challenge(B, "pagat", 1))
    assert ("pagat", 2) in steps_open_to(table, A)
    assert ("pagat", 2) not in steps_open_to(table, B)
    assert ("pagat", 2) in steps_open_to(table, C)
    assert ("pagat", 2) not in steps_open_to(table, D)
    assert table.state.notices.doubling("game") == (), "independent of the hand"


def test_in_prever_all_three_stand_against_the_bidder():
    table = Table().deal(D="T1").walk_to(Phase.ANNOUNCE, choose=prever(B))
    table.do(Ready(B), Ready(C), Announce(D, "pagat")).walk_to(Phase.CHALLENGE)
    assert steps_open_to(table, A) == {("game", 1)}
    assert steps_open_to(table, B) == {("pagat", 1)}
    table.do(Challenge(B, "pagat", 1))
    assert steps_open_to(table, A) == {("game", 1), ("pagat", 2)}


def played_out_with_kontra_by(*doublers):
    """D announces the Pagat, *doublers* say Kontra to it one after the other; it is played."""
    table = announced_by(D)
    for doubler in doublers:
        while table.turn != doubler:
            table.do(Ready(table.turn))
        table.do(Challenge(doubler, "pagat", 1))
    table.walk_to(Phase.BETWEEN)
    return {abs(amount) for amount in amounts(table.line("pagat"))}


def test_kontra_on_a_pagat_counts_from_the_other_side_and_is_void_from_the_own():
    assert played_out_with_kontra_by(A) == {8}
    assert played_out_with_kontra_by(C) == {8}
    assert played_out_with_kontra_by(B) == {4}, "B and D turn out to be one side"


def test_after_a_void_kontra_an_opponent_may_still_say_it():
    assert played_out_with_kontra_by(B, C) == {8}
    assert played_out_with_kontra_by(B, A) == {8}
    assert played_out_with_kontra_by(A, B) == {8}, "said again in vain, it is no further step"
    assert played_out_with_kontra_by(A, C) == {8}, "said by both opponents it counts once"


def test_nobody_says_a_kontra_twice_and_none_is_repeated_where_all_know_that_it_counts():
    table = announced_by(D).do(Ready(A), Challenge(B, "pagat", 1), Ready(A))
    assert ("pagat", 1) not in steps_open_to(table, B)
    known = Table().deal(D="T1").walk_to(Phase.ANNOUNCE, choose=prever(B))
    known.do(Ready(B), Ready(C), Announce(D, "pagat")).walk_to(Phase.CHALLENGE)
    known.do(Ready(A), Challenge(B, "pagat", 1))
    assert offered_kontra(known) == set()


def test_all_seats_are_asked_alike():
    table = dealt().walk_to(Phase.CHALLENGE)
    asked = []
    while table.phase is Phase.CHALLENGE:
        asked.append(table.turn)
        table.do(Ready(table.turn))
    assert asked == [A, B, C, D]


def test_each_challenge_opens_a_new_round_of_questions():
    table = dealt().walk_to(Phase.CHALLENGE).do(Ready(A), Ready(B), Ready(C))
    table.do(Challenge(D, "game", 1))
    asked = []
    while table.phase is Phase.CHALLENGE:
        asked.append(table.turn)
        table.do(Ready(table.turn))
    assert asked == [A, B, C, D]


def test_the_called_card_in_play_tells_everybody_who_the_partner_is():
    table = dealt(A="HK", C="T19 T18 H1").walk_to(Phase.PLAY).play("HK")
    seen = [redact(e, Watcher.PUBLIC) for e in table.last.events]
    assert PartnerRevealed(C) not in seen
    while table.state.calls.partner is None:
        seat = table.turn
        held = card("T19") in table.hand(seat)
        legal = table.choice.legal
        wanted = card("T19") if held and card("T19") in legal else min(legal)
        table.do(PlayCard(seat, wanted))
    assert table.seen_by(Watcher.PUBLIC).calls.partner == C
