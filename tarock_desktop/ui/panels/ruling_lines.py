"""A ruling on screen: what happened, the duty, what follows, the article; the rest on demand."""

from __future__ import annotations

from functools import partial
from typing import final

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtWidgets import QSizePolicy, QToolButton, QVBoxLayout, QWidget

from tarock_desktop.texts.ruling_texts import RulingText
from tarock_desktop.ui.style.tips import set_tip
from tarock_desktop.ui.style.tokens import Space
from tarock_desktop.ui.style.widgets import LineButton, Text


@final
class RulingLines(QWidget):
    """The same lines wherever a ruling is shown."""

    article_wanted = Signal(str)
    """The article whose rule is to be opened."""

    def __init__(
        self, said: RulingText, payments: tuple[str, ...] = (), role: str = "warning"
    ) -> None:
        """Show what is *said*; *payments* tell who pays whom, *role* is that of the first line."""
        super().__init__()
        column = _column(self)
        parts = [(said.what, role), (said.duty, "legal"), (said.follows, "")]
        parts += [(text, "") for text in payments]
        parts.append((said.elsewhere, "muted"))
        for text, look in parts:
            if text:
                column.addWidget(Text(text, look))
        for button in article_buttons(said, self.article_wanted):
            set_tip(button, self.tr("Open the rule"))
            column.addWidget(button)
        self.more_button = QToolButton()
        self.more_button.setText(self.tr("More"))
        self.more_button.setCheckable(True)
        self.more_button.setAutoRaise(True)
        self.more_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.more_button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.more_button.toggled.connect(self._unfold)
        column.addWidget(self.more_button)
        self.more = QWidget()
        inside = _column(self.more)
        for text in said.more:
            inside.addWidget(Text(text, "muted"))
        column.addWidget(self.more)
        self._unfold()

    def _unfold(self) -> None:
        is_open = self.more_button.isChecked()
        self.more.setVisible(is_open)
        arrow = Qt.ArrowType.DownArrow if is_open else Qt.ArrowType.RightArrow
        self.more_button.setArrowType(arrow)


def article_buttons(said: RulingText, wanted: SignalInstance) -> tuple[LineButton, ...]:
    """Return a button for each article that is cited; a click emits its id by *wanted*."""
    return tuple(
        LineButton(article.heading, partial(wanted.emit, article.id)) for article in said.articles
    )


def _column(widget: QWidget) -> QVBoxLayout:
    column = QVBoxLayout(widget)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(Space.XS)
    return column
