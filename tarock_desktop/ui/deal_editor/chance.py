"""The part of the editor that lets chance deal: wishes, the text that decides, the answer."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import final

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from tarock_desktop.session.deal_draft import Draft
from tarock_desktop.session.deal_wishes import Wish
from tarock_desktop.ui.deal_editor.wishes import WishFields, summary
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Choice, ChoiceBox, Text

_SEEDS = 1_000_000


@final
class ChancePart(QWidget):
    """Asks what chance has to respect, and lets it deal."""

    wished = Signal(int, object)
    """Another `Wish` for a place."""
    fill_wanted = Signal(str)
    """The rest is to be dealt; the text decides the cards."""
    take_back_wanted = Signal()
    """What chance has dealt is to go back."""

    def __init__(self) -> None:
        super().__init__()
        self.title, self._note = Text("", "question"), Text("", "muted")
        self.place = ChoiceBox()
        self.wishes = WishFields()
        self.summary, self.answer = Text("", "muted"), Text("", "warning")
        self._seed_label = Text()
        self.seed = QLineEdit(_new_seed())
        self.seed.setMaxLength(40)
        self.other = Choice("", self._draw_seed)
        self.fill = Choice("", lambda: self.fill_wanted.emit(self.seed.text()))
        self.back = Choice("", self.take_back_wanted.emit)
        self._draft: Draft | None = None
        self._texts = ("", "")
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(Space.S)
        for part in (self.title, self._note, self.place, self.wishes, self.summary):
            box.addWidget(part)
        seeds = QHBoxLayout()
        seeds.setSpacing(Space.S)
        seeds.addWidget(self._seed_label)
        seeds.addWidget(self.seed, 1)
        box.addLayout(seeds)
        for button in (self.fill, self.other, self.back):
            box.addWidget(button)
        box.addWidget(self.answer)
        self.place.currentIndexChanged.connect(self._show_wish)
        self.wishes.changed.connect(self._tell)

    def _tell(self, wish: Wish) -> None:
        self.wished.emit(self.place.currentIndex(), wish)

    def _draw_seed(self) -> None:
        """Let other cards come."""
        self.seed.setText(_new_seed())
        self.fill_wanted.emit(self.seed.text())

    def say_answer(self, sentences: Sequence[str]) -> None:
        """Say why chance has not dealt; nothing: it has."""
        self.answer.setText("\n".join(sentences))
        self.answer.setHidden(not sentences)

    def show_draft(self, draft: Draft, places: Sequence[str]) -> None:
        """Show the wishes of a draft; *places*: names of hands and talon."""
        self._draft = draft
        if [self.place.itemText(at) for at in range(self.place.count())] != list(places):
            chosen = max(0, self.place.currentIndex())
            blocker = QSignalBlocker(self.place)
            self.place.clear()
            self.place.addItems(list(places))
            self.place.setCurrentIndex(min(chosen, len(places) - 1))
            blocker.unblock()
        lines = [
            summary(place, draft.deal.wish(at), self._texts) for at, place in enumerate(places)
        ]
        told = [line for line in lines if line]
        self.summary.setText("\n".join(told))
        self.summary.setHidden(not told)
        self.back.setEnabled(bool(draft.by_chance))
        self.fill.setEnabled(bool(draft.pool or draft.by_chance))
        self.other.setEnabled(self.fill.isEnabled())
        self._show_wish()

    def _show_wish(self) -> None:
        place = self.place.currentIndex()
        if self._draft is not None and 0 <= place <= self._draft.talon:
            self.wishes.show_wish(self._draft.deal.wish(place))

    def say(self, suits: Mapping[str, str]) -> None:
        """Say all texts anew; *suits*: names by letter."""
        self._texts = (self.tr("trumps"), self.tr("points"))
        self.title.setText(self.tr("Chance deals the rest"))
        self._note.setText(
            self.tr(
                "What you placed stays; a gold dot marks it. The same seed gives the same cards."
            )
        )
        self.place.setAccessibleName(self.tr("Wishes for"))
        self._seed_label.setText(self.tr("Seed"))
        self.seed.setAccessibleName(self.tr("Seed"))
        self.fill.setText(self.tr("Deal the rest"))
        self.other.setText(self.tr("Deal with another seed"))
        self.back.setText(self.tr("Take back what chance dealt"))
        self.wishes.say(dict(suits))


def _new_seed() -> str:
    return f"{secrets.randbelow(_SEEDS):06d}"
