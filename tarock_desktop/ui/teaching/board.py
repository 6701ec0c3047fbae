"""What stands around a taught table: the bar of steps and the panel that says why."""

from __future__ import annotations

from typing import final

from msgspec import Struct
from PySide6.QtCore import QElapsedTimer, QObject, Signal

from tarock_desktop.cards.cardset import NO_CARDS
from tarock_desktop.session.lecture import RoomSight
from tarock_desktop.table.phases import BETWEEN_HANDS, Phase
from tarock_desktop.table.seats import Watcher
from tarock_desktop.texts.render import Words
from tarock_desktop.ui.page.lesson_parts import LessonPanel
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.scene.picture import Ranked
from tarock_desktop.ui.scene.table_view import TableView
from tarock_desktop.ui.teaching.ballot_view import BallotRow
from tarock_desktop.ui.teaching.control import ControlPanel
from tarock_desktop.ui.teaching.count_box import CountBox
from tarock_desktop.ui.teaching.step_bar import StepBar, StepLook
from tarock_desktop.ui.teaching.why_panel import WhyPanel


class Moment(Struct, frozen=True, kw_only=True):
    """A step of a lesson as it is shown, and how one stands to it."""

    sight: RoomSight
    rows: tuple[BallotRow, ...] = ()
    """What is voted on."""
    comment: str
    note: str = ""
    """What the teacher wrote for himself; empty also where it is not to be seen."""
    is_commented: bool
    """Whether any step has a comment."""
    may_go_back: bool
    is_past: bool
    votes: tuple[int, ...] | None = None
    """What is counted in this window; see `StepLook.votes`."""


@final
class Board(QObject):
    """Bar and panel of one table."""

    control_made = Signal(object)
    """The teacher's column is made, a `ControlPanel`."""

    def __init__(self, deck: DeckTheme) -> None:
        super().__init__()
        self.bar = StepBar()
        self.panel = WhyPanel(deck)
        self._control: ControlPanel | None = None
        self.has_control = False
        """Whether the teacher has a window of his own."""

    @property
    def control(self) -> ControlPanel | None:
        """What the teacher has beside his table, if he has a window of his own."""
        return self._control if self.has_control else None

    @property
    def side(self) -> LessonPanel:
        """What stands beside the table."""
        return self.control or self.panel

    @property
    def counts(self) -> list[CountBox]:
        """The fields for votes: in the teacher's column, or in the bar."""
        return self.bar.votes.boxes if self.control is None else self.control.counting.counts

    def use_control(self, *, on: bool, since: QElapsedTimer) -> None:
        """Have the teacher's column beside the table, or only why; *since*: the lesson began."""
        if on is self.has_control:
            return
        self.has_control = on
        if self._control is None:
            self._control = ControlPanel()
            self.control_made.emit(self._control)
        if on:
            self._control.begin(self.panel, since)
        else:
            self._control.stop()

    def show(self, moment: Moment, words: Words, ranked: Ranked, view: TableView) -> None:
        """Say which step is shown, and mark on the cards what may be played."""
        sight = moment.sight
        self.bar.show_look(
            StepLook(
                number=sight.number,
                total=sight.total,
                chapter=sight.chapter,
                said=" ".join(lines_of(sight, words)),
                comment=moment.comment,
                note=moment.note,
                is_commented=moment.is_commented,
                may_go_back=moment.may_go_back,
                is_past=moment.is_past,
                votes=moment.votes,
            )
        )
        show_reason(self.panel, view, Told(sight, moment.rows, words, ranked))

    def forget(self) -> None:
        """Say that nothing has been done yet."""
        self.panel.show_nobody()


def lines_of(sight: RoomSight, words: Words) -> tuple[str, ...]:
    """Return what happened in a step."""
    found = (words.event(event, Watcher.PUBLIC) for event in sight.events)
    return tuple(f"{line.rstrip('.')}." for line in found if line)


class Told(Struct, frozen=True):
    """A step, and the words for it."""

    sight: RoomSight
    rows: tuple[BallotRow, ...]
    """What is voted on."""
    words: Words
    ranked: Ranked


def show_reason(panel: WhyPanel, view: TableView, told: Told) -> None:
    """Say what may be done, or ask what one would do, and mark the cards."""
    sight, rows, words = told.sight, told.rows, told.words
    why = sight.why
    if why is not None:
        # What is laid away is ticked when it is chosen: before that, only what must stay.
        view.judge(why.cards if why.phase is Phase.PLAY else NO_CARDS, why.barred)
        panel.show_why(why, words, told.ranked, rows)
        return
    view.judge(NO_CARDS, NO_CARDS)
    if sight.asked is not None:
        is_card = sight.table.phase is Phase.PLAY
        panel.ask(words.seat(sight.asked), rows, is_card=is_card)
    else:
        is_full, is_over = bool(sight.table.play.trick), sight.table.phase in BETWEEN_HANDS
        panel.show_nobody(lines_of(sight, words), is_trick_full=is_full, is_over=is_over)
