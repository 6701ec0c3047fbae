"""Where the sheets say what a row of irregularities rests on; read in the sheets by a person."""

import pytest

from tarock_desktop.variants.loader import load_sheet

ARTICLES: dict[str, dict[str, tuple[str, ...]]] = {
    "koenigrufen": {
        "Grundlagen/Geben": ("KR-P17", "KR-P49"),
        "Grundlagen/Spielen": ("KR-P37", "KR-P38", "KR-P42"),
        "Grundlagen/Zwang": ("KR-P01", "KR-P02"),
        "Grundlagen/Zählen": ("KR-P51",),
        "Kaiserstich": ("KR-P05",),
        "Allgemeines/Korrektur": ("KR-P39",),
        "Allgemeines/Einsehen": ("KR-P19", "KR-P20"),
        "Allgemeines/Kontrieren": ("KR-P35", "KR-P45"),
        "Lizitation II/Ruf": ("KR-P23", "KR-P24"),
        "Speisen/Vogel": ("KR-P25", "KR-P26"),
        "Farbspiele/Ablage": ("KR-P14", "KR-P15"),
        "Farbspiele": ("KR-P06",),
        "Übrige Positivspiele/Ablage": ("KR-P11", "KR-P12", "KR-P13"),
        "Übrige Positivspiele/Schleifen": ("KR-P43",),
        "Negativspiele": ("KR-P03", "KR-P04"),
        "Negativspiele/Bei": ("KR-P34",),
        "Negativspiele/Ouvert": ("KR-P22", "KR-P40", "KR-P41"),
        "Negativspiele/Trischaken": ("KR-P46", "KR-P47"),
        "Zusätze/Vögel": ("KR-P07", "KR-P08", "KR-P09", "KR-P10", "KR-P27"),
        "Renonce": ("KR-P16", "KR-P21", "KR-P48"),
        "Renonce/Fair Play": ("KR-P50", "KR-Fair Play"),
        "Optionale Regeln/Pagatkassa": ("KR-P52",),
    },
    "ziri": {
        "1": ("ZIRI-P12",),
        "2/misdeal": ("ZIRI-P01", "ZIRI-P02", "ZIRI-P04"),
        "2/talon": ("ZIRI-P03",),
        "3": ("ZIRI-P31",),
        "4/brez": ("ZIRI-P06",),
        "4/discards": ("ZIRI-P08", "ZIRI-P09"),
        "Začetek igre/talon": ("ZIRI-P07",),
        "Začetek igre/kontra": ("ZIRI-P29",),
        "7/play": ("ZIRI-P24", "ZIRI-P25", "ZIRI-P26"),
        "7/kontra": ("ZIRI-P27", "ZIRI-P28"),
        "8/pagat": ("ZIRI-P13",),
        "10": ("ZIRI-P32", "ZIRI-P33"),
        "10/partners": ("ZIRI-P14", "ZIRI-P15", "ZIRI-P16"),
        "10/cards": ("ZIRI-P05", "ZIRI-P17"),
        "10/throw": ("ZIRI-P19", "ZIRI-P20"),
        "11/lead": ("ZIRI-P21", "ZIRI-P22", "ZIRI-P23"),
        "11/sale": ("ZIRI-P10", "ZIRI-P11"),
        "11/tricks": ("ZIRI-P18",),
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


SETTLED: dict[str, dict[str, str]] = {
    "koenigrufen": {"renonce": "Renonce"},
    "ziri": {"renons": "10/value"},
}
"""What a settlement of a breach rests on, whatever duty was broken."""


@pytest.mark.parametrize("ruleset", SETTLED)
def test_what_is_paid_for_a_breach_cites_the_article_of_the_payment(ruleset):
    for row in load_sheet(ruleset, {}).irregularity:
        remedies = [(row.remedy, row.outcome)]
        if row.afterwards is not None:
            remedies.append((row.afterwards.remedy, row.afterwards.outcome))
        for remedy, outcome in remedies:
            expected = SETTLED[ruleset].get(outcome.settlement)
            if expected is not None and row.when != "each-for-himself":
                assert row.article_of(remedy) == expected, row.id


def test_in_trischaken_every_breach_costs_what_stands_under_trischaken():
    row = next(r for r in load_sheet("koenigrufen", {}).irregularity if r.id == "KR-P46")
    assert row.article_of(row.remedy) == "Negativspiele/Trischaken"


@pytest.mark.parametrize(
    ("row", "rule", "game", "article"),
    [
        ("KR-P02", "play.must-trump", "farbensolo", "Farbspiele"),
        ("KR-P11", "discard.king", "farbensolo", "Farbspiele/Ablage"),
        ("KR-P28", "announce.no-such", "farbensolo", "Farbspiele/Zusätze"),
        ("KR-P28", "announce.no-such", "piccolo", "Negativspiele"),
        ("KR-P28", "announce.no-such", "dreier", "Zutaten"),
        ("KR-P18", "talon.early", "dreier", "Lizitation II"),
        ("KR-P18", "lapse.show-talon", "dreier", "Vorhandspiele"),
        ("KR-P46", "play.follow-suit", "trischaken", "Grundlagen/Zwang"),
        ("ZIRI-P24", "each.revoke", "klop", "1"),
        ("ZIRI-P24", "lapse.throw", "klop", "10/throw"),
    ],
)
def test_duty_is_cited_where_the_game_has_it(row, rule, game, article):
    sheet = load_sheet("ziri" if row.startswith("ZIRI") else "koenigrufen", {})
    law = next(each for each in sheet.irregularity if each.id == row)
    assert law.duty_article(rule, game) == article
