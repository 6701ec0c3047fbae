"""Opens dialogs. Their modules are read when the first one is opened, not at the start."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from PySide6.QtCore import QObject

from tarock_desktop.bots.levels import LEVELS
from tarock_desktop.texts.render import Words
from tarock_desktop.variants.registry import load_variant

if TYPE_CHECKING:
    from tarock_desktop.ui.desk import Desk
    from tarock_desktop.ui.dialogs.about import AboutDialog
    from tarock_desktop.ui.dialogs.keys import KeysDialog
    from tarock_desktop.ui.dialogs.new_game import NewGameDialog
    from tarock_desktop.ui.dialogs.preferences import PreferencesDialog
    from tarock_desktop.ui.dialogs.rules import RulesDialog

# ruff: noqa: PLC0415 - reading these modules takes time that the start does not have


@final
class Dialogs(QObject):
    """The dialogs of one window."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk

    def ask_new_game(self) -> None:
        """Ask for a new game."""
        dialog = self.new_game_dialog()
        dialog.accepted.connect(lambda: self._desk.open_new(dialog.wish()))
        dialog.open()

    def new_game_dialog(self) -> NewGameDialog:
        """Return the dialog that asks for a new game."""
        from tarock_desktop.ui.dialogs.new_game import NewGameDialog

        before = self._desk.usual_game()
        sheet = load_variant(before.ruleset).sheet
        words = Words(
            self._desk.window.speech.catalogue, sheet, [seat.name for seat in before.seats]
        )
        return NewGameDialog(self._desk.window, words, sheet, tuple(LEVELS), before)

    def ask_preferences(self) -> None:
        """Ask for settings."""
        dialog = self.preferences_dialog()
        dialog.accepted.connect(lambda: self._desk.change(**dialog.values()))
        dialog.open()

    def preferences_dialog(self) -> PreferencesDialog:
        """Return the dialog that asks for settings."""
        from tarock_desktop.ui.dialogs.preferences import PreferencesDialog

        return PreferencesDialog(self._desk.window, self._desk.preferences)

    def show_rules(self, article: str = "") -> None:
        """Open the rules of the sheet, at *article* or at what goes on now."""
        self.rules_dialog(article).show()

    def rules_dialog(self, article: str = "") -> RulesDialog:
        """Return the rules of the sheet, open at *article* or at what goes on now."""
        from tarock_desktop.ui.dialogs.rules import RulesDialog, article_of

        glance = self._desk.window.glance()
        if glance is None:
            raise LookupError("no game is on the table")
        wanted = article or article_of(glance.observation.phase, glance.sheet)
        return RulesDialog(self._desk.window, glance.words, glance.sheet, wanted)

    def show_keys(self) -> None:
        """Open the list of keys."""
        self.keys_dialog().open()

    def keys_dialog(self) -> KeysDialog:
        """Return the list of keys."""
        from tarock_desktop.ui.dialogs.keys import KeysDialog

        return KeysDialog(self._desk.window, self._desk.window.commands)

    def show_about(self) -> None:
        """Open the words about the program."""
        self.about_dialog().open()

    def about_dialog(self) -> AboutDialog:
        """Return the words about the program."""
        from tarock_desktop.ui.dialogs.about import AboutDialog

        return AboutDialog(self._desk.window)
