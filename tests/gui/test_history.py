"""The history: found by words, looked back at, opened, written out and taken in."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog

from tarock_desktop.bots import coach
from tarock_desktop.bots.costs import CardCost
from tarock_desktop.printing.exporting import Form
from tarock_desktop.session.saves import open_saved, play_on
from tarock_desktop.table.rulings import Mode
from tarock_desktop.ui.coach import hand_review
from tarock_desktop.ui.history.dialog import Moment
from tests.gui.coach_kit import QUICK
from tests.gui.window_kit import begin, open_program, play_hand, press
from tests.kit.saved_evening import saved_evening, seated

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


def cost(number, request, truth, action, memory):
    """One mistake is dear, another one cheap."""
    known = {20: 3.0, 40: 9.0}.get(number, 0.0)
    card: Any = getattr(action, "card", None)
    return CardCost(number, request.seat, card, card, known, known, known)


@pytest.fixture(autouse=True)
def costs(monkeypatch):
    monkeypatch.setattr(hand_review, "cost_of_decision", cost)
    monkeypatch.setattr(coach, "master_effort", lambda: QUICK)


@pytest.fixture(scope="module")
def evenings(tmp_path_factory):
    """Three saved games of some hands; one has a ruling."""
    folder = tmp_path_factory.mktemp("evenings")
    saved_evening(folder, "spjst", 3, seated("Anna", "Bohumil", bots=2), day="20260102-201500")
    saved_evening(folder, "koenigrufen", 2, seated("Cilka", bots=3), day="20260518-190000")
    saved_evening(folder, "ziri", 2, seated("Dana", bots=3), day="20260601-210000")
    return folder


@pytest.fixture
def program(qtbot, tmp_path, evenings):
    folder = tmp_path / "games"
    folder.mkdir()
    for path in evenings.glob("*.tarock"):
        (folder / path.name).write_bytes(path.read_bytes())
    opened = open_program(qtbot, size=(1440, 900), folder=folder)
    begin(opened)
    yield opened
    opened.window.close()


def history(qtbot, program, games=4):
    """Open the list and wait until it has read everything."""
    keys = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    qtbot.keyClick(program.window, Qt.Key.Key_H, keys)
    dialog = program.history.dialog
    qtbot.waitUntil(lambda: dialog.games.count() == games, timeout=10_000)
    return dialog


def lines(widget):
    return [widget.item(row).text() for row in range(widget.count())]


def choose(dialog, game, hand=1):
    """Choose a game by a word of its line, and a hand."""
    row = next(row for row, line in enumerate(lines(dialog.games)) if game in line)
    dialog.games.setCurrentRow(row)
    row = next(row for row, line in enumerate(lines(dialog.hands)) if line.startswith(f"{hand}. "))
    dialog.hands.setCurrentRow(row)


def test_games_and_hands_are_found_by_words_of_any_kind(qtbot, program):
    dialog = history(qtbot, program)
    assert dialog.search.hasFocus()
    qtbot.keyClicks(dialog.search, "cilka")
    qtbot.waitUntil(lambda: dialog.games.count() == 1)
    assert "Königrufen" in lines(dialog.games)[0]
    assert [line[:2] for line in lines(dialog.hands)] == ["1.", "2."]
    contract = re.findall(r"1\. ([^:,\n]+)", lines(dialog.hands)[0])[0]
    dialog.search.setText(f"cilka {contract} 2026-05-18")
    qtbot.waitUntil(lambda: dialog.games.count() == 1)
    dialog.search.setText("no such word")
    qtbot.waitUntil(lambda: dialog.games.count() == 0)
    assert dialog.count.text() == "Nothing was found."
    assert not dialog.back_button.isEnabled()
    dialog.search.setText("SPJST 5/18/26")
    qtbot.waitUntil(lambda: dialog.count.text() == "Nothing was found.")
    dialog.search.setText("bohumil 1/2/26")
    qtbot.waitUntil(lambda: dialog.games.count() == 1)
    qtbot.keyClick(dialog.search, Qt.Key.Key_Return)
    assert dialog.hands.hasFocus()


def test_a_hand_of_another_game_is_looked_back_at(qtbot, program):
    window = program.window
    dialog = history(qtbot, program)
    choose(dialog, "Bohumil", 2)
    qtbot.mouseClick(dialog.back_button, Qt.MouseButton.LeftButton)
    assert window.session.path.name == "spjst-20260102-201500.tarock"
    review = window.in_front
    assert review.past.hand.number == 2
    first = review.decision.request.observation
    assert sum(hand.size for hand in first.deal.hands) == 48
    qtbot.waitUntil(lambda: not review.is_working, timeout=20_000)
    qtbot.mouseClick(review.mistake_button, Qt.MouseButton.LeftButton)
    assert review.list.currentRow() == 20
    qtbot.mouseClick(review.mistake_button, Qt.MouseButton.LeftButton)
    assert review.list.currentRow() == 40
    qtbot.mouseClick(review.mistake_button, Qt.MouseButton.LeftButton)
    assert review.list.currentRow() == 20


def test_a_ruling_is_looked_back_at_where_it_was_made(qtbot, program):
    dialog = history(qtbot, program)
    choose(dialog, "Dana")
    dialog.hands.setCurrentRow(1)
    assert "Ruling: No word on kontra" in dialog.hands.currentItem().text()
    act = dialog.moment.act
    qtbot.mouseClick(dialog.back_button, Qt.MouseButton.LeftButton)
    review = program.window.in_front
    assert review.decision.act == act - 1
    program.window.back_to_game()


def test_the_costliest_mistake_is_shown(qtbot, program):
    dialog = history(qtbot, program)
    choose(dialog, "Bohumil", 1)
    qtbot.mouseClick(dialog.mistake_button, Qt.MouseButton.LeftButton)
    review = program.window.in_front
    qtbot.waitUntil(lambda: not review.is_working, timeout=20_000)
    qtbot.waitUntil(lambda: review.list.currentRow() == 40)


def test_a_running_hand_of_the_game_on_the_table_is_not_listed(qtbot, program):
    dialog = history(qtbot, program)
    others = ("Bohumil", "Cilka", "Dana")
    own = next(
        n for n, line in enumerate(lines(dialog.games)) if not any(o in line for o in others)
    )
    dialog.games.setCurrentRow(own)
    assert lines(dialog.hands) == ["No hand is finished yet."]
    assert not dialog.back_button.isEnabled()
    assert dialog.open_button.isEnabled()


def save(qtbot, program, dialog, text, target):
    """Choose an entry of the export menu and give the file a name."""
    action = next(
        each
        for each in dialog.export_button.menu().actions()
        if each.text().replace("&", "") == text
    )
    assert isinstance(action, QAction)
    action.trigger()
    files = program.window.findChild(QFileDialog)
    files.fileSelected.emit(str(target))
    files.close()
    qtbot.waitUntil(target.exists, timeout=20_000)


def test_a_hand_and_a_game_are_written_out(qtbot, program, tmp_path):
    dialog = history(qtbot, program)
    choose(dialog, "Bohumil", 2)
    text, pdf, whole = tmp_path / "2.txt", tmp_path / "2.pdf", tmp_path / "game.jsonl"
    save(qtbot, program, dialog, "This hand as text…", text)
    assert "  Hand 2. Dealer: " in text.read_text("utf-8").splitlines()[0]
    assert "Hand 1." not in text.read_text("utf-8")
    save(qtbot, program, dialog, "This hand as PDF…", pdf)
    assert pdf.read_bytes().startswith(b"%PDF-")
    save(qtbot, program, dialog, "The whole game as JSON lines…", whole)
    saved = program.opener.folder / "spjst-20260102-201500.tarock"
    assert whole.read_bytes() == saved.read_bytes()


def test_a_file_that_cannot_be_written_is_said(qtbot, program, tmp_path):
    dialog = history(qtbot, program)
    choose(dialog, "Bohumil", 2)
    program.history._export(
        program.opener.folder / "spjst-20260102-201500.tarock", 2, Form.TEXT, tmp_path
    )
    notice = program.window.page.notice
    qtbot.waitUntil(lambda: "could not be saved" in notice.text.text(), timeout=10_000)


def test_json_lines_of_another_program_are_taken_in(qtbot, program, evenings, tmp_path):
    file = tmp_path / "other.jsonl"
    objects = [
        json.loads(line)
        for line in (evenings / "spjst-20260102-201500.tarock").read_text("utf-8").splitlines()
    ]
    for each in objects:
        del each["d"]
    objects[50]["n"] = 7
    file.write_text("\n".join(map(json.dumps, objects)), "utf-8")
    dialog = history(qtbot, program)
    qtbot.mouseClick(dialog.import_button, Qt.MouseButton.LeftButton)
    files = program.window.findChild(QFileDialog)
    files.fileSelected.emit(str(file))
    files.close()
    window = program.window
    before = window.session.path
    qtbot.waitUntil(lambda: window.session.path != before, timeout=10_000)
    assert window.session.path.parent == program.opener.folder
    assert window.session.position == 49
    said = "other.jsonl:51:1: "
    qtbot.waitUntil(lambda: said in window.page.notice.text.text(), timeout=10_000)


def test_home_leads_to_it(qtbot, program):
    program.home.show_start()
    screen = program.home.page.screen_shown
    qtbot.mouseClick(screen.history, Qt.MouseButton.LeftButton)
    dialog = program.history.dialog
    qtbot.waitUntil(lambda: dialog.games.count() == 4, timeout=10_000)
    press(qtbot, program, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_a_game_that_was_played_on_says_from_where(qtbot, program):
    folder = program.opener.folder
    game = open_saved(folder / "spjst-20260102-201500.tarock").session
    record = game.record()
    new = play_on(record, record.starts[1] + 9, game.seating, folder)
    new.close()
    game.close()
    dialog = history(qtbot, program, games=5)
    said = "played on from hand 2 of spjst-20260102-201500.tarock"
    assert sum(said in line for line in lines(dialog.games)) == 1


def test_of_an_open_tournament_round_nothing_is_written_out_or_looked_at(qtbot, program, tmp_path):
    window, target = program.window, tmp_path / "secret.txt"
    begin(program, 0, mode=Mode.TOURNAMENT)
    play_hand(qtbot, program)
    path = window.session.path
    program.history._export(path, 1, Form.TEXT, target)
    said = "Nobody may see this before the round is closed."
    qtbot.waitUntil(lambda: said in window.page.notice.text.text(), timeout=10_000)
    assert not target.exists()
    program.history._look_back(Moment(path.name, 1), False)
    assert window.in_front is None
