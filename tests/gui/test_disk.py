"""The disk is full, the file of the game is changed by others, or it has no room for more."""

import errno
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tarock_desktop.journal import journal as journal_module
from tarock_desktop.journal.reading import read_journal
from tarock_desktop.session.saves import saved_games
from tarock_desktop.table.phases import Phase
from tarock_desktop.ui.window import game_in_play
from tests.gui.window_kit import (
    OpenProgram,
    answer,
    asked,
    begin,
    open_program,
    play_hand,
    play_until,
    view,
    wait_for_turn,
)

pytestmark = pytest.mark.gui


class Disk:
    """The disk on which games are saved: it can be full."""

    def __init__(self) -> None:
        self.is_full = False
        self._write: Callable[[int, bytes], int] = os.write
        self.refused = 0

    def write(self, descriptor: int, content: bytes) -> int:
        if self.is_full and bytes(content[:8]) == b'{"line":':
            self.refused += 1
            self._write(descriptor, content[:7])  # A part finds room.
            raise OSError(errno.ENOSPC, "No space left on device")
        return self._write(descriptor, content)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    made = Disk()
    monkeypatch.setattr(os, "write", made.write)
    yield made
    made.is_full = False


def said(program: OpenProgram) -> str:
    notice = program.window.page.notice
    return notice.text.text() if notice.isVisible() else ""


def saved_acts(folder: Path) -> int:
    reading = read_journal(saved_games(folder)[0])
    assert reading.damage is None
    return reading.timeline().length


def leave_no_room_for_computers(qtbot: QtBot, program: OpenProgram, disk: Disk) -> None:
    """Play a card for the person; when the next player is due the disk is full."""
    prompt = play_until(qtbot, program, lambda prompt: prompt.phase is Phase.PLAY)
    program.game.workers.is_free = lambda: False
    program.window.submit(answer(program, prompt))
    disk.is_full = True
    program.game.workers.is_free = lambda: True
    program.game.workers.look()
    qtbot.waitUntil(lambda: "could not be saved" in said(program))


def test_a_computer_whose_act_finds_no_room_tries_again(
    qtbot: QtBot, tmp_path: Path, disk: Disk, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(game_in_play, "RETRY", 20)
    program = open_program(qtbot, folder=tmp_path)
    begin(program)
    leave_no_room_for_computers(qtbot, program, disk)
    position = program.session.position
    qtbot.waitUntil(lambda: disk.refused >= 3)
    assert program.session.position == position
    assert saved_acts(tmp_path) == position
    assert "decision" not in said(program)
    disk.is_full = False
    wait_for_turn(qtbot, program)
    assert program.session.position > position
    assert saved_acts(tmp_path) == program.session.position
    assert said(program) == ""


def test_a_button_tries_again_at_once(
    qtbot: QtBot, tmp_path: Path, disk: Disk, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(game_in_play, "RETRY", 1_000_000)
    program = open_program(qtbot, folder=tmp_path)
    begin(program)
    leave_no_room_for_computers(qtbot, program, disk)
    button = program.window.page.notice.more
    assert button.text() == "Try again"
    refused = disk.refused
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: disk.refused > refused and "could not be saved" in said(program))
    disk.is_full = False
    position = program.session.position
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    wait_for_turn(qtbot, program)
    assert program.session.position > position


def test_a_hand_that_finds_no_room_begins_later(
    qtbot: QtBot, tmp_path: Path, disk: Disk, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(game_in_play, "RETRY", 20)
    program = open_program(qtbot, folder=tmp_path)
    begin(program)
    play_hand(qtbot, program)
    disk.is_full = True
    program.game.next_hand()
    qtbot.waitUntil(lambda: disk.refused >= 3)
    assert "could not be saved" in said(program)
    disk.is_full = False
    qtbot.waitUntil(lambda: view(program).round.hand_no == 2)


def test_an_act_of_a_person_that_finds_no_room_can_be_done_again(
    qtbot: QtBot, tmp_path: Path, disk: Disk
):
    program = open_program(qtbot, folder=tmp_path)
    begin(program)
    prompt = play_until(qtbot, program, lambda prompt: prompt.phase is Phase.PLAY)
    act, position = answer(program, prompt), program.session.position
    disk.is_full = True
    with qtbot.captureExceptions() as errors:
        program.window.view.action_chosen.emit(act)
    assert ["cannot be saved" in str(error) for _, error, _ in errors] == [True]
    assert program.session.position == position
    assert asked(program) == prompt
    disk.is_full = False
    program.window.submit(act)
    assert saved_acts(tmp_path) == position + 1


@pytest.mark.skipif(sys.platform == "win32", reason="nobody can touch a file that is open")
@pytest.mark.parametrize("change", [Path.unlink, lambda path: path.write_text("mine")])
def test_a_file_changed_under_the_window_is_written_anew_and_said(
    qtbot: QtBot, tmp_path: Path, change: Callable[[Path], object]
):
    program = open_program(qtbot, folder=tmp_path)
    begin(program)
    prompt = play_until(qtbot, program, lambda prompt: prompt.phase is Phase.PLAY)
    change(saved_games(tmp_path)[0])
    program.window.submit(answer(program, prompt))
    qtbot.waitUntil(lambda: "written again" in said(program))
    wait_for_turn(qtbot, program)
    assert saved_acts(tmp_path) == program.session.position
    kept = [path.read_text() for path in tmp_path.glob("*.kept-*")]
    assert kept == ([] if change is Path.unlink else ["mine"])


def test_a_file_that_will_be_full_is_said_early_and_the_round_can_be_closed(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(journal_module, "MAX_LINES", 300)
    monkeypatch.setattr(journal_module, "RESERVED_LINES", 150)
    program = open_program(qtbot, folder=tmp_path)
    begin(program)
    play_hand(qtbot, program)
    qtbot.waitUntil(lambda: "has room for about" in said(program))
    program.game.next_hand()
    play_hand(qtbot, program)
    for _ in range(2):
        if program.session.hands_to_come == 0:
            break
        program.game.next_hand()
        play_hand(qtbot, program)
    hands = program.session.hands
    program.game.next_hand()
    assert program.session.hands == hands
    qtbot.waitUntil(lambda: "too long for its file" in said(program))
    program.game.close_round()
    assert program.session.finished
    assert read_journal(saved_games(tmp_path)[0]).damage is None
