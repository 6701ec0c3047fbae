"""What a seat is called: each sheet has its own word and letter."""

import pytest

from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.languages import language
from tarock_desktop.texts.render import Words
from tarock_desktop.ui.scene.marks import Mark
from tarock_desktop.variants.loader import load_sheet

OTHERS = ("koenigrufen", "ziri", "czech-gp")
TEXAS = ("spjst", "westfest")


def words(ruleset, code):
    return Words(read_catalogue(language(code)), load_sheet(ruleset, {}), ("A", "B", "C", "D"))


@pytest.mark.parametrize(
    ("rulesets", "code", "letter", "name"),
    [
        (TEXAS, "en", "P", "Povinost player"),
        (TEXAS, "cs", "P", "hráč na Povinosti"),
        (TEXAS, "sl", "P", "igralec na Povinosti"),
        (TEXAS, "de", "P", "Povinost-Spieler"),
        (OTHERS, "en", "F", "forehand"),
        (OTHERS, "cs", "F", "forhont"),
        (OTHERS, "sl", "P", "prvi igralec"),
        (OTHERS, "de", "V", "Vorhand"),
    ],
)
def test_forehand_has_the_word_and_letter_of_its_sheet(rulesets, code, letter, name):
    for ruleset in rulesets:
        said = words(ruleset, code)
        assert (said.role("forehand.letter"), said.role("forehand")) == (letter, name)


@pytest.mark.parametrize("ruleset", TEXAS + OTHERS)
def test_every_mark_of_a_seat_has_a_name(ruleset):
    said = words(ruleset, "en")
    marks = (
        Mark.DEALER,
        Mark.FOREHAND,
        Mark.CUTTER,
        Mark.SITS_OUT,
        Mark.DECLARER,
        Mark.PARTNER,
        Mark.PARTNER_UNKNOWN,
    )
    assert len({said.role(mark.value) for mark in marks}) == len(marks)
    assert said.role("declarer") == "bidder"
