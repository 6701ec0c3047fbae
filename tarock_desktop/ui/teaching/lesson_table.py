"""The past of a hand, step by step, in front of the game."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final, final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout

from tarock_desktop.journal.comments import Comments
from tarock_desktop.session.lesson import Lesson, with_closed
from tarock_desktop.table.events import CardPlayed
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import Observation
from tarock_desktop.texts.render import Words
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.page.shown_table import ShownTable
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.scene.tempo import Tempo
from tarock_desktop.ui.teaching.board import Board
from tarock_desktop.variants.schema import Sheet

FASTEST: Final = 2.0
"""A card is on its way for less than 200 ms at this speed."""


class Taught(Struct, frozen=True, kw_only=True):
    """What stands around a lesson."""

    sheet: Sheet
    mode: Mode
    names: tuple[str, ...]
    near: Seat | None
    """Who sits at the lower edge; `None`: the first seat."""
    comments: Comments
    """What the teacher has written."""
    is_guest: bool = False
    """Whether it is no hand of the game on the table."""


@final
class LessonTable(ShownTable):
    """A table that shows one step of a lesson."""

    commands = (
        "lesson.",
        "teaching.mode",
        "teaching.room",
        "teaching.play-on",
        "teaching.playlist",
        "teaching.evening",
        "referee.incident",
    )
    stepped = Signal(int)
    """So many steps on (1) or back (-1) are wanted."""
    asked = Signal()
    """The room is to be asked what it would play, or told."""
    shown = Signal()
    """Another step is shown."""

    def __init__(
        self, lesson: Lesson, taught: Taught, speak: Callable[[], Words], deck: DeckTheme
    ) -> None:
        """Show the last step of *lesson*; *speak* gives the words in the present language."""
        super().__init__(taught.sheet, deck, taught.near)
        self.lesson, self.taught = lesson, taught
        self._speak = speak
        self.words = speak()
        self.number = len(lesson) - 1
        """The step that is shown, from 0."""
        self.hidden: Callable[[], Collection[Seat]] = tuple
        """Whose hands are closed."""
        self.evening: Callable[[], str] = str
        """Gives the title of the evening to which it belongs; empty: none."""
        self.view.teach(on=True)
        self.page.rail_open = False
        self.board = Board(deck)
        self.lay_board()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.page)

    def lay_board(self) -> None:
        """Give the table what it has below and beside it."""
        self.page.use_lesson(self.board.bar, self.board.side)

    # ------------------------------------------------------------------ steps

    def go_to(self, number: int) -> None:
        """Show another step; a card that is played next is seen on its way."""
        is_next = number == self.number + 1
        self.number = number
        self.page.notice.pass_by()
        events = self.lesson.steps[number].events
        if is_next and any(isinstance(event, CardPlayed) for event in events):
            self._log()
            self.view.play_events(events, self.observation(), None)
            self._tell()
        else:
            self.refresh()

    def use_lesson(self, lesson: Lesson, number: int) -> None:
        """Show a step of another hand."""
        self.lesson, self.number = lesson, number
        self.refresh()

    @property
    def is_guest(self) -> bool:
        """Whether it is no hand of the game on the table."""
        return self.taught.is_guest

    def moment(self) -> int | None:
        """Return how many acts of the game led to the step; `None`: it is of no game."""
        return None if self.is_guest else self.lesson.steps[self.number].moment.act

    def observation(self) -> Observation:
        """Return the table of the step, but for the hands that are closed."""
        return with_closed(self.lesson.table(self.number), self.hidden())

    # ------------------------------------------------------------------ what is shown

    def title(self) -> str:
        """Return what the window is called meanwhile."""
        evening = self.evening()
        if evening:
            return self.tr("{evening} · Teaching · Tarock Desktop").format(evening=evening)
        return self.tr("Teaching · Tarock Desktop")

    def glance(self) -> Glance:
        """Return what the panels show."""
        return Glance(
            words=self.words,
            sheet=self.taught.sheet,
            names=self.taught.names,
            observation=self.observation(),
            mode=self.taught.mode,
            events=self.page.rail.log.events,
            caption=self.tr("A step of this hand. The game is paused."),
        )

    def retranslate(self) -> None:
        """Say everything anew."""
        self.words = self._speak()
        self.refresh()

    def refresh(self) -> None:
        """Show the step anew, without any motion."""
        self._log()
        self.view.show_table(self.observation(), None, self.taught.names, self.words)
        self._tell()

    def _log(self) -> None:
        self.page.rail.log.replace(self.lesson.events(self.number))

    def _tell(self) -> None:
        glance = self.glance()
        self.page.rail.referee.forget()
        self.page.show_glance(glance)
        self.setAccessibleName(self.title())
        self.shown.emit()

    def fit(self) -> None:
        """Move fast enough for a lesson, in the present looks."""
        self.view.use_tempo(for_lesson(self.view.tempo))

    def stop(self) -> None:
        """Let nothing go on; called when it is left."""
        self.view.use_tempo(Tempo(speed=0))

    # ------------------------------------------------------------------ keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step with the arrows of a presenter, ask, or leave."""
        match event.key():
            case Qt.Key.Key_Escape if not event.isAutoRepeat():
                # Remotes send Escape and F5 in turn from one button.
                self.asked.emit()
            case Qt.Key.Key_End:
                self.left.emit()
            case Qt.Key.Key_Right | Qt.Key.Key_Down:
                self.stepped.emit(1)
            case Qt.Key.Key_Left | Qt.Key.Key_Up:
                self.stepped.emit(-1)
            case _:
                super().keyPressEvent(event)


def for_lesson(tempo: Tempo) -> Tempo:
    """Return a tempo that is fast enough for a lesson."""
    return replace(tempo, speed=max(FASTEST, tempo.speed) if tempo.speed else 0.0)
