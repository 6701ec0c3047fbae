"""Comparisons of rule sheets in words, in every language."""

from itertools import product

import pytest

from tarock_desktop.families import FAMILY_OF
from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.comparison import ComparisonWords
from tarock_desktop.texts.comparison_tables import SharedSubjects, SharedValues
from tarock_desktop.texts.families import FAMILIES
from tarock_desktop.texts.languages import ENGLISH, language
from tarock_desktop.texts.rules import SharedRules
from tarock_desktop.texts.sentences import SentenceTable
from tarock_desktop.variants.comparison import compare
from tarock_desktop.variants.fact import Section
from tarock_desktop.variants.loader import load_sheet, option_default, sheet_document
from tarock_desktop.variants.sheet_facts import facts
from tests.unit.texts.speech import CODES, OTHERS, assert_readable, keys_of, words

OWN = tuple(FAMILIES[family] for family in FAMILIES.modules)
SUBJECTS: list[type[SentenceTable]] = [SharedSubjects, *(own.subjects for own in OWN)]
VALUES: list[type[SentenceTable]] = [SharedValues, *(own.values for own in OWN)]
RULES: list[type[SentenceTable]] = [SharedRules, *(own.rules for own in OWN)]


def comparison(code, left="spjst", right="westfest"):
    return ComparisonWords(read_catalogue(language(code)), words(code, left), words(code, right))


def line(code, match, left="spjst", right="westfest"):
    found = compare(load_sheet(left, {}), load_sheet(right, {}))
    difference = next(one for one in found if one.match == match)
    return comparison(code, left, right).difference(difference)


def sheets(ruleset):
    """Yield the sheet as it is, and with each of its options set otherwise."""
    sheet = load_sheet(ruleset, {})
    yield sheet
    document = sheet_document(ruleset)
    for option in sheet.option:
        default = option_default(document, option)
        for choice in option.choices or (option.least, option.most):
            if choice != default:
                assert choice is not None
                yield load_sheet(ruleset, {option.id: choice})


@pytest.mark.slow
@pytest.mark.parametrize(("code", "ruleset"), list(product(CODES, FAMILY_OF)))
def test_everything_a_sheet_can_say_has_words(code, ruleset):
    said = comparison(code, ruleset, ruleset)
    for sheet in sheets(ruleset):
        for fact in facts(sheet):
            text = said.fact(fact, words(code, ruleset))
            assert_readable(text.subject, code)
            assert text.said.lines
            for spoken in text.said.lines:
                assert spoken.strip()
                assert "{" not in spoken
                assert "%" not in spoken


@pytest.mark.parametrize("code", CODES)
def test_sections_have_titles(code):
    titles = [comparison(code).section(section) for section in Section]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("table", [*SUBJECTS, *VALUES, *RULES])
def test_words_are_translated_and_read_well(code, table):
    catalogue = read_catalogue(language(code))
    english = table(read_catalogue(language("en")))
    for key in english.keys:
        text = table(catalogue).sentence(key)
        places = ("name", "amount", "least", "most", "choice", "consequence")
        assert_readable(text.format(**dict.fromkeys(places, "0")), code)
        if key not in ("yes", "no"):
            assert text != english.sentence(key)


def test_the_rules_of_the_sheets_and_no_others_have_names():
    rows = [row for ruleset in FAMILY_OF for row in load_sheet(ruleset, {}).irregularity]
    # A family may call a shared rule by a name of its own.
    named = {key for table in RULES for key in keys_of(table)}
    assert named == {rule for row in rows for rule in row.rules}


def test_rules_have_different_names():
    tables = [table(read_catalogue(ENGLISH)) for table in RULES]
    said = [table.sentence(key) for table in tables for key in table.keys]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize(
    ("code", "subject", "left", "right"),
    [
        ("en", "one or two trumps", "Beeda 2 chips", "Bida 2 chips"),
        ("cs", "jeden nebo dva taroky", "Beeda 2 žetony", "Bida 2 žetony"),
        ("sl", "en ali dva taroka", "Beeda 2 žetona", "Bida 2 žetona"),
        ("de", "ein oder zwei Tarock", "Beeda 2 Chips", "Bida 2 Chips"),
    ],
)
def test_a_value_is_named_as_each_sheet_names_it(code, subject, left, right):
    text = line(code, "value/1-2 0-4 0-3 0-7")
    spoken = [side.lines[0].replace("\N{NO-BREAK SPACE}", " ") for side in (text.left, text.right)]
    assert (text.subject, *spoken) == (subject, left, right)


@pytest.mark.parametrize(
    ("code", "order"),
    [
        ("en", "K Q R J 4 3 2 1"),
        ("cs", "K D C J 4 3 2 1"),
        ("sl", "K D C F 4 3 2 1"),
        ("de", "K D C B 4 3 2 1"),
    ],
)
def test_cards_have_the_letters_of_the_language(code, order):
    assert line(code, "pack.red").left.lines == (order,)


def test_both_articles_are_cited():
    text = line("en", "shuffle.least")
    assert text.subject == "Shuffles, at least"
    assert (text.left.lines, text.right.lines) == (("7",), ("1",))
    assert text.left.heading == "Rule 2: Shuffling the deck"
    assert text.right.heading == "Shuffling, cutting, dealing"


def test_what_a_sheet_does_not_say_has_no_article():
    text = line("en", "cut.least")
    assert (text.left.lines, text.right.lines) == (("6",), ("1",))
    assert text.left.heading.startswith("Rule 31: ")
    assert text.right.heading == ""


def test_a_row_is_told_for_the_rule_that_is_compared():
    talon = line("en", "rule.talon.not-shown").right.lines[1]
    assert "The three cards are shown" in talon
    assert "The bid does not count" not in talon


def test_a_row_says_remedy_and_fine_and_then_its_sentence():
    text = line("en", "rule.play.follow-suit")
    assert text.subject == "Failing to follow suit"
    short, sentence = text.right.lines
    assert "WF-P19: play continues" in short
    assert "each player: 5" in short
    assert sentence.endswith("[Following Suit]")


@pytest.mark.parametrize(
    ("match", "side"),
    [
        ("value/0-22 0-4 0-3 7-7", "not on this sheet"),
        ("option/discard.forbids_trull", "no choice"),
        ("rule.declare.omitted", "no provision of its own"),
    ],
)
def test_what_one_sheet_lacks_is_said(match, side):
    assert line("en", match).right.lines == (side,)
    assert line("en", match, "westfest", "spjst").left.lines == (side,)


def test_a_title_with_a_stroke_is_cited_whole():
    assert words("en", "westfest").article("Uni / Bida").number == "Uni / Bida"
    assert words("en").article("30/revoke").number == "30"
