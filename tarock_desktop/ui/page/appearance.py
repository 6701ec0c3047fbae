"""How a table looks by the settings of the player."""

from __future__ import annotations

from tarock_desktop.session.preferences import Preferences
from tarock_desktop.texts.cards import INDEX_LETTERS
from tarock_desktop.ui.page.table_page import TablePage
from tarock_desktop.ui.scene.desktop_motion import desktop_reduces_motion
from tarock_desktop.ui.scene.face_style import Back, FaceStyle, IndexMode, Palette
from tarock_desktop.ui.scene.picture import HelpLevel
from tarock_desktop.ui.scene.tempo import Tempo
from tarock_desktop.ui.style.tokens import Theme
from tarock_desktop.variants.schema import Sheet


def use_appearance(
    page: TablePage, preferences: Preferences, theme: Theme, sheet: Sheet | None
) -> None:
    """Give a table all settings that show; *sheet* says in which language the cards are marked."""
    page.use_theme(theme)
    view = page.view
    view.use_letter_keys(on=preferences.letter_keys)
    view.use_theme(theme)
    view.use_tempo(
        Tempo(
            speed=preferences.pace,
            is_reduced=preferences.reduced_motion or desktop_reduces_motion(),
        )
    )
    help_level = HelpLevel(preferences.help_level.replace("-", " "))
    view.use_help(help_level)
    page.status.lists_cards = help_level is HelpLevel.ALWAYS
    view.plays_on_click = preferences.single_click
    language = preferences.index_language
    if language == "sheet":
        spoken = sheet.ruleset.language if sheet is not None else "en_US"
        # A sheet in the German of Austria is marked like any German one.
        language = spoken if spoken in INDEX_LETTERS else spoken.partition("_")[0]
    page.status.deck = language
    palette = theme.palette if preferences.palette == "normal" else preferences.palette
    mode, back = IndexMode(preferences.index), Back(preferences.back)
    view.use_faces(FaceStyle(Palette(palette), mode, language, back))
