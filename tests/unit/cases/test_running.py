"""Cases that must come out differently, or can't be judged: what the report says."""

import io
import re
from pathlib import Path

import pytest

from tarock_desktop.cases.reading import read_cases
from tarock_desktop.cases.reporting import report_lines
from tarock_desktop.cases.running import work_out
from tarock_desktop.cases.sheets import vocabularies
from tarock_desktop.cli import case as command
from tarock_desktop.cli.streams import Streams
from tarock_desktop.documents.toml import read_toml

HEAD = 'case = "{0}"\nruleset = "spjst"\ntitle = "{0}"\n'
GAME = 'contract = "povinost"\ndeclarer = "A"\npartner = "C"\n'
WON = HEAD.format("won") + f'[hand]\n{GAME}points = "59"\n[expect]\n'
SEVENTEEN = " ".join(f"T{number}" for number in range(1, 18))
EXAMPLES = re.findall(
    r"^```toml\n(case = .*?)^```",
    (Path(__file__).parents[3] / "docs/case-format.md").read_text("utf-8"),
    re.MULTILINE | re.DOTALL,
)


def outcomes(text):
    book = read_cases(read_toml(text, "x.toml"), vocabularies())
    return [work_out(case) for case in book.cases]


def report(text):
    return [line for outcome in outcomes(text) for line in report_lines(outcome)]


def script(*lines, facts=""):
    text = "\n".join(lines)
    return HEAD.format("x") + f'[hand]\n{facts}\nscript = """\n{text}\n"""\n'


def mismatch(*lines, facts=""):
    """Return the number of the line that went another way, and what came."""
    found = outcomes(script(*lines, facts=facts))[0].mismatch
    return None if found is None else (found.line, found.got)


def test_examples_of_the_sheets_that_are_here_come_out_as_the_format_says():
    texts = [t for t in EXAMPLES if 'ruleset = "spjst"' in t or 'case = "WF-B08"' in t]
    assert len(texts) == 4
    for text in texts:
        assert all(outcome.is_as_expected for outcome in outcomes(text)), report(text)


def test_a_difference_is_shown_amount_by_amount_with_the_lines_of_the_engine():
    lines = report(WON + 'pay = { A = "4", B = "-4", C = "4", D = "-4" }\n')
    assert lines[0] == "FAIL   won        won"
    assert lines[1].split() == ["expected", "got"]
    assert [line.split() for line in lines[2:6]] == [
        ["pay", "A", "4", "3"],
        ["pay", "B", "-4", "-3"],
        ["pay", "C", "4", "3"],
        ["pay", "D", "-4", "-3"],
    ]
    assert " ".join(lines[6].split()) == "engine: game A 3 B -3 C 3 D -3 Art. 29"


def test_a_line_that_the_case_does_not_expect_is_a_difference():
    text = WON.replace("[expect]", 'kontra = "B"\n[expect]')
    text += '[expect.lines]\nvalues = { A = "0", B = "0", C = "0", D = "0" }\n'
    assert any("line game A" in line for line in report(text))


@pytest.mark.parametrize(
    ("expectation", "what"),
    [
        ('table = { dealer = "C" }', "table dealer"),
        ('table = { chips = { A = "100", B = "97", C = "103", D = "97" } }', "table chips A"),
        ('hand = { forehand = "B" }', "hand forehand"),
        ('rulings = [{ rule = "SPJST-P15" }]', "rulings"),
        ('turn = "A"', "turn"),
    ],
)
def test_whatever_is_expected_is_compared(expectation, what):
    outcome = outcomes(WON + expectation + "\n")[0]
    if what == "turn":
        assert not outcome.differences  # the bidding would begin with A
    else:
        assert [difference.what for difference in outcome.differences] == [what]


