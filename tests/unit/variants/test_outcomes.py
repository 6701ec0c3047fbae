"""A contradictory table of irregularities is refused with its line and a sentence."""

import pytest

from tarock_desktop.documents.toml import read_toml
from tarock_desktop.resources import data
from tarock_desktop.variants.loader import lint

SHEETS = {
    "SPJST": data("variants").joinpath("spjst.toml").read_text(encoding="utf-8"),
    "WF": data("variants").joinpath("westfest.toml").read_text(encoding="utf-8"),
    "KR": data("variants").joinpath("koenigrufen.toml").read_text(encoding="utf-8"),
}
SHEET = SHEETS["SPJST"]


def row(row_id):
    """Return the row's text."""
    sheet = SHEETS[row_id.split("-")[0]]
    start = sheet.index(f'id = "{row_id}"')
    end = sheet.find("[[irregularity]]", start)
    return sheet[start : end if end > 0 else len(sheet)]


def mistakes(row_id, old, new):
    text, sheet = row(row_id), SHEETS[row_id.split("-")[0]]
    assert old in text
    changed = sheet.replace(text, text.replace(old, new, 1))
    line = changed[: changed.index(f'id = "{row_id}"')].count("\n") + 1
    found = [str(error) for error in lint(read_toml(changed, "sheet.toml"))]
    return [mistake for mistake in found if in_row(mistake, line)]


def in_row(mistake, line):
    return line <= int(mistake.split(":")[1]) < line + 12


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", ["spjst", "westfest", "koenigrufen"])
def test_the_sheets_themselves_have_no_mistake(ruleset):
    name = f"{ruleset}.toml"
    text = data("variants").joinpath(name).read_text(encoding="utf-8")
    assert lint(read_toml(text, name)) == []


@pytest.mark.parametrize(
    ("row_id", "old", "new", "sentence"),
    [
        ("SPJST-P30", 'rules = ["play.card-count"]', "rules = []", "deals with no rule"),
        ("KR-P01", 'remedy_until = "before-next-lead"\n', "", "nothing comes afterwards"),
        ("KR-P01", 'settlement = "renonce"', 'settlement = "renonze"', "renonze"),
        ("SPJST-P30", "play.card-count", "play.card-cuont", "play.card-cuont"),
        ("SPJST-P30", 'amount = "2"', 'amount = "-2"', "more than nothing"),
        ("SPJST-P30", 'settlement = "violator-settles"', 'settlement = "nobody"', "nobody"),
        ("SPJST-P15", 'until = "hand-in-progress"', 'until = "next-week"', "next-week"),
        ("SPJST-P16", "article", 'until = "hand-in-progress"\narticle', "never holds"),
        ("SPJST-P16", "article", 'until = "before-first-card"\narticle', "never holds"),
        ("SPJST-P23", 'voids = "hand"', 'voids = "nothing"', "whether the hand is void"),
        ("SPJST-P30", "play.card-count", "act.not-now", "act.not-now"),
        ("SPJST-P30", "play.card-count", "play.right", "play.right"),
        ("SPJST-P30", '["play.card-count"]', '["play.card-count", "play.card-count"]', "twice"),
        ("SPJST-P30", 'amount = "2"', 'amount = "2/0"', "is not an amount"),
        ("SPJST-P30", 'amount = "2"', 'amount = "101"', "nobody has 101 to pay"),
        ("SPJST-P30", 'amount = "2"', 'amount = "2", payer = "offender-and-holder"', "follow"),
        ("SPJST-P30", 'amount = "2"', 'amount = "2", payee = "bystanders"', "bystanders"),
        ("SPJST-P30", 'amount = "2"', 'amount = "2", rule = "play.piles"', "not deal with"),
        ("SPJST-P18", 'remedy = "correct"', 'remedy = "take-back"', "does not put"),
        ("SPJST-P15", 'remedy = "take-back"', 'remedy = "correct"', "does not put"),
        ("SPJST-P16", 'remedy = "play-on"', 'remedy = "players-vote"', "does not put"),
        ("SPJST-P01", "fines = [", 'settlement = "violator-settles", fines = [', "dealt again"),
        ("SPJST-P09", '"violator-settles"', '"dealer-pays"', "can't follow"),
        ("SPJST-P12", "fines = [", 'returns = "own-values", fines = [', "can't follow"),
        ("SPJST-P12", "fines = [", 'returns = "all-values", fines = [', "all values go back"),
        ("SPJST-P12", "fines = [", 'voids = "pagat-trick", fines = [', "can't follow"),
        ("SPJST-P16", "fines = [", 'next_forehand = "rightful", fines = [', "can't follow"),
        ("SPJST-P09", '"major"', '"note"', "a note costs nothing"),
        ("SPJST-P08", '"discretionary"', '"minor"', "discretionary"),
        ("SPJST-P14", "severity", 'remedy_until = "hand-in-progress"\nseverity', "itself ends"),
        ("WF-P11", "against-solo-loser", "against-solo-winner", "never holds"),
        ("WF-P22", 'id = "fined"', 'id = "as-sheet"', "without a row of its own"),
        ("WF-P22", 'id = "fined"', 'id = "void"', "is not what this choice provides"),
        ("WF-P22", ', outcome = { fines = [{ amount = "2" }] }', "", "provides already"),
        ("WF-P24", 'remedy = "void-hand", ', "", ""),
        ("WF-P31", 'id = "settles",', 'id = "settles-only",', ""),
        ("WF-P25", "choices = [", 'choices = [{ id = "back", remedy = "take-back" }, ', "put"),
        ("SPJST-P05", "remedy =", 'remedy_until = "before-first-card"\nremedy =', "has no end"),
    ],
)
def test_a_contradiction_is_named_with_its_line(row_id, old, new, sentence):
    found = mistakes(row_id, old, new)
    assert found
    assert all(mistake.startswith("sheet.toml:") for mistake in found)
    assert any(sentence in mistake for mistake in found)


