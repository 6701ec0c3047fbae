"""The first minutes: what is seen before a game, and the way to the first card."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tarock_desktop.session.preferences import (
    Preferences,
    load_preferences,
    preferences_path,
)
from tarock_desktop.table.phases import Phase
from tarock_desktop.texts.languages import LANGUAGES
from tarock_desktop.ui.home.pick import PickScreen
from tarock_desktop.ui.home.quick_table import QuickTableScreen
from tarock_desktop.ui.home.rules_page import RulesScreen
from tarock_desktop.ui.home.start_page import StartScreen
from tarock_desktop.ui.home.welcome import WelcomeScreen
from tarock_desktop.ui.panels.notice import Audience
from tests.gui.hearing_kit import nameless
from tests.gui.window_kit import (
    OpenProgram,
    asked,
    begin,
    open_program,
    press,
    wait_for_turn,
)
from tests.kit.walk_geometry import faults

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]

CODES = tuple(language.code for language in LANGUAGES)
FIRST = {"en": "spjst", "cs": "czech-gp", "sl": "ziri", "de": "koenigrufen"}
"""The table of each language."""
MOST_WORDS = 100
"""Different words on the way to the first card."""


@pytest.fixture
def games(tarock_home: Path) -> Path:
    return tarock_home / "data" / "games"


def first_start(qtbot: QtBot, games: Path, language: str = "en") -> OpenProgram:
    program = open_program(qtbot, folder=games, language=language, size=(1440, 900))
    program.settings.are_kept = True
    program.home.open_first(None, None, is_known=preferences_path().exists())
    # What is new gets its place.
    QApplication.processEvents()
    return program


def screen(program: OpenProgram):
    return program.home.page.screen_shown


def words_on(program: OpenProgram) -> list[str]:
    """Return every word that can be read, those of the languages' names too."""
    found: list[str] = []
    for part in program.window.findChildren(QWidget):
        if part.isVisible() and isinstance(part, QLabel | QAbstractButton | QComboBox):
            text = part.currentText() if isinstance(part, QComboBox) else part.text()
            found += re.findall(r"[^\W\d_]+", text.replace("&", "").casefold())
    return found


@pytest.mark.parametrize("code", CODES)
def test_a_stranger_is_welcomed_in_forty_words(qtbot: QtBot, games: Path, code: str):
    program = first_start(qtbot, games, code)
    assert isinstance(screen(program), WelcomeScreen)
    assert len(words_on(program)) <= 40
    assert screen(program).new.hasFocus()
    assert not program.window.shows_game
    assert not games.exists()


def test_another_language_changes_everything_at_once(qtbot: QtBot, games: Path):
    program = first_start(qtbot, games)
    before = screen(program).new.accessibleName()
    qtbot.mouseClick(program.home.page.languages.buttons["sl"], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: screen(program).new.accessibleName() != before)
    assert program.home.page.languages.buttons["sl"].isChecked()
    assert not program.home.page.languages.buttons["en"].isChecked()


def test_the_tables_follow_the_language(qtbot: QtBot, games: Path):
    program = first_start(qtbot, games)
    screen(program).old.click()
    program.home.page.languages.buttons["de"].click()
    tiles = screen(program).sheets
    qtbot.waitUntil(lambda: next(iter(tiles.tiles)) == FIRST["de"])
    QApplication.processEvents()
    places = [tile.x() for tile in tiles.tiles.values()]
    assert places == sorted(places)
    assert len(set(places)) == 5


def test_who_only_looks_in_is_a_stranger_next_time(qtbot: QtBot, games: Path):
    program = first_start(qtbot, games)
    program.home.page.languages.buttons["sl"].click()
    program.window.close()
    assert not preferences_path().exists()
    again = first_start(qtbot, games)
    assert isinstance(screen(again), WelcomeScreen)


