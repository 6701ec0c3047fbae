"""The sheet after a hand: what was paid for what, and how the evening goes on."""

from __future__ import annotations

from typing import final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout

from tarock_desktop.messages.message import NameRef
from tarock_desktop.table.phases import Phase
from tarock_desktop.texts.numbers import mixed
from tarock_desktop.ui.panels.glance import Glance
from tarock_desktop.ui.panels.pieces import Choice, Text
from tarock_desktop.ui.panels.prompt_sheet import row
from tarock_desktop.ui.panels.score import Ledger, ScoreLines
from tarock_desktop.ui.style.tokens import Space


@final
class HandOverSheet(QFrame):
    """The score sheet between two hands, and at the end of a round."""

    next_hand = Signal()
    close_round = Signal()
    new_game = Signal()
    article_wanted = Signal(str)

    def __init__(self, glance: Glance) -> None:
        super().__init__()
        self.setObjectName("sheet")
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(Space.M, Space.S, Space.M, Space.S)
        self.body.setSpacing(Space.XS)
        title = self._title(glance)
        self.setAccessibleName(title)
        self.body.addWidget(Text(title, "question"))
        self.lines = ScoreLines()
        self._ledger = Ledger(wide=True)
        self.first: Choice | None = None
        if glance.observation.result.over:
            self._add_points(glance)
            self.lines.show_lines(glance, glance.observation.result.lines)
            self.lines.article_wanted.connect(self.article_wanted)
            self.body.addWidget(self.lines)
        self._ledger.show_glance(glance)
        self.body.addWidget(self._ledger)
        self.body.addLayout(row(*self._buttons(glance)))

    def height_for(self, width: int) -> int:
        """Return the height the sheet needs in a *width*."""
        return self.body.totalHeightForWidth(width)

    def take_focus(self) -> None:
        """Give the button that goes on the focus."""
        if self.first is not None:
            self.first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _title(self, glance: Glance) -> str:
        number = glance.observation.round.hand_no
        if glance.observation.phase is Phase.CLOSED:
            return self.tr("The round is closed.")
        if number == 0:
            return self.tr("The table is ready.")
        return self.tr("Hand {number} is over.").format(number=number)

    def _add_points(self, glance: Glance) -> None:
        view = glance.observation
        points = view.result.points
        if points is None or view.auction.contract is None:
            return
        counted = " · ".join(
            self.tr("{player}: {points}").format(player=name, points=mixed(amount))
            for name, amount in zip(glance.names, points, strict=True)
        )
        contract = glance.words.name(NameRef("contract", view.auction.contract))
        self.body.addWidget(
            Text(
                self.tr("{contract}, card points: {points}").format(
                    contract=contract, points=counted
                ),
                "muted",
            )
        )

    def _buttons(self, glance: Glance) -> tuple[Choice, ...]:
        if glance.observation.phase is Phase.CLOSED:
            self.first = Choice(self.tr("New game"), self.new_game.emit, primary=True)
            return (self.first,)
        close = Choice(self.tr("Close the round"), self.close_round.emit)
        if glance.observation.round.hand_no == 0:
            self.first = Choice(self.tr("Start the hand"), self.next_hand.emit, primary=True)
            return (self.first,)
        length = glance.sheet.round.length
        full = bool(length) and glance.observation.round.hand_no >= length
        following = Choice(self.tr("Next hand"), self.next_hand.emit, primary=not full)
        if full:
            close.setProperty("role", "primary")
        self.first = close if full else following
        return (close, following)
