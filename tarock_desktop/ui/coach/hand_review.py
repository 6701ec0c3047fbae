"""A hand that is looked back at: its decisions, what each has cost, what its doer knew."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from tarock_desktop.bots.coach import hint
from tarock_desktop.bots.costs import Cost, NoCost
from tarock_desktop.bots.review_acts import cost_of_decision
from tarock_desktop.bots.thought import Hint
from tarock_desktop.kernel.solver import Memory
from tarock_desktop.messages.keys import message
from tarock_desktop.session.looking_back import Decision
from tarock_desktop.session.sight import Sight
from tarock_desktop.table.actions import PlayCard
from tarock_desktop.table.view import Observation
from tarock_desktop.ui.coach.costs import MISTAKE, RIGHT, CostTexts, known_cost, sign_of
from tarock_desktop.ui.coach.knowledge import DecisionKnowledge, KnowledgePanel
from tarock_desktop.ui.coach.reviewed_hand import ReviewedHand, ReviewWords
from tarock_desktop.ui.game.acts import cards_of
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.page.shown_table import ShownTable
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.style.flow import FlowLayout
from tarock_desktop.ui.style.tokens import COMPACT_WIDTH, Space
from tarock_desktop.ui.style.widgets import Choice, Scrolling, Text
from tarock_desktop.ui.threads.calculations import Calculation, Calculations

MEMORY_BITS: Final = 18
THINKERS: Final = ("master", "coach")
"""Levels that try what may come of an act."""
LEAST_COLUMN: Final = 300


@final
class HandReview(ShownTable):
    """A table that shows the moments of one hand; nobody can act at it."""

    commands = ("teaching.play-on",)

    def __init__(
        self,
        past: ReviewedHand,
        speak: Callable[[], ReviewWords],
        deck: DeckTheme,
        costs: Calculations,
        hints: Calculations,
    ) -> None:
        """Show the last decision of *past*.

        Args:
            past: the hand.
            speak: gives the words in the present language.
            deck: the card faces.
            costs: works out what decisions have cost.
            hints: works out what somebody knew.
        """
        super().__init__(past.sheet, deck)
        self.past = past
        self.decisions: tuple[Decision, ...] = past.hand.decisions
        self._speak = speak
        self._words = speak()
        self._texts = CostTexts(self)
        self.costs: dict[int, Cost] = {}
        """What is worked out already, by the number of the decision."""
        self._hints: dict[int, Hint] = {}
        self._costing, self._hinting = costs, hints
        self._cost_calculation: Calculation | None = None
        self._hint_calculation: Calculation | None = None
        self._asked_about = -1
        self.as_seen = past.hand.sight is not Sight.EVERYTHING
        """Whether the table is shown as the doer of the decision saw it."""
        self.seeks_mistake = False
        """Whether the moment of what has cost most is shown once all is worked out."""
        self.page.rail_open = False
        self._build()
        costs.found.connect(self._cost_found)
        costs.ended.connect(self._cost_ended)
        hints.found.connect(self._hint_found)
        self._fill()

    # ------------------------------------------------------------------ building

    def _build(self) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.caption, self.progress = Text("", "question"), Text("", "muted")
        self.legend = Text("", "muted")
        """What the signs before the decisions mean."""
        self.list = QListWidget()
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.currentRowChanged.connect(self._show_moment)
        self.remark = Text("")
        self.knowledge = KnowledgePanel()
        inside = QWidget()
        details = QVBoxLayout(inside)
        details.setContentsMargins(0, 0, Space.S, 0)
        details.addWidget(self.remark)
        details.addWidget(self.knowledge)
        details.addStretch(1)
        self.details = Scrolling(inside)
        self.column = QFrame()
        self.column.setObjectName("bar")
        self._column = column = QVBoxLayout(self.column)
        column.setContentsMargins(Space.M, Space.S, Space.S, Space.S)
        column.setSpacing(Space.XS)
        column.addWidget(self.caption)
        column.addWidget(self.progress)
        column.addWidget(self.list, 2)
        column.addWidget(self.legend)
        column.addWidget(self.details, 1)
        column.addLayout(self._button_row())
        self._whole = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.setSpacing(0)
        self._whole.addWidget(self.page, 1)
        self._whole.addWidget(self.column)

    def _button_row(self) -> FlowLayout:
        self.sight_button = Choice("", self.toggle_sight)
        self.sight_button.setVisible(self.past.hand.sight is Sight.EVERYTHING)
        self.work_button = Choice("", self.toggle_work)
        self.work_button.setVisible(self.past.hand.sight is Sight.EVERYTHING)
        self.mistake_button = Choice("", self.next_mistake)
        self.mistake_button.setVisible(self.past.hand.sight is Sight.EVERYTHING)
        self.play_on_button = Choice("", self.play_on_wanted.emit)
        self.play_on_button.setVisible(self.past.hand.sight is Sight.EVERYTHING)
        self.leave_button = Choice("", self.left.emit, primary=True)
        row = FlowLayout()
        asking = self.sight_button, self.work_button, self.mistake_button
        for button in (*asking, self.play_on_button, self.leave_button):
            row.addWidget(button)
        return row

    # ------------------------------------------------------------------ what it has cost

    @property
    def is_working(self) -> bool:
        """Whether costs are being worked out."""
        return self._cost_calculation is not None

    def work(self) -> None:
        """Work out what is not known yet, the last decision first."""
        if self.past.hand.sight is not Sight.EVERYTHING:
            return
        memory = Memory(MEMORY_BITS)
        pieces = [
            partial(cost_of_decision, each.number, each.request, each.truth, each.action, memory)
            for each in reversed(self.decisions)
            if each.truth is not None and each.number not in self.costs
        ]
        if pieces:
            self._cost_calculation = self._costing.begin(pieces, memory.stop)
        self._label()

    def toggle_work(self) -> None:
        """Stop working out what decisions have cost, or go on."""
        if self.is_working:
            self._costing.stop()
            self._cost_calculation = None
            self._label()
        else:
            self.work()

    def stop(self) -> None:
        """Work nothing out any more; called when it is left."""
        for studies in (self._costing, self._hinting):
            studies.stop()
        self._costing.found.disconnect(self._cost_found)
        self._costing.ended.disconnect(self._cost_ended)
        self._hinting.found.disconnect(self._hint_found)
        self._cost_calculation = self._hint_calculation = None

    def _cost_found(self, calculation: Calculation, found: object) -> None:
        if calculation is not self._cost_calculation:
            return
        if isinstance(found, Exception):
            # One decision that can't be reckoned does not end the look back.
            number = next(n for n in self._from_last() if n not in self.costs)
            lost = self.decisions[number]
            reason = message("review.unknown-game")
            found = NoCost(number, lost.seat, lost.action, reason)
        cost: Cost = found  # type: ignore[assignment]
        self.costs[cost.number] = cost
        self.list.item(cost.number).setText(self._line(self.decisions[cost.number]))
        self._label()
        if cost.number == self.list.currentRow():
            self._tell()

    def _cost_ended(self, calculation: Calculation) -> None:
        if calculation is self._cost_calculation:
            self._cost_calculation = None
            self._label()
            if self.seeks_mistake:
                self.show_worst()

    def _mistakes(self) -> list[int]:
        return sorted(n for n, cost in self.costs.items() if sign_of(cost) == MISTAKE)

    def next_mistake(self) -> None:
        """Go to the next mistake; after the last one, to the first."""
        mistakes, row = self._mistakes(), self.list.currentRow()
        if mistakes:
            self.choose(next((number for number in mistakes if number > row), mistakes[0]))

    def show_worst(self) -> None:
        """Go to the mistake that has cost most."""
        self.seeks_mistake = False
        worst = max(self._mistakes(), key=lambda n: known_cost(self.costs[n]) or 0, default=None)
        if worst is not None:
            self.choose(worst)

    def _from_last(self) -> range:
        return range(len(self.decisions) - 1, -1, -1)

    # ------------------------------------------------------------------ what was known

    def toggle_sight(self) -> None:
        """Show all hands, or the table as the doer of the decision saw it."""
        if self.past.hand.sight is Sight.EVERYTHING:
            self.as_seen = not self.as_seen
            self._label()
            self._show_moment()

    def _ask_coach(self, decision: Decision) -> None:
        if decision.number in self._hints or self._asked_about == decision.number:
            return
        self._asked_about = decision.number
        self._hint_calculation = self._hinting.begin((partial(hint, decision.request),))

    def _hint_found(self, calculation: Calculation, found: object) -> None:
        if calculation is not self._hint_calculation:
            return
        if isinstance(found, Hint):
            self._hints[self._asked_about] = found
        self._asked_about, self._hint_calculation = -1, None
        self._tell()

    def _knowledge_of(self, decision: Decision) -> DecisionKnowledge:
        level = self.past.levels[decision.seat]
        return DecisionKnowledge(
            request=decision.request,
            action=decision.action,
            thinks=level in THINKERS,
            is_person=level is None,
            hint=self._hints.get(decision.number),
        )

    # ------------------------------------------------------------------ what is shown

    @property
    def decision(self) -> Decision | None:
        """The one whose moment is shown."""
        row = self.list.currentRow()
        return self.decisions[row] if 0 <= row < len(self.decisions) else None

    def choose(self, number: int) -> None:
        """Go to the moment of a decision."""
        self.list.setCurrentRow(number)

    def moment(self) -> int | None:
        """Return how many acts came before the decision; `None`: not all of it may be known."""
        if self.decision is None or self.past.hand.sight is not Sight.EVERYTHING:
            return None
        return self.decision.act

    def observation(self) -> Observation:
        """Return the table of the moment that is shown."""
        decision = self.decision
        if decision is None:
            return self.past.hand.result
        if self.as_seen or decision.truth is None:
            return decision.request.observation
        return decision.truth

    def title(self) -> str:
        """Return what the window is called meanwhile."""
        return self.tr("Review · Tarock Desktop")

    def glance(self) -> Glance:
        """Return what the panels show."""
        return Glance(
            words=self._words.words,
            sheet=self.past.sheet,
            names=self.past.names,
            observation=self.observation(),
            mode=self.past.mode,
            events=self.page.rail.log.events,
            caption=self.tr("An earlier moment of this hand. The game is paused."),
        )

    def _fill(self) -> None:
        """List all decisions anew."""
        row = max(self.list.currentRow(), 0) if self.list.count() else len(self.decisions) - 1
        self.list.blockSignals(True)
        self.list.clear()
        for decision in self.decisions:
            self.list.addItem(QListWidgetItem(self._line(decision)))
        self.list.setCurrentRow(row)
        self.list.blockSignals(False)
        self.list.scrollToItem(self.list.currentItem())
        self._label()
        self._show_moment()

    def _line(self, decision: Decision) -> str:
        words, cost = self._words.words, self.costs.get(decision.number)
        action = decision.action
        if isinstance(action, PlayCard):
            # Most decisions are of this kind: the card alone says it.
            act = words.card(action.card)
        else:
            act = self._words.acts.act(action, decision.request.prompt, words)
        line = self.tr("{player}: {act}").format(player=words.seat(decision.seat), act=act)
        if cost is None:
            return line
        sign = sign_of(cost)
        line = f"{sign} {line}".strip()
        if sign == RIGHT:
            return line
        better = self._texts.best(cost, decision.request.prompt, words, self._words.acts)
        parts = (better, self._texts.short(cost, words))
        return f"{line}\n{' '.join(part for part in parts if part)}"

    def _show_moment(self) -> None:
        decision = self.decision
        # What somebody knew takes more room than what it has cost.
        self._column.setStretchFactor(self.details, 3 if self.as_seen else 1)
        if decision is None:
            self.view.show_table(self.observation(), None, self.past.names, self._words.words)
            self._tell()
            return
        self.view.near = decision.seat
        self.page.rail.log.replace(self.past.hand.events[: decision.place])
        self.view.show_table(self.observation(), None, self.past.names, self._words.words)
        self.view.control.point_out(cards_of(decision.action))
        if self.as_seen:
            self._ask_coach(decision)
        self._tell()

    def _tell(self) -> None:
        glance, decision, words = self.glance(), self.decision, self._words.words
        self.page.show_glance(glance)
        if decision is None:
            return
        said = [self._line(decision)]
        cost = self.costs.get(decision.number)
        if cost is not None and sign_of(cost) == RIGHT:
            said.append(self._texts.short(cost, words))
            said.append(self._texts.best(cost, decision.request.prompt, words, self._words.acts))
        self.remark.setText("\n".join(part for part in said if part))
        if self.as_seen:
            self.knowledge.show_decision(self._knowledge_of(decision), words, self._words.acts)
        else:
            self.knowledge.forget()

    def _label(self) -> None:
        number = self.past.hand.number
        self.caption.setText(self.tr("Review of hand {number}").format(number=number))
        self.list.setAccessibleName(self.tr("Decisions"))
        self.legend.setText(self._texts.legend())
        self.legend.setVisible(self.past.hand.sight is Sight.EVERYTHING)
        self.sight_button.setText(
            self.tr("Show all hands") if self.as_seen else self.tr("What did the computer know?")
        )
        done, total = len(self.costs), len(self.decisions)
        self.work_button.setText(
            self.tr("Stop the analysis") if self.is_working else self.tr("Calculate the costs")
        )
        self.work_button.setEnabled(done < total)
        self.mistake_button.setText(self.tr("Next mistake"))
        self.mistake_button.setEnabled(bool(self._mistakes()))
        self.play_on_button.setText(self.tr("Play on from here…"))
        self.leave_button.setText(self.tr("Back to the game"))
        self.progress.setText(self._progress(done, total))

    def _progress(self, done: int, total: int) -> str:
        if self.past.hand.sight is not Sight.EVERYTHING:
            return self.tr("During the hand: what each player could see at the time.")
        if done < total:
            return self.tr("Analyzed, starting from the last decision: {done} of {total}").format(
                done=done, total=total
            )
        seats = self.past.hand.result.deal.order
        return self._texts.sums(self.costs.values(), seats, self._words.words)

    # ------------------------------------------------------------------ keys and size

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave with Escape, step with the keys of a presenter."""
        steps = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in steps:
            row = self.list.currentRow() + steps[Qt.Key(event.key())]
            self.list.setCurrentRow(min(max(row, 0), self.list.count() - 1))
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Say everything anew."""
        self._words = self._speak()
        self._fill()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the size."""
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Put the list beside the table, or below it in a narrow window."""
        wide = self.width() >= COMPACT_WIDTH * max(100, self.page.scale) // 125
        sideways, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._whole.setDirection(sideways if wide else down)
        widest = max(LEAST_COLUMN, min(30 * self.page.unit(), self.width() * 2 // 5))
        self.column.setFixedWidth(widest if wide else self.width())
        # All buttons are to be seen below the list, but not at the cost of the whole table.
        least = self._column.totalMinimumHeightForWidth(self.width())
        low = max(self.height() * 9 // 20, min(least, self.height() * 2 // 3))
        self.column.setFixedHeight(self.height() if wide else low)
