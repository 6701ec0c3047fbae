"""The dialog of people: what they have played, compared, exported, renamed, forgotten."""

from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from tarock_desktop.ui.people.asking import ForgetDialog
from tarock_desktop.ui.people.dialog import PeopleDialog
from tarock_desktop.ui.people.plot import scale_of
from tarock_desktop.ui.style.person import person_colour
from tarock_desktop.ui.style.tokens import PERSON_COLOURS, THEMES, contrast
from tests.gui.window_kit import OpenProgram, begin, open_program, texts
from tests.kit.saved_evening import saved_evening, seated

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]
HANDS = 22


@pytest.fixture(scope="module")
def evenings(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two evenings: Marie and Zbyněk have played enough for lines, Ana has not."""
    folder = tmp_path_factory.mktemp("evenings") / "games"
    saved_evening(folder, "spjst", HANDS, seated("Marie", "Zbyněk", bots=2))
    saved_evening(folder, "koenigrufen", 2, seated("Marie", "Ana", bots=2), day="20260103-201500")
    return folder


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path, evenings: Path) -> OpenProgram:
    folder = tmp_path / "games"
    folder.mkdir()
    for path in evenings.glob("*.tarock"):
        (folder / path.name).write_bytes(path.read_bytes())
    return open_program(qtbot, folder=folder)


@pytest.fixture
def dialog(qtbot: QtBot, program: OpenProgram) -> PeopleDialog:
    opened: PeopleDialog = program.dialogs.people_dialog()
    opened.show()
    qtbot.waitUntil(lambda: opened.list.count() == 3)
    choose(qtbot, opened, "Marie")
    opened.rules.setCurrentIndex(opened.rules.findData("spjst"))
    return opened


def choose(qtbot: QtBot, dialog: PeopleDialog, name: str) -> None:
    (item,) = dialog.list.findItems(name, Qt.MatchFlag.MatchExactly)
    dialog.list.setCurrentItem(item)
    qtbot.waitUntil(lambda: dialog.person.id in dialog._known)


def compare(qtbot: QtBot, dialog: PeopleDialog, name: str) -> None:
    (item,) = dialog.list.findItems(name, Qt.MatchFlag.MatchExactly)
    item.setCheckState(Qt.CheckState.Checked)
    qtbot.waitUntil(lambda: item.data(Qt.ItemDataRole.UserRole).id in dialog._known)


def column(table, number):
    return [table.item(row, number).text() for row in range(table.rowCount())]


def test_whoever_sits_at_the_table_is_shown_first(qtbot, program):
    begin(program)
    program.session.reseat(seated("Marie", bots=3))
    opened = program.dialogs.people_dialog()
    qtbot.waitUntil(lambda: opened.list.count() >= 3)
    assert opened.person.name == "Marie"
    qtbot.waitUntil(lambda: opened.rules.count() == 2)
    assert opened.rules.currentData() == "spjst"


def test_the_sheet_with_the_most_hands_comes_first(dialog):
    assert [dialog.rules.itemData(place) for place in range(2)] == ["spjst", "koenigrufen"]
    figures = dialog.sheet.figures
    assert column(figures, 1)[0] == str(HANDS)
    assert sum(map(int, column(figures, 1)[1:])) == HANDS
    # Saved games do not tell what was given away, and no zeros stand for it.
    assert "saved games do not hold it" in texts(dialog)
    assert dialog.sheet.given_away.figures.isHidden()
    for number in (2, 3):
        assert int(column(figures, number)[0]) == sum(map(int, column(figures, number)[1:]))


def test_lines_and_table_say_the_same(dialog):
    course = dialog.sheet.course
    (line,) = course.lines()
    assert len(line.sums) == 21
    course.as_table.click()
    assert course.plot.isHidden()
    assert not course.table.isHidden()
    assert len(column(course.table, 1)) == 20
    assert column(course.table, 1)[-1] in course.plot.accessibleName()
    course.spans[100].click()
    assert len(column(course.table, 1)) == HANDS


def test_people_are_compared_by_color_and_shape(qtbot, dialog):
    compare(qtbot, dialog, "Zbyněk")
    lines = dialog.sheet.course.lines()
    assert [line.name for line in lines] == ["Marie", "Zbyněk"]
    assert lines[0].ink != lines[1].ink
    assert lines[0].shape != lines[1].shape


def test_before_twenty_hands_there_is_no_line(qtbot, dialog):
    compare(qtbot, dialog, "Ana")
    dialog.rules.setCurrentIndex(1)
    assert dialog.sheet.course.lines() == ()
    assert dialog.sheet.course.plot.isHidden()
    assert "after 20 hands" in texts(dialog)


def test_a_language_and_a_color_are_kept(qtbot, program, dialog):
    for box, data in ((dialog.language, "cs"), (dialog.colour, "violet")):
        box.setCurrentIndex(box.findData(data))
        box.activated.emit(box.currentIndex())
    qtbot.waitUntil(lambda: program.keeper.named("marie").colour == "violet")
    assert program.keeper.named("Marie").language == "cs"
    qtbot.waitUntil(lambda: bool(dialog._known))
    (line,) = dialog.sheet.course.lines()
    assert line.ink in PERSON_COLOURS["violet"]


def test_a_new_name_is_another_ones_or_a_guests_never(dialog):
    asked = dialog.rename_dialog()
    for name in ("ana", "Guest 2", "Marie", " "):
        asked.line.setText(name)
        assert not asked.button.isEnabled(), name
    asked.line.setText("Mařenka")
    assert asked.button.isEnabled()


def test_who_is_renamed_keeps_his_hands_and_his_place(qtbot, program, dialog):
    program.settings.change(names=("Marie", "", "", "", "", ""))
    asked = dialog.rename_dialog()
    asked.open()
    asked.line.setText("Mařenka")
    asked.button.click()
    qtbot.waitUntil(lambda: program.keeper.named("Mařenka") is not None)
    assert program.keeper.named("Marie") is None
    assert program.opener.usual_seats()[0].name == "Mařenka"
    qtbot.waitUntil(lambda: dialog.person is not None and dialog.person.name == "Mařenka")


def test_who_is_forgotten_leaves_his_name_in_saved_games_only(qtbot, program, dialog):
    program.settings.change(names=("Marie", "", "", "", "", ""))
    dialog.forget.click()
    qtbot.waitUntil(lambda: bool(dialog.findChildren(ForgetDialog)))
    (asked,) = dialog.findChildren(ForgetDialog)
    assert "saved games keep the name" in asked.games.text()
    assert str(program.opener.folder) in asked.games.text()
    qtbot.keyClick(asked, Qt.Key.Key_Return)
    assert asked.result() == QDialog.DialogCode.Rejected
    dialog.forget.click()
    qtbot.waitUntil(lambda: any(each.isVisible() for each in dialog.findChildren(ForgetDialog)))
    next(each for each in dialog.findChildren(ForgetDialog) if each.isVisible()).yes.click()
    qtbot.waitUntil(lambda: program.keeper.named("Marie") is None)
    assert program.settings.preferences.names == ("",) * 6
    saved = (path.read_bytes() for path in program.opener.folder.glob("*.tarock"))
    assert all(b"Marie" in content for content in saved)


def test_hands_are_exported_for_a_spreadsheet(qtbot, dialog, tmp_path):
    compare(qtbot, dialog, "Zbyněk")
    target = tmp_path / "hands.csv"
    dialog.export_dialog().fileSelected.emit(str(target))
    qtbot.waitUntil(lambda: target.exists() and target.read_text("utf-8").count("\n") > HANDS)
    lines = target.read_text("utf-8").splitlines()
    assert lines[0].startswith("person,played,file,hand")
    assert sum(line.startswith("Marie,") for line in lines) == HANDS + 2
    assert sum(line.startswith("Zbyněk,") for line in lines) == HANDS


def test_what_cannot_be_exported_is_told(qtbot, program, dialog, tmp_path):
    said: list[str] = []
    program.window.report = said.append
    dialog.export_dialog().fileSelected.emit(str(tmp_path / "no" / "folder.csv"))
    qtbot.waitUntil(lambda: bool(said))


def test_rebuilding_changes_nothing(qtbot, program, dialog):
    before = column(dialog.sheet.figures, 4)
    with qtbot.waitSignal(program.keeper.changed):
        dialog.rebuild.click()
    qtbot.waitUntil(lambda: bool(dialog._known))
    assert column(dialog.sheet.figures, 4) == before


def test_the_first_page_leads_there(qtbot, program):
    program.home.show_start()
    program.home.page.screen_shown.people.click()
    qtbot.waitUntil(lambda: bool(program.window.findChildren(PeopleDialog)))


@pytest.mark.parametrize(
    ("low", "high"), [(0, 0), (0, 1), (-1, 0), (-7, 3), (5, 9), (-12_345, 678), (0, 100)]
)
def test_a_scale_has_round_steps_with_all_in_it(low, high):
    steps = scale_of(low, high)
    assert steps[0] <= low
    assert steps[-1] >= high
    assert 0 in steps
    assert 2 <= len(steps) <= 7
    assert all(Fraction(step).denominator == 1 for step in steps)


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.id)
@pytest.mark.parametrize("colour", PERSON_COLOURS)
def test_the_colors_of_people_stand_out(theme, colour):
    for ground in (theme.panel, theme.panel_sunk, theme.felt_hi, theme.felt, theme.felt_lo):
        assert contrast(person_colour(colour, ground), ground) >= 3


def test_what_will_be_there_is_said_before_the_first_hand(qtbot, tmp_path):
    opened = open_program(qtbot, folder=tmp_path / "games").dialogs.people_dialog()
    opened.show()
    assert "After the first hand" in texts(opened)
    assert not opened.list.isVisible()


def test_a_dialog_that_was_closed_hears_no_answer(qtbot, program, dialog):
    answers: list[int] = []
    program.keeper.ask(lambda _: {}, dialog._learn)
    program.keeper.ask(lambda _: 1, answers.append)
    dialog.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    # What goes wrong in a slot fails the test.
    qtbot.waitUntil(lambda: answers == [1])
