"""An evening in the window: score sheets, others at the table, breaks, rounds."""

import csv
from fractions import Fraction
from io import StringIO

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt

from tarock_desktop.records.ledger import ledger
from tarock_desktop.records.series import SUFFIX, load_evening
from tarock_desktop.session.preferences import Preferences
from tarock_desktop.session.round_clock import RoundClock
from tarock_desktop.session.saves import new_game
from tarock_desktop.session.seeds import Seeds
from tarock_desktop.table.actions import StartHand
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import TABLE, Seat
from tarock_desktop.ui.evening.evening_dialog import EveningDialog
from tarock_desktop.ui.evening.table_dialog import TableDialog
from tarock_desktop.ui.game.setup import GameSetup, SeatSetup
from tests.gui.window_kit import (
    ALL_BY_HAND,
    begin,
    open_program,
    over,
    play_hand,
    press,
    texts,
    view,
)

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


class Time:
    """A clock's hand that a test moves."""

    seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def time(monkeypatch):
    hand = Time()
    made = RoundClock.__init__

    def with_hand(clock, minutes):
        made(clock, minutes, hand)

    monkeypatch.setattr(RoundClock, "__init__", with_hand)
    return hand


def table(qtbot, tmp_path, ruleset="spjst", people=4, **options):
    program = open_program(qtbot, folder=tmp_path)
    names = ("Anna", "Josef", "Karel", "Marie", "Pavel")[:people]
    seats = tuple(
        SeatSetup(name, None if seat == 0 else "club") for seat, name in enumerate(names)
    )
    program.opener.open_new(GameSetup(ruleset, options, seats))
    return program


def dialog_of(program, kind):
    return next(found for found in program.window.findChildren(kind) if found.isVisible())


def accounts(program):
    found = ledger(program.game.rounds.series.stretches())
    assert found.total == 0
    return {account.name: account for account in found.accounts}


def test_a_key_opens_the_score_sheet_and_its_proof(qtbot, tmp_path):
    program = table(qtbot, tmp_path)
    play_hand(qtbot, program)
    qtbot.keyClick(program.window, Qt.Key.Key_F5, Qt.KeyboardModifier.ShiftModifier)
    dialog = dialog_of(program, EveningDialog)
    assert not dialog.pdf.isEnabled()
    qtbot.waitUntil(lambda: dialog.verdict.text() == "✓ Everything adds up.")
    said = texts(dialog)
    assert "= 400. Correct." in said
    assert "✗" not in said
    assert dialog.table.cells.rowCount() == 1 + 3
    dialog.table.choose(0)
    line = program.window.words.score_line(view(program).result.lines[0])
    assert line.label in dialog.details.text()


def test_the_sheet_is_written_as_pdf_and_for_a_spreadsheet(qtbot, tmp_path):
    program = table(qtbot, tmp_path)
    play_hand(qtbot, program)
    dialog = program.evenings.sheets_dialog()
    qtbot.waitUntil(dialog.pdf.isEnabled)
    told = dialog.sheets
    program.evenings.write(told, tmp_path / "evening.pdf")
    assert (tmp_path / "evening.pdf").read_bytes().startswith(b"%PDF")
    program.evenings.write(told, tmp_path / "evening.csv")
    rows = list(csv.reader(StringIO((tmp_path / "evening.csv").read_text())))
    score = next(row for row in rows if row and row[0] == "Score")
    assert sum(int(cell) for cell in score[1:] if cell) == 400


def test_somebody_takes_a_seat_and_who_leaves_is_settled(qtbot, tmp_path):
    program = table(qtbot, tmp_path)
    play_hand(qtbot, program)
    gains = [score - 100 for score in view(program).round.scores]
    dialog = ask_people(program)
    dialog.names[1].setText("Eva")
    qtbot.mouseClick(dialog.button, Qt.MouseButton.LeftButton)
    assert program.session.seating.names == ("Anna", "Eva", "Karel", "Marie")
    assert program.window.words.seat(1) == "Eva"
    found = accounts(program)
    assert (found["Josef"].gain, found["Josef"].hands, found["Josef"].sits) == (gains[1], 1, False)
    assert (found["Eva"].gain, found["Eva"].hands) == (0, 0)
    program.game.next_hand()
    play_hand(qtbot, program)
    found = accounts(program)
    assert found["Josef"].gain == gains[1]
    assert found["Eva"].gain == view(program).round.scores[1] - 100 - gains[1]
    assert found["Anna"].hands == 2
    program.evenings.show_sheets()
    dialog = dialog_of(program, EveningDialog)
    qtbot.waitUntil(dialog.pdf.isEnabled)
    assert dialog.table.cells.text(1, 0) == "Eva takes the seat of Josef."


