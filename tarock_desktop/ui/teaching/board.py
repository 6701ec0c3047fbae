"""What stands around a taught table: the bar of steps and the panel that says why."""

from __future__ import annotations

from collections.abc import Collection
from typing import final

from msgspec import Struct
from PySide6.QtCore import QObject

from tarock_desktop.cards.cardset import NO_CARDS
from tarock_desktop.session.explaining import Why
from tarock_desktop.session.lesson import Lesson
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import Seat, Watcher
from tarock_desktop.texts.render import Words
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.scene.picture import Ranked
from tarock_desktop.ui.scene.table_view import TableView
from tarock_desktop.ui.teaching.step_bar import StepBar, StepLook
from tarock_desktop.ui.teaching.why_panel import WhyPanel


class Moment(Struct, frozen=True, kw_only=True):
    """A step of a lesson, and how one stands to it."""

    lesson: Lesson
    number: int
    """Of the step, from 0."""
    comment: str
    is_commented: bool
    """Whether any step has a comment."""
    may_go_back: bool
    is_past: bool
    closed: Collection[Seat]
    """Whose hands are closed."""


@final
class Board(QObject):
    """Bar and panel of one table."""

    def __init__(self, deck: DeckTheme) -> None:
        super().__init__()
        self.bar = StepBar()
        self.panel = WhyPanel(deck)

    def show(self, moment: Moment, words: Words, ranked: Ranked, view: TableView) -> None:
        """Say which step is shown, and mark on the cards what may be played."""
        step = moment.lesson.steps[moment.number]
        found = (words.event(event, Watcher.PUBLIC) for event in step.events)
        lines = tuple(f"{line.rstrip('.')}." for line in found if line)
        self.bar.show_look(
            StepLook(
                number=moment.number + 1,
                total=len(moment.lesson),
                chapter=step.chapter,
                said=" ".join(lines),
                comment=moment.comment,
                is_commented=moment.is_commented,
                may_go_back=moment.may_go_back,
                is_past=moment.is_past,
            )
        )
        why = moment.lesson.why(moment.number)
        if why is None or why.seat in moment.closed:
            view.judge(NO_CARDS, NO_CARDS)
            told = lines if why is None else ()
            self.panel.show_nothing(self._instead(why, moment, words), told)
            return
        # What is laid away is ticked when it is chosen: before that, only what must stay.
        view.judge(why.cards if why.phase is Phase.PLAY else NO_CARDS, why.barred)
        self.panel.show_why(why, words, ranked)

    def _instead(self, why: Why | None, moment: Moment, words: Words) -> str:
        if why is not None:
            said = self.tr("► {player}: What would you play?")
            return said.format(player=words.seat(why.seat))
        if moment.lesson.table(moment.number).play.trick:
            return self.tr("The trick is complete.")
        return self.tr("It is nobody's turn.")

    def forget(self) -> None:
        """Say that nothing has been done yet."""
        self.panel.show_nothing(self.tr("It is nobody's turn."))
