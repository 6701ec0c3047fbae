"""The deal editor in the window: when it may be opened, its files, and the way back."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, final

from PySide6.QtCore import QObject

from tarock_desktop.documents.errors import DocumentError, Position
from tarock_desktop.documents.files import load, reason
from tarock_desktop.session.deal_number import DealNumber
from tarock_desktop.session.deals import Deal, format_deal, read_draft, status
from tarock_desktop.session.numbered_deals import deal_of_number
from tarock_desktop.table.phases import BETWEEN_HANDS
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Watcher
from tarock_desktop.ui.commands.registry import Command, Menu
from tarock_desktop.ui.window.dialogs import Dialogs
from tarock_desktop.ui.window.game_opener import GameOpener
from tarock_desktop.ui.window.home import Home
from tarock_desktop.ui.window.main_window import MainWindow
from tarock_desktop.variants.loader import load_sheet, load_variant

if TYPE_CHECKING:
    from PySide6.QtWidgets import QFileDialog

    from tarock_desktop.ui.deal_editor.page import DealEditorPage
    from tarock_desktop.ui.deal_editor.steps import Steps
    from tarock_desktop.ui.dialogs.unsaved import Unsaved

# ruff: noqa: PLC0415 - a start at the table has no time for the editor


def not_saved(path: Path, error: OSError) -> DocumentError:
    """Return why a file could not be written, to be said in the language of the window."""
    return DocumentError(path.name, Position(1, 1), reason(error))


@final
class DealEditing(QObject):
    """Puts the editor in front of the game, which waits."""

    def __init__(
        self, window: MainWindow, opener: GameOpener, dialogs: Dialogs, home: Home
    ) -> None:
        super().__init__(window)
        self._window, self._opener = window, opener
        self._dialogs, self._home = dialogs, home
        self._steps: Steps | None = None
        self._kept: Deal | None = None
        """The deal that lies in a file or in a game as it is."""
        self._leads_home = False

    def commands(self) -> tuple[Command, ...]:
        """Return the command that opens the editor."""
        text = self.tr("&Edit a deal…")
        return (Command("game.edit", Menu.GAME, text, self.open, "Ctrl+E", enabled=self.may_open),)

    def may_open(self) -> bool:
        """Whether the editor may be had: not while a hand is played at a tournament table."""
        session = self._window.session
        if session is None or session.mode is not Mode.TOURNAMENT:
            return True
        return session.observation(Watcher.PUBLIC).phase in BETWEEN_HANDS

    @property
    def page(self) -> DealEditorPage | None:
        """The editor in front of the game; `None`: it is not open."""
        from tarock_desktop.ui.deal_editor.page import DealEditorPage

        first = self._window.tables.first
        return first if isinstance(first, DealEditorPage) else None

    def open(self) -> None:
        """Open the editor with the deal that was edited last."""
        from tarock_desktop.session.deal_draft import new_draft
        from tarock_desktop.ui.deal_editor.page import DealEditorPage, EditorTable
        from tarock_desktop.ui.deal_editor.steps import Steps
        from tarock_desktop.ui.style.look import Look

        window = self._window
        if self._steps is None:
            session = window.session
            ruleset = self._opener.usual_game().ruleset if session is None else session.ruleset
            self._steps = Steps(new_draft(load_sheet(ruleset, {})))
        table = EditorTable(
            deck=window.view.deck,
            menu=window.page.buttons.menu_button.menu(),
            translations=lambda: window.catalogue,
            words=window.words_for,
            names=lambda: tuple(seat.name for seat in self._opener.usual_seats()),
        )
        self._leads_home = window.tables.first is not None
        page = DealEditorPage(Look(window.theme, window.page.unit()), table, self._steps)
        page.left.connect(self.leave)
        page.played.connect(self._play)
        page.open_wanted.connect(self._ask_file)
        page.save_wanted.connect(self.ask_save)
        page.number_wanted.connect(self._ask_number)
        window.put_first(page)
        page.take_focus()

    def playable_deal(self) -> Deal | None:
        """Return the deal that was edited last, if it can be played."""
        deal = None if self._steps is None else self._steps.now.deal
        if deal is None or status(deal, load_sheet(deal.ruleset, {})):
            return None
        return deal

    def leave(self) -> None:
        """Go back to where the editor was opened."""
        if self._leads_home:
            self._home.show_start()
        else:
            self._home.leave()

    def _play(self, deal: Deal) -> None:
        self._opener.play_deal(deal)
        self._kept = deal

    def unsaved(self) -> Sequence[Unsaved]:
        """Return the deal of the editor, if cards lie in it that no file, game or number has."""
        from tarock_desktop.ui.dialogs.unsaved import Unsaved

        deal = None if self._steps is None else self._steps.now.deal
        if deal is None or deal == self._kept or deal.number:
            return ()
        if not any(deal.piles) and not deal.wishes:
            return ()
        return (Unsaved(self.tr("The deal in the editor is not saved."), self.ask_save),)

    # ------------------------------------------------------------------ files and numbers

    def open_dialog(self) -> QFileDialog:
        """Return the dialog that asks for the file of a deal."""
        return self._dialogs.file_dialog(self.tr("Open a deal"), self.tr("Deals (*.toml)"))

    def save_dialog(self) -> QFileDialog:
        """Return the dialog that asks where the deal is to be saved."""
        title, wanted = self.tr("Save the deal"), self.tr("Deals (*.toml)")
        return self._dialogs.save_dialog(title, wanted, self.tr("deal") + ".toml")

    def _ask_file(self) -> None:
        dialog = self.open_dialog()
        dialog.fileSelected.connect(lambda chosen: self.open_file(Path(chosen)))
        dialog.open()

    def open_file(self, path: Path) -> None:
        """Go on with the deal of a file, whatever cards lie where in it."""
        from tarock_desktop.session.deal_draft import Draft

        try:
            deal = read_draft(load(path))
        except DocumentError as error:
            self._window.report(self._window.problem(error))
            return
        if self.page is not None:
            self.page.show_draft(Draft(deal))
            self._kept = deal

    def ask_save(self) -> QFileDialog:
        """Ask where the deal is to be saved, and save it; return the dialog that asks."""
        dialog = self.save_dialog()
        dialog.fileSelected.connect(lambda chosen: self.save(Path(chosen)))
        dialog.open()
        return dialog

    def save(self, path: Path) -> None:
        """Save the deal as a file, faulty or not."""
        if self._steps is None:
            return
        deal = self._steps.now.deal
        text = format_deal(deal, load_sheet(deal.ruleset, {}))
        try:
            path.write_text(text, encoding="utf-8", newline="\n")
        except OSError as error:
            self._window.report_unsaved(not_saved(path, error))
        else:
            self._kept = deal

    def _ask_number(self) -> None:
        dialog = self._dialogs.deal_number_dialog()
        dialog.button.setText(self.tr("Open"))
        dialog.accepted.connect(lambda: self._open_number(dialog.number(), dialog.ruleset()))
        dialog.open()

    def _open_number(self, number: DealNumber | None, ruleset: str) -> None:
        from tarock_desktop.session.deal_draft import Draft

        if number is not None and self.page is not None:
            variant = load_variant(ruleset)
            self.page.show_draft(Draft(deal_of_number(number, variant, variant.sheet.dealt)))
