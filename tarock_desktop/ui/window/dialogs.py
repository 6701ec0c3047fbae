"""Opens dialogs. Their modules are read when the first one is opened, not at the start."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, final

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt

from tarock_desktop.bots.levels import LEVELS
from tarock_desktop.families import FAMILY_OF
from tarock_desktop.session.agreement import agreement, consents
from tarock_desktop.table.actions import Claim
from tarock_desktop.table.seats import Watcher
from tarock_desktop.texts.render import Words
from tarock_desktop.ui.window.saved_games import SavedGames
from tarock_desktop.variants.loader import load_variant
from tarock_desktop.variants.schema import Sheet

if TYPE_CHECKING:
    from PySide6.QtWidgets import QFileDialog

    from tarock_desktop.ui.dialogs.about import AboutDialog
    from tarock_desktop.ui.dialogs.comparison import ComparisonDialog
    from tarock_desktop.ui.dialogs.keys import KeysDialog
    from tarock_desktop.ui.dialogs.new_game import NewGameDialog
    from tarock_desktop.ui.dialogs.preferences import PreferencesDialog
    from tarock_desktop.ui.dialogs.rules import RulesDialog
    from tarock_desktop.ui.dialogs.score_card import ScoreCardDialog
    from tarock_desktop.ui.incidents.commands import Incidents
    from tarock_desktop.ui.referee.agreement_dialog import AgreementDialog
    from tarock_desktop.ui.referee.claim_dialog import ClaimDialog
    from tarock_desktop.ui.referee.judge_dialog import JudgeDialog
    from tarock_desktop.ui.referee.rulings_dialog import RulingsDialog
    from tarock_desktop.ui.referee.unclaimed_dialog import UnclaimedDialog
    from tarock_desktop.ui.window.desk import Desk

# ruff: noqa: PLC0415 - reading these modules takes time that the start does not have


@final
class Dialogs(QObject):
    """The dialogs of one window."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk
        self.saved_games = SavedGames(desk)
        self._incidents: Incidents | None = None

    def ask_new_game(self) -> None:
        """Ask for a new game."""
        dialog = self.new_game_dialog()
        dialog.accepted.connect(lambda: self._desk.open_new(dialog.wish()))
        dialog.open()

    def new_game_dialog(self) -> NewGameDialog:
        """Return the dialog that asks for a new game."""
        from tarock_desktop.ui.dialogs.new_game import NewGameDialog, Offer

        before, seats = self._desk.usual_game(), self._desk.usual_seats()
        session = self._desk.session
        if session is not None:
            before = replace(
                before,
                ruleset=session.ruleset,
                options=session.options,
                seats=seats[: len(session.seating.places)],
                mode=session.mode,
            )
        catalogue = self._desk.window.speech.catalogue
        names = [seat.name for seat in seats]

        def words(ruleset: str) -> tuple[Words, Sheet]:
            sheet = load_variant(ruleset).sheet
            return Words(catalogue, sheet, names), sheet

        rulesets = {name: load_variant(name).sheet.ruleset.name for name in FAMILY_OF}
        offer = Offer(rulesets, words, tuple(LEVELS), seats)
        return NewGameDialog(self._desk.window, offer, before)

    def ask_deal(self) -> None:
        """Ask for the file of a deal and play it."""
        dialog = self.deal_dialog()
        dialog.fileSelected.connect(lambda chosen: self._desk.try_deal(Path(chosen)))
        dialog.open()

    def deal_dialog(self) -> QFileDialog:
        """Return the dialog that asks for the file of a deal."""
        return self._file_dialog(self.tr("Play a deal from a file"), self.tr("Deals (*.toml)"))

    def ask_saved(self) -> None:
        """Ask for a saved game and go on with it."""
        dialog = self.saved_dialog()
        dialog.fileSelected.connect(lambda chosen: self.saved_games.open(Path(chosen)))
        dialog.open()

    def saved_dialog(self) -> QFileDialog:
        """Return the dialog that asks for a saved game."""
        dialog = self._file_dialog(self.tr("Open game"), self.tr("Games (*.tarock)"))
        if self._desk.folder is not None and self._desk.folder.is_dir():
            dialog.setDirectory(str(self._desk.folder))
        return dialog

    def _file_dialog(self, title: str, wanted: str) -> QFileDialog:
        from PySide6.QtWidgets import QFileDialog

        dialog = QFileDialog(self._desk.window, title)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters([wanted, self.tr("All files (*)")])
        return dialog

    def ask_claim(self) -> None:
        """Ask the person whose cards are on screen for a claim."""
        dialog = self.claim_dialog()
        dialog.accepted.connect(lambda: self.claim(dialog.claim()))
        dialog.open()

    def claim(self, claim: Claim) -> None:
        """Bring a claim before the referee; where agreement comes first, ask for that."""
        session = self._desk.session
        if session is not None and session.sheet.agreement_first:
            self.agreement_dialog(claim).open()
        else:
            self._desk.window.submit(claim)

    def agreement_dialog(self, claim: Claim) -> AgreementDialog:
        """Return the dialog that asks whether everybody lets something pass."""
        from tarock_desktop.ui.referee.agreement_dialog import AgreementDialog

        window, session = self._desk.window, self._desk.session
        if session is None or window.words is None:
            raise LookupError("no game is on the table")
        dialog = AgreementDialog(window, window.words, claim, consents(session, claim))
        dialog.agreed.connect(lambda seats: window.submit(agreement(claim, seats)))
        dialog.referee_wanted.connect(lambda: window.submit(claim))
        return dialog

    def ask_score_card(self) -> None:
        """Ask for the card of the round."""
        self.score_card_dialog().open()

    def score_card_dialog(self) -> ScoreCardDialog:
        """Return the card of the round that is played."""
        from tarock_desktop.session.score_card import score_card
        from tarock_desktop.ui.dialogs.score_card import ScoreCardDialog

        window, session = self._desk.window, self._desk.session
        if session is None or window.words is None:
            raise LookupError("no game is on the table")
        dialog = ScoreCardDialog(window, window.words, score_card(session))
        dialog.handed_in.connect(self._desk.rounds.hand_in)
        return dialog

    def ask_unclaimed(self) -> None:
        """Show what nobody claimed in the hand that is over."""
        self.unclaimed_dialog().open()

    def unclaimed_dialog(self) -> UnclaimedDialog:
        """Return the list of what nobody claimed in the hand that is over."""
        from tarock_desktop.ui.referee.unclaimed_dialog import UnclaimedDialog, UnclaimedText

        window, session = self._desk.window, self._desk.session
        words = window.words
        if session is None or words is None:
            raise LookupError("no game is on the table")

        def read() -> tuple[UnclaimedText, ...]:
            found = session.unclaimed()
            window.commands.refresh()
            return tuple(
                UnclaimedText(
                    words.message(each.explanation),
                    each.article,
                    words.article(each.article).heading,
                    words.consequence(each.row),
                )
                for each in found
            )

        dialog = UnclaimedDialog(window, read, ends_claims=session.hears_claims)
        dialog.article_wanted.connect(self.show_rules)
        return dialog

    def claim_dialog(self) -> ClaimDialog:
        """Return the dialog for a claim of the person whose cards are on screen."""
        from tarock_desktop.ui.referee.claim_dialog import ClaimDialog

        glance = self._desk.window.glance()
        if glance is None or glance.viewer is None:
            raise LookupError("nobody is at the screen")
        # Who rests has dealt, and may have dealt wrong.
        seats = glance.observation.round.seats
        others = tuple(seat for seat in seats if seat != glance.viewer)
        return ClaimDialog(self._desk.window, glance.words, glance.sheet, glance.viewer, others)

    def ask_judge(self, number: int | None = None) -> None:
        """Ask a judge to decide a ruling of this hand, counted from 0, or another dispute."""
        dialog = self.judge_dialog(number)
        dialog.accepted.connect(lambda: self._desk.window.submit(dialog.ruling()))
        dialog.article_wanted.connect(self.show_rules)
        dialog.open()

    def judge_dialog(self, number: int | None = None) -> JudgeDialog:
        """Return the dialog in which a judge decides."""
        from tarock_desktop.ui.referee.judge_dialog import JudgeDialog

        glance = self._desk.window.glance()
        if glance is None:
            raise LookupError("no game is on the table")
        question = None if number is None else glance.question(number)
        asked = None if question is None else (question, glance.ruling(question.ruling))
        seats = glance.observation.round.seats
        return JudgeDialog(self._desk.window, glance.words, seats, asked)

    def ask_rulings(self) -> None:
        """Open the book of all rulings of this game."""
        self.rulings_dialog().open()

    def rulings_dialog(self) -> RulingsDialog:
        """Return the book of all rulings of this game."""
        from tarock_desktop.ui.referee.rulings_dialog import PastText, RulingsDialog

        glance, session = self._desk.window.glance(), self._desk.session
        if glance is None or session is None:
            raise LookupError("no game is on the table")
        texts = tuple(
            PastText(
                past.hand,
                past.ruling.row,
                glance.words.seat(past.ruling.seat) if past.ruling.seat >= 0 else "",
                glance.ruling(past.ruling),
                (past.judged and glance.words.event(past.judged, Watcher.PUBLIC)) or "",
            )
            for past in session.rulings(glance.observation.viewer)
        )
        dialog = RulingsDialog(self._desk.window, texts)
        dialog.article_wanted.connect(self.show_rules)
        return dialog

    def ask_incident(self) -> None:
        """Ask which incident is to be shown."""
        self.incidents.ask()

    @property
    def incidents(self) -> Incidents:
        """What shows incidents."""
        from tarock_desktop.ui.incidents.commands import Incidents

        if self._incidents is None:
            self._incidents = Incidents(self._desk)
        return self._incidents

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
        from tarock_desktop.ui.dialogs.rules import RulesDialog

        glance = self._desk.window.stage.glance()
        if glance is None:
            raise LookupError("no game is on the table")
        wanted = article or glance.sheet.article_of(glance.observation.phase)
        return RulesDialog(self._desk.window, glance.words, glance.sheet, wanted)

    def show_comparison(self) -> None:
        """Open what the rule sheets say differently."""
        self.comparison_dialog().show()

    def comparison_dialog(self) -> ComparisonDialog:
        """Return what the rule sheets say differently, the sheet on the table first."""
        from tarock_desktop.ui.dialogs.comparison import ComparisonDialog

        session, window = self._desk.session, self._desk.window
        present = () if session is None else (session.ruleset,)
        names = (*present, *(name for name in FAMILY_OF if name not in present))
        return ComparisonDialog(window, window.speech.catalogue, names)

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
