"""The table options of one rule sheet, each with its article, as fields of a form."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from tarock_desktop.texts.render import Words
from tarock_desktop.ui.style.tips import set_choice_tip
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import ChoiceBox, Text
from tarock_desktop.variants.loader import Choice, option_default, sheet_document
from tarock_desktop.variants.schema import Sheet, TableOption


@final
class OptionFields(QScrollArea):
    """Everything that can be set at a table of one sheet. It comes from the sheet's data."""

    changed = Signal()
    """An option was set otherwise."""

    def __init__(self, words: Words, sheet: Sheet, before: Mapping[str, Choice]) -> None:
        super().__init__()
        self._words = words
        self.fields: dict[str, QComboBox | QSpinBox] = {}
        self._defaults: dict[str, Choice] = {}
        self._choices = {option.id: option.choices for option in sheet.option}
        page = QWidget()
        column = QVBoxLayout(page)
        column.setSpacing(Space.M)
        document = sheet_document(sheet.ruleset.id)
        for option in sheet.option:
            self._defaults[option.id] = option_default(document, option)
            set_to = before.get(option.id, self._defaults[option.id])
            column.addLayout(self._option(option, set_to))
        column.addStretch(1)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(page)

    def options(self) -> dict[str, Choice]:
        """Return the options that differ from the sheet."""
        chosen = {name: _value(field) for name, field in self.fields.items()}
        return {name: each for name, each in chosen.items() if each != self._defaults[name]}

    def set_options(self, options: Mapping[str, Choice]) -> None:
        """Set these options, and all others as the sheet has them."""
        for name, field in self.fields.items():
            value = options.get(name, self._defaults[name])
            if isinstance(field, QSpinBox):
                field.setValue(int(value))
            else:
                # Not by the value: Qt takes `False` and 0 for the same.
                field.setCurrentIndex(self._choices[name].index(value))

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
            number.valueChanged.connect(self.changed)
            return number
        box = ChoiceBox()
        box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        for choice in option.choices:
            text = self._words.option_choice(option.id, choice)
            box.addItem(text, choice)
            set_choice_tip(box, box.count() - 1, text)
        box.setCurrentIndex(option.choices.index(value))
        box.currentIndexChanged.connect(self.changed)
        return box


def _value(field: QComboBox | QSpinBox) -> Choice:
    if isinstance(field, QSpinBox):
        return field.value()
    value: Choice = field.currentData()
    return value
