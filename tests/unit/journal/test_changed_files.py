"""The file of a running game is deleted, cut, replaced or appended to: nothing is lost."""

import os
import shutil
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tarock_desktop.journal import journal as journal_module
from tarock_desktop.journal.errors import BusyError, FullError, JournalError
from tarock_desktop.journal.journal import Journal
from tarock_desktop.journal.lines import Motion, SeatNote
from tarock_desktop.journal.reading import read_journal
from tarock_desktop.journal.storage import JournalFile
from tarock_desktop.table.actions import StartHand
from tests.unit.journal.games import ENTRIES, add, header

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="Windows lets nobody touch a file that is open"
)

FOREIGN = b"something else\n"


def deleted(path: Path) -> None:
    path.unlink()


def cut(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def replaced(path: Path) -> None:
    other = path.with_name("other")
    other.write_bytes(FOREIGN)
    other.replace(path)


def appended(path: Path) -> None:
    with path.open("ab") as file:
        file.write(FOREIGN)


def without_folder(path: Path) -> None:
    shutil.rmtree(path.parent)


CHANGES = [cut, emptied, replaced, appended]
DELETIONS = [deleted, without_folder]


class Running(Journal):
    """A journal with some acts, and what it reports."""

    def __init__(self, folder: Path) -> None:
        super().__init__(header(), JournalFile.create(folder / "games" / "game.tarock"))
        self.file = folder / "games" / "game.tarock"
        self.reports: list[str] = []
        self.report = lambda error: self.reports.append(error.sentence)
        for number in range(6):
            add(self, number)


@pytest.fixture
def running(tmp_path: Path):
    journal = Running(tmp_path)
    yield journal
    journal.close()


def kept(running: Running) -> list[bytes]:
    return [path.read_bytes() for path in running.file.parent.glob("*.kept-*")]


@pytest.mark.parametrize("change", CHANGES)
def test_a_changed_file_is_kept_aside_and_the_game_written_anew(
    running: Running, change: Callable[[Path], None]
):
    change(running.file)
    foreign = running.file.read_bytes()
    ticket = running.lines
    add(running, 6)
    add(running, 7)
    assert list(read_journal(running.file).timeline().entries) == ENTRIES[:8]
    assert read_journal(running.file).damage is None
    assert kept(running) == [foreign]
    assert len(running.reports) == 1
    assert '"game.tarock.kept-1"' in running.reports[0]
    assert running.lines == ticket + 2
    assert {path.name for path in running.file.parent.iterdir()} == {
        "game.tarock",
        "game.tarock.kept-1",
    }


@pytest.mark.parametrize("change", DELETIONS)
def test_a_deleted_file_is_written_anew(running: Running, change: Callable[[Path], None]):
    change(running.file)
    add(running, 6)
    assert list(read_journal(running.file).timeline().entries) == ENTRIES[:7]
    assert running.reports == ["this game was deleted; it was written again"]
    assert kept(running) == []


def test_what_was_taken_back_and_who_sits_there_is_written_too(running: Running):
    others = tuple(SeatNote(f"Guest {n}", "human") for n in range(4))
    running.reseat(others)
    running.move(Motion.UNDO, 4)
    running.file.unlink()
    running.move(Motion.UNDO, 3)
    timeline = read_journal(running.file).timeline()
    assert (timeline.position, timeline.length, timeline.seats) == (3, 6, others)
    assert list(timeline.entries) == ENTRIES[:6]


def test_a_game_deleted_after_its_last_act_is_there_when_it_is_closed(running: Running):
    running.file.unlink()
    running.close()
    assert list(read_journal(running.file).timeline().entries) == ENTRIES[:6]


def test_the_new_file_is_held_like_the_old_one(running: Running):
    replaced(running.file)
    add(running, 6)
    with pytest.raises(BusyError):
        JournalFile.reopen(running.file)


def test_a_game_that_another_window_plays_is_left_alone(running: Running):
    replaced(running.file)
    other = JournalFile.reopen(running.file)
    for _ in range(2):
        with pytest.raises(BusyError):
            add(running, 6)
    assert running.file.read_bytes() == FOREIGN
    assert running.length == 6
    other.close()
    add(running, 6)
    assert list(read_journal(running.file).timeline().entries) == ENTRIES[:7]
    assert kept(running) == [FOREIGN]


def test_a_full_disk_leaves_the_foreign_file_as_it_is(
    running: Running, monkeypatch: pytest.MonkeyPatch
):
    replaced(running.file)

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(JournalError, match="cannot be saved"):
        add(running, 6)
    assert running.file.read_bytes() == FOREIGN
    assert [path.name for path in running.file.parent.iterdir()] == ["game.tarock"]
    monkeypatch.undo()
    add(running, 6)
    assert list(read_journal(running.file).timeline().entries) == ENTRIES[:7]


def test_a_disk_that_did_not_take_it_gets_the_whole_game_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """What a system says of a full disk when it is too late for the write itself."""
    running = Running(tmp_path)
    running._file._syncing.error = OSError(28, "No space left on device")
    number = running.file.stat().st_ino
    add(running, 6)
    assert running.file.stat().st_ino != number
    assert list(read_journal(running.file).timeline().entries) == ENTRIES[:7]
    assert running.reports == []
    assert kept(running) == []
    running.close()


def test_after_a_limit_of_the_system_is_lifted_the_game_goes_on(running: Running):
    """The system itself refuses the write, as a full disk does."""
    resource = pytest.importorskip("resource")
    before = running.file.read_bytes()
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(before) + 20, hard))
    try:
        for _ in range(2):
            with pytest.raises(JournalError, match="cannot be saved"):
                add(running, 6)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        signal.signal(signal.SIGXFSZ, handler)
    assert running.file.read_bytes() == before
    add(running, 6)
    assert list(read_journal(running.file).timeline().entries) == ENTRIES[:7]
    assert running.reports == []


@pytest.mark.parametrize("limit", [("MAX_LINES", 12), ("MAX_FILE", 5000)])
def test_a_hand_begins_only_while_it_can_be_finished(
    limit: tuple[str, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(journal_module, "RESERVED_LINES", 8)
    monkeypatch.setattr(journal_module, "RESERVED_BYTES", 4000)
    monkeypatch.setattr(journal_module, *limit)
    running = Running(tmp_path)
    assert isinstance(ENTRIES[0].action, StartHand)
    assert running.room == 0
    with pytest.raises(FullError):
        running.append(ENTRIES[0].action, ENTRIES[0].events)
    add(running, 6)
    assert running.length == 7
    running.close()
