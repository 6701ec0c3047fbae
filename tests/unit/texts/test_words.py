"""Every message, in every language, with parameters of every kind."""

import re
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest

from tarock_desktop.cards.notation import parse_card, parse_cardset
from tarock_desktop.cards.pack import PACK, Suit
from tarock_desktop.families import FAMILY_OF
from tarock_desktop.messages import keys
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
from tarock_desktop.texts.families import FAMILIES
from tarock_desktop.texts.languages import ENGLISH, language
from tarock_desktop.texts.messages import SharedPublicMessages
from tarock_desktop.texts.render import BAR, MESSAGES
from tarock_desktop.texts.sentences import SentenceTable
from tests.kit.play import variant_with
from tests.unit.texts.speech import CODES, OTHERS, assert_readable, keys_of, words

PACKAGE = Path(__file__).resolve().parents[3] / "tarock_desktop"
FAMILY_TABLES = {family: FAMILIES[family].messages for family in FAMILIES.modules}
RULESET_OF = {family: ruleset for ruleset, family in reversed(FAMILY_OF.items())}
SHARED = [key for table in MESSAGES for key in keys_of(table) if key in keys.KEYS]
SPEAKERS = {
    key: RULESET_OF[family]
    for family, table in FAMILY_TABLES.items()
    for key in keys_of(table)
    if key in keys.KEYS and key not in SHARED
}
"""For each message of one family a ruleset that says it."""
OWN_WORDS = [
    (key, RULESET_OF[family])
    for family, table in FAMILY_TABLES.items()
    for key in sorted(keys_of(table))
    if key in SHARED
]
"""Shared messages for which a family has a sentence of its own."""
OTHER_WORDS = [
    (key, table)
    for table in (*FAMILY_TABLES.values(), *MESSAGES)
    for key in sorted(keys_of(table))
    if key not in keys.KEYS
]
"""Other sentences for a step of a calculation: of a game won or lost, and in a summary."""
SAID = [*((key, SPEAKERS.get(key, "spjst")) for key in keys.KEYS), *OWN_WORDS]
COUNTS = (0, 1, 2, 3, 5, 12, 101, 102)


def names(ruleset):
    sheet = variant_with(ruleset).sheet
    item = NameRef("item", sheet.item[0].id)
    step = NameRef("step", sheet.challenge.steps[-1].id)
    contract = NameRef("contract", sheet.contract[-1].id)
    return {"name": contract, "step": step, "item": item, "target": item}


def parameter(place, kind, count, ruleset):
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
            return names(ruleset)[place]


def example(key, count, ruleset):
    return Message(key, tuple(parameter(*place, count, ruleset) for place in keys.KEYS[key]))


def test_every_message_has_one_sentence_and_no_sentence_is_left_over():
    tables = FAMILY_TABLES.values()
    own = [key for table in tables for key in keys_of(table) if key not in SHARED]
    others = {key for key, _ in OTHER_WORDS}
    assert sorted([*SHARED, *(key for key in own if key not in others)]) == sorted(keys.KEYS)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("key", "table"), OTHER_WORDS)
def test_other_words_for_a_step_say_what_the_step_knows(key, table, code):
    step = re.sub(r"(\.short)?(\.won|\.lost|\.tied)?$", "", key)
    said = table(read_catalogue(language(code))).sentence(key)
    assert set(re.findall(r"{(\w+)}", said)) <= {place for place, _ in keys.KEYS[step]}
    assert said.count(BAR) == (".short" not in key)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("key", "ruleset"), SAID)
def test_every_message_can_be_said(key, ruleset, code):
    for count in COUNTS:
        text = words(code, ruleset).message(example(key, count, ruleset))
        assert text
        assert_readable(text, code)


@pytest.mark.parametrize(("key", "ruleset"), SAID)
def test_every_parameter_that_is_said_in_english_is_said_in_all_languages(key, ruleset):
    shown = {code: words(code, ruleset).message(example(key, 2, ruleset)) for code in CODES}
    said = words("en", ruleset)
    own = (said.name(names(ruleset)[place]) for place in ("name", "step"))
    for sign in ("Žofie", *own):
        said_there = {bool(re.search(rf"\b{sign}\b", text)) for text in shown.values()}
        assert len(said_there) == 1, shown


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
        ("cs", ["Odložte 1_kartu.", "Odložte 3_karty.", "Odložte 5_karet."]),
        ("sl", ["Založite 1_karto.", "Založite 3_karte.", "Založite 5_kart."]),
        ("de", ["Verlegen Sie 1_Karte.", "Verlegen Sie 3_Karten.", "Verlegen Sie 5_Karten."]),
    ],
)
def test_counted_things_are_inflected(code, counts):
    said = [words(code).message(Message("ask.discard", (CountRef(n),))) for n in (1, 3, 5)]
    assert [each.replace("\u00a0", "_") for each in said] == counts


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
        ("de", "Erlaubt: Sküs, Pik-Zehner."),
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


def test_an_irregularity_is_called_by_the_offence():
    assert words("de").name(NameRef("row", "SPJST-P16")) == "Farbe nicht bedient"


def test_all_together_act_as_the_table():
    shuffled = Message("deal.shuffles", (SeatRef(-1), CountRef(3), NumberRef(Fraction(7))))
    assert words("en").message(shuffled).startswith("The table shuffled 3\u00a0times")


def test_public_sentences_do_without_the_hidden_parameters():
    tables: list[type[SentenceTable]] = [SharedPublicMessages]
    tables += [FAMILIES[family].public_messages for family in FAMILIES.modules]
    for table in tables:
        public = table(read_catalogue(ENGLISH))
        assert public.keys <= set(keys.RULINGS)
        for key in public.keys:
            assert "{card" not in public.sentence(key, 3)


@pytest.mark.parametrize("family", FAMILIES.modules)
def test_a_message_of_one_family_is_made_by_no_other_code(family):
    made = re.compile(r'\b[mM]essage\(\s*"([^"]+)"')
    own = keys_of(FAMILY_TABLES[family]) - set(SHARED)
    for layer in ("rules", "referee", "variants", "engine", "bots"):
        for file in (PACKAGE / layer).rglob("*.py"):
            if file.parent.name != family:
                assert own.isdisjoint(made.findall(file.read_text("utf-8"))), file


def test_a_table_loads_the_texts_of_its_own_family_only():
    program = """
import sys
from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.languages import ENGLISH, language
from tarock_desktop.texts.render import Words
from tarock_desktop.variants.loader import load_sheet
Words(read_catalogue(ENGLISH), load_sheet("koenigrufen", {}), ("A", "B", "C", "D"))
loaded = {name.split(".")[2] for name in sys.modules if name.startswith("tarock_desktop.texts.")}
print(sorted(loaded & {"texas", "czech", "ziri", "koenigrufen"}))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert done.stdout.decode().split() == ["['koenigrufen']"]
