"""`tarock incident`: every row of the sheets that has an incident, in all four languages."""

import re

import pytest

from tarock_desktop.cases.incidents import incident_rows, play_incident
from tarock_desktop.cli.options import open_words, seat_letter
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import NameRef, SeatRef
from tarock_desktop.table.rulings import Mode, Remedy
from tarock_desktop.table.seats import Watcher
from tarock_desktop.texts.catalogue import Catalogue
from tarock_desktop.texts.languages import ENGLISH, LANGUAGES
from tarock_desktop.variants.loader import load_variant

CODES = [language.code for language in LANGUAGES]
ROWS = tuple(incident_rows())


@pytest.fixture
def all_words_known(monkeypatch):
    """A catalogue without the words for a message is an error, not an English sentence.

    The English sentences are those of the program; its catalogue has the plural forms.
    """
    lookup = Catalogue.lookup

    def strict(self, context, source, comment=None, n=None):
        words = lookup(self, context, source, comment, n)
        in_program = self.language is ENGLISH and n is None
        assert words or in_program, f"{self.language.code}: {context} has no words for {source!r}"
        return words

    monkeypatch.setattr(Catalogue, "lookup", strict)


@pytest.mark.parametrize(
    ("ruleset", "prefix"),
    [
        ("spjst", "SPJST-P"),
        ("westfest", "WF-P"),
        ("czech-gp", "CZ-P"),
        ("koenigrufen", "KR-P"),
        ("ziri", "ZIRI-P"),
    ],
)
def test_spjst_67_every_numbered_row_has_an_incident(ruleset, prefix):
    rows = {row.id for row in load_variant(ruleset).sheet.irregularity}
    numbered = {row for row in rows if re.fullmatch(rf"{prefix}\d\d", row)}
    assert numbered - set(ROWS) == set()


NO_BREACH = ("ZIRI-P11", "ZIRI-P31")
"""A right, and nothing to be scored: nobody is ruled on."""


@pytest.mark.parametrize("row", NO_BREACH)
def test_an_incident_without_a_breach_has_no_ruling(row):
    incident = play_incident(row)
    assert incident.rulings == ()
    assert sum(incident.payments) == 0


@pytest.mark.parametrize("row", sorted(set(ROWS) - set(NO_BREACH)))
def test_an_incident_ends_with_the_ruling_on_its_row(row):
    incident = play_incident(row)
    assert row in [ruling.row for ruling in incident.rulings]
    book = incident.end.book.rulings
    assert tuple(ruling for ruling in incident.rulings if ruling in book) == tuple(book)
    assert sum(incident.payments) == 0


@pytest.mark.parametrize("row", ROWS)
@pytest.mark.usefixtures("all_words_known")
def test_an_incident_is_told_in_every_language(row, tarock):
    # Each row in English and in one more language, by turns.
    codes = ("en", CODES[1 + ROWS.index(row) % (len(CODES) - 1)])
    told = [tarock("incident", row, "--lang", code) for code in codes]
    assert [(ended.code, ended.err) for ended in told] == [(0, "")] * len(codes)
    assert all(ended.out.startswith(f"{row}  ") for ended in told)
    assert not any(re.search(r"[{}]|%n", ended.out) for ended in told)
    # English has the title of the case file besides.
    lines = [len(ended.out.splitlines()) for ended in told]
    assert lines == [lines[1] + (code == "en") for code in codes]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.usefixtures("all_words_known")
def test_without_a_row_all_are_listed(code, tarock):
    ended = tarock("incident", "--lang", code)
    assert (ended.code, ended.err) == (0, "")
    named = [line for line in ended.out.splitlines() if not line.startswith(" ")]
    listed = {line[:14].strip(): line[14:].strip() for line in named}
    assert set(listed) == set(ROWS)
    assert all(listed.values())


