"""What was written comes onto the disk, and nobody waits for it."""

from __future__ import annotations

import errno
import os
import threading
from pathlib import Path

from tarock_desktop.journal.storage import FileState, JournalFile
from tarock_desktop.journal.syncing import Syncing


def test_everything_is_on_the_disk_when_the_file_is_closed(tmp_path: Path, monkeypatch):
    sizes: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda fd: sizes.append(os.fstat(fd).st_size))
    monkeypatch.setattr(Syncing.__init__, "__defaults__", (os.fsync, 0.0))
    file = JournalFile.create(tmp_path / "a.tarock")
    for number in range(50):
        file.append(b"x" * number)
    file.close()
    assert sizes[-1] == sum(range(50))


def test_nobody_waits_for_the_disk_and_nothing_is_forgotten():
    disk, asked = threading.Event(), threading.Event()
    rounds: list[int] = []

    def slow(descriptor: int) -> None:
        rounds.append(descriptor)
        asked.set()
        assert disk.wait(20)

    syncing = Syncing(0, slow, 0.0)
    syncing.ask()
    assert asked.wait(20)
    syncing.ask()
    assert len(rounds) == 1
    disk.set()
    syncing.close()
    assert len(rounds) == 2


def test_many_lines_of_one_moment_are_one_sync():
    begun, rounds = threading.Event(), []

    def sync(fd: int) -> None:
        rounds.append(fd)
        begun.set()

    syncing = Syncing(0, sync, 3600.0)
    syncing.ask()
    assert begun.wait(20)
    for _ in range(100):
        syncing.ask()
    assert len(rounds) == 1
    syncing.close()
    assert len(rounds) == 2


def test_a_disk_that_fails_is_known_before_the_next_line(tmp_path: Path, monkeypatch):
    def broken(_: int) -> None:
        raise OSError(errno.EIO, "broken")

    file = JournalFile.create(tmp_path / "a.tarock")
    file._syncing = Syncing(0, broken, 0.0)
    file.append(b"first\n")
    file._syncing.close()
    assert file.state is FileState.UNSYNCED
    file.close()
    assert (tmp_path / "a.tarock").read_bytes() == b"first\n"


def test_a_system_that_keeps_no_files_on_a_disk_is_no_failure():
    def unknown(_: int) -> None:
        raise OSError(errno.EINVAL, "no disk")

    syncing = Syncing(0, unknown, 0.0)
    syncing.ask()
    syncing.close()
    assert syncing.error is None