@pytest.mark.parametrize(
    ("hand", "expectation", "what"),
    [
        ('trick = "A: HQ"\nhands = { B = "CK S8" }', 'legal = "CK"', "legal"),
        ('hands = { A = "T19 T18" }', 'calls = "T18 T19"', "calls"),
        ('hands = { B = "T1 T21 T22 HK" }', 'values = { B = "trull" }', "values B"),
        ('trick = "A: H1 H4 H3 H2"', 'winner = "A"', "winner"),
        ('piles = { A = "HK T2" }', 'count = { A = "5" }', "count A"),
        ("", 'legal = ["bid povinost"]', "legal"),
        ("", "throw_in = true", "throw_in"),
    ],
)
def test_a_question_with_a_wrong_answer_is_a_difference(hand, expectation, what):
    text = HEAD.format("x") + f"[hand]\n{hand}\n[expect]\n{expectation}\n"
    assert [difference.what for difference in outcomes(text)[0].differences] == [what]


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (("A: pass",), (1, "refused SPJST-P35")),
        (("A: bid povinost -> refused",), (1, "accepted")),
        (("A: bid povinost", "? turn C"), (2, "B")),
        (("A: bid povinost", "C: pass"), (2, "refused SPJST-P45")),
        (("A: pass -> refused SPJST-P36",), (1, "refused SPJST-P35")),
        (("A: bid prever", "? contract prever by B"), (2, "prever by A")),
        (("A: bid prever", "? pay A 1, B -1, C 0, D 0"), (2, "A 0, B 0, C 0, D 0")),
        (("? rulings SPJST-P07",), (1, "none")),
        (("? winner A",), (1, "no trick is complete")),
        (("? legal bid prever",), (1, "bid povinost, bid prever")),
        (("? count A 5",), (1, "0")),
    ],
)
def test_the_first_line_that_goes_another_way_ends_a_script(lines, expected):
    assert mismatch(*lines, "A: bid prever") == expected


def test_a_mismatch_is_shown_with_its_line_in_the_file():
    lines = report(script("A: bid povinost", "B: bid prever -> refused SPJST-P45"))
    assert lines[1].strip() == "line 8: B: bid prever -> refused SPJST-P45   got: accepted"


def test_quiet_acts_are_done_but_no_turn_is_hidden_by_them():
    facts = GAME + 'called = "T19"\nat = "take"\n'
    assert mismatch("A: call T19", facts=facts) is None
    assert mismatch("C: take 6", "A: call T19", "? turn A", facts=facts) is None
    bidding = mismatch("A: bid povinost", "D: pass")
    assert bidding == (2, "refused SPJST-P45")
    ask = GAME + 'called = "T19"\nat = "announce"\nhands = { A = "HK" }\n'
    assert mismatch("A: HK", facts=ask) == (1, "refused SPJST-P34")
    assert mismatch("A: can I go", "A: HK", facts=ask) is None


def test_a_refused_act_moves_nothing_but_may_be_looked_at_where_it_was_due():
    facts = GAME + 'called = "T19"\nat = "announce"\n'
    refused = "C: kontra game -> refused SPJST-P33"
    assert mismatch(refused, "? turn C", "B: kontra game", facts=facts) is None
    assert mismatch(refused, "? turn D", facts=facts) == (2, "C")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (script("table: rest 59"), "before the bidding is over"),
        (script("table: rest won", facts=GAME + 'at = "declare"'), "points are missing"),
        (script("A: HK", facts=GAME + 'at = "play"\nhands = { A = "HK" }'), "hand of B"),
        (script("A: swap"), "not judged yet"),
        (
            script("? turn A", facts=GAME + 'at = "announce"\ntalon = "T1"'),
            "1 cards lie in the talon, not 0",
        ),
        (
            script(
                "? turn A",
                facts=GAME + 'at = "call"\nhands = { A = "' + SEVENTEEN + '" }',
            ),
            "A holds 17 cards, not 16",
        ),
        (WON.replace('points = "59"', "won = true") + 'turn = "A"\n', "points are missing"),
        (WON + 'written = { A = "3", B = "-3", C = "3", D = "-3" }\n', "score sheet"),
        (
            WON.replace("[hand]", "[table]\noptions = { round_length = 5000 }\n[hand]")
            + 'turn = "A"\n',
            "round_length can't be 5000",
        ),
    ],
)
def test_what_can_not_be_judged_is_said_in_one_sentence(text, sentence):
    outcome = outcomes(text)[0]
    assert outcome.unjudged is not None
    assert sentence in outcome.unjudged.sentence
    assert "\n" not in outcome.unjudged.sentence
    assert not outcome.is_as_expected


