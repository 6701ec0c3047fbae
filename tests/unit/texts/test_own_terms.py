"""A sheet is told in its own terms: nothing names a game, a word or a coin of another sheet."""

import re

import pytest

from tarock_desktop.cases.incidents import incident_rows, play_incident
from tarock_desktop.cli.options import seat_letter
from tarock_desktop.families import FAMILY_OF
from tarock_desktop.table import events as ev
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Watcher
from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.languages import ENGLISH, language
from tarock_desktop.texts.render import Words
from tarock_desktop.variants.loader import load_sheet
from tests.unit.texts.speech import CODES

TERMS = {
    "Varšav|Varsava": {"czech-gp"},
    "Preferanc": {"czech-gp"},
    "koruna|koruny|haléř|heller": {"czech-gp"},
    "renonc|renonce": {"czech-gp", "koenigrufen"},
    "renons": {"ziri"},
    "fleks?": {"czech-gp"},
    "Kontra|Kontras": {"spjst", "koenigrufen", "ziri"},
    "Contra": {"westfest"},
    "Prever": {"spjst", "westfest"},
    "Povinost": {"spjst", "westfest"},
    "Klop": {"ziri"},
    "brez talona": {"ziri"},
    "enka|dvojka|trojka": {"ziri"},
    "Trischak": {"koenigrufen"},
    "Besserrufer|Solorufer|Farbendreier|negative games?": {"koenigrufen"},
    "Uhu|Kakadu|Quapil|birds?": {"koenigrufen"},
    "sold|sells?": {"ziri"},
    "chips?": {"spjst", "westfest"},
    "called king|fourth king": {"koenigrufen"},
    "taps?|tapped": {"westfest"},
    "knocks?|knocked": {"spjst", "koenigrufen", "ziri", "czech-gp"},
}
"""English words by the sheets that have them."""
NAMES = {
    "Varšav|Varsava": {"czech-gp"},
    "Preferanc": {"czech-gp"},
    "Prever": {"spjst", "westfest"},
    r"Klop\b": {"ziri"},
    "Trischak": {"koenigrufen"},
    "Besserrufer|Solorufer|Farbendreier": {"koenigrufen"},
    "Kakadu|Quapil": {"koenigrufen"},
    "Mort": {"spjst"},
    "Suprhea": {"westfest"},
    "Subkontra": {"koenigrufen"},
}
"""Names that are the same in every language, by the sheets that have them."""


def foreign(ruleset, terms):
    """Return what must not be said of a sheet."""
    words = "|".join(words for words, sheets in terms.items() if ruleset not in sheets)
    return re.compile(rf"\b({words})\b" if terms is TERMS else rf"\b({words})", re.IGNORECASE)


def words_of(ruleset, code=ENGLISH.code):
    return Words(read_catalogue(language(code)), load_sheet(ruleset, {}), ("A", "B", "C", "D"))


def told_of_rows(words, sheet):
    """Yield all that is said of the rows, the duties, the articles and the readings of a sheet."""
    for row in sheet.irregularity:
        for rule in row.rules:
            yield row.id, words.consequence(row.id, rule)
            yield row.id, words.rule(rule)
            yield row.id, words.duty(row.id, rule)
    for article in sheet.articles:
        yield article, words.article(article).gist
    for reading in sheet.reading:
        yield reading.id, words.reading(reading.id).choice


@pytest.mark.parametrize("ruleset", FAMILY_OF)
def test_no_row_duty_or_article_names_what_only_another_sheet_has(ruleset):
    sheet, wrong = load_sheet(ruleset, {}), foreign(ruleset, TERMS)
    for where, said in told_of_rows(words_of(ruleset), sheet):
        assert not wrong.search(said), (where, said)


@pytest.mark.parametrize("ruleset", FAMILY_OF)
def test_only_where_the_left_neighbor_cuts_it_is_his_duty(ruleset):
    """The data say who cuts; so do the duty and nothing else."""
    sheet, words = load_sheet(ruleset, {}), words_of(ruleset)
    said = [words.duty(row.id, rule) for row in sheet.irregularity for rule in row.rules]
    left = any("on the dealer's left" in sentence for sentence in said)
    assert left is (sheet.cut.cutter == "before-dealer")


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("ruleset", FAMILY_OF)
def test_no_language_names_a_game_that_only_another_sheet_has(ruleset, code):
    sheet, wrong = load_sheet(ruleset, {}), foreign(ruleset, NAMES)
    for where, said in told_of_rows(words_of(ruleset, code), sheet):
        assert not wrong.search(said), (where, said)


def told_of_incident(row, code):
    """Yield each sentence of an incident: its title, what happens, and the rulings."""
    incident = play_incident(row)
    names = tuple(seat_letter(seat) for seat in incident.position.round.seats)
    words = Words(read_catalogue(language(code)), incident.variant.sheet, names)
    if code == ENGLISH.code:
        yield incident.case.title
    for happening in incident.happenings:
        for event in happening.events:
            line = words.event(event, Watcher.REFEREE)
            if line and not isinstance(event, ev.RulingIssued):
                yield line
    mode = Mode(incident.case.facts.table.mode or Mode.GUARD.value)
    for ruling in incident.rulings:
        said = words.ruling(ruling, Watcher.REFEREE, mode)
        yield from (*said.shown, *said.more)


@pytest.mark.parametrize("row", sorted(incident_rows()))
def test_no_incident_names_what_only_another_sheet_has(row):
    ruleset = incident_rows()[row]
    wrong = foreign(ruleset, TERMS)
    for said in told_of_incident(row, ENGLISH.code):
        assert not wrong.search(said), said


@pytest.mark.parametrize("row", sorted(incident_rows()))
def test_no_language_tells_an_incident_with_a_game_of_another_sheet(row):
    wrong = foreign(incident_rows()[row], NAMES)
    for code in CODES:
        for said in told_of_incident(row, code):
            assert not wrong.search(said), (code, said)
