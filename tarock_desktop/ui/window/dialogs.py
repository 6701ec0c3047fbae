"""Opens dialogs. Their modules are read when the first one is opened, not at the start."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, final

from PySide6.QtCore import QObject, Qt

from tarock_desktop.bots.levels import LEVELS
from tarock_desktop.families import FAMILY_OF
from tarock_desktop.texts.render import Words
from tarock_desktop.ui.game.setup import GameSetup
from tarock_desktop.ui.people.keeper import Keeper
from tarock_desktop.ui.window.game_in_play import GameInPlay
from tarock_desktop.ui.window.game_opener import GameOpener
from tarock_desktop.ui.window.main_window import MainWindow
from tarock_desktop.ui.window.settings import Settings
from tarock_desktop.variants.loader import load_variant
from tarock_desktop.variants.schema import Sheet

if TYPE_CHECKING:
    from PySide6.QtWidgets import QFileDialog

    from tarock_desktop.ui.dialogs.about import AboutDialog
    from tarock_desktop.ui.dialogs.comparison import ComparisonDialog
    from tarock_desktop.ui.dialogs.deal_number import DealNumberDialog
    from tarock_desktop.ui.dialogs.keys import KeysDialog
    from tarock_desktop.ui.dialogs.new_game import NewGameDialog
    from tarock_desktop.ui.dialogs.preferences import PreferencesDialog
    from tarock_desktop.ui.dialogs.rules import RulesDialog
    from tarock_desktop.ui.dialogs.score_card import ScoreCardDialog
    from tarock_desktop.ui.people.dialog import PeopleDialog

# ruff: noqa: PLC0415 - reading these modules takes time that the start does not have


@final
class Dialogs(QObject):
    """The dialogs of one window."""

    def __init__(
        self,
        window: MainWindow,
        settings: Settings,
        game: GameInPlay,
        opener: GameOpener,
        keeper: Keeper,
    ) -> None:
        super().__init__(window)
        self._window, self._settings, self._game, self._opener = window, settings, game, opener
        self._keeper = keeper
        window.rules_wanted.connect(self.show_rules)
        game.card_wanted.connect(self.ask_score_card)

    def ask_new_game(self, before: GameSetup | None = None) -> None:
        """Ask for a new game, like the one *before*; without that, like the one on the table."""
        dialog = self.new_game_dialog(before)
        dialog.accepted.connect(lambda: self._opener.open_asked(dialog.setup()))
        dialog.open()

    def new_game_dialog(self, before: GameSetup | None = None) -> NewGameDialog:
        """Return the dialog that asks for a new game."""
        from tarock_desktop.ui.dialogs.new_game import NewGameDialog, Offer

        seats = self._opener.usual_seats()
        if before is None:
            before = self._opener.game_like_this()
        catalogue = self._window.catalogue
        names = [seat.name for seat in seats]

        def words(ruleset: str) -> tuple[Words, Sheet]:
            sheet = load_variant(ruleset).sheet
            return Words(catalogue, sheet, names), sheet

        rulesets = {name: load_variant(name).sheet.ruleset.name for name in FAMILY_OF}
        offer = Offer(rulesets, words, tuple(LEVELS), seats, self.known_people())
        return NewGameDialog(self._window, offer, before)

    def known_people(self) -> tuple[str, ...]:
        """Return the names of those who have sat at this computer before."""
        return tuple(person.name for person in self._keeper.people)

    def show_people(self) -> None:
        """Open what the people at this computer have played."""
        self.people_dialog().open()

    def people_dialog(self) -> PeopleDialog:
        """Return what the people at this computer have played."""
        from tarock_desktop.ui.people.dialog import PeopleDialog

        window = self._window
        seating = None if window.session is None else window.session.seating
        first = seating.names[seating.humans[0]] if seating and seating.humans else ""
        dialog = PeopleDialog(window, self._keeper, window.theme, window.words_for, first)
        dialog.renamed.connect(self._opener.rename)
        return dialog

    def ask_deal(self) -> None:
        """Ask for the file of a deal and play it."""
        dialog = self.deal_dialog()
        dialog.fileSelected.connect(lambda chosen: self._opener.try_deal(Path(chosen)))
        dialog.open()

    def deal_dialog(self) -> QFileDialog:
        """Return the dialog that asks for the file of a deal."""
        return self.file_dialog(self.tr("Play a deal from a file"), self.tr("Deals (*.toml)"))

    def ask_deal_number(self) -> None:
        """Ask for the number of a deal and play it."""
        dialog = self.deal_number_dialog()

        def play() -> None:
            number = dialog.number()
            if number is not None:
                self._opener.open_number(number, dialog.ruleset())

        dialog.accepted.connect(play)
        dialog.open()

    def deal_number_dialog(self) -> DealNumberDialog:
        """Return the dialog that asks for the number of a deal."""
        from tarock_desktop.texts.problems import ProblemTexts
        from tarock_desktop.ui.dialogs.deal_number import DealNumberDialog, SheetOfDeals

        session = self._window.session
        first = self._opener.usual_game().ruleset if session is None else session.ruleset
        sheets = {}
        for name in (first, *(name for name in FAMILY_OF if name != first)):
            sheet = load_variant(name).sheet
            sheets[name] = SheetOfDeals(
                sheet.ruleset.name, sheet.dealt, sheet.deal.hand, sheet.deal.talon
            )
        number = None if session is None else session.deal_number()
        return DealNumberDialog(self._window, sheets, ProblemTexts(self._window.catalogue), number)

    def ask_saved(self) -> None:
        """Ask for a saved game and go on with it."""
        dialog = self.saved_dialog()
        dialog.fileSelected.connect(lambda chosen: self._opener.open_saved(Path(chosen)))
        dialog.open()

    def saved_dialog(self) -> QFileDialog:
        """Return the dialog that asks for a saved game."""
        wanted = self.tr("Games (*.tarock *.tarock-evening)")
        dialog = self.file_dialog(self.tr("Open game"), wanted)
        folder = self._opener.folder
        if folder is not None and folder.is_dir():
            dialog.setDirectory(str(folder))
        return dialog

    def save_dialog(self, title: str, wanted: str, name: str) -> QFileDialog:
        """Return a dialog that asks under which name a file is to be saved."""
        from PySide6.QtWidgets import QFileDialog

        dialog = self.file_dialog(title, wanted)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        dialog.setLabelText(QFileDialog.DialogLabel.Accept, self.tr("&Save"))
        dialog.setDefaultSuffix(Path(name).suffix.removeprefix("."))
        dialog.selectFile(name)
        return dialog

    def file_dialog(self, title: str, wanted: str) -> QFileDialog:
        """Return a dialog that asks for a file of a kind that is there."""
        from PySide6.QtWidgets import QFileDialog

        from tarock_desktop.ui.style.file_dialogs import follow_theme

        dialog = QFileDialog(self._window, title)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters([wanted, self.tr("All files (*)")])
        # Qt has no words of its own in some languages.
        labels = QFileDialog.DialogLabel
        dialog.setLabelText(labels.LookIn, self.tr("Look in:"))
        dialog.setLabelText(labels.FileName, self.tr("File &name:"))
        dialog.setLabelText(labels.FileType, self.tr("Files of &type:"))
        dialog.setLabelText(labels.Accept, self.tr("&Open"))
        dialog.setLabelText(labels.Reject, self.tr("Cancel"))
        follow_theme(dialog, self._window.theme)
        return dialog

    def ask_score_card(self) -> None:
        """Ask for the card of the round."""
        self.score_card_dialog().open()

    def score_card_dialog(self) -> ScoreCardDialog:
        """Return the card of the round that is played."""
        from tarock_desktop.session.score_card import score_card
        from tarock_desktop.ui.dialogs.score_card import ScoreCardDialog

        window, session = self._window, self._window.session
        if session is None or window.words is None:
            raise LookupError("no game is on the table")
        dialog = ScoreCardDialog(window, window.words, score_card(session))
        dialog.handed_in.connect(self._game.hand_in)
        dialog.numbered.connect(self._game.rounds.note_numbers)
        return dialog

    def ask_preferences(self) -> None:
        """Ask for settings."""
        dialog = self.preferences_dialog()
        dialog.accepted.connect(lambda: self._settings.change(**dialog.values()))
        dialog.open()

    def preferences_dialog(self) -> PreferencesDialog:
        """Return the dialog that asks for settings."""
        from tarock_desktop.ui.dialogs.preferences import PreferencesDialog

        return PreferencesDialog(self._window, self._settings.preferences)

    def show_rules(self, article: str = "") -> None:
        """Open the rules of the sheet, at *article* or at what goes on now."""
        self.rules_dialog(article).show()

    def rules_dialog(self, article: str = "") -> RulesDialog:
        """Return the rules of the sheet, open at *article* or at what goes on now."""
        from tarock_desktop.ui.dialogs.rules import RulesDialog

        glance = self._window.shown_glance()
        if glance is None:
            raise LookupError("no game is on the table")
        wanted = article or glance.sheet.article_of(glance.observation.phase)
        return RulesDialog(self._window, glance.words, glance.sheet, wanted)

    def show_comparison(self, ruleset: str = "") -> None:
        """Open what the rule sheets say differently."""
        self.comparison_dialog(ruleset).show()

    def comparison_dialog(self, ruleset: str = "") -> ComparisonDialog:
        """Return what the rule sheets say differently, *ruleset* or that of the table first."""
        from tarock_desktop.ui.dialogs.comparison import ComparisonDialog

        session, window = self._window.session, self._window
        first = ruleset or ("" if session is None else session.ruleset)
        present = (first,) if first else ()
        names = (*present, *(name for name in FAMILY_OF if name not in present))
        return ComparisonDialog(window, window.catalogue, names)

    def show_keys(self) -> None:
        """Open the list of keys."""
        self.keys_dialog().open()

    def keys_dialog(self) -> KeysDialog:
        """Return the list of keys."""
        from tarock_desktop.ui.dialogs.keys import KeysDialog

        return KeysDialog(self._window, self._window.commands)

    def show_about(self) -> None:
        """Open the words about the program."""
        self.about_dialog().open()

    def about_dialog(self) -> AboutDialog:
        """Return the words about the program."""
        from tarock_desktop.ui.dialogs.about import AboutDialog

        return AboutDialog(self._window)
