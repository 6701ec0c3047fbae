"""`tarock evening`: all rounds of an evening, and what cannot be read of them."""

import csv
from io import StringIO

from tarock_desktop.records.series import EveningFile, PlayedGame, format_evening


def evening(journal_folder, tmp_path):
    names = ("spjst-round-0001.tarock", "spjst-round-0002.tarock")
    for name in names:
        (tmp_path / name).write_bytes((journal_folder / name).read_bytes())
    games = tuple(PlayedGame(name, "round") for name in names)
    path = tmp_path / "a.tarock-evening"
    path.write_text(format_evening(EveningFile(ruleset="spjst", game=games)))
    return path


def test_an_evening_adds_up_over_its_rounds(tarock, journal_folder, tmp_path):
    path = evening(journal_folder, tmp_path)
    ended = tarock("evening", path, "--format", "csv")
    assert (ended.code, ended.err) == (0, "")
    rows = list(csv.reader(StringIO(ended.out)))
    start = next(number for number, row in enumerate(rows) if row[:1] == ["The evening"])
    people = rows[start + 2 : start + 6]
    assert all(int(a) + int(b) == int(total) for _, _, a, b, total in people)
    assert sum(int(row[-1]) for row in people) == 0
    assert "= 400. Correct." in tarock("evening", path).out


def test_a_damaged_round_is_named_and_the_other_is_printed(tarock, journal_folder, tmp_path):
    path = evening(journal_folder, tmp_path)
    (tmp_path / "spjst-round-0002.tarock").unlink()
    ended = tarock("evening", path)
    assert ended.code == 1
    assert "spjst-round-0002.tarock" in ended.err
    assert "= 400. Correct." in ended.out


def test_a_damaged_evening_is_one_sentence_with_line_and_column(tarock, tmp_path):
    path = tmp_path / "a.tarock-evening"
    path.write_text(
        'evening = 1\nruleset = "spjst"\n\n[[game]]\nfile = "../x"\nbegins = "round"\n'
    )
    ended = tarock("evening", path)
    assert ended.code == 2
    assert ended.err.strip().endswith('a.tarock-evening:5:8: "../x" is no game of this folder')
