"""The rules of a sheet on one page, for those who know another one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, final

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from tarock_desktop.texts.catalogue import Translations
from tarock_desktop.texts.comparison import ComparisonWords
from tarock_desktop.texts.render import Words
from tarock_desktop.ui.home.even_grid import EvenGrid
from tarock_desktop.ui.home.screen import Screen
from tarock_desktop.ui.style.flow import FlowLayout
from tarock_desktop.ui.style.item_layout import item_height
from tarock_desktop.ui.style.look import Look
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Choice, Text, clear, raised_card
from tarock_desktop.variants.fact import Fact, Section
from tarock_desktop.variants.loader import load_sheet
from tarock_desktop.variants.rules_card import Named, rules_card

_COLUMNS: Final = 3
_BLOCK: Final = 13
"""Longer lists go on in another block."""
_NARROWEST: Final = 20
"""Width of a column at least, in text units."""
_BETWEEN: Final = " · "


@final
class RulesScreen(Screen):
    """Cards, games, extras and counting of one sheet."""

    played = Signal(str)
    """These rules are wanted."""
    compared = Signal(str)
    left = Signal()

    def __init__(self, look: Look, ruleset: str, translations: Callable[[], Translations]) -> None:
        super().__init__(look)
        self._ruleset, self._translations = ruleset, translations
        self.title = Text("", "big")
        self.play = Choice("", lambda: self.played.emit(ruleset), primary=True)
        self.compare = Choice("", lambda: self.compared.emit(ruleset))
        self.back = Choice("", self.left.emit)
        self.compare.setProperty("role", "felt")
        self.back.setProperty("role", "felt")
        self.panel = raised_card()
        self._blocks = EvenColumns(_COLUMNS, self.panel)
        self._blocks.setContentsMargins(Space.L, Space.L, Space.L, Space.L)
        buttons = FlowLayout(gap=Space.M)
        for button in (self.play, self.compare, self.back):
            buttons.addWidget(button)
        page = QVBoxLayout(self)
        page.setContentsMargins(Space.S, Space.S, Space.S, Space.L)
        page.setSpacing(Space.M)
        page.addWidget(self.title)
        page.addLayout(buttons)
        page.addWidget(self.panel)
        page.addStretch(1)

    def retranslate(self) -> None:
        """Say all texts anew."""
        sheet = load_sheet(self._ruleset, {})
        self.title.setText(sheet.ruleset.name)
        self.play.setText(self.tr("Play by these rules"))
        self.compare.setText(self.tr("Compare with the one I know"))
        self.back.setText(self.tr("Back"))
        clear(self._blocks)
        words = Words(self._translations(), sheet, ())
        said = CardWords(words, ComparisonWords(self._translations(), words, words))
        card = rules_card(sheet)
        self._add(said.section(Section.CARDS), said.facts(card.cards))
        duties = tuple((words.right(rule), "", "") for rule in card.duties)
        self._add(said.section(Section.PLAY), duties)
        self._add(self.tr("Games"), tuple(said.named(card.games)))
        self._add(self.tr("Extras: silent · announced"), tuple(said.named(card.extras)))
        steps = tuple((words.name(step), "", words.gloss(step) or "") for step in card.steps)
        self._add(self.tr("Doubling"), steps)
        self._add(said.section(Section.SCORING), said.facts(card.counting))

    def _add(self, title: str, rows: tuple[tuple[str, str, str], ...]) -> None:
        for start in range(0, len(rows), _BLOCK):
            head = self.tr("{title}, continued").format(title=title) if start else title
            block = Block(head, rows[start : start + _BLOCK], _NARROWEST * self.look.unit)
            self._blocks.addWidget(block)

    def take_focus(self) -> None:
        """Give the focus to the button that plays by the rules."""
        self.play.setFocus()


@final
class CardWords:
    """The rows of the page in words: what it is, what it is worth, what it means."""

    def __init__(self, words: Words, comparison: ComparisonWords) -> None:
        self._words, self._comparison = words, comparison

    def section(self, section: Section) -> str:
        """Return the title of a section."""
        return self._comparison.section(section)

    def facts(self, facts: tuple[Fact, ...]) -> tuple[tuple[str, str, str], ...]:
        """Return the rows of some facts."""
        texts = (self._comparison.fact(fact, self._words) for fact in facts)
        return tuple((text.subject, _BETWEEN.join(text.said.lines), "") for text in texts)

    def named(self, named: tuple[Named, ...]) -> Iterator[tuple[str, str, str]]:
        """Yield the rows of games or extras."""
        for each in named:
            texts = (self._comparison.fact(fact, self._words) for fact in each.worth)
            own = self._words.name(each.name)
            worth = [" ".join(text.said.lines).removeprefix(own).strip() for text in texts]
            yield own, _BETWEEN.join(dict.fromkeys(worth)), self._words.gloss(each.name) or ""


@final
class Block(QWidget):
    """Some rows under a title."""

    def __init__(self, title: str, rows: tuple[tuple[str, str, str], ...], least: int) -> None:
        super().__init__()
        self.setMinimumWidth(least)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, Space.M)
        grid.setHorizontalSpacing(Space.M)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(0, 5)
        grid.setColumnStretch(1, 3)
        line = 0
        if title:
            grid.addWidget(Text(title, "question"), line, 0, 1, 2)
            line += 1
        for name, worth, meaning in rows:
            across = 1 if worth else 2
            grid.addWidget(Text(name, "strong" if meaning else ""), line, 0, 1, across)
            if worth:
                grid.addWidget(Text(worth, "" if meaning else "strong"), line, 1)
            line += 1
            if meaning:
                grid.addWidget(Text(meaning, "muted"), line, 0, 1, 2)
                line += 1


@final
class EvenColumns(EvenGrid):
    """Cells of equal width, in columns about as high as each other."""

    def _lay(self, rect: QRect, *, move: bool) -> int:
        edges = self.contentsMargins()
        rect = rect.marginsRemoved(edges)
        columns = self.columns(rect.width())
        wide = max(1, (rect.width() - (columns - 1) * self._gap) // columns)
        talls = [item_height(item, wide) for item in self._shown()]
        column, foot, lowest = 0, 0, 0
        for item, tall in zip(self._shown(), talls, strict=True):
            if column < columns - 1 and foot and foot + tall / 2 > sum(talls) / columns:
                column, foot = column + 1, 0
            if move:
                left = rect.x() + column * (wide + self._gap)
                item.setGeometry(QRect(left, rect.y() + foot, wide, tall))
            foot += tall
            lowest = max(lowest, foot)
        return lowest + edges.top() + edges.bottom()

    def minimumSize(self) -> QSize:
        """Return the size of the largest cell with the edges around it."""
        return super().minimumSize().grownBy(self.contentsMargins())
