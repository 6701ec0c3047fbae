"""Rule sheets from their files: options, mistakes, and what is cited."""

import pytest

from tarock_desktop.documents.toml import read_toml
from tarock_desktop.families import FAMILY_OF
from tarock_desktop.referee.rows import row_of
from tarock_desktop.resources import data
from tarock_desktop.variants.loader import (
    OptionError,
    lint,
    load_sheet,
    load_variant,
    option_default,
    sheet_document,
    sheet_hash,
)
from tarock_desktop.variants.texas.sheet import texas
from tarock_desktop.variants.ziri.sheet import ziri

TEXT = data("variants").joinpath("spjst.toml").read_text(encoding="utf-8")


def damaged(old, new, count=1):
    assert old in TEXT
    return read_toml(TEXT.replace(old, new, count), "spjst.toml")


@pytest.mark.parametrize("ruleset", list(FAMILY_OF))
def test_every_sheet_that_is_shipped_has_no_mistake(ruleset):
    assert lint(sheet_document(ruleset)) == []
    assert load_variant(ruleset).sheet.ruleset.id == ruleset


def test_an_unknown_ruleset_is_the_callers_mistake():
    with pytest.raises(KeyError):
        load_variant("bridge")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('article = "26"\nred', 'article = "99"\nred', "article"),
        ('reading = "A7"', 'reading = "A99"', "reading"),
        ('total = "106"\n\n# ---', 'total = "105"\n\n# ---', "106"),
        ("hand = 12\n", "hand = 11\n", "cards would be dealt"),
        ('id = "beeda"', 'id = "uni"', "twice"),
        ('path = "bank.loan_unit"', 'path = "bank.loan_size"', "bank.loan_size"),
        ('path = "bank.loan_unit"', 'path = "bank.start.more"', "no setting"),
        ('path = "bank.loan_unit"', 'path = "bank.discs"', "no setting"),
        ("least = 7\n", "least = 7\nmost = 9\n", "most"),
        ('sides = "partner"', 'sides = "both"', "both"),
    ],
)
def test_a_mistake_is_said_with_its_place(old, new, said):
    document = damaged(old, new)
    mistakes = lint(document)
    assert mistakes
    assert any(said in str(mistake) for mistake in mistakes)


def test_options_change_what_the_sheet_says():
    sheet = texas(load_sheet("spjst", {"loan_unit": 25, "pass_refused": "stays-unseen"}))
    assert (sheet.bank.loan_unit, sheet.talon.refused) == (25, "stays-unseen")
    assert load_sheet("spjst", {}).bank.loan_unit == 10


@pytest.mark.parametrize(
    "options",
    [
        {"beer": True},
        {"loan_unit": 0},
        {"loan_unit": 101},
        {"loan_unit": "10"},
        {"loan_unit": True},
        {"stack_values": 1},
        {"stack_values": "yes"},
        {"pass_refused": "burnt"},
    ],
)
def test_an_option_that_cannot_be(options):
    with pytest.raises(OptionError):
        load_sheet("spjst", options)


def test_every_option_has_its_default_in_the_file_and_among_its_choices():
    document = sheet_document("spjst")
    for option in load_sheet("spjst", {}).option:
        default = option_default(document, option)
        if option.choices:
            assert default in option.choices
        else:
            assert isinstance(default, int)
            assert (option.least or 0) <= default <= (option.most or default)


def test_the_hash_of_a_sheet_tells_options_apart():
    document = sheet_document("spjst")
    assert sheet_hash(document, {}) == sheet_hash(document, {})
    assert sheet_hash(document, {}) != sheet_hash(document, {"loan_unit": 5})
    changed = damaged("loan_unit = 10", "loan_unit = 20")
    assert sheet_hash(changed, {}) != sheet_hash(document, {})


def test_every_irregularity_of_the_digest_has_its_row():
    sheet = load_sheet("spjst", {})
    rows = {row.id for row in sheet.irregularity}
    assert {f"SPJST-P{number:02d}" for number in range(1, 47)} <= rows
    assert row_of(sheet, "play.follow-suit").id == "SPJST-P15"
    with pytest.raises(LookupError):
        row_of(sheet, "play.with-the-elbows")


@pytest.mark.parametrize("choice", ["-24", -24])
def test_a_choice_that_looks_like_a_number_may_be_written_as_one(choice):
    sheet = load_sheet("ziri", {"sell_brez_talona": choice})
    prices = {contract.id: contract.sold for contract in ziri(sheet).contract}
    assert prices["brez-talona"] == 24
    document = sheet_document("ziri")
    assert sheet_hash(document, {"sell_brez_talona": choice}) == sheet_hash(
        document, {"sell_brez_talona": "-24"}
    )


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("options = { skoty_trophy = true }", "options = { skoty = true }", "unknown option"),
        ("options = { skoty_trophy = true }", "options = { skoty_trophy = 7 }", "can't be 7"),
        ("pagatkassa_stake = 10", "pagatkassa_stake = 1001", "can't be 1001"),
        ('id = "private"', 'id = "pagatkassa"', "stands here twice"),
    ],
)
def test_a_preset_that_cannot_be_is_told(old, new, sentence):
    text = sheet_document("koenigrufen").text
    assert old in text
    assert any(sentence in str(each) for each in lint(read_toml(text.replace(old, new), "k.toml")))
