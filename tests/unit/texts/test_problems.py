"""What is wrong with a file is told in the reader's language."""

import re
from pathlib import Path

import pytest

from tarock_desktop.documents.errors import DocumentError, Position
from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.languages import LANGUAGES, language
from tarock_desktop.texts.problems import ProblemTexts

SENTENCES = [
    '"text_scale" can\'t be this; the default is used',
    "the settings cannot be saved: No space left on device",
    "this line, or one before it, was changed",
    "the rules have changed since this game was played; it can only be looked at",
    "what stands here does not follow the rules",
    "this is not a Tarock journal",
    "another window is playing this game",
    "the file is empty",
    "cannot be opened: Permission denied",
    "format 9 was written by a newer version of this program",
    "a name has no characters that cannot be seen",
    "hand A has 11 cards, not 12",
    "the talon has 5 cards, not 6",
]
FOREIGN = [each.code for each in LANGUAGES if each.code != "en"]


@pytest.mark.parametrize("code", FOREIGN)
@pytest.mark.parametrize("sentence", SENTENCES)
def test_sentence_is_in_the_language_of_the_window(code: str, sentence: str):
    texts = ProblemTexts(read_catalogue(language(code)))
    said = texts.sentence(sentence)
    assert said != sentence
    assert "{" not in said
    for part in re.findall(r'"\w+"|\d+|No space .*|Permission .*', sentence):
        assert part in said


def test_place_and_sentence_that_nobody_knows_stay():
    texts = ProblemTexts(read_catalogue(language("de")))
    error = DocumentError("a.toml", Position(7, 3), "something else")
    assert texts.problem(error) == str(error)


def test_every_plain_sentence_of_a_journal_is_known():
    root = Path(__file__).parents[3] / "tarock_desktop"
    texts = ProblemTexts(read_catalogue(language("de")))
    plain = []
    for name in ("journal/reading.py", "session/preferences.py", "journal/storage.py"):
        text = (root / name).read_text(encoding="utf-8")
        found = re.findall(r'(?:at_line|DocumentError)\([^"{}]*?, "([^"{]+)"', text)
        plain += [each for each in found if not each.startswith("$")]
    assert len(plain) > 4
    assert [each for each in plain if texts.sentence(each) == each] == []
