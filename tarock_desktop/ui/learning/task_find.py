"""The answer to a task in which something goes wrong: the act, and what was wrong with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from tarock_desktop.learning.task import Answer, WrongAct
from tarock_desktop.texts.render import Words
from tarock_desktop.ui.learning.task_answers import AnswerPart
from tarock_desktop.ui.style.tips import set_tip
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Choice, LineButton, Text
from tarock_desktop.variants.schema import Irregularity, Sheet

_CHOICES: Final = 4
"""So many things that may have been wrong are offered."""


@final
class FindAnswer(AnswerPart):
    """Goes through what happened, stops at an act, and says what was wrong with it."""

    shown = Signal(int)
    """The table after so many acts is to be seen."""

    def __init__(self, game: str, acts: Sequence[str], rows: Sequence[tuple[str, str]]) -> None:
        """Offer acts, told in words, and rows of the sheet with what each is about.

        *game*: what is played, and by whom.
        """
        super().__init__()
        self._acts = acts
        self.at = 0
        """How many acts are shown."""
        self._act: int | None = None
        self._row = ""
        self.back = Choice("◀", lambda: self.go_to(self.at - 1))
        self.on = Choice("▶", lambda: self.go_to(self.at + 1))
        for button, name in ((self.back, self.tr("Step back")), (self.on, self.tr("Next step"))):
            button.setAccessibleName(name)
            set_tip(button, name)
        self.game, self.line = Text(game, "strong"), Text("")
        self.wrong = Choice("", self._stop)
        self.wrong.setProperty("role", "toggle")
        self.wrong.setCheckable(True)
        self.question = Text(self.tr("What was wrong with it?"), "title")
        self.rows: dict[str, LineButton] = {}
        steps = QHBoxLayout()
        steps.addWidget(self.back)
        steps.addWidget(self.on)
        steps.addWidget(self.wrong, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.S)
        column.addWidget(self.game)
        self.game.setVisible(bool(game))
        column.addWidget(self.line)
        column.addLayout(steps)
        column.addWidget(self.question)
        for row, said in rows:
            button = LineButton(said, lambda row=row: self._choose(row))  # type: ignore[misc]
            button.setCheckable(True)
            self.rows[row] = button
            column.addWidget(button)
        self._tell()

    def go_to(self, number: int) -> None:
        """Show the table after so many acts."""
        self.at = min(max(number, 0), len(self._acts))
        self._tell()
        self.shown.emit(self.at)

    def _stop(self) -> None:
        self._act = self.at - 1 if self.at else None
        self._tell()
        self.changed.emit()

    def _choose(self, row: str) -> None:
        self._row = row
        self._tell()
        self.changed.emit()

    def _tell(self) -> None:
        last = len(self._acts)
        said = self.tr("Before the first of %n step(s).", None, last)
        if self.at:
            said = self.tr("Step {number} of {last}: {what}").format(
                number=self.at, last=last, what=self._acts[self.at - 1]
            )
        self.line.setText(said)
        self.back.setEnabled(self.at > 0)
        self.on.setEnabled(self.at < last)
        self.wrong.setText(self.tr("This act was wrong"))
        self.wrong.setEnabled(self.at > 0)
        self.wrong.setChecked(self._act is not None and self._act == self.at - 1)
        self.question.setVisible(self._act is not None)
        for row, button in self.rows.items():
            button.setVisible(self._act is not None)
            button.setChecked(row == self._row)

    def texts(self) -> tuple[str, ...]:
        """Return what is played, the act that is shown, and the question about it."""
        question = "" if self._act is None else self.question.text()
        return self.game.text(), self.line.text(), question

    def answer(self) -> Answer | None:
        """Return the act and what was wrong with it."""
        return WrongAct(self._act, self._row) if self._act is not None and self._row else None

    def fill(self, answer: Answer) -> None:
        """Show another answer."""
        if isinstance(answer, WrongAct):
            self._act, self._row = answer.act, answer.row
            self.go_to(answer.act + 1)

    def take_focus(self) -> None:
        """Give the keyboard to the next step."""
        (self.on if self.on.isEnabled() else self.wrong).setFocus()


def offered_rows(row: str, rule: str, sheet: Sheet, words: Words) -> tuple[tuple[str, str], ...]:
    """Return a row of a sheet and its neighbours, each with what is wrong there.

    *rule*: the one that was broken, where the row has several.
    """
    laws = [law for law in sheet.irregularity if law.rules]
    place = next(number for number, law in enumerate(laws) if law.id == row)
    by_distance = sorted(laws, key=lambda law: abs(laws.index(law) - place))
    offered: dict[str, str] = {}
    for law in by_distance:
        said = _said(law, rule if law.id == row else "", words)
        if len(offered) < _CHOICES and said not in offered.values():
            offered[law.id] = said
    return tuple((each, offered[each]) for each in sorted(offered))


def _said(law: Irregularity, rule: str, words: Words) -> str:
    return words.offence(law.id, rule) or words.article(law.article).heading