def test_the_language_is_kept_when_somebody_sits_down(qtbot: QtBot, games: Path):
    program = first_start(qtbot, games)
    program.home.page.languages.buttons["sl"].click()
    screen(program).play.click()
    screen(program).start.click()
    assert program.window.shows_game
    assert len(list(games.glob("*.tarock"))) == 1
    assert load_preferences(preferences_path()).preferences.language == "sl"
    assert program.session.ruleset == FIRST["sl"]


def test_what_is_said_for_this_time_is_not_kept(qtbot: QtBot, games: Path):
    program = first_start(qtbot, games, "de")
    screen(program).play.click()
    screen(program).start.click()
    assert load_preferences(preferences_path()).preferences == Preferences()


def test_the_sounds_are_asked_for_at_the_first_start(qtbot: QtBot, games: Path):
    program = first_start(qtbot, games)
    sound = program.home.page.languages.sound
    assert not sound.isChecked()
    sound.click()
    assert program.settings.preferences.sound
    assert program.window.commands.run("view.sound")
    assert not sound.isChecked()
    sound.click()
    assert not preferences_path().exists()
    screen(program).play.click()
    screen(program).start.click()
    assert load_preferences(preferences_path()).preferences.sound


@pytest.mark.parametrize("code", CODES)
def test_the_table_of_the_language_comes_first(qtbot: QtBot, games: Path, code: str):
    program = first_start(qtbot, games, code)
    screen(program).old.click()
    tiles = screen(program).sheets.tiles
    assert (next(iter(tiles)), len(tiles)) == (FIRST[code], 5)
    assert program.opener.usual_game().ruleset == FIRST[code]


def test_escape_goes_back_one(qtbot: QtBot, games: Path):
    program = first_start(qtbot, games)
    press(qtbot, program, Qt.Key.Key_Down)
    press(qtbot, program, Qt.Key.Key_Return)
    assert isinstance(screen(program), PickScreen)
    press(qtbot, program, Qt.Key.Key_Return)
    assert isinstance(screen(program), RulesScreen)
    press(qtbot, program, Qt.Key.Key_Return)
    assert isinstance(screen(program), QuickTableScreen)
    for before in (RulesScreen, PickScreen, WelcomeScreen, WelcomeScreen):
        press(qtbot, program, Qt.Key.Key_Escape)
        assert isinstance(screen(program), before)


@pytest.mark.parametrize("code", CODES)
def test_few_words_are_read_before_the_first_card(qtbot: QtBot, games: Path, code: str):
    program = first_start(qtbot, games, code)
    read = set(words_on(program))
    screen(program).new.click()
    QApplication.processEvents()
    assert len(words_on(program)) <= 54
    read |= set(words_on(program))
    press(qtbot, program, Qt.Key.Key_Return)
    wait_for_turn(qtbot, program)
    qtbot.waitUntil(program.home.tour.bubble.isVisible, timeout=20_000)
    read |= set(words_on(program))
    assert asked(program).phase is Phase.PLAY
    assert len(read) <= MOST_WORDS


@pytest.mark.parametrize("ruleset", FIRST.values())
def test_a_first_hand_is_three_screens_away(qtbot: QtBot, games: Path, ruleset: str):
    program = first_start(qtbot, games)
    press(qtbot, program, Qt.Key.Key_Return)
    screen(program).sheets.tiles[ruleset].click()
    assert program.window.shows_game
    assert program.session.ruleset == ruleset
    qtbot.waitUntil(lambda: asked(program) is not None, timeout=20_000)
    (game,) = games.glob("*.tarock")
    assert game == program.session.path


def test_whoever_has_played_goes_on_with_one_key(qtbot: QtBot, games: Path):
    program = open_program(qtbot, folder=games)
    begin(program)
    program.window.close()
    again = first_start(qtbot, games)
    assert isinstance(screen(again), StartScreen)
    assert screen(again).card.button.hasFocus()
    assert "SPJST Tarock, hand 1" in screen(again).card.button.accessibleDescription()
    press(qtbot, again, Qt.Key.Key_Return)
    assert again.window.shows_game
    assert len(list(games.glob("*.tarock"))) == 1


