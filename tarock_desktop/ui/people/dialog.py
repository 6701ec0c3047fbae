"""The people at this computer and what they have played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final, final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFileDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from tarock_desktop.documents.errors import START, DocumentError
from tarock_desktop.documents.faults import fault
from tarock_desktop.documents.files import reason
from tarock_desktop.records.people import COLOURS, Person
from tarock_desktop.records.records import Records
from tarock_desktop.records.spreadsheet import csv_of
from tarock_desktop.records.statistics import SheetStatistics
from tarock_desktop.texts.languages import LANGUAGES
from tarock_desktop.texts.render import Words
from tarock_desktop.ui.people.asking import ForgetDialog, RenameDialog
from tarock_desktop.ui.people.keeper import Keeper
from tarock_desktop.ui.people.sheet_page import Compared, SheetPage
from tarock_desktop.ui.scene.portraits import portrait, portraits_of
from tarock_desktop.ui.style.dialog import Dialog
from tarock_desktop.ui.style.file_dialogs import follow_theme
from tarock_desktop.ui.style.fitting import resize_to_fit
from tarock_desktop.ui.style.flow import FlowLayout
from tarock_desktop.ui.style.person import colour_icon
from tarock_desktop.ui.style.tokens import Space, Theme
from tarock_desktop.ui.style.widgets import Choice, ChoiceBox, Form, Scrolling, Text
from tarock_desktop.variants.loader import load_sheet
from tarock_desktop.variants.schema import Sheet

_PERSON: Final = Qt.ItemDataRole.UserRole
_BESIDE: Final = 34
"""Width of a dialog, in lines of text, in which list and figures lie beside each other."""

_ANY: Final = 16_777_215
"""The largest height that Qt knows."""
_ROWS: Final = 3
"""People that are seen at once where the list lies above the figures."""


@final
class PeopleDialog(Dialog):
    """Chooses a person at the left, and tells of him at the right."""

    renamed = Signal(str, str)
    """Somebody is called otherwise now: the old name and the new one; empty: he is forgotten."""

    def __init__(
        self,
        parent: QWidget,
        keeper: Keeper,
        theme: Theme,
        words_for: Callable[[Sheet, Sequence[str]], Words],
        first: str = "",
    ) -> None:
        """Tell of the people that *keeper* knows.

        Args:
            parent: the window it belongs to.
            keeper: has the database.
            theme: the colours of the window.
            words_for: gives the words for a sheet.
            first: name of the person who is shown first, if he is known.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("People and statistics"))
        self._keeper, self._theme = keeper, theme
        self._words_for, self._first = words_for, first
        self._known: dict[int, tuple[SheetStatistics, ...]] = {}
        """What is known of each person, by his number."""
        self._is_filling = False
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("People"))
        self.nobody = QWidget()
        """What stands in place of everything while nobody is known."""
        self.to_come = Text(self._what_will_be_there(), "muted")
        self.hint = Text(self.tr("Check others to compare their lines."), "muted")
        self.name = Text("", "question")
        self.language, self.colour, self.rules = ChoiceBox(), ChoiceBox(), ChoiceBox()
        self.sheet = SheetPage(theme)
        self.export = Choice(self.tr("Export as CSV…"), self._export)
        self.rename = Choice(self.tr("Rename…"), self._rename)
        self.forget = Choice(self.tr("Forget this person…"), self._forget)
        self.rebuild = Choice(self.tr("Rebuild from the saved games"), self._rebuild)
        self.close_button = Choice(self.tr("Close"), self.accept, primary=True)
        self._offer_signs()
        self._build()
        self.list.currentItemChanged.connect(self._show)
        self.list.itemChanged.connect(self._show)
        self.rules.currentIndexChanged.connect(self._show_sheet)
        self.language.activated.connect(self._change)
        self.colour.activated.connect(self._change)
        keeper.changed.connect(self._fill)
        self._fill()
        keeper.look()
        resize_to_fit(self, 1000, 760)

    # ------------------------------------------------------------------ layout

    def _offer_signs(self) -> None:
        """Offer the languages and the colors that a person can have."""
        self.language.addItem(self.tr("as the window"), "")
        for language in LANGUAGES:
            self.language.addItem(language.name, language.code)
        side = self.fontMetrics().height()
        for colour in COLOURS:
            icon = colour_icon(colour, self._theme.panel, side) if colour else QIcon()
            self.colour.addItem(icon, self.colour_text(colour), colour)

    def _build(self) -> None:
        form = Form()
        form.addRow(self.tr("Language before the curtain:"), self.language)
        form.addRow(self.tr("Color:"), self.colour)
        form.addRow(self.tr("Rules:"), self.rules)
        self.page = QWidget()
        column = QVBoxLayout(self.page)
        column.setContentsMargins(0, 0, Space.S, 0)
        column.setSpacing(Space.M)
        column.addWidget(self.name)
        column.addWidget(self._acts())
        column.addLayout(form)
        column.addWidget(self.to_come)
        column.addWidget(self.sheet)
        column.addStretch(1)
        self._form = form
        self._scroll = scroll = Scrolling(self.page)
        left = QVBoxLayout()
        left.addWidget(self.list, 1)
        left.addWidget(self.hint)
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._sides.setSpacing(Space.L)
        self._sides.addLayout(left, 1)
        self._sides.addWidget(scroll, 3)
        foot = QHBoxLayout()
        foot.addWidget(self.rebuild)
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.M, Space.M, Space.M, Space.M)
        layout.setSpacing(Space.M)
        self._build_nobody()
        layout.addWidget(self.nobody, 1)
        layout.addLayout(self._sides, 1)
        layout.addLayout(foot)

    def _build_nobody(self) -> None:
        column = QVBoxLayout(self.nobody)
        column.setSpacing(Space.M)
        column.addWidget(Text(self.tr("Nobody has finished a hand yet."), "question"))
        column.addWidget(Text(self._what_will_be_there()))
        column.addStretch(1)

    def _what_will_be_there(self) -> str:
        return self.tr(
            "After the first hand this page shows, for each person and rule sheet: how many "
            "hands were played and won, what a hand brings, which rules were broken, and "
            "lines over the last 20 and 100 hands. Guests leave nothing here."
        )

    def _acts(self) -> QWidget:
        """Return the buttons for what can be done with a person."""
        acts = QWidget()
        flow = FlowLayout(acts, Space.S)
        for button in (self.export, self.rename, self.forget):
            flow.addWidget(button)
        return acts

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the list above the figures where there is no room beside them."""
        super().resizeEvent(event)
        is_wide = self.width() >= _BESIDE * self.fontMetrics().height()
        ways = QBoxLayout.Direction
        self._sides.setDirection(ways.LeftToRight if is_wide else ways.TopToBottom)
        rows = _ROWS * max(self.list.sizeHintForRow(0), self.fontMetrics().height())
        self.list.setMaximumHeight(_ANY if is_wide else rows)
        self._show_hint()

    def _show_hint(self) -> None:
        """Say how people are compared, where there is room for it and somebody to compare."""
        is_beside = self._sides.direction() == QBoxLayout.Direction.LeftToRight
        self.hint.setVisible(is_beside and self.list.count() > 1)

    def colour_text(self, colour: str) -> str:
        """Return what a color is called."""
        names = {
            "": self.tr("none", "color"),
            "orange": self.tr("orange"),
            "green": self.tr("green"),
            "turquoise": self.tr("turquoise"),
            "violet": self.tr("violet"),
            "pink": self.tr("pink"),
            "brown": self.tr("brown"),
        }
        return names[colour]

    # ------------------------------------------------------------------ what is shown

    @property
    def person(self) -> Person | None:
        """Who is chosen."""
        row = self.list.currentRow()
        if row < 0:
            return None
        person: Person = self.list.item(row).data(_PERSON)
        return person

    def compared(self) -> tuple[Person, ...]:
        """Return the person who is chosen, and after him those he is compared with."""
        person = self.person
        if person is None:
            return ()
        items = (self.list.item(row) for row in range(self.list.count()))
        checked = [i.data(_PERSON) for i in items if i.checkState() == Qt.CheckState.Checked]
        return (person, *(other for other in checked if other.id != person.id))

    def _fill(self) -> None:
        """Show everybody who is known now."""
        before = None if self.person is None else self.person.id
        checked = {person.id for person in self.compared()[1:]}
        self._known.clear()
        self._is_filling = True
        self.list.clear()
        side = round(1.6 * self.fontMetrics().height())
        self.list.setIconSize(QSize(side, side))
        for person in self._keeper.people:
            face = portrait(portraits_of((person.name,))[0], side, self.devicePixelRatioF())
            icon = QIcon(face)
            # Qt would tint it where it is chosen.
            icon.addPixmap(face, QIcon.Mode.Selected)
            item = QListWidgetItem(icon, person.name)
            item.setData(_PERSON, person)
            is_checked = person.id in checked
            item.setCheckState(Qt.CheckState.Checked if is_checked else Qt.CheckState.Unchecked)
            self.list.addItem(item)
            if person.id == before or (before is None and person.name == self._first):
                self.list.setCurrentItem(item)
        if self.person is None:
            self.list.setCurrentRow(0)
        self._is_filling = False
        self._show()

    def _show(self) -> None:
        """Show the person who is chosen, once all is known that is to be told."""
        if self._is_filling:
            return
        person, has_people = self.person, self.list.count() > 0
        self.nobody.setHidden(has_people)
        self.list.setVisible(has_people)
        self._scroll.setVisible(has_people)
        self._show_hint()
        if person is None:
            return
        self.name.setText(person.name)
        self.language.setCurrentIndex(max(0, self.language.findData(person.language)))
        self.colour.setCurrentIndex(max(0, self.colour.findData(person.colour)))
        wanted = [each.id for each in self.compared() if each.id not in self._known]
        if wanted:
            self._keeper.ask(lambda records: _statistics(records, wanted), self._learn)
        else:
            self._offer_rules()

    def _learn(self, found: dict[int, tuple[SheetStatistics, ...]]) -> None:
        self._known |= found
        self._show()

    def _offer_rules(self) -> None:
        """Offer the rules by which the person has played, the most frequent first."""
        person, before = self.person, self.rules.currentData()
        if person is None:
            return
        self.rules.blockSignals(True)
        self.rules.clear()
        for played in self._known[person.id]:
            name = load_sheet(played.ruleset, {}).ruleset.name
            self.rules.addItem(name, played.ruleset)
        self.rules.setCurrentIndex(max(0, self.rules.findData(before)))
        self.rules.blockSignals(False)
        self._show_sheet()

    def _show_sheet(self) -> None:
        ruleset = self.rules.currentData()
        self.sheet.setVisible(ruleset is not None)
        self._form.setRowVisible(self.rules, ruleset is not None)
        self.to_come.setVisible(ruleset is None)
        if ruleset is None:
            return
        people = [
            Compared(each.name, each.colour, self._known.get(each.id, ()))
            for each in self.compared()
        ]
        sheet = load_sheet(ruleset, {})
        self.sheet.show_person(self._words_for(sheet, ()), sheet, people)

    # ------------------------------------------------------------------ what can be done

    def _change(self) -> None:
        """Keep the language and the color of the person."""
        person = self.person
        if person is None:
            return
        language, colour = self.language.currentData(), self.colour.currentData()
        self._keeper.change(
            lambda records: records.change(person.id, language=language, colour=colour)
        )

    def _rename(self) -> None:
        dialog = self.rename_dialog()
        if dialog is not None:
            dialog.open()

    def rename_dialog(self) -> RenameDialog | None:
        """Return the dialog that asks for another name; `None`: nobody is chosen."""
        person = self.person
        if person is None:
            return None
        others = [each.name for each in self._keeper.people if each.id != person.id]
        dialog = RenameDialog(self, person.name, others)

        def rename() -> None:
            name = dialog.name()
            self._keeper.change(lambda records: records.rename(person.id, name))
            self.renamed.emit(person.name, name)

        dialog.accepted.connect(rename)
        return dialog

    def _forget(self) -> None:
        person = self.person
        if person is not None:
            self._keeper.ask(
                lambda records: (records.files_of(person.id), records.folder),
                partial(self._ask_to_forget, person),
            )

    def _ask_to_forget(self, person: Person, found: tuple[Sequence[str], Path]) -> None:
        games, folder = found
        dialog = ForgetDialog(self, person.name, len(games), folder)

        def forget() -> None:
            self._keeper.change(lambda records: records.forget(person.id))
            self.renamed.emit(person.name, "")

        dialog.accepted.connect(forget)
        dialog.open()

    def _rebuild(self) -> None:
        self._keeper.change(lambda records: records.rebuild())

    def _export(self) -> None:
        self.export_dialog().open()

    def export_dialog(self) -> QFileDialog:
        """Return the dialog that asks where the hands are to be written."""
        people = self.compared()
        dialog = QFileDialog(self, self.tr("Export as CSV"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(self.tr("Tables (*.csv)"))
        dialog.setDefaultSuffix("csv")
        follow_theme(dialog, self._theme)

        def write(chosen: str) -> None:
            def job(records: Records) -> None:
                hands = [(each.name, records.hands_of(each.id)) for each in people]
                try:
                    Path(chosen).write_text(csv_of(hands), encoding="utf-8", newline="")
                except OSError as error:
                    what = fault("cannot be created: {reason}", reason=reason(error))
                    raise DocumentError(chosen, START, what) from None

            self._keeper.ask(job)

        dialog.fileSelected.connect(write)
        return dialog


def _statistics(records: Records, people: Sequence[int]) -> dict[int, tuple[SheetStatistics, ...]]:
    return {person: records.statistics(person) for person in people}
