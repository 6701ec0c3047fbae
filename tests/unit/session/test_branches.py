"""Played on from here: a new game with the first acts of another one, which stays as it was."""

import json

import msgspec
import pytest

from tarock_desktop.journal import outline
from tarock_desktop.journal.errors import OtherVersionError
from tarock_desktop.journal.excerpt import excerpt
from tarock_desktop.journal.lines import Branch
from tarock_desktop.journal.reading import read_journal
from tarock_desktop.journal.rules import variant_of
from tarock_desktop.journal.verify import verify
from tarock_desktop.session.evening import Evening
from tarock_desktop.session.fallback import fallback
from tarock_desktop.session.saves import begin, open_saved, play_on, resume
from tarock_desktop.session.seeds import Seeds
from tarock_desktop.table.actions import StartHand
from tarock_desktop.table.phases import BETWEEN_HANDS
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import TABLE, Seat, Watcher
from tests.kit.play import variant_with
from tests.unit.session.tables import go_to, play_acts, seating, session

EVERYBODY = (Seat(0), Seat(1), Seat(2), Seat(3), Watcher.PUBLIC, Watcher.REFEREE)


def hands(game, number):
    """Play to the end of a hand."""
    play_acts(game, 1)
    while game.hands < number or game.observation(Watcher.PUBLIC).phase not in BETWEEN_HANDS:
        play_acts(game, 1)
    return game


def saved_as(game):
    """Return the file of a game that is saved."""
    assert game.path is not None
    return game.path


def everything(game):
    return [game.observation(viewer) for viewer in EVERYBODY], game.prompt()


def test_the_new_game_stands_where_the_other_one_stood(tmp_path):
    game = hands(session(0, folder=tmp_path), 2)
    before = game.path.read_bytes()
    record = game.record()
    while game.position > record.starts[1] + 20:
        assert game.undo()
    act = game.position
    new = play_on(record, act, game.seating, tmp_path, Seeds("other"))
    assert new.path != game.path
    assert new.position == new.length == act
    assert everything(new) == everything(game)
    go_to(game, game.length)
    game.close()
    assert game.path.read_bytes().startswith(before)
    play_acts(new, 5)
    new.close()
    reading = read_journal(saved_as(new))
    assert reading.header.branch == Branch(game.path.name, 2, act)
    assert verify(reading, variant_of(reading.header, reading.name)) is None
    assert resume(saved_as(new)).session.position == act + 5


def test_others_may_sit_down_and_the_past_is_still_that_of_those_who_played_it(tmp_path):
    game = hands(session(0, folder=tmp_path), 1)
    others = seating(1, 2, level="club")
    new = play_on(game.record(), 30, others, tmp_path)
    assert new.seating == others
    new.close()
    reading = read_journal(saved_as(new))
    assert [note.player for note in reading.header.seats] == ["human", "plain", "plain", "plain"]
    assert reading.timeline().seats == others.notes()


def test_a_game_that_is_not_saved_can_be_played_on_too():
    game = hands(session(0), 1)
    new = play_on(game.record(), 25, game.seating)
    assert (new.path, new.position) == (None, 25)
    play_acts(new, 3)


def test_of_an_open_tournament_round_nothing_is_known(tmp_path):
    game = begin(variant_with(), {}, seating(0), tmp_path, Seeds("s"), mode=Mode.TOURNAMENT)
    assert game.submit(StartHand(TABLE, Seat(3))).accepted
    while (asked := game.prompt_for_bot()) is not None:
        assert game.submit(fallback(asked, str(game.position))).accepted
    assert game.record().hands == 0
    assert len(game.record().acts) == 0
    assert Evening(game).close().accepted
    assert game.record().hands == 1


def test_a_running_hand_is_left_out_where_several_people_play(tmp_path):
    game = hands(session(0, 1), 1)
    done = game.position
    play_acts(game, 20)
    assert len(game.record().acts) == done
    alone = hands(session(0), 1)
    play_acts(alone, 20)
    assert alone.record().hands == 2


def test_what_was_taken_back_is_not_taken_over(tmp_path):
    game = hands(session(0, folder=tmp_path), 1)
    assert game.undo()
    assert len(game.record().acts) == game.position < game.length


def test_under_changed_rules_it_can_only_be_looked_at(tmp_path):
    game = hands(session(0, folder=tmp_path), 1)
    game.close()
    lines = game.path.read_bytes().splitlines()
    first = json.loads(lines[0])
    record = game.record()
    changed = msgspec.structs.replace(
        record, header=msgspec.structs.replace(record.header, hash="0" * 16)
    )
    assert first["branch"] is None
    with pytest.raises(OtherVersionError, match="the rules have changed"):
        play_on(changed, 10, game.seating, tmp_path)
    assert len(list(tmp_path.glob("*.tarock"))) == 1


def test_a_long_game_is_taken_over_without_reading_its_acts(tmp_path, monkeypatch):
    game = hands(session(0, folder=tmp_path), 3)
    game.close()
    opened = open_saved(game.path).session
    record = opened.record()

    def never(*_: object) -> None:
        raise AssertionError("an act of an earlier hand was decoded")

    monkeypatch.setattr(outline.WrittenAct, "entry", never)
    act = record.starts[2]
    content = excerpt(record.header, record.acts[:act], record.seats)
    assert content == game.path.read_bytes()[: len(content)]
