"""Two rulesets side by side."""

import pytest
from PySide6.QtCore import Qt

from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.languages import language
from tarock_desktop.ui.dialogs.comparison import ComparisonDialog
from tarock_desktop.ui.language.translator import CatalogueTranslator

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


@pytest.fixture
def dialog(qtbot):
    dialog = ComparisonDialog(None, read_catalogue(language("en")))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def row(dialog, subject):
    table = dialog.table
    for number in range(table.rowCount()):
        cells = [table.item(number, column) for column in range(3)]
        if cells[0].text() == subject:
            return [cell and cell.text() for cell in cells]
    raise AssertionError(f"{subject} is no line")


def test_the_first_two_rulesets_are_compared(dialog):
    assert (dialog.left.currentData(), dialog.right.currentData()) == ("spjst", "westfest")
    _, left, right = row(dialog, "Shuffles, at least")
    assert left.startswith("7\n[Rule 2: ")
    assert right == "1\n[Shuffling, cutting, dealing]"
    assert row(dialog, "Dealing") == ["Dealing", None, None]


def test_the_other_way_round_changes_the_sides(dialog):
    dialog.left.setCurrentIndex(1)
    dialog.right.setCurrentIndex(0)
    _, left, right = row(dialog, "Shuffles, at least")
    assert (left[0], right[0]) == ("1", "7")
    assert dialog.table.horizontalHeaderItem(1).text() == dialog.left.currentText()


def test_a_ruleset_does_not_differ_from_itself(dialog):
    assert not dialog.nothing.isVisible()
    dialog.right.setCurrentIndex(0)
    assert dialog.nothing.isVisible()
    assert not dialog.table.isVisible()
    dialog.right.setCurrentIndex(1)
    assert dialog.table.isVisible()


def test_all_words_of_a_line_can_be_seen_in_a_narrow_window(dialog, qtbot):
    def height():
        return sum(dialog.table.rowHeight(number) for number in range(dialog.table.rowCount()))

    wide = height()
    dialog.resize(480, 500)
    qtbot.waitUntil(lambda: height() > wide)


def test_the_comparison_speaks_the_language_of_the_window(qtbot, qapp):
    catalogue = read_catalogue(language("sl"))
    translator = CatalogueTranslator(catalogue)
    qapp.installTranslator(translator)
    try:
        dialog = ComparisonDialog(None, catalogue)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
        qtbot.addWidget(dialog)
        assert dialog.windowTitle() == "Primerjava pravil"
        assert row(dialog, "Delitev") == ["Delitev", None, None]
    finally:
        qapp.removeTranslator(translator)
