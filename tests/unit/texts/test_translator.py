from typing import final

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.languages import language
from tarock_desktop.ui.language.translator import CatalogueTranslator
from tests.kit.pseudo import PseudoCatalogue

pytestmark = pytest.mark.gui


@final
class ExampleTexts(QWidget):
    """A widget with the context of the example catalogue."""

    def __init__(self):
        super().__init__()
        self.changes = 0

    def changeEvent(self, event):  # noqa: N802 - Qt's name
        self.changes += event.type() == QEvent.Type.LanguageChange

    def cards(self, n):
        return self.tr("%n card(s)", None, n)

    def won(self, n):
        return self.tr("{who} won %n trick(s)", "female", n)

    def save(self):
        return self.tr("Save")

    def unknown(self):
        return self.tr("Nobody translated this")


@pytest.fixture
def install(qapp):
    installed = []

    def put(translations):
        translator = CatalogueTranslator(translations)
        assert qapp.installTranslator(translator)
        installed.append(translator)

    yield put
    for translator in installed:
        qapp.removeTranslator(translator)


@pytest.mark.parametrize(
    ("code", "forms"),
    [
        ("en", ["0_cards", "1_card", "2_cards", "5_cards", "101_cards", "103_cards"]),
        ("cs", ["0_karet", "1_karta", "2_karty", "5_karet", "101_karet", "103_karet"]),
        ("sl", ["0_kart", "1_karta", "2_karti", "5_kart", "101_karta", "103_karte"]),
        ("de", ["0_Karten", "1_Karte", "2_Karten", "5_Karten", "101_Karten", "103_Karten"]),
    ],
)
def test_widgets_inflect(code, forms, translations, install, qtbot):
    widget = ExampleTexts()
    qtbot.addWidget(widget)
    install(read_catalogue(language(code), translations))
    assert [widget.cards(n).replace("\u00a0", "_") for n in (0, 1, 2, 5, 101, 103)] == forms


def test_widgets_hear_of_the_change_and_unknown_texts_stay(translations, install, qtbot):
    widget = ExampleTexts()
    qtbot.addWidget(widget)
    install(read_catalogue(language("sl"), translations))
    qtbot.waitUntil(lambda: widget.changes == 1)
    assert widget.save() == "Shrani"
    assert widget.won(2) == "{who} je dobila 2\u00a0vzetka"
    assert widget.unknown() == "Nobody translated this"


def test_slovenian_buttons_come_from_our_file(install, qtbot):
    install(read_catalogue(language("sl")))
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    assert box.button(QDialogButtonBox.StandardButton.Cancel).text() == "Prekliči"


def test_pseudo_language_covers_qt_itself(install, qtbot):
    install(PseudoCatalogue())
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    assert box.button(QDialogButtonBox.StandardButton.Cancel).text() == "[Čånčél··]"
