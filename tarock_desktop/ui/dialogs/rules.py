"""The rules of the active sheet: its articles with their gist in our own words."""

from __future__ import annotations

from typing import final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from tarock_desktop.texts.render import Words
from tarock_desktop.ui.style.dialog import CloseBox, Dialog
from tarock_desktop.ui.style.fitting import resize_to_fit
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import Text
from tarock_desktop.variants.schema import Sheet


@final
class RulesDialog(Dialog):
    """A list of articles and the gist of the one that is chosen."""

    def __init__(self, parent: QWidget | None, words: Words, sheet: Sheet, article: str) -> None:
        super().__init__(parent)
        self._words = words
        self.setWindowTitle(self.tr("Rules: {sheet}").format(sheet=sheet.ruleset.name))
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Articles"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setWordWrap(True)
        self.number, self.heading = Text("", "muted"), Text("", "question")
        self.gist = Text()
        self.gist.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        page = QWidget()
        column = QVBoxLayout(page)
        for part in (self.number, self.heading, self.gist):
            column.addWidget(part)
        source = self.tr("In our own words. Rule sheet: {title}").format(title=sheet.ruleset.sheet)
        column.addWidget(Text(source, "muted"))
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(page)
        split = QSplitter()
        split.addWidget(self.list)
        split.addWidget(scroll)
        split.setStretchFactor(0, 2)
        split.setStretchFactor(1, 3)
        split.setChildrenCollapsible(False)
        split.setSizes([250, 350])
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.M, Space.M, Space.M, Space.M)
        layout.addWidget(split, 1)
        layout.addWidget(CloseBox(self))
        self.list.currentItemChanged.connect(self._show)
        self._fill(sheet, article)
        resize_to_fit(self, 620, 440)

    def _fill(self, sheet: Sheet, wanted: str) -> None:
        for name in sheet.articles:
            article = self._words.article(name)
            item = QListWidgetItem(f"{article.number}  {article.title}")
            item.setData(Qt.ItemDataRole.UserRole, name)
            self.list.addItem(item)
            if name == wanted:
                self.list.setCurrentItem(item)
        if self.list.currentItem() is None:
            self.list.setCurrentRow(0)

    def _show(self, item: QListWidgetItem | None) -> None:
        if item is None:
            return
        article = self._words.article(item.data(Qt.ItemDataRole.UserRole))
        number = article.number
        if number.isdecimal():
            number = self.tr("Article {number}").format(number=number)
        self.number.setText(number)
        self.heading.setText(article.title)
        self.gist.setText(article.gist)
