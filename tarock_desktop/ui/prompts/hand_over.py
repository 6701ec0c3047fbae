"""The page after a hand: who won, what was paid for what, and how the evening goes on."""

from __future__ import annotations

from typing import Final, final

from msgspec import Struct
from PySide6.QtCore import QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Option
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.hand_over.flight import ChipFlight
from tarock_desktop.ui.hand_over.headline import Headlines
from tarock_desktop.ui.hand_over.headline_band import HeadlineBand
from tarock_desktop.ui.hand_over.sides import Sides
from tarock_desktop.ui.hand_over.workings import Workings
from tarock_desktop.ui.panels.score import check_total
from tarock_desktop.ui.prompts.prompt_host import PromptBox
from tarock_desktop.ui.style.flow import FlowLayout
from tarock_desktop.ui.style.look import Look
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Choice, LineButton, Scrolling, Text

_LEAST: Final = 60
"""Height in pixels that what scrolls has at least."""


MOST_PUZZLES: Final = 3
"""As many as a hand gives: so much room is kept for what is said of them."""


class EveningLook(Struct, frozen=True):
    """What is to be said of the rounds of an evening, and what may be done."""

    line: str = ""
    may_go_on: bool = False
    """Whether another round follows the closed one."""
    may_start: bool = False
    """Whether another hand may begin."""
    may_close: bool = False
    may_review: bool = False
    may_learn: bool = False
    """Whether the hand was a lesson, so that another one may follow."""
    puzzles: int = 0
    """How many were found in the hand so far."""


