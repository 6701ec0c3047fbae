"""Sounds of the table: what is heard at what, by which program, and that nobody waits for it."""

from __future__ import annotations

import importlib.util
import stat
import sys
import threading
import time
import wave
from array import array
from pathlib import Path
from types import ModuleType

import pytest
from pytestqt.qtbot import QtBot

from tarock_desktop.session.preferences import Preferences
from tarock_desktop.table import events
from tarock_desktop.table.actions import PlayCard
from tarock_desktop.table.events import (
    CardPlayed,
    CardsDealt,
    Challenged,
    DeckCut,
    TrickTaken,
    TurnGiven,
)
from tarock_desktop.table.phases import Phase
from tarock_desktop.ui.application.program import Program
from tarock_desktop.ui.language.window_language import WindowLanguage
from tarock_desktop.ui.sound import table_sounds
from tarock_desktop.ui.sound.devices import Commands
from tarock_desktop.ui.sound.player import SoundPlayer, write_at
from tarock_desktop.ui.sound.sounds import AT_ONCE, MOTIONS, Sound
from tests.gui.window_kit import (
    answer,
    asked,
    begin,
    open_program,
    play_hand,
    play_until,
)

pytestmark = pytest.mark.gui

SOUNDS = Path(__file__).resolve().parents[2] / "assets" / "sounds"


def read(file: Path) -> array[int]:
    with wave.open(str(file)) as sound:
        assert (sound.getnchannels(), sound.getsampwidth(), sound.getframerate()) == (1, 2, 22050)
        return array("h", sound.readframes(sound.getnframes()))


def maker() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_sounds", SOUNDS / "make_sounds.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# ------------------------------------------------------------------------------- files


@pytest.mark.parametrize("sound", Sound)
def test_file_is_what_the_maker_makes(sound: Sound):
    made, kept = maker().samples(sound.value), read(SOUNDS / f"{sound}.wav")
    assert len(made) == len(kept)
    # The last digit of a sine may differ between systems.
    assert max(abs(one - other) for one, other in zip(made, kept, strict=True)) <= 1


def test_every_file_is_a_sound():
    assert {file.stem for file in SOUNDS.glob("*.wav")} == set(Sound)
    assert sum(file.stat().st_size for file in SOUNDS.glob("*.wav")) < 200_000


@pytest.mark.parametrize("sound", Sound)
def test_sound_is_short_and_neither_clips_nor_clicks(sound: Sound):
    samples = read(SOUNDS / f"{sound}.wav")
    loudest = max(abs(sample) for sample in samples)
    assert 0.1 < len(samples) / 22050 < 1.5
    assert 6_000 < loudest < 28_000
    assert abs(samples[0]) < 2_000
    assert abs(samples[-1]) < 50


# ------------------------------------------------------------------------------- the player


class Recorder:
    """A device that keeps what it is given."""

    def __init__(self) -> None:
        self.files: list[Path] = []
        self.loudest: list[int] = []
        self.may_play = threading.Event()
        self.may_play.set()
        self.error: OSError | None = None
        self.thread: threading.Thread | None = None

    def play(self, file: Path) -> None:
        self.thread = threading.current_thread()
        self.may_play.wait(10)
        if self.error is not None:
            raise self.error
        self.files.append(file)
        self.loudest.append(max(abs(sample) for sample in read(file)))

    def close(self) -> None:
        pass


@pytest.fixture
def recorder() -> Recorder:
    return Recorder()


def test_player_plays_in_a_thread_of_its_own(recorder: Recorder):
    recorder.may_play.clear()
    player = SoundPlayer(lambda: recorder)
    for sound in (Sound.CARD, Sound.TRICK, Sound.KNOCK):
        player.play(sound)
    # The device hangs, and this thread comes here all the same.
    assert recorder.files == []
    recorder.may_play.set()
    player.close()
    assert [file.stem.split("-")[0] for file in recorder.files] == ["card", "trick", "knock"]
    assert recorder.thread is not threading.current_thread()
    assert not recorder.files[0].parent.exists()


