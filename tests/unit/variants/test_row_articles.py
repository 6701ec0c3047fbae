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
    "czech-gp": {"Sólo": ("CZ-P27",)},
    "spjst": {
        "30/king-or-trump": ("SPJST-P12", "SPJST-P13"),
        "30/revoke": ("SPJST-P15", "SPJST-P16"),
        "6": ("SPJST-P45", "SPJST-Art.6"),
    },
}


@pytest.mark.parametrize("ruleset", ARTICLES)
def test_a_row_cites_the_article_that_holds_its_rule(ruleset):
    rows = load_sheet(ruleset, {}).irregularity
    for article, expected in ARTICLES[ruleset].items():
        assert tuple(sorted(row.id for row in rows if row.article == article)) == tuple(
            sorted(expected)
        )
