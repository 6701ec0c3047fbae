"""Duplicate between tables in the window: the files, and the deals of the set that are played."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, final

from msgspec.structs import replace
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from tarock_desktop.documents.errors import DocumentError
from tarock_desktop.families import FAMILY_OF
from tarock_desktop.table.amounts import total
from tarock_desktop.table.seats import Seat, Watcher
from tarock_desktop.ui.commands.registry import Command, Menu
from tarock_desktop.ui.game.bridge import Bridge
from tarock_desktop.ui.window.deal_editing import DealEditing, not_saved
from tarock_desktop.ui.window.dialogs import Dialogs
from tarock_desktop.ui.window.game_opener import GameOpener
from tarock_desktop.ui.window.main_window import MainWindow
from tarock_desktop.ui.window.unsaved import ask_unsaved
from tarock_desktop.variants.loader import identity_of, load_variant

if TYPE_CHECKING:
    from tarock_desktop.records.duplicate_sets import DuplicateSet
    from tarock_desktop.session.deals import Deal
    from tarock_desktop.texts.printout import Printout
    from tarock_desktop.ui.dialogs.unsaved import Unsaved
    from tarock_desktop.ui.duplicate.dialog import Duplicate, DuplicateDialog
    from tarock_desktop.ui.duplicate.new_set import NewSetDialog

# ruff: noqa: PLC0415 - only who plays duplicate needs all this


@final
class Duplicates(QObject):
    """Keeps the set that is played, takes down what its deals bring, and shows the comparison."""

    def __init__(
        self,
        window: MainWindow,
        opener: GameOpener,
        dialogs: Dialogs,
        editing: DealEditing,
    ) -> None:
        super().__init__(window)
        self._window, self._opener = window, opener
        self._dialogs, self._editing = dialogs, editing
        self._state: Duplicate | None = None
        self._dialog: DuplicateDialog | None = None

    def commands(self) -> tuple[Command, ...]:
        """Return the command that opens the dialog."""
        text = self.tr("Duplicate bet&ween tables…")
        return (Command("game.duplicate", Menu.GAME, text, self.show, "Ctrl+T"),)

    @property
    def state(self) -> Duplicate:
        """The set and the tables."""
        from tarock_desktop.ui.duplicate.dialog import Duplicate

        if self._state is None:
            self._state = Duplicate()
        return self._state

    def show(self) -> None:
        """Open the dialog."""
        self.dialog().open()

    def dialog(self) -> DuplicateDialog:
        """Return the dialog of the set."""
        from tarock_desktop.ui.duplicate.dialog import DuplicateDialog

        window = self._window
        dialog = DuplicateDialog(
            window, self.state, lambda: window.catalogue, lambda: window.theme
        )
        dialog.new_wanted.connect(self._when_saved(self._ask_new))
        dialog.open_wanted.connect(self._when_saved(self._ask_set))
        dialog.files_wanted.connect(self._ask_results)
        dialog.save_wanted.connect(self.ask_save)
        dialog.play_wanted.connect(self.play)
        dialog.pdf_wanted.connect(self._ask_pdf)
        dialog.csv_wanted.connect(self._ask_csv)
        dialog.destroyed.connect(self._forget)
        self._dialog = dialog
        return dialog

    def _forget(self) -> None:
        self._dialog = None

    def _refresh(self) -> None:
        if self._dialog is not None:
            self._dialog.refresh()

    # ------------------------------------------------------------------ the set

    def use_set(self, played: DuplicateSet) -> None:
        """Play another set; nothing is known of any table."""
        from tarock_desktop.records.duplicate_results import TableResults

        names = [seat.name for seat in self._opener.game_like_this(played.ruleset).seats]
        state = self.state
        state.played = played
        this = TableResults(self.tr("This table"), tuple(names[: played.people]), {})
        state.tables, state.kept = [this], []
        self._refresh()

    def unsaved(self) -> Sequence[Unsaved]:
        """Return the tables whose results are in no file."""
        from tarock_desktop.ui.dialogs.unsaved import Unsaved

        if self._state is None:
            return ()
        sentence, unsaved = self.tr("The results of {table} are not saved."), self._state.unsaved
        return [
            Unsaved(sentence.format(table=each.table), partial(self.ask_save, place))
            for place, each in enumerate(self._state.tables)
            if each in unsaved
        ]

    def _when_saved(self, ask: Callable[[], object]) -> Callable[[], None]:
        """Return what asks for another set once the results of this one are saved or given up."""

        def first() -> None:
            parent = self._dialog or self._window
            ask_unsaved(parent, self.unsaved, self.tr("Go on without saving"), ask)

        return first

    def open_set(self, path: Path) -> None:
        """Play the set of a file, or say what is wrong with it."""
        from tarock_desktop.records.duplicate_sets import load_set

        try:
            played = load_set(path)
        except DocumentError as error:
            self._window.report(self._window.problem(error))
            return
        self.use_set(played)

    def take_set(self, path: Path) -> None:
        """Open the dialog with the set of a file; first ask for results that are not saved."""
        if self._dialog is None:
            self.show()
        self._when_saved(lambda: self.open_set(path))()

    def take_results(self, path: Path) -> None:
        """Open the dialog with the results of a file; without a set, say what comes first."""
        if self.state.played is None:
            self._window.report(self.tr("First open the set that these results belong to."))
            return
        if self._dialog is None:
            self.show()
        self.open_results([path])

    def _ask_set(self) -> None:
        wanted = self.tr("Sets of deals (*.toml)")
        dialog = self._dialogs.file_dialog(self.tr("Open a set of deals"), wanted)
        dialog.fileSelected.connect(lambda chosen: self.open_set(Path(chosen)))
        dialog.open()

    def new_set_dialog(self) -> NewSetDialog:
        """Return the dialog that asks for a new set."""
        from tarock_desktop.ui.duplicate.new_set import NewSetDialog

        first = self._opener.game_like_this().ruleset
        rulesets = (first, *(name for name in FAMILY_OF if name != first))
        sheets = {name: identity_of(name).name for name in rulesets}
        edited = self._edited()
        extra = {}
        if edited is not None:
            extra[edited.ruleset] = self.tr("The deal of the editor is the first of the set.")
        return NewSetDialog(self._window, sheets, extra)

    def _edited(self) -> Deal | None:
        """Return the deal of the editor, if a set can have it."""
        deal = self._editing.playable_deal()
        if deal is None or len(deal.hands) != load_variant(deal.ruleset).sheet.dealt:
            return None
        return replace(deal, names=(), players=(), wishes=())

    def _ask_new(self) -> None:
        dialog = self.new_set_dialog()
        dialog.accepted.connect(
            lambda: self._ask_where(
                self.new_set(dialog.name.name(), dialog.ruleset(), dialog.count.value())
            )
        )
        dialog.open()

    def new_set(self, name: str, ruleset: str, count: int) -> DuplicateSet:
        """Return a set of new deals; a deal of the editor comes first, everybody deals in turn."""
        from tarock_desktop.records.duplicate_sets import DuplicateSet
        from tarock_desktop.session.deal_number import PACKS, DealNumber
        from tarock_desktop.session.numbered_deals import deal_of_number

        options = self._opener.game_like_this(ruleset).options
        variant = load_variant(ruleset, options)
        people, edited = variant.sheet.dealt, self._edited()
        deals = [edited] if edited is not None and edited.ruleset == ruleset else []
        for _ in range(count):
            number = DealNumber(secrets.randbelow(PACKS), Seat((len(deals) - 1) % people))
            deals.append(deal_of_number(number, variant, people))
        return DuplicateSet(name, ruleset, dict(options), tuple(deals))

    def _ask_where(self, made: DuplicateSet) -> None:
        title, wanted = self.tr("Save the set of deals"), self.tr("Sets of deals (*.toml)")
        dialog = self._dialogs.save_dialog(title, wanted, self.tr("set") + ".toml")
        dialog.fileSelected.connect(lambda chosen: self.save_set(made, Path(chosen)))
        dialog.open()

    def save_set(self, made: DuplicateSet, path: Path) -> None:
        """Save a set for all tables, and play it at this one."""
        from tarock_desktop.records.duplicate_sets import format_set

        if self._write(path, format_set(made)):
            self.use_set(made)

    def _write(self, path: Path, text: str) -> bool:
        """Write a file, or say why it can't be written; return whether it was."""
        try:
            path.write_text(text, encoding="utf-8", newline="\n")
        except OSError as error:
            self._window.report_unsaved(not_saved(path, error))
            return False
        return True

    # ------------------------------------------------------------------ playing

    def play(self, number: int) -> None:
        """Begin a game with a deal of the set, counted from 1."""
        played = self.state.played
        if played is None:
            return
        if self._dialog is not None:
            self._dialog.close()
        usual = self._opener.game_like_this(played.ruleset)
        seats = usual.seats
        if len(seats) != played.people:
            seats = self._opener.usual_game(played.ruleset, played.people).seats
        setup = replace(usual, options=dict(played.options), seats=seats)
        bridge = self._opener.begin_deal(setup, played.deals[number - 1])
        bridge.happened.connect(partial(self._take_down, bridge, number))
        bridge.rewound.connect(partial(self._take_down, bridge, number))

    def _take_down(self, bridge: Bridge, number: int, *_: object) -> None:
        """Keep what a deal of the set has brought, once its hand is over."""
        from tarock_desktop.records.duplicate_results import TableResults

        state, seen = self.state, bridge.session.observation(Watcher.PUBLIC)
        if state.played is None or seen.round.hand_no != 1:
            return
        this = state.tables[0]
        scores = {at: row for at, row in this.scores.items() if at != number}
        if seen.result.over:
            people = len(seen.round.seats)
            scores[number] = total((line.amounts for line in seen.result.lines), people)
        if scores != this.scores:
            names = tuple(bridge.session.seating.names)
            state.tables[0] = TableResults(this.table, names, scores)

    # ------------------------------------------------------------------ results

    def _ask_results(self) -> None:
        wanted = self.tr("Results and games (*.toml *.tarock)")
        dialog = self._dialogs.file_dialog(self.tr("Open the results of one table"), wanted)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(lambda chosen: self.open_results([*map(Path, chosen)]))
        dialog.open()

    def open_results(self, paths: list[Path]) -> None:
        """Take the results of one table from its files, or say what is wrong with them."""
        from tarock_desktop.records.duplicate_results import joined, table_of

        state = self.state
        if state.played is None or not paths:
            return
        try:
            parts = [table_of(path, state.played) for path in paths]
            found = joined(parts[0].table, parts, str(paths[0]))
        except DocumentError as error:
            self._window.report(self._window.problem(error))
            return
        known = [each.table for each in state.tables]
        place = len(known)
        if not state.compared:
            # Who goes on with a set opens first what his own table has played.
            place, known = 0, []
            state.tables.clear()
        if found.table in known and self._dialog is not None:
            found = replace(found, table=self._dialog.new_name(known))
        state.tables.append(found)
        state.kept.append(found)
        self._refresh()
        if self._dialog is not None:
            self._dialog.choose_table(place)

    def ask_save(self, place: int) -> QFileDialog:
        """Ask where the results of a table are to be saved; return the dialog that asks."""
        title, wanted = self.tr("Save the results"), self.tr("Results (*.toml)")
        name = self.state.tables[place].table
        dialog = self._dialogs.save_dialog(title, wanted, f"{name}.toml")
        dialog.fileSelected.connect(lambda chosen: self.save_results(place, Path(chosen)))
        dialog.open()
        return dialog

    def save_results(self, place: int, path: Path) -> None:
        """Save what a table has scored; the table is called like the file from then on."""
        from tarock_desktop.documents.people import MAX_NAME, clean_line, is_name
        from tarock_desktop.records.duplicate_results import format_results

        state = self.state
        if state.played is None:
            return
        name = clean_line(path.stem[:MAX_NAME])
        results = state.tables[place]
        if is_name(name):
            results = state.tables[place] = replace(results, table=name)
        if self._write(path, format_results(results, state.played)):
            state.kept.append(results)
        self._refresh()

    # ------------------------------------------------------------------ the comparison

    def printout(self) -> Printout | None:
        """Return the comparison to be printed; `None`: no set is played."""
        from tarock_desktop.records.duplicate_scores import compare
        from tarock_desktop.texts.duplicates import DuplicateTexts
        from tarock_desktop.texts.printout import PrintoutTexts

        state, catalogue = self.state, self._window.catalogue
        if state.played is None:
            return None
        texts, played = DuplicateTexts(catalogue), state.played
        tables = state.compared
        blocks = texts.blocks(played, tables, compare(played, tables))
        sheet = played.variant.sheet.ruleset.sheet
        return PrintoutTexts(catalogue).printout(texts.title(played), sheet, played.digest, blocks)

    def _ask_pdf(self) -> None:
        title = self.tr("Save the comparison")
        dialog = self._dialogs.save_dialog(title, "PDF (*.pdf)", self.tr("comparison") + ".pdf")
        dialog.fileSelected.connect(lambda chosen: self.save_pdf(Path(chosen)))
        dialog.open()

    def save_pdf(self, path: Path) -> None:
        """Save the comparison as a PDF."""
        from tarock_desktop.printing.pdf import write_pdf

        printout = self.printout()
        if printout is None:
            return
        try:
            write_pdf(printout, path)
        except OSError as error:
            self._window.report_unsaved(not_saved(path, error))

    def _ask_csv(self) -> None:
        title = self.tr("Save the comparison")
        dialog = self._dialogs.save_dialog(title, "CSV (*.csv)", self.tr("comparison") + ".csv")
        dialog.fileSelected.connect(lambda chosen: self.save_csv(Path(chosen)))
        dialog.open()

    def save_csv(self, path: Path) -> None:
        """Save the comparison for a spreadsheet."""
        from tarock_desktop.records.duplicate_scores import compare
        from tarock_desktop.texts.duplicates import comparison_csv

        state = self.state
        if state.played is not None:
            found = compare(state.played, state.compared)
            self._write(path, comparison_csv(state.compared, found))
