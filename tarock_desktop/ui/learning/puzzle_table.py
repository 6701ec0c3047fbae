"""A decision of a person's own hand, to be made again with what he knew then."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from functools import partial
from typing import Final, final

from msgspec import Struct
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from tarock_desktop.bots.coach import hint
from tarock_desktop.bots.protocol import Request
from tarock_desktop.bots.thought import Hint, rounded
from tarock_desktop.learning.judging import LIMIT, JudgingError, Weighed, same, weigh_request
from tarock_desktop.learning.puzzles import Puzzle
from tarock_desktop.learning.trial import Received, Trial
from tarock_desktop.table.actions import Action, PlayCard
from tarock_desktop.table.amounts import ZERO
from tarock_desktop.table.events import Event
from tarock_desktop.table.prompts import Prompt
from tarock_desktop.table.seats import Watcher
from tarock_desktop.table.view import Observation
from tarock_desktop.texts.acts import ActTexts
from tarock_desktop.texts.coaching import HintText, hint_text
from tarock_desktop.texts.render import Words
from tarock_desktop.ui.learning.asking_table import AskingTable
from tarock_desktop.ui.learning.playing_on import PlayingOn
from tarock_desktop.ui.learning.task_column import TaskColumn
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.style.tokens import Theme
from tarock_desktop.ui.style.widgets import Choice
from tarock_desktop.ui.threads.calculations import Calculation, Calculations

MOST_ALIKE: Final = 3
"""Acts that are named as good as the one that was done."""
SEEN: Final = 300
"""Milliseconds that every card of a line lies there at least: it is played to be looked at, also
where cards do not move."""


class Stage(Enum):
    """How far it is."""

    ASKED = "asked"
    JUDGED = "judged"
    """An act waits for its verdict."""
    WRONG = "wrong"
    SOLVED = "solved"
    SHOWN = "shown"
    """The answer was shown."""
    LINE = "line"
    """The hand is played on before everybody's eyes."""


class SetPuzzle(Struct, frozen=True, kw_only=True):
    """A puzzle that is set, and where it stands among others."""

    puzzle: Puzzle
    trial: Trial
    past: tuple[Event, ...]
    """What had happened in the hand, as the person knew it."""
    names: tuple[str, ...]
    number: int
    """From 1, in this session."""
    count: int
    """How many there are in this session, as far as it is known."""


class PuzzleWords(Struct, frozen=True):
    """The words for it in one language."""

    words: Words
    acts: ActTexts


