"""The checks of .ci/checks find what they are for."""

import ast
import importlib
import re
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parents[2] / ".ci" / "checks"


@pytest.fixture
def check(monkeypatch):
    monkeypatch.syspath_prepend(str(FOLDER))
    before = set(sys.modules)
    yield importlib.import_module
    for name in set(sys.modules) - before:
        if Path(str(sys.modules[name].__dict__.get("__file__"))).parent == FOLDER:
            del sys.modules[name]


def bans_for(check, line):
    return [ban for ban in check("banned_patterns").BANS if re.search(ban.pattern, line)]


@pytest.mark.parametrize(
    "line",
    [
        "from PySide6.QtCore import QObject",
        "import random",
        "share: float = 1",
        "x = float(y)",
        "# todo later".upper(),
        'OPEN("/ROOT/.CONFIG/X")'.lower(),
        "--index-url https://mirror.example.org/simple",
        "see https://pypi.org/project/x",
        "time.sleep(1)",
        'QT_TRANSLATE_N_NOOP("A", "b")',
        '"see Article 12"',
        "spjst 14",
        "class Work(QRunnable):",
        "while layout.takeAt(0):",
    ],
)
def test_a_banned_line_is_found(check, line):
    assert len(bans_for(check, line)) == 1


@pytest.mark.parametrize(
    "line",
    [
        '"""Which PySide6 from PySide6.QtCore is used; random cards, floats."""',
        "from fractions import Fraction",
        "math.prod(factors)",
        "https://www.gnu.org/licenses/",
        "homework/tmp/root",
        "asleep(1)",
        "the article says",
    ],
)
def test_an_innocent_line_is_left_alone(check, line):
    assert bans_for(check, line) == []


def write(tmp_path, text):
    path = tmp_path / "module.py"
    path.write_text(text, encoding="utf-8")
    return path


def function(lines, docstring=0):
    text = ['    """Doc.', *[""] * (docstring - 2), '    """'] if docstring else []
    return "\n".join(["def long():", *text, *["    print()"] * lines]) + "\n"


def node(text):
    found = ast.parse(text).body[0]
    assert isinstance(found, ast.FunctionDef)
    return found


def test_a_docstring_does_not_make_a_function_long(check):
    length = check("sizes").length
    assert length(node(function(39))) == 40
    assert length(node(function(39, docstring=10))) == 40


def test_a_function_of_41_lines_is_found(check, tmp_path, monkeypatch):
    sizes = check("sizes")
    monkeypatch.setattr(sizes._tree, "ROOT", tmp_path)
    assert list(sizes.long_functions(write(tmp_path, function(39)))) == []
    (found,) = sizes.long_functions(write(tmp_path, function(40)))
    assert found == "module.py:1: long has 41 lines, at most 40"


def test_a_match_is_read_case_by_case(check, tmp_path):
    cases = "\n".join(f"        case {n}:\n            return {n}" for n in range(40))
    text = f"def table(x):\n    match x:\n{cases}\n"
    assert list(check("sizes").long_functions(write(tmp_path, text))) == []


def test_a_dictionary_is_read_case_by_case(check, tmp_path):
    entries = "".join(f"        {n}: {n},\n" for n in range(40))
    text = f"def table():\n    return {{\n{entries}    }}\n"
    assert list(check("sizes").long_functions(write(tmp_path, text))) == []


@pytest.mark.parametrize(
    ("branches_run", "lines_run", "enough"),
    [(95, 100, True), (94, 100, False), (100, 94, False)],
)
def test_both_branches_and_lines_must_reach_the_least(check, branches_run, lines_run, enough):
    tally = check("coverage_of_the_core").Tally()
    tally.add(
        {
            "num_statements": 100,
            "covered_lines": lines_run,
            "num_branches": 100,
            "covered_branches": branches_run,
        }
    )
    assert tally.is_enough() is enough


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ([3, 4, 5, 9, 11, 12], "not run: 3-5, 9, 11-12"),
        ([], "every line was run, but not in every way"),
    ],
)
def test_lines_that_were_not_run_are_said_in_spans(check, lines, said):
    assert check("coverage_of_the_core").gaps(lines) == said


def test_a_test_names_requirements_in_every_usual_way(check):
    text = """
    def test_spjst_05_is_only_a_remark(): ...
    def test_spjst_08_09_the_deal(): ...
    # SPJST-20, SPJST-29..31
    title = "SPJST-40 and SPJST-121"
    """
    wanted = {
        "SPJST-05",
        "SPJST-08",
        "SPJST-09",
        "SPJST-20",
        "SPJST-29",
        "SPJST-30",
        "SPJST-31",
        "SPJST-40",
        "SPJST-121",
    }
    assert check("requirements").named(text) == wanted


