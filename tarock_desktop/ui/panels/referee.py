"""The referee: the last ruling, and all rulings of the hand."""

from __future__ import annotations

from typing import final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout

from tarock_desktop.messages.message import Message
from tarock_desktop.table.amounts import ScoreLine
from tarock_desktop.table.events import LinesScored, RulingJudged
from tarock_desktop.table.rulings import Mode, Ruling
from tarock_desktop.table.seats import Watcher
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.panels.ruling_book import BookEntry, read_book
from tarock_desktop.ui.panels.ruling_lines import RulingLines
from tarock_desktop.ui.panels.section import Panel
from tarock_desktop.ui.style.aloud import announce
from tarock_desktop.ui.style.flow import FlowLayout
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Choice, LineButton, Text, clear


@final
class RefereePanel(Panel):
    """The last ruling, or that nothing is wrong, and below it all rulings of this hand."""

    article_wanted = Signal(str)
    """The article whose rule is to be opened."""
    act_wanted = Signal(int)
    """The event of this hand that is to be shown, counted from 0."""
    judge_wanted = Signal(int)
    """The ruling of this hand that a judge wants to decide, counted from 0."""
    reopened = Signal(object)
    """The act by which a ruling is reopened."""

    def __init__(self) -> None:
        super().__init__()
        self.ruling: Ruling | None = None
        """The ruling on an act that was not carried out."""
        self.reason: Message | None = None
        """Why the last act could not be done, where no rule is involved."""
        self.chosen: int | None = None
        """The ruling of this hand that is looked at, from 0; `None`: the last one."""
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(Space.S, 0, Space.S, Space.XS)
        self._layout.setSpacing(Space.XS)

    def title(self) -> str:
        """Return the title."""
        return self.tr("Referee")

    def subject(self, glance: Glance) -> object:
        """Return what was ruled."""
        said = self.ruling, self.reason, self.chosen
        return glance.viewer, said, glance.observation.book, glance.questions

    def show_ruling(self, ruling: Ruling) -> None:
        """Show *ruling* and have it read out."""
        self.ruling, self.reason = ruling, None
        if self.glance is not None:
            self.show_glance(self.glance)
            announce(self, self.glance.ruling(ruling).what)

    def show_reason(self, reason: Message) -> None:
        """Say why an act could not be done."""
        self.ruling, self.reason = None, reason
        if self.glance is not None:
            self.show_glance(self.glance)
            announce(self, self.glance.words.message(reason))

    def forget(self) -> None:
        """Let the last ruling go: something else has happened since."""
        self.ruling = self.reason = self.chosen = None

    def look_at(self, number: int) -> None:
        """Show a ruling of this hand, counted from 0."""
        self.ruling = self.reason = None
        self.chosen = number
        if self.glance is not None:
            self.show_glance(self.glance)

    def fill(self, glance: Glance) -> None:
        """Show a ruling and the history of this hand."""
        clear(self._layout)
        book = read_book(glance.events)
        rulings = glance.observation.book.rulings
        if self.ruling is not None:
            self._fill_ruling(glance, self.ruling, None)
            self.counted.emit("!")
        elif self.reason is not None:
            self._layout.addWidget(Text(glance.words.message(self.reason), "warning"))
            self.counted.emit("!")
        elif rulings:
            number = len(rulings) - 1 if self.chosen is None else self.chosen
            entry = book[number] if len(book) == len(rulings) else None
            self._fill_ruling(glance, rulings[number], entry)
            self._fill_judge(glance, number)
            self.counted.emit(str(len(rulings)))
        else:
            self._fill_quiet(glance)
        self._fill_history(glance, rulings)
        self._layout.addStretch(1)

    def _fill_quiet(self, glance: Glance) -> None:
        # Where a breach comes to light later nobody says that all was legal.
        if glance.mode is Mode.TOURNAMENT:
            self._layout.addWidget(Text(self.tr("No ruling in this hand so far."), "muted"))
            self.counted.emit("")
            return
        self._layout.addWidget(Text(self.tr("✓ Everything has been legal so far."), "legal"))
        self.counted.emit("✓")

    def _fill_ruling(self, glance: Glance, ruling: Ruling, entry: BookEntry | None) -> None:
        said = glance.ruling(ruling)
        lines = RulingLines(said, self._payments(glance, ruling, entry))
        lines.article_wanted.connect(self.article_wanted)
        self._layout.addWidget(lines)
        if entry is not None:
            self._layout.addLayout(self._places(entry))

    def _places(self, entry: BookEntry) -> FlowLayout:
        """Return the buttons that lead to the act and to what proved it."""
        flow = FlowLayout()
        if entry.proof in (entry.act, entry.place):
            flow.addWidget(Choice(self.tr("Show me"), lambda: self.act_wanted.emit(entry.act)))
            return flow
        flow.addWidget(Choice(self.tr("Show the act"), lambda: self.act_wanted.emit(entry.act)))
        proof = Choice(self.tr("Show the evidence"), lambda: self.act_wanted.emit(entry.proof))
        flow.addWidget(proof)
        return flow

    def _fill_judge(self, glance: Glance, number: int) -> None:
        """Say what a judge decided, and offer what he can do."""
        question = glance.question(number)
        if question is None:
            return
        done = question.judgement
        if done is not None:
            event = RulingJudged(number, done.choice, done.payments, done.text)
            self._layout.addWidget(Text(glance.words.event(event, Watcher.PUBLIC) or "", "legal"))
        elif question.reopened:
            self._layout.addWidget(Text(self.tr("Reopened: waiting for a judge."), "warning"))
        elif question.asks:
            self._layout.addWidget(
                Text(self.tr("The rule sheet leaves this to a judge."), "muted")
            )
        if question.asks:
            self._layout.addWidget(
                Choice(self.tr("Decide…"), lambda: self.judge_wanted.emit(number), primary=True)
            )
        reopen = question.reopen
        if reopen is not None:
            self._layout.addWidget(
                Choice(self.tr("Reopen this ruling"), lambda: self.reopened.emit(reopen))
            )

    def _payments(
        self, glance: Glance, ruling: Ruling, entry: BookEntry | None
    ) -> tuple[str, ...]:
        """Return who pays whom, a line for each payment."""
        lines: tuple[ScoreLine, ...] = ruling.payments or (entry.lines if entry else ())
        said = (glance.words.event(LinesScored((line,)), Watcher.PUBLIC) for line in lines)
        return tuple(text for text in said if text)

    def _fill_history(self, glance: Glance, rulings: tuple[Ruling, ...]) -> None:
        """List all rulings of this hand; each can be looked at again."""
        if not rulings or (len(rulings) == 1 and self.ruling is None and self.reason is None):
            return
        self._layout.addWidget(Text(self.tr("Rulings of this hand"), "title"))
        for number, ruling in enumerate(rulings):
            text = f"{number + 1}. {glance.ruling(ruling).what}"
            line = LineButton(text, lambda number=number: self.look_at(number), "muted")  # type: ignore[misc]
            self._layout.addWidget(line)
