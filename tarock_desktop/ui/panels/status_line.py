"""The line between trick and hand: whose turn it is, and what is asked, in words."""

from __future__ import annotations

from typing import Final, final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout

from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Prompt
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Seat
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.style.glass import paint_glass
from tarock_desktop.ui.style.tokens import GREEN_BAIZE, Space, TextSize, Theme
from tarock_desktop.ui.style.widgets import ElidedLabel, Text

FEW: Final = 3
"""So many cards that may be played are named."""


@final
class StatusLine(QFrame):
    """Says what is asked of whom, on a strip of glass as wide as the sentence."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("line")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._theme: Theme = GREEN_BAIZE
        self._glance: Glance | None = None
        self._room, self._middle = QRect(), 0
        self.turn = Text("", "strong")
        """`Your turn`, where it is."""
        self.turn.setWordWrap(False)
        self.text = ElidedLabel()
        """What is asked, or whom the table waits for."""
        self.cards = Text("", "strong")
        """The cards that may be played, where they are few."""
        self.cards.setWordWrap(False)
        self.lists_cards = True
        """Whether the player wants to be shown which cards he may play."""
        self.deck = "en_US"
        """The language of the letters in the corners of the cards."""
        layout = QHBoxLayout(self)
        layout.setContentsMargins(Space.L, 0, Space.L, 0)
        layout.setSpacing(Space.S)
        layout.addWidget(self.turn)
        layout.addWidget(self.text, 1)
        layout.addWidget(self.cards)

    def use_theme(self, theme: Theme) -> None:
        """Take the colours."""
        self._theme = theme
        self.update()

    def set_room(self, room: QRect, middle: int, unit: float, least: int) -> None:
        """Say where the line may lie; it is as wide as its sentence.

        Args:
            room: the place it may take.
            middle: where its own middle lies, if the room allows it.
            unit: a text unit on the felt, in pixels: plates and line are written in one size.
            least: the size that no text may be below, in pixels.
        """
        self._room, self._middle = room, middle
        size = f"QLabel {{ font-size: {TextSize.BODY.pixels(unit, least)}px; }}"
        if size != self.styleSheet():
            self.setStyleSheet(size)
        self._place()

    def show_glance(self, glance: Glance) -> None:
        """Say whose turn it is."""
        self._glance = glance
        is_asked = glance.prompt is not None and not glance.caption
        self.turn.setText(self.tr("Your turn") if is_asked else "")
        self.text.setText(self.sentence(glance))
        few = self._few(glance) if is_asked and self.lists_cards else NO_CARDS
        self.cards.setText(glance.words.short_cards(few, self.deck))
        self.cards.setAccessibleName(glance.words.cards(few))
        if is_asked and glance.prompt is not None:
            self.text.setAccessibleName(self._question(glance, glance.prompt, spoken=True))
        self._place()

    def _few(self, glance: Glance) -> CardSet:
        """Return the cards that may be played, where not all may and they are few."""
        choice = glance.prompt.cards if glance.prompt is not None else None
        if choice is None or choice.legal is None or glance.observation.phase is not Phase.PLAY:
            return NO_CARDS
        return choice.legal if choice.barred and len(choice.legal) <= FEW else NO_CARDS

    def _place(self) -> None:
        if self._room.isEmpty():
            return
        for part in (self.turn, self.text, self.cards):
            part.ensurePolished()
        wide = self.text.fontMetrics().horizontalAdvance(self.text.text()) + 2 * Space.L + 6
        # What is asked goes first: the light at the seat and in the hand says the rest too.
        for part in (self.cards, self.turn):
            more = part.sizeHint().width() + Space.S
            fits = bool(part.text()) and wide + more <= self._room.width()
            part.setVisible(fits)
            wide += more if fits else 0
        wide = min(wide, self._room.width())
        most = self._room.right() + 1 - wide
        left = max(self._room.left(), min(self._middle - wide // 2, most))
        self.setGeometry(left, self._room.top(), wide, self._room.height())

    def _question(self, glance: Glance, prompt: Prompt, *, spoken: bool = False) -> str:
        # In a tournament nobody is told which cards his hand allows.
        if glance.mode is Mode.TOURNAMENT and prompt.phase is Phase.PLAY:
            return self.tr("Play a card.")
        words = glance.words
        if spoken:
            return words.message(prompt.question)
        return words.short_message(prompt.question, self.deck)

    def sentence(self, glance: Glance) -> str:
        """Return what is asked of whom, in words."""
        view = glance.observation
        if glance.caption:
            return glance.caption
        if glance.prompt is not None:
            return self._question(glance, glance.prompt)
        if view.turn is not None:
            waiting = (
                self.tr("The table acts for {player}.")
                if glance.table_acts
                else self.tr("Waiting for: {player}")
            )
            return waiting.format(player=self._who(glance, view.turn))
        if view.phase is Phase.CLOSED:
            return self.tr("The round is closed.")
        if view.play.tricks:
            return self.tr("The hand is over.")
        return self.tr("No hand is being played.")

    def _who(self, glance: Glance, seat: Seat) -> str:
        return glance.names[seat] if seat >= 0 else glance.sheet.ruleset.name

    def retranslate(self) -> None:
        """Say everything anew."""
        if self._glance is not None:
            self.show_glance(self._glance)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the glass."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        paint_glass(painter, box, box.height() / 2, self._theme)
