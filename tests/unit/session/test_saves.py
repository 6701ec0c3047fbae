"""Saved games: resumed at the very act, whatever happened to the file."""

import os

import msgspec
import pytest

from tarock_desktop.cards.notation import parse_card
from tarock_desktop.journal.errors import BusyError, JournalError
from tarock_desktop.journal.lines import FORMAT, ActLine, Header, seal
from tarock_desktop.journal.reading import read_journal
from tarock_desktop.journal.upcast import UPCASTS
from tarock_desktop.journal.verify import verify
from tarock_desktop.session.evening import Evening
from tarock_desktop.session.saves import (
    LAST_PLAYED,
    begin,
    is_finished,
    new_game,
    open_saved,
    remember,
    resume,
    resume_newest,
    saved_games,
)
from tarock_desktop.table.events import BidPassed, TalonAdded, TurnGiven
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat, Watcher
from tests.kit.play import variant_with
from tests.unit.session.tables import play_acts, seating, session


def saved(folder, acts=30):
    game = session(0, folder=folder)
    play_acts(game, acts)
    game.close()
    return saved_games(folder)[0]


def everything(game):
    viewers = (Seat(0), Seat(1), Seat(2), Seat(3), Watcher.PUBLIC, Watcher.REFEREE)
    return [game.observation(viewer) for viewer in viewers], game.prompt(), game.ticket


def test_the_same_hand_goes_on_where_it_was(tmp_path):
    game = session(0, folder=tmp_path)
    play_acts(game, 33)
    game.undo()
    game.close()
    resumed = resume_newest(tmp_path)
    assert resumed.session is not None
    assert resumed.reports == ()
    assert everything(resumed.session) == everything(game)
    assert resumed.session.seating == game.seating
    assert resumed.session.may_redo
    play_acts(resumed.session, 20)


def test_the_game_on_the_table_last_goes_on_whatever_the_clock_said(tmp_path):
    early = saved(tmp_path, 8)
    remember(early)
    late = session(0, folder=tmp_path)
    play_acts(late, 12)
    assert late.path is not None
    remember(late.path)
    late.close()
    in_a_year = early.stat().st_mtime + 365 * 86_400
    os.utime(early, (in_a_year, in_a_year))
    assert saved_games(tmp_path)[0] == early
    resumed = resume_newest(tmp_path).session
    assert resumed is not None
    assert resumed.path == late.path
    resumed.close()


@pytest.mark.parametrize("content", [b"", b"../x.tarock", b"\xff\xfe", b"gone.tarock"])
def test_what_is_remembered_may_be_nothing_of_use(tmp_path, content):
    path = saved(tmp_path, 8)
    (tmp_path / LAST_PLAYED).write_bytes(content)
    resumed = resume_newest(tmp_path).session
    assert resumed is not None
    assert resumed.path == path
    resumed.close()


def test_killed_anywhere_in_the_last_lines_it_goes_on_from_the_last_acknowledged(tmp_path):
    path = saved(tmp_path, 8)
    content = path.read_bytes()
    start = len(b"".join(content.splitlines(keepends=True)[:-2]))
    ends = {start, start + 1, len(content) - 1, len(content)}
    for size in sorted(ends | set(range(start, len(content), 29))):
        path.write_bytes(content[:size])
        acts = content[:size].count(b"\n") - 1
        resumed = resume(path)
        assert resumed.session is not None
        assert resumed.reports == ()
        assert resumed.session.position == acts
        play_acts(resumed.session, 2)
        resumed.session.close()
        reading = read_journal(path)
        assert reading.damage is None
        assert len(reading.lines) == acts + 2
        assert verify(reading, variant_with()) is None
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


def test_a_damaged_game_is_kept_aside_and_goes_on_before_the_damage(tmp_path):
    path = saved(tmp_path)
    lines = path.read_bytes().splitlines(keepends=True)
    lines[12] = lines[12].replace(b'"seat":', b'"seat": ')
    bad = b"".join(lines)
    path.write_bytes(bad)
    resumed = resume(path)
    assert resumed.session is not None
    assert resumed.session.position == 11
    assert [error.position.line for error in resumed.reports] == [13]
    assert path.with_name(f"{path.name}.kept-1").read_bytes() == bad
    assert path.read_bytes() == b"".join(lines[:12])
    play_acts(resumed.session, 5)
    resumed.session.close()
    again = resume(path)
    assert again.reports == ()
    assert again.session is not None
    assert again.session.position == 16