def ask_people(program):
    assert program.window.commands.run("evening.people")
    return dialog_of(program, TableDialog)


def test_nobody_sits_down_while_a_hand_is_played(qtbot, tmp_path):
    program = table(qtbot, tmp_path)
    assert not over(program)
    assert not program.window.commands.may_run("evening.people")


def test_two_people_of_one_name_are_refused_with_a_sentence(qtbot, tmp_path):
    program = table(qtbot, tmp_path)
    play_hand(qtbot, program)
    dialog = ask_people(program)
    dialog.names[1].setText("anna")
    assert not dialog.button.isEnabled()
    assert dialog.problem.text() == "Two people have the same name."


def test_a_fifth_leaves_and_the_evening_goes_on_with_four(qtbot, tmp_path):
    program = table(qtbot, tmp_path, "koenigrufen", people=5)
    play_hand(qtbot, program)
    while program.session.variant.is_pending(view(program).round):
        program.game.next_hand()
        play_hand(qtbot, program)
    hands = view(program).round.hand_no
    dealer = program.session.seating.names[view(program).round.next_dealer]
    before = accounts(program)
    dialog = ask_people(program)
    dialog.stays[2].setChecked(False)
    assert dialog.button.isEnabled()
    dialog.stays[3].setChecked(False)
    assert not dialog.button.isEnabled()
    assert "4, 5, 6" in dialog.problem.text()
    dialog.stays[3].setChecked(True)
    dialog.button.click()
    assert program.session.seating.names == ("Anna", "Josef", "Marie", "Pavel")
    expected = "Marie" if dealer == "Karel" else dealer
    assert program.session.seating.names[view(program).round.dealer] == expected
    play_hand(qtbot, program)
    found = accounts(program)
    assert found["Karel"].gain == before["Karel"].gain
    assert not found["Karel"].sits
    assert {name: account.hands for name, account in found.items()} == {
        "Anna": hands + 1,
        "Josef": hands + 1,
        "Karel": hands,
        "Marie": hands + 1,
        "Pavel": hands + 1,
    }
    (file,) = tmp_path.glob(f"*{SUFFIX}")
    assert [game.begins for game in load_evening(file).game] == ["round", "people"]


def test_a_break_stops_the_clock_and_another_day_it_goes_on_where_it_stood(qtbot, tmp_path, time):
    program = table(qtbot, tmp_path, "czech-gp")
    play_hand(qtbot, program)
    time.seconds += 600
    assert program.game.rounds.clock.left == 3000
    qtbot.keyClick(program.window, Qt.Key.Key_Pause)
    assert program.home.page is not None
    time.seconds += 5000
    assert program.game.rounds.clock.left == 3000
    program.home.leave()
    assert program.game.rounds.clock.runs
    time.seconds += 60
    assert program.game.rounds.clock.left == 2940
    program.window.close()
    time.seconds += 90_000
    again = open_program(qtbot, folder=tmp_path)
    again.opener.open_last()
    assert again.game.rounds.clock.left == 2940


def test_another_round_follows_a_closed_one_with_the_same_people(qtbot, tmp_path):
    program = table(qtbot, tmp_path)
    play_hand(qtbot, program)
    gains = [score - 100 for score in view(program).round.scores]
    program.game.close_round()
    assert view(program).phase is Phase.CLOSED
    assert program.window.commands.run("game.next-round")
    assert view(program).round.hand_no == 1
    play_hand(qtbot, program)
    found = accounts(program)
    assert [account.gains[0] for account in found.values()] == gains
    assert program.game.rounds.number == 2
    program.evenings.show_sheets()
    dialog = dialog_of(program, EveningDialog)
    qtbot.waitUntil(dialog.pdf.isEnabled)
    titles = [dialog.choice.itemText(place) for place in range(dialog.choice.count())]
    assert titles == ["Round 1 of 2", "Round 2 of 2", "The evening"]


