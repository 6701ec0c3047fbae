"""Where the sheets say what a row of irregularities rests on; read in the sheets by a person."""

import pytest

from tarock_desktop.variants.loader import load_sheet

ARTICLES: dict[str, dict[str, tuple[str, ...]]] = {
    "koenigrufen": {
        "Grundlagen/Geben": ("KR-P17", "KR-P49"),
        "Grundlagen/Spielen": ("KR-P37", "KR-P42"),
        "Allgemeines/Einsehen": ("KR-P19", "KR-P20"),
        "Allgemeines/Kontrieren": ("KR-P35", "KR-P45"),
        "Lizitation II/Ruf": ("KR-P23", "KR-P24"),
        "Speisen/Vogel": ("KR-P25", "KR-P26"),
        "Farbspiele/Ablage": ("KR-P14", "KR-P15"),
        "Farbspiele/Zusätze": ("KR-P28",),
        "Negativspiele/Ouvert": ("KR-P22", "KR-P40", "KR-P41"),
        "Negativspiele/Trischaken": ("KR-P46", "KR-P47"),
    },
}


@pytest.mark.parametrize("ruleset", ARTICLES)
def test_a_row_cites_the_article_that_holds_its_rule(ruleset):
    rows = load_sheet(ruleset, {}).irregularity
    for article, expected in ARTICLES[ruleset].items():
        assert tuple(sorted(row.id for row in rows if row.article == article)) == tuple(
            sorted(expected)
        )


CITED = {
    "spjst": {
        "6": "P24 Art.6",
        "7": "P22 P23 P25 P35 P45 Art.7",
        "9": "P09 P10 P11 P12 P13 P14 Art.9",
        "14": "P15 P16",
        "30/discarding": "P09 P10 P27 P30",
        "30/king-or-trump": "P12 P13",
        "30/revoke": "P15 P16",
        "31/wrong-trump": "P22 P23 P25",
        "31/wrong-povinost": "P24",
    },
    "westfest": {
        "par. 2": "P01 P07 P08 par.2",
        "par. 6": "P09 P10 P11 P12 P13 P14",
        "par. 7": "P17 P18 P24 P32 par.7",
        "Uni / Bida": "P18 P29",
    },
    "czech-gp": {
        "Zadání karet": "P01 P02 P03",
        "Vynášení": "P20 P25 P26 Vynášení",
        "Malý renonc": "P16 P17 P19",
        "Velký renonc": "P03 P04 P11 P12 P13 P14 P15 P18 P20 17",
        "Preferanc": "P07 P27",
        "Sólo": "P27",
    },
}
"""The rows that rest on an article, with their duty or with what follows, by their short ids.

Here a row can rest on two articles: the one has the duty, the other what follows.
"""


@pytest.mark.parametrize("ruleset", CITED)
def test_a_row_cites_what_it_rests_on(ruleset):
    rows = load_sheet(ruleset, {}).irregularity
    for article, expected in CITED[ruleset].items():
        found = (row.id for row in rows if article in row.articles)
        marks = sorted(mark.partition("-")[2].replace(" ", "") for mark in found)
        assert marks == sorted(expected.split()), article
