"""The settings, built from what the session says there is to be set."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import final

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QGroupBox,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from tarock_desktop.session.preferences import SETTINGS, Preferences, Setting, Value
from tarock_desktop.texts.languages import LANGUAGES
from tarock_desktop.ui.dialogs.setting_texts import SettingTexts
from tarock_desktop.ui.style.dialog import Dialog
from tarock_desktop.ui.style.fitting import resize_to_fit
from tarock_desktop.ui.style.name_line import NameLine
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import ChoiceBox, Scrolling

Field = QCheckBox | QComboBox | QSpinBox


@final
class PreferencesDialog(Dialog):
    """Every setting with its label and its choices."""

    def __init__(self, parent: QWidget | None, preferences: Preferences) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Preferences"))
        self._texts = SettingTexts(self)
        self._readers: dict[str, Callable[[], Value]] = {}
        self.fields: dict[str, list[QWidget]] = {}
        page = QWidget()
        column = QVBoxLayout(page)
        for group in dict.fromkeys(setting.group for setting in SETTINGS):
            column.addWidget(self._group(group, preferences))
        column.addStretch(1)
        scroll = Scrolling(page)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.M, Space.M, Space.M, Space.M)
        layout.addWidget(scroll, 1)
        layout.addWidget(buttons)
        resize_to_fit(self, 560, 440)

    def values(self) -> Mapping[str, Value]:
        """Return all settings as they stand in the dialog."""
        return {name: reader() for name, reader in self._readers.items()}

    def _group(self, group: str, preferences: Preferences) -> QGroupBox:
        box = QGroupBox(self._texts.group(group))
        form = QFormLayout(box)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for setting in SETTINGS:
            if setting.group == group:
                self._add(form, setting, getattr(preferences, setting.id))
        return box

    def _add(self, form: QFormLayout, setting: Setting, value: Value) -> None:
        label = self._texts.label(setting.id)
        match value:
            case tuple():
                self._add_list(form, setting, value)
            case bool():
                box = QCheckBox(label)
                box.setChecked(value)
                self._keep(setting, box, box.isChecked)
                form.addRow(box)
            case int():
                number = QSpinBox()
                number.setRange(setting.least, setting.most)
                number.setSingleStep(setting.step)
                number.setValue(value)
                self._keep(setting, number, number.value)
                form.addRow(self._texts.before_field(label), number)
            case str():
                choices = self._choices(setting, value)
                self._keep(setting, choices, choices.currentData)
                form.addRow(self._texts.before_field(label), choices)

    def _add_list(self, form: QFormLayout, setting: Setting, values: tuple[str, ...]) -> None:
        """Add a field for each seat."""
        readers: list[Callable[[], str]] = []
        for number, value in enumerate(values, start=1):
            if setting.choices:
                choices = self._choices(setting, value)
                readers.append(choices.currentData)
                field: QWidget = choices
            else:
                line = NameLine(value)
                readers.append(line.name)
                field = line
            self.fields.setdefault(setting.id, []).append(field)
            form.addRow(self._texts.seat(setting.id, number), field)
        self._readers[setting.id] = lambda: tuple(reader() for reader in readers)

    def _choices(self, setting: Setting, value: str) -> QComboBox:
        box = ChoiceBox()
        names = {language.code: language.name for language in LANGUAGES}
        for choice in setting.choices:
            own = names.get(choice) if setting.id == "language" else None
            box.addItem(own or self._texts.choice(setting.id, choice), choice)
        box.setCurrentIndex(setting.choices.index(value))
        return box

    def _keep(self, setting: Setting, field: Field, reader: Callable[[], Value]) -> None:
        field.setAccessibleName(self._texts.label(setting.id))
        self.fields[setting.id] = [field]
        self._readers[setting.id] = reader
