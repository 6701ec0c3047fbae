"""The dialog that asks for a new set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from PySide6.QtWidgets import (
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from tarock_desktop.ui.style.dialog import AnswerBox, Dialog
from tarock_desktop.ui.style.fitting import resize_to_fit
from tarock_desktop.ui.style.name_line import NameLine
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import ChoiceBox, Form, Text

_USUAL: Final = 8
_MOST: Final = 60


@final
class NewSetDialog(Dialog):
    """Asks for the name, the rules, and the number of deals."""

    def __init__(
        self, parent: QWidget | None, sheets: Mapping[str, str], extra: Mapping[str, str]
    ) -> None:
        """Offer *sheets*, names by the ids of the rulesets, the usual one first.

        *extra*: by the ids of rulesets, what can be said of the deal of the editor, which would be
        the first of the set.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("New set of deals"))
        self._extra = extra
        self.name = NameLine(self.tr("Duplicate"))
        self.rules = ChoiceBox()
        for ruleset, name in sheets.items():
            self.rules.addItem(name, ruleset)
        self.count = QSpinBox()
        self.count.setRange(1, _MOST)
        self.count.setValue(_USUAL)
        self.note = Text("", "muted")
        form = Form()
        form.addRow(self.tr("Name:"), self.name)
        form.addRow(self.tr("Rules:"), self.rules)
        form.addRow(self.tr("New deals:"), self.count)
        buttons = AnswerBox(self, self.tr("Save the set…"), is_primary=False)
        self.button = buttons.accepting
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.M, Space.M, Space.M, Space.M)
        layout.setSpacing(Space.S)
        layout.addLayout(form)
        layout.addWidget(self.note)
        layout.addStretch(1)
        layout.addWidget(buttons)
        self.rules.currentIndexChanged.connect(self._look)
        self.name.textChanged.connect(self._look)
        self._look()
        resize_to_fit(self, 480)

    def ruleset(self) -> str:
        """Return the id of the chosen ruleset."""
        chosen: str = self.rules.currentData()
        return chosen

    def _look(self) -> None:
        self.note.setText(self._extra.get(self.ruleset(), ""))
        self.button.setEnabled(bool(self.name.name()))