@final
class HandOverPrompt(PromptBox):
    """The page between two hands, before the first, and at the end of a round."""

    next_hand = Signal()
    close_round = Signal()
    next_round = Signal()
    new_game = Signal()
    review = Signal()
    """The hand is to be looked back at."""
    puzzles_wanted = Signal()
    same_again = Signal()
    """The same hand is wanted again, as a lesson."""
    next_lesson = Signal()
    article_wanted = Signal(str)
    chosen = Signal(object)
    """What all at the table do together."""

    def __init__(
        self, glance: Glance, evening: EveningLook, look: Look, *, chips_move: int = 0
    ) -> None:
        """Make the page.

        Args:
            glance: the table between two hands.
            evening: whether there may be another hand, or a close.
            look: what the page is drawn with.
            chips_move: milliseconds in which the chips of the hand move; 0: they do not.
        """
        super().__init__()
        self.is_page = True
        self._evening, self._look, self._chips_move = evening, look, chips_move
        self.body.setSpacing(0)
        self.body.setContentsMargins(0, 0, 0, 0)
        headline = Headlines(self).of(glance)
        self.setAccessibleName(headline.text)
        self._page = QWidget()
        whole = QVBoxLayout(self._page)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        self._column = QVBoxLayout()
        self._column.setContentsMargins(Space.XL, Space.M, Space.XL, Space.S)
        self._column.setSpacing(Space.S)
        self.band = HeadlineBand(headline, self._hand(glance), look)
        self.sides = Sides(glance, look)
        self.flight = ChipFlight(self._page, 1.2 * look.unit)
        self._fill(glance)
        whole.addWidget(self.band)
        whole.addLayout(self._column, 1)
        self.body.addWidget(self._scrolling(), 1)
        self._foot = FlowLayout(at_right=True)
        self._foot.setContentsMargins(0, 0, 0, 0)
        self.puzzles = Choice("", self.puzzles_wanted.emit)
        self.puzzles.setProperty("role", "link")
        if evening.may_review:
            self._foot.addWidget(self._keep_room(self.puzzles))
        self.tell_puzzles(evening.puzzles)
        for button in (*self._shared(glance), *self._buttons(glance)):
            self._foot.addWidget(button)
        foot = QWidget()
        below = QVBoxLayout(foot)
        below.setContentsMargins(Space.XL, Space.XS, Space.XL, Space.M)
        below.addLayout(self._foot)
        self.body.addWidget(foot)

    def _hand(self, glance: Glance) -> str:
        number = glance.observation.round.hand_no
        if glance.observation.phase is Phase.CLOSED or number == 0:
            return ""
        return self.tr("Hand {number}").format(number=number)

    def _fill(self, glance: Glance) -> None:
        """Write what is below the band."""
        is_first = glance.observation.round.hand_no == 0
        self._column.addWidget(self.sides)
        if self._evening.line:
            self._column.addWidget(Text(self._evening.line))
        if is_first:
            self._add_articles(glance)
        elif glance.observation.result.lines and glance.observation.phase is not Phase.CLOSED:
            self._column.addSpacing(Space.S)
            title = QHBoxLayout()
            title.addWidget(Text(self.tr("How it is counted"), "title"))
            title.addWidget(self._check(glance))
            self._column.addLayout(title)
            workings = Workings(glance, self._look)
            workings.article_wanted.connect(self.article_wanted)
            self._column.addWidget(workings)
        else:
            self._column.addWidget(self._check(glance))
        if glance.deal_number:
            deal = self.tr("Deal {number}").format(number=glance.deal_number)
            self._column.addWidget(_at_right(deal))
        self._column.addStretch(1)

    def _check(self, glance: Glance) -> Text:
        """Return what all scores come to, and whether that is right."""
        total, mark = check_total(glance)
        said = self.tr("Check total: {total}").format(total=total)
        return _at_right(f"{said} {mark}")

    def _scrolling(self) -> QScrollArea:
        """Return the page in an area of its own: the buttons stay in sight however long it is."""
        scroll = Scrolling(self._page, takes_focus=False)
        # It takes what `height_for` leaves it and asks for nothing itself.
        scroll.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        scroll.setMinimumHeight(_LEAST)
        return scroll

    def height_for(self, width: int) -> int:
        """Return the height the page needs in a *width*."""
        # Not asked of the body: a scroll area does not follow its page in time.
        self._column.activate()
        above = self.band.heightForWidth(width) + self._column.totalHeightForWidth(width)
        return above + self._foot_height(width)

    def least_height(self, width: int) -> int:
        """Return the height at which all buttons are in sight, and something above them."""
        return _LEAST + self._foot_height(width)

    def _foot_height(self, width: int) -> int:
        return self._foot.heightForWidth(width - 2 * Space.XL) + Space.XS + Space.M

    def _add_articles(self, glance: Glance) -> None:
        """Call to mind what a tournament begins with."""
        for article in glance.sheet.opening_articles:
            said = glance.words.article(article)
            button = LineButton(
                said.heading,
                lambda article=article: self.article_wanted.emit(article),  # type: ignore[misc]
            )
            self._column.addWidget(button)
            self._column.addWidget(Text(said.gist, "muted"))

    # -- chips ----------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Let the chips move once all has its place."""
        super().showEvent(event)
        if self._chips_move:
            QTimer.singleShot(0, self, self._fly)

    def _fly(self) -> None:
        """Move chips from everybody who pays to everybody who is paid."""
        ways = [
            tuple(QPointF(self.sides.middle(seat, self._page)) for seat in pair)
            for pair in self.sides.payments()
        ]
        self.flight.start([(start, end) for start, end in ways], self._chips_move)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Let the chips be where they go."""
        self.flight.skip()
        super().mousePressEvent(event)

    # -- buttons --------------------------------------------------------------------------------

    def tell_puzzles(self, count: int) -> None:
        """Say how many puzzles were found in the hand."""
        self.puzzles.setText(self.tr("%n puzzle(s)", None, count or MOST_PUZZLES))
        # Where the page has no place for it, it would be a window of its own.
        self.puzzles.setVisible(count > 0 and self._evening.may_review)

    @staticmethod
    def _keep_room(button: Choice) -> Choice:
        """Return a button that has its place before it is seen: no other one moves away then."""
        policy = button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        button.setSizePolicy(policy)
        return button

    def _shared(self, glance: Glance) -> list[Choice]:
        """Return the buttons of what all at the table do together."""
        return [self._shared_button(glance, option) for option in glance.shared]

    def _shared_button(self, glance: Glance, option: Option) -> Choice:
        label, action = glance.words.message(option.label), option.action
        return Choice(label, lambda: self.chosen.emit(action))

    def _buttons(self, glance: Glance) -> list[Choice]:
        """Return the buttons of the page; none that ends a round has the focus by itself."""
        evening, made = self._evening, []
        if glance.observation.phase is Phase.CLOSED:
            if evening.may_review:
                made.append(self._look_through())
            new = Choice(self.tr("New game"), self.new_game.emit, primary=not evening.may_go_on)
            made.append(new)
            self.first = new
            if evening.may_go_on:
                self.first = Choice(self.tr("Next round"), self.next_round.emit, primary=True)
                made.append(self.first)
            return made
        if glance.observation.round.hand_no == 0:
            self.first = Choice(self.tr("Start the hand"), self.next_hand.emit, primary=True)
            return [self.first]
        if evening.may_learn:
            return self._after_lesson()
        close = Choice(self.tr("Close the round"), self.close_round.emit)
        close.setProperty("role", "link" if evening.may_start else "primary")
        close.setEnabled(evening.may_close)
        made = [close] if evening.may_start else []
        if evening.may_review:
            made.append(self._look_through())
            self.first = made[-1]
        if not evening.may_start:
            return [*made, close]
        self.first = Choice(self.tr("Next hand"), self.next_hand.emit, primary=True)
        return [*made, self.first]

    def _after_lesson(self) -> list[Choice]:
        """Return the buttons after the first hand of somebody who has never played."""
        again = Choice(self.tr("The same hand again"), self.same_again.emit)
        play = Choice(self.tr("Play on"), self.next_hand.emit)
        self.first = Choice(self.tr("Next lesson"), self.next_lesson.emit, primary=True)
        return [again, play, self.first]

    def _look_through(self) -> Choice:
        return Choice(self.tr("Look through the hand"), self.review.emit)


def _at_right(text: str) -> Text:
    """Return a note that can be copied, at the right edge."""
    made = Text(text, "muted")
    made.setAlignment(Qt.AlignmentFlag.AlignRight)
    made.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return made
