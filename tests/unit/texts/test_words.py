"""Every message, in every language, with parameters of every kind."""

from fractions import Fraction

import pytest

from tarock_desktop.cards.notation import parse_card, parse_cardset
from tarock_desktop.cards.pack import PACK, Suit
from tarock_desktop.messages import keys
from tarock_desktop.messages.coach_keys import COACH
from tarock_desktop.messages.message import (
    AmountRef,
    CardRef,
    CardsRef,
    CountRef,
    Message,
    NameRef,
    NumberRef,
    SeatRef,
    SuitRef,
)
from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.choices import ChoiceSentences
from tarock_desktop.texts.coaching import CoachSentences
from tarock_desktop.texts.czech.sayings import (
    CzechChoices,
    CzechPrompts,
    CzechRulings,
    CzechScores,
)
from tarock_desktop.texts.koenigrufen.choices import RankedChoices, RankedPrompts, RankedScores
from tarock_desktop.texts.koenigrufen.rulings import RankedRulings
from tarock_desktop.texts.languages import ENGLISH
from tarock_desktop.texts.prompts import PromptSentences
from tarock_desktop.texts.rulings import PublicRulingSentences, RulingSentences
from tarock_desktop.texts.scores import ScoreSentences
from tarock_desktop.texts.ziri.sayings import (
    ZiriChoices,
    ZiriPrompts,
    ZiriRulings,
    ZiriScores,
)
from tests.unit.texts.speech import CODES, OTHERS, assert_readable, keys_of, words

NAMES = {
    "name": NameRef("contract", "prever"),
    "step": NameRef("step", "supre"),
    "item": NameRef("item", "pagat"),
    "target": NameRef("item", "pagat"),
}
COUNTS = (0, 1, 2, 3, 5, 12, 101, 102)


def parameter(place, kind, count):
    match kind:
        case _ if kind is SeatRef:
            return SeatRef(0)
        case _ if kind is CardRef:
            return CardRef(parse_card("HK"))
        case _ if kind is CardsRef:
            return CardsRef(parse_cardset("T22 S10"))
        case _ if kind is SuitRef:
            return SuitRef(Suit.CLUBS)
        case _ if kind is AmountRef:
            return AmountRef(Fraction(count))
        case _ if kind is NumberRef:
            return NumberRef(Fraction(count, 2))
        case _ if kind is CountRef:
            return CountRef(count)
        case _:
            return NAMES[place]


def example(key, count):
    return Message(key, tuple(parameter(*place, count) for place in keys.KEYS[key]))


@pytest.mark.parametrize(
    ("tables", "wanted"),
    [
        ((RulingSentences, RankedRulings, CzechRulings, ZiriRulings), keys.RULINGS),
        ((PromptSentences, RankedPrompts, CzechPrompts, ZiriPrompts), keys.PROMPTS),
        ((ChoiceSentences, RankedChoices, CzechChoices, ZiriChoices), keys.CHOICES),
        ((CoachSentences,), COACH),
        ((ScoreSentences, RankedScores, CzechScores, ZiriScores), keys.SCORES),
    ],
)
def test_every_message_has_one_sentence_and_no_sentence_is_left_over(tables, wanted):
    said = [key for table in tables for key in keys_of(table)]
    assert sorted(said) == sorted(wanted)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("key", keys.KEYS)
def test_every_message_can_be_said(key, code):
    for count in COUNTS:
        text = words(code).message(example(key, count))
        assert text
        assert_readable(text, code)


@pytest.mark.parametrize("key", keys.KEYS)
def test_every_parameter_that_is_said_in_english_is_said_in_all_languages(key):
    shown = {code: words(code).message(example(key, 2)) for code in CODES}
    for sign in ("Žofie", "Prever", "Supre"):
        assert len({sign in text for text in shown.values()}) == 1, shown


def test_unknown_message_is_the_callers_mistake():
    with pytest.raises(KeyError):
        words("en").message(Message("ask.nothing"))


