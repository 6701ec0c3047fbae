"""The first page of a later start: go on, or what else there is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from msgspec import Struct
from PySide6.QtCore import QPointF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from tarock_desktop.texts.catalogue import Translations
from tarock_desktop.ui.home.even_grid import EvenGrid
from tarock_desktop.ui.home.screen import TitleScreen
from tarock_desktop.ui.home.sheets import SheetTiles
from tarock_desktop.ui.home.signs import Sign
from tarock_desktop.ui.home.tiles import Entry
from tarock_desktop.ui.scene.deck_theme import DeckTheme
from tarock_desktop.ui.scene.portraits import portrait, portraits_of
from tarock_desktop.ui.style.look import Look
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Choice, Text

_WIDE: Final = 60
"""Width of a window, in text units, from which on there is room for cards beside the lines."""
_ROOMY: Final = 40
"""Width of a window, in text units, that has room for portraits."""


class Waiting(Struct, frozen=True):
    """The game that waits behind the page."""

    sheet: str
    hand: int
    """Number of the hand; 0 before the first one."""
    names: tuple[str, ...]
    scores: tuple[str, ...]


class News(Struct, frozen=True):
    """What the lines of the page tell."""

    waiting: Waiting | None
    saved: int
    """Number of saved games."""
    may_teach: bool
    """Whether the game that waits may lie open before everybody."""
    lessons: int = 0
    """How many lessons are passed."""
    puzzles: int = 0
    """How many puzzles there are for today."""


@final
class Portraits(QWidget):
    """The people of a game, each a little over the one before."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._names: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def use_look(self, look: Look) -> None:
        """Take the measure of the window."""
        self._look = look
        self._fit()

    def show_people(self, names: tuple[str, ...]) -> None:
        """Show the portraits of people."""
        self._names = names
        self._fit()

    def _fit(self) -> None:
        side, step = self._measures()
        self.setFixedSize(side + max(0, len(self._names) - 1) * step, side)
        self.update()

    def _measures(self) -> tuple[int, int]:
        return round(2.4 * self._look.unit), round(1.4 * self._look.unit)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the portraits, the first one on top."""
        painter = QPainter(self)
        side, step = self._measures()
        numbers = portraits_of(self._names)
        for place in reversed(range(len(numbers))):
            picture = portrait(numbers[place], side, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(place * step, 0), picture)


@final
class ContinueCard(QFrame):
    """The game that waits, and the button that goes on with it."""

    def __init__(self, look: Look, on_click: Callable[[], None]) -> None:
        super().__init__()
        self.setObjectName("card")
        self.setProperty("raised", True)
        self.portraits = Portraits(look)
        self.title, self.note = Text("", "question"), Text("", "muted")
        self.button = Choice("", on_click, primary=True)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self.note)
        row = QHBoxLayout(self)
        row.setContentsMargins(Space.M, Space.M, Space.M, Space.M)
        row.setSpacing(Space.M)
        row.addWidget(self.portraits)
        row.addLayout(words, 1)
        row.addWidget(self.button)

    def use_look(self, look: Look) -> None:
        """Take the measure of the window: beside large text there is no room for portraits."""
        self.portraits.setHidden(self.window().width() < _ROOMY * look.unit)

    def show_game(self, waiting: Waiting) -> None:
        """Say which game waits."""
        self.portraits.show_people(waiting.names)
        title = self.tr("{sheet}, hand {number}").format(
            sheet=waiting.sheet, number=max(1, waiting.hand)
        )
        people = zip(waiting.names, waiting.scores, strict=True)
        note = " · ".join(f"{name} {score}" for name, score in people)
        self.title.setText(title)
        self.note.setText(note)
        self.button.setText(self.tr("Continue"))
        self.button.setAccessibleDescription(f"{title}. {note}")


@final
class StartScreen(TitleScreen):
    """Goes on with the game that waits, or to anything else."""

    column_units = 42
    continued = Signal()
    new_wanted = Signal()
    lessons_wanted = Signal()
    puzzles_wanted = Signal()
    deal_wanted = Signal()
    history_wanted = Signal()
    people_wanted = Signal()
    ruling_wanted = Signal()
    teaching_wanted = Signal()
    sheet_wanted = Signal(str)

    def __init__(
        self,
        look: Look,
        deck: DeckTheme,
        translations: Callable[[], Translations],
        news: Callable[[], News],
    ) -> None:
        super().__init__(look, deck)
        self._news = news
        self.card = ContinueCard(look, self.continued.emit)
        self.new = Entry(look, Sign.CARDS, self.new_wanted.emit)
        self.lessons = Entry(look, Sign.BOOK, self.lessons_wanted.emit)
        self.puzzles = Entry(look, Sign.QUESTION, self.puzzles_wanted.emit)
        self.deals = Entry(look, Sign.DEAL, self.deal_wanted.emit)
        self.history = Entry(look, Sign.CLOCK, self.history_wanted.emit)
        self.people = Entry(look, Sign.PEOPLE, self.people_wanted.emit)
        self.rulings = Entry(look, Sign.SCALES, self.ruling_wanted.emit)
        self.teach = Entry(look, Sign.SCREEN, self.teaching_wanted.emit)
        self.column.addWidget(self.card)
        grid = EvenGrid(3, gap=Space.M)
        for entry in (
            *(self.new, self.lessons, self.puzzles, self.deals, self.history, self.people),
            *(self.rulings, self.teach),
        ):
            grid.addWidget(entry)
        self.column.addLayout(grid)
        self.column.addStretch(1)
        self.play_by = Text("", "muted")
        self.sheets = SheetTiles(look, translations, self.sheet_wanted.emit, is_short=True)
        self.page.addStretch(1)
        self.page.addWidget(self.play_by)
        self.page.addWidget(self.sheets)

    def use_look(self, look: Look) -> None:
        """Take the look of the window; where it is narrow the lines take all of its width."""
        super().use_look(look)
        if self.window().width() < _WIDE * look.unit:
            self.take_whole_width()

    def retranslate(self) -> None:
        """Say all texts anew, with what has changed since."""
        news = self._news()
        self.say_title()
        self.card.setVisible(news.waiting is not None)
        if news.waiting is not None:
            self.card.show_game(news.waiting)
        self.new.say(self.tr("New game"), self.tr("Rules and players"))
        passed = self.tr("%n lesson(s) passed", None, news.lessons)
        from_start = self.tr("From the first card on")
        self.lessons.say(self.tr("Lessons"), passed if news.lessons else from_start)
        puzzles = self.tr("%n puzzle(s)", None, news.puzzles)
        none_yet = self.tr("Learn from your own hands")
        self.puzzles.say(self.tr("Puzzles"), puzzles if news.puzzles else none_yet)
        self.deals.say(self.tr("Deals"), self.tr("By number, from a file, your own"))
        saved = self.tr("%n saved game(s)", None, news.saved)
        self.history.say(self.tr("History"), saved if news.saved else self.tr("What you played"))
        self.people.say(self.tr("People"), self.tr("Statistics"))
        self.rulings.say(self.tr("Judge"), self.tr("Practice and examinations"))
        this, ready = self.tr("This game, step by step"), self.tr("Ready-made hands")
        self.teach.say(self.tr("Teach"), this if news.may_teach else ready)
        self.play_by.setText(self.tr("Play by the rules of"))
        self.sheets.retranslate()

    def take_focus(self) -> None:
        """Give the focus to the game that waits, or to a new one."""
        (self.new if self.card.isHidden() else self.card.button).setFocus()