def test_a_requirement_is_due_unless_it_is_marked_later(check):
    page = "| SPJST-33 | closed discards | |\n| SPJST-34 | a wrong count | later |\n"
    assert check("requirements").required(page) == {"SPJST-33": True, "SPJST-34": False}


@pytest.mark.slow
def test_a_page_that_is_not_made_from_the_data_is_found(check, tmp_path):
    pages = check("generated_pages")
    assert len(pages.stale(tmp_path)) == len(list(pages.pages()))
    pages.update(tmp_path)
    assert pages.stale(tmp_path) == []
    page = tmp_path / "docs" / "rulesets" / "spjst.md"
    page.write_text(page.read_text("utf-8").replace("| 6 ", "| 7 "), "utf-8")
    (page.parent / "other.md").write_text("", "utf-8")
    assert [line.split()[0] for line in pages.stale(tmp_path)] == [
        "docs/rulesets/spjst.md",
        "docs/rulesets/other.md",
    ]


def test_the_pages_about_the_rulesets_hold_what_the_sheets_have(check):
    pages = {name.name: text for name, text in check("generated_pages").pages()}
    assert "| SPJST-P16 | Failing to follow suit; Failing to play a trump |" in pages["spjst.md"]
    assert "| all four kings and a Trul card | Kralovske Honery+ 6" in pages["westfest.md"]


def test_every_irregularity_is_brought_about_ruled_on_and_paid(check):
    assert check("irregularities").findings() == []


def test_a_row_without_incident_and_payments_is_found(check, tmp_path, monkeypatch):
    sheet = '[[irregularity]]\nid = "SPJST-P01"\n[[irregularity]]\nid = "SPJST-P02"\n'
    incident = '[hand]\nscript = """\nD: misdeal B 13, D 11 -> ruling SPJST-P03   # another\n"""\n'
    told = 'irregularities = [{ rule = "SPJST-P02", by = "D" }]'
    case = f'[hand]\n{told}\n[expect]\npay = {{ A = "1" }}\n'
    for name, text in {
        "variants/spjst.toml": sheet,
        "variants/incidents/spjst/SPJST-P02.toml": incident,
        "tests/cases/spjst/SPJST-P02.toml": case,
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    irregularities, tree = check("irregularities"), check("_tree")
    monkeypatch.setattr(tree, "ROOT", tmp_path)
    monkeypatch.setattr(tree, "files", lambda *patterns: list(tmp_path.glob(patterns[0])))
    assert list(irregularities.missing("spjst", r"SPJST-P\d\d")) == [
        "SPJST-P01: no incident",
        "SPJST-P01: no case says what all four seats pay or gain",
        "SPJST-P02: no act of its incident leads to it",
        "SPJST-P02: no case says what all four seats pay or gain",
    ]


@pytest.mark.parametrize(
    "line",
    [
        "from tarock_desktop.rules.texas import bidding",
        "import tarock_desktop.variants.ziri",
        "match = CzechSheet",
        "x.koenigrufen",
        "def spjst_only(): ...",
        "class Westfest: ...",
        'ruleset == "ziri"',
        "f(czech=1)",
        "lambda texas: 0",
        "import a as žiri",
    ],
)
def test_a_family_that_is_named_in_code_is_found(check, line):
    assert [number for number, _ in check("family_names").names_in(line)] == [1]


@pytest.mark.parametrize(
    "line",
    [
        '"""Article: spjst 14."""',
        "x: int\n'''How many; 3 in Žiri.'''",
        "# spjst 14",
        'def f():\n    """As in Westfest."""',
        'check("family")',
    ],
)
def test_an_article_may_be_cited_in_a_docstring(check, line):
    assert list(check("family_names").names_in(line)) == []


@pytest.mark.parametrize(
    ("name", "own"),
    [
        ("tarock_desktop/rules/texas/voting.py", True),
        ("tarock_desktop/referee/families.py", True),
        ("tarock_desktop/messages/ziri_keys.py", True),
        ("tarock_desktop/rules/play/tricks.py", False),
        ("tarock_desktop/rules/texan/tricks.py", False),
    ],
)
def test_a_familys_own_modules_may_name_it(check, name, own):
    assert check("family_names").is_of_family(name) is own
