"""The looks the player chooses: theme, felt and back; light or dark as the desktop is."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QPoint, QRect, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QGuiApplication, QImage, QTransform
from PySide6.QtWidgets import QComboBox, QFileDialog, QPushButton, QScrollArea, QToolButton
from pytestqt.qtbot import QtBot

from tarock_desktop.session.preferences import SETTINGS
from tarock_desktop.ui.dialogs.about import AboutDialog
from tarock_desktop.ui.dialogs.preferences import PreferencesDialog
from tarock_desktop.ui.dialogs.setting_texts import SettingTexts
from tarock_desktop.ui.language.window_language import WindowLanguage
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.scene.face_style import Back, FaceStyle, IndexMode, Palette
from tarock_desktop.ui.scene.usual_layout import lay_out
from tarock_desktop.ui.style import felts, fitting
from tarock_desktop.ui.style.felts import FELTS
from tarock_desktop.ui.style.fitting import fitting_size
from tarock_desktop.ui.style.fonts import text_font
from tarock_desktop.ui.style.tokens import TextSize, smallest_text, text_unit
from tarock_desktop.ui.style.widgets import Text
from tests.gui.window_kit import begin, open_program

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]

CHOICES = {setting.id: setting.choices for setting in SETTINGS}


@pytest.fixture
def desktop(monkeypatch):
    """Let the desktop be dark or light."""

    def be(*, dark: bool) -> None:
        monkeypatch.setattr(felts, "desktop_is_dark", lambda: dark)
        scheme = Qt.ColorScheme.Dark if dark else Qt.ColorScheme.Light
        QGuiApplication.styleHints().colorSchemeChanged.emit(scheme)

    return be


@pytest.mark.parametrize(("dark", "theme"), [(False, "green-baize"), (True, "evening")])
def test_first_start_is_light_or_dark_as_the_desktop_is(qtbot: QtBot, desktop, dark, theme):
    desktop(dark=dark)
    assert open_program(qtbot).window.theme.id == theme


def test_window_follows_the_desktop_until_a_theme_is_chosen(qtbot: QtBot, desktop):
    program = open_program(qtbot)
    for dark, theme in ((True, "evening"), (False, "green-baize"), (True, "evening")):
        desktop(dark=dark)
        assert program.window.theme.id == theme
    program.settings.change(theme="bright-room")
    for dark in (False, True):
        desktop(dark=dark)
        assert program.window.theme.id == "bright-room"
    program.settings.change(theme="system")
    assert program.window.theme.id == "evening"


def test_cards_go_with_the_theme_that_follows_the_desktop(qtbot: QtBot, desktop):
    program = open_program(qtbot)
    begin(program)
    assert program.window.view.deck.style.palette is Palette.NORMAL
    desktop(dark=True)
    assert program.window.view.deck.style.palette is Palette.DARK


@pytest.mark.parametrize("felt", ["green", "wine", "blue"])
def test_felt_that_was_chosen_lies_on_the_table(qtbot: QtBot, felt: str):
    program = open_program(qtbot, size=(1024, 768))
    begin(program)
    program.settings.change(theme="green-baize", felt=felt)
    picture = program.window.view.grab().toImage()
    wanted = QColor(FELTS["green-baize"][felt].felt)
    # The light on the felt and the weave change the lightness, not the hue.
    places = [(x, y) for x in (0.30, 0.68) for y in (0.30, 0.45, 0.60)]
    colours = [
        picture.pixelColor(round(x * picture.width()), round(y * picture.height()))
        for x, y in places
    ]
    hits = [colour for colour in colours if abs(colour.hsvHue() - wanted.hsvHue()) <= 12]
    assert len(hits) >= 3, [colour.name() for colour in colours]


def test_every_theme_has_the_felts_of_the_settings():
    assert set(CHOICES["theme"]) == {"system", *FELTS}
    for theme in FELTS.values():
        assert ("theme", *theme) == CHOICES["felt"]


def picture_of(back: Back, palette: Palette = Palette.NORMAL) -> QImage:
    # At this width a line of the drawing is on the same place of a pixel at both ends.
    deck = DeckTheme(synchronous=True, style=FaceStyle(palette=palette, back=back))
    return deck.render_now("back", 400, 1.0).toImage()


def test_every_back_of_the_settings_is_a_picture_of_its_own(qapp):
    assert CHOICES["back"] == tuple(Back)
    pictures = [picture_of(back) for back in Back]
    for at, picture in enumerate(pictures):
        assert all(picture != other for other in pictures[:at])


@pytest.mark.parametrize("back", Back)
@pytest.mark.parametrize("palette", Palette)
def test_no_back_tells_which_end_is_up(qapp, back: Back, palette: Palette):
    picture = picture_of(back, palette)
    other = picture.transformed(QTransform().rotate(180))
    for x in range(0, picture.width(), 3):
        for y in range(0, picture.height(), 5):
            one, turned = picture.pixelColor(x, y), other.pixelColor(x, y)
            assert abs(one.lightness() - turned.lightness()) < 40


def test_back_that_was_chosen_lies_on_the_table(qtbot: QtBot):
    program = open_program(qtbot)
    begin(program)
    before = program.window.view.deck.render_now("back", 120, 1.0).toImage()
    program.settings.change(back="linden")
    assert program.window.view.deck.render_now("back", 120, 1.0).toImage() != before


@pytest.mark.parametrize("language", ["cs", "sl", "de"])
def test_every_setting_and_choice_has_words(qtbot: QtBot, language: str):
    WindowLanguage().use(language)
    texts = SettingTexts()
    for setting in SETTINGS:
        assert texts.group(setting.group) != setting.group
        if setting.id in {"names", "players"}:
            continue
        assert texts.label(setting.id) != setting.id
        for choice in setting.choices:
            is_name = setting.id == "language" and choice != "system"
            is_same = language == "de" and choice == "normal"
            assert is_name or is_same or texts.choice(setting.id, choice) != choice


def signs_of(dialog) -> set[str]:
    """Return the colours of the dark or light ink in the dialog's buttons."""
    names = ("backButton", "toParentButton", "listModeButton", "detailModeButton")
    icons = [dialog.findChild(QToolButton, name).icon() for name in names]
    pictures = [icon.pixmap(16, 16).toImage() for icon in icons]
    solid = [
        picture.pixelColor(x, y)
        for picture in pictures
        for x in range(16)
        for y in range(16)
        if picture.pixelColor(x, y).alpha() > 250
    ]
    return {colour.name() for colour in solid}


@pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="the system's own dialog is shown")
@pytest.mark.parametrize(("theme", "ink"), [("green-baize", "#26212b"), ("evening", "#fbf5e6")])
def test_file_dialog_belongs_to_the_theme(qtbot: QtBot, theme: str, ink: str):
    program = open_program(qtbot)
    program.settings.change(theme=theme)
    dialog = program.dialogs.saved_dialog()
    assert dialog.testOption(QFileDialog.Option.DontUseNativeDialog)
    assert signs_of(dialog) == {ink}
    dialog.show()
    ground = dialog.grab().toImage().pixelColor(3, 3)
    assert ground == QColor(program.window.theme.panel)
    dialog.close()


def test_a_sandbox_shows_its_own_file_dialog(qtbot: QtBot, monkeypatch):
    monkeypatch.setenv("FLATPAK_ID", "org.example.Tarock")
    dialog = open_program(qtbot).dialogs.saved_dialog()
    assert not dialog.testOption(QFileDialog.Option.DontUseNativeDialog)


@pytest.mark.parametrize("scale", [80, 100, 200])
def test_no_text_size_hides_a_button_of_the_preferences(qtbot: QtBot, scale: int):
    program = open_program(qtbot, size=(800, 600))
    program.settings.change(text_scale=scale)
    program.dialogs.ask_preferences()
    dialog = program.window.findChild(PreferencesDialog)
    qtbot.waitExposed(dialog)
    for button in dialog.findChildren(QPushButton):
        place = button.rect().translated(button.mapTo(dialog, QPoint(0, 0)))
        assert dialog.rect().contains(place)
        assert button.fontMetrics().horizontalAdvance(button.text()) < button.width()
    dialog.close()