def told_rulings(row, code="en"):
    """Return the rulings of an incident in words."""
    incident = play_incident(row)
    names = tuple(seat_letter(seat) for seat in incident.position.round.seats)
    words = open_words(incident.variant.sheet, names, code)
    mode = Mode(incident.case.facts.table.mode or Mode.GUARD.value)
    return [words.ruling(ruling, Watcher.REFEREE, mode) for ruling in incident.rulings]


def test_the_ruling_on_a_claim_that_is_refused_is_told_too():
    (refused,) = play_incident("ZIRI-P32").rulings
    assert (refused.row, refused.seat) == ("ZIRI-P32", 3)
    assert [ruling.row for ruling in play_incident("ZIRI-P02").rulings] == ["ZIRI-P32", "ZIRI-P02"]


@pytest.mark.parametrize("row", NO_BREACH)
def test_what_nobody_is_ruled_on_for_is_told_like_a_ruling(row, tarock):
    told = tarock("incident", row).out.partition(f"The ruling ({row})")[2]
    parts = ("What happened: ", "The rule: ", "What follows: ", "Rule ", "More:")
    places = [told.index(part) for part in parts]
    assert places == sorted(places)


def test_an_incident_is_called_by_the_rule_that_is_broken_in_it(tarock):
    assert tarock("incident", "ZIRI-P25").out.startswith("ZIRI-P25  Klop: trick not beaten\n")
    penalty = "Penalty for C: Trick not beaten (A +4, B +4, C −12, D +4)"
    assert penalty in tarock("incident", "KR-P46").out


@pytest.mark.parametrize("row", sorted(set(ROWS) - set(NO_BREACH)))
def test_a_ruling_is_read_in_five_seconds(row):
    for said in told_rulings(row):
        assert len(" ".join(said.shown).split()) <= 45
        # What happened, what the rules ask for, what follows: nothing else, nothing twice.
        assert said.shown == (said.what, said.duty, said.follows)
        assert len(set(said.shown)) == 3
        assert re.search(r"\b(must|may|paid only|need not)\b", said.duty), said.duty
        assert not re.search(r"\bcan't\b", said.what), said.what


@pytest.mark.parametrize("row", [row for row in ROWS if row.startswith("KR-P")])
def test_only_the_branch_that_was_applied_is_told(row):
    for said in told_rulings(row):
        assert "Until" not in said.follows
        assert "fterwards" not in said.follows


def test_the_remedy_decides_which_branch_is_told():
    sheet = load_variant("koenigrufen").sheet
    words = open_words(sheet, ("A", "B", "C", "D"), "en")
    in_time = "The card is taken back and another played; nobody pays."
    late = (
        "The hand ends. The offender alone pays all others as if they had won the game and the "
        "announced extras."
    )
    assert words.applied("KR-P01", Remedy.TAKE_BACK) == in_time
    assert words.applied("KR-P01", Remedy.END_HAND) == late
    assert words.consequence("KR-P01") == f"In time: {in_time} Later: {late}"


@pytest.mark.parametrize("ruleset", sorted(set(incident_rows().values())))
def test_a_remedy_that_ends_has_words_for_later(ruleset):
    sheet = load_variant(ruleset).sheet
    words = open_words(sheet, (), "en")
    for law in sheet.irregularity:
        if law.remedy_until is not None:
            later = Remedy.PLAY_ON if law.afterwards is None else law.afterwards.remedy
            assert words.applied(law.id, law.remedy) != words.applied(law.id, later), law.id


def test_a_penalty_names_the_offence():
    sheet = load_variant("spjst").sheet
    words = open_words(sheet, ("A", "B", "C", "D"), "en")
    fine = message("line.fine", SeatRef(0), NameRef("row", "SPJST-P16"))
    assert words.message(fine) == "Penalty for A: Failing to follow suit"
    # Where the broken rule is known, it is named and not the first one of the row.
    broken = NameRef("row", "SPJST-P16: play.must-trump")
    said = words.message(message("line.fine", SeatRef(0), broken))
    assert said == "Penalty for A: Failing to play a trump"


