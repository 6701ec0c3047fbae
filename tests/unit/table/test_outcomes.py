"""How games and extras came out, as the lines of a score name it."""

import pytest

from tarock_desktop.messages.keys import KEYS
from tarock_desktop.messages.message import Message
from tarock_desktop.table.amounts import ScoreLine
from tarock_desktop.table.outcomes import (
    ExtraOutcome,
    GameOutcome,
    extra_label,
    extra_outcome,
    game_label,
    game_outcome,
)
from tarock_desktop.table.seats import Seat

SEAT = Seat(2)


def line_of(label):
    return ScoreLine("game", label, (), "1")


def test_the_outcome_of_every_line_about_a_game_or_an_extra_is_known():
    for key in KEYS:
        line = line_of(Message(key, ()))
        assert (game_outcome(line) is not None) is key.startswith(("line.game", "line.most"))
        assert (extra_outcome(line) is not None) is key.startswith("line.item")


@pytest.mark.parametrize("announced", [True, False])
@pytest.mark.parametrize("made", [True, False])
def test_an_extra_is_read_as_it_was_written(announced, made):
    line = line_of(extra_label(SEAT, "pagat", announced=announced, made=made))
    assert extra_outcome(line) == ExtraOutcome(announced, made)
    assert game_outcome(line) is None


@pytest.mark.parametrize(
    ("won", "tied", "outcome"),
    [
        (True, False, GameOutcome.WON),
        (True, True, GameOutcome.WON),
        (False, True, GameOutcome.TIED),
        (False, False, GameOutcome.LOST),
    ],
)
def test_a_game_is_read_as_it_was_written(won, tied, outcome):
    assert game_outcome(line_of(game_label(SEAT, "solo", won=won, tied=tied))) is outcome
