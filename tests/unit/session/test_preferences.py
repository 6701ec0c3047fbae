"""Settings: a default and allowed values for each, and a file that may be anything."""

import json

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tarock_desktop.bots.levels import LEVELS
from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.session.preferences import (
    SETTINGS,
    Preferences,
    load_preferences,
    preferences_path,
    save_preferences,
)
from tarock_desktop.texts.languages import LANGUAGES

DEFAULTS = msgspec.to_builtins(Preferences())


@pytest.fixture
def path(tmp_path):
    return tmp_path / "folder" / "settings.json"


def written(path, content):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
    return path


def test_every_field_is_described_once_and_allows_its_default():
    assert sorted(setting.id for setting in SETTINGS) == sorted(DEFAULTS)
    assert all(setting.allows(setting.default) for setting in SETTINGS)


def test_settings_allow_what_the_program_has():
    by_id = {setting.id: setting for setting in SETTINGS}
    assert by_id["language"].choices == ("system", *(each.code for each in LANGUAGES))
    assert by_id["players"].choices == ("human", *LEVELS)


def test_what_is_saved_is_loaded(path):
    chosen = Preferences(
        language="sl", text_scale=150, reduced_motion=True, names=("Živa", "", "", "", "", "")
    )
    save_preferences(chosen, path)
    loaded = load_preferences(path)
    assert loaded.preferences == chosen
    assert loaded.report is None
    assert [file.name for file in path.parent.iterdir()] == ["settings.json"]


def test_without_a_file_the_defaults_hold(path):
    assert load_preferences(path).preferences == Preferences()
    assert load_preferences(path).report is None
    assert not path.parent.exists()


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "not the settings"),
        (b"\xff\xfe", "not the settings"),
        (b"[1]", "not the settings"),
        (b'{"theme": ', "not the settings"),
        (b'{"x":' + b"[" * 50_000, "not the settings"),
        (b" " * 70_000, "larger than"),
    ],
)
def test_a_damaged_file_is_kept_aside_and_the_defaults_hold(path, content, sentence):
    loaded = load_preferences(written(path, content))
    assert loaded.preferences == Preferences()
    assert loaded.report is not None
    assert sentence in loaded.report.sentence
    assert not path.exists()
    assert path.with_name("settings.json.kept-1").read_bytes() == content
    assert load_preferences(path).report is None


def test_one_bad_value_does_not_cost_the_others(path):
    text = b'{\n  "theme": "evening",\n  "text_scale": 900,\n  "speed": 3\n}\n'
    loaded = load_preferences(written(path, text))
    assert loaded.preferences == Preferences(theme="evening")
    assert loaded.report is not None
    assert (loaded.report.position.line, loaded.report.position.column) == (3, 17)
    assert '"text_scale" can\'t be this' in loaded.report.sentence


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("reduced_motion", 1),
        ("text_scale", True),
        ("text_scale", 100.0),
        ("text_scale", 79),
        ("language", "fr"),
        ("names", ["A"]),
        ("names", ["", "", "", "", "", "x" * 41]),
        ("names", ["A\n", "", "", "", "", ""]),
        ("players", ["human", "club", "club", "club", "club", "wizard"]),
        ("palette", None),
    ],
)
def test_values_that_are_not_allowed_are_reported(path, name, value):
    loaded = load_preferences(written(path, {name: value}))
    assert loaded.preferences == Preferences()
    assert loaded.report is not None


def test_a_bad_item_costs_only_itself(path):
    names = ["Anna", "b\u200b", "", "x" * 41, 5, "Eva\u00a0Marie"]
    loaded = load_preferences(written(path, {"names": names}))
    assert loaded.preferences.names == ("Anna", "", "", "", "", "Eva Marie")
    assert loaded.report is not None


@pytest.mark.parametrize(
    "name",
    [
        "Anna\u00a0Marie",
        "Anna\u00adMarie",
        "\U0001f469\u200d\U0001f467\u200d\U0001f466",
        "\u0646\u0645\u06cc\u200c\u062e\u0648\u0627\u0646\u0645",
        "\u0915\u094d\u200d\u0937",
    ],
)
def test_what_people_type_is_a_name(path, name):
    names = [name, "Josef", "Karel", "Marie", "Pavel", "Eva"]
    loaded = load_preferences(written(path, {"names": names}))
    assert loaded.report is None
    assert loaded.preferences.names[1:] == tuple(names[1:])
    assert loaded.preferences.names[0] == name.replace("\u00a0", " ").replace("\u00ad", "")


def test_a_setting_of_another_version_is_no_mistake(path):
    loaded = load_preferences(written(path, {"colour_of_the_cat": "grey", "theme": "evening"}))
    assert loaded.preferences.theme == "evening"
    assert loaded.report is None


@pytest.mark.slow
@given(
    st.dictionaries(
        st.sampled_from(sorted(DEFAULTS)),
        st.recursive(
            st.none() | st.booleans() | st.integers() | st.text(max_size=5), st.lists, max_leaves=8
        ),
    )
)
@settings(max_examples=30)
def test_any_values_end_in_usable_settings(tmp_path_factory, values):
    path = written(tmp_path_factory.mktemp("any") / "settings.json", values)
    loaded = load_preferences(path).preferences
    assert all(setting.allows(getattr(loaded, setting.id)) for setting in SETTINGS)


def test_a_folder_in_the_way_is_told(path):
    path.mkdir(parents=True)
    assert load_preferences(path).report is not None
    written(path.parent / "file", b"")
    with pytest.raises(DocumentError, match="cannot be saved"):
        save_preferences(Preferences(), path.parent / "file" / "settings.json")


def test_the_settings_lie_in_the_config_folder(tarock_home):
    assert preferences_path() == tarock_home / "config" / "settings.json"


def test_the_curtain_opens_with_a_tap_and_waits_a_minute():
    assert (Preferences().curtain, Preferences().idle_seconds) == ("tap", 60)
    assert Preferences(curtain_idle="never").idle_seconds == 0


def test_a_choice_of_an_earlier_version_is_no_mistake(path):
    loaded = load_preferences(written(path, {"curtain": "auto", "sound": True}))
    assert loaded.report is None
    assert (loaded.preferences.curtain, loaded.preferences.sound) == ("tap", True)


def test_speeds_are_factors():
    assert Preferences(speed="half").pace == 0.5
    assert Preferences(speed="instant").pace == 0
