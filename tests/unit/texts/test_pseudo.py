from tarock_desktop.texts.languages import LANGUAGES
from tests.kit.pseudo import PSEUDO, PseudoCatalogue, pseudo_text
from tests.unit.texts.example_texts import ExampleTexts


def test_words_are_changed_and_placeholders_are_kept():
    text = pseudo_text("{seat} plays <b>Pagat</b>: %n card &amp; %1")
    assert text.startswith("[{seat} plåyš <b>Pågåt</b>: %n čård &amp; %1·")
    assert text.endswith("·]")


def test_text_becomes_two_fifths_longer():
    assert len(pseudo_text("x" * 50)) == 50 + 20 + 2
    assert pseudo_text("OK") == "[ØK·]"


def test_sentences_inflect_in_the_pseudo_language():
    texts = ExampleTexts(PseudoCatalogue())
    assert texts.cards(1).startswith("[1\u00a0čård·")
    assert texts.cards(2).startswith("[2\u00a0čårdš·")
    assert texts.tricks_won("Ana", 2, female=True).startswith("[Ana wøn 2\u00a0trîčkš·")


def test_empty_text_is_no_message():
    assert PseudoCatalogue().lookup("A", "") is None


def test_pseudo_language_is_not_offered():
    assert PSEUDO not in LANGUAGES
