"""A game of another file is taken in: with and without digests, and up to where it is damaged."""

import json

import pytest

from tarock_desktop.journal.errors import JournalError
from tarock_desktop.journal.excerpt import with_digests
from tarock_desktop.journal.reading import read_journal
from tarock_desktop.session.saves import open_saved, take_in
from tests.unit.session.tables import play_acts, session


@pytest.fixture
def game(tmp_path):
    """The file of a game in which something was taken back."""
    played = session(0, folder=tmp_path / "there")
    play_acts(played, 30)
    played.undo()
    play_acts(played, 4)
    played.close()
    return played.path


def bare(path, change=lambda number, line: line):
    """Write the lines of a game as another program would, without digests."""
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    for line in lines:
        del line["d"]
    written = [change(n, json.dumps(line, ensure_ascii=False)) for n, line in enumerate(lines, 1)]
    target = path.with_suffix(".jsonl")
    target.write_text("\r\n".join(written), "utf-8", newline="")
    return target


def test_a_game_is_taken_in_as_it_is_with_what_was_taken_back(tmp_path, game):
    before = game.read_bytes()
    taken = take_in(game, tmp_path / "here")
    assert taken.damage is None
    assert taken.path.read_bytes() == before == game.read_bytes()
    assert open_saved(taken.path).reports == ()


def test_json_lines_without_digests_get_them(tmp_path, game):
    taken = take_in(bare(game), tmp_path / "here")
    assert taken.damage is None
    assert read_journal(taken.path).lines == read_journal(game).lines
    opened = open_saved(taken.path)
    assert opened.reports == ()
    assert opened.session.position == 33


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (lambda text: text.replace('"n": ', '"n": x', 1), ":12:22: "),
        (lambda text: text[:-1], ":12:"),
        (lambda text: text.replace('"seat": ', '"seat": 9', 1), ":12:1: "),
        (lambda text: "", ":12:1: "),
        (lambda text: text.replace('"do": "', '"do": "un', 1), ":12:"),
    ],
)
def test_damage_is_told_by_line_and_column_and_what_stands_before_it_is_kept(
    tmp_path, game, change, place
):
    file = bare(game, lambda number, text: change(text) if number == 12 else text)
    before = file.read_bytes()
    taken = take_in(file, tmp_path / "here")
    assert str(taken.damage).startswith(f"{file}{place}")
    assert len(read_journal(taken.path).lines) == 10
    assert file.read_bytes() == before


def test_what_breaks_the_rules_can_only_be_looked_at(tmp_path, game):
    file = bare(
        game,
        lambda _, text: text.replace(
            '"event": "card-played", "seat": 2', '"event": "card-played", "seat": 3'
        ),
    )
    opened = open_saved(take_in(file, tmp_path / "here").path)
    assert opened.reports
    assert opened.session.position < 33


@pytest.mark.parametrize("content", [b"", b"{}", b"[1]\n", b"\x00\xff\n", b'{"tarock":4}\n'])
def test_what_is_no_game_leaves_nothing_behind(tmp_path, content):
    file = tmp_path / "no game.jsonl"
    file.write_bytes(content)
    with pytest.raises(JournalError, match=r"no game\.jsonl:1:\d+: "):
        take_in(file, tmp_path / "here")
    assert not (tmp_path / "here").exists()


def test_a_journal_with_digests_is_left_as_it_is(game):
    content = game.read_bytes()
    assert with_digests(content) == content
    changed = content.replace(b'"seat":1', b'"seat":2', 1)
    assert with_digests(changed) == changed