def test_the_first_page_can_be_left_out(qtbot: QtBot, games: Path):
    program = open_program(qtbot, folder=games)
    program.settings.change(start="table")
    program.home.open_first(None, None, is_known=False)
    assert program.window.shows_game
    assert program.session is not None


def test_the_game_waits_behind_the_first_page(qtbot: QtBot):
    program = open_program(qtbot)
    begin(program, humans=4)
    program.window.hot_seat.curtain.lifted.emit()
    program.window.commands.run("game.home")
    assert not program.window.shows_game
    assert not program.window.hot_seat.curtain.is_down
    assert not program.window.commands.may_run("hand.pass")
    press(qtbot, program, Qt.Key.Key_Escape)
    assert program.window.shows_game
    assert program.window.hot_seat.curtain.is_down


def test_an_incident_is_shown_without_any_game(qtbot: QtBot):
    program = open_program(qtbot)
    program.home.show_start()
    program.incidents.incidents.show("SPJST-P15")
    assert program.window.in_front is not None
    program.window.back_to_game()
    assert isinstance(screen(program), StartScreen)
    assert program.home.page.isVisible()
    assert not program.window.commands.may_run("hand.pass")


def test_the_setup_says_who_sits_where(qtbot: QtBot):
    program = open_program(qtbot)
    program.window.commands.run("game.new")
    quick = screen(program)
    quick.level.setCurrentIndex(quick.level.findData("novice"))
    quick.start.click()
    assert [place.level for place in program.session.seating.places] == ["", *["novice"] * 3]


@pytest.mark.parametrize(
    ("size", "scale"), [((640, 480), 100), ((800, 600), 200), ((1440, 900), 125)]
)
@pytest.mark.parametrize("code", ["cs", "de"])
def test_nothing_is_cut_or_covered(qtbot: QtBot, size: tuple[int, int], scale: int, code: str):
    program = open_program(qtbot, size=size, language=code)
    program.settings.change(text_scale=scale)
    program.home.open_first(None, None, is_known=False)

    def assert_clean() -> None:
        def is_clean() -> None:
            assert faults(program.home.page, None, program.window.page.least_text) == []
            assert nameless(program.home.page) == []

        # What is laid out anew has its place after some events.
        qtbot.waitUntil(is_clean)

    assert_clean()
    for go_on in ("old", "play"):
        getattr(screen(program), go_on).click()
        assert_clean()
        if isinstance(screen(program), PickScreen):
            next(iter(screen(program).sheets.tiles.values())).click()
            assert_clean()
    screen(program).start.click()
    program.home.show_start()
    assert_clean()


def test_what_went_wrong_is_said_on_the_first_page(qtbot: QtBot, tmp_path: Path):
    program = open_program(qtbot)
    program.home.show_start()
    file = tmp_path / "deal.toml"
    file.write_text("deal = 2\n", encoding="utf-8")
    program.opener.try_deal(file)
    QApplication.processEvents()
    assert str(file) in program.home.page.notice.text.text()


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_f10_opens_the_menu_and_escape_puts_a_notice_away(qtbot: QtBot, games: Path):
    program = first_start(qtbot, games)
    page = program.window.tables.first
    program.window.tell("There is nothing yet.", Audience.TABLE)
    press(qtbot, program, Qt.Key.Key_Escape)
    assert not page.notice.isVisible()
    assert isinstance(screen(program), WelcomeScreen)
    seen = []
    QTimer.singleShot(0, lambda: seen.append(QApplication.activePopupWidget()))
    QTimer.singleShot(50, page.menu_button.menu().close)
    press(qtbot, program, Qt.Key.Key_F10)
    assert seen == [page.menu_button.menu()]