def test_volume_is_heard(recorder: Recorder):
    player = SoundPlayer(lambda: recorder)
    for player.volume, sound in ((100, Sound.CARD), (50, Sound.CHIPS), (0, Sound.KNOCK)):
        player.play(sound)
    player.close()
    whole = [max(map(abs, read(SOUNDS / f"{name}.wav"))) for name in ("card", "chips")]
    assert recorder.loudest == [whole[0], pytest.approx(whole[1] / 4, abs=1)]


def test_the_same_sound_is_not_begun_many_times_at_once(recorder: Recorder):
    player = SoundPlayer(lambda: recorder)
    for _ in range(20):
        player.play(Sound.DEAL)
    player.play(Sound.CARD)
    player.close()
    assert [file.stem for file in recorder.files] == ["deal-100", "card-100"]


def test_a_device_that_fails_is_no_error(recorder: Recorder):
    recorder.error = OSError("no device")
    player = SoundPlayer(lambda: recorder)
    player.play(Sound.CARD)
    player.play(Sound.TRICK)
    player.close()
    assert recorder.thread is not None
    assert recorder.files == []


def test_a_quiet_copy_is_written(tmp_path: Path):
    assert read(write_at(Sound.CARD, 100, tmp_path)) == read(SOUNDS / "card.wav")
    assert not any(read(write_at(Sound.CARD, 0, tmp_path)))


# ------------------------------------------------------------------------------- programs


def program_in(folder: Path, name: str, *, code: int) -> None:
    """Put a player into a folder that writes down what it is given."""
    file = folder / name
    file.write_text(f'#!/bin/sh\necho "$0 $*" >> {folder}/heard\nexit {code}\n', encoding="utf-8")
    file.chmod(file.stat().st_mode | stat.S_IXUSR)


def heard_in(qtbot: QtBot, folder: Path, count: int) -> list[str]:
    file = folder / "heard"
    qtbot.waitUntil(lambda: file.exists() and len(file.read_text("utf-8").splitlines()) >= count)
    return [Path(line.split()[0]).name for line in file.read_text("utf-8").splitlines()]


@pytest.mark.skipif(sys.platform == "win32", reason="shell scripts stand for the players")
def test_the_first_program_that_works_plays(qtbot: QtBot, tmp_path: Path, monkeypatch):
    program_in(tmp_path, "pw-play", code=1)
    program_in(tmp_path, "aplay", code=0)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin:/usr/bin")
    commands = Commands((("pw-play",), ("paplay-of-nobody",), ("aplay", "-q")))
    commands.play(SOUNDS / "card.wav")
    assert heard_in(qtbot, tmp_path, 1) == ["pw-play"]
    qtbot.waitUntil(lambda: not commands.is_playing)
    commands.play(SOUNDS / "card.wav")
    assert heard_in(qtbot, tmp_path, 2) == ["pw-play", "aplay"]
    commands.play(SOUNDS / "card.wav")
    assert heard_in(qtbot, tmp_path, 3) == ["pw-play", "aplay", "aplay"]
    commands.close()
    assert "-q" in (tmp_path / "heard").read_text("utf-8").splitlines()[-1]


