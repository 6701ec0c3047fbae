"""A claim: somebody says that a rule was broken, and by whom."""

from __future__ import annotations

from typing import final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFormLayout,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from tarock_desktop.table.actions import ANY_RULE, Claim
from tarock_desktop.table.seats import Seat
from tarock_desktop.texts.render import Words
from tarock_desktop.ui.style.dialog import AnswerBox, Dialog
from tarock_desktop.ui.style.fitting import resize_to_fit
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import ChoiceBox, Text
from tarock_desktop.variants.schema import Sheet


@final
class ClaimDialog(Dialog):
    """Asks whom and what a claim is about. The rules are those of the sheet."""

    def __init__(
        self,
        parent: QWidget | None,
        words: Words,
        sheet: Sheet,
        claimant: Seat,
        others: tuple[Seat, ...],
    ) -> None:
        """Ask *claimant*, who may claim something of the *others*."""
        super().__init__(parent)
        # Only the claimant claims: it closes when the cards go off the screen.
        self.setProperty("private", True)
        self.setWindowTitle(self.tr("Call the referee"))
        self._claimant = claimant
        self.whom = ChoiceBox()
        for seat in others:
            self.whom.addItem(words.seat(seat), seat)
        self.what = QListWidget()
        self.what.setWordWrap(True)
        self.what.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.what.setAccessibleName(self.tr("Which rule was broken"))
        self._list_rules(words, sheet)
        form = QFormLayout()
        form.addRow(self.tr("Who broke a rule:"), self.whom)
        buttons = AnswerBox(self, self.tr("Claim"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.M, Space.M, Space.M, Space.M)
        layout.addLayout(form)
        layout.addWidget(Text(self.tr("Which rule was broken:"), "muted"))
        layout.addWidget(self.what, 1)
        layout.addWidget(buttons)
        resize_to_fit(self, 560, 420)

    def claim(self) -> Claim:
        """Return the claim that was filled in."""
        rule = self.what.currentItem().data(Qt.ItemDataRole.UserRole)
        return Claim(self._claimant, self.whom.currentData(), rule)

    def _list_rules(self, words: Words, sheet: Sheet) -> None:
        self._add(self.tr("Something is wrong; ask the referee to check."), ANY_RULE)
        listed: dict[str, set[str]] = {}
        for row in sheet.irregularity:
            for rule in row.rules:
                heading = words.article(row.duty_article(rule)).heading
                if all(rule not in rules for rules in listed.values()):
                    text = f"{words.right(rule)}\n{heading}"
                    listed.setdefault(text, set()).add(rule)
        for text, rules in listed.items():
            # What several rules say in the same words the referee tells apart himself.
            self._add(text, ANY_RULE if len(rules) > 1 else rules.pop())
        self.what.setCurrentRow(0)

    def _add(self, text: str, rule: str) -> None:
        item = QListWidgetItem(text)
        item.setData(Qt.ItemDataRole.UserRole, rule)
        self.what.addItem(item)
