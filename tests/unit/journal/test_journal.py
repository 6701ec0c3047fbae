"""Writing: what was appended is on disk at once, nothing is ever rewritten, undo is a line."""

import errno
import os
from pathlib import Path
from threading import Timer

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tarock_desktop.journal import journal as journal_module
from tarock_desktop.journal import storage
from tarock_desktop.journal.errors import BusyError, JournalError
from tarock_desktop.journal.journal import Journal
from tarock_desktop.journal.lines import Motion, SeatNote
from tarock_desktop.journal.reading import read_content, read_journal
from tarock_desktop.journal.storage import JournalFile, replace_content
from tarock_desktop.journal.timeline import ContradictionError, Entry
from tests.unit.journal.games import ENTRIES, SEATS, add, header, played


def test_what_was_written_is_read_again(tmp_path):
    reading = read_journal(played(tmp_path / "game.tarock"))
    assert reading.header == header()
    assert list(reading.timeline().entries) == ENTRIES
    assert reading.damage is None
    assert not reading.torn


def test_an_act_is_on_disk_when_append_returns(tmp_path):
    path = tmp_path / "game.tarock"
    journal = Journal(header(), JournalFile.create(path))
    for number in range(5):
        add(journal, number)
        assert read_journal(path).timeline().length == number + 1


def test_nothing_written_is_ever_rewritten(tmp_path):
    path = tmp_path / "game.tarock"
    journal = Journal(header(), JournalFile.create(path))
    before = path.read_bytes()
    steps = [
        lambda: add(journal, 0),
        lambda: add(journal, 1),
        lambda: journal.move(Motion.UNDO, 0),
        lambda: journal.move(Motion.REDO, 1),
        lambda: journal.reseat((SeatNote("Eva", "human"), *SEATS[1:])),
        lambda: add(journal, 1),
    ]
    for step in steps:
        step()
        after = path.read_bytes()
        assert after.startswith(before)
        assert len(after) > len(before)
        before = after


def test_a_new_act_after_undo_gives_up_what_was_undone():
    journal = Journal(header())
    for number in range(4):
        add(journal, number)
    journal.move(Motion.UNDO, 2)
    assert (journal.position, journal.length) == (2, 4)
    add(journal, 2)
    assert (journal.position, journal.length) == (3, 3)
    assert list(journal.entries) == ENTRIES[:3]


def test_the_number_of_lines_only_grows():
    journal = Journal(header())
    add(journal, 0)
    add(journal, 1)
    numbers = [journal.lines]
    for how, to in ((Motion.UNDO, 1), (Motion.REDO, 2), (Motion.JUMP, 0)):
        journal.move(how, to)
        numbers.append(journal.lines)
    assert numbers == sorted(set(numbers))


@pytest.mark.parametrize(
    ("how", "to"),
    [
        (Motion.UNDO, 2),
        (Motion.UNDO, -1),
        (Motion.REDO, 1),
        (Motion.REDO, 4),
        (Motion.JUMP, 4),
        (Motion.JUMP, -1),
    ],
)
def test_a_move_that_leads_nowhere_is_refused_and_not_written(tmp_path, how, to):
    path = tmp_path / "game.tarock"
    journal = Journal(header(), JournalFile.create(path))
    for number in range(3):
        add(journal, number)
    journal.move(Motion.UNDO, 2)
    before = path.read_bytes()
    with pytest.raises(ContradictionError):
        journal.move(how, to)
    assert path.read_bytes() == before
    assert journal.position == 2


def test_seats_can_change_but_not_their_number(tmp_path):
    path = tmp_path / "game.tarock"
    journal = Journal(header(), JournalFile.create(path))
    others = (SeatNote("Eva", "club"), *SEATS[1:])
    journal.reseat(others)
    with pytest.raises(ContradictionError, match="4 seats"):
        journal.reseat(SEATS[:3])
    assert read_journal(path).timeline().seats == others


MOVES = st.lists(
    st.one_of(st.just("act"), st.integers(min_value=0, max_value=40)), min_size=1, max_size=40
)


@given(moves=MOVES)
@settings(max_examples=40)
def test_any_mix_of_acts_undo_and_redo_reads_back_as_it_stood(moves, tmp_path_factory):
    path = tmp_path_factory.mktemp("mix") / "game.tarock"
    journal = Journal(header(), JournalFile.create(path))
    kept: list[Entry] = []
    position = 0
    for move in moves:
        if move == "act" or not kept:
            number = min(position, len(ENTRIES) - 1)
            add(journal, number)
            kept = [*kept[:position], ENTRIES[number]]
            position += 1
        else:
            to = move % (len(kept) + 1)
            if to != position:
                journal.move(Motion.UNDO if to < position else Motion.REDO, to)
            position = to
    journal.close()
    timeline = read_journal(path).timeline()
    assert list(timeline.entries) == kept
    assert timeline.position == position


