"""What a panel is given to show: one look at the table, in words of one language."""

from __future__ import annotations

from msgspec import Struct

from tarock_desktop.table.events import Event
from tarock_desktop.table.judging import JudgeQuestion
from tarock_desktop.table.phases import BETWEEN_HANDS
from tarock_desktop.table.prompts import Option, Prompt
from tarock_desktop.table.rulings import Mode, Ruling
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import Observation
from tarock_desktop.texts.render import Words
from tarock_desktop.texts.ruling_texts import RulingText
from tarock_desktop.variants.schema import Sheet


class Glance(Struct, frozen=True, kw_only=True):
    """One look at the table."""

    words: Words
    sheet: Sheet
    names: tuple[str, ...]
    """Of the people, by seat."""
    observation: Observation
    prompt: Prompt | None = None
    """What the person at the screen is asked; `None` if he is not the one."""
    mode: Mode = Mode.GUARD
    """What the table does with an act that breaks a rule."""
    events: tuple[Event, ...] = ()
    """What everybody knows of this hand so far."""
    by_table: frozenset[int] = frozenset()
    """Which of the events, from 0, are acts that the table did for people."""
    table_acts: bool = False
    """Whether the table acts now for the person whose act is due."""
    deal_number: str = ""
    """The number of the deal, after the hand and where it has one."""
    viewer: Seat | None = None
    """Whose cards are on screen; `None`: nobody's."""
    caption: str = ""
    """What is said instead of whose turn it is: nobody can act at this table."""
    shared: tuple[Option, ...] = ()
    """What all at the table can do together between two hands."""
    questions: tuple[JudgeQuestion, ...] = ()
    """What a judge can do about the rulings of this hand."""

    def name(self, seat: Seat) -> str:
        """Return the name of the person on a seat."""
        return self.names[seat]

    @property
    def is_nobodys_game(self) -> bool:
        """Whether a game is played that nobody bid: who doubles it doubles for himself."""
        contract = self.observation.auction.contract
        return contract is not None and contract == self.sheet.unbid

    @property
    def is_between_hands(self) -> bool:
        """Whether no hand is running."""
        return self.observation.phase in BETWEEN_HANDS

    @property
    def knows_throwing_down(self) -> bool:
        """Whether the sheet says what it is to lay the rest down instead of playing it."""
        return any("play.thrown-in" in row.rules for row in self.sheet.irregularity)

    def step(self, doublings: int) -> int:
        """Return which step of the ladder so many doublings of one thing have come to, from 0."""
        return 0 if self.is_nobodys_game else doublings - 1

    def question(self, number: int) -> JudgeQuestion | None:
        """Return what a judge can do about a ruling, counted from 0; `None`: nothing."""
        return next((each for each in self.questions if each.number == number), None)

    def ruling(self, ruling: Ruling) -> RulingText:
        """Return a ruling in words, as whoever looks at the screen may know it."""
        return self.words.ruling(ruling, self.observation.viewer, self.mode)
