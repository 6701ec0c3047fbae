"""Access letters of the menus: each one leads to one entry."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from tarock_desktop.texts.languages import LANGUAGES
from tarock_desktop.ui.language.window_language import WindowLanguage
from tests.gui.window_kit import begin, open_program

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


def letters(menu: QMenu) -> list[str]:
    """Return the access letters of a menu, without those of its menus."""
    texts = [action.text().replace("&&", "") for action in menu.actions()]
    return [found[1].casefold() for text in texts if (found := re.search("&(.)", text))]


def menus(menu: QMenu) -> Iterator[QMenu]:
    """Return a menu and all menus in it."""
    yield menu
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield from menus(inner)


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
@pytest.mark.parametrize("ruleset", ["spjst", "ziri", "czech-gp", "koenigrufen"])
def test_no_letter_leads_to_two_entries(qtbot: QtBot, code: str, ruleset: str):
    program = open_program(qtbot, language=code)
    begin(program, ruleset=ruleset)
    whole = program.window.page.buttons.menu_button.menu()
    found = {menu.title(): Counter(letters(menu)) for menu in menus(whole)}
    assert len(found) > 6
    twice = {title: [c for c, n in count.items() if n > 1] for title, count in found.items()}
    assert {title: each for title, each in twice.items() if each} == {}


def test_last_language_is_the_only_one_spoken(qtbot: QtBot):
    german, english = WindowLanguage(), WindowLanguage()
    german.use("de")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
    english.use("en")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"
    english.remove()