def test_a_round_lasts_as_many_hands_as_the_table_agrees_on(qtbot, tmp_path):
    program = table(qtbot, tmp_path)
    play_hand(qtbot, program)
    dialog = ask_people(program)
    dialog.length.setCurrentIndex(dialog.length.findData("hands"))
    dialog.amount.setValue(1)
    dialog.button.click()
    assert not program.game.may_start_hand()
    dialog = ask_people(program)
    dialog.amount.setValue(2)
    dialog.button.click()
    assert program.game.may_start_hand()


def test_a_damaged_game_of_the_evening_is_named_and_the_rest_is_shown(qtbot, tmp_path):
    program = table(qtbot, tmp_path)
    play_hand(qtbot, program)
    program.game.close_round()
    first = program.session.path
    program.window.commands.run("game.next-round")
    series = program.game.rounds.series
    series._sheets.clear()
    first.write_bytes(b"no journal\n")
    dialog = program.evenings.sheets_dialog()
    qtbot.waitUntil(lambda: first.name in texts(dialog))
    assert dialog.choice.count() == 2


def test_the_numbers_on_the_card_are_kept_for_the_printed_sheet(qtbot, tmp_path):
    program = table(qtbot, tmp_path, "czech-gp")
    play_hand(qtbot, program)
    card = program.dialogs.score_card_dialog()
    card.numbers[0].setValue(17)
    for box in card.signed:
        box.setChecked(True)
    card.button.click()
    (stretch,) = program.game.rounds.series.stretches()
    assert stretch.sheet.numbers[0] == 17
    assert stretch.sheet.closed == stretch.sheet.scores
    assert replace(stretch.sheet, numbers=()).numbers == ()
    assert sum(stretch.sheet.scores, Fraction(0)) == 200


def test_begin_leaves_no_file_of_an_evening_that_says_nothing_more(qtbot, tmp_path):
    program = open_program(qtbot, folder=tmp_path)
    begin(program)
    play_hand(qtbot, program)
    press(qtbot, program, Qt.Key.Key_F5)
    program.window.close()
    assert not list(tmp_path.glob(f"*{SUFFIX}"))


@pytest.mark.parametrize("resting", ["watch", "fast"])
def test_a_hand_one_sits_out_is_watched_or_run_fast(qtbot, tmp_path, resting):
    usual = Preferences(language="en", resting=resting, **ALL_BY_HAND)
    program = open_program(qtbot, folder=tmp_path, preferences=usual)
    seats = tuple(
        SeatSetup(name, None if name == "Anna" else "novice")
        for name in ("Anna", "Josef", "Karel", "Marie", "Pavel")
    )
    program.opener.open_new(GameSetup("koenigrufen", {}, seats))
    usual_thinking = program.game.workers.thinking
    session = new_game("koenigrufen", {}, program.session.seating, tmp_path, Seeds("rests"))
    program.game.play(session, computers=False)
    # Whoever deals rests.
    session.submit(StartHand(TABLE, Seat(0)))
    assert 0 not in view(program).deal.order
    is_fast = resting == "fast"
    assert (program.game.workers.thinking == 0) is is_fast
    assert program.window.view.tempo.is_instant is is_fast
    program.settings.change(resting="fast")
    assert program.window.view.tempo.is_instant
    program.settings.change(resting="watch")
    assert not program.window.view.tempo.is_instant
    assert program.game.workers.thinking == usual_thinking


def test_an_evening_is_opened_by_its_file_and_goes_on_with_its_last_game(qtbot, tmp_path):
    program = table(qtbot, tmp_path)
    play_hand(qtbot, program)
    program.game.close_round()
    program.window.commands.run("game.next-round")
    last = program.session.path
    (file,) = tmp_path.glob(f"*{SUFFIX}")
    program.opener.open_new(GameSetup("westfest", {}, program.opener.usual_seats()[:4]))
    assert program.game.rounds.number == 1
    program.opener.open_saved(file)
    assert program.session.path == last
    assert program.game.rounds.number == 2
    last.unlink()
    program.opener.open_new(GameSetup("westfest", {}, program.opener.usual_seats()[:4]))
    last.unlink(missing_ok=True)
    program.opener.open_saved(file)
    qtbot.waitUntil(lambda: f"{file.name}:10:8" in texts(program.window))
