"""Close the window in the middle of a hand, start again, go on."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tarock_desktop.session.deals import format_deal, random_deal
from tarock_desktop.table.actions import PlayCard
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat
from tarock_desktop.ui.window import game_in_play
from tarock_desktop.variants.loader import load_variant
from tests.gui.window_kit import (
    asked,
    begin,
    open_program,
    play_hand,
    play_until,
    texts,
    view,
    wait_for_turn,
)
from tests.kit.waiting_game import save_waiting_game
from tests.unit.session.test_long_evening import saved, with_forged_act

pytestmark = pytest.mark.gui


def test_hand_goes_on_where_it_was(qtbot: QtBot, tmp_path: Path):
    program = open_program(qtbot, folder=tmp_path)
    begin(program)
    play_until(qtbot, program, lambda prompt: prompt.phase is Phase.PLAY)
    before, lines = view(program), program.window.page.rail.log.list.count()
    program.window.close()

    again = open_program(qtbot, folder=tmp_path)
    again.opener.open_last()
    wait_for_turn(qtbot, again)
    assert view(again) == before
    assert again.window.page.rail.log.list.count() == lines
    assert asked(again).phase is Phase.PLAY
    assert again.window.page.notice.isHidden()


def test_computers_go_on_after_a_start(qtbot: QtBot, tmp_path: Path):
    """The window was closed while a computer was thinking."""
    program = open_program(qtbot, folder=tmp_path)
    begin(program)
    prompt = play_until(qtbot, program, lambda prompt: prompt.phase is Phase.PLAY)
    program.game.workers.is_free = lambda: False
    program.window.submit(_card(prompt))
    program.window.close()

    again = open_program(qtbot, folder=tmp_path)
    again.opener.open_last()
    wait_for_turn(qtbot, again)
    assert asked(again) is not None


def test_damaged_game_is_kept_aside_and_said(qtbot: QtBot, tmp_path: Path):
    (tmp_path / "spjst-1.tarock").write_text("this is no game\n", encoding="utf-8")
    program = open_program(qtbot, folder=tmp_path)
    program.opener.open_last()
    notice = program.window.page.notice
    qtbot.waitUntil(notice.isVisible)
    assert "spjst-1.tarock" in notice.text.text()
    kept = [path for path in tmp_path.iterdir() if path.name.startswith("spjst-1.tarock")]
    assert [path.read_text(encoding="utf-8") for path in kept] == ["this is no game\n"]
    assert kept[0].suffix != ".tarock"
    wait_for_turn(qtbot, program)
    assert view(program).round.hand_no == 1


def test_a_game_of_a_newer_version_is_said_and_left_alone(qtbot: QtBot, tmp_path: Path):
    game = tmp_path / "spjst-1.tarock"
    game.write_text('{"tarock":9}\n', encoding="utf-8")
    program = open_program(qtbot, folder=tmp_path)
    program.opener.open_last()
    notice = program.window.page.notice
    qtbot.waitUntil(notice.isVisible)
    assert notice.text.text().startswith("A saved game belongs to another version")
    assert "format 9 was written by a newer version of this program" in notice.text.text()
    assert game.read_text(encoding="utf-8") == '{"tarock":9}\n'
    wait_for_turn(qtbot, program)
    assert view(program).round.hand_no == 1


def test_folder_that_takes_no_file_does_not_stop_the_game(qtbot: QtBot, tmp_path: Path):
    place = tmp_path / "file"
    place.write_text("", encoding="utf-8")
    program = open_program(qtbot, folder=place)
    program.opener.open_last()
    qtbot.waitUntil(program.window.page.notice.isVisible)
    wait_for_turn(qtbot, program)
    assert view(program).round.hand_no == 1


def test_deal_of_a_file_is_played(qtbot: QtBot, tmp_path: Path):
    sheet = load_variant("spjst").sheet
    deal = random_deal(sheet, "x", Seat(2))
    file = tmp_path / "deal.toml"
    file.write_text(format_deal(deal, sheet), encoding="utf-8")
    program = open_program(qtbot, folder=tmp_path / "games")
    program.opener.open_first(file)
    assert set(view(program).deal.hands[0].cards) == set(deal.hands[0])
    assert view(program).round.dealer == 2


def test_a_named_game_is_opened_in_place_of_the_last_one(qtbot: QtBot, tmp_path: Path):
    save_waiting_game(tmp_path / "other", "ziri")
    (file,) = (tmp_path / "other").glob("*.tarock")
    program = open_program(qtbot, folder=tmp_path / "games")
    program.opener.open_first(None, file)
    session = program.window.session
    assert session is not None
    assert session.path == file
    assert not (tmp_path / "games").exists()


def test_a_named_file_that_is_no_game_is_said_and_left_alone(qtbot: QtBot, tmp_path: Path):
    file = tmp_path / "letter.tarock"
    file.write_text("this is no game\n", encoding="utf-8")
    program = open_program(qtbot, folder=tmp_path / "games")
    program.opener.open_first(None, file)
    notice = program.window.page.notice
    qtbot.waitUntil(notice.isVisible)
    assert "letter.tarock" in notice.text.text()
    assert file.read_text(encoding="utf-8") == "this is no game\n"
    wait_for_turn(qtbot, program)
    assert view(program).round.hand_no == 1


def test_next_hand_and_close_of_the_round(qtbot: QtBot, tmp_path: Path):
    program = open_program(qtbot, folder=tmp_path)
    begin(program)
    play_hand(qtbot, program)
    sheet = program.window.page.host.prompt
    assert "400" in texts(sheet)
    assert program.window.commands.run("game.next-hand")
    assert view(program).round.hand_no == 2
    play_hand(qtbot, program)
    assert program.window.commands.run("game.close-round")
    assert view(program).phase is Phase.CLOSED
    assert not program.window.commands.run("game.next-hand")
    program.window.close()
    again = open_program(qtbot, folder=tmp_path)
    again.opener.open_last()
    assert view(again).round.hand_no == 1


def _card(prompt):
    return PlayCard(prompt.seat, next(iter(prompt.cards.legal)))


def test_an_earlier_hand_against_the_rules_is_said_and_the_game_goes_on(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(game_in_play, "RECHECK", 0)
    path = saved(tmp_path, level="club")
    line = with_forged_act(path)
    program = open_program(qtbot, folder=tmp_path)
    program.opener.open_last()
    notice = program.window.page.notice
    qtbot.waitUntil(notice.isVisible)
    assert f"{path.name}:{line}:" in notice.text.text()
    assert "earlier hand" in notice.text.text()
    assert view(program).round.hand_no == 3


def test_earlier_hands_are_decided_again_beside_the_window(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(game_in_play, "RECHECK", 0)
    saved(tmp_path, level="club")
    program = open_program(qtbot, folder=tmp_path)
    program.opener.open_last()
    assert len(program.session.rechecks) > 0
    qtbot.waitUntil(lambda: len(program.session.rechecks) == 0)
    assert program.window.page.notice.isHidden()
