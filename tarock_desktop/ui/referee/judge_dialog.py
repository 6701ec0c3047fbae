"""The judge's choice: what the sheet leaves to people, with what it costs each of them."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QDoubleSpinBox,
    QFormLayout,
    QGridLayout,
    QLineEdit,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from tarock_desktop.table.actions import JudgeRuling
from tarock_desktop.table.amounts import Amounts
from tarock_desktop.table.judging import JudgeChoice, JudgeQuestion
from tarock_desktop.table.seats import TABLE, Seat
from tarock_desktop.texts.render import Words
from tarock_desktop.texts.ruling_texts import RulingText
from tarock_desktop.ui.panels.ruling_lines import article_buttons
from tarock_desktop.ui.style.dialog import AnswerBox, Dialog
from tarock_desktop.ui.style.fitting import resize_to_fit
from tarock_desktop.ui.style.tips import set_tip
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import ChoiceBox, Text

LONGEST: Final = 400
"""Characters a judge may write."""
MOST: Final = 999.0
"""Chips a judge can let somebody gain or pay."""


@final
class JudgeDialog(Dialog):
    """Asks a judge for his decision on one ruling, or on a dispute that no ruling is about."""

    article_wanted = Signal(str)

    def __init__(
        self,
        parent: QWidget | None,
        words: Words,
        seats: tuple[Seat, ...],
        asked: tuple[JudgeQuestion, RulingText] | None,
    ) -> None:
        """Ask about a ruling, given with its words; `None`: about another dispute.

        *seats* are those of everybody at the table.
        """
        super().__init__(parent)
        self.setProperty("private", True)
        self.setWindowTitle(self.tr("The judge decides"))
        self._words, self._seats = words, seats
        self._question = None if asked is None else asked[0]
        self._said = None if asked is None else asked[1]
        self.choices: list[tuple[QRadioButton, JudgeChoice]] = []
        self.own = QRadioButton(self.tr("Another ruling, in the judge's own words:"))
        self.text = QLineEdit()
        self.text.setMaxLength(LONGEST)
        self.amounts: dict[Seat, QDoubleSpinBox] = {}
        self.judge = ChoiceBox()
        self.sum_line = Text("", "muted")
        buttons = AnswerBox(self, self.tr("Decide"))
        self.decide_button = buttons.accepting
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(Space.M, Space.M, Space.M, Space.M)
        self._layout.setSpacing(Space.S)
        self._add_facts()
        self._add_choices()
        self._add_own()
        self._add_judge()
        self._layout.addWidget(buttons)
        self._tell()
        (self.choices[0][0] if self.choices else self.text).setFocus()
        resize_to_fit(self, 560)

    def ruling(self) -> JudgeRuling:
        """Return the decision."""
        seat = self.judge.currentData()
        for button, choice in self.choices:
            if button.isChecked():
                action = choice.action
                allowed = not choice.seats or seat in choice.seats
                by = seat if allowed else action.seat
                return JudgeRuling(by, number=action.number, choice=action.choice)
        number = None if self._question is None else self._question.number
        return JudgeRuling(seat, payments=self._payments(), number=number, text=self.text.text())

    # ------------------------------------------------------------------ what is asked

    def _add_facts(self) -> None:
        said = self._said
        if said is None:
            question = self.tr("How does the judge decide a dispute that has no ruling yet?")
            self._layout.addWidget(Text(question, "question"))
            return
        self._layout.addWidget(Text(said.what, "question"))
        buttons = article_buttons(said, self.article_wanted)
        for button, article in zip(buttons, said.articles, strict=True):
            set_tip(button, self.tr("Open the rule"))
            self._layout.addWidget(button)
            self._layout.addWidget(Text(article.gist, "muted"))

    def _add_choices(self) -> None:
        words = self._words
        for choice in () if self._question is None else self._question.choices:
            label = words.message(choice.label)
            if choice.is_default:
                label = self.tr("{choice} (applies if nobody decides)").format(choice=label)
            button = QRadioButton(label.replace("&", "&&"))
            consequence = self._consequence(choice)
            button.setAccessibleDescription(consequence)
            button.toggled.connect(self._tell)
            self.choices.append((button, choice))
            self._layout.addWidget(button)
            line = Text(consequence, "muted")
            line.setIndent(Space.XL)
            self._layout.addWidget(line)
        if self.choices:
            self.choices[0][0].setChecked(True)

    def _consequence(self, choice: JudgeChoice) -> str:
        """Return in chips for each person what a choice moves."""
        gloss = "" if choice.gloss is None else self._words.message(choice.gloss)
        moved = any(choice.payments)
        gains = self._gains(choice.payments) if moved else self.tr("Nothing is paid.")
        more = "" if choice.final else self.tr("More may be due when the hand is settled.")
        return " ".join(part for part in (gloss, gains, more) if part)

    def _gains(self, amounts: Amounts) -> str:
        name, gain = self._words.seat, self._words.gain
        return " · ".join(f"{name(seat)} {gain(amounts[seat])}" for seat in self._seats)

    def _add_own(self) -> None:
        self.own.toggled.connect(self._tell)
        self.own.setChecked(not self.choices)
        self._layout.addWidget(self.own)
        self.text.setPlaceholderText(self.tr("The judge's own words"))
        self.text.setAccessibleName(self.tr("The judge's own words"))
        self.text.textEdited.connect(lambda: self.own.setChecked(True))
        self._layout.addWidget(self.text)
        grid = QGridLayout()
        for column, seat in enumerate(self._seats):
            box = QDoubleSpinBox()
            box.setRange(-MOST, MOST)
            box.setDecimals(0)
            box.setAccessibleName(self._words.seat(seat))
            box.valueChanged.connect(self._change)
            self.amounts[seat] = box
            grid.addWidget(Text(self._words.seat(seat)), 0, column)
            grid.addWidget(box, 1, column)
        self._layout.addLayout(grid)
        self._layout.addWidget(self.sum_line)

    def _add_judge(self) -> None:
        self.judge.addItem(self.tr("A judge who is not playing"), TABLE)
        for seat in self._seats:
            self.judge.addItem(self._words.seat(seat), seat)
        form = QFormLayout()
        form.addRow(self.tr("Who decides:"), self.judge)
        self._layout.addLayout(form)

    # ------------------------------------------------------------------ own ruling

    def _payments(self) -> Amounts:
        people = max(self._seats) + 1
        gains = {seat: Fraction(round(box.value())) for seat, box in self.amounts.items()}
        return tuple(gains.get(Seat(seat), Fraction(0)) for seat in range(people))

    def _change(self) -> None:
        self.own.setChecked(True)
        self._tell()

    def _tell(self) -> None:
        """Say whether the own payments add up, and let nothing else be decided."""
        whole = sum(self._payments())
        fits = self.tr("The payments add up to zero.")
        wrong = self.tr("The payments must add up to zero; the sum is {sum}.")
        text = wrong.format(sum=self._words.gain(Fraction(whole))) if whole else fits
        self.sum_line.setText(text)
        self.decide_button.setEnabled(not (whole and self.own.isChecked()))
