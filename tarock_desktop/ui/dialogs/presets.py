"""The choice among options that belong together, beside the single options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from PySide6.QtWidgets import QComboBox

from tarock_desktop.texts.render import Words
from tarock_desktop.ui.dialogs.option_fields import OptionFields
from tarock_desktop.ui.style.tips import set_choice_tip, set_tip
from tarock_desktop.variants.loader import Choice
from tarock_desktop.variants.schema import Sheet

OWN: Final = "own"
"""Stands for options that are set as no preset sets them."""
AS_SHEET: Final = "as-sheet"


@final
class PresetBox(QComboBox):
    """Sets the options of a table at once, and says which preset they are."""

    def __init__(self) -> None:
        super().__init__()
        self._presets: dict[str, Mapping[str, Choice]] = {}
        self._about: dict[str, str] = {}
        """What each preset is, by its name."""
        self._fields: OptionFields | None = None
        self.activated.connect(self._use)

    def serve(self, words: Words, sheet: Sheet, fields: OptionFields) -> None:
        """Offer the presets of *sheet* for these *fields*."""
        self._fields = fields
        self._presets = {AS_SHEET: {}} | {each.id: each.options for each in sheet.preset}
        self._about = {}
        self.clear()
        self.addItem(self.tr("as on the rule sheet"), AS_SHEET)
        for preset in sheet.preset:
            said = words.preset(preset.id)
            self.addItem(said.label, preset.id)
            self._about[preset.id] = said.about
            set_choice_tip(self, self.count() - 1, said.about)
        self.addItem(self.tr("custom"), OWN)
        fields.changed.connect(self._follow)
        self._follow()

    def _use(self) -> None:
        wanted = self.currentData()
        if self._fields is not None and wanted in self._presets:
            self._fields.set_options(self._presets[wanted])
        self._follow()

    def _follow(self) -> None:
        """Say which preset the options are."""
        if self._fields is None:
            return
        chosen = self._fields.options()
        fitting = (name for name, options in self._presets.items() if dict(options) == chosen)
        self.setCurrentIndex(self.findData(next(fitting, OWN)))
        about = self._about.get(self.currentData(), "")
        set_tip(self, about)
        self.setAccessibleDescription(about)
