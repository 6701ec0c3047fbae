"""`tarock arena` and `tarock review`."""

import json

import pytest

from tarock_desktop.cli.arena import interval, seatings


def match(tarock, *words):
    ended = tarock("arena", "--a", "club", "--b", "novice", "--deals", 6, *words, "--json")
    assert ended.code == 0
    return json.loads(ended.out)


def test_the_same_seed_gives_the_same_match_whatever_the_number_of_processes(tarock):
    one = match(tarock, "--seed", "a")
    assert match(tarock, "--seed", "a", "--jobs", 2) == one
    assert match(tarock, "--seed", "b")["by_deal"] != one["by_deal"]


def test_equals_gain_nothing(tarock):
    """On the same deals in turned seats luck is gone to the last chip."""
    ended = tarock("arena", "--a", "club", "--b", "club", "--deals", 5, "--json")
    found = json.loads(ended.out)
    assert found["points"] == 0
    assert found["by_deal"] == [0.0] * 5


def test_both_levels_get_every_seat_as_often(tarock):
    for players in (3, 4, 5):
        tables = seatings("a", "b", players)
        for seat in range(players):
            count = sum(levels[seat] == "a" for levels in tables)
            assert count * players == sum(levels.count("a") for levels in tables)


def test_the_interval_shrinks_with_the_root_of_the_deals():
    points = [1.0, -1.0] * 50
    assert interval(points * 4) == pytest.approx(interval(points) / 2, rel=0.01)
    assert interval([3.0]) == float("inf")


def test_an_unknown_level_is_told(tarock):
    ended = tarock("arena", "--a", "clubb", "--b", "novice")
    assert ended.code == 2
    assert "clubb" in ended.err


def test_a_hand_is_looked_back_at(tarock, tmp_path):
    played = tarock("simulate", "--hands", 1, "--journals", tmp_path)
    assert played.code == 0
    (journal,) = tmp_path.iterdir()
    moves = tarock("review", journal, "--lang", "sl")
    assert moves.code == 0
    lines = moves.out.splitlines()
    assert [int(line.split()[0]) for line in lines] == list(range(48, 0, -1))
    assert "Najboljša" in lines[0]
    assert tarock("review", journal, "--hand", 9).code == 1
