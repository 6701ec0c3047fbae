"""The looks the player chooses: theme, felt and back; light or dark as the desktop is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QTransform
from pytestqt.qtbot import QtBot

from tarock_desktop.session.preferences import SETTINGS
from tarock_desktop.ui.dialogs.setting_texts import SettingTexts
from tarock_desktop.ui.language.window_language import WindowLanguage
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.scene.face_style import Back, FaceStyle, Palette
from tarock_desktop.ui.style import felts
from tarock_desktop.ui.style.felts import FELTS
from tests.gui.window_kit import begin, open_program

pytestmark = pytest.mark.gui

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
    # The light of the lamp and the weave change the lightness, not the hue.
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
