"""The database of people and hands is what the journals say, however it came about."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from fractions import Fraction
from pathlib import Path

import pytest

from tarock_desktop.families import FAMILY_OF
from tarock_desktop.journal.reading import read_journal
from tarock_desktop.journal.timeline import Entry
from tarock_desktop.records import database
from tarock_desktop.records.errors import NameTakenError, NewerRecordsError, RecordsError
from tarock_desktop.records.people import known
from tarock_desktop.records.records import Records
from tarock_desktop.records.statistics import mean
from tarock_desktop.records.summaries import Outcome, Role
from tarock_desktop.session import saves
from tarock_desktop.session.saves import resume
from tarock_desktop.session.seating import Seating
from tests.kit.saved_evening import evening, play_on, saved_evening, seated
from tests.kit.scoreboards import scoreboard

HANDS = 3


@pytest.fixture
def records(tmp_path):
    return Records(tmp_path / "people.sqlite3", tmp_path / "games")


def person(records, name):
    found = known(records.people(), name)
    assert found is not None
    return found


def people_of(ruleset):
    return 3 if ruleset == "ziri" else 4


@pytest.mark.parametrize("ruleset", FAMILY_OF)
def test_what_hands_brought_is_what_the_score_sheet_says(records, ruleset):
    bots = people_of(ruleset) - 1
    path = saved_evening(records.folder, ruleset, HANDS, seated("Ana", bots=bots))
    assert records.read_folder() == 1
    rows = scoreboard(entries_of(path), (Fraction(0),) * (bots + 1)).rows
    (sheet,) = records.statistics(person(records, "Ana").id)
    assert sheet.ruleset == ruleset
    assert sheet.amounts() == tuple(row.amounts[0] for row in rows)
    assert [hand.contract for hand in sheet.hands] == [row.contract or "" for row in rows]
    assert mean(sheet.amounts()) == sum(row.amounts[0] for row in rows) / len(rows)
    (game,) = records.games()
    hands = records.hands(game.id)
    assert [hand.summary.number for hand in hands] == [1, 2, 3]
    for hand, row in zip(hands, rows, strict=True):
        assert tuple(seat.gain for seat in hand.summary.seats) == row.amounts
        assert hand.summary.dealer == row.dealer
        assert hand.summary.declarer == row.declarer
        assert [sitter.name for sitter in hand.sitters] == ["Ana", "Josef", "Karel", "Marie"][
            : bots + 1
        ]


def entries_of(path) -> list[Entry]:
    timeline = read_journal(path).timeline()
    return list(timeline.entries[: timeline.position])


@pytest.mark.parametrize("ruleset", FAMILY_OF)
def test_sides_and_outcomes_fit_together(records, ruleset):
    people = people_of(ruleset)
    names = ("Ana", "Bo", "Cyril", "Dora")[:people]
    saved_evening(records.folder, ruleset, 8, seated(*names), seed="sides")
    records.read_folder()
    for hand in records.hands():
        roles = [seat.role for seat in hand.summary.seats]
        if Role.DECLARER in roles:
            assert roles.index(Role.DECLARER) == hand.summary.declarer
            declarer = hand.summary.seats[hand.summary.declarer]
            defenders = {s.outcome for s in hand.summary.seats if s.role is Role.DEFENDER}
            if declarer.outcome is Outcome.WON:
                assert defenders <= {Outcome.LOST, Outcome.EVEN}
        else:
            assert set(roles) <= {Role.ALONE, Role.RESTED}


def test_hand_by_hand_is_the_same_as_all_at_once(records, tmp_path):
    game = evening(records.folder, "spjst", 0, seated("Ana", "Bo", "Cyril", "Dora"))
    assert game.path is not None
    for number in range(4):
        play_on(game, 1, f"hand {number}")
        records.read_file(game.path)
    whole = Records(tmp_path / "whole.sqlite3", records.folder)
    whole.read_folder()
    assert told(records) == told(whole)
    records.rebuild()
    assert told(records) == told(whole)
    game.close()


def told(records):
    hands = [(hand.summary, [s.name for s in hand.sitters]) for hand in records.hands()]
    return hands, [(each.file, each.gains, each.hands) for each in records.games()]


def test_a_hand_that_is_taken_back_does_not_count(records):
    game = evening(records.folder, "spjst", 2, seated("Ana", "Bo", "Cyril", "Dora"))
    assert game.path is not None
    records.read_file(game.path)
    assert len(records.hands()) == 2
    game.undo()
    records.read_file(game.path)
    assert len(records.hands()) == 1
    while game.undo():
        pass
    records.read_file(game.path)
    assert records.hands() == ()
    while game.redo():
        pass
    records.read_file(game.path)
    assert len(records.hands()) == 2
    game.close()


def test_who_comes_later_has_the_hands_from_then_on(records):
    game = evening(records.folder, "spjst", 1, seated("Ana", "Bo", "Cyril", "Dora"))
    assert game.path is not None
    records.read_file(game.path)
    game.reseat(seated("Eva", "Bo", "Cyril", "Dora"))
    play_on(game, 1, "later")
    game.close()
    records.read_file(game.path)
    firsts = [hand.sitters[0].name for hand in records.hands()]
    assert firsts == ["Ana", "Eva"]
    records.rebuild()
    assert [hand.sitters[0].name for hand in records.hands()] == firsts


def test_a_guest_leaves_nothing(records):
    saved_evening(records.folder, "spjst", 1, seated("Guest", "Host 2", "gast", "Dora"))
    records.read_folder()
    assert [each.name for each in records.people()] == ["Dora"]
    assert "gast" not in records.path.read_bytes().decode("latin-1").casefold()


def test_a_renamed_person_keeps_his_games_and_another_may_take_the_old_name(records):
    saved_evening(records.folder, "spjst", 2, seated("Ana", "Bo", bots=2))
    records.read_folder()
    ana, bo = person(records, "Ana"), person(records, "Bo")
    with pytest.raises(NameTakenError):
        records.rename(ana.id, "bo")
    with pytest.raises(NameTakenError):
        records.rename(ana.id, "Guest 2")
    records.rename(ana.id, "Anja")
    records.rebuild()
    assert person(records, "Anja").id == ana.id
    assert known(records.people(), "Ana") is None
    saved_evening(records.folder, "spjst", 1, seated("Ana", "Bo", bots=2), day="29991231-235959")
    records.read_folder()
    assert len(records.hands_of(ana.id)) == 2
    assert len(records.hands_of(person(records, "Ana").id)) == 1
    assert len(records.hands_of(bo.id)) == 3


def test_a_forgotten_person_stays_forgotten_and_his_games_stay(records):
    path = saved_evening(records.folder, "spjst", 2, seated("Zbyněk", "Bo", bots=2))
    records.read_folder()
    before = path.read_bytes()
    kept = records.path.with_name("people.sqlite3.kept-1")
    kept.write_text("Zbyněk")
    forgotten = records.forget(person(records, "Zbyněk").id)
    assert forgotten is not None
    assert forgotten.files == (path.name,)
    assert path.read_bytes() == before
    assert not kept.exists()
    for _ in range(2):
        assert [each.name for each in records.people()] == ["Bo"]
        assert "Zbyněk".encode() not in records.path.read_bytes()
        assert [hand.sitters[0].name for hand in records.hands()] == ["", ""]
        records.rebuild()
    assert records.forget(77) is None


def test_who_takes_the_seat_of_a_forgotten_person_in_an_earlier_hand_is_not_forgotten(records):
    game = evening(records.folder, "spjst", 1, seated("Ana", "Bo", "Cyril", "Dora"))
    assert game.path is not None
    game.reseat(seated("Eva", "Bo", "Cyril", "Dora"))
    play_on(game, 1, "later")
    game.close()
    records.read_file(game.path)
    records.forget(person(records, "Ana").id)
    records.rebuild()
    assert [hand.sitters[0].name for hand in records.hands()] == ["", "Eva"]


def test_refusals_are_counted_by_rule_and_outlive_a_new_beginning(records):
    game = evening(records.folder, "spjst", 1, seated("Ana", "Guest", bots=2))
    assert game.path is not None
    for seat in (0, 0, 1, 2):
        records.refused(game.path, 1, seat, "play.follow-suit", "18")
    # In a running hand it would tell the others of the cards.
    records.refused(game.path, 2, 0, "play.follow-suit", "18")
    game.close()
    for _ in range(2):
        (sheet,) = records.statistics(person(records, "Ana").id)
        (rule,) = sheet.rules
        assert (rule.rule, rule.article, rule.refused, rule.ruled) == (
            "play.follow-suit",
            "18",
            2,
            0,
        )
        records.rebuild()


def test_a_language_and_a_colour_stay_with_a_person(records):
    saved_evening(records.folder, "spjst", 1, seated("Ana", bots=3))
    records.read_folder()
    records.change(person(records, "ana").id, language="cs")
    records.change(person(records, "ana").id, colour="green")
    records.rebuild()
    assert (person(records, "Ana").language, person(records, "Ana").colour) == ("cs", "green")


@pytest.mark.parametrize("content", [b"no database at all", b"SQLite format 3\0" + bytes(200)])
def test_a_damaged_database_is_kept_aside_and_built_again(records, content):
    saved_evening(records.folder, "spjst", 2, seated("Ana", bots=3))
    records.path.write_bytes(content)
    assert [each.name for each in records.people()] == ["Ana"]
    assert records.report is not None
    assert records.path.with_name("people.sqlite3.kept-1").read_bytes() == content
    assert len(records.hands()) == 2


def test_what_no_journal_knows_is_saved_from_a_damaged_database(records):
    game = evening(records.folder, "spjst", 2, seated("Ana", bots=3))
    assert game.path is not None
    records.refused(game.path, 1, 0, "play.follow-suit", "18")
    game.close()
    records.rename(person(records, "Ana").id, "Anja")
    records.change(person(records, "Anja").id, language="sl")
    content = bytearray(records.path.read_bytes())
    page = 4096
    last = len(content) - page
    content[last:] = b"\xff" * page
    records.path.write_bytes(content)
    records.check()
    assert person(records, "Anja").language == "sl"
    assert len(records.hands_of(person(records, "Anja").id)) == 2


def test_a_newer_database_is_left_alone(records):
    records.people()
    with sqlite3.connect(records.path) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    before = records.path.read_bytes()
    with pytest.raises(NewerRecordsError, match="newer version"):
        records.people()
    assert records.path.read_bytes() == before


def test_a_damaged_journal_is_read_up_to_its_damage(records):
    path = saved_evening(records.folder, "spjst", 3, seated("Ana", bots=3))
    lines = path.read_bytes().splitlines(keepends=True)
    lines[-4] = lines[-4].replace(b'"n":', b'"m":')
    path.write_bytes(b"".join(lines))
    records.read_folder()
    (game,) = records.games()
    assert len(records.hands()) == 2
    assert game.damage
    (records.folder / "spjst-20261129-201501.tarock").write_bytes(b"no journal")
    assert records.read_folder() == 0


def test_a_game_repaired_meanwhile_is_read_whole(records):
    path = saved_evening(records.folder, "spjst", 3, seated("Ana", bots=3))
    records.read_folder()
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2])
    resumed = resume(path).session
    assert resumed is not None
    resumed.close()
    records.read_folder()
    assert len(records.hands()) < 3


def test_no_seating_is_needed_for_a_game_of_another_folder(records, tmp_path):
    path = saved_evening(tmp_path / "elsewhere", "spjst", 1, Seating(seated("Ana", bots=3).places))
    assert not records.read_file(path)
    assert records.people() == ()


def test_a_database_in_use_is_not_taken_for_a_damaged_one(records, monkeypatch):
    monkeypatch.setattr(database, "PATIENCE", 0.05)
    saved_evening(records.folder, "spjst", 1, seated("Ana", bots=3))
    records.people()
    with closing(sqlite3.connect(records.path)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(RecordsError, match="another program uses it"):
            records.read_folder()
    assert records.read_folder() == 1


def test_a_folder_that_cannot_be_written_to_is_told(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(RecordsError, match="cannot be opened"):
        Records(tmp_path / "file" / "people.sqlite3", tmp_path).people()


WRITER = """
import sys
from pathlib import Path
from tarock_desktop.records.records import Records
records = Records(Path(sys.argv[1]), Path(sys.argv[2]))
while True:
    print(records.rebuild(), flush=True)
