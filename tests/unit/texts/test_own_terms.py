"""A sheet is told in its own terms: no row names a game, a word or a coin of another sheet."""

import re

import pytest

from tarock_desktop.families import FAMILY_OF
from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.languages import ENGLISH
from tarock_desktop.texts.render import Words
from tarock_desktop.variants.loader import load_sheet

TERMS = {
    "Varšava": {"czech-gp"},
    "Preferanc": {"czech-gp"},
    "koruna|koruny": {"czech-gp"},
    "haléř": {"czech-gp"},
    "Prever": {"spjst", "westfest"},
    "Povinost": {"spjst", "westfest"},
    "Klop": {"ziri"},
    "brez talona": {"ziri"},
    "enka|dvojka|trojka": {"ziri"},
    "Trischaken": {"koenigrufen"},
    "Besserrufer|Solorufer|Farbendreier": {"koenigrufen"},
    "Uhu|Kakadu|Quapil": {"koenigrufen"},
}
"""Names by the sheets that have them."""


@pytest.mark.parametrize("ruleset", FAMILY_OF)
def test_no_row_names_what_only_another_sheet_has(ruleset):
    words = Words(read_catalogue(ENGLISH), load_sheet(ruleset, {}), ("A", "B", "C", "D"))
    foreign = "|".join(names for names, sheets in TERMS.items() if ruleset not in sheets)
    wrong = re.compile(rf"\b({foreign})", re.IGNORECASE)
    for row in load_sheet(ruleset, {}).irregularity:
        for said in (words.consequence(row.id), *map(words.rule, row.rules)):
            assert not wrong.search(said), (row.id, said)