def test_the_penalty_line_names_what_was_discarded_and_nobody_alone_where_several_pay(tarock):
    assert "Penalty for A: Trull card discarded (A −15," in tarock("incident", "WF-P15").out
    assert "Penalty: Wrong card called (A −10, B +10, C −10, D +10)" in (
        tarock("incident", "SPJST-P23").out
    )


def test_a_revoke_is_told_from_the_cards_to_the_payments(tarock):
    out = tarock("incident", "SPJST-P15").out
    parts = (
        "B does not follow hearts and is asked to at once",
        "The position",
        "    A plays Povinost.",
        "    D: Pagat, trump V, ",
        "The course of events",
        "B plays the king of diamonds.",
        "B plays the two of hearts.",
        "The ruling (SPJST-P15)",
        "    What happened: B played the king of diamonds but still held the suit led: hearts.",
        "    The rule: You must follow suit if you can.",
        "    What follows: The cards played since are taken back",
        "    Rule 14: Following suit · Rule 30: Failure to follow suit (re-nig)",
        "    More:",
        "Payments of all seats: A +3, B −3, C +3, D −3",
    )
    places = [out.index(part) for part in parts]
    assert places == sorted(places)


def test_the_hands_are_known_and_the_talon_too(tarock):
    out = tarock("incident", "SPJST-P24").out
    position = out.partition("The course of events")[0]
    for letter in "ABCD":
        assert re.search(rf"^    {letter}: (\S.*, ){{11}}", position, re.MULTILINE)
    assert re.search(r"^    The talon from the top: (\S.*, ){5}", position, re.MULTILINE)


def test_a_penalty_of_an_audit_is_in_the_payments(tarock):
    out = tarock("incident", "SPJST-P26").out
    assert out.splitlines()[-1] == "Payments of all seats: A −7, B +3, C +1, D +3"


def test_small_letters_and_missing_blanks_find_the_row(tarock):
    assert tarock("incident", "wf-p03").out == tarock("incident", "WF-P03").out
    assert tarock("incident", "WF-par.8").out == tarock("incident", "WF-par. 8").out != ""


def test_an_unknown_row_is_said_with_the_nearest(tarock):
    ended = tarock("incident", "SPJST-P151")
    assert (ended.code, ended.out) == (2, "")
    assert ended.err == (
        'tarock incident: unknown incident "SPJST-P151"; did you mean "SPJST-P15"?\n'
    )


def test_a_row_without_an_incident_is_said(tarock):
    ended = tarock("incident", "SPJST-Art.9")
    assert (ended.code, ended.out) == (2, "")
    assert ended.err == "tarock incident: there is no incident for the row SPJST-Art.9\n"


def test_the_incidents_are_cases(tarock, pytestconfig):
    ended = tarock("case", pytestconfig.rootpath / "variants" / "incidents")
    assert ended.code == 0
    assert "0 different" in ended.out.splitlines()[-1]


@pytest.mark.parametrize("row", ["CZ-P01", "CZ-P02", "CZ-P03"])
def test_everybody_who_is_guilty_is_named(row):
    first = told_rulings(row)[0]
    assert first.what == "B had a wrong number of cards. Also: D."


@pytest.mark.parametrize(("row", "second"), [("SPJST-P23", "C"), ("SPJST-P24", "A")])
def test_who_pays_a_fine_beside_the_offender_is_named(row, second):
    assert told_rulings(row)[0].what.endswith(f". Also responsible: {second}.")


@pytest.mark.parametrize("row", ["SPJST-P22", "SPJST-P26", "WF-P24", "WF-P32"])
def test_nobody_is_named_who_pays_nothing(row):
    assert "Also" not in told_rulings(row)[0].what


@pytest.mark.parametrize("row", ROWS)
def test_every_incident_says_what_follows(row, tarock):
    out = tarock("incident", row).out
    assert f"The ruling ({row})" in out
    assert "What follows: " in out


def test_written_points_stand_beside_the_payments(tarock):
    # An enka sold: 18 in the column of the declarer (Žiri 11).
    assert "Written points: A 0, B −18, C 0\n" in tarock("incident", "ZIRI-P11").out
