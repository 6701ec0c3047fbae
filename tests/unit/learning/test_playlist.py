"""A playlist: what is shown one after another, and what is wrong with the file."""

from pathlib import Path

import pytest

from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.families import FAMILY_OF
from tarock_desktop.learning.demonstrations import demonstrations
from tarock_desktop.learning.playlist import (
    Playlist,
    Shown,
    first_evening,
    load_playlist,
    save_playlist,
)


def test_what_was_saved_is_loaded(tmp_path: Path):
    path = tmp_path / "evening.tarock-lecture"
    playlist = Playlist('First "evening"', (), tmp_path)
    beside, elsewhere = tmp_path / "a.tarock", tmp_path / "more" / "b.tarock"
    playlist = playlist.with_shown(Shown(game=playlist.beside(beside), hand=3))
    playlist = playlist.with_shown(Shown(game=playlist.beside(elsewhere)))
    playlist = playlist.with_shown(Shown(incident="SPJST-P15"))
    playlist = playlist.with_shown(Shown(ready="ziri-mond"))
    save_playlist(playlist, path)
    found = load_playlist(path)
    assert found == playlist
    assert found.shown[0].game == "a.tarock"
    assert found.path(found.shown[0].game) == beside
    assert found.path(found.shown[1].game) == elsewhere.resolve()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('lecture = "A"\n[[show]]\n', "2:1: one thing is shown after another"),
        ('lecture = "A"\n[[show]]\ngame = "a"\ndeal = "b"\n', "one thing is shown"),
        ('lecture = "A"\n[[show]]\ndeal = "b"\nhand = 2\n', "4:8: only a game has"),
        ('lecture = "A"\n[[show]]\nfilm = "b"\n', "3:1: "),
        ("[[show]]\n", "lecture"),
        (
            'lecture = "A"\n[[show]]\nincident = "SPJST-P15x"\n',
            '3:12: unknown incident "SPJST-P15x"; did you mean "SPJST-P15"?',
        ),
        (
            'lecture = "A"\n[[show]]\nready = "ziri-mont"\n',
            '3:9: unknown ready-made hand "ziri-mont"; did you mean "ziri-mond"?',
        ),
    ],
)
def test_a_mistake_is_told_with_its_place(tmp_path: Path, text: str, said: str):
    path = tmp_path / "evening.tarock-lecture"
    path.write_text(text)
    with pytest.raises(DocumentError) as error:
        load_playlist(path)
    assert said in str(error.value)


def test_an_incident_is_known_however_it_is_written(tmp_path: Path):
    path = tmp_path / "evening.tarock-lecture"
    path.write_text('lecture = "A"\n[[show]]\nincident = "spjst-p15"\n')
    assert [each.incident for each in load_playlist(path).shown] == ["SPJST-P15"]


@pytest.mark.parametrize("ruleset", FAMILY_OF)
def test_a_first_evening_shows_all_ready_made_hands_of_its_sheet(ruleset: str):
    shown = [each.ready for each in load_playlist(first_evening(ruleset)).shown]
    assert sorted(shown) == [each.id for each in demonstrations() if each.ruleset == ruleset]
