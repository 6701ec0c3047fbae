"""The book of rulings of a game, by person, hand and article."""

from __future__ import annotations

from typing import final

from msgspec import Struct
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from tarock_desktop.texts.ruling_texts import RulingText
from tarock_desktop.ui.panels.ruling_lines import RulingLines
from tarock_desktop.ui.style.dialog import CloseBox, Dialog
from tarock_desktop.ui.style.fitting import resize_to_fit
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import ChoiceBox, Text, clear


class PastText(Struct, frozen=True):
    """One ruling of the game, ready to be shown."""

    hand: int
    """Number of the hand, from 1; 0 before the first."""
    person: str
    """Whom it is about; empty: everybody."""
    said: RulingText
    judged: str
    """What a judge decided on it; empty: nothing."""


@final
class RulingsDialog(Dialog):
    """All rulings of a game; three filters leave some of them."""

    article_wanted = Signal(str)

    def __init__(self, parent: QWidget | None, rulings: tuple[PastText, ...]) -> None:
        super().__init__(parent)
        self.setProperty("private", True)
        self.setWindowTitle(self.tr("Book of rulings"))
        self._rulings = rulings
        self.person, self.hand, self.article = ChoiceBox(), ChoiceBox(), ChoiceBox()
        self.list = QListWidget()
        self.list.setWordWrap(True)
        self.list.setSpacing(3)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(self.tr("Rulings"))
        self.count = Text("", "muted")
        self.details = QVBoxLayout()
        self._fill_filters()
        self._build()
        for box in (self.person, self.hand, self.article):
            box.currentIndexChanged.connect(self._filter)
        self.list.currentRowChanged.connect(self._show)
        self._filter()

    def _fill_filters(self) -> None:
        self.person.addItem(self.tr("All players"), None)
        for person in sorted({past.person for past in self._rulings if past.person}):
            self.person.addItem(person, person)
        self.person.setAccessibleName(self.tr("Player"))
        self.hand.addItem(self.tr("All hands"), None)
        for number in sorted({past.hand for past in self._rulings}):
            self.hand.addItem(self.tr("Hand {number}").format(number=number), number)
        self.hand.setAccessibleName(self.tr("Hand"))
        self.article.addItem(self.tr("All articles"), None)
        cited = (article for past in self._rulings for article in past.said.articles)
        articles = {article.id: article.heading for article in cited}
        for article, heading in sorted(articles.items()):
            self.article.addItem(heading, article)
        self.article.setAccessibleName(self.tr("Article"))

    def _build(self) -> None:
        filters = QHBoxLayout()
        for box in (self.person, self.hand, self.article):
            box.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            box.setMinimumContentsLength(10)
            filters.addWidget(box, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.M, Space.M, Space.M, Space.M)
        layout.setSpacing(Space.S)
        layout.addLayout(filters)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.count)
        layout.addLayout(self.details)
        layout.addWidget(CloseBox(self))
        resize_to_fit(self, 640, 560)

    @property
    def shown(self) -> tuple[PastText, ...]:
        """The rulings that the filters leave."""
        person, hand = self.person.currentData(), self.hand.currentData()
        article = self.article.currentData()
        return tuple(
            past
            for past in self._rulings
            if person in (None, past.person)
            and hand in (None, past.hand)
            and article in (None, *(cited.id for cited in past.said.articles))
        )

    def _filter(self) -> None:
        self.list.clear()
        for past in self.shown:
            line = self.tr("Hand {number}: {what}").format(number=past.hand, what=past.said.what)
            self.list.addItem(QListWidgetItem(line))
        self.count.setText(self.tr("%n ruling(s)", None, self.list.count()))
        self.list.setCurrentRow(0)
        self._show()

    def _show(self) -> None:
        """Show the ruling that is chosen in the list."""
        clear(self.details)
        row = self.list.currentRow()
        if not 0 <= row < len(self.shown):
            return
        past = self.shown[row]
        lines = RulingLines(past.said)
        lines.article_wanted.connect(self.article_wanted)
        self.details.addWidget(lines)
        if past.judged:
            self.details.addWidget(Text(past.judged, "legal"))