def lines_of(changed):
    return [str(error) for error in lint(read_toml(changed, "sheet.toml"))]


def test_a_rule_that_no_row_deals_with_is_named():
    text = row("SPJST-P30")
    assert lines_of(SHEET.replace(f"[[irregularity]]\n{text}", "")) == [
        "sheet.toml:10:6: no row deals with play.card-count"
    ]


def test_a_rule_claimed_at_once_that_no_row_deals_with_is_named():
    sheet = data("variants").joinpath("ziri.toml").read_text(encoding="utf-8")
    (found,) = lines_of(sheet.replace('  "lapse.pull",', '  "lapse.push",', 1))
    assert 'unknown rule "lapse.push"' in found


def test_standings_for_which_no_row_holds_are_named():
    sheet = SHEETS["WF"]
    found = lines_of(sheet.replace('when = "team-loser"', 'when = "team-winner"'))
    assert any('no row holds when the offender is "team-loser"' in line for line in found)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('value = "void-hand"', 'value = "void-hands"', 'wrong_povinost = void: "void-hands"'),
        ('default = "finish"', 'default = "end"', 'unknown choice "end"'),
        ("irregularity[SPJST-P24].remedy", "irregularity[SPJST-P99].remedy", "is no setting"),
        ('choice = "void", path', 'choice = "voids", path', 'unknown choice "voids"'),
        (
            'path = "irregularity[SPJST-P24].outcome.voids", value = "hand"',
            'path = "irregularity[SPJST-P24].outcome.voids", value = "nothing"',
            "wrong_povinost = void: all values go back",
        ),
    ],
)
def test_a_table_option_that_would_damage_the_table_is_named(old, new, sentence):
    assert old in SHEET
    found = lines_of(SHEET.replace(old, new, 1))
    assert found
    assert any(sentence in line for line in found)