@final
class PuzzleTable(AskingTable):
    """Asks, judges the answer by what could be known, and plays the hand on."""

    tried = Signal(bool)
    """The first answer was given; whether it is as good as the best."""
    next_wanted = Signal()
    lesson_wanted = Signal()
    """A lesson that asks for the decision is wanted."""

    def __init__(
        self,
        task: SetPuzzle,
        speak: Callable[[], PuzzleWords],
        after: Callable[[bool], str],
        weighing: Calculations,
        *,
        deck: DeckTheme,
        theme: Callable[[], Theme],
    ) -> None:
        """Set a puzzle.

        Args:
            task: the puzzle.
            speak: gives the words in the present language.
            after: says when it comes again after an answer that was right, or wrong.
            weighing: works out what acts are worth; it outlives the table.
            deck: the card faces.
            theme: gives the colours of the window.
        """
        self._speak, self._after = speak, after
        self._said = speak()
        sheet, seat = task.trial.variant.sheet, task.puzzle.seat
        super().__init__(sheet, task.names, seat, self._said.words, deck=deck, theme=theme)
        self.task = task
        request = task.trial.request()
        if request is None:
            raise ValueError("nobody is asked")
        self.request: Request = request
        self.stage = Stage.ASKED
        self.action: Action | None = None
        """The act that was done last."""
        self.cost: float | None = None
        """What it costs; `None`: the search does not even try it."""
        self.is_tried = self.was_right = False
        """Whether an answer was given that counts, and whether it was as good as the best."""
        self.known: _Known | None = None
        """What the acts are worth, once it is worked out."""
        self._refusal = ""
        self._line_from = Stage.ASKED
        self._weighing = weighing
        self.playing = PlayingOn(self)
        self._build()
        self._connect()
        self.ask()
        self._weighing.begin((partial(_known, request),))

    def _connect(self) -> None:
        self._weighing.found.connect(self._found)
        self.playing.stopped.connect(self._tell)
        self.answered.connect(self.answer)

    def _build(self) -> None:
        self.show_button = Choice("", self.show_answer)
        self.again_button = Choice("", self.ask)
        self.see_button = Choice("", self.play_on)
        self.next_button = Choice("", self.next_wanted.emit)
        self.back_button = Choice("", self.leave_line)
        self.lesson_button = Choice("", self.lesson_wanted.emit)
        self.leave_button = Choice("", self.left.emit)
        self.column = TaskColumn(
            *(self.next_button, self.again_button, self.back_button),
            *(self.see_button, self.show_button, self.lesson_button, self.leave_button),
        )
        self.column.on_table = self.told
        self.use_column(self.column)

    def show_position(self, seen: Observation, asked: Prompt | None = None) -> None:
        """Show a table; where nothing is asked, no line lies over the trick."""
        self.page.says_turn = asked is not None
        super().show_position(seen, asked)

    def play(
        self, events: Sequence[Event], seen: Observation, asked: Prompt | None = None
    ) -> None:
        """Show how *events* led to another table."""
        self.page.says_turn = asked is not None
        super().play(events, seen, asked)

    # ------------------------------------------------------------------ the answer

    def ask(self) -> None:
        """Show what the person knew, and ask him."""
        self.stage, self.action, self._refusal = Stage.ASKED, None, ""
        self.page.rail.log.replace(self.task.past)
        self.show_position(self.request.observation, self.request.prompt)
        self._tell()
        self.take_focus()

    def answer(self, action: Action) -> None:
        """Take an act as the answer; one that the rules forbid is none."""
        if self.stage not in (Stage.ASKED, Stage.WRONG):
            return
        received = self.task.trial.copy().submit(action)
        self.action = action
        if not received.accepted:
            self._refusal = self._why_not(received)
            self.refuse()
            self._tell()
            return
        self._refusal = ""
        self.stage = Stage.JUDGED
        self._judge()

    def _why_not(self, received: Received) -> str:
        if received.ruling is not None:
            text = self.words.ruling(received.ruling, self.task.puzzle.seat)
            return f"{text.what} {text.rule.heading}"
        return "" if received.reason is None else self.words.message(received.reason)

    def _judge(self) -> None:
        """Let it be worked out how good the act is, as soon as all others are known."""
        self._tell()
        if self.known is not None and self.action is not None:
            self._weighing.begin((partial(_cost, self.known.weighed, self.action),))

    def _found(self, _calculation: Calculation, found: object) -> None:
        match found:
            case _Known():
                self.known = found
                if self.stage is Stage.JUDGED:
                    self._judge()
                elif self.stage is Stage.SHOWN:
                    self.show_answer()
            case _Cost() if self.stage is Stage.JUDGED:
                self.cost = found.units
                self._say_verdict()
            case _:
                pass

    def _say_verdict(self) -> None:
        is_right = self.cost is not None and self.cost <= LIMIT
        self._note(is_right=is_right)
        self.stage = Stage.SOLVED if is_right else Stage.WRONG
        if is_right and self.action is not None:
            trial, seat = self.task.trial.copy(), self.task.puzzle.seat
            events = trial.submit(self.action).events
            self.play(trial.seen(events, seat), trial.observation(seat))
        else:
            self.refuse()
        self._tell()
        self._offered()[0].setFocus()

    def _note(self, *, is_right: bool) -> None:
        """Let the first answer count."""
        if not self.is_tried:
            self.is_tried = True
            self.was_right = is_right
            self.tried.emit(is_right)

    def show_answer(self) -> None:
        """Say what was best; that counts as a wrong answer."""
        self._note(is_right=False)
        self.stage = Stage.SHOWN
        self.action = None if self.known is None else self.known.weighed.best
        self.show_position(self.request.observation)
        self.point_out(self.action)
        self._tell()
        self.next_button.setFocus()

    # ------------------------------------------------------------------ the line

    def play_on(self) -> None:
        """Play the hand on after the act that was done, all hands open."""
        if self.action is None:
            return
        self._line_from, self.stage = self.stage, Stage.LINE
        trial = self.task.trial.copy()
        self.page.rail.log.replace(())
        self.show_position(trial.observation(Watcher.REFEREE))
        events = trial.submit(self.action).events
        trial.pupils = frozenset()
        self.play(events, trial.observation(Watcher.REFEREE))
        self.playing.start(trial, Watcher.REFEREE, SEEN)
        self._tell()
        self.back_button.setFocus()

    def leave_line(self) -> None:
        """Go back to the puzzle."""
        self.playing.stop()
        self.stage = self._line_from
        if self.stage is Stage.WRONG:
            self.ask()
            return
        self.page.rail.log.replace(self.task.past)
        self.show_position(self.request.observation)
        self.point_out(self.action)
        self._tell()
        self._offered()[0].setFocus()

    @property
    def is_at_end(self) -> bool:
        """Whether the hand was played on to its end."""
        return self.stage is Stage.LINE and not self.playing.is_on

    def stop(self) -> None:
        """Hear and do nothing any more; called when it is left."""
        self.playing.stop()
        self._weighing.found.disconnect(self._found)

    # ------------------------------------------------------------------ what is said

    def title(self) -> str:
        """Return what the window is called meanwhile."""
        return self.tr("Puzzle · Tarock Desktop")

    def retranslate(self) -> None:
        """Say everything anew."""
        self._said = self._speak()
        self.words = self._said.words
        self.show_again()
        self._tell()

    def _tell(self) -> None:
        self._label()
        title, said, more = self._sentences()
        self.column.progress.show_step(self.task.number, self.task.count)
        self.column.tell(self._above(), title, said, more)
        is_open = self.stage in (Stage.ASKED, Stage.JUDGED)
        offered = self._offered()
        self.column.offer(*offered, primary=None if is_open else offered[0])
        self.fit()

    def _above(self) -> str:
        task = self.task
        return self.tr("Puzzle {number} of {count} · {sheet}, hand {hand}").format(
            number=task.number,
            count=task.count,
            sheet=self.sheet.ruleset.name,
            hand=task.puzzle.hand,
        )

    def _offered(self) -> tuple[Choice, ...]:
        match self.stage:
            case Stage.WRONG:
                asked = self.again_button, self.see_button, self.show_button
                return (*asked, self.leave_button)
            case Stage.SOLVED | Stage.SHOWN:
                asked = self.next_button, self.see_button, self.lesson_button
                return (*asked, self.leave_button)
            case Stage.LINE if self._line_from is Stage.WRONG:
                return self.back_button, self.leave_button
            case Stage.LINE:
                return self.next_button, self.back_button, self.leave_button
            case _:
                return self.show_button, self.leave_button

    def _sentences(self) -> tuple[str, list[str], list[str]]:
        match self.stage:
            case Stage.ASKED if self._refusal:
                return self.tr("Not allowed"), [self._refusal], []
            case Stage.ASKED:
                known = self.tr("The table is as you knew it then. Your decision cost something.")
                return self.tr("What do you do?"), [known], []
            case Stage.JUDGED:
                return self._act(self.action), [self.tr("One moment…")], []
            case Stage.WRONG:
                return self._wrong()
            case Stage.SOLVED:
                return self._solved(self.tr("Right"))
            case Stage.SHOWN:
                return self._solved(self.tr("The answer"))
            case Stage.LINE:
                return self._told_line()

    def _wrong(self) -> tuple[str, list[str], list[str]]:
        act = self._act(self.action)
        said = self.tr("{act}: as far as you could know, that promises nothing.").format(act=act)
        if self.cost is not None:
            said = self.tr("{act}: as far as you could know, that costs {amount}.").format(
                act=act, amount=self.words.amount(rounded(self.cost))
            )
        is_same = self.action is not None and same(self.action) == same(self.task.puzzle.done)
        before = self.tr("You did the same in the game.") if is_same else ""
        return self.tr("There is something better"), [said, before], [self._after(False)]

    def _solved(self, title: str) -> tuple[str, list[str], list[str]]:
        if self.known is None:
            return title, [self.tr("One moment…")], []
        puzzle, text = self.task.puzzle, self._reasons(self.known)
        alike = self._as_good(self.known.weighed)
        also = self.tr("As good: {acts}.").format(acts="; ".join(alike)) if alike else ""
        before = self.tr("In the game: {act}. As far as you could know, that cost {amount}.")
        done = before.format(
            act=self._act(puzzle.done), amount=self.words.amount(rounded(puzzle.cost))
        )
        said = [f"{self._act(self.action)}.", text.why, also]
        return title, said, [done, text.more, self._after(self.was_right)]

    def _told_line(self) -> tuple[str, list[str], list[str]]:
        title = self.tr("How it goes on")
        if not self.is_at_end:
            open_ = self.tr("All hands are open. Computer players play for everybody.")
            return title, [open_], []
        view = self.glance().observation
        seats = view.deal.order
        gains = [sum((line.amounts[seat] for line in view.result.lines), ZERO) for seat in seats]
        said = [
            f"{self.words.seat(seat)} {self.words.gain(gain)}"
            for seat, gain in zip(seats, gains, strict=True)
        ]
        return title, [self.tr("The hand is over: {gains}.").format(gains=", ".join(said))], []

    def _act(self, action: Action | None) -> str:
        match action:
            case None:
                return ""
            case PlayCard(card=card):
                # That a card is played goes without saying.
                name = self.words.card(card)
                return name[:1].upper() + name[1:]
            case _:
                return self._said.acts.act(action, self.request.prompt, self.words)

    def _reasons(self, known: _Known) -> HintText:
        if self.action is None or same(self.action) != same(known.weighed.best):
            # The reasons speak for the best act; another one as good has its own.
            return HintText("")
        return hint_text(self._act(self.action), known.hint.reasons, self.words.message)

    def _as_good(self, weighed: Weighed) -> list[str]:
        found, done = weighed.alternatives, self.action
        alike = [each.action for each in found if found[0].worth - each.worth <= LIMIT]
        others = [each for each in alike if done is None or same(each) != same(done)]
        return [self._act(action) for action in others[:MOST_ALIKE]]

    def _label(self) -> None:
        self.show_button.setText(self.tr("Show the answer"))
        self.again_button.setText(self.tr("Try again"))
        self.see_button.setText(
            self.tr("See what happens")
            if self.stage is Stage.WRONG
            else self.tr("See how it goes on")
        )
        is_last = self.task.number == self.task.count and self.is_tried and self.was_right
        self.next_button.setText(self.tr("Finish") if is_last else self.tr("Next puzzle"))
        self.back_button.setText(self.tr("Back to the puzzle"))
        self.lesson_button.setText(self.tr("Make a lesson…"))
        self.leave_button.setText(self.tr("Leave the puzzles"))

    # ------------------------------------------------------------------ keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave with Escape: the line first, then the puzzle. Scroll what is said by pages."""
        ways = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
        if event.key() in ways:
            self.column.turn(ways[Qt.Key(event.key())])
        elif event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.stage is Stage.LINE:
            self.leave_line()
        else:
            self.left.emit()


class _Known(Struct, frozen=True):
    """What the acts are worth, and what speaks for the best."""

    weighed: Weighed
    hint: Hint


class _Cost(Struct, frozen=True):
    """What the answer costs; `None`: the search does not even try it."""

    units: float | None


def _known(request: Request) -> _Known:
    weighed = weigh_request(request)
    return _Known(weighed, hint(request, weighed.alternatives))


def _cost(weighed: Weighed, action: Action) -> _Cost:
    try:
        return _Cost(weighed.cost(action))
    except JudgingError:
        return _Cost(None)
