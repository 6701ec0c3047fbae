"""Two windows change the same settings or comment the same game: nobody's words are lost."""

import subprocess
import sys
from pathlib import Path

import pytest

from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.journal import sharing
from tarock_desktop.journal.comments import Comment, Comments, Moment, Reader
from tarock_desktop.journal.errors import JournalError
from tarock_desktop.journal.sharing import alone_in
from tarock_desktop.session.preferences import (
    Preferences,
    Value,
    change_preferences,
    load_preferences,
)

MANY = 25
WRITE = """
import sys
from pathlib import Path
from tarock_desktop.journal.comments import Comments, Moment
from tarock_desktop.session.preferences import Preferences, change_preferences
name, many, folder = sys.argv[1], int(sys.argv[2]), Path(sys.argv[3])
comments, mine = Comments(folder / "x.tarock.comments"), Preferences()
for number in range(many):
    comments.write(Moment(number, 0, name), f"{name} {number}")
    change_preferences(mine, {name: 100 + number} if name == "text_scale" else {name: True},
                       folder / "settings.json")
"""


def moment(number: int) -> Moment:
    return Moment(number, 0, "course")


@pytest.fixture
def two(tmp_path: Path) -> tuple[Comments, Comments]:
    file = tmp_path / "game.tarock.comments"
    first = Comments(file)
    first.write(moment(1), "before")
    return first, Comments(file)


def again(comments: Comments) -> Comments:
    assert comments._path is not None
    return Comments(comments._path)


def test_comments_of_both_windows_are_kept(two: tuple[Comments, Comments]):
    one, other = two
    one.write(moment(2), "one")
    other.write(moment(3), "other")
    one.write(moment(4), "one again")
    for comments in (one, again(one)):
        said = [comments.at(moment(number)).text for number in (1, 2, 3, 4)]
        assert said == ["before", "one", "other", "one again"]


def test_a_comment_that_another_window_took_away_does_not_come_back(
    two: tuple[Comments, Comments],
):
    one, other = two
    other.write(moment(1), "")
    one.write(moment(2), "one")
    assert again(one).at(moment(1)).text == ""


def test_comments_whose_file_was_deleted_or_damaged_are_written_again(
    two: tuple[Comments, Comments],
):
    one, other = two
    assert one._path is not None
    one._path.unlink()
    one.write(moment(2), "one")
    assert again(one).at(moment(1)).text == "before"
    one._path.write_text("no comments\n")
    other.write(moment(3), "other")
    assert again(one).at(moment(1)).text == "before"
    assert one._path.with_name(f"{one._path.name}.kept-1").read_text() == "no comments\n"


def test_what_is_for_the_room_and_what_for_the_teacher_stand_side_by_side(
    two: tuple[Comments, Comments],
):
    one, other = two
    one.write(moment(1), "look at Josef", Reader.TEACHER)
    other.write(moment(1), "after")
    found = again(one)
    assert found.at(moment(1)).text == "after"
    assert found.at(moment(1), Reader.TEACHER).text == "look at Josef"
    one.write(moment(1), "", Reader.TEACHER)
    assert not again(one).at(moment(1), Reader.TEACHER)
    assert again(one).at(moment(1)).text == "after"


def test_comments_of_the_first_format_are_for_the_room_and_become_the_new_one(tmp_path: Path):
    path = tmp_path / "x.comments"
    path.write_text('{"comments":1}\n{"act":1,"part":0,"course":"course","text":"old"}\n')
    comments = Comments(path)
    assert comments.at(moment(1)).text == "old"
    assert not comments.at(moment(1), Reader.TEACHER)
    comments.write(moment(2), "note", Reader.TEACHER)
    assert path.read_text() == (
        '{"comments":2}\n{"act":1,"part":0,"course":"course","text":"old"}\n'
        '{"act":2,"part":0,"course":"course","for":"teacher","text":"note"}\n'
    )