def test_a_tail_of_zeros_is_reported_and_kept_aside(tmp_path):
    path = saved(tmp_path)
    lines = path.read_bytes().splitlines(keepends=True)
    lost = b"".join(lines[:20]) + b"\0" * 300
    path.write_bytes(lost)
    resumed = resume(path)
    assert resumed.session is not None
    assert resumed.session.position == 19
    assert [error.position.line for error in resumed.reports] == [21]
    assert path.with_name(f"{path.name}.kept-1").read_bytes() == lost


def test_an_act_that_never_followed_the_rules_is_damage(tmp_path):
    path = saved(tmp_path)
    reading = read_journal(path)
    place = 9
    line = reading.lines[place]
    assert isinstance(line, ActLine)
    forged = msgspec.structs.replace(line, e=line.e[:-1])
    sealed = seal(reading.header, "")
    content = sealed.content
    for each in (*reading.lines[:place], forged, *reading.lines[place + 1 :]):
        sealed = seal(each, sealed.digest)
        content += sealed.content
    path.write_bytes(content)
    resumed = resume(path)
    assert resumed.session is not None
    assert resumed.session.position == place
    assert "does not follow the rules" in resumed.reports[0].sentence


@pytest.mark.parametrize(
    "content",
    [b"", b"hello\n", b"\x00" * 5000, b'{"tarock":0}\n', b'{"tarock":1,"ruleset":"spjst"'],
)
def test_a_foreign_file_is_kept_aside_and_an_older_game_goes_on(tmp_path, content):
    older = saved(tmp_path, 12)
    os.utime(older, (1, 1))
    bad = tmp_path / "z.tarock"
    bad.write_bytes(content)
    resumed = resume_newest(tmp_path)
    assert resumed.session is not None
    assert resumed.session.position == 12
    assert len(resumed.reports) == 1
    assert not bad.exists()
    assert (tmp_path / "z.tarock.kept-1").read_bytes() == content
    assert str(bad) in str(resumed.reports[0])


def test_a_second_damaged_file_gets_a_name_of_its_own(tmp_path):
    for number in (1, 2):
        (tmp_path / "z.tarock").write_bytes(b"bad %d\n" % number)
        assert resume_newest(tmp_path).session is None
    assert (tmp_path / "z.tarock.kept-2").read_bytes() == b"bad 2\n"


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"hash": "0" * 16}, "rules have changed"),
        ({"ruleset": "bridge"}, "does not know"),
        ({"options": {"laps": 3}}, "laps"),
        ({"tarock": FORMAT + 1}, "was written by a newer version"),
    ],
)
def test_a_game_of_another_version_is_left_alone_and_an_older_game_goes_on(
    tmp_path, changes, sentence
):
    older = saved(tmp_path, 12)
    os.utime(older, (1, 1))
    path = tmp_path / "newer.tarock"
    header: Header = read_journal(older).header
    content = seal(msgspec.structs.replace(header, **changes), "").content
    path.write_bytes(content)
    resumed = resume_newest(tmp_path)
    assert resumed.session is not None
    assert resumed.session.position == 12
    assert [report.sentence for report in resumed.reports if sentence in report.sentence]
    assert sorted(file.name for file in tmp_path.iterdir()) == [path.name, older.name]
    assert path.read_bytes() == content


def test_the_game_played_last_is_resumed_and_a_finished_one_is_not(tmp_path):
    first = saved(tmp_path, 5)
    os.utime(first, (1, 1))
    game = session(0, folder=tmp_path)
    play_acts(game, 1)
    while game.prompt() is not None:
        play_acts(game, 1)
    assert Evening(game).close().accepted
    assert game.finished
    game.close()
    assert is_finished(saved_games(tmp_path)[0])
    resumed = resume_newest(tmp_path)
    assert resumed.session is not None
    assert resumed.session.position == 5


def test_a_game_another_window_plays_is_left_alone(tmp_path):
    game = session(0, folder=tmp_path)
    play_acts(game, 2)
    path = saved_games(tmp_path)[0]
    with pytest.raises(BusyError):
        resume(path)
    resumed = resume_newest(tmp_path)
    assert (resumed.session, resumed.reports) == (None, ())
    assert path.exists()


# --------------------------------------------------------------------- a game somebody chose


def test_a_chosen_game_goes_on_in_its_file(tmp_path):
    path = saved(tmp_path)
    opened = open_saved(path)
    assert (opened.reports, opened.session.path) == ((), path)
    game = opened.session
    assert game is not None
    play_acts(game, 1)
    game.close()
    assert resume(path).session.position == 31


