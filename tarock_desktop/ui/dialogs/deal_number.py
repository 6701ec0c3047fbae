"""The dialog in which the number of a deal is typed, and the rules it is played by."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from msgspec import Struct
from PySide6.QtWidgets import (
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from tarock_desktop.session.deal_number import (
    EXAMPLE,
    DealNumber,
    NumberError,
    parse_number,
    signs_of,
)
from tarock_desktop.texts.problems import ProblemTexts
from tarock_desktop.ui.style.dialog import AnswerBox, Dialog
from tarock_desktop.ui.style.fitting import resize_to_fit
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import ChoiceBox, Form, Text, set_role

_ROOM = 24
"""As many characters can be typed."""


class SheetOfDeals(Struct, frozen=True):
    """How one sheet deals the pack."""

    name: str
    hands: int
    cards: int
    """Cards in a hand."""
    talon: int
    """Cards in the talon."""


@final
class DealNumberDialog(Dialog):
    """Asks for a number and a sheet, and says what they are."""

    def __init__(
        self,
        parent: QWidget | None,
        sheets: Mapping[str, SheetOfDeals],
        problems: ProblemTexts,
        number: DealNumber | None,
    ) -> None:
        """Offer *sheets* by the ids of their rulesets, that of the table first.

        *number* stands in the field at first, such as that of the hand just played.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("Play a deal by its number"))
        self._sheets, self._problems = sheets, problems
        self.line = QLineEdit("" if number is None else str(number))
        self.line.setMaxLength(_ROOM)
        self.line.setAccessibleName(self.tr("Number of the deal"))
        self.rules = ChoiceBox()
        self.rules.setAccessibleName(self.tr("Rules"))
        for ruleset, sheet in sheets.items():
            self.rules.addItem(sheet.name, ruleset)
        self.note, self.hands = Text("", "muted"), Text("", "muted")
        buttons = AnswerBox(self, self.tr("Play"), is_primary=False)
        self.button = buttons.accepting
        self._lay_out(buttons)
        self.line.textChanged.connect(self._look)
        self.rules.currentIndexChanged.connect(self._look)
        self._look()
        self.line.selectAll()
        resize_to_fit(self, 520, 280)

    def _lay_out(self, buttons: AnswerBox) -> None:
        form = Form()
        form.addRow(self.tr("Number of the deal:"), self.line)
        form.addRow(self.tr("Rules:"), self.rules)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.M, Space.M, Space.M, Space.M)
        layout.setSpacing(Space.S)
        layout.addLayout(form)
        layout.addWidget(self.note)
        layout.addWidget(self.hands)
        layout.addStretch(1)
        layout.addWidget(buttons)

    def number(self) -> DealNumber | None:
        """Return the number that was typed; `None`: there is none."""
        try:
            return parse_number(self.line.text())
        except NumberError:
            return None

    def ruleset(self) -> str:
        """Return the id of the chosen ruleset."""
        chosen: str = self.rules.currentData()
        return chosen

    def _look(self) -> None:
        """Say what is wrong with the number, and what the sheet makes of it."""
        problem = self._problem()
        number = self.number()
        self.button.setEnabled(number is not None)
        set_role(self.note, "warning" if problem else "muted")
        example = self.tr("Nine letters and digits, such as {number}.").format(number=EXAMPLE)
        self.note.setText(problem or ("" if number is not None else example))
        self.line.setAccessibleDescription(self.note.text())
        self.hands.setText(self._hands())
        self.rules.setAccessibleDescription(self.hands.text())

    def _problem(self) -> str:
        """Return what is wrong with a number that is typed to its end."""
        text = self.line.text()
        if len(signs_of(text)) < len(signs_of(EXAMPLE)):
            return ""
        try:
            parse_number(text)
        except NumberError as error:
            said = self._problems.fault(error.what)
            return said[:1].upper() + said[1:] + "."
        return ""

    def _hands(self) -> str:
        """Return how the chosen sheet deals the pack, beside the sheet of the table."""
        chosen, table = self._sheets[self.ruleset()], next(iter(self._sheets.values()))
        dealt = self.tr(
            "{sheet} deals {hands} hands of {cards} cards; the talon has {talon}."
        ).format(sheet=chosen.name, hands=chosen.hands, cards=chosen.cards, talon=chosen.talon)
        if chosen is table:
            return dealt
        same = self.tr(
            "The cards lie as under {sheet}; each sheet deals them in its own way."
        ).format(sheet=table.name)
        if chosen.cards == table.cards:
            return f"{dealt} {same}"
        other = self.tr("Under {sheet} a hand has {cards} cards.").format(
            sheet=table.name, cards=table.cards
        )
        return f"{dealt} {other} {same}"
