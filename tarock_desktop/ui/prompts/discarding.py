"""The tray into which cards are laid away."""

from __future__ import annotations

from typing import final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox

from tarock_desktop.cards.cardset import NO_CARDS, CardSet
from tarock_desktop.cards.pack import Card, Suit
from tarock_desktop.table.actions import Discard
from tarock_desktop.table.prompts import Prompt
from tarock_desktop.table.rulings import Mode
from tarock_desktop.ui.game.glance import Glance
from tarock_desktop.ui.prompts.act_prompt import ActPrompt, row
from tarock_desktop.ui.style.widgets import Choice, Text


@final
class DiscardTray(ActPrompt):
    """How many cards are laid away so far, and which."""

    cleared = Signal()
    """All cards are to be taken back."""

    def __init__(self, glance: Glance, prompt: Prompt) -> None:
        super().__init__(glance, prompt)
        if prompt.cards is None:
            raise ValueError("a discard tray needs cards to choose from")
        self._choice = prompt.cards
        self._selected: tuple[Card, ...] = ()
        self._count = Text()
        self._cards = Text("", "muted")
        self.body.addWidget(self._count)
        self.body.addWidget(self._cards)
        must = self._choice.required
        if must:
            listed = ", ".join(self.words.card(card) for card in must)
            self.body.addWidget(
                Text(self.tr("These must be discarded: {cards}").format(cards=listed), "muted")
            )
        self._is_guarded = glance.mode is Mode.GUARD
        how = self.tr("Trumps must be discarded face up.")
        if glance.sheet.names_discards:
            how = self.tr("A trump must be named when it is discarded.")
        self.face_up = QCheckBox(how)
        self.face_up.setChecked(True)
        if not self._is_guarded:
            self.body.addWidget(self.face_up)
        elif self._choice.must_show:
            self.body.addWidget(Text(how, "muted"))
        self.clear_button = Choice(self.tr("Clear"), self.cleared.emit)
        self.discard_button = Choice(self.tr("Discard"), self._discard, primary=True)
        draws = [self.button(option) for option in prompt.options]
        self.first = None
        self.add_glosses(prompt.options)
        self.body.addLayout(row(*draws, self.clear_button, self.discard_button))
        self.select(())

    def select(self, cards: tuple[Card, ...]) -> None:
        """Show *cards* as selected, in this order."""
        self._selected = cards
        self._count.setText(
            self.tr("Selected: {selected} of {count}").format(
                selected=len(cards), count=self._choice.count
            )
        )
        listed = ", ".join(self.words.card(card) for card in cards)
        self._cards.setText(listed or self.tr("Click cards in your hand, or press Space on them."))
        self.clear_button.setEnabled(bool(cards))
        is_enough = len(cards) == self._choice.count
        self.discard_button.setEnabled(is_enough or not self._is_guarded)

    def _discard(self) -> None:
        selected = CardSet.gather(self._selected)
        shown = selected & self._choice.must_show
        if not self._is_guarded:
            shown = selected.of_suit(Suit.TAROCK) if self.face_up.isChecked() else NO_CARDS
        self.choose(Discard(self.prompt.seat, self._selected, shown))
