"""`duplicate`: a set is made, two tables play it, one comparison is printed."""

import csv
import io

import pytest

from tarock_desktop.records.duplicate_sets import load_set
from tests.kit.duplicates import play_deal

NAMES = (("Anna", "Josef", "Karel", "Marie"), ("Ota", "=Pia()", "Rudi", "Sara"))


def made(tarock, tmp_path, *words):
    ended = tarock("duplicate", "make", *words, "-o", tmp_path / "set.toml")
    assert (ended.code, ended.err) == (0, "")
    return load_set(tmp_path / "set.toml")


@pytest.mark.slow
def test_two_tables_are_compared(tarock, tmp_path, qapp):
    deal = tmp_path / "deal.toml"
    assert tarock("deal", "--ruleset", "koenigrufen", "--seed", "z", "-o", deal).code == 0
    played = made(
        tarock, tmp_path, "--ruleset", "koenigrufen", "--deals", 2, "--name", "Abend", deal
    )
    assert len(played.deals) == 3
    for table, names in zip(("north", "south"), NAMES, strict=True):
        games = [play_deal(played, number, tmp_path / table, names) for number in (1, 2, 3)]
        out = tmp_path / f"{table}.toml"
        ended = tarock(
            *("duplicate", "results", tmp_path / "set.toml", *games),
            *("--table", table.title(), "-o", out),
        )
        assert (ended.code, ended.err) == (0, "")
    files = [tmp_path / "north.toml", tmp_path / "south.toml"]
    compared = ("duplicate", "compare", tmp_path / "set.toml")
    ended = tarock(
        *(*compared, *files, "--csv", tmp_path / "c.csv", "--pdf", tmp_path / "c.pdf"),
    )
    assert (ended.code, ended.err) == (0, "")
    assert "All scores and all differences add up to 0." in ended.out
    assert all(name in ended.out for name in (*NAMES[0], "North", "South"))
    rows = list(csv.DictReader(io.StringIO((tmp_path / "c.csv").read_text(encoding="utf-8"))))
    assert len(rows) == 3 * 2 * 4
    assert sum(float(row["score"]) for row in rows) == 0
    assert abs(sum(float(row["difference"]) for row in rows)) < 1e-3
    assert {row["name"] for row in rows} >= {"'=Pia()"}
    assert (tmp_path / "c.pdf").read_bytes().startswith(b"%PDF")
    # The games themselves tell the same as the written results.
    folders = tarock(*compared, tmp_path / "north", tmp_path / "south")
    assert folders.out.replace("north", "North").replace("south", "South") == ended.out
    german = tarock(*compared, *files, "--lang", "de")
    assert "Abend" in german.out
    assert "add up" not in german.out


def test_what_does_not_belong_to_the_set_is_refused(tarock, tmp_path):
    played = made(tarock, tmp_path, "--deals", 1)
    game = play_deal(played, 1, tmp_path / "one", NAMES[0])
    (tmp_path / "two").mkdir()
    (tmp_path / "set.toml").rename(tmp_path / "old.toml")
    made(tarock, tmp_path, "--deals", 1)
    ended = tarock("duplicate", "compare", tmp_path / "set.toml", game)
    assert ended.code == 2
    assert "no finished hand of this game is a deal of the set" in ended.err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--deals", "0"), "a set has 1 to 200 deals"),
        (("--deals", "1", "--name", ""), "can't be the name of a set"),
        (("--deals", "1", "--ruleset", "x"), "unknown ruleset"),
    ],
)
def test_a_wrong_order_is_told(tarock, tmp_path, words, told):
    ended = tarock("duplicate", "make", *words, "-o", tmp_path / "set.toml")
    assert ended.code == 2
    assert told in ended.err
    assert not (tmp_path / "set.toml").exists()


def test_a_deal_of_another_sheet_is_refused(tarock, tmp_path):
    deal = tmp_path / "deal.toml"
    tarock("deal", "--ruleset", "ziri", "-o", deal)
    ended = tarock("duplicate", "make", deal, "-o", tmp_path / "set.toml")
    assert ended.code == 2
    assert "this deal is not for the ruleset and the players of the set" in ended.err
