"""What an older version of the program wrote is read; what a newer one wrote is left alone."""

import json
import shutil
from pathlib import Path

import msgspec
import pytest

from tarock_desktop.session.preferences import Preferences, load_preferences, save_preferences
from tarock_desktop.session.saves import open_saved, resume_newest

HERE = Path(__file__).parent
OLD_SETTINGS = HERE / "settings-0.1.0.json"
OLD_GAMES = sorted((HERE / "journals").glob("*.tarock"))


@pytest.fixture
def settings_file(tmp_path):
    return Path(shutil.copy(OLD_SETTINGS, tmp_path / "settings.json"))


def test_every_setting_of_an_older_version_is_read(settings_file):
    loaded = load_preferences(settings_file)
    assert loaded.report is None
    old = json.loads(OLD_SETTINGS.read_text(encoding="utf-8"))
    found = msgspec.to_builtins(loaded.preferences)
    assert {name: found[name] for name in old} == {
        name: tuple(value) if isinstance(value, list) else value for name, value in old.items()
    }
    # None of them is what it would be without the file.
    assert not [name for name in old if getattr(Preferences(), name) == found[name]]
    assert settings_file.read_bytes() == OLD_SETTINGS.read_bytes()


def test_a_setting_an_older_version_did_not_have_is_its_default(settings_file):
    old = json.loads(OLD_SETTINGS.read_text(encoding="utf-8"))
    del old["curtain"]
    settings_file.write_text(json.dumps(old), encoding="utf-8")
    loaded = load_preferences(settings_file)
    assert loaded.report is None
    assert (loaded.preferences.curtain, loaded.preferences.language) == ("tap", "sl")


def test_a_value_of_a_newer_version_is_said_and_its_file_is_kept(settings_file):
    newer = json.loads(OLD_SETTINGS.read_text(encoding="utf-8"))
    content = json.dumps(newer | {"theme": "starlight", "sound": 3}).encode()
    settings_file.write_bytes(content)
    loaded = load_preferences(settings_file)
    assert loaded.report is not None
    assert "theme" in loaded.report.sentence
    assert loaded.preferences.names[0] == "Živa"
    save_preferences(loaded.preferences, settings_file)
    kept = [file for file in settings_file.parent.iterdir() if file != settings_file]
    assert [file.read_bytes() for file in kept] == [content]


@pytest.mark.parametrize("game", OLD_GAMES, ids=lambda path: path.stem)
def test_a_game_of_an_older_version_is_opened_and_its_file_is_left_alone(tmp_path, game):
    path = Path(shutil.copy(game, tmp_path / "old.tarock"))
    opened = open_saved(path)
    assert opened.session is not None
    assert opened.session.position > 0
    opened.session.close()
    assert path.read_bytes() == game.read_bytes()
    assert [file.name for file in tmp_path.iterdir()] == ["old.tarock"]


@pytest.mark.parametrize("game", OLD_GAMES, ids=lambda path: path.stem)
def test_a_game_of_an_older_version_is_never_lost_at_the_start(tmp_path, game):
    path = Path(shutil.copy(game, tmp_path / "old.tarock"))
    resumed = resume_newest(tmp_path)
    if resumed.session is not None:
        resumed.session.close()
    contents = [file.read_bytes() for file in tmp_path.iterdir()]
    assert game.read_bytes() in contents
    assert path.exists()