def test_a_system_without_players_is_silent(tmp_path: Path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    commands = Commands()
    commands.play(SOUNDS / "card.wav")
    assert not commands.is_playing


# ------------------------------------------------------------------------------- the table


@pytest.fixture
def heard(monkeypatch) -> list[Sound]:
    """Return what the program plays, which is heard by nobody."""
    sounds: list[Sound] = []
    monkeypatch.setattr(SoundPlayer, "play", lambda _, sound: sounds.append(sound))
    return sounds


def test_nothing_is_heard_until_somebody_asks_for_it(qtbot: QtBot, heard: list[Sound]):
    assert not Preferences().sound
    program = open_program(qtbot)
    begin(program)
    play_hand(qtbot, program)
    assert heard == []


def test_a_hand_is_heard(qtbot: QtBot, heard: list[Sound]):
    program = open_program(qtbot)
    program.settings.change(sound=True)
    begin(program)
    seen: list[events.Event] = []
    program.window.bridge.happened.connect(lambda _, public: seen.extend(public))
    play_hand(qtbot, program)
    played = sum(isinstance(event, CardPlayed) for event in seen)
    assert played > 40
    assert heard.count(Sound.CARD) >= played
    for kind, sound in ((TrickTaken, Sound.TRICK), (Challenged, Sound.KNOCK)):
        assert heard.count(sound) == sum(isinstance(event, kind) for event in seen)
    assert Sound.DEAL in heard
    assert Sound.TURN in heard
    assert Sound.CHIPS in heard


def test_sounds_can_be_switched_in_a_game(qtbot: QtBot, heard: list[Sound]):
    program = open_program(qtbot)
    begin(program)
    play_until(qtbot, program, lambda p: p.phase is Phase.PLAY)
    program.settings.change(sound=True)
    program.window.submit(answer(program, asked(program)))
    qtbot.waitUntil(lambda: Sound.CARD in heard)
    program.settings.change(sound=False)
    heard.clear()
    play_hand(qtbot, program)
    assert heard == []


def test_a_refused_act_is_heard(qtbot: QtBot, heard: list[Sound]):
    program = open_program(qtbot)
    program.settings.change(sound=True)
    begin(program)
    prompt = play_until(qtbot, program, lambda p: p.phase is Phase.PLAY and bool(p.cards.barred))
    heard.clear()
    program.window.submit(PlayCard(prompt.seat, prompt.cards.barred[0].card))
    assert Sound.REFUSAL in heard


def test_the_turn_is_called_only_after_a_while(qtbot: QtBot, heard: list[Sound], monkeypatch):
    program = open_program(qtbot)
    program.settings.change(sound=True)
    begin(program)
    play_until(qtbot, program, lambda p: p.phase is Phase.PLAY)
    bridge = program.window.bridge
    turn = (TurnGiven(Phase.PLAY, bridge.person),)
    now = [time.monotonic() + 100]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    heard.clear()
    for later, count in ((10, 1), (1, 1), (table_sounds.TURN_AFTER + 1, 2)):
        now[0] += later
        bridge.happened.emit(turn, turn)
        assert heard.count(Sound.TURN) == count
    now[0] += 100
    others = (TurnGiven(Phase.PLAY, (bridge.person + 1) % 4),)
    bridge.happened.emit(others, others)
    assert heard.count(Sound.TURN) == 2


def test_what_only_one_person_knows_is_not_heard(qtbot: QtBot, heard: list[Sound]):
    program = open_program(qtbot)
    program.settings.change(sound=True)
    begin(program)
    play_until(qtbot, program, lambda p: p.phase is Phase.PLAY)
    heard.clear()
    # As after a redaction: the one at the screen knows of an event, the others do not.
    own = (DeckCut(program.window.bridge.person, 12),)
    program.window.bridge.happened.emit(own, ())
    assert heard == []
    program.window.bridge.happened.emit(own, own)
    assert heard == [Sound.CARD]


def test_sounds_are_told_by_the_kind_of_event_alone():
    assert not set(MOTIONS) & set(AT_ONCE)
    assert {sound for sound, _ in MOTIONS.values()} | {*AT_ONCE.values(), Sound.TURN} == set(Sound)
    assert CardsDealt in MOTIONS


def test_the_view_menu_switches_sounds(qtbot: QtBot, heard: list[Sound]):
    program = open_program(qtbot)
    action = program.window.commands.action("view.sound")
    for on in (True, False):
        action.trigger()
        program.window.commands.refresh()
        assert program.settings.preferences.sound is on
        assert action.isChecked() is on


def test_whoever_changes_the_volume_hears_it(qtbot: QtBot, heard: list[Sound]):
    program = open_program(qtbot)
    program.settings.change(sound=True)
    assert heard == [Sound.CHIPS]
    program.settings.change(volume=30)
    assert heard == [Sound.CHIPS] * 2
    program.settings.change(theme="evening")
    program.settings.change(sound=False, volume=80)
    assert heard == [Sound.CHIPS] * 2


def test_the_start_is_silent(qtbot: QtBot, heard: list[Sound]):
    spoken = WindowLanguage()
    spoken.use("en")
    program = Program(Preferences(language="en", sound=True), spoken, None)
    qtbot.addWidget(program.window)
    program.window.show()
    assert heard == []
