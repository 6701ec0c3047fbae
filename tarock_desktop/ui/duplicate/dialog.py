"""The dialog of a set: what is to be played, what every table has scored, the comparison."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMenu,
    QTabWidget,
    QTextBrowser,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from tarock_desktop.records.duplicate_results import TableResults
from tarock_desktop.records.duplicate_scores import compare
from tarock_desktop.records.duplicate_sets import DuplicateSet
from tarock_desktop.texts.catalogue import Translations
from tarock_desktop.texts.duplicates import DuplicateTexts
from tarock_desktop.ui.duplicate.printout_page import page
from tarock_desktop.ui.duplicate.results_table import ResultsTable
from tarock_desktop.ui.style.dialog import CloseBox, Dialog
from tarock_desktop.ui.style.fitting import resize_to_fit
from tarock_desktop.ui.style.flow import FlowLayout
from tarock_desktop.ui.style.name_line import NameLine
from tarock_desktop.ui.style.tokens import Space, Theme
from tarock_desktop.ui.style.widgets import Choice, ChoiceBox, Text


class Duplicate(Struct):
    """The set that is played here, and what is known of the tables."""

    played: DuplicateSet | None = None
    tables: list[TableResults] = []
    """The first one is this table."""
    kept: list[TableResults] = []
    """Results that a file holds."""

    @property
    def unsaved(self) -> list[TableResults]:
        """The tables with results that no file holds."""
        return [table for table in self.compared if table not in self.kept]

    @property
    def compared(self) -> list[TableResults]:
        """The tables that have played something."""
        return [table for table in self.tables if table.scores]

    def next_deal(self) -> int | None:
        """Return the first deal that this table has not played; `None`: it has played all."""
        if self.played is None:
            return None
        done = self.tables[0].scores
        return next((n for n in range(1, len(self.played.deals) + 1) if n not in done), None)


@final
class DuplicateDialog(Dialog):
    """Shows a `Duplicate` and says what is wanted."""

    new_wanted = Signal()
    open_wanted = Signal()
    files_wanted = Signal()
    """Results or games of another table are to be opened."""
    save_wanted = Signal(int)
    """The results of a table are to be saved."""
    play_wanted = Signal(int)
    pdf_wanted = Signal()
    csv_wanted = Signal()

    def __init__(
        self,
        parent: QWidget | None,
        duplicate: Duplicate,
        translations: Callable[[], Translations],
        theme: Callable[[], Theme],
    ) -> None:
        super().__init__(parent)
        self._duplicate, self._translations, self._theme = duplicate, translations, theme
        self.setWindowTitle(self.tr("Duplicate"))
        self.title, self.note = Text("", "question"), Text("", "muted")
        self.new = Choice(self.tr("New set…"), self.new_wanted.emit)
        self.open_set = Choice(self.tr("Open set…"), self.open_wanted.emit)
        self.play = Choice("", self._play, primary=True)
        self.table = ChoiceBox()
        self.table.setAccessibleName(self.tr("Table"))
        self.table.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToContents)
        self.name = NameLine("")
        self.name.setAccessibleName(self.tr("Name of the table"))
        self._make_tools()
        self.results = ResultsTable()
        self.results.setAccessibleName(self.tr("Results of the table"))
        self.comparison = QTextBrowser()
        self.comparison.setAccessibleName(self.tr("Comparison"))
        self.pdf = Choice(self.tr("Save as PDF…"), self.pdf_wanted.emit)
        self.csv = Choice(self.tr("Save as CSV…"), self.csv_wanted.emit)
        self._lay_out()
        self.table.activated.connect(self._show_table)
        self.results.changed.connect(self._take)
        self.name.editingFinished.connect(self._rename)
        self.refresh()
        resize_to_fit(self, 820, 640)

    def _make_tools(self) -> None:
        """Make the menu of what can be done with tables."""
        self.tools = QToolButton()
        self.tools.setText(self.tr("Tables") + " ▾")
        self.tools.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self.tools)
        self.tools.setMenu(menu)
        self.add = menu.addAction(self.tr("&Add a table by hand"), self._add)
        self.files = menu.addAction(self.tr("&Open results or games…"), self.files_wanted.emit)
        self.save = menu.addAction(self.tr("&Save these results…"), self._save)
        self.remove = menu.addAction(self.tr("&Remove this table"), self._remove)

    def _lay_out(self) -> None:
        head = FlowLayout(None, Space.S)
        for button in (self.new, self.open_set, self.play):
            head.addWidget(button)
        tools = FlowLayout(None, Space.S)
        for part in (self.table, self.name, self.tools):
            tools.addWidget(part)
        deals, compared = QWidget(), QWidget()
        first, second = QVBoxLayout(deals), QVBoxLayout(compared)
        first.addLayout(tools)
        first.addWidget(self.results, 1)
        second.addWidget(self.comparison, 1)
        buttons = QHBoxLayout()
        buttons.addWidget(self.pdf)
        buttons.addWidget(self.csv)
        buttons.addStretch(1)
        second.addLayout(buttons)
        self.tabs = QTabWidget()
        self.tabs.addTab(deals, self.tr("Results"))
        self.tabs.addTab(compared, self.tr("Comparison"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.M, Space.M, Space.M, Space.M)
        layout.setSpacing(Space.S)
        layout.addWidget(self.title)
        layout.addWidget(self.note)
        layout.addLayout(head)
        layout.addWidget(self.tabs, 1000)
        # Without a set nothing else takes the room.
        layout.addStretch(1)
        layout.addWidget(CloseBox(self))

    def refresh(self) -> None:
        """Show the set and the tables as they are."""
        played = self._duplicate.played
        self._offer_play()
        self.play.setHidden(played is None)
        self.tabs.setHidden(played is None)
        if played is None:
            self.title.setText(self.tr("Several tables play the same deals."))
            self.note.setText(
                self.tr(
                    "Make a set and give its file to every table, or open the file you were "
                    "given. Afterwards all results are compared."
                )
            )
            return
        self.title.setText(played.name)
        sheet = played.variant.sheet.ruleset.name
        self.note.setText(
            self.tr("{sheet}, deals: {count}, set {digest}").format(
                sheet=sheet, count=len(played.deals), digest=played.digest
            )
        )
        blocker = QSignalBlocker(self.table)
        chosen = max(0, min(self.table.currentIndex(), len(self._duplicate.tables) - 1))
        self.table.clear()
        self.table.addItems([each.table for each in self._duplicate.tables])
        self.table.setCurrentIndex(chosen)
        blocker.unblock()
        self._show_table()
        self._compare(played)

    def _offer_play(self) -> None:
        due = self._duplicate.next_deal()
        self.play.setEnabled(due is not None)
        self.play.setText(
            self.tr("All deals are played")
            if due is None
            else self.tr("Play deal {number}").format(number=due)
        )

    def choose_table(self, place: int) -> None:
        """Show the results of another table."""
        self.table.setCurrentIndex(place)
        self._show_table()

    def _show_table(self) -> None:
        played, place = self._duplicate.played, self.table.currentIndex()
        self.remove.setEnabled(place > 0)
        if played is not None and place >= 0:
            shown = self._duplicate.tables[place]
            self.name.setText(shown.table)
            self.results.show_results(played, shown)

    def _compare(self, played: DuplicateSet) -> None:
        tables = self._duplicate.compared
        texts = DuplicateTexts(self._translations())
        blocks = texts.blocks(played, tables, compare(played, tables))
        self.comparison.setHtml(page(blocks, self._theme()))

    def _take(self, results: TableResults) -> None:
        """Keep what was typed; the cells are left alone, or the typing would end."""
        self._duplicate.tables[self.table.currentIndex()] = results
        self._offer_play()
        if self._duplicate.played is not None:
            self._compare(self._duplicate.played)

    def _play(self) -> None:
        due = self._duplicate.next_deal()
        if due is not None:
            self.play_wanted.emit(due)

    def _save(self) -> None:
        self.save_wanted.emit(self.table.currentIndex())

    def _rename(self) -> None:
        """Give the table another name, which no other one has."""
        place, name = self.table.currentIndex(), self.name.name()
        if place < 0 or self._duplicate.played is None:
            return
        others = [each.table for at, each in enumerate(self._duplicate.tables) if at != place]
        if name and name not in others:
            renamed = replace(self._duplicate.tables[place], table=name)
            self._duplicate.tables[place] = renamed
        self.refresh()

    def _remove(self) -> None:
        place = self.table.currentIndex()
        if place > 0:
            del self._duplicate.tables[place]
            self.refresh()

    def _add(self) -> None:
        """Add a table whose results are typed."""
        played = self._duplicate.played
        if played is None:
            return
        known = [each.table for each in self._duplicate.tables]
        names = tuple(
            self.tr("Player {number}").format(number=n + 1) for n in range(played.people)
        )
        self._duplicate.tables.append(TableResults(self.new_name(known), names, {}))
        self.refresh()
        self.choose_table(len(known))

    def new_name(self, known: Sequence[str]) -> str:
        """Return a name for a table that no other one has."""
        number = len(known) + 1
        while (name := self.tr("Table {number}").format(number=number)) in known:
            number += 1
        return name
