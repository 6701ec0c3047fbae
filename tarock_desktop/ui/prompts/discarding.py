"""The tray into which cards are laid away."""

from __future__ import annotations

from typing import Final, final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.cards.pack import Card, Suit
from tarock_desktop.table.actions import Discard
from tarock_desktop.table.prompts import Prompt
from tarock_desktop.table.rulings import Mode
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.prompts.act_prompt import TightPrompt, row
from tarock_desktop.ui.prompts.card_pictures import CardPictures, CardSlots
from tarock_desktop.ui.scene.marks import Mark, mark_icon
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Choice, Text

_BESIDE: Final = 10
"""With less room beside the button, in heights of a line, the hint is a line of its own."""


@final
class DiscardTray(TightPrompt):
    """Which cards are laid away so far, as pictures, and how many are wanted."""

    cleared = Signal()
    """All cards are to be taken back."""
    taken_back = Signal(object)
    """One card is to be taken back."""

    def __init__(self, glance: Glance, prompt: Prompt, pictures: CardPictures) -> None:
        super().__init__(glance, prompt)
        if prompt.cards is None:
            raise ValueError("a discard tray needs cards to choose from")
        self._choice = prompt.cards
        self._selected: tuple[Card, ...] = ()
        if self._choice.required:
            self.body.addWidget(Text(self._must(), "muted"))
        self.slots = CardSlots(pictures, self._choice.count)
        self.slots.taken_back.connect(self.taken_back)
        self._told = QVBoxLayout()
        self._told.setSpacing(Space.S)
        self.parts.addWidget(self.slots, 1)
        self.parts.addLayout(self._told, 1)
        self.body.addLayout(self.parts)
        self._is_guarded = glance.mode is Mode.GUARD
        self.face_up = QCheckBox(self._how())
        self.face_up.setChecked(True)
        if not self._is_guarded:
            self._told.addWidget(self.face_up)
        elif self._choice.must_show:
            self._told.addWidget(Text(self._how(), "muted"))
        self._wide = 0
        self._count, self._hint = Text("", "strong"), Text("", "muted")
        self._count.setWordWrap(False)
        self.clear_button = Choice(self.tr("Clear"), self.cleared.emit)
        self.discard_button = Choice("", self._discard, primary=True)
        draws = [self.button(option) for option in prompt.options]
        self.first = None
        self._row = row(*draws, self.clear_button, self.discard_button, stretch=False)
        self._row.insertWidget(0, self._count)
        self._row.insertWidget(1, self._hint, 1)
        self._is_apart = False
        """Whether the hint is a line of its own."""
        if glance.observation.taken(prompt.seat):
            self._add_legend(pictures)
        self._told.addLayout(self._row)
        self.spare.append(self._hint)
        self.select(())

    def _must(self) -> str:
        """Return which cards have to be discarded."""
        listed = ", ".join(self.words.card(card) for card in self._choice.required)
        return self.tr("These must be discarded: {cards}").format(cards=listed)

    def _how(self) -> str:
        """Return how a trump is discarded."""
        if self.glance.sheet.names_discards:
            return self.tr("A trump must be named when it is discarded.")
        return self.tr("Trumps must be discarded face up.")

    def width_for(self, widest: int) -> int:
        """Ask for as much as the longest line took so far: it stays while cards are chosen."""
        beside = self._count.sizeHint().width() + self.discard_button.sizeHint().width()
        self._place_hint(apart=widest - beside < _BESIDE * self.fontMetrics().height())
        self._wide = max(self._wide, super().width_for(widest))
        return min(widest, self._wide)

    def _place_hint(self, *, apart: bool) -> None:
        """Say the hint between count and button, or above them."""
        if apart is self._is_apart:
            return
        self._is_apart = apart
        if apart:
            self._row.removeWidget(self._hint)
            self._told.insertWidget(self._told.indexOf(self._row), self._hint)
        else:
            self._told.removeWidget(self._hint)
            self._row.insertWidget(1, self._hint, 1)
        self._row.setStretchFactor(self._count, 1 if apart else 0)
        self.select(self._selected)

    def _add_legend(self, pictures: CardPictures) -> None:
        """Say what the sign on some cards of the hand means."""
        legend, sign = QWidget(), QLabel()
        line = QHBoxLayout(legend)
        line.setContentsMargins(0, 0, 0, 0)
        side = self.fontMetrics().height()
        sign.setPixmap(mark_icon(Mark.TALON, pictures.theme()).pixmap(side, side))
        line.addStretch(1)
        line.addWidget(sign)
        line.addWidget(Text(self.tr("from the talon"), "muted"))
        line.addStretch(1)
        self._told.addWidget(legend)
        self.spare.append(legend)

    def select(self, cards: tuple[Card, ...]) -> None:
        """Show *cards* as selected, in this order."""
        self._selected = cards
        count = self._choice.count
        self.slots.hold(cards)
        self.slots.setAccessibleName(", ".join(self.words.card(card) for card in cards))
        self._count.setText(
            self.tr("{selected} of {count}").format(selected=len(cards), count=count)
        )
        hint = self.tr("Click cards in your hand, or press Space on them.")
        self._hint.setText("" if cards and not self._is_apart else hint)
        self.clear_button.setVisible(bool(cards))
        missing = max(0, count - len(cards))
        is_waiting = missing > 0 and self._is_guarded
        self.discard_button.setText(
            self.tr("Discard: %n more", None, missing) if is_waiting else self.tr("Discard")
        )
        self.discard_button.setEnabled(len(cards) == count or not self._is_guarded)
        self.give_letters()

    def _discard(self) -> None:
        selected = CardSet.gather(self._selected)
        shown = selected & self._choice.must_show
        if not self._is_guarded:
            shown = selected.of_suit(Suit.TAROCK) if self.face_up.isChecked() else NO_CARDS
        self.choose(Discard(self.prompt.seat, self._selected, shown))
