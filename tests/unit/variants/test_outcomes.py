"""A contradictory table of irregularities is refused with its line and a sentence."""

import pytest

from tarock_desktop.documents.toml import read_toml
from tarock_desktop.resources import data
from tarock_desktop.variants.loader import lint

SHEET = data("variants").joinpath("spjst.toml").read_text(encoding="utf-8")


def row(row_id, changed=SHEET):
    """Return the row's text."""
    start = changed.index(f'id = "{row_id}"')
    end = changed.find("[[irregularity]]", start)
    return changed[start : end if end > 0 else len(changed)]


def mistakes(row_id, old, new):
    text = row(row_id)
    assert old in text
    changed = SHEET.replace(text, text.replace(old, new))
    line = changed[: changed.index(f'id = "{row_id}"')].count("\n") + 1
    found = [str(error) for error in lint(read_toml(changed, "sheet.toml"))]
    return [mistake for mistake in found if in_row(mistake, line)]


def in_row(mistake, line):
    return line <= int(mistake.split(":")[1]) < line + 12


@pytest.mark.parametrize("ruleset", ["spjst", "westfest"])
def test_the_sheets_themselves_have_no_mistake(ruleset):
    name = f"{ruleset}.toml"
    text = data("variants").joinpath(name).read_text(encoding="utf-8")
    assert lint(read_toml(text, name)) == []


@pytest.mark.parametrize(
    ("row_id", "old", "new", "sentence"),
    [
        ("SPJST-P30", 'rules = ["play.card-count"]', "rules = []", "deals with no rule"),
        ("SPJST-P30", "play.card-count", "play.card-cuont", "play.card-cuont"),
        ("SPJST-P30", 'amount = "2"', 'amount = "-2"', "more than nothing"),
        ("SPJST-P30", 'settlement = "violator-settles"', 'settlement = "nobody"', "nobody"),
        ("SPJST-P15", 'until = "hand-in-progress"', 'until = "next-week"', "next-week"),
        ("SPJST-P16", "article", 'until = "hand-in-progress"\narticle', "never holds"),
        ("SPJST-P16", "article", 'until = "before-first-card"\narticle', "never holds"),
        ("SPJST-P23", 'voids = "hand"', 'voids = "nothing"', "whether the hand is void"),
        ("SPJST-P05", "remedy =", 'remedy_until = "before-first-card"\nremedy =', "has no end"),
    ],
)
def test_a_contradiction_is_named_with_its_line(row_id, old, new, sentence):
    found = mistakes(row_id, old, new)
    assert found
    assert all(mistake.startswith("sheet.toml:") for mistake in found)
    assert all(sentence in mistake for mistake in found)
