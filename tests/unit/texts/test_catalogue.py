import pytest

from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.languages import (
    LANGUAGES,
    NO_BREAK_SPACE,
    best_language,
    language,
)
from tests.unit.texts.example_texts import ExampleRulings, ExampleTexts

CARDS = {
    "en": "0 cards, 1 card, 2 cards, 3 cards, 4 cards, 5 cards, 11 cards, 21 cards, 22 cards, "
    "101 cards, 102 cards, 103 cards, 105 cards",
    "cs": "0 karet, 1 karta, 2 karty, 3 karty, 4 karty, 5 karet, 11 karet, 21 karet, 22 karet, "
    "101 karet, 102 karet, 103 karet, 105 karet",
    "sl": "0 kart, 1 karta, 2 karti, 3 karte, 4 karte, 5 kart, 11 kart, 21 kart, 22 kart, "
    "101 karta, 102 karti, 103 karte, 105 kart",
    "de": "0 Karten, 1 Karte, 2 Karten, 3 Karten, 4 Karten, 5 Karten, 11 Karten, 21 Karten, "
    "22 Karten, 101 Karten, 102 Karten, 103 Karten, 105 Karten",
}
NUMBERS = (0, 1, 2, 3, 4, 5, 11, 21, 22, 101, 102, 103, 105)


@pytest.mark.parametrize("code", CARDS)
def test_numbers_inflect_cards(code, translations):
    texts = ExampleTexts(read_catalogue(language(code), translations))
    said = [texts.cards(n) for n in NUMBERS]
    assert all(NO_BREAK_SPACE in each for each in said)
    assert ", ".join(said).replace(NO_BREAK_SPACE, " ") == CARDS[code]


def test_negative_number_takes_the_form_of_its_absolute_value(translations):
    texts = ExampleTexts(read_catalogue(language("sl"), translations))
    assert texts.cards(-2) == "\u22122\u00a0karti"


def test_gender_selects_the_message(translations):
    texts = ExampleTexts(read_catalogue(language("sl"), translations))
    assert texts.tricks_won("Ana", 2, female=True) == "Ana je dobila 2\u00a0vzetka"
    assert texts.tricks_won("Žiga", 2, female=False) == "Žiga je dobil 2\u00a0vzetka"


def test_table_gives_sentences_by_key_in_the_chosen_language(translations):
    czech = ExampleRulings(read_catalogue(language("cs"), translations))
    assert (
        czech.sentence("penalty.flat", 101).format(payer="Josef") == "Josef platí 101\u00a0žetonů."
    )
    slovenian = ExampleRulings(read_catalogue(language("sl"), translations))
    assert (
        slovenian.sentence("penalty.flat", 101).format(payer="Ana") == "Ana plača 101\u00a0žeton."
    )
    assert slovenian.sentence("play.follow-suit").startswith("{seat} še ima")
    assert czech.keys == {"play.follow-suit", "penalty.flat", "penalty.each"}
    with pytest.raises(KeyError):
        czech.sentence("penalty.unknown")


def test_names_with_braces_and_percent_are_shown_as_they_are(translations):
    texts = ExampleTexts(read_catalogue(language("en"), translations))
    assert texts.tricks_won("{who} %n", 2, female=True) == "{who} %n won 2\u00a0tricks"


def test_unknown_message_is_none_and_shows_in_inflected_english(translations):
    catalogue = read_catalogue(language("cs"), translations)
    assert catalogue.lookup("ExampleTexts", "Save") == "Uložit"
    assert catalogue.lookup("OtherTexts", "Save") is None
    assert catalogue.lookup("ExampleTexts", "Save", "as a noun") is None
    texts = ExampleTexts(catalogue)
    assert texts.tr("%n box(es) (is|are) here", None, 1) == "1\u00a0box is here"
    assert texts.tr("%n box(es) (is|are) here", None, 3) == "3\u00a0boxes are here"


def test_plural_message_without_a_number_gives_the_last_form(translations):
    catalogue = read_catalogue(language("sl"), translations)
    assert catalogue.lookup("ExampleTexts", "%n card(s)") == "%n kart"


def test_unfinished_and_obsolete_messages_are_left_out(tmp_path):
    (tmp_path / "tarock_de.ts").write_text(
        """<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1" language="de_AT">
        <context><name>A</name>
        <message><source>one</source><translation type="unfinished">eins?</translation></message>
        <message><source>two</source><translation type="vanished">zwei</translation></message>
        <message><source>three</source><translation>drei &amp; vier</translation></message>
        </context></TS>""",
        "utf-8",
    )
    catalogue = read_catalogue(language("de"), tmp_path)
    assert [catalogue.lookup("A", word) for word in ("one", "two", "three")] == [
        None,
        None,
        "drei & vier",
    ]
    assert len(catalogue) == 1


def test_words_for_qt_come_from_a_second_file(translations, tmp_path):
    text = (translations / "tarock_sl.ts").read_text("utf-8")
    (tmp_path / "tarock_sl.ts").write_text(text, "utf-8")
    (tmp_path / "qt_sl.ts").write_text(
        '<!DOCTYPE TS><TS language="sl"><context><name>QPlatformTheme</name><message>'
        "<source>Cancel</source><translation>Prekliči</translation></message></context></TS>",
        "utf-8",
    )
    catalogue = read_catalogue(language("sl"), tmp_path)
    assert catalogue.lookup("QPlatformTheme", "Cancel") == "Prekliči"
    assert catalogue.lookup("ExampleTexts", "Save") == "Shrani"


@pytest.mark.parametrize("shipped", LANGUAGES, ids=lambda shipped: shipped.code)
def test_shipped_catalogues_can_be_read(shipped):
    assert read_catalogue(shipped).language is shipped


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        (["cs_CZ.UTF-8"], "cs"),
        (["hu", "sl-SI"], "sl"),
        (["DE"], "de"),
        (["C", "POSIX", ""], "en"),
        ([], "en"),
    ],
)
def test_system_languages_choose_ours(wishes, code):
    assert best_language(wishes).code == code


def test_unknown_language_is_the_callers_mistake():
    with pytest.raises(KeyError):
        language("hu")
