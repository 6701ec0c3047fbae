"""The table of a lesson, and beside it the panel; what is asked at it is not its business."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cases.frames import Frame
from tarock_desktop.learning.finding import rule_broken
from tarock_desktop.learning.lesson_file import Text as LessonText
from tarock_desktop.learning.lesson_run import LessonRun
from tarock_desktop.learning.task import Answer, Task, WrongAct
from tarock_desktop.table.actions import Action
from tarock_desktop.table.seats import Seat, Viewer, Watcher
from tarock_desktop.ui.commands.registry import Command
from tarock_desktop.ui.learning.answer_texts import LessonWords
from tarock_desktop.ui.learning.asking_table import AskingTable
from tarock_desktop.ui.learning.lesson_panel import LessonPanel
from tarock_desktop.ui.learning.light import LitPart
from tarock_desktop.ui.learning.pile import CardPile
from tarock_desktop.ui.learning.task_parts import frames_to_find
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.scene.picture import HelpLevel
from tarock_desktop.ui.style.look import Look
from tarock_desktop.ui.style.tokens import COMPACT_HEIGHT, Theme
from tarock_desktop.variants.schema import Sheet

Speak: TypeAlias = Callable[[tuple[str, ...]], LessonWords]
"""Gives the words of the present language for people by seat."""


class LessonLook(Struct, frozen=True):
    """The table at which a lesson is shown."""

    sheet: Sheet
    people: tuple[str, ...]
    """Who may be at the table, the pupil first: he sits wherever a step asks somebody."""
    deck: DeckTheme
    theme: Callable[[], Theme]
    """Gives the colours of the window."""


class Stage(Enum):
    """What goes on at a step."""

    READING = "reading"
    ASKED = "asked"
    JUDGING = "judging"
    WRONG = "wrong"
    SEEING = "seeing"
    """The wrong line is played on."""
    DONE = "done"
    ENDED = "ended"
    """All steps have been gone through."""


class LessonTable(AskingTable):
    """Shows the step of a lesson: a table, an incident, a pile of cards, or only words."""

    commands = ("learn.",)

    def __init__(self, run: LessonRun, look: LessonLook, speak: Speak) -> None:
        near = pupil_of(run)
        names = seated(look.people[: run.people], near)
        said = speak(names)
        super().__init__(look.sheet, names, near, said.words, deck=look.deck, theme=look.theme)
        self.run, self.said = run, said
        self._people, self._speak = look.people, speak
        self.stage = Stage.READING
        self.task: Task | None = None
        """What is asked at this step; `None`: there is only something to read."""
        self.frames: tuple[Frame, ...] = ()
        self._help = HelpLevel.OFF
        self.panel = LessonPanel()
        self.lit = LitPart(self.page, look.theme)
        self.pile = CardPile(Look(look.theme(), self.page.unit()), look.deck)
        self.pile.hide()
        self.use_instead(self.pile)
        self.use_column(self.panel)
        self.panel.reshaped.connect(self.fit)
        self.panel.on_table = self.told

    @property
    def viewer(self) -> Viewer:
        """Who looks: the pupil."""
        seat = self.run.seat if self.run.seat is not None else self.view.near
        return Watcher.PUBLIC if seat is None else seat

    def speak(self) -> None:
        """Take the words of the present language, for the people as they sit now."""
        seat = self.run.seat if self.run.seat is not None else self.view.near
        self.view.near = seat
        self.names = seated(self._people[: self.run.people], seat)
        self.said = self._speak(self.names)
        self.words = self.said.words

    def lay_table(self) -> None:
        """Show the table of the step as it is now."""
        trial = self.run.trial
        self.frames = ()
        # All hands lie open at an incident, and leave the heading no room.
        self.page.says_game = self.run.incident is None
        if self.run.incident is not None:
            wrong = None if self.task is None else self.task.wrong
            self.frames = frames_to_find(self.run.incident, wrong or WrongAct(0, ""))
            self.show_position(self.frames[0].observation)
        elif trial is not None:
            seen = trial.observation(self.viewer)
            if self.task is not None and self.task.ask == "winner":
                # The table would say who is winning.
                seen = replace(seen, play=replace(seen.play, winning=None))
            self.show_position(seen)
        is_pile = trial is None and self.run.incident is None
        self.pile.menu_button.setMenu(self.page.buttons.menu_button.menu())
        self.pile.setVisible(is_pile)
        self.page.setVisible(not is_pile)
        cards = self._cards_shown() if is_pile else CardSet()
        self.pile.show_cards(self.sheet.pack.ranked(cards), self.words.cards(cards))

    def _cards_shown(self) -> CardSet:
        """Return the cards that are told of where no table is set up."""
        task, laid = self.task, self.run.laid
        if task is not None:
            return CardSet() if task.pile is None else task.pile
        piles = {} if laid is None or laid.facts.piles is None else laid.facts.piles
        return CardSet.gather(card for pile in piles.values() for card in pile)

    def lesson_title(self) -> str:
        """Return the title of the lesson."""
        return self.said.texts.say(self.run.lesson.title)

    def tell(self, text: LessonText) -> str:
        """Return a text of the step, with the numbers of its table."""
        return self.said.texts.say(text, self.run.numbers())

    def show_frame(self, number: int) -> None:
        """Show an incident after so many acts."""
        self.show_position(self.frames[number].observation)

    def _show(self) -> None:
        """Show what is asked, but not what the table would tell of it."""
        is_turn = self.stage in {Stage.ASKED, Stage.WRONG} and self.panel.answer is None
        self.page.says_turn = is_turn or self.stage is Stage.SEEING
        super()._show()
        said = self.tr("Your turn") if is_turn else self.tr("So it would go on.")
        self.page.status.show_glance(replace(self.glance(), prompt=None, caption=said))

    def people(self) -> tuple[Seat, ...]:
        """Return who can be the answer: those who play, where it is about payments everybody."""
        trial, ask = self.run.trial, None if self.task is None else self.task.ask
        everybody = tuple(Seat(seat) for seat in range(len(self.names)))
        if trial is None or ask == "pay":
            return everybody
        seats = trial.state.deal.order or everybody
        if ask == "sides":
            return tuple(seat for seat in seats if seat != trial.state.auction.declarer)
        return seats

    def called(self) -> str:
        """Return which card was called; empty: none."""
        trial = self.run.trial
        card = None if trial is None else trial.observation(self.viewer).calls.card
        if card is None:
            return ""
        return self.tr("Called: {card}.").format(card=self.words.card(card))

    def show_answer(self, answer: Answer | None) -> None:
        """Show the right answer where answers are given."""
        part = self.panel.answer
        if part is not None and answer is not None:
            part.fill(answer)
        elif isinstance(answer, Action):
            self.point_out(answer)
        elif isinstance(answer, CardSet):
            self.view.control.point_out(tuple(answer))

    def named(self, answer: Answer) -> str:
        """Return an answer in words."""
        trial, incident = self.run.trial, self.run.incident
        if isinstance(answer, WrongAct) and incident is not None:
            return self.words.offence(answer.row, rule_broken(incident))
        asked = None if trial is None else trial.prompt()
        return self.said.answer(answer, asked, self.sheet)

    def show_help(self, level: HelpLevel) -> None:
        """Show which cards may be chosen, or not."""
        self._help = level
        self.view.use_help(level)
        self.page.status.lists_cards = False

    def title(self) -> str:
        """Return what the window is called meanwhile."""
        return self.tr("Lesson · Tarock Desktop")

    def may_run(self, command: Command) -> bool:
        """Return whether a command makes sense here; rules are asked for at a table."""
        return super().may_run(command) and (command.name != "help.rules" or self.seen is not None)

    def fit(self) -> None:
        """Follow the size of the window and the settings."""
        is_low = self.height() * 100 < COMPACT_HEIGHT * max(100, self.page.scale)
        self.panel.be_low(low=is_low and not self.is_wide)
        super().fit()
        self.pile.use_look(self._theme(), self.page.unit())
        self.panel.settle()
        self.show_help(self._help)


def seated(people: tuple[str, ...], pupil: Seat | None) -> tuple[str, ...]:
    """Return the names by seat; the first of the *people* sits where the pupil does.

    >>> seated(("Anna", "Josef", "Karel"), Seat(1))
    ('Josef', 'Anna', 'Karel')
    """
    names = list(people[1:])
    names.insert(pupil or 0, people[0])
    return tuple(names)


def pupil_of(run: LessonRun) -> Seat | None:
    """Return the first seat of a pupil in a lesson."""
    return next((step.seat for step in run.lesson.steps if step.seat is not None), None)
