"""Every sheet that can be played is explained completely, in every language."""

import re
from itertools import product

import pytest

from tarock_desktop.families import FAMILY_OF
from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.families import FAMILIES, INVITATIONS
from tarock_desktop.texts.languages import ENGLISH
from tarock_desktop.texts.render import Words
from tarock_desktop.variants.loader import load_sheet
from tests.kit.play import variant_with
from tests.unit.texts.speech import CODES, OTHERS, PEOPLE, assert_readable, keys_of, words

SHEETS = tuple(FAMILY_OF)


def test_every_ruleset_has_texts():
    for family in set(FAMILY_OF.values()):
        rulesets = {ruleset for ruleset, own in FAMILY_OF.items() if own == family}
        assert set(FAMILIES[family].sheets) == rulesets


@pytest.mark.parametrize("family", sorted(set(FAMILY_OF.values())))
def test_the_first_page_has_two_lines_for_every_sheet(family):
    rulesets = [ruleset for ruleset, own in FAMILY_OF.items() if own == family]
    wanted = {f"{ruleset}.{line}" for ruleset in rulesets for line in ("country", "line")}
    assert keys_of(INVITATIONS[family].lines) == wanted


@pytest.mark.parametrize("ruleset", SHEETS)
def test_tables_fit_the_sheet(ruleset):
    sheet, texts = variant_with(ruleset).sheet, FAMILIES.of(ruleset).sheets[ruleset]
    articles = {f"{ruleset}.{article}" for article in sheet.articles}
    assert keys_of(texts.titles) == articles
    assert keys_of(texts.gists) == articles
    rows = {row.id for row in sheet.irregularity}
    of_rules = {f"{row.id}: {rule}" for row in sheet.irregularity for rule in row.rules}
    late = {f"{row.id}.late" for row in sheet.irregularity if row.remedy_until is not None}
    weighed = {f"{row.id}.late" for row in sheet.irregularity if row.outcome.warning == "weighed"}
    plain = {key for key in keys_of(texts.consequences) if "~" not in key}
    assert rows | late <= plain <= rows | late | weighed | of_rules
    readings = {f"{part}.{entry.id}" for entry in sheet.reading for part in ("question", "choice")}
    assert keys_of(texts.readings) == readings
    options = {f"{part}.{entry.id}" for entry in sheet.option for part in ("label", "about")}
    choices = {
        f"{entry.id}={str(value).lower()}" for entry in sheet.option for value in entry.choices
    }
    presets = {
        f"{part}.{entry.id}" for entry in sheet.preset for part in ("preset", "about.preset")
    }
    assert keys_of(texts.options) == options | choices | presets


def _changed_rows():
    """Yield what options change in rows: ruleset, option, choice, row; windows are told apart."""
    for ruleset in SHEETS:
        for option in load_sheet(ruleset, {}).option:
            rows = {
                (setting.choice, setting.path.split("[")[1].split("]")[0])
                for setting in option.settings
                if setting.path.startswith("irregularity")
                and not setting.path.endswith((".remedy_until", ".severity"))
            }
            for choice, row in sorted(rows, key=str):
                yield ruleset, option.id, choice, row


@pytest.mark.parametrize(("ruleset", "option", "choice", "row"), list(_changed_rows()))
def test_what_an_option_changes_is_told_otherwise(ruleset, option, choice, row):
    rules = next(law for law in load_sheet(ruleset, {}).irregularity if law.id == row).rules
    usual = words("en", ruleset)
    changed = Words(read_catalogue(ENGLISH), load_sheet(ruleset, {option: choice}), PEOPLE)
    assert any(usual.consequence(row, rule) != changed.consequence(row, rule) for rule in rules)


@pytest.mark.parametrize("ruleset", SHEETS)
def test_every_name_of_the_sheet_has_its_word_and_gloss(ruleset):
    sheet, texts = variant_with(ruleset).sheet, FAMILIES.of(ruleset).sheets[ruleset]
    names = {f"contract.{law.id}" for law in sheet.contract}
    names |= {f"value.{law.id}" for law in getattr(sheet, "value", ())}
    names |= {f"item.{law.id}" for law in sheet.item}
    names |= {f"step.{law.id}" for law in sheet.challenge.steps}
    assert names <= set(texts.words)
    keys = keys_of(texts.glosses)
    ways = {key for key in keys if key.startswith("way.")}
    short = {key for key in keys if key.startswith("row.")}
    assert keys - ways - short == set(texts.words)
    assert {key.removeprefix("row.") for key in short} <= set(texts.words)