"""


def test_what_was_written_survives_kill(records):
    for day in range(4):
        saved_evening(
            records.folder, "spjst", 1, seated("Ana", bots=3), day=f"2026010{day + 1}-201500"
        )
    root = Path(__file__).parents[3]
    command = [sys.executable, "-c", WRITER, str(records.path), str(records.folder)]
    with subprocess.Popen(command, cwd=root, stdout=subprocess.PIPE) as writer:
        assert writer.stdout is not None
        assert writer.stdout.readline() == b"4\n"
        writer.kill()
    records.check()
    assert records.report is None
    assert len(records.hands_of(person(records, "Ana").id)) == 4


def test_hands_that_were_played_elsewhere_do_not_count_twice(records):
    game = evening(records.folder, "spjst", 2, seated("Ana", bots=3))
    record = game.record()
    branch = saves.play_on(record, record.starts[1] + 20, game.seating, records.folder)
    play_on(branch, 0, "branch")
    play_on(branch, 1, "its own")
    for each in (game, branch):
        each.close()
    records.read_folder()
    assert sorted((each.hands, each.branch is not None) for each in records.games()) == [
        (2, False),
        (3, True),
    ]
    (sheet,) = records.statistics(person(records, "Ana").id)
    assert len(sheet.hands) == 3
