"""What judges are asked about: the sheet, a part of it or an article; or an examination."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Final, final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit

from tarock_desktop.learning.examination import Terms
from tarock_desktop.ui.home.screen import PanelScreen
from tarock_desktop.ui.style.flow import FlowLayout
from tarock_desktop.ui.style.look import Look
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Choice, ChoiceBox, Form, Text

EVERYTHING: Final = ""
MISTAKES: Final = "mistakes"
"""Choices of what is asked about, besides the parts of a hand and the articles."""
_COUNTS: Final = (20, 30, 40)
_MINUTES: Final = (30, 45, 60, 90)
_SEEDS: Final = 10_000


@final
class JudgeScreen(PanelScreen):
    """Asks what is to be practised, and how an examination is to be."""

    panel_units = 36
    practice_wanted = Signal(str, str)
    """A ruleset, and what of it."""
    exam_wanted = Signal(object)
    """The `Terms`."""
    left = Signal()

    def __init__(
        self,
        look: Look,
        rulesets: Sequence[tuple[str, str]],
        subjects: Callable[[str], Sequence[tuple[str, str]]],
        score: Callable[[str], str],
    ) -> None:
        """Ask about the first sheet.

        Args:
            look: what it is drawn with.
            rulesets: the sheets, with their names.
            subjects: gives what can be chosen of a sheet, with its name.
            score: says how the answers about a sheet have been so far.
        """
        super().__init__(look)
        self._subjects, self._score = subjects, score
        self.title, self.score_line = Text("", "big"), Text("", "muted")
        self.rules, self.subject = ChoiceBox(), ChoiceBox()
        for ruleset, name in rulesets:
            self.rules.addItem(name, ruleset)
        self.exam_title = Text("", "question")
        self.count, self.minutes, self.book = ChoiceBox(), ChoiceBox(), ChoiceBox()
        for number in _COUNTS:
            self.count.addItem(str(number), number)
        for number in _MINUTES:
            self.minutes.addItem("", number)
        for is_open in (False, True):
            self.book.addItem("", is_open)
        self.count.setCurrentIndex(_COUNTS.index(30))
        self.minutes.setCurrentIndex(_MINUTES.index(60))
        self.seed = QLineEdit(str(secrets.randbelow(_SEEDS)))
        self.seed.setMaxLength(40)
        self.labels = {name: QLabel() for name in ("rules", "subject", "count", "time", "book")}
        self.labels["seed"] = QLabel()
        self.practise = Choice("", self._practise, primary=True)
        self.examine = Choice("", self._examine)
        self.back = Choice("", self.left.emit)
        self._build()
        self.rules.currentIndexChanged.connect(self._use_rules)

    def _build(self) -> None:
        self.inside.setSpacing(Space.S)
        practice = self._form(("rules", self.rules), ("subject", self.subject))
        exam = self._form(
            ("count", self.count),
            ("time", self.minutes),
            ("book", self.book),
            ("seed", self.seed),
        )
        self.inside.addWidget(self.title)
        self.inside.addLayout(practice)
        self.inside.addWidget(self.score_line)
        begin = QHBoxLayout()
        begin.addStretch(1)
        begin.addWidget(self.practise)
        self.inside.addLayout(begin)
        self.inside.addSpacing(Space.S)
        self.inside.addWidget(self.exam_title)
        self.inside.addLayout(exam)
        foot = QHBoxLayout()
        foot.addWidget(self.back)
        foot.addStretch(1)
        foot.addWidget(self.examine)
        self.inside.addSpacing(Space.S)
        self.inside.addLayout(foot)

    def _form(self, *rows: tuple[str, ChoiceBox | QLineEdit]) -> Form:
        form = Form()
        for name, field in rows:
            self.labels[name].setBuddy(field)
            form.addRow(self.labels[name], field)
        return form

    @property
    def ruleset(self) -> str:
        """The sheet that is chosen."""
        return str(self.rules.currentData())

    def _practise(self) -> None:
        self.practice_wanted.emit(self.ruleset, self.subject.currentData() or EVERYTHING)

    def _examine(self) -> None:
        seed = self.seed.text().strip() or str(secrets.randbelow(_SEEDS))
        terms = Terms(
            ruleset=self.ruleset,
            seed=seed,
            count=self.count.currentData(),
            minutes=self.minutes.currentData(),
            open_book=self.book.currentData(),
        )
        self.exam_wanted.emit(terms)

    def _use_rules(self) -> None:
        chosen = self.subject.currentData()
        self.subject.clear()
        for subject, name in self._subjects(self.ruleset):
            self.subject.addItem(name, subject)
        self.subject.setCurrentIndex(max(0, self.subject.findData(chosen)))
        said = self._score(self.ruleset)
        self.score_line.setText(said)
        self.score_line.setVisible(bool(said))

    def retranslate(self) -> None:
        """Say all texts anew."""
        self.title.setText(self.tr("Questions for judges"))
        self.exam_title.setText(self.tr("Examination"))
        for name, text in (
            ("rules", self.tr("Rules:")),
            ("subject", self.tr("Questions about:")),
            ("count", self.tr("Number of questions:")),
            ("time", self.tr("Time:")),
            ("book", self.tr("Rule sheet:")),
            ("seed", self.tr("Seed:")),
        ):
            self.labels[name].setText(text)
        for place, number in enumerate(_MINUTES):
            self.minutes.setItemText(place, self.tr("%n minute(s)", None, number))
        self.book.setItemText(0, self.tr("Closed book"))
        self.book.setItemText(1, self.tr("Open book"))
        self.practise.setText(self.tr("Practise"))
        self.examine.setText(self.tr("Begin the examination"))
        self.back.setText(self.tr("Back"))
        self._use_rules()

    def take_focus(self) -> None:
        """Give the focus to the button that begins."""
        self.practise.setFocus()


@final
class JudgeResultScreen(PanelScreen):
    """How a session or an examination went, part by part."""

    panel_units = 36
    paper_wanted = Signal(str)
    """The result is to be kept as a PDF under this name."""
    again_wanted = Signal()
    left = Signal()

    def __init__(
        self, look: Look, speak: Callable[[], tuple[str, Sequence[str]]], *, is_exam: bool
    ) -> None:
        """Show a result; *speak* gives its title and its lines in the present language."""
        super().__init__(look)
        self._speak, self._is_exam = speak, is_exam
        self.title, self.lines = Text("", "big"), Text("")
        self.name_label, self.name = QLabel(), QLineEdit()
        self.name_label.setBuddy(self.name)
        self.name.setMaxLength(60)
        self.paper = Choice("", self._want_paper, primary=is_exam)
        self.again = Choice("", self.again_wanted.emit, primary=not is_exam)
        self.back = Choice("", self.left.emit)
        self.inside.addWidget(self.title)
        self.inside.addWidget(self.lines)
        if is_exam:
            form = Form()
            form.addRow(self.name_label, self.name)
            self.inside.addLayout(form)
        buttons = FlowLayout()
        for button in (self.paper, self.again, self.back) if is_exam else (self.again, self.back):
            buttons.addWidget(button)
        self.inside.addLayout(buttons)

    def _want_paper(self) -> None:
        self.paper_wanted.emit(self.name.text().strip())

    def retranslate(self) -> None:
        """Say all texts anew."""
        title, lines = self._speak()
        self.title.setText(title)
        self.lines.setText("\n".join(lines))
        self.name_label.setText(self.tr("Name on the paper:"))
        self.paper.setText(self.tr("Save as PDF…"))
        self.again.setText(
            self.tr("Another examination") if self._is_exam else self.tr("Practise again")
        )
        self.back.setText(self.tr("Back"))

    def take_focus(self) -> None:
        """Give the focus to what is done next."""
        (self.name if self._is_exam else self.again).setFocus()