def test_what_can_not_be_judged_in_a_position_has_its_line():
    text = script("? turn A", facts=GAME + 'at = "announce"\ntalon = "T1"')
    assert report(text) == ["error  x.toml:9: x: 1 cards lie in the talon, not 0"]
    before = HEAD.format("x") + "[[before]]\n" + GAME + 'script = """\nA: ready\n"""\n'
    before += 'at = "call"\nhands = { A = "' + SEVENTEEN + '" }\n[hand]\n[expect]\nturn = "A"\n'
    assert report(before) == ["error  x.toml:12: x: A holds 17 cards, not 16"]


def test_an_act_that_can_be_done_is_not_put_off_until_it_is_refused():
    facts = 'contract = "prever"\ndeclarer = "A"\nat = "take"\n'
    assert mismatch("A: take 4-6 -> refused SPJST-P37", facts=facts) == (1, "accepted")
    late = GAME + 'called = "T19"\nat = "announce"\n'
    assert mismatch("A: announce valat -> refused SPJST-P32", facts=late) == (1, "accepted")


def test_cards_that_lie_face_up_are_in_the_hand_and_must_be_played():
    face_up = GAME + 'at = "play"\nleader = "A"\nexposed = { B = "H2" }\n'
    hands = 'hands = { A = "HK T1", B = "H4 H2", C = "H3 D3", D = "H1 D2" }\n'
    assert mismatch("A: HK", "? legal H2", "B: H4 -> refused", facts=face_up + hands) is None
    without = hands.replace(" H2", "")
    assert mismatch("A: HK", "B: H2", "? hand B: H4", facts=face_up + without) is None


def test_questions_about_no_hand_have_an_answer_too():
    assert mismatch("table: close round", "? hand A: HK") == (2, "no hand is running")
    assert mismatch("table: close round", "A: HK") == (2, "not possible: no hand is running")
    assert mismatch("table: close round", "? legal pass") == (2, "nothing is asked")


def run(*paths):
    out, err = io.StringIO(), io.StringIO()
    code = command.run(list(paths), Streams(out, err))
    return code, out.getvalue().splitlines(), err.getvalue()


def test_the_command_counts_and_tells_by_its_exit_code(tmp_path):
    right = tmp_path / "a" / "right.toml"
    right.parent.mkdir()
    pay = 'pay = { A = "3", B = "-3", C = "3", D = "-3" }\n'
    right.write_text(
        WON + pay + '[[also]]\ntitle = "tied"\n[also.hand]\npoints = "53"\n'
        '[also.expect]\npay = { A = "-2", B = "2", C = "-2", D = "2" }\n'
    )
    code, out, err = run(right)
    assert code == 0
    assert out[:2] == ["ok     won        won", "ok     won/1      tied"]
    assert out[-1] == "2 cases: 2 as expected, 0 different"
    assert err == ""

    wrong = tmp_path / "b.toml"
    wrong.write_text(WON + pay.replace("3", "4"))
    code, out, _ = run(tmp_path)
    assert code == 1
    assert out[-1] == "3 cases: 2 as expected, 1 different"

    broken = tmp_path / "c.toml"
    broken.write_text(WON.replace("partner", "partnr") + pay)
    code, out, _ = run(tmp_path)
    assert code == 2
    mistakes = [line for line in out if line.startswith("error")]
    assert len(mistakes) == 1
    assert 'c.toml:7: unknown key "partnr" in [hand]; did you mean "partner"?' in mistakes[0]
    assert out[-1] == "3 cases: 2 as expected, 1 different; 1 file with errors"