@pytest.mark.parametrize(
    ("code", "amounts"),
    [
        ("en", "0 chips, 1 chip, 2 chips, 3 chips, 5 chips, 101 chips, −2 chips, 4½ chips"),
        (
            "cs",
            "0 žetonů, 1 žeton, 2 žetony, 3 žetony, 5 žetonů, 101 žetonů, −2 žetony, 4½ žetonu",
        ),
        (
            "sl",
            "0 žetonov, 1 žeton, 2 žetona, 3 žetoni, 5 žetonov, 101 žeton, −2 žetona, 4½ žetona",
        ),
        ("de", "0 Chips, 1 Chip, 2 Chips, 3 Chips, 5 Chips, 101 Chips, −2 Chips, 4½ Chips"),
    ],
)
def test_amounts_are_inflected(code, amounts):
    values = (0, 1, 2, 3, 5, 101, -2, Fraction(9, 2))
    said = ", ".join(words(code).amount(Fraction(value)) for value in values)
    assert said.replace("\N{NO-BREAK SPACE}", " ") == amounts


def test_amount_that_is_paid_takes_the_case_of_the_object():
    loan = Message("gloss.throw-in", (CardRef(PACK[18]), AmountRef(Fraction(3))))
    assert "3\N{NO-BREAK SPACE}žetone" in words("sl").message(loan)
    assert words("sl").amount(Fraction(3)) == "3\N{NO-BREAK SPACE}žetoni"


@pytest.mark.parametrize(
    ("code", "counts"),
    [
        ("cs", ["Odložte 1 kartu.", "Odložte 3 karty.", "Odložte 5 karet."]),
        ("sl", ["Založite 1 karto.", "Založite 3 karte.", "Založite 5 kart."]),
        ("de", ["Verlegen Sie 1 Karte.", "Verlegen Sie 3 Karten.", "Verlegen Sie 5 Karten."]),
    ],
)
def test_counted_things_are_inflected(code, counts):
    said = [words(code).message(Message("ask.discard", (CountRef(n),))) for n in (1, 3, 5)]
    assert said == counts


@pytest.mark.parametrize(
    ("code", "name", "card"),
    [
        ("en", "HK", "king of hearts"),
        ("en", "T19", "trump XIX"),
        ("en", "DN", "rider of diamonds"),
        ("cs", "HK", "srdcový král"),
        ("cs", "H1", "srdcové eso"),
        ("cs", "T22", "škýz"),
        ("sl", "HK", "srčev kralj"),
        ("sl", "S10", "pikova desetka"),
        ("sl", "T19", "tarok XIX"),
        ("de", "HK", "Herzkönig"),
        ("de", "C7", "Treff-Siebener"),
        ("de", "T4", "Tarock IIII"),
    ],
)
def test_cards_are_called_by_their_names(code, name, card):
    assert words(code).card(parse_card(name)) == card


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("en", "Can be played: Skys, ten of spades."),
        ("cs", "Lze zahrát: škýz, piková desítka."),
        ("sl", "Vreči je mogoče: škis, pikova desetka."),
        ("de", "Gespielt werden darf: Sküs, Pik-Zehner."),
    ],
)
def test_several_cards_are_listed_in_pack_order(code, sentence):
    cards = Message("play.right", (CardsRef(parse_cardset("S10 T22")),))
    assert words(code).message(cards) == sentence


@pytest.mark.parametrize("code", CODES)
def test_all_cards_have_different_names(code):
    assert len({words(code).card(card) for card in PACK}) == len(PACK)


@pytest.mark.parametrize("code", OTHERS)
def test_the_sheets_own_words_stay_and_are_explained(code):
    for kind, name, word in (
        ("contract", "povinost", "Povinost"),
        ("value", "tarocky", "Tarocky"),
        ("step", "supre", "Supre"),
    ):
        ref = NameRef(kind, name)
        assert words(code).name(ref) == words("en").name(ref) == word
        assert words(code).gloss(ref) not in (None, words("en").gloss(ref))


def test_a_way_of_dealing_is_a_name_without_explanation():
    style = NameRef("style", "6")
    assert words("cs").name(style) == "po šesti kartách"
    assert words("cs").gloss(style) is None


def test_an_irregularity_is_called_like_its_article():
    assert words("de").name(NameRef("row", "SPJST-P16")) == "Nichtbedienen (Renonce)"


def test_all_together_act_as_the_table():
    shuffled = Message("deal.shuffles", (SeatRef(-1), CountRef(3), NumberRef(Fraction(7))))
    assert words("en").message(shuffled).startswith("The table shuffled 3 times")


def test_public_sentences_do_without_the_hidden_parameters():
    public = PublicRulingSentences(read_catalogue(ENGLISH))
    assert public.keys <= set(keys.RULINGS)
    for key in public.keys:
        assert "{card" not in public.sentence(key, 3)
