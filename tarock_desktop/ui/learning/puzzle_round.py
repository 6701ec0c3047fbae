"""One session of puzzles: one after the other in front of the game, the wrong ones again."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from tarock_desktop.learning.puzzles import PuzzleError, read, set_up
from tarock_desktop.learning.spacing import SOLVED, Practice, Standing
from tarock_desktop.records.learning import KeptAnswer, KeptPuzzle
from tarock_desktop.texts.acts import ActTexts
from tarock_desktop.ui.learning.puzzle_table import PuzzleTable, PuzzleWords, SetPuzzle
from tarock_desktop.ui.page.tables import FrontTable
from tarock_desktop.ui.style.tokens import Theme
from tarock_desktop.ui.threads.calculations import Calculations


class Asked(Struct, frozen=True, kw_only=True):
    """What is asked of whom."""

    person: str
    """His name."""
    puzzles: tuple[KeptPuzzle, ...]
    """In the order in which they come."""
    standings: dict[str, Standing]
    """How well he knows those that he has answered."""
    day: int


@final
class PuzzleRound(QObject):
    """Sets the puzzles and hears the answers."""

    answered = Signal(str, bool)
    """A puzzle was answered: its item, and whether the first try was right."""
    lesson_wanted = Signal(object)
    """A lesson is to be made of a `Puzzle`."""
    ended = Signal()
    """There is no puzzle left, or the game is wanted again."""

    def __init__(
        self,
        table: FrontTable,
        asked: Asked,
        theme: Callable[[], Theme],
        weighing: Calculations,
    ) -> None:
        """Set nothing yet.

        Args:
            table: in front of which the puzzles are set.
            asked: the puzzles.
            theme: gives the colours of the window.
            weighing: works out what acts are worth.
        """
        super().__init__(table.page)
        self._table, self._asked, self._theme = table, asked, theme
        self._weighing = weighing
        self._puzzles = {each.item: each for each in asked.puzzles}
        self._practice = Practice(each.item for each in asked.puzzles)
        self._standings = dict(asked.standings)
        self.solved = 0
        """How many were right at the first try."""
        self._is_right = False
        self._tried_before: set[str] = set()

    @property
    def is_finished(self) -> bool:
        """Whether all were solved."""
        return self._practice.item is None

    def begin(self) -> None:
        """Set the next puzzle; those that this program can't set any more are left out."""
        while self._practice.item is not None:
            task = self._task(self._puzzles[self._practice.item])
            if task is not None:
                self._show(task)
                return
            self._practice.answer(is_right=True)
        self.ended.emit()

    def _task(self, kept: KeptPuzzle) -> SetPuzzle | None:
        try:
            puzzle = read(kept.content)
            trial, past = set_up(puzzle)
        except PuzzleError:
            return None
        practice = self._practice
        names = tuple(
            name or (self._asked.person if seat == puzzle.seat else self.tr("Guest"))
            for seat, name in enumerate(puzzle.names)
        )
        count = practice.asked + practice.left
        number = practice.asked + 1
        return SetPuzzle(
            puzzle=puzzle, trial=trial, past=past, names=names, number=number, count=count
        )

    def _show(self, task: SetPuzzle) -> None:
        table = self._table

        def speak() -> PuzzleWords:
            words = table.words_for(task.trial.variant.sheet, task.names)
            return PuzzleWords(words, ActTexts(table.catalogue))

        shown = PuzzleTable(
            *(task, speak, self._when_again, self._weighing),
            deck=table.view.deck,
            theme=self._theme,
        )
        shown.tried.connect(self._tried)
        shown.next_wanted.connect(self._go_on)
        shown.lesson_wanted.connect(lambda: self.lesson_wanted.emit(task.puzzle))
        shown.left.connect(self.ended)
        table.put_in_front(shown)
        shown.take_focus()

    def _tried(self, is_right: bool) -> None:  # noqa: FBT001 - a signal
        self._is_right, item = is_right, self._practice.item
        if item is not None:
            self.solved += is_right and item not in self._tried_before
            self._tried_before.add(item)
            self.answered.emit(item, is_right)

    def _go_on(self) -> None:
        item = self._practice.item
        if item is not None:
            self._standings[item] = self._standing_after(self._is_right)
            self._practice.answer(is_right=self._is_right)
        self.begin()

    def _standing_after(self, is_right: bool) -> Standing:  # noqa: FBT001 - as `_when_again`
        item = self._practice.item or ""
        before = self._standings.get(item) or Standing(item)
        return before.after(KeptAnswer(item, is_right, self._asked.day))

    def _when_again(self, is_right: bool) -> str:  # noqa: FBT001 - what a table asks for
        """Return when the present puzzle comes again."""
        if not is_right:
            return self.tr("This puzzle comes again at the end.")
        after = self._standing_after(is_right)
        if after.times_solved >= SOLVED:
            return self.tr("Solved twice: it does not come again.")
        return self.tr("It comes again in %n day(s).", None, after.day - self._asked.day)