def test_a_case_that_can_not_be_judged_counts_like_a_file_with_errors(tmp_path):
    file = tmp_path / "x.toml"
    file.write_text(script("A: bid prever", "A: talk"))
    code, out, _ = run(file)
    assert code == 2
    assert out[0].startswith(f"error  {file}:8: x: ")
    assert out[-1] == "0 cases: 0 as expected, 0 different; 1 file with errors"


def test_a_missing_file_and_an_empty_folder_are_errors(tmp_path):
    assert run(tmp_path / "none.toml")[0] == 2
    code, out, _ = run(tmp_path)
    assert code == 2
    assert "no case lies in this folder" in out[0]


def test_a_fault_of_the_program_costs_one_case_and_no_other(tmp_path, monkeypatch):
    files = [tmp_path / f"{name}.toml" for name in "abc"]
    for file in files:
        file.write_text(WON + 'hand = { forehand = "A" }\n' + "[[also]]\ntitle = 'again'\n")

    def failing(case):
        if (case.file, case.name) == (str(files[1]), "won"):
            raise ValueError("not in tuple")
        return work_out(case)

    monkeypatch.setattr(command, "work_out", failing)
    code, out, _ = run(tmp_path)
    assert code == 2
    failed = [line for line in out if line.startswith("error")]
    assert len(failed) == 1
    assert failed[0].startswith(f"error  {files[1]}:1: won: the program failed here (ValueError, ")
    assert out[-1] == "5 cases: 5 as expected, 0 different; 1 file with errors"


def test_a_file_at_which_reading_fails_costs_only_itself(tmp_path, monkeypatch):
    files = [tmp_path / f"{name}.toml" for name in "ab"]
    for file in files:
        file.write_text(WON + 'hand = { forehand = "A" }\n')

    def failing(document, words):
        if document.name == str(files[0]):
            raise RecursionError
        return read_cases(document, words)

    monkeypatch.setattr(command, "read_cases", failing)
    code, out, _ = run(tmp_path)
    assert code == 2
    assert out[0].startswith(f"error  {files[0]}:1: the program failed here (RecursionError, ")
    assert out[-1] == "1 case: 1 as expected, 0 different; 1 file with errors"


def test_an_unknown_article_is_a_doubt_and_the_case_is_run(tmp_path):
    file = tmp_path / "x.toml"
    file.write_text('articles = ["99"]\n' + WON + 'hand = { forehand = "A" }\n')
    code, out, err = run(file)
    assert code == 0
    assert 'unknown article "99"' in err
    assert out[0].startswith("ok")


def test_line_of_a_penalty_cites_the_article_of_the_penalty():
    text = (
        'case = "x"\nruleset = "koenigrufen"\ntitle = "x"\n[hand]\ncontract = "rufer"\n'
        'declarer = "A"\npartner = "B"\nirregularities = [{ rule = "KR-P23", by = "A" }]\n'
        '[expect]\npay = { A = "0", B = "0", C = "0", D = "0" }\n'
    )
    assert [line.split()[-1] for line in report(text) if "KR-P23" in line] == ["Renonce"]


@pytest.mark.parametrize(
    ("cited", "agrees"),
    [
        ('article = "Lizitation II"', True),
        ('article = "Renonce"', True),
        ('article = "Lizitation II/Ruf", consequence_article = "Renonce"', True),
        ('article = "Grundlagen"', False),
        ('consequence_article = "Lizitation II/Ruf"', False),
    ],
)
def test_both_articles_of_a_ruling_are_compared(cited, agrees):
    text = (
        'case = "x"\nruleset = "koenigrufen"\ntitle = "x"\n[hand]\ncontract = "rufer"\n'
        'declarer = "A"\npartner = "B"\nirregularities = [{ rule = "KR-P23", by = "A" }]\n'
        f'[expect]\nrulings = [{{ rule = "KR-P23", {cited} }}]\n'
    )
    expected = [] if agrees else ["rulings"]
    assert [each.what for each in outcomes(text)[0].differences] == expected
