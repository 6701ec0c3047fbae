"""Every worked case of this folder, and every shipped case and incident, as a test of its own."""

from pathlib import Path

import pytest

from tarock_desktop.cases.reading import read_cases
from tarock_desktop.cases.reporting import report_lines
from tarock_desktop.cases.running import work_out
from tarock_desktop.cases.sheets import vocabularies
from tarock_desktop.documents.files import load
from tarock_desktop.families import FAMILY_OF
from tarock_desktop.variants.loader import load_variant

HERE = Path(__file__).parent
SHIPPED = HERE.parents[1] / "variants"
INCIDENTS = SHIPPED / "incidents"
FOLDERS = (HERE, SHIPPED / "cases", INCIDENTS)
FILES = [file for folder in FOLDERS for file in sorted(folder.rglob("*.toml"))]
CASES = [case for file in FILES for case in read_cases(load(file), vocabularies()).cases]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_case(case):
    outcome = work_out(case)
    assert outcome.is_as_expected, "\n" + "\n".join(report_lines(outcome))


def sheet_of(file):
    """Return the ruleset that a file lies under, in whatever folder of it."""
    folder = next(folder for folder in FOLDERS if file.is_relative_to(folder))
    return file.relative_to(folder).parts[0]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{sheet_of(file)}/{file.stem}")
def test_a_case_is_named_like_its_file_and_doubts_nothing(file):
    book = read_cases(load(file), vocabularies())
    name = f"{file.stem}-i" if file.is_relative_to(INCIDENTS) else file.stem
    assert book.cases[0].name == name
    assert book.cases[0].facts.ruleset == sheet_of(file)
    assert book.warnings == ()


def test_no_two_cases_have_the_same_name():
    assert len({case.name for case in CASES}) == len(CASES)


@pytest.mark.parametrize("ruleset", ["spjst", "westfest", "ziri", "czech-gp"])
def test_every_option_is_named_by_a_case(ruleset):
    assert ruleset in FAMILY_OF
    named = {
        option
        for case in CASES
        if case.facts.ruleset == ruleset
        for option in case.facts.table.options
    }
    assert {option.id for option in load_variant(ruleset).sheet.option} == named


@pytest.mark.parametrize("ruleset", ["spjst", "westfest", "ziri", "czech-gp"])
def test_every_irregularity_is_named_by_a_case(ruleset):
    files = (file for folder in FOLDERS for file in (folder / ruleset).glob("*.toml"))
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    rows = [row.id for row in load_variant(ruleset).sheet.irregularity]
    assert [row for row in rows if f'"{row}"' not in text and f" {row}" not in text] == []