@pytest.mark.parametrize("harm", ["rules", "damage", "busy"])
def test_what_can_only_be_looked_at_is_a_copy_and_the_file_stays_as_it_is(tmp_path, harm):
    path = saved(tmp_path)
    other = None
    lines = path.read_bytes().splitlines(keepends=True)
    if harm == "rules":
        header = msgspec.structs.replace(read_journal(path).header, hash="0" * 16)
        sealed = [seal(header, "")]
        for line in read_journal(path).lines:
            sealed.append(seal(line, sealed[-1].digest))
        path.write_bytes(b"".join(each.content for each in sealed))
    elif harm == "damage":
        lines[20] = lines[20].replace(b"act", b"cat")
        path.write_bytes(b"".join(lines))
    else:
        other = resume(path).session
    before = path.read_bytes()
    opened = open_saved(path)
    game = opened.session
    assert len(opened.reports) == 1
    assert game is not None
    assert game.path is None
    assert game.position == (19 if harm == "damage" else 30)
    lesson = game.lesson()
    game.comments.write(lesson.steps[0].moment, "kept")
    play_acts(game, 1)
    assert path.read_bytes() == before
    if other is not None:
        other.close()
    again = open_saved(path).session
    assert again.comments.at(lesson.steps[0].moment).text == "kept"


@pytest.mark.parametrize("rules", ["the same", "others"])
@pytest.mark.parametrize("harm", ["a card of the talon", "a seat", "a seat far away", "a turn"])
def test_a_journal_changed_and_sealed_again_ends_where_it_was_changed(tmp_path, rules, harm):
    path = saved(tmp_path)
    reading = read_journal(path)
    header = reading.header
    if rules == "others":
        header = msgspec.structs.replace(header, hash="0" * 16)
    wrong = {
        "a card of the talon": TalonAdded(99, parse_card("HK")),
        "a seat": BidPassed(Seat(4)),
        "a seat far away": BidPassed(Seat(10**15)),
        "a turn": TurnGiven(Phase.DECLARE, Seat(-2)),
    }[harm]
    place = 12
    line = reading.lines[place]
    forged = msgspec.structs.replace(line, e=(*line.e, wrong))
    sealed = [seal(header, "")]
    for each in (*reading.lines[:place], forged, *reading.lines[place + 1 :]):
        sealed.append(seal(each, sealed[-1].digest))
    path.write_bytes(b"".join(each.content for each in sealed))
    opened = open_saved(path)
    assert opened.session.position == place
    assert opened.session.path is None
    assert [error.position.line for error in opened.reports][-1] == place + 2
    while opened.session.undo():
        opened.session.prompt()


def test_a_chosen_file_that_is_no_game_is_left_where_it_is(tmp_path):
    path = tmp_path / "letter.tarock"
    path.write_text("Dear Anna\n", encoding="utf-8")
    with pytest.raises(JournalError, match="not a Tarock journal"):
        open_saved(path)
    assert [each.name for each in tmp_path.iterdir()] == ["letter.tarock"]


def test_games_of_one_second_have_different_names(tmp_path):
    for _ in range(3):
        session(0, folder=tmp_path).close()
    assert len(saved_games(tmp_path)) == 3


def test_an_empty_or_missing_folder_has_no_game(tmp_path):
    assert resume_newest(tmp_path).session is None
    assert resume_newest(tmp_path / "none").session is None


def test_options_are_kept(tmp_path):
    game = new_game("spjst", {"round_length": 3}, seating(0), tmp_path)
    game.close()
    resumed = resume_newest(tmp_path)
    assert resumed.session is not None
    assert resumed.session.sheet.round.length == 3
    assert resumed.session.options == {"round_length": 3}
    assert resumed.session.ruleset == "spjst"


def test_too_few_players_are_a_mistake_of_the_caller():
    with pytest.raises(ValueError, match="can't play"):
        begin(variant_with(), {}, type(seating())(seating().places[:3]))


def test_a_game_of_an_older_format_is_kept_and_goes_on_in_the_present_one(tmp_path, monkeypatch):
    path = saved(tmp_path, 10)
    reading = read_journal(path)
    old = path.read_bytes()
    # The artificial format 0 is format 1 with another number.
    sealed = seal(msgspec.structs.replace(reading.header, tarock=0), "")
    content = sealed.content
    for line in reading.lines:
        sealed = seal(line, sealed.digest)
        content += sealed.content
    path.write_bytes(content)
    lift = {0: lambda line: line | ({"tarock": 1} if "tarock" in line else {})}
    monkeypatch.setitem(UPCASTS, 0, lift[0])
    resumed = resume(path)
    assert resumed.session is not None
    assert resumed.session.position == 10
    assert path.read_bytes() == old
    assert path.with_name(f"{path.name}.kept-1").read_bytes() == content