def test_a_failed_write_leaves_journal_and_file_as_they_were(tmp_path, monkeypatch):
    path = tmp_path / "game.tarock"
    journal = Journal(header(), JournalFile.create(path))
    add(journal, 0)
    before = path.read_bytes()
    write, calls = os.write, []

    def full(descriptor, content):
        calls.append(len(content))
        if len(calls) == 1:
            return write(descriptor, bytes(content[:10]))
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "write", full)
    with pytest.raises(JournalError, match="cannot be saved"):
        add(journal, 1)
    monkeypatch.undo()
    assert path.read_bytes() == before
    assert journal.length == 1
    add(journal, 1)
    assert list(read_journal(path).timeline().entries) == ENTRIES[:2]


def test_a_file_is_held_by_one_program_at_a_time(tmp_path):
    path = tmp_path / "game.tarock"
    journal = Journal(header(), JournalFile.create(path))
    with pytest.raises(BusyError, match="another window"):
        JournalFile.reopen(path)
    journal.close()
    journal.close()
    JournalFile.reopen(path).close()


def test_a_file_that_is_there_is_not_overwritten(tmp_path):
    path = tmp_path / "game.tarock"
    path.write_text("mine")
    with pytest.raises(JournalError, match="cannot be created"):
        JournalFile.create(path)
    assert path.read_text() == "mine"


def test_a_closed_file_takes_nothing_more(tmp_path):
    file = JournalFile.create(tmp_path / "game.tarock")
    file.close()
    with pytest.raises(ValueError, match="closed"):
        file.append(b"x")


def test_a_full_journal_says_so(monkeypatch):
    monkeypatch.setattr(journal_module, "MAX_LINES", 3)
    monkeypatch.setattr(journal_module, "RESERVED_LINES", 0)
    journal = Journal(header())
    add(journal, 0)
    add(journal, 1)
    with pytest.raises(JournalError, match="too long for its file"):
        add(journal, 2)
    assert journal.length == 2


def test_a_missing_folder_is_made(tmp_path):
    path: Path = tmp_path / "a" / "b" / "game.tarock"
    Journal(header(), JournalFile.create(path)).close()
    assert read_content(path.read_bytes(), "x").header == header()


def test_a_journal_that_cannot_be_begun_leaves_no_file(tmp_path, monkeypatch):
    path = tmp_path / "new.tarock"
    file = JournalFile.create(path)

    def full(descriptor, content):
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, "write", full)
    with pytest.raises(JournalError, match="cannot be saved"):
        Journal(header(), file)
    assert not path.exists()


@pytest.mark.skipif(os.name == "nt", reason="links need a right of their own there")
def test_a_whole_file_is_written_through_a_link_and_reaches_the_disk(tmp_path, monkeypatch):
    target, link = tmp_path / "kept" / "settings.json", tmp_path / "settings.json"
    target.parent.mkdir()
    target.write_bytes(b"old")
    link.symlink_to(target)
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", synced.append)
    replace_content(link, b"new")
    assert link.is_symlink()
    assert target.read_bytes() == b"new"
    assert len(synced) == 2
    assert [each.name for each in target.parent.iterdir()] == [target.name]


def test_a_file_that_another_program_reads_is_replaced_all_the_same(tmp_path):
    path = tmp_path / "settings.json"
    path.write_bytes(b"old")
    with path.open("rb") as reading:
        # Windows refuses until it is closed.
        Timer(0.1, reading.close).start()
        replace_content(path, b"new")
    assert path.read_bytes() == b"new"


def test_a_file_that_stays_locked_is_told_and_left_as_it_was(tmp_path, monkeypatch):
    path = tmp_path / "settings.json"
    path.write_bytes(b"old")
    tried: list[Path] = []

    def refuse(self: Path, target: Path) -> Path:
        tried.append(target)
        raise PermissionError(errno.EACCES, "refused")

    monkeypatch.setattr(storage, "_READING", 0.05)
    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(PermissionError):
        replace_content(path, b"new")
    assert len(tried) > 1
    assert path.read_bytes() == b"old"
