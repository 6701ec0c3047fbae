"""The prompt after a hand: what was paid for what, and how the evening goes on."""

from __future__ import annotations

from typing import Final, final

from msgspec import Struct
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from tarock_desktop.messages.message import NameRef
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Option
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.panels.score import Ledger, ScoreLines
from tarock_desktop.ui.prompts.act_prompt import row
from tarock_desktop.ui.prompts.prompt_host import PromptBox
from tarock_desktop.ui.style.flow import FlowLayout
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Choice, LineButton, Text

_LEAST: Final = 60
"""Height in pixels that the lines and the ledger have at least."""


class EveningLook(Struct, frozen=True):
    """What is to be said of the rounds of an evening."""

    line: str = ""
    may_go_on: bool = False
    """Whether another round follows the closed one."""


@final
class HandOverPrompt(PromptBox):
    """The score prompt between two hands, and at the end of a round."""

    next_hand = Signal()
    close_round = Signal()
    next_round = Signal()
    new_game = Signal()
    review = Signal()
    """The hand is to be looked back at."""
    article_wanted = Signal(str)
    chosen = Signal(object)
    """What all at the table do together."""

    def __init__(
        self,
        glance: Glance,
        evening: EveningLook,
        *,
        may_start: bool,
        may_close: bool,
        may_review: bool = False,
    ) -> None:
        """Make the prompt; the evening says whether there may be another hand, or a close."""
        super().__init__()
        self._may_start, self._may_close = may_start, may_close
        self._may_review = may_review
        self._goes_on = evening.may_go_on
        self.body.setSpacing(Space.XS)
        self._head = Text(self._title(glance), "question")
        self.setAccessibleName(self._head.text())
        self.body.addWidget(self._head)
        self.lines = ScoreLines()
        self.lines.article_wanted.connect(self.article_wanted)
        self._ledger = Ledger()
        self._page = QWidget()
        self._column = QVBoxLayout(self._page)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(Space.XS)
        self._fill(glance, evening)
        # The buttons stay in sight however long the calculation is.
        self.body.addWidget(self._scrolling(), 1)
        self._together = self._shared(glance)
        self.body.addLayout(self._together)
        self._row = row(*self._looking_back(), *self._buttons(glance))
        self.body.addLayout(self._row)

    def _fill(self, glance: Glance, evening: EveningLook) -> None:
        """Write what was paid for what, and what everybody has."""
        if glance.observation.result.over:
            self._add_points(glance)
            self.lines.show_lines(glance, glance.observation.result.lines)
            self.lines.reshaped.connect(self.reshaped)
            self._column.addWidget(self.lines)
        if glance.observation.round.hand_no == 0:
            self._add_articles(glance)
        self._ledger.show_glance(glance)
        self._column.addWidget(self._ledger)
        if evening.line:
            self._column.addWidget(Text(evening.line))
        self._column.addStretch(1)

    def _scrolling(self) -> QScrollArea:
        """Return the page in an area of its own."""
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(self._page)
        # It takes what `height_for` leaves it and asks for nothing itself.
        scroll.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        scroll.setMinimumHeight(_LEAST)
        return scroll

    def height_for(self, width: int) -> int:
        """Return the height the prompt needs in a *width*."""
        # Not asked of the body: a scroll area does not follow its page in time.
        self._column.activate()
        edges = self.body.contentsMargins()
        room = width - edges.left() - edges.right()
        parts = (
            self._head.heightForWidth(room),
            self._column.totalHeightForWidth(room),
            self._together.heightForWidth(room),
            self._row.sizeHint().height(),
        )
        between = self.body.spacing() * len(parts)
        return sum(parts) + between + edges.top() + edges.bottom()

    def _title(self, glance: Glance) -> str:
        number = glance.observation.round.hand_no
        if glance.observation.phase is Phase.CLOSED:
            return self.tr("The round is closed.")
        if number == 0:
            return self.tr("The table is ready.")
        return self.tr("Hand {number} is over.").format(number=number)

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

    def _add_points(self, glance: Glance) -> None:
        view = glance.observation
        points = view.result.points
        if points is None or view.auction.contract is None:
            return
        counted = " · ".join(
            self.tr("{player}: {points}").format(player=name, points=glance.words.number(amount))
            for name, amount in zip(glance.names, points, strict=True)
        )
        contract = glance.words.name(NameRef("contract", view.auction.contract))
        self._column.addWidget(
            Text(
                self.tr("{contract}, card points: {points}").format(
                    contract=contract, points=counted
                ),
                "muted",
            )
        )

    def _shared(self, glance: Glance) -> FlowLayout:
        """Return the buttons of what all at the table do together."""
        flow = FlowLayout()
        for option in glance.shared:
            flow.addWidget(self._shared_button(glance, option))
        return flow

    def _shared_button(self, glance: Glance, option: Option) -> Choice:
        label, action = glance.words.message(option.label), option.action
        return Choice(label, lambda: self.chosen.emit(action))

    def _looking_back(self) -> tuple[Choice, ...]:
        """Return the button that looks back at the hand, if that may be done."""
        if not self._may_review:
            return ()
        return (Choice(self.tr("Review"), self.review.emit),)

    def _buttons(self, glance: Glance) -> tuple[Choice, ...]:
        if glance.observation.phase is Phase.CLOSED and self._goes_on:
            new = Choice(self.tr("New game"), self.new_game.emit)
            self.first = Choice(self.tr("Next round"), self.next_round.emit, primary=True)
            return (new, self.first)
        if glance.observation.phase is Phase.CLOSED:
            self.first = Choice(self.tr("New game"), self.new_game.emit, primary=True)
            return (self.first,)
        close = Choice(self.tr("Close the round"), self.close_round.emit)
        if glance.observation.round.hand_no == 0:
            self.first = Choice(self.tr("Start the hand"), self.next_hand.emit, primary=True)
            return (self.first,)
        close.setEnabled(self._may_close)
        if not self._may_start:
            close.setProperty("role", "primary")
            self.first = close
            return (close,)
        self.first = Choice(self.tr("Next hand"), self.next_hand.emit, primary=True)
        return (close, self.first)