def index_part(card: str) -> float:
    """Return how high the index of a card is, as a part of the card's width."""
    marked, bare = (
        DeckTheme(synchronous=True, style=FaceStyle(index=mode))
        .render_now(card, 400, 1.0)
        .toImage()
        for mode in (IndexMode.LETTERS, IndexMode.OFF)
    )
    corner = [(x, y) for y in range(24, 110) for x in range(24, 98)]
    rows = {y for x, y in corner if marked.pixel(x, y) != bare.pixel(x, y)}
    return (max(rows) - min(rows)) / 400


@pytest.mark.parametrize("scale", [80, 100, 125, 150, 200])
@pytest.mark.parametrize(
    "size", [(800, 600), (1024, 768), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440)]
)
def test_index_of_the_hand_is_never_smaller_than_the_text(qapp, size, scale: int):
    unit = text_unit(size[1], scale)
    width = lay_out(QSizeF(*size), unit, 16).card.width()
    text = text_font(TextSize.BODY.pixels(unit, smallest_text(scale)))
    assert index_part("heart-king") * width >= QFontMetricsF(text).capHeight()


def test_larger_text_takes_nothing_from_the_cards(qapp):
    widths = {
        lay_out(QSizeF(1440, 900), text_unit(900, scale), 12).card.width() for scale in (80, 200)
    }
    assert len(widths) == 1


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("name", ["new_game_dialog", "preferences_dialog"])
@pytest.mark.parametrize("language", ["cs", "sl", "de"])
def test_nothing_is_cut_at_the_side_of_a_dialog(qtbot: QtBot, name, scale: int, language: str):
    program = open_program(qtbot, size=(800, 600), language=language)
    program.settings.change(text_scale=scale)
    dialog = getattr(program.dialogs, name)()
    dialog.resize(640, 480)
    dialog.show()
    for area in dialog.findChildren(QScrollArea):
        if area.isVisible():
            assert area.widget().width() <= area.viewport().width()
    for box in dialog.findChildren(QComboBox):
        if box.isVisible():
            assert box.mapTo(dialog, box.rect().topRight()).x() < dialog.width()
    dialog.close()


@pytest.mark.parametrize("scale", [100, 200])
def test_a_dialog_is_as_large_as_its_text_wants(qtbot: QtBot, scale: int, monkeypatch):
    program = open_program(qtbot, size=(1920, 1080))
    large = QRect(0, 0, 3840, 2160)
    monkeypatch.setattr(fitting, "fitting_size", lambda wanted, _: fitting_size(wanted, large))
    program.settings.change(text_scale=scale)
    dialog = program.dialogs.preferences_dialog()
    assert dialog.width() == pytest.approx(560 * scale / 100, abs=16)
    dialog.close()


@pytest.mark.parametrize("scale", [80, 100, 150, 200])
@pytest.mark.parametrize("language", ["en", "sl"])
def test_every_line_about_the_program_can_be_read(qtbot: QtBot, scale, language, monkeypatch):
    program = open_program(qtbot, size=(1024, 768), language=language)
    large = QRect(0, 0, 1920, 1080)
    monkeypatch.setattr(fitting, "fitting_size", lambda wanted, _: fitting_size(wanted, large))
    program.settings.change(text_scale=scale)
    program.dialogs.show_about()
    dialog = program.window.findChild(AboutDialog)
    qtbot.waitExposed(dialog)
    for text in dialog.findChildren(Text):
        assert text.height() >= text.heightForWidth(text.width())
    dialog.close()
