"""Scores that were kept on paper: typed in, saved, opened, printed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, final

from PySide6.QtCore import QObject

from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.families import FAMILY_OF
from tarock_desktop.ui.window.dialogs import Dialogs
from tarock_desktop.ui.window.game_opener import GameOpener
from tarock_desktop.ui.window.main_window import MainWindow
from tarock_desktop.ui.window.unsaved import ask_unsaved
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.loader import load_variant

if TYPE_CHECKING:
    from PySide6.QtWidgets import QFileDialog

    from tarock_desktop.records.paper import PaperScores
    from tarock_desktop.texts.paper import PaperTexts
    from tarock_desktop.ui.dialogs.unsaved import Unsaved
    from tarock_desktop.ui.evening.paper_dialog import PaperDialog

# ruff: noqa: PLC0415 - read when somebody has scores on paper


@final
class Papers(QObject):
    """Opens the dialog for scores from paper, and the files it writes."""

    def __init__(self, window: MainWindow, opener: GameOpener, dialogs: Dialogs) -> None:
        super().__init__(window)
        self._window, self._opener, self._dialogs = window, opener, dialogs
        self._variants: dict[str, Variant] = {}
        self._dialogs_open: list[PaperDialog] = []

    def ask(self) -> None:
        """Open empty sheets for scores from paper."""
        self.dialog().show()

    def open(self, path: Path) -> None:
        """Open the scores of a file, or say what is wrong with it."""
        paper = self._loaded(path)
        if paper is not None:
            dialog = self.dialog(paper)
            dialog.saved(path)
            dialog.show()

    def dialog(self, paper: PaperScores | None = None) -> PaperDialog:
        """Return the dialog with these scores; without any, with an empty table."""
        from tarock_desktop.records.paper import PaperScores, kinds
        from tarock_desktop.ui.evening.paper_dialog import PaperDialog, PaperOffer

        if paper is None:
            ruleset = self._opener.game_like_this().ruleset
            paper = PaperScores(ruleset=ruleset, kind=kinds(self._variant(ruleset))[0])
        rulesets = {name: self._variant(name).sheet.ruleset.name for name in FAMILY_OF}
        offer = PaperOffer(rulesets, self._variant, self._texts)
        dialog = PaperDialog(self._window, self._window.theme, offer, paper)
        dialog.save_wanted.connect(lambda: self.ask_save(dialog))
        dialog.open_wanted.connect(
            lambda: self._when_saved(
                dialog, self.tr("Go on without saving"), lambda: self._ask_open(dialog)
            )
        )
        dialog.leave_wanted.connect(
            lambda: self._when_saved(dialog, self.tr("Close without saving"), dialog.leave)
        )
        dialog.finished.connect(lambda: self._dialogs_open.remove(dialog))
        self._dialogs_open.append(dialog)
        dialog.pdf_wanted.connect(lambda: self._ask_print(dialog, "pdf"))
        dialog.csv_wanted.connect(lambda: self._ask_print(dialog, "csv"))
        return dialog

    def _variant(self, ruleset: str) -> Variant:
        if ruleset not in self._variants:
            self._variants[ruleset] = load_variant(ruleset)
        return self._variants[ruleset]

    def _texts(self, ruleset: str) -> PaperTexts:
        from tarock_desktop.texts.paper import PaperTexts

        variant = self._variant(ruleset)
        words = self._window.words_for(variant.sheet, ())
        return PaperTexts(self._window.catalogue, words, variant)

    # ------------------------------------------------------------------ files

    def unsaved(self) -> Sequence[Unsaved]:
        """Return the scores that no file holds."""
        return [each for dialog in self._dialogs_open for each in self._unsaved(dialog)]

    def _unsaved(self, dialog: PaperDialog) -> Sequence[Unsaved]:
        from tarock_desktop.ui.dialogs.unsaved import Unsaved

        if not dialog.is_changed:
            return ()
        what, title = self.tr("The scores from paper are not saved."), dialog.paper().title
        if title:
            what = self.tr("The scores “{title}” are not saved.").format(title=title)
        return (Unsaved(what, lambda: self.ask_save(dialog)),)

    def _when_saved(self, dialog: PaperDialog, leave: str, then: Callable[[], None]) -> None:
        """Do *then* once the scores of a dialog are saved or given up."""
        ask_unsaved(dialog, lambda: self._unsaved(dialog), leave, then)

    def ask_save(self, dialog: PaperDialog) -> QFileDialog:
        """Ask where the scores are to be saved, and save them; return the dialog that asks."""
        from tarock_desktop.records.paper import SUFFIX

        name = f"scores{SUFFIX}" if dialog.path is None else dialog.path.name
        title, wanted = self.tr("Save the scores"), self._filter()
        asked = self._dialogs.save_dialog(title, wanted, name)
        asked.fileSelected.connect(lambda chosen: self.save(dialog, Path(chosen)))
        asked.open()
        return asked

    def _ask_open(self, dialog: PaperDialog) -> None:
        asked = self._dialogs.file_dialog(self.tr("Open scores"), self._filter())
        asked.fileSelected.connect(lambda chosen: self._show(dialog, Path(chosen)))
        asked.open()

    def _ask_print(self, dialog: PaperDialog, form: str) -> None:
        wanted = self.tr("PDF (*.pdf)") if form == "pdf" else self.tr("Spreadsheet (*.csv)")
        asked = self._dialogs.save_dialog(self.tr("Save the scores"), wanted, f"scores.{form}")
        asked.fileSelected.connect(lambda chosen: self.write(dialog, Path(chosen)))
        asked.open()

    def _filter(self) -> str:
        return self.tr("Scores from paper (*.tarock-scores)")

    def save(self, dialog: PaperDialog, path: Path) -> None:
        """Save the scores of a dialog, right or not."""
        from tarock_desktop.records.paper import save_paper

        try:
            save_paper(dialog.paper(), path)
        except OSError as error:
            self._window.report_unsaved(error)
        else:
            dialog.saved(path)

    def _show(self, dialog: PaperDialog, path: Path) -> None:
        paper = self._loaded(path)
        if paper is not None:
            dialog.show_paper(paper)
            dialog.saved(path)

    def _loaded(self, path: Path) -> PaperScores | None:
        from tarock_desktop.records.paper import load_paper

        try:
            return load_paper(path)
        except DocumentError as error:
            self._window.report(self._window.problem(error))
            return None

    def write(self, dialog: PaperDialog, path: Path) -> None:
        """Write the sheets of all tables and the places, as PDF or for a spreadsheet."""
        from tarock_desktop.journal.rules import hash_of
        from tarock_desktop.ui.window.sheet_files import SheetHead, write_sheets

        paper, window = dialog.paper(), self._window
        sheet = self._variant(paper.ruleset).sheet
        title = paper.title or self.tr("Scores from paper")
        head = SheetHead(title, sheet.ruleset.sheet, hash_of(paper.ruleset, {}))
        texts, words = self._texts(paper.ruleset), window.words_for(sheet, ())
        try:
            write_sheets(texts.sheets(paper), path, head, window.catalogue, words)
        except OSError as error:
            window.report_unsaved(error)
