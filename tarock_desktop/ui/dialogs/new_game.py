"""A new game: ruleset, who sits where, table options, what the referee does."""

from __future__ import annotations

from typing import final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QSizePolicy,
    QSpinBox,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from tarock_desktop.texts.render import Words
from tarock_desktop.ui.style.pieces import Text
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.wishes import GameWish, SeatWish
from tarock_desktop.variants.loader import Choice, option_default, sheet_document
from tarock_desktop.variants.schema import Sheet, TableOption


@final
class NewGameDialog(QDialog):
    """Asks for a new game. What can be set comes from the sheet's data."""

    def __init__(
        self,
        parent: QWidget | None,
        words: Words,
        sheet: Sheet,
        levels: tuple[str, ...],
        before: GameWish,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("New game"))
        self._words, self._sheet, self._levels = words, sheet, levels
        self._names: list[QLineEdit] = []
        self._kinds: list[QComboBox] = []
        self.fields: dict[str, QComboBox | QSpinBox] = {}
        self._defaults: dict[str, Choice] = {}
        tabs = QTabWidget()
        tabs.addTab(self._people(before), self.tr("Players"))
        tabs.addTab(self._options(before), self.tr("Table options"))
        self.tabs = tabs
        buttons = QDialogButtonBox()
        start = buttons.addButton(self.tr("Start"), QDialogButtonBox.ButtonRole.AcceptRole)
        start.setProperty("role", "primary")
        start.setDefault(True)
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.M, Space.M, Space.M, Space.M)
        layout.addWidget(tabs, 1)
        layout.addWidget(buttons)
        self.resize(600, 440)

    def wish(self) -> GameWish:
        """Return what was filled in."""
        seats = tuple(
            SeatWish(name.text().strip() or str(seat + 1), kind.currentData())
            for seat, (name, kind) in enumerate(zip(self._names, self._kinds, strict=True))
        )
        chosen = {name: _value(field) for name, field in self.fields.items()}
        options = {name: each for name, each in chosen.items() if each != self._defaults[name]}
        return GameWish(self._sheet.ruleset.id, options, seats)

    def _people(self, before: GameWish) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        self.ruleset = QComboBox()
        self.ruleset.addItem(self._sheet.ruleset.name, self._sheet.ruleset.id)
        self.mode = QComboBox()
        self.mode.addItem(self.tr("refuses what breaks a rule and explains it"))
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(self.tr("Rules:"), self.ruleset)
        form.addRow(self.tr("The referee:"), self.mode)
        column.addLayout(form)
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        for seat, wish in enumerate(before.seats):
            self._add_seat(grid, seat, wish)
        column.addLayout(grid)
        column.addWidget(
            Text(
                self.tr(
                    "Play goes counter-clockwise. With several people at this screen a curtain "
                    "falls whenever another one is to act; with none the computer plays alone."
                ),
                "muted",
            )
        )
        column.addStretch(1)
        return page

    def _add_seat(self, grid: QGridLayout, seat: int, wish: SeatWish) -> None:
        name, kind = QLineEdit(wish.name), QComboBox()
        name.setMaxLength(24)
        label = QLabel(self.tr("Seat {number}:").format(number=seat + 1))
        label.setBuddy(name)
        kind.addItem(self.tr("person"), None)
        for level in self._levels:
            kind.addItem(self.level_text(level), level)
        kind.setCurrentIndex(0 if wish.level is None else 1 + self._levels.index(wish.level))
        kind.setAccessibleName(self.tr("Who plays on seat {number}").format(number=seat + 1))
        self._names.append(name)
        self._kinds.append(kind)
        for column, widget in enumerate((label, name, kind)):
            grid.addWidget(widget, seat, column)

    def level_text(self, level: str) -> str:
        """Return the name of a computer player's level."""
        match level:
            case "novice":
                return self.tr("computer, beginner")
            case "club":
                return self.tr("computer, club player")
            case _:
                return self.tr("computer ({level})").format(level=level)

    def _options(self, before: GameWish) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setSpacing(Space.M)
        document = sheet_document(self._sheet.ruleset.id)
        for option in self._sheet.option:
            self._defaults[option.id] = option_default(document, option)
            set_to = before.options.get(option.id, self._defaults[option.id])
            column.addLayout(self._option(option, set_to))
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(page)
        return scroll

    def _option(self, option: TableOption, value: Choice) -> QVBoxLayout:
        said = self._words.option(option.id)
        article = self._words.article(option.article)
        field = self._field(option, value)
        field.setAccessibleName(said.label)
        self.fields[option.id] = field
        block = QVBoxLayout()
        block.setSpacing(2)
        head = QHBoxLayout()
        head.addWidget(Text(said.label, "title"), 1)
        head.addWidget(field, 2)
        block.addLayout(head)
        block.addWidget(Text(said.about, "muted"))
        block.addWidget(Text(article.heading, "muted"))
        return block

    def _field(self, option: TableOption, value: Choice) -> QComboBox | QSpinBox:
        if not option.choices:
            number = QSpinBox()
            number.setRange(option.least or 0, option.most or 1000)
            number.setValue(int(value))
            return number
        box = QComboBox()
        box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        for choice in option.choices:
            text = self._words.option_choice(option.id, choice)
            box.addItem(text, choice)
            box.setItemData(box.count() - 1, text, Qt.ItemDataRole.ToolTipRole)
        box.setCurrentIndex(option.choices.index(value))
        return box


def _value(field: QComboBox | QSpinBox) -> Choice:
    if isinstance(field, QSpinBox):
        return field.value()
    value: Choice = field.currentData()
    return value
