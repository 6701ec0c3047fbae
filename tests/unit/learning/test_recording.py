"""A lesson from a hand that was played asks the same acts at the same tables."""

import pytest

from tarock_desktop.cases.asking import words_of
from tarock_desktop.documents.toml import read_toml
from tarock_desktop.families import FAMILY_OF
from tarock_desktop.journal.reading import read_journal
from tarock_desktop.journal.rules import variant_of
from tarock_desktop.learning.lesson_file import Text
from tarock_desktop.learning.lesson_reading import lesson_of
from tarock_desktop.learning.lesson_run import LessonRun
from tarock_desktop.learning.recording import AskedAct, RecordingError, recorded
from tarock_desktop.session.game_record import record_of_file
from tarock_desktop.table.actions import PlayCard
from tests.cli.conftest import call

TITLE = Text(sl="Naša")


@pytest.fixture(scope="module")
def game(tmp_path_factory):
    """Give the record and the ruleset of a game of some hands."""
    folder = tmp_path_factory.mktemp("games")

    def played(ruleset):
        own = folder / f"{ruleset}-{len(list(folder.iterdir()))}"
        words = ("--ruleset", ruleset, "--hands", 3, "--seed", "a", "--journals", own)
        ended = call("simulate", *words)
        assert ended.code == 0, ended.err
        reading = read_journal(next(iter(sorted(own.glob("*.tarock")))))
        return record_of_file(reading), variant_of(reading.header, reading.name)

    return played


@pytest.mark.parametrize("ruleset", FAMILY_OF)
def test_the_same_acts_are_asked_again(game, ruleset):
    record, variant = game(ruleset)
    for hand in range(1, record.hands + 1):
        first = record.starts[hand - 1]
        acts = [entry.action for entry in record.entries(hand)]
        cards = [n for n, action in enumerate(acts) if isinstance(action, PlayCard)]
        asked = [cards[5], cards[-6]] if cards else [len(acts) - 1]
        questions = [AskedAct(act=first + 1 + number, say=TITLE) for number in asked]
        text = recorded(record, variant, questions, hand=hand, name="ours", title=TITLE)
        run = LessonRun(lesson_of(read_toml(text, "ours.toml")), ruleset)
        for step, number in enumerate(asked, 1):
            run.begin(step)
            assert run.step.say == TITLE
            assert run.trial is not None
            assert run.trial.request().seat == acts[number].seat
            received = run.trial.submit(acts[number])
            assert received.accepted, words_of(acts[number])


def test_what_nobody_was_asked_makes_no_lesson(game):
    record, variant = game("spjst")

    def told(act, hand):
        questions = [AskedAct(act=act)]
        with pytest.raises(RecordingError) as caught:
            recorded(record, variant, questions, hand=hand, name="ours", title=TITLE)
        return str(caught.value)

    assert "does not belong to this hand" in told(record.starts[1] + 20, 1)
    assert "nobody is asked" in told(1, 1)
    assert "3 hands" in told(1, 99)