@pytest.mark.parametrize(("ruleset", "code"), list(product(SHEETS, CODES)))
def test_every_rule_is_named_and_says_what_would_have_been_right(ruleset, code):
    said = words(code, ruleset)
    for row in variant_with(ruleset).sheet.irregularity:
        for rule in row.rules:
            assert_readable(said.right(rule), code)
            assert said.right(rule).endswith(".")
            assert_readable(said.rule(rule), code)


@pytest.mark.parametrize("ruleset", SHEETS)
@pytest.mark.parametrize("code", CODES)
def test_articles_readings_and_options_can_be_read(ruleset, code):
    sheet, said = variant_with(ruleset).sheet, words(code, ruleset)
    for article in sheet.articles:
        text = said.article(article)
        assert article.startswith(text.number)
        assert_readable(text.gist, code)
        assert text.gist.endswith(".")
    for reading in sheet.reading:
        assert_readable(said.reading(reading.id).question, code)
        assert said.reading(reading.id).question.endswith("?")
        assert_readable(said.reading(reading.id).choice, code)
    for row in sheet.irregularity:
        for rule in row.rules:
            assert_readable(said.consequence(row.id, rule), code)
    for preset in sheet.preset:
        assert_readable(said.preset(preset.id).label, code)
        assert_readable(said.preset(preset.id).about, code)
    for option in sheet.option:
        assert_readable(said.option(option.id).label, code)
        assert_readable(said.option(option.id).about, code)
        labels = [said.option_choice(option.id, value) for value in option.choices]
        assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("ruleset", SHEETS)
@pytest.mark.parametrize("code", CODES)
def test_a_consequence_names_the_fines_of_its_row_and_no_other_number(ruleset, code):
    sheet, said = variant_with(ruleset).sheet, words(code, ruleset)
    for row in sheet.irregularity:
        fines = {str(fine.amount) for fine in row.outcome.fines} | varsava_amounts(sheet, row)
        for rule in row.rules:
            assert set(re.findall(r"[0-9]+", said.consequence(row.id, rule))) == fines, row.id


def varsava_amounts(sheet, row):
    """Return what an offence in Varšava costs; nothing for other rows."""
    match row.outcome.settlement:
        case "talon-forgotten":
            return {str(sheet.varsava.forgotten)}
        case "each-renonc":
            return {str(sheet.varsava.loss), str(sheet.varsava.loss * sheet.varsava.forehand)}
    return set()


def test_each_rule_of_a_row_has_the_consequence_of_its_own_article():
    said = words("en", "westfest")
    assert said.consequence("WF-par. 10", "bid.rank").startswith("The bid does not count")
    assert "The three cards are shown" in said.consequence("WF-par. 10", "talon.not-shown")
    assert "Contra" in said.consequence("WF-P26", "phase.after-challenge")
    assert "first card" in said.consequence("WF-P26", "phase.after-lead")


@pytest.mark.parametrize("ruleset", SHEETS)
def test_english_titles_and_readings_are_those_of_the_sheet(ruleset):
    sheet, said = variant_with(ruleset).sheet, words("en", ruleset)
    for article, entry in sheet.articles.items():
        assert said.article(article).title == entry.title
    for reading in sheet.reading:
        assert said.reading(reading.id).question == reading.question
        assert said.reading(reading.id).choice == reading.choice


@pytest.mark.parametrize("code", OTHERS)
def test_articles_are_translated(code):
    english, said = words("en"), words(code)
    for article in variant_with().sheet.articles:
        assert said.article(article).title != english.article(article).title
        assert said.article(article).gist != english.article(article).gist


@pytest.mark.parametrize(
    ("code", "ruleset", "article", "heading"),
    [
        ("en", "spjst", "14", "Rule 14: Following suit"),
        ("en", "spjst", "30/revoke", "Rule 30: Failure to follow suit (re-nig)"),
        ("en", "spjst", "QS", "Rules quick sheet"),
        ("de", "spjst", "14", "Abschnitt 14: Farbe bedienen"),
        ("cs", "westfest", "Ties", "Rovnost bodů"),
        ("en", "westfest", "par. 9", "Five point discards"),
    ],
)
def test_article_is_cited_by_its_number_if_it_has_one(code, ruleset, article, heading):
    assert words(code, ruleset).article(article).heading == heading
