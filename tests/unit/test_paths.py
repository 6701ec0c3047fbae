import sys
from pathlib import Path

import pytest

from tarock_desktop import paths

FOLDERS = {
    "config": (paths.config_folder, "XDG_CONFIG_HOME", ".config"),
    "data": (paths.data_folder, "XDG_DATA_HOME", ".local/share"),
}
on_xdg_systems = pytest.mark.skipif(
    sys.platform in {"win32", "darwin"}, reason="the XDG variables mean nothing there"
)


@pytest.fixture
def no_home(monkeypatch, tmp_path):
    monkeypatch.delenv("TAROCK_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    for _, variable, _ in FOLDERS.values():
        monkeypatch.delenv(variable, raising=False)
    return tmp_path


@pytest.mark.parametrize("kind", FOLDERS)
def test_tarock_home_holds_everything(kind, monkeypatch, tmp_path):
    monkeypatch.setenv("TAROCK_HOME", str(tmp_path))
    assert FOLDERS[kind][0]() == tmp_path / kind


def test_a_relative_tarock_home_does_not_move_with_the_working_folder(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TAROCK_HOME", "games")
    assert paths.data_folder() == tmp_path / "games" / "data"


def test_an_empty_tarock_home_counts_as_none(no_home, monkeypatch):
    before = paths.config_folder()
    monkeypatch.setenv("TAROCK_HOME", "")
    assert paths.config_folder() == before


@on_xdg_systems
@pytest.mark.parametrize("kind", FOLDERS)
def test_an_absolute_xdg_value_is_followed(kind, no_home, monkeypatch):
    folder, variable, _ = FOLDERS[kind]
    monkeypatch.setenv(variable, str(no_home / "elsewhere"))
    assert folder() == no_home / "elsewhere" / "tarock-desktop"


@on_xdg_systems
@pytest.mark.parametrize("kind", FOLDERS)
@pytest.mark.parametrize("value", ["", "somewhere", "./here", None])
def test_an_empty_or_relative_xdg_value_is_ignored(kind, value, no_home, monkeypatch):
    folder, variable, below_home = FOLDERS[kind]
    if value is not None:
        monkeypatch.setenv(variable, value)
    assert folder() == no_home / below_home / "tarock-desktop"


def test_asking_makes_no_folder(tarock_home):
    for folder, _, _ in FOLDERS.values():
        folder()
    assert not Path(tarock_home).exists()