def test_a_sentence_of_the_program_is_kept_by_its_key(tmp_path: Path):
    path = tmp_path / "x.comments"
    path.write_text('{"comments":2}\n{"act":1,"part":0,"course":"course","key":"demo.lead"}\n')
    comments = Comments(path)
    assert comments.at(moment(1)) == Comment(key="demo.lead")
    comments.write(moment(2), "more")
    assert again(comments).at(moment(1)).key == "demo.lead"


def test_comments_of_a_later_program_are_neither_read_nor_touched(tmp_path: Path):
    path = tmp_path / "x.comments"
    later = '{"comments":3}\n{"act":1,"part":0,"course":"course","text":"later"}\n'
    path.write_text(later)
    comments = Comments(path)
    assert not comments.at(moment(1))
    assert "does not know format 3 of comments" in str(comments.damage)
    with pytest.raises(JournalError, match="format 3"):
        comments.write(moment(1), "mine")
    assert path.read_text() == later


def test_only_what_was_changed_is_written_into_the_settings(tmp_path: Path):
    path = tmp_path / "settings.json"
    one = other = Preferences()
    change_preferences(one, {"theme": "evening"}, path)
    change_preferences(other, {"language": "de"}, path)
    found = load_preferences(path).preferences
    assert (found.theme, found.language) == ("evening", "de")


def test_names_of_other_seats_stay(tmp_path: Path):
    path = tmp_path / "settings.json"
    before = Preferences()

    def names(seat: int, name: str) -> dict[str, Value]:
        return {"names": (*before.names[:seat], name, *before.names[seat + 1 :])}

    change_preferences(before, names(1, "Jana"), path)
    change_preferences(before, names(2, "Tone"), path)
    assert load_preferences(path).preferences.names[1:3] == ("Jana", "Tone")


def test_settings_that_were_deleted_are_written_again(tmp_path: Path):
    path = tmp_path / "settings.json"
    mine = Preferences(theme="evening")
    change_preferences(mine, {"language": "sl"}, path)
    found = load_preferences(path).preferences
    assert (found.theme, found.language) == ("evening", "sl")


def test_settings_damaged_meanwhile_are_kept_aside(tmp_path: Path):
    path = tmp_path / "settings.json"
    path.write_text("{")
    change_preferences(Preferences(), {"language": "sl"}, path)
    assert load_preferences(path).preferences.language == "sl"
    assert path.with_name("settings.json.kept-1").read_text() == "{"


def test_a_folder_that_takes_nothing_is_told(tmp_path: Path):
    folder = tmp_path / "file"
    folder.write_text("")
    with pytest.raises(DocumentError, match="the settings cannot be saved"):
        change_preferences(Preferences(), {"language": "sl"}, folder / "settings.json")
    with pytest.raises(JournalError, match="the comment cannot be saved"):
        Comments(folder / "x.comments").write(moment(1), "word")


def test_a_window_that_does_not_answer_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(sharing, "PATIENCE", 0.05)
    with alone_in(tmp_path), alone_in(tmp_path):
        change_preferences(Preferences(), {"language": "sl"}, tmp_path / "settings.json")
    assert load_preferences(tmp_path / "settings.json").preferences.language == "sl"


@pytest.mark.slow
def test_programs_that_write_at_the_same_time_lose_nothing(tmp_path: Path):
    names = ("text_scale", "single_click", "reduced_motion")
    running = [
        subprocess.Popen([sys.executable, "-c", WRITE, name, str(MANY), str(tmp_path)])
        for name in names
    ]
    assert [program.wait() for program in running] == [0, 0, 0]
    comments = Comments(tmp_path / "x.tarock.comments")
    assert comments.damage is None
    for name in names:
        for number in range(MANY):
            assert comments.at(Moment(number, 0, name)).text == f"{name} {number}"
    found = load_preferences(tmp_path / "settings.json")
    assert found.report is None
    assert found.preferences.text_scale == 100 + MANY - 1
    assert found.preferences.single_click
    assert found.preferences.reduced_motion
