"""Windows in play, and who counts as the winner of a hand that is played out."""

from fractions import Fraction
from typing import get_args

import pytest
from msgspec.structs import replace

from tarock_desktop.cards.pack import PAGAT
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import CardRef, SeatRef
from tarock_desktop.referee.offence import Offence
from tarock_desktop.referee.texas.standing import declarer_wins
from tarock_desktop.referee.windows import CONDITIONS, is_open
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.records import Doubling, Trick
from tarock_desktop.table.seats import Seat
from tarock_desktop.variants.schema import Window
from tests.kit.play import random_steps, texas_with

SPJST, WESTFEST = texas_with(), texas_with("westfest")


def states(variant):
    return [step.decision.state for step in random_steps(variant, "windows")]


def in_trick(number):
    for state in states(SPJST):
        if state.phase is Phase.PLAY and len(state.play.tricks) == number and state.play.trick:
            return state
    raise AssertionError(f"no trick {number}")


def revoke_in(trick):
    said = message("play.exposed", SeatRef(0), CardRef(PAGAT))
    return Offence("play.follow-suit", Seat(0), "x#0", said, card_place=4 * trick, trick=trick)


@pytest.mark.parametrize(
    ("window", "tricks_later", "still_open"),
    [
        ("trick-on-table", 0, True),
        ("trick-on-table", 1, False),
        ("next-trick-on-table", 1, True),
        ("next-trick-on-table", 2, False),
        ("hand-in-progress", 2, True),
        ("before-first-card", 0, False),
    ],
)
def test_a_window_in_play_closes_with_its_trick(window, tricks_later, still_open):
    state = in_trick(3)
    assert is_open(state, window, revoke_in(3 - tricks_later), SPJST.sheet) is still_open


def between_tricks(number):
    for state in states(SPJST):
        tricks = len(state.play.tricks)
        if state.phase is Phase.PLAY and tricks == number and not state.play.trick:
            return state
    raise AssertionError(f"no lead to trick {number}")


@pytest.mark.parametrize(
    ("window", "trick", "still_open"),
    [
        ("before-next-lead", 2, True),
        ("before-next-lead", 1, False),
        ("before-second-lead", 2, False),
    ],
)
def test_a_trick_is_over_when_the_next_one_is_led(window, trick, still_open):
    assert is_open(between_tricks(3), window, revoke_in(trick), SPJST.sheet) is still_open
    assert not is_open(in_trick(3), window, revoke_in(2), SPJST.sheet)
    assert is_open(between_tricks(1), "before-second-lead", revoke_in(0), SPJST.sheet)


def settled(variant, points_of_declarer):
    state = next(s for s in reversed(states(variant)) if s.result.points is not None)
    points = [Fraction(0)] * 4
    points[state.declarer] = Fraction(points_of_declarer)
    seats = state.deal.order
    # Everybody has tricks, so that no Valat decides.
    tricks = tuple(Trick(t.cards, seats[n % 4]) for n, t in enumerate(state.play.tricks))
    return replace(
        state,
        result=replace(state.result, points=tuple(points)),
        notices=replace(state.notices, announcements=(), doublings=()),
        play=replace(state.play, tricks=tricks),
    )


@pytest.mark.parametrize(("points", "wins"), [(54, True), (53, False), (20, False)])
def test_spjst_13_a_tie_is_lost_by_the_declarer(points, wins):
    assert declarer_wins(settled(SPJST, points), SPJST.sheet) is wins


@pytest.mark.parametrize(("steps", "wins"), [(0, False), (1, True), (2, False)])
def test_wf_45_a_challenged_tie_is_lost_by_the_last_challenger(steps, wins):
    state = settled(WESTFEST, 53)
    doubling = Doubling("game", tuple(Seat(step) for step in range(steps)))
    doublings = (doubling,) if steps else ()
    state = replace(state, notices=replace(state.notices, doublings=doublings))
    assert declarer_wins(state, WESTFEST.sheet) is wins


def test_who_takes_all_tricks_wins_whatever_he_counts():
    state = settled(SPJST, 20)
    tricks = tuple(replace(trick, winner=state.declarer) for trick in state.play.tricks)
    assert declarer_wins(replace(state, play=replace(state.play, tricks=tricks)), SPJST.sheet)


def test_before_the_count_the_cards_themselves_are_counted():
    state = settled(SPJST, 106)
    declarer, other = state.declarer, state.after(state.declarer)
    tricks = tuple(replace(trick, winner=other) for trick in state.play.tricks)
    tricks = (replace(tricks[0], winner=declarer), *tricks[1:])
    state = replace(
        state,
        result=replace(state.result, points=None),
        calls=replace(state.calls, card=None),
        play=replace(state.play, tricks=tricks),
    )
    assert not declarer_wins(state, SPJST.sheet)


def test_every_window_of_a_sheet_has_a_condition():
    assert set(CONDITIONS) == set(get_args(Window))
