"""Each sheet has three hands to be shown; they are played by its rules and say what they show."""

from collections import Counter

import pytest

from tarock_desktop.families import FAMILY_OF
from tarock_desktop.journal.comments import Reader
from tarock_desktop.learning.demonstrations import demonstrations, shown
from tarock_desktop.messages.keys import KEYS
from tarock_desktop.session.seating import Seating, computer, human
from tarock_desktop.table.events import HandCounted
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Watcher
from tarock_desktop.variants.loader import identity_of

ALL = {each.id: each for each in demonstrations()}


def seating(ruleset):
    names = "ABCDEF"[: identity_of(ruleset).players[0]]
    return Seating((human(names[0]), *(computer(name, "club") for name in names[1:])))


def test_every_sheet_has_three_hands_with_points_of_their_own():
    assert Counter(each.ruleset for each in ALL.values()) == dict.fromkeys(FAMILY_OF, 3)
    assert len({(each.ruleset, each.point) for each in ALL.values()}) == len(ALL)


@pytest.mark.parametrize("name", ALL)
def test_a_hand_is_played_to_its_end_and_every_remark_has_a_step(name):
    hand = ALL[name]
    session = shown(hand, seating(hand.ruleset))
    assert session.path is None
    assert session.observation(Watcher.PUBLIC).phase is Phase.BETWEEN
    lesson = session.lesson()
    assert lesson is not None
    said = {
        (number, reader): session.comments.at(step.moment, reader).key
        for number, step in enumerate(lesson.steps)
        for reader in Reader
        if session.comments.at(step.moment, reader)
    }
    assert len(said) == len(hand.remarks)
    assert hand.title.key in KEYS
    assert set(said.values()) <= set(KEYS)
    counted = (
        step for step in lesson.steps if any(isinstance(e, HandCounted) for e in step.events)
    )
    assert next(counted, None) is not None
    assert max(number for number, _ in said) >= len(lesson) - 2


def test_the_point_can_be_seen_in_the_hand():
    hand = ALL["spjst-pagat"]
    session = shown(hand, seating("spjst"))
    lines = session.observation(Watcher.PUBLIC).result.lines
    assert any(line.label.key == "line.item-announced-made" for line in lines)
