"""The lessons of the program and of a club, in order."""

import pytest

from tarock_desktop.families import FAMILY_OF
from tarock_desktop.learning.course import FIRST_HAND, course_of, own_lessons
from tarock_desktop.resources import data

FAMILIES = sorted(set(FAMILY_OF.values()))


@pytest.mark.parametrize("family", FAMILIES)
def test_a_course_begins_with_a_first_hand_and_leaves_no_lesson_out(family):
    entries = course_of(family)
    assert entries[0].id == FIRST_HAND
    assert entries[0].path is None
    files = {path.stem for path in (data("lessons") / family).glob("*.toml")}
    assert {entry.id for entry in entries[1:]} == files
    for entry in entries[1:]:
        assert entry.path is not None
        assert entry.path.stem == entry.id
        assert {FAMILY_OF[ruleset] for ruleset in entry.rulesets} == {family}
        assert entry.title.key


@pytest.mark.parametrize("family", FAMILIES)
def test_a_lesson_comes_after_those_that_it_needs(family):
    known: set[str] = set()
    for entry in course_of(family):
        assert set(entry.needs) <= known
        known.add(entry.id)


def test_a_clubs_own_lessons_are_in_its_order_and_damaged_ones_are_told(tmp_path):
    head = 'rulesets = ["ziri"]\ntitle = { sl = "Naša" }\n'
    for name in ("a", "b", "c"):
        (tmp_path / f"{name}.toml").write_text(f'lesson = "{name}"\n{head}', "utf-8")
    (tmp_path / "broken.toml").write_text("lesson = ", "utf-8")
    (tmp_path / "course.toml").write_text('lessons = ["c", "a"]\n', "utf-8")
    entries, damaged = own_lessons(tmp_path)
    assert [entry.id for entry in entries] == ["c", "a", "b"]
    assert [error.name for error in damaged] == [str(tmp_path / "broken.toml")]
    assert own_lessons(tmp_path / "none") == ((), ())


@pytest.mark.parametrize("family", FAMILIES)
def test_who_breaks_a_rule_often_is_sent_to_one_lesson(family):
    rules = [rule for entry in course_of(family) for rule in entry.rules]
    assert len(rules) == len(set(rules))
    # What the cards, the discards, the bids and the words of a hand are judged by.
    assert {"play.follow-suit", "play.must-trump", "discard.king", "bid.rank"} <= set(rules)
    assert {"announce.taken", "challenge.side"} <= set(rules)
