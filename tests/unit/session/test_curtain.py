"""The curtain: nobody sees another's cards when the person at the screen changes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tarock_desktop.session.curtain import Opening, curtain_for
from tarock_desktop.table.seats import Seat, Watcher
from tests.unit.session.tables import seating

NORTH, EAST, SOUTH, WEST = (Seat(seat) for seat in range(4))


def test_it_falls_the_moment_another_person_acts():
    curtain = curtain_for(seating(0, 2), Opening.TAP).due(NORTH).press()
    assert curtain.viewer == NORTH
    fallen = curtain.due(SOUTH)
    assert fallen.is_down
    assert fallen.viewer is Watcher.PUBLIC
    assert fallen.press().viewer == SOUTH


def test_it_stays_open_while_computers_act():
    curtain = curtain_for(seating(0, 2), Opening.TAP).due(NORTH).press()
    assert curtain.due(EAST).due(None).due(NORTH).viewer == NORTH


def test_it_falls_before_the_same_person_after_everybody_looked_at_the_score_sheet():
    curtain = curtain_for(seating(0, 2), Opening.TAP).due(NORTH).press()
    between = curtain.look_on()
    assert between.viewer is Watcher.PUBLIC
    assert between.due(EAST).press().viewer is Watcher.PUBLIC
    again = between.due(NORTH)
    assert again.is_down
    assert again.viewer is Watcher.PUBLIC
    assert again.press().viewer == NORTH


def test_one_person_looks_on_with_his_own_cards():
    curtain = curtain_for(seating(2), Opening.TAP)
    assert curtain.look_on() == curtain


def test_the_cards_are_seen_from_the_press_until_it_falls():
    curtain = curtain_for(seating(0, 1, 2), Opening.HOLD).due(EAST)
    assert curtain.viewer is Watcher.PUBLIC
    assert curtain.press().viewer == EAST
    assert curtain.press().fall().viewer is Watcher.PUBLIC


def test_it_begins_down_before_several_people_and_nobody_can_lift_it_before_a_turn():
    curtain = curtain_for(seating(0, 1), Opening.TAP)
    assert curtain.is_down
    assert curtain.press() == curtain


def test_one_person_has_no_curtain():
    curtain = curtain_for(seating(2), Opening.HOLD)
    assert not curtain.is_shared
    for same in (curtain, curtain.due(NORTH), curtain.due(SOUTH), curtain.fall()):
        assert same.viewer == SOUTH


def test_where_only_computers_play_nobodys_cards_are_shown():
    curtain = curtain_for(seating(), Opening.HOLD)
    assert curtain.due(NORTH).press().viewer is Watcher.PUBLIC
    assert not curtain.is_down


@pytest.mark.parametrize("opening", list(Opening))
@given(steps=st.lists(st.sampled_from(["press", "fall", 0, 1, 2, 3]), max_size=20))
def test_only_the_person_whose_turn_came_last_is_ever_seen(opening, steps):
    curtain, last = curtain_for(seating(0, 1, 3), opening), None
    for step in steps:
        if isinstance(step, int):
            curtain = curtain.due(Seat(step))
            last = step if step in (0, 1, 3) else last
        else:
            curtain = getattr(curtain, step)()
        assert curtain.viewer in (Watcher.PUBLIC, last)
