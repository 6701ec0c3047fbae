"""When something is asked again follows from the answers and the day alone."""

from tarock_desktop.learning.spacing import (
    DAYS,
    MOST,
    MOST_NEW,
    Practice,
    Today,
    due,
    puzzles_of_day,
    session,
    standings,
)
from tarock_desktop.records.learning import KeptAnswer


def right(item: str, day: int) -> KeptAnswer:
    return KeptAnswer(item, True, day)


def wrong(item: str, day: int) -> KeptAnswer:
    return KeptAnswer(item, False, day)


def test_every_right_answer_on_its_day_doubles_the_wait_about():
    answers, day, waits = [], 1, []
    for _ in range(6):
        answers.append(right("a", day))
        waits.append(standings(answers)["a"].day - day)
        day += waits[-1]
    assert waits == [*DAYS[1:], DAYS[-1], DAYS[-1]]


def test_a_wrong_answer_goes_back_to_the_first_box():
    answers = [right("a", 1), right("a", 4), wrong("a", 11)]
    assert standings(answers)["a"].box == 1
    assert due(answers, 11) == ()
    assert due(answers, 12) == ("a",)


def test_what_is_asked_again_on_the_same_day_moves_nothing():
    answers = [wrong("a", 1), right("a", 1), right("a", 1)]
    assert standings(answers)["a"].day == 1 + DAYS[0]
    assert standings(answers)["a"].times_solved == 0


def test_the_weakest_come_first_and_a_backlog_is_cut_to_them():
    answers = [right(f"known {n}", 1) for n in range(30)]
    answers += [wrong(f"weak {n}", 1) for n in range(15)]
    answers += [wrong("weakest", 1), wrong("weakest", 2)]
    again = due(answers, 100)
    assert len(again) == 46
    chosen = session(again, [f"new {n}" for n in range(30)])
    assert len(chosen) == MOST
    assert chosen[0] == "weakest"
    assert sum(item.startswith("weak") for item in chosen) == 16
    assert not any(item.startswith("new") for item in chosen)
    fresh = session((), [f"new {n}" for n in range(30)])
    assert fresh == tuple(f"new {n}" for n in range(MOST_NEW))


def test_a_puzzle_comes_until_it_was_solved_twice():
    answers = [right("a", 1)]
    assert puzzles_of_day(("a", "b"), answers, 1).items == ("b",)
    assert puzzles_of_day(("a",), answers, 3) == Today((), 4)
    assert puzzles_of_day(("a", "b"), answers, 4).items == ("a", "b")
    assert puzzles_of_day(("a", "b"), answers, 4, ("b", "c")).items == ("b", "a")
    answers.append(right("a", 4))
    assert puzzles_of_day(("a",), answers, 100) == Today((), None)


def test_what_was_wrong_comes_again_in_the_session():
    practice = Practice(("a", "b"))
    asked = []
    for is_right in (False, True, False, True):
        asked.append(practice.item)
        practice.answer(is_right=is_right)
    assert asked == ["a", "b", "a", "a"]
    assert practice.item is None
    assert practice.left == 0
